// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var Se=Object.create;var X=Object.defineProperty;var Ee=Object.getOwnPropertyDescriptor;var ke=Object.getOwnPropertyNames;var ze=Object.getPrototypeOf,$e=Object.prototype.hasOwnProperty;var Be=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}};var Fe=(r,i,d,m)=>{if(i&&typeof i=="object"||typeof i=="function")for(let y of ke(i))!$e.call(r,y)&&y!==d&&X(r,y,{get:()=>i[y],
enumerable:!(m=Ee(i,y))||m.enumerable});return r};var Oe=(r,i,d)=>(d=r!=null?Se(ze(r)):{},Fe(i||!r||!r.__esModule?X(d,"default",{value:r,enumerable:!0}):d,r));var Z=Be(q=>{"use strict";Object.defineProperty(q,"__esModule",{value:!0});q.formatNames=q.fastFormats=q.fullFormats=void 0;
function b(r,i){return{validate:r,compare:i}}q.fullFormats={date:b(V,M),time:b(D(!0),h),"date-time":b(L(!0),W),"iso-time":b(
D(),H),"iso-date-time":b(L(),Q),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri:Ve,
"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Pe,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:He,int32:{type:"number",validate:Ze},int64:{type:"number",validate:Ye},float:{type:"number",validate:K},double:{type:"\
number",validate:K},password:!0,binary:!0};q.fastFormats={...q.fullFormats,date:b(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,M),time:b(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,h),"date-time":b(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
W),"iso-time":b(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,H),"iso-date-time":b(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Q),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
q.formatNames=Object.keys(q.fullFormats);function Ge(r){return r%4===0&&(r%100!==0||r%400===0)}var Xe=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
Le=[0,31,28,31,30,31,30,31,31,30,31,30,31];function V(r){let i=Xe.exec(r);if(!i)return!1;let d=+i[1],m=+i[2],y=+i[3];return m>=
1&&m<=12&&y>=1&&y<=(m===2&&Ge(d)?29:Le[m])}function M(r,i){if(r&&i)return r>i?1:r<i?-1:0}var j=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function D(r){return function(d){let m=j.exec(d);if(!m)return!1;let y=+m[1],e=+m[2],t=+m[3],p=m[4],o=m[5]==="-"?-1:1,s=+(m[6]||
0),u=+(m[7]||0);if(s>23||u>59||r&&!p)return!1;if(y<=23&&e<=59&&t<60)return!0;let a=e-u*o,c=y-s*o-(a<0?1:0);return(c===23||
c===-1)&&(a===59||a===-1)&&t<61}}function h(r,i){if(!(r&&i))return;let d=new Date("2020-01-01T"+r).valueOf(),m=new Date(
"2020-01-01T"+i).valueOf();if(d&&m)return d-m}function H(r,i){if(!(r&&i))return;let d=j.exec(r),m=j.exec(i);if(d&&m)return r=
d[1]+d[2]+d[3],i=m[1]+m[2]+m[3],r>i?1:r<i?-1:0}var x=/t|\s/i;function L(r){let i=D(r);return function(m){let y=m.split(x);
return y.length===2&&V(y[0])&&i(y[1])}}function W(r,i){if(!(r&&i))return;let d=new Date(r).valueOf(),m=new Date(i).valueOf();
if(d&&m)return d-m}function Q(r,i){if(!(r&&i))return;let[d,m]=r.split(x),[y,e]=i.split(x),t=M(d,y);if(t!==void 0)return t||
h(m,e)}var Ue=/\/|:/,Ke=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ve(r){return Ue.test(r)&&Ke.test(r)}var U=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function He(r){return U.lastIndex=0,U.test(r)}var We=-(2**31),Qe=2**31-1;function Ze(r){return Number.isInteger(r)&&r<=Qe&&
r>=We}function Ye(r){return Number.isInteger(r)}function K(){return!0}var Je=/[^\\]\\Z/;function Pe(r){if(Je.test(r))return!1;
try{return new RegExp(r),!0}catch{return!1}}});var S=Oe(Z(),1),er=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,rr=(()=>{let[r,i,d]=["(0[1-9]|1[0-2])","\
(0[1-9]|[12]\\d|3[01])","W(0[1-9]|[1-4]\\d|5[0-3])"],[m,y,e]=["([01]\\d|2[0-4])","[0-5]\\d","([0-5]\\d|60)([.,]\\d+)?"],
t=`(Z|[+-]${m}(:?${y})?)?`,p=`(${r}(-${i})?|${d}-[1-7]|[0-3]\\d\\d)(T${m}(:${y}(:${e})?)?${t})?`,o=`(${r}${i}|${d}[1-7]|\
[0-3]\\d\\d)(T${m}(${y}(${e})?)?${t})?`;return new RegExp(`^\\d{4}(-${p}|${o})$`)})(),tr=S.fullFormats["date-time"],T={...S.fullFormats,
"date-time":r=>er.test(r)&&tr.validate(r),"iso-8601":rr};var f=P;function P(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){r.message===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"message"}),t++);for(let p in r)
p!=="message"&&(e=n(e,i,"#/additionalProperties","additionalProperties",{additionalProperty:p}),t++);r.message!==void 0&&
typeof r.message!="string"&&(e=n(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++)}else e=n(e,i,"#\
/type","type",{type:"object"}),t++;return P.errors=e,t===0}var ir=re;var ee={type:"string",enum:["apex","subdomain"]};var v=T["date-time"];function re(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"id"}),
t++),r.projectId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"projectId"}),t++),r.domain===void 0&&(e=n(
e,i,"#/required","required",{missingProperty:"domain"}),t++),r.domainType===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
domainType"}),t++),r.region===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"region"}),t++),r.dnsRecordName===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"dnsRecordName"}),t++),r.dnsRecordType===void 0&&(e=n(e,i,"#/r\
equired","required",{missingProperty:"dnsRecordType"}),t++),r.dnsRecordValue===void 0&&(e=n(e,i,"#/required","required",
{missingProperty:"dnsRecordValue"}),t++),r.validationStatus===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
validationStatus"}),t++),r.createdAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"createdAt"}),t++),r.updatedAt===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"updatedAt"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=n(
e,i+"/id","#/properties/id/type","type",{type:"string"}),t++),r.projectId!==void 0&&typeof r.projectId!="string"&&(e=n(e,
i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"string"}),t++),r.domain!==void 0&&typeof r.domain!="s\
tring"&&(e=n(e,i+"/domain","#/properties/domain/type","type",{type:"string"}),t++),r.domainType!==void 0){let p=r.domainType;
typeof p!="string"&&(e=n(e,i+"/domainType","#/components/schemas/DomainType/type","type",{type:"string"}),t++),p==="apex"||
p==="subdomain"||(e=n(e,i+"/domainType","#/components/schemas/DomainType/enum","enum",{allowedValues:ee.enum}),t++)}if(r.
region!==void 0&&typeof r.region!="string"&&(e=n(e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),
t++),r.dnsRecordName!==void 0&&typeof r.dnsRecordName!="string"&&(e=n(e,i+"/dnsRecordName","#/properties/dnsRecordName/t\
ype","type",{type:"string"}),t++),r.dnsRecordType!==void 0&&typeof r.dnsRecordType!="string"&&(e=n(e,i+"/dnsRecordType",
"#/properties/dnsRecordType/type","type",{type:"string"}),t++),r.dnsRecordValue!==void 0&&typeof r.dnsRecordValue!="stri\
ng"&&(e=n(e,i+"/dnsRecordValue","#/properties/dnsRecordValue/type","type",{type:"string"}),t++),r.validationStatus!==void 0&&
typeof r.validationStatus!="string"&&(e=n(e,i+"/validationStatus","#/properties/validationStatus/type","type",{type:"str\
ing"}),t++),r.createdAt!==void 0){let p=r.createdAt;typeof p=="string"?v(p)||(e=n(e,i+"/createdAt","#/properties/created\
At/format","format",{format:"date-time"}),t++):(e=n(e,i+"/createdAt","#/properties/createdAt/type","type",{type:"string"}),
t++)}if(r.updatedAt!==void 0){let p=r.updatedAt;typeof p=="string"?v(p)||(e=n(e,i+"/updatedAt","#/properties/updatedAt/f\
ormat","format",{format:"date-time"}),t++):(e=n(e,i+"/updatedAt","#/properties/updatedAt/type","type",{type:"string"}),t++)}}else
e=n(e,i,"#/type","type",{type:"object"}),t++;return re.errors=e,t===0}var nr=te;function R(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"id"}),t++),r.name===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"name"}),t++),r.description===void 0&&(e=n(e,i,"#/required","required",
{missingProperty:"description"}),t++),r.createdAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"createdAt"}),
t++),r.expiresAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"expiresAt"}),t++),r.status===void 0&&(e=n(
e,i,"#/required","required",{missingProperty:"status"}),t++),r.projectId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
projectId"}),t++),r.source===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"source"}),t++),r.id!==void 0&&typeof r.
id!="string"&&(e=n(e,i+"/id","#/properties/id/type","type",{type:"string"}),t++),r.name!==void 0&&typeof r.name!="string"&&
(e=n(e,i+"/name","#/properties/name/type","type",{type:"string"}),t++),r.description!==void 0&&typeof r.description!="st\
ring"&&(e=n(e,i+"/description","#/properties/description/type","type",{type:"string"}),t++),r.createdAt!==void 0){let o=r.
createdAt;typeof o=="string"?v(o)||(e=n(e,i+"/createdAt","#/properties/createdAt/format","format",{format:"date-time"}),
t++):(e=n(e,i+"/createdAt","#/properties/createdAt/type","type",{type:"string"}),t++)}if(r.expiresAt!==void 0){let o=r.expiresAt,
s=t,u=!1,a=t;typeof o=="string"?v(o)||(e=n(e,i+"/expiresAt","#/properties/expiresAt/anyOf/0/format","format",{format:"da\
te-time"}),t++):(e=n(e,i+"/expiresAt","#/properties/expiresAt/anyOf/0/type","type",{type:"string"}),t++);var p=a===t;if(u=
u||p,!u){let c=t;typeof o!="string"&&(e=n(e,i+"/expiresAt","#/properties/expiresAt/anyOf/1/type","type",{type:"string"}),
t++),o!=="never"&&(e=n(e,i+"/expiresAt","#/properties/expiresAt/anyOf/1/const","const",{allowedValue:"never"}),t++);var p=c===
t;u=u||p}u?(t=s,e!==null&&(s?e.length=s:e=null)):(e=n(e,i+"/expiresAt","#/properties/expiresAt/anyOf","anyOf",{}),t++)}r.
status!==void 0&&typeof r.status!="string"&&(e=n(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++),r.
projectId!==void 0&&typeof r.projectId!="string"&&(e=n(e,i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"\
string"}),t++),r.source!==void 0&&typeof r.source!="string"&&(e=n(e,i+"/source","#/properties/source/type","type",{type:"\
string"}),t++)}else e=n(e,i,"#/type","type",{type:"object"}),t++;return R.errors=e,t===0}function k(r,{instancePath:i="",
parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(R(r,{instancePath:i,parentData:d,parentDataProperty:m,
rootData:y})||(e=g(e,R.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.apiKey===void 0&&(e=n(e,i,"#/r\
equired","required",{missingProperty:"apiKey"}),t++),r.updatedAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
updatedAt"}),t++),r.apiKey!==void 0&&typeof r.apiKey!="string"&&(e=n(e,i+"/apiKey","#/properties/apiKey/type","type",{type:"\
string"}),t++),r.principalId!==void 0&&typeof r.principalId!="string"&&(e=n(e,i+"/principalId","#/properties/principalId\
/type","type",{type:"string"}),t++),r.updatedAt!==void 0){let p=r.updatedAt;typeof p=="string"?v(p)||(e=n(e,i+"/updatedA\
t","#/properties/updatedAt/format","format",{format:"date-time"}),t++):(e=n(e,i+"/updatedAt","#/properties/updatedAt/typ\
e","type",{type:"string"}),t++)}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return k.errors=e,t===0}function te(r,{
instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){let p=r.length;
for(let o=0;o<p;o++)k(r[o],{instancePath:i+"/"+o,parentData:r,parentDataProperty:o,rootData:y})||(e=g(e,k.errors),t=e.length)}else
e=n(e,i,"#/type","type",{type:"array"}),t++;return te.errors=e,t===0}var Y=ie;function ie(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.message===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"message"}),t++),r.message!==
void 0&&typeof r.message!="string"&&(e=n(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++)):(e=n(e,
i,"#/type","type",{type:"object"}),t++),ie.errors=e,t===0}var or=ne;function z(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return R(r,{instancePath:i,
parentData:d,parentDataProperty:m,rootData:y})||(e=g(e,R.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?(r.
principalId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"principalId"}),t++),r.principalId!==void 0&&typeof r.
principalId!="string"&&(e=n(e,i+"/principalId","#/properties/principalId/type","type",{type:"string"}),t++)):(e=n(e,i,"#\
/type","type",{type:"object"}),t++),z.errors=e,t===0}function ne(r,{instancePath:i="",parentData:d,parentDataProperty:m,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.keys===void 0&&(e=n(e,i,"#/required",
"required",{missingProperty:"keys"}),t++),r.keys!==void 0){let p=r.keys;if(Array.isArray(p)){let o=p.length;for(let s=0;s<
o;s++)z(p[s],{instancePath:i+"/keys/"+s,parentData:p,parentDataProperty:s,rootData:y})||(e=g(e,z.errors),t=e.length)}else
e=n(e,i+"/keys","#/properties/keys/type","type",{type:"array"}),t++}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return ne.
errors=e,t===0}var pr=oe;var A={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/co\
mponents/schemas/ComputeType"}},{$ref:"#/components/schemas/ComputeType"}]},computeTier:{type:"string",enum:["interrupti\
ble","protected"]},containerRuntime:{type:"string",enum:["v1","v2"]},cooldownPeriodSeconds:{type:"integer",minimum:1,maximum:3600},
cpu:{$ref:"#/components/schemas/Cpu"},deploymentInitializationTimeout:{type:"integer",minimum:60,maximum:900},disableAuth:{
type:"boolean"},entrypoint:{type:"array",items:{type:"string"}},evaluationIntervalSeconds:{type:"integer",minimum:6,maximum:300},
gpuCount:{$ref:"#/components/schemas/GpuCount"},healthcheckEndpoint:{type:"string"},loadBalancingAlgorithm:{type:"string",
enum:["round-robin","first-available","min-connections","random-choice-2"]},maxReplicaCount:{type:"integer",minimum:1,maximum:2e3},
memory:{$ref:"#/components/schemas/Memory"},minReplicaCount:{type:"integer",minimum:0,maximum:2e3},port:{type:"integer",
minimum:0,maximum:65535},readycheckEndpoint:{type:"string"},replicaConcurrency:{type:"integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{
type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{type:"integer",minimum:1,maximum:21600},runtime:{type:"\
string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},scalingMetric:{type:"string",enum:["cpu_utili\
zation","memory_utilization","requests_per_second","concurrency_utilization"]},scalingTarget:{type:"number",exclusiveMinimum:0}}},
N={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function $(r,{instancePath:i="",parentData:d,parentDataProperty:m,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.service_toml!==void 0&&typeof r.service_toml!=
"string"&&(e=n(e,i+"/service_toml","#/properties/service_toml/type","type",{type:"string"}),t++),r.compute!==void 0){let o=r.
compute,s=t,u=!1,a=null,c=t;if(Array.isArray(o)){o.length>5&&(e=n(e,i+"/compute","#/properties/compute/oneOf/0/maxItems",
"maxItems",{limit:5}),t++);let w=o.length;for(let _=0;_<w;_++){let l=o[_];typeof l!="string"&&(e=n(e,i+"/compute/"+_,"#/\
components/schemas/ComputeType/type","type",{type:"string"}),t++),l==="ADA_L4"||l==="ADA_L40"||l==="AMPERE_A10"||l==="AM\
PERE_A100_40GB"||l==="AMPERE_A100_80GB"||l==="HOPPER_H100"||l==="HOPPER_H200"||l==="BLACKWELL_B200"||l==="BLACKWELL_RTX6\
000"||l==="CPU"||l==="INF2"||l==="TRN1"||l==="TURING_T4"||(e=n(e,i+"/compute/"+_,"#/components/schemas/ComputeType/enum",
"enum",{allowedValues:N.enum}),t++)}}else e=n(e,i+"/compute","#/properties/compute/oneOf/0/type","type",{type:"array"}),
t++;var p=c===t;p&&(u=!0,a=0);let I=t;typeof o!="string"&&(e=n(e,i+"/compute","#/components/schemas/ComputeType/type","t\
ype",{type:"string"}),t++),o==="ADA_L4"||o==="ADA_L40"||o==="AMPERE_A10"||o==="AMPERE_A100_40GB"||o==="AMPERE_A100_80GB"||
o==="HOPPER_H100"||o==="HOPPER_H200"||o==="BLACKWELL_B200"||o==="BLACKWELL_RTX6000"||o==="CPU"||o==="INF2"||o==="TRN1"||
o==="TURING_T4"||(e=n(e,i+"/compute","#/components/schemas/ComputeType/enum","enum",{allowedValues:N.enum}),t++);var p=I===
t;p&&u?(u=!1,a=[a,1]):p&&(u=!0,a=1),u?(t=s,e!==null&&(s?e.length=s:e=null)):(e=n(e,i+"/compute","#/properties/compute/on\
eOf","oneOf",{passingSchemas:a}),t++)}if(r.computeTier!==void 0){let o=r.computeTier;typeof o!="string"&&(e=n(e,i+"/comp\
uteTier","#/properties/computeTier/type","type",{type:"string"}),t++),o==="interruptible"||o==="protected"||(e=n(e,i+"/c\
omputeTier","#/properties/computeTier/enum","enum",{allowedValues:A.properties.computeTier.enum}),t++)}if(r.containerRuntime!==
void 0){let o=r.containerRuntime;typeof o!="string"&&(e=n(e,i+"/containerRuntime","#/properties/containerRuntime/type","\
type",{type:"string"}),t++),o==="v1"||o==="v2"||(e=n(e,i+"/containerRuntime","#/properties/containerRuntime/enum","enum",
{allowedValues:A.properties.containerRuntime.enum}),t++)}if(r.cooldownPeriodSeconds!==void 0){let o=r.cooldownPeriodSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSecond\
s/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>3600||isNaN(o))&&(e=n(e,i+"/cooldownPeriodSec\
onds","#/properties/cooldownPeriodSeconds/maximum","maximum",{comparison:"<=",limit:3600}),t++),(o<1||isNaN(o))&&(e=n(e,
i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.
cpu!==void 0&&typeof r.cpu!="string"&&(e=n(e,i+"/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),t++),r.deploymentInitializationTimeout!==
void 0){let o=r.deploymentInitializationTimeout;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/deploymen\
tInitializationTimeout","#/properties/deploymentInitializationTimeout/type","type",{type:"integer"}),t++),typeof o=="num\
ber"&&isFinite(o)&&((o>900||isNaN(o))&&(e=n(e,i+"/deploymentInitializationTimeout","#/properties/deploymentInitializatio\
nTimeout/maximum","maximum",{comparison:"<=",limit:900}),t++),(o<60||isNaN(o))&&(e=n(e,i+"/deploymentInitializationTimeo\
ut","#/properties/deploymentInitializationTimeout/minimum","minimum",{comparison:">=",limit:60}),t++))}if(r.disableAuth!==
void 0&&typeof r.disableAuth!="boolean"&&(e=n(e,i+"/disableAuth","#/properties/disableAuth/type","type",{type:"boolean"}),
t++),r.entrypoint!==void 0){let o=r.entrypoint;if(Array.isArray(o)){let s=o.length;for(let u=0;u<s;u++)typeof o[u]!="str\
ing"&&(e=n(e,i+"/entrypoint/"+u,"#/properties/entrypoint/items/type","type",{type:"string"}),t++)}else e=n(e,i+"/entrypo\
int","#/properties/entrypoint/type","type",{type:"array"}),t++}if(r.evaluationIntervalSeconds!==void 0){let o=r.evaluationIntervalSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/evaluationIntervalSeconds","#/properties/evaluationInterv\
alSeconds/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>300||isNaN(o))&&(e=n(e,i+"/evaluation\
IntervalSeconds","#/properties/evaluationIntervalSeconds/maximum","maximum",{comparison:"<=",limit:300}),t++),(o<6||isNaN(
o))&&(e=n(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/minimum","minimum",{comparison:">=",limit:6}),
t++))}if(r.gpuCount!==void 0){let o=r.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/gpuCount",
"#/components/schemas/GpuCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>8||isNaN(o))&&(e=
n(e,i+"/gpuCount","#/components/schemas/GpuCount/maximum","maximum",{comparison:"<=",limit:8}),t++),(o<0||isNaN(o))&&(e=
n(e,i+"/gpuCount","#/components/schemas/GpuCount/minimum","minimum",{comparison:">=",limit:0}),t++))}if(r.healthcheckEndpoint!==
void 0&&typeof r.healthcheckEndpoint!="string"&&(e=n(e,i+"/healthcheckEndpoint","#/properties/healthcheckEndpoint/type",
"type",{type:"string"}),t++),r.loadBalancingAlgorithm!==void 0){let o=r.loadBalancingAlgorithm;typeof o!="string"&&(e=n(
e,i+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/type","type",{type:"string"}),t++),o==="round-robin"||
o==="first-available"||o==="min-connections"||o==="random-choice-2"||(e=n(e,i+"/loadBalancingAlgorithm","#/properties/lo\
adBalancingAlgorithm/enum","enum",{allowedValues:A.properties.loadBalancingAlgorithm.enum}),t++)}if(r.maxReplicaCount!==
void 0){let o=r.maxReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/maxReplicaCount","#/prope\
rties/maxReplicaCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=n(e,i+
"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),t++),(o<1||isNaN(o))&&(e=
n(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.memory!==
void 0&&typeof r.memory!="string"&&(e=n(e,i+"/memory","#/components/schemas/Memory/type","type",{type:"string"}),t++),r.
minReplicaCount!==void 0){let o=r.minReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/minRepl\
icaCount","#/properties/minReplicaCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(
o))&&(e=n(e,i+"/minReplicaCount","#/properties/minReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),t++),(o<0||
isNaN(o))&&(e=n(e,i+"/minReplicaCount","#/properties/minReplicaCount/minimum","minimum",{comparison:">=",limit:0}),t++))}
if(r.port!==void 0){let o=r.port;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/port","#/properties/port\
/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>65535||isNaN(o))&&(e=n(e,i+"/port","#/properti\
es/port/maximum","maximum",{comparison:"<=",limit:65535}),t++),(o<0||isNaN(o))&&(e=n(e,i+"/port","#/properties/port/mini\
mum","minimum",{comparison:">=",limit:0}),t++))}if(r.readycheckEndpoint!==void 0&&typeof r.readycheckEndpoint!="string"&&
(e=n(e,i+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","type",{type:"string"}),t++),r.replicaConcurrency!==
void 0){let o=r.replicaConcurrency;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/replicaConcurrency","#\
/properties/replicaConcurrency/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>1e6||isNaN(o))&&
(e=n(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","maximum",{comparison:"<=",limit:1e6}),t++),(o<
1||isNaN(o))&&(e=n(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/minimum","minimum",{comparison:">=",limit:1}),
t++))}if(r.responseGracePeriodSeconds!==void 0){let o=r.responseGracePeriodSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=n(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/type","type",{type:"integer"}),
t++),typeof o=="number"&&isFinite(o)&&((o>43200||isNaN(o))&&(e=n(e,i+"/responseGracePeriodSeconds","#/properties/respons\
eGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),t++),(o<16||isNaN(o))&&(e=n(e,i+"/responseGracePer\
iodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:">=",limit:16}),t++))}if(r.rollOutDurationSeconds!==
void 0){let o=r.rollOutDurationSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/rollOutDurationSec\
onds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>21600||
isNaN(o))&&(e=n(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/maximum","maximum",{comparison:"<=",limit:21600}),
t++),(o<1||isNaN(o))&&(e=n(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:"\
>=",limit:1}),t++))}if(r.runtime!==void 0){let o=r.runtime;typeof o!="string"&&(e=n(e,i+"/runtime","#/properties/runtime\
/type","type",{type:"string"}),t++),o==="cortex"||o==="custom"||(e=n(e,i+"/runtime","#/properties/runtime/enum","enum",{
allowedValues:A.properties.runtime.enum}),t++)}if(r.scalingBuffer!==void 0){let o=r.scalingBuffer;typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/scalingBuffer","#/properties/scalingBuffer/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=n(e,i+"/scalingBuffer","#/properties/scalingBuffer/minimum","minimum",{comparison:"\
>=",limit:0}),t++)}if(r.scalingMetric!==void 0){let o=r.scalingMetric;typeof o!="string"&&(e=n(e,i+"/scalingMetric","#/p\
roperties/scalingMetric/type","type",{type:"string"}),t++),o==="cpu_utilization"||o==="memory_utilization"||o==="request\
s_per_second"||o==="concurrency_utilization"||(e=n(e,i+"/scalingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:A.
properties.scalingMetric.enum}),t++)}if(r.scalingTarget!==void 0){let o=r.scalingTarget;typeof o=="number"&&isFinite(o)?
(o<=0||isNaN(o))&&(e=n(e,i+"/scalingTarget","#/properties/scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:"\
>",limit:0}),t++):(e=n(e,i+"/scalingTarget","#/properties/scalingTarget/type","type",{type:"number"}),t++)}}else e=n(e,i,
"#/type","type",{type:"object"}),t++;return $.errors=e,t===0}function B(r,{instancePath:i="",parentData:d,parentDataProperty:m,
rootData:y=r}={}){let e=null,t=0;if($(r,{instancePath:i,parentData:d,parentDataProperty:m,rootData:y})||(e=g(e,$.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.appId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
appId"}),t++),r.projectId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"projectId"}),t++),r.hardware===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"hardware"}),t++),r.region===void 0&&(e=n(e,i,"#/required","required",
{missingProperty:"region"}),t++),r.cpu===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"cpu"}),t++),r.memory===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"memory"}),t++),r.gpuCount===void 0&&(e=n(e,i,"#/required","re\
quired",{missingProperty:"gpuCount"}),t++),r.appId!==void 0&&typeof r.appId!="string"&&(e=n(e,i+"/appId","#/properties/a\
ppId/type","type",{type:"string"}),t++),r.projectId!==void 0&&typeof r.projectId!="string"&&(e=n(e,i+"/projectId","#/com\
ponents/schemas/ProjectId/type","type",{type:"string"}),t++),r.hardware!==void 0&&typeof r.hardware!="string"&&(e=n(e,i+
"/hardware","#/properties/hardware/type","type",{type:"string"}),t++),r.region!==void 0&&typeof r.region!="string"&&(e=n(
e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),t++),r.cpu!==void 0&&typeof r.cpu!="string"&&(e=
n(e,i+"/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),t++),r.memory!==void 0&&typeof r.memory!="string"&&
(e=n(e,i+"/memory","#/components/schemas/Memory/type","type",{type:"string"}),t++),r.gpuCount!==void 0){let p=r.gpuCount;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"\
integer"}),t++),typeof p=="number"&&isFinite(p)&&((p>8||isNaN(p))&&(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
aximum","maximum",{comparison:"<=",limit:8}),t++),(p<0||isNaN(p))&&(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
inimum","minimum",{comparison:">=",limit:0}),t++))}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return B.errors=e,
t===0}var sr=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function oe(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.app===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"app"}),t++),r.message===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"message"}),t++),r.self===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
self"}),t++),r.success===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"success"}),t++),r.app!==void 0&&(B(r.
app,{instancePath:i+"/app",parentData:r,parentDataProperty:"app",rootData:y})||(e=g(e,B.errors),t=e.length)),r.message!==
void 0&&typeof r.message!="string"&&(e=n(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++),r.self!==
void 0){let p=r.self;typeof p=="string"?sr.test(p)||(e=n(e,i+"/self","#/properties/self/format","format",{format:"uri-re\
ference"}),t++):(e=n(e,i+"/self","#/properties/self/type","type",{type:"string"}),t++)}r.success!==void 0&&typeof r.success!=
"boolean"&&(e=n(e,i+"/success","#/properties/success/type","type",{type:"boolean"}),t++)}else e=n(e,i,"#/type","type",{type:"\
object"}),t++;return oe.errors=e,t===0}var ur=pe;function pe(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.digest===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"digest"}),t++),r.status===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"status"}),t++),r.digest!==void 0&&typeof r.digest!="string"&&
(e=n(e,i+"/digest","#/properties/digest/type","type",{type:"string"}),t++),r.status!==void 0&&typeof r.status!="string"&&
(e=n(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++)):(e=n(e,i,"#/type","type",{type:"object"}),t++),
pe.errors=e,t===0}var mr=ue;var se=T.uri;function ue(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.download_url===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"download_url"}),
t++),r.download_url!==void 0){let p=r.download_url;typeof p=="string"?se(p)||(e=n(e,i+"/download_url","#/properties/down\
load_url/format","format",{format:"uri"}),t++):(e=n(e,i+"/download_url","#/properties/download_url/type","type",{type:"s\
tring"}),t++)}if(r.compressed_size!==void 0){let p=r.compressed_size;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||
(e=n(e,i+"/compressed_size","#/properties/compressed_size/type","type",{type:"integer"}),t++)}if(r.compression_method!==
void 0){let p=r.compression_method;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/compression_method","#\
/properties/compression_method/type","type",{type:"integer"}),t++)}if(r.data_offset!==void 0){let p=r.data_offset;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/data_offset","#/properties/data_offset/type","type",{type:"integer"}),
t++)}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return ue.errors=e,t===0}var dr=me;function me(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r==
"object"&&!Array.isArray(r)?(r.app_id===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"app_id"}),t++),r.build_id===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"build_id"}),t++),r.project_id===void 0&&(e=n(e,i,"#/required",
"required",{missingProperty:"project_id"}),t++),r.status===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"st\
atus"}),t++),r.logs===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"logs"}),t++),r.app_id!==void 0&&typeof r.
app_id!="string"&&(e=n(e,i+"/app_id","#/properties/app_id/type","type",{type:"string"}),t++),r.build_id!==void 0&&typeof r.
build_id!="string"&&(e=n(e,i+"/build_id","#/properties/build_id/type","type",{type:"string"}),t++),r.project_id!==void 0&&
typeof r.project_id!="string"&&(e=n(e,i+"/project_id","#/properties/project_id/type","type",{type:"string"}),t++),r.status!==
void 0&&typeof r.status!="string"&&(e=n(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++),r.logs!==void 0&&
(Array.isArray(r.logs)||(e=n(e,i+"/logs","#/properties/logs/type","type",{type:"array"}),t++))):(e=n(e,i,"#/type","type",
{type:"object"}),t++),me.errors=e,t===0}var yr=de;function C(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)?(r.appId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"appId"}),t++),r.buildId===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"buildId"}),t++),r.containerIp===void 0&&(e=n(e,i,"#/required",
"required",{missingProperty:"containerIp"}),t++),r.hardwareProvider===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
hardwareProvider"}),t++),r.hostIp===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"hostIp"}),t++),r.isTerminating===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"isTerminating"}),t++),r.projectId===void 0&&(e=n(e,i,"#/requi\
red","required",{missingProperty:"projectId"}),t++),r.region===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
region"}),t++),r.appId!==void 0&&typeof r.appId!="string"&&(e=n(e,i+"/appId","#/properties/appId/type","type",{type:"str\
ing"}),t++),r.buildId!==void 0&&typeof r.buildId!="string"&&(e=n(e,i+"/buildId","#/properties/buildId/type","type",{type:"\
string"}),t++),r.containerIp!==void 0&&typeof r.containerIp!="string"&&(e=n(e,i+"/containerIp","#/properties/containerIp\
/type","type",{type:"string"}),t++),r.hardwareProvider!==void 0&&typeof r.hardwareProvider!="string"&&(e=n(e,i+"/hardwar\
eProvider","#/properties/hardwareProvider/type","type",{type:"string"}),t++),r.hostIp!==void 0&&typeof r.hostIp!="string"&&
(e=n(e,i+"/hostIp","#/properties/hostIp/type","type",{type:"string"}),t++),r.isTerminating!==void 0&&typeof r.isTerminating!=
"boolean"&&(e=n(e,i+"/isTerminating","#/properties/isTerminating/type","type",{type:"boolean"}),t++),r.projectId!==void 0&&
typeof r.projectId!="string"&&(e=n(e,i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"string"}),t++),r.
region!==void 0&&typeof r.region!="string"&&(e=n(e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),
t++)):(e=n(e,i,"#/type","type",{type:"object"}),t++),C.errors=e,t===0}var E=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function F(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(C(r,{instancePath:i,
parentData:d,parentDataProperty:m,rootData:y})||(e=g(e,C.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
containerId===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"containerId"}),t++),r.containerRestartCount===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"containerRestartCount"}),t++),r.containerRunningTimeMs===void 0&&(e=n(
e,i,"#/required","required",{missingProperty:"containerRunningTimeMs"}),t++),r.containerStartTimestamp===void 0&&(e=n(e,
i,"#/required","required",{missingProperty:"containerStartTimestamp"}),t++),r.containerState===void 0&&(e=n(e,i,"#/requi\
red","required",{missingProperty:"containerState"}),t++),r.containerTerminationTimestamp===void 0&&(e=n(e,i,"#/required",
"required",{missingProperty:"containerTerminationTimestamp"}),t++),r.timestamp===void 0&&(e=n(e,i,"#/required","required",
{missingProperty:"timestamp"}),t++),r.containerId!==void 0&&typeof r.containerId!="string"&&(e=n(e,i+"/containerId","#/p\
roperties/containerId/type","type",{type:"string"}),t++),r.containerRestartCount!==void 0){let p=r.containerRestartCount;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/containerRestartCount","#/properties/containerRestartCoun\
t/type","type",{type:"integer"}),t++)}if(r.containerRunningTimeMs!==void 0){let p=r.containerRunningTimeMs;typeof p=="nu\
mber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/containerRunningTimeMs","#/properties/containerRunningTimeMs/type","ty\
pe",{type:"integer"}),t++)}if(r.containerStartTimestamp!==void 0){let p=r.containerStartTimestamp;typeof p=="string"?E.test(
p)||(e=n(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/format","format",{format:"iso-8601"}),t++):
(e=n(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/type","type",{type:"string"}),t++)}if(r.containerState!==
void 0&&typeof r.containerState!="string"&&(e=n(e,i+"/containerState","#/components/schemas/ContainerState/type","type",
{type:"string"}),t++),r.containerTerminationTimestamp!==void 0){let p=r.containerTerminationTimestamp;typeof p=="string"?
E.test(p)||(e=n(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/format","format",{format:"\
iso-8601"}),t++):(e=n(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/type","type",{type:"\
string"}),t++)}if(r.timestamp!==void 0){let p=r.timestamp;typeof p=="string"?E.test(p)||(e=n(e,i+"/timestamp","#/propert\
ies/timestamp/format","format",{format:"iso-8601"}),t++):(e=n(e,i+"/timestamp","#/properties/timestamp/type","type",{type:"\
string"}),t++)}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return F.errors=e,t===0}function de(r,{instancePath:i="",
parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){let p=r.length;for(let o=0;o<p;o++)
F(r[o],{instancePath:i+"/"+o,parentData:r,parentDataProperty:o,rootData:y})||(e=g(e,F.errors),t=e.length)}else e=n(e,i,"\
#/type","type",{type:"array"}),t++;return de.errors=e,t===0}var fr=ye;function ye(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){
let p=r.length;for(let o=0;o<p;o++){let s=r[o];s&&typeof s=="object"&&!Array.isArray(s)?(s.container_id===void 0&&(e=n(e,
i+"/"+o,"document#/components/schemas/ContainerReadiness/required","required",{missingProperty:"container_id"}),t++),s.status===
void 0&&(e=n(e,i+"/"+o,"document#/components/schemas/ContainerReadiness/required","required",{missingProperty:"status"}),
t++),s.container_id!==void 0&&typeof s.container_id!="string"&&(e=n(e,i+"/"+o+"/container_id","document#/components/sche\
mas/ContainerReadiness/properties/container_id/type","type",{type:"string"}),t++),s.status!==void 0&&typeof s.status!="s\
tring"&&(e=n(e,i+"/"+o+"/status","document#/components/schemas/ContainerReadiness/properties/status/type","type",{type:"\
string"}),t++)):(e=n(e,i+"/"+o,"document#/components/schemas/ContainerReadiness/type","type",{type:"object"}),t++)}}else
e=n(e,i,"#/type","type",{type:"array"}),t++;return ye.errors=e,t===0}var ar=fe;function fe(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(C(r,{instancePath:i,
parentData:d,parentDataProperty:m,rootData:y})||(e=g(e,C.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
endedAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"endedAt"}),t++),r.requestedAt===void 0&&(e=n(e,i,"#\
/required","required",{missingProperty:"requestedAt"}),t++),r.restartCount===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
restartCount"}),t++),r.startedAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"startedAt"}),t++),r.state===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"state"}),t++),r.containerRestartExitCode!==void 0){let o=r.containerRestartExitCode;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/containerRestartExitCode","#/properties/containerRestartE\
xitCode/type","type",{type:"integer"}),t++)}if(r.containerRestartMessage!==void 0&&typeof r.containerRestartMessage!="st\
ring"&&(e=n(e,i+"/containerRestartMessage","#/properties/containerRestartMessage/type","type",{type:"string"}),t++),r.containerRestartReason!==
void 0&&typeof r.containerRestartReason!="string"&&(e=n(e,i+"/containerRestartReason","#/properties/containerRestartReas\
on/type","type",{type:"string"}),t++),r.containerRestartSignal!==void 0){let o=r.containerRestartSignal;typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/containerRestartSignal","#/properties/containerRestartSignal/type","type",
{type:"integer"}),t++)}if(r.containerTerminationExitCode!==void 0){let o=r.containerTerminationExitCode;typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/containerTerminationExitCode","#/properties/containerTerminationExitCode/\
type","type",{type:"integer"}),t++)}if(r.containerTerminationMessage!==void 0&&typeof r.containerTerminationMessage!="st\
ring"&&(e=n(e,i+"/containerTerminationMessage","#/properties/containerTerminationMessage/type","type",{type:"string"}),t++),
r.containerTerminationReason!==void 0&&typeof r.containerTerminationReason!="string"&&(e=n(e,i+"/containerTerminationRea\
son","#/properties/containerTerminationReason/type","type",{type:"string"}),t++),r.containerTerminationSignal!==void 0){
let o=r.containerTerminationSignal;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/containerTerminationSi\
gnal","#/properties/containerTerminationSignal/type","type",{type:"integer"}),t++)}if(r.endedAt!==void 0){let o=r.endedAt,
s=t,u=!1,a=t;typeof o=="string"?v(o)||(e=n(e,i+"/endedAt","#/properties/endedAt/anyOf/0/format","format",{format:"date-t\
ime"}),t++):(e=n(e,i+"/endedAt","#/properties/endedAt/anyOf/0/type","type",{type:"string"}),t++);var p=a===t;if(u=u||p,!u){
let c=t;typeof o!="string"&&(e=n(e,i+"/endedAt","#/properties/endedAt/anyOf/1/type","type",{type:"string"}),t++),o!==""&&
(e=n(e,i+"/endedAt","#/properties/endedAt/anyOf/1/const","const",{allowedValue:""}),t++);var p=c===t;u=u||p}u?(t=s,e!==null&&
(s?e.length=s:e=null)):(e=n(e,i+"/endedAt","#/properties/endedAt/anyOf","anyOf",{}),t++)}if(r.podDeletionTimestamp!==void 0&&
typeof r.podDeletionTimestamp!="string"&&(e=n(e,i+"/podDeletionTimestamp","#/properties/podDeletionTimestamp/type","type",
{type:"string"}),t++),r.requestedAt!==void 0){let o=r.requestedAt;typeof o=="string"?v(o)||(e=n(e,i+"/requestedAt","#/pr\
operties/requestedAt/format","format",{format:"date-time"}),t++):(e=n(e,i+"/requestedAt","#/properties/requestedAt/type",
"type",{type:"string"}),t++)}if(r.restartCount!==void 0){let o=r.restartCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=n(e,i+"/restartCount","#/properties/restartCount/type","type",{type:"integer"}),t++)}if(r.startedAt!==void 0){let o=r.
startedAt;typeof o=="string"?v(o)||(e=n(e,i+"/startedAt","#/properties/startedAt/format","format",{format:"date-time"}),
t++):(e=n(e,i+"/startedAt","#/properties/startedAt/type","type",{type:"string"}),t++)}r.state!==void 0&&typeof r.state!=
"string"&&(e=n(e,i+"/state","#/components/schemas/ContainerState/type","type",{type:"string"}),t++)}else e=n(e,i,"#/type",
"type",{type:"object"}),t++;return fe.errors=e,t===0}var lr=ae;function ae(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.events===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"events"}),t++),r.limit===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"limit"}),t++),r.page===void 0&&(e=n(e,i,"#/required","require\
d",{missingProperty:"page"}),t++),r.total===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"total"}),t++),r.events!==
void 0){let p=r.events;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u=="object"&&!Array.
isArray(u)||(e=n(e,i+"/events/"+s,"#/components/schemas/ContainerEvent/type","type",{type:"object"}),t++)}}else e=n(e,i+
"/events","#/properties/events/type","type",{type:"array"}),t++}if(r.limit!==void 0){let p=r.limit;typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/limit","#/components/schemas/PageSize/type","type",{type:"integer"}),t++),typeof p==
"number"&&isFinite(p)&&(p>200||isNaN(p))&&(e=n(e,i+"/limit","#/components/schemas/PageSize/maximum","maximum",{comparison:"\
<=",limit:200}),t++)}if(r.page!==void 0){let p=r.page;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/pag\
e","#/properties/page/type","type",{type:"integer"}),t++)}if(r.total!==void 0){let p=r.total;typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)||(e=n(e,i+"/total","#/properties/total/type","type",{type:"integer"}),t++)}}else e=n(e,i,"#/type",
"type",{type:"object"}),t++;return ae.errors=e,t===0}var cr=le;function le(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.item===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"item"}),t++),r.item!==void 0){
let p=r.item;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/r\
equired","required",{missingProperty:"id"}),t++),p.modelId===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/required",
"required",{missingProperty:"modelId"}),t++),p.projectId===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/required",
"required",{missingProperty:"projectId"}),t++),p.status===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/required","\
required",{missingProperty:"status"}),t++),p.createdAt===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/required","r\
equired",{missingProperty:"createdAt"}),t++),p.id!==void 0&&typeof p.id!="string"&&(e=n(e,i+"/item/id","#/components/sch\
emas/Run/properties/id/type","type",{type:"string"}),t++),p.modelId!==void 0&&typeof p.modelId!="string"&&(e=n(e,i+"/ite\
m/modelId","#/components/schemas/Run/properties/modelId/type","type",{type:"string"}),t++),p.projectId!==void 0&&typeof p.
projectId!="string"&&(e=n(e,i+"/item/projectId","#/components/schemas/Run/properties/projectId/type","type",{type:"strin\
g"}),t++),p.status!==void 0&&typeof p.status!="string"&&(e=n(e,i+"/item/status","#/components/schemas/Run/properties/sta\
tus/type","type",{type:"string"}),t++),p.statusCode!==void 0){let o=p.statusCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=n(e,i+"/item/statusCode","#/components/schemas/Run/properties/statusCode/type","type",{type:"integer"}),
t++)}if(p.async!==void 0&&typeof p.async!="boolean"&&(e=n(e,i+"/item/async","#/components/schemas/Run/properties/async/t\
ype","type",{type:"boolean"}),t++),p.websocket!==void 0&&typeof p.websocket!="boolean"&&(e=n(e,i+"/item/websocket","#/co\
mponents/schemas/Run/properties/websocket/type","type",{type:"boolean"}),t++),p.containerId!==void 0&&typeof p.containerId!=
"string"&&(e=n(e,i+"/item/containerId","#/components/schemas/Run/properties/containerId/type","type",{type:"string"}),t++),
p.containerStartedAt!==void 0&&typeof p.containerStartedAt!="string"&&(e=n(e,i+"/item/containerStartedAt","#/components/\
schemas/Run/properties/containerStartedAt/type","type",{type:"string"}),t++),p.functionName!==void 0&&typeof p.functionName!=
"string"&&(e=n(e,i+"/item/functionName","#/components/schemas/Run/properties/functionName/type","type",{type:"string"}),
t++),p.method!==void 0&&typeof p.method!="string"&&(e=n(e,i+"/item/method","#/components/schemas/Run/properties/method/t\
ype","type",{type:"string"}),t++),p.region!==void 0&&typeof p.region!="string"&&(e=n(e,i+"/item/region","#/components/sc\
hemas/Run/properties/region/type","type",{type:"string"}),t++),p.queue!==void 0&&typeof p.queue!="string"&&(e=n(e,i+"/it\
em/queue","#/components/schemas/Run/properties/queue/type","type",{type:"string"}),t++),p.createdAt!==void 0&&typeof p.createdAt!=
"string"&&(e=n(e,i+"/item/createdAt","#/components/schemas/Run/properties/createdAt/type","type",{type:"string"}),t++),p.
updatedAt!==void 0&&typeof p.updatedAt!="string"&&(e=n(e,i+"/item/updatedAt","#/components/schemas/Run/properties/update\
dAt/type","type",{type:"string"}),t++),p.completedAt!==void 0&&typeof p.completedAt!="string"&&(e=n(e,i+"/item/completed\
At","#/components/schemas/Run/properties/completedAt/type","type",{type:"string"}),t++),p.queueTimeMs!==void 0){let o=p.
queueTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,i+"/item/queueTimeMs","#/components/schemas/Run/properties/queueTime\
Ms/type","type",{type:"number"}),t++)}if(p.runtimeMs!==void 0){let o=p.runtimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,
i+"/item/runtimeMs","#/components/schemas/Run/properties/runtimeMs/type","type",{type:"number"}),t++)}if(p.responseTimeMs!==
void 0){let o=p.responseTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,i+"/item/responseTimeMs","#/components/schemas/Ru\
n/properties/responseTimeMs/type","type",{type:"number"}),t++)}if(p.activatorQueueTimeMs!==void 0){let o=p.activatorQueueTimeMs;
typeof o=="number"&&isFinite(o)||(e=n(e,i+"/item/activatorQueueTimeMs","#/components/schemas/Run/properties/activatorQue\
ueTimeMs/type","type",{type:"number"}),t++)}if(p.containerQueueTimeMs!==void 0){let o=p.containerQueueTimeMs;typeof o=="\
number"&&isFinite(o)||(e=n(e,i+"/item/containerQueueTimeMs","#/components/schemas/Run/properties/containerQueueTimeMs/ty\
pe","type",{type:"number"}),t++)}if(p.totalQueueTimeMs!==void 0){let o=p.totalQueueTimeMs;typeof o=="number"&&isFinite(o)||
(e=n(e,i+"/item/totalQueueTimeMs","#/components/schemas/Run/properties/totalQueueTimeMs/type","type",{type:"number"}),t++)}
if(p.executionTimeMs!==void 0){let o=p.executionTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,i+"/item/executionTimeMs",
"#/components/schemas/Run/properties/executionTimeMs/type","type",{type:"number"}),t++)}if(p.totalResponseTimeMs!==void 0){
let o=p.totalResponseTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,i+"/item/totalResponseTimeMs","#/components/schemas/\
Run/properties/totalResponseTimeMs/type","type",{type:"number"}),t++)}if(p.ip!==void 0&&typeof p.ip!="string"&&(e=n(e,i+
"/item/ip","#/components/schemas/Run/properties/ip/type","type",{type:"string"}),t++),p.accept!==void 0&&typeof p.accept!=
"string"&&(e=n(e,i+"/item/accept","#/components/schemas/Run/properties/accept/type","type",{type:"string"}),t++),p.contentLength!==
void 0){let o=p.contentLength;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/item/contentLength","#/comp\
onents/schemas/Run/properties/contentLength/type","type",{type:"integer"}),t++)}if(p.origin!==void 0&&typeof p.origin!="\
string"&&(e=n(e,i+"/item/origin","#/components/schemas/Run/properties/origin/type","type",{type:"string"}),t++),p.referrer!==
void 0&&typeof p.referrer!="string"&&(e=n(e,i+"/item/referrer","#/components/schemas/Run/properties/referrer/type","type",
{type:"string"}),t++),p.userAgent!==void 0&&typeof p.userAgent!="string"&&(e=n(e,i+"/item/userAgent","#/components/schem\
as/Run/properties/userAgent/type","type",{type:"string"}),t++),p.websocketStream!==void 0&&typeof p.websocketStream!="st\
ring"&&(e=n(e,i+"/item/websocketStream","#/components/schemas/Run/properties/websocketStream/type","type",{type:"string"}),
t++),p.webhookEndpoint!==void 0&&typeof p.webhookEndpoint!="string"&&(e=n(e,i+"/item/webhookEndpoint","#/components/sche\
mas/Run/properties/webhookEndpoint/type","type",{type:"string"}),t++),p.ephemeral!==void 0&&typeof p.ephemeral!="boolean"&&
(e=n(e,i+"/item/ephemeral","#/components/schemas/Run/properties/ephemeral/type","type",{type:"boolean"}),t++),p.command!==
void 0&&typeof p.command!="string"&&(e=n(e,i+"/item/command","#/components/schemas/Run/properties/command/type","type",{
type:"string"}),t++),p.hardware!==void 0&&typeof p.hardware!="string"&&(e=n(e,i+"/item/hardware","#/components/schemas/R\
un/properties/hardware/type","type",{type:"string"}),t++),p.cpu!==void 0&&typeof p.cpu!="string"&&(e=n(e,i+"/item/cpu","\
#/components/schemas/Run/properties/cpu/type","type",{type:"string"}),t++),p.memory!==void 0&&typeof p.memory!="string"&&
(e=n(e,i+"/item/memory","#/components/schemas/Run/properties/memory/type","type",{type:"string"}),t++),p.gpuCount!==void 0){
let o=p.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/item/gpuCount","#/components/schemas/Run\
/properties/gpuCount/type","type",{type:"integer"}),t++)}p.createdByUserId!==void 0&&typeof p.createdByUserId!="string"&&
(e=n(e,i+"/item/createdByUserId","#/components/schemas/Run/properties/createdByUserId/type","type",{type:"string"}),t++),
p.command!==void 0&&p.ephemeral===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequir\
ed",{property:"command",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),t++),p.hardware!==void 0&&p.ephemeral===
void 0&&(e=n(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"hardware",missingProperty:"\
ephemeral",depsCount:1,deps:"ephemeral"}),t++),p.cpu!==void 0&&p.ephemeral===void 0&&(e=n(e,i+"/item","#/components/sche\
mas/Run/dependentRequired","dependentRequired",{property:"cpu",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),
t++),p.memory!==void 0&&p.ephemeral===void 0&&(e=n(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRe\
quired",{property:"memory",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),t++),p.gpuCount!==void 0&&p.ephemeral===
void 0&&(e=n(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"gpuCount",missingProperty:"\
ephemeral",depsCount:1,deps:"ephemeral"}),t++),p.createdByUserId!==void 0&&p.ephemeral===void 0&&(e=n(e,i+"/item","#/com\
ponents/schemas/Run/dependentRequired","dependentRequired",{property:"createdByUserId",missingProperty:"ephemeral",depsCount:1,
deps:"ephemeral"}),t++)}else e=n(e,i+"/item","#/components/schemas/Run/type","type",{type:"object"}),t++}}else e=n(e,i,"\
#/type","type",{type:"object"}),t++;return le.errors=e,t===0}var gr=ce;var _r=T.date;function O(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.app_id===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"app_id"}),t++),r.app_name===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"app_name"}),t++),r.data===void 0&&(e=n(e,i,"#/required","requ\
ired",{missingProperty:"data"}),t++),r.total===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"total"}),t++),
r.app_id!==void 0&&typeof r.app_id!="string"&&(e=n(e,i+"/app_id","#/properties/app_id/type","type",{type:"string"}),t++),
r.app_name!==void 0&&typeof r.app_name!="string"&&(e=n(e,i+"/app_name","#/properties/app_name/type","type",{type:"string"}),
t++),r.data!==void 0){let p=r.data;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];typeof u=="number"&&
isFinite(u)||(e=n(e,i+"/data/"+s,"#/components/schemas/DailyCosts/items/type","type",{type:"number"}),t++)}}else e=n(e,i+
"/data","#/components/schemas/DailyCosts/type","type",{type:"array"}),t++}if(r.total!==void 0){let p=r.total;typeof p=="\
number"&&isFinite(p)||(e=n(e,i+"/total","#/properties/total/type","type",{type:"number"}),t++)}}else e=n(e,i,"#/type","t\
ype",{type:"object"}),t++;return O.errors=e,t===0}function G(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.count===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"count"}),t++),r.data===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"data"}),t++),r.total===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
total"}),t++),r.count!==void 0){let p=r.count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/count","#/p\
roperties/count/type","type",{type:"integer"}),t++)}if(r.data!==void 0){let p=r.data;if(Array.isArray(p)){let o=p.length;
for(let s=0;s<o;s++){let u=p[s];typeof u=="number"&&isFinite(u)||(e=n(e,i+"/data/"+s,"#/components/schemas/DailyCosts/it\
ems/type","type",{type:"number"}),t++)}}else e=n(e,i+"/data","#/components/schemas/DailyCosts/type","type",{type:"array"}),
t++}if(r.total!==void 0){let p=r.total;typeof p=="number"&&isFinite(p)||(e=n(e,i+"/total","#/properties/total/type","typ\
e",{type:"number"}),t++)}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return G.errors=e,t===0}function ce(r,{instancePath:i="",
parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.labels===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"labels"}),t++),r.meta===void 0&&(e=n(e,i,"#/required","requir\
ed",{missingProperty:"meta"}),t++),r.series===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"series"}),t++),
r.labels!==void 0){let p=r.labels;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];typeof u=="string"?
_r.validate(u)||(e=n(e,i+"/labels/"+s,"#/properties/labels/items/format","format",{format:"date"}),t++):(e=n(e,i+"/label\
s/"+s,"#/properties/labels/items/type","type",{type:"string"}),t++)}}else e=n(e,i+"/labels","#/properties/labels/type","\
type",{type:"array"}),t++}if(r.meta!==void 0){let p=r.meta;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.window_start===
void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"window_start"}),t++),
p.window_end===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"wi\
ndow_end"}),t++),p.currency===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
currency"}),t++),p.total_apps===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
total_apps"}),t++),p.returned_apps===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",
{missingProperty:"returned_apps"}),t++),p.top_n===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/requir\
ed","required",{missingProperty:"top_n"}),t++),p.y_max_suggestion===void 0&&(e=n(e,i+"/meta","#/components/schemas/Billi\
ngGraphMeta/required","required",{missingProperty:"y_max_suggestion"}),t++),p.total_cost_before_discounts===void 0&&(e=n(
e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"total_cost_before_discounts"}),
t++),p.total_discounts===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
total_discounts"}),t++),p.total_cost_after_discounts===void 0&&(e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/r\
equired","required",{missingProperty:"total_cost_after_discounts"}),t++),p.window_start!==void 0&&typeof p.window_start!=
"string"&&(e=n(e,i+"/meta/window_start","#/components/schemas/BillingGraphMeta/properties/window_start/type","type",{type:"\
string"}),t++),p.window_end!==void 0&&typeof p.window_end!="string"&&(e=n(e,i+"/meta/window_end","#/components/schemas/B\
illingGraphMeta/properties/window_end/type","type",{type:"string"}),t++),p.currency!==void 0&&typeof p.currency!="string"&&
(e=n(e,i+"/meta/currency","#/components/schemas/BillingGraphMeta/properties/currency/type","type",{type:"string"}),t++),
p.total_apps!==void 0){let o=p.total_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/meta/total_apps",
"#/components/schemas/BillingGraphMeta/properties/total_apps/type","type",{type:"integer"}),t++)}if(p.returned_apps!==void 0){
let o=p.returned_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/meta/returned_apps","#/components/s\
chemas/BillingGraphMeta/properties/returned_apps/type","type",{type:"integer"}),t++)}if(p.top_n!==void 0){let o=p.top_n;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/meta/top_n","#/components/schemas/BillingGraphMeta/proper\
ties/top_n/type","type",{type:"integer"}),t++)}if(p.y_max_suggestion!==void 0){let o=p.y_max_suggestion;typeof o=="numbe\
r"&&isFinite(o)||(e=n(e,i+"/meta/y_max_suggestion","#/components/schemas/BillingGraphMeta/properties/y_max_suggestion/ty\
pe","type",{type:"number"}),t++)}if(p.total_cost_before_discounts!==void 0){let o=p.total_cost_before_discounts;typeof o==
"number"&&isFinite(o)||(e=n(e,i+"/meta/total_cost_before_discounts","#/components/schemas/BillingGraphMeta/properties/to\
tal_cost_before_discounts/type","type",{type:"number"}),t++)}if(p.total_discounts!==void 0){let o=p.total_discounts;typeof o==
"number"&&isFinite(o)||(e=n(e,i+"/meta/total_discounts","#/components/schemas/BillingGraphMeta/properties/total_discount\
s/type","type",{type:"number"}),t++)}if(p.total_cost_after_discounts!==void 0){let o=p.total_cost_after_discounts;typeof o==
"number"&&isFinite(o)||(e=n(e,i+"/meta/total_cost_after_discounts","#/components/schemas/BillingGraphMeta/properties/tot\
al_cost_after_discounts/type","type",{type:"number"}),t++)}}else e=n(e,i+"/meta","#/components/schemas/BillingGraphMeta/\
type","type",{type:"object"}),t++}if(r.series!==void 0){let p=r.series;if(Array.isArray(p)){let o=p.length;for(let s=0;s<
o;s++)O(p[s],{instancePath:i+"/series/"+s,parentData:p,parentDataProperty:s,rootData:y})||(e=g(e,O.errors),t=e.length)}else
e=n(e,i+"/series","#/properties/series/type","type",{type:"array"}),t++}r.others!==void 0&&(G(r.others,{instancePath:i+"\
/others",parentData:r,parentDataProperty:"others",rootData:y})||(e=g(e,G.errors),t=e.length))}else e=n(e,i,"#/type","typ\
e",{type:"object"}),t++;return ce.errors=e,t===0}var br=ge;function ge(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.app_breakdown===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"app_breakdown"}),
t++),r.breakdown===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"breakdown"}),t++),r.coupons===void 0&&(e=n(
e,i,"#/required","required",{missingProperty:"coupons"}),t++),r.summary===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
summary"}),t++),r.app_breakdown!==void 0){let p=r.app_breakdown;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){
let u=p[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.app_name===void 0&&(e=n(e,i+"/app_breakdown/"+s,"#/componen\
ts/schemas/AppCost/required","required",{missingProperty:"app_name"}),t++),u.cpu_cost_cents===void 0&&(e=n(e,i+"/app_bre\
akdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"cpu_cost_cents"}),t++),u.cpu_seconds===void 0&&
(e=n(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"cpu_seconds"}),t++),u.
gpu_cost_cents===void 0&&(e=n(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"\
gpu_cost_cents"}),t++),u.gpu_seconds===void 0&&(e=n(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","req\
uired",{missingProperty:"gpu_seconds"}),t++),u.memory_cost_cents===void 0&&(e=n(e,i+"/app_breakdown/"+s,"#/components/sc\
hemas/AppCost/required","required",{missingProperty:"memory_cost_cents"}),t++),u.memory_seconds===void 0&&(e=n(e,i+"/app\
_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"memory_seconds"}),t++),u.total_cost_cents===
void 0&&(e=n(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"total_cost_cen\
ts"}),t++),u.app_name!==void 0&&typeof u.app_name!="string"&&(e=n(e,i+"/app_breakdown/"+s+"/app_name","#/components/sche\
mas/AppCost/properties/app_name/type","type",{type:"string"}),t++),u.cpu_cost_cents!==void 0){let a=u.cpu_cost_cents;typeof a==
"number"&&isFinite(a)||(e=n(e,i+"/app_breakdown/"+s+"/cpu_cost_cents","#/components/schemas/AppCost/properties/cpu_cost_\
cents/type","type",{type:"number"}),t++)}if(u.cpu_seconds!==void 0){let a=u.cpu_seconds;typeof a=="number"&&isFinite(a)||
(e=n(e,i+"/app_breakdown/"+s+"/cpu_seconds","#/components/schemas/AppCost/properties/cpu_seconds/type","type",{type:"num\
ber"}),t++)}if(u.gpu_cost_cents!==void 0){let a=u.gpu_cost_cents;typeof a=="number"&&isFinite(a)||(e=n(e,i+"/app_breakdo\
wn/"+s+"/gpu_cost_cents","#/components/schemas/AppCost/properties/gpu_cost_cents/type","type",{type:"number"}),t++)}if(u.
gpu_seconds!==void 0){let a=u.gpu_seconds;typeof a=="number"&&isFinite(a)||(e=n(e,i+"/app_breakdown/"+s+"/gpu_seconds","\
#/components/schemas/AppCost/properties/gpu_seconds/type","type",{type:"number"}),t++)}if(u.memory_cost_cents!==void 0){
let a=u.memory_cost_cents;typeof a=="number"&&isFinite(a)||(e=n(e,i+"/app_breakdown/"+s+"/memory_cost_cents","#/componen\
ts/schemas/AppCost/properties/memory_cost_cents/type","type",{type:"number"}),t++)}if(u.memory_seconds!==void 0){let a=u.
memory_seconds;typeof a=="number"&&isFinite(a)||(e=n(e,i+"/app_breakdown/"+s+"/memory_seconds","#/components/schemas/App\
Cost/properties/memory_seconds/type","type",{type:"number"}),t++)}if(u.total_cost_cents!==void 0){let a=u.total_cost_cents;
typeof a=="number"&&isFinite(a)||(e=n(e,i+"/app_breakdown/"+s+"/total_cost_cents","#/components/schemas/AppCost/properti\
es/total_cost_cents/type","type",{type:"number"}),t++)}}else e=n(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/t\
ype","type",{type:"object"}),t++}}else e=n(e,i+"/app_breakdown","#/properties/app_breakdown/type","type",{type:"array"}),
t++}if(r.breakdown!==void 0){let p=r.breakdown;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u==
"object"&&!Array.isArray(u)||(e=n(e,i+"/breakdown/"+s,"#/properties/breakdown/items/type","type",{type:"object"}),t++)}}else
e=n(e,i+"/breakdown","#/properties/breakdown/type","type",{type:"array"}),t++}if(r.coupons!==void 0){let p=r.coupons;if(Array.
isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.coupon_name===
void 0&&(e=n(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","required",{missingProperty:"coupon_name"}),t++),u.
amount_cents===void 0&&(e=n(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","required",{missingProperty:"amount\
_cents"}),t++),u.amount_cents_remaining===void 0&&(e=n(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","require\
d",{missingProperty:"amount_cents_remaining"}),t++),u.coupon_name!==void 0&&typeof u.coupon_name!="string"&&(e=n(e,i+"/c\
oupons/"+s+"/coupon_name","#/components/schemas/Coupon/properties/coupon_name/type","type",{type:"string"}),t++),u.amount_cents!==
void 0){let a=u.amount_cents;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=n(e,i+"/coupons/"+s+"/amount_cents",
"#/components/schemas/Coupon/properties/amount_cents/type","type",{type:"integer"}),t++)}if(u.amount_cents_remaining!==void 0){
let a=u.amount_cents_remaining;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=n(e,i+"/coupons/"+s+"/amount_cents\
_remaining","#/components/schemas/Coupon/properties/amount_cents_remaining/type","type",{type:"integer"}),t++)}}else e=n(
e,i+"/coupons/"+s,"#/components/schemas/Coupon/type","type",{type:"object"}),t++}}else e=n(e,i+"/coupons","#/properties/\
coupons/type","type",{type:"array"}),t++}if(r.summary!==void 0){let p=r.summary;p&&typeof p=="object"&&!Array.isArray(p)||
(e=n(e,i+"/summary","#/properties/summary/type","type",{type:"object"}),t++)}}else e=n(e,i,"#/type","type",{type:"object"}),
t++;return ge.errors=e,t===0}var qr=_e;var Ar=new RegExp("^https://","u"),vr=new RegExp("^[^/]+/[^/]+$","u");function _e(r,{instancePath:i="",parentData:d,parentDataProperty:m,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.archived===void 0&&(e=n(e,i,"#/requir\
ed","required",{missingProperty:"archived"}),t++),r.branchCount===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
branchCount"}),t++),r.cloneUrl===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"cloneUrl"}),t++),r.createdAt===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"createdAt"}),t++),r.defaultBranch===void 0&&(e=n(e,i,"#/requi\
red","required",{missingProperty:"defaultBranch"}),t++),r.disabled===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
disabled"}),t++),r.forksCount===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"forksCount"}),t++),r.fullName===
void 0&&(e=n(e,i,"#/required","required",{missingProperty:"fullName"}),t++),r.hasIssues===void 0&&(e=n(e,i,"#/required",
"required",{missingProperty:"hasIssues"}),t++),r.hasPages===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"h\
asPages"}),t++),r.hasWiki===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"hasWiki"}),t++),r.htmlUrl===void 0&&
(e=n(e,i,"#/required","required",{missingProperty:"htmlUrl"}),t++),r.name===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"\
name"}),t++),r.private===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"private"}),t++),r.size===void 0&&(e=
n(e,i,"#/required","required",{missingProperty:"size"}),t++),r.stargazersCount===void 0&&(e=n(e,i,"#/required","required",
{missingProperty:"stargazersCount"}),t++),r.updatedAt===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"updat\
edAt"}),t++),r.archived!==void 0&&typeof r.archived!="boolean"&&(e=n(e,i+"/archived","#/properties/archived/type","type",
{type:"boolean"}),t++),r.branchCount!==void 0){let p=r.branchCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=
n(e,i+"/branchCount","#/properties/branchCount/type","type",{type:"integer"}),t++)}if(r.cloneUrl!==void 0){let p=r.cloneUrl;
typeof p=="string"?(Ar.test(p)||(e=n(e,i+"/cloneUrl","#/properties/cloneUrl/pattern","pattern",{pattern:"^https://"}),t++),
se(p)||(e=n(e,i+"/cloneUrl","#/properties/cloneUrl/format","format",{format:"uri"}),t++)):(e=n(e,i+"/cloneUrl","#/proper\
ties/cloneUrl/type","type",{type:"string"}),t++)}if(r.createdAt!==void 0&&typeof r.createdAt!="string"&&(e=n(e,i+"/creat\
edAt","#/properties/createdAt/type","type",{type:"string"}),t++),r.defaultBranch!==void 0&&typeof r.defaultBranch!="stri\
ng"&&(e=n(e,i+"/defaultBranch","#/properties/defaultBranch/type","type",{type:"string"}),t++),r.description!==void 0&&typeof r.
description!="string"&&(e=n(e,i+"/description","#/properties/description/type","type",{type:"string"}),t++),r.disabled!==
void 0&&typeof r.disabled!="boolean"&&(e=n(e,i+"/disabled","#/properties/disabled/type","type",{type:"boolean"}),t++),r.
forksCount!==void 0){let p=r.forksCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/forksCount","#/pr\
operties/forksCount/type","type",{type:"integer"}),t++)}if(r.fullName!==void 0){let p=r.fullName;typeof p=="string"?vr.test(
p)||(e=n(e,i+"/fullName","#/properties/fullName/pattern","pattern",{pattern:"^[^/]+/[^/]+$"}),t++):(e=n(e,i+"/fullName",
"#/properties/fullName/type","type",{type:"string"}),t++)}if(r.hasIssues!==void 0&&typeof r.hasIssues!="boolean"&&(e=n(e,
i+"/hasIssues","#/properties/hasIssues/type","type",{type:"boolean"}),t++),r.hasPages!==void 0&&typeof r.hasPages!="bool\
ean"&&(e=n(e,i+"/hasPages","#/properties/hasPages/type","type",{type:"boolean"}),t++),r.hasWiki!==void 0&&typeof r.hasWiki!=
"boolean"&&(e=n(e,i+"/hasWiki","#/properties/hasWiki/type","type",{type:"boolean"}),t++),r.htmlUrl!==void 0&&typeof r.htmlUrl!=
"string"&&(e=n(e,i+"/htmlUrl","#/properties/htmlUrl/type","type",{type:"string"}),t++),r.language!==void 0&&typeof r.language!=
"string"&&(e=n(e,i+"/language","#/properties/language/type","type",{type:"string"}),t++),r.name!==void 0&&typeof r.name!=
"string"&&(e=n(e,i+"/name","#/properties/name/type","type",{type:"string"}),t++),r.private!==void 0&&typeof r.private!="\
boolean"&&(e=n(e,i+"/private","#/properties/private/type","type",{type:"boolean"}),t++),r.pushedAt!==void 0&&typeof r.pushedAt!=
"string"&&(e=n(e,i+"/pushedAt","#/properties/pushedAt/type","type",{type:"string"}),t++),r.size!==void 0){let p=r.size;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/size","#/properties/size/type","type",{type:"integer"}),t++)}if(r.stargazersCount!==
void 0){let p=r.stargazersCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,i+"/stargazersCount","#/prope\
rties/stargazersCount/type","type",{type:"integer"}),t++)}if(r.topics!==void 0){let p=r.topics;if(Array.isArray(p)){let o=p.
length;for(let s=0;s<o;s++)typeof p[s]!="string"&&(e=n(e,i+"/topics/"+s,"#/properties/topics/items/type","type",{type:"s\
tring"}),t++)}else e=n(e,i+"/topics","#/properties/topics/type","type",{type:"array"}),t++}r.updatedAt!==void 0&&typeof r.
updatedAt!="string"&&(e=n(e,i+"/updatedAt","#/properties/updatedAt/type","type",{type:"string"}),t++)}else e=n(e,i,"#/ty\
pe","type",{type:"object"}),t++;return _e.errors=e,t===0}var Rr=be;function be(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.branches===void 0&&(e=n(e,i,"#/required","required",{missingProperty:"branches"}),t++),r.branches!==
void 0){let p=r.branches;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u=="object"&&!Array.
isArray(u)?(u.name===void 0&&(e=n(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
name"}),t++),u.protected===void 0&&(e=n(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
protected"}),t++),u.default===void 0&&(e=n(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
default"}),t++),u.sha===void 0&&(e=n(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
sha"}),t++),u.name!==void 0&&typeof u.name!="string"&&(e=n(e,i+"/branches/"+s+"/name","#/components/schemas/Branch/prope\
rties/name/type","type",{type:"string"}),t++),u.protected!==void 0&&typeof u.protected!="boolean"&&(e=n(e,i+"/branches/"+
s+"/protected","#/components/schemas/Branch/properties/protected/type","type",{type:"boolean"}),t++),u.default!==void 0&&
typeof u.default!="boolean"&&(e=n(e,i+"/branches/"+s+"/default","#/components/schemas/Branch/properties/default/type","t\
ype",{type:"boolean"}),t++),u.sha!==void 0&&typeof u.sha!="string"&&(e=n(e,i+"/branches/"+s+"/sha","#/components/schemas\
/Branch/properties/sha/type","type",{type:"string"}),t++)):(e=n(e,i+"/branches/"+s,"#/components/schemas/Branch/type","t\
ype",{type:"object"}),t++)}}else e=n(e,i+"/branches","#/properties/branches/type","type",{type:"array"}),t++}}else e=n(e,
i,"#/type","type",{type:"object"}),t++;return be.errors=e,t===0}var Cr=qe;function qe(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.domain!==void 0&&typeof r.domain!="string"&&(e=n(e,i+"/domain","#/properties/domain/type",
"type",{type:"string"}),t++),r.domainType!==void 0){let p=r.domainType;typeof p!="string"&&(e=n(e,i+"/domainType","#/com\
ponents/schemas/DomainType/type","type",{type:"string"}),t++),p==="apex"||p==="subdomain"||(e=n(e,i+"/domainType","#/com\
ponents/schemas/DomainType/enum","enum",{allowedValues:ee.enum}),t++)}r.region!==void 0&&typeof r.region!="string"&&(e=n(
e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),t++)}else e=n(e,i,"#/type","type",{type:"object"}),
t++;return qe.errors=e,t===0}var Tr=Ae;function Ae(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.service_toml!==void 0&&typeof r.service_toml!="string"&&
(e=n(e,i+"/service_toml","#/properties/service_toml/type","type",{type:"string"}),t++),r.compute!==void 0){let o=r.compute,
s=t,u=!1,a=null,c=t;if(Array.isArray(o)){o.length>5&&(e=n(e,i+"/compute","#/properties/compute/oneOf/0/maxItems","maxIte\
ms",{limit:5}),t++);let w=o.length;for(let _=0;_<w;_++){let l=o[_];typeof l!="string"&&(e=n(e,i+"/compute/"+_,"#/compone\
nts/schemas/ComputeType/type","type",{type:"string"}),t++),l==="ADA_L4"||l==="ADA_L40"||l==="AMPERE_A10"||l==="AMPERE_A1\
00_40GB"||l==="AMPERE_A100_80GB"||l==="HOPPER_H100"||l==="HOPPER_H200"||l==="BLACKWELL_B200"||l==="BLACKWELL_RTX6000"||l===
"CPU"||l==="INF2"||l==="TRN1"||l==="TURING_T4"||(e=n(e,i+"/compute/"+_,"#/components/schemas/ComputeType/enum","enum",{allowedValues:N.
enum}),t++)}}else e=n(e,i+"/compute","#/properties/compute/oneOf/0/type","type",{type:"array"}),t++;var p=c===t;p&&(u=!0,
a=0);let I=t;typeof o!="string"&&(e=n(e,i+"/compute","#/components/schemas/ComputeType/type","type",{type:"string"}),t++),
o==="ADA_L4"||o==="ADA_L40"||o==="AMPERE_A10"||o==="AMPERE_A100_40GB"||o==="AMPERE_A100_80GB"||o==="HOPPER_H100"||o==="H\
OPPER_H200"||o==="BLACKWELL_B200"||o==="BLACKWELL_RTX6000"||o==="CPU"||o==="INF2"||o==="TRN1"||o==="TURING_T4"||(e=n(e,i+
"/compute","#/components/schemas/ComputeType/enum","enum",{allowedValues:N.enum}),t++);var p=I===t;p&&u?(u=!1,a=[a,1]):p&&
(u=!0,a=1),u?(t=s,e!==null&&(s?e.length=s:e=null)):(e=n(e,i+"/compute","#/properties/compute/oneOf","oneOf",{passingSchemas:a}),
t++)}if(r.computeTier!==void 0){let o=r.computeTier;typeof o!="string"&&(e=n(e,i+"/computeTier","#/properties/computeTie\
r/type","type",{type:"string"}),t++),o==="interruptible"||o==="protected"||(e=n(e,i+"/computeTier","#/properties/compute\
Tier/enum","enum",{allowedValues:A.properties.computeTier.enum}),t++)}if(r.containerRuntime!==void 0){let o=r.containerRuntime;
typeof o!="string"&&(e=n(e,i+"/containerRuntime","#/properties/containerRuntime/type","type",{type:"string"}),t++),o==="\
v1"||o==="v2"||(e=n(e,i+"/containerRuntime","#/properties/containerRuntime/enum","enum",{allowedValues:A.properties.containerRuntime.
enum}),t++)}if(r.cooldownPeriodSeconds!==void 0){let o=r.cooldownPeriodSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=n(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&((o>3600||isNaN(o))&&(e=n(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/maximu\
m","maximum",{comparison:"<=",limit:3600}),t++),(o<1||isNaN(o))&&(e=n(e,i+"/cooldownPeriodSeconds","#/properties/cooldow\
nPeriodSeconds/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.cpu!==void 0&&typeof r.cpu!="string"&&(e=n(e,i+"\
/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),t++),r.deploymentInitializationTimeout!==void 0){let o=r.deploymentInitializationTimeout;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/deploymentInitializationTimeout","#/properties/deployment\
InitializationTimeout/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>900||isNaN(o))&&(e=n(e,i+
"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/maximum","maximum",{comparison:"<=",limit:900}),
t++),(o<60||isNaN(o))&&(e=n(e,i+"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/minimum",
"minimum",{comparison:">=",limit:60}),t++))}if(r.disableAuth!==void 0&&typeof r.disableAuth!="boolean"&&(e=n(e,i+"/disab\
leAuth","#/properties/disableAuth/type","type",{type:"boolean"}),t++),r.entrypoint!==void 0){let o=r.entrypoint;if(Array.
isArray(o)){let s=o.length;for(let u=0;u<s;u++)typeof o[u]!="string"&&(e=n(e,i+"/entrypoint/"+u,"#/properties/entrypoint\
/items/type","type",{type:"string"}),t++)}else e=n(e,i+"/entrypoint","#/properties/entrypoint/type","type",{type:"array"}),
t++}if(r.evaluationIntervalSeconds!==void 0){let o=r.evaluationIntervalSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=n(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&((o>300||isNaN(o))&&(e=n(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds\
/maximum","maximum",{comparison:"<=",limit:300}),t++),(o<6||isNaN(o))&&(e=n(e,i+"/evaluationIntervalSeconds","#/properti\
es/evaluationIntervalSeconds/minimum","minimum",{comparison:">=",limit:6}),t++))}if(r.gpuCount!==void 0){let o=r.gpuCount;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"\
integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>8||isNaN(o))&&(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
aximum","maximum",{comparison:"<=",limit:8}),t++),(o<0||isNaN(o))&&(e=n(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
inimum","minimum",{comparison:">=",limit:0}),t++))}if(r.healthcheckEndpoint!==void 0&&typeof r.healthcheckEndpoint!="str\
ing"&&(e=n(e,i+"/healthcheckEndpoint","#/properties/healthcheckEndpoint/type","type",{type:"string"}),t++),r.loadBalancingAlgorithm!==
void 0){let o=r.loadBalancingAlgorithm;typeof o!="string"&&(e=n(e,i+"/loadBalancingAlgorithm","#/properties/loadBalancin\
gAlgorithm/type","type",{type:"string"}),t++),o==="round-robin"||o==="first-available"||o==="min-connections"||o==="rand\
om-choice-2"||(e=n(e,i+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/enum","enum",{allowedValues:A.properties.
loadBalancingAlgorithm.enum}),t++)}if(r.maxReplicaCount!==void 0){let o=r.maxReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=n(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=n(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",
{comparison:"<=",limit:2e3}),t++),(o<1||isNaN(o))&&(e=n(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","m\
inimum",{comparison:">=",limit:1}),t++))}if(r.memory!==void 0&&typeof r.memory!="string"&&(e=n(e,i+"/memory","#/componen\
ts/schemas/Memory/type","type",{type:"string"}),t++),r.minReplicaCount!==void 0){let o=r.minReplicaCount;typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/minReplicaCount","#/properties/minReplicaCount/type","type",{type:"integ\
er"}),t++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=n(e,i+"/minReplicaCount","#/properties/minReplicaCoun\
t/maximum","maximum",{comparison:"<=",limit:2e3}),t++),(o<0||isNaN(o))&&(e=n(e,i+"/minReplicaCount","#/properties/minRep\
licaCount/minimum","minimum",{comparison:">=",limit:0}),t++))}if(r.port!==void 0){let o=r.port;typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)||(e=n(e,i+"/port","#/properties/port/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(
o)&&((o>65535||isNaN(o))&&(e=n(e,i+"/port","#/properties/port/maximum","maximum",{comparison:"<=",limit:65535}),t++),(o<
0||isNaN(o))&&(e=n(e,i+"/port","#/properties/port/minimum","minimum",{comparison:">=",limit:0}),t++))}if(r.readycheckEndpoint!==
void 0&&typeof r.readycheckEndpoint!="string"&&(e=n(e,i+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","ty\
pe",{type:"string"}),t++),r.replicaConcurrency!==void 0){let o=r.replicaConcurrency;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=n(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&((o>1e6||isNaN(o))&&(e=n(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","max\
imum",{comparison:"<=",limit:1e6}),t++),(o<1||isNaN(o))&&(e=n(e,i+"/replicaConcurrency","#/properties/replicaConcurrency\
/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.responseGracePeriodSeconds!==void 0){let o=r.responseGracePeriodSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePe\
riodSeconds/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>43200||isNaN(o))&&(e=n(e,i+"/respon\
seGracePeriodSeconds","#/properties/responseGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),t++),(o<
16||isNaN(o))&&(e=n(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:"\
>=",limit:16}),t++))}if(r.rollOutDurationSeconds!==void 0){let o=r.rollOutDurationSeconds;typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=n(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),
t++),typeof o=="number"&&isFinite(o)&&((o>21600||isNaN(o))&&(e=n(e,i+"/rollOutDurationSeconds","#/properties/rollOutDura\
tionSeconds/maximum","maximum",{comparison:"<=",limit:21600}),t++),(o<1||isNaN(o))&&(e=n(e,i+"/rollOutDurationSeconds","\
#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.runtime!==void 0){let o=r.runtime;
typeof o!="string"&&(e=n(e,i+"/runtime","#/properties/runtime/type","type",{type:"string"}),t++),o==="cortex"||o==="cust\
om"||(e=n(e,i+"/runtime","#/properties/runtime/enum","enum",{allowedValues:A.properties.runtime.enum}),t++)}if(r.scalingBuffer!==
void 0){let o=r.scalingBuffer;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,i+"/scalingBuffer","#/propertie\
s/scalingBuffer/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=n(e,i+"/scaling\
Buffer","#/properties/scalingBuffer/minimum","minimum",{comparison:">=",limit:0}),t++)}if(r.scalingMetric!==void 0){let o=r.
scalingMetric;typeof o!="string"&&(e=n(e,i+"/scalingMetric","#/properties/scalingMetric/type","type",{type:"string"}),t++),
o==="cpu_utilization"||o==="memory_utilization"||o==="requests_per_second"||o==="concurrency_utilization"||(e=n(e,i+"/sc\
alingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:A.properties.scalingMetric.enum}),t++)}if(r.scalingTarget!==
void 0){let o=r.scalingTarget;typeof o=="number"&&isFinite(o)?(o<=0||isNaN(o))&&(e=n(e,i+"/scalingTarget","#/properties/\
scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:">",limit:0}),t++):(e=n(e,i+"/scalingTarget","#/propertie\
s/scalingTarget/type","type",{type:"number"}),t++)}}else e=n(e,i,"#/type","type",{type:"object"}),t++;return Ae.errors=e,
t===0}var Nr=ve;function ve(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r!=
"string"&&(e=n(e,i,"#/type","type",{type:"string"}),t++),ve.errors=e,t===0}var Ir=Re;function Re(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.dependencies!==void 0){let p=r.dependencies;p&&typeof p=="object"&&!Array.isArray(p)||(e=n(
e,i+"/dependencies","#/properties/dependencies/type","type",{type:"object"}),t++)}r.baseImageUri!==void 0&&typeof r.baseImageUri!=
"string"&&(e=n(e,i+"/baseImageUri","#/properties/baseImageUri/type","type",{type:"string"}),t++),r.preBuildCommands!==void 0&&
(Array.isArray(r.preBuildCommands)||(e=n(e,i+"/preBuildCommands","#/properties/preBuildCommands/type","type",{type:"arra\
y"}),t++)),r.shellCommands!==void 0&&(Array.isArray(r.shellCommands)||(e=n(e,i+"/shellCommands","#/properties/shellComma\
nds/type","type",{type:"array"}),t++))}else e=n(e,i,"#/type","type",{type:"object"}),t++;return Re.errors=e,t===0}var wr=Ce;function Ce(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r!="st\
ring"&&(e=n(e,i,"#/type","type",{type:"string"}),t++),Ce.errors=e,t===0}var jr=Te;function Te(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,i,"#/type","type",{type:"integer"}),t++),Te.errors=e,t===0}var Dr=Ne;function Ne(r,{
instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r)||(e=n(e,i,"#/type","type",{type:"integer"}),t++),typeof r=="number"&&isFinite(r)&&(r>200||isNaN(r))&&
(e=n(e,i,"#/maximum","maximum",{comparison:"<=",limit:200}),t++),Ne.errors=e,t===0}var xr=we,Mr={oneOf:[{$ref:"document#\
/components/schemas/Month"},{type:"string",description:"`current` for the current month, `previous` for the month before\
 it.",enum:["current","previous"]}]};var Ie=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function we(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){
let e=null,t=0,p=t,o=!1,s=null,u=t;typeof r=="string"?Ie.test(r)||(e=n(e,i,"document#/components/schemas/Month/pattern",
"pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),t++):(e=n(e,i,"document#/components/schemas/Month/type","type",{type:"st\
ring"}),t++);var c=u===t;c&&(o=!0,s=0);let a=t;typeof r!="string"&&(e=n(e,i,"#/oneOf/1/type","type",{type:"string"}),t++),
r==="current"||r==="previous"||(e=n(e,i,"#/oneOf/1/enum","enum",{allowedValues:Mr.oneOf[1].enum}),t++);var c=a===t;return c&&
o?(o=!1,s=[s,1]):c&&(o=!0,s=1),o?(t=p,e!==null&&(p?e.length=p:e=null)):(e=n(e,i,"#/oneOf","oneOf",{passingSchemas:s}),t++),
we.errors=e,t===0}var hr=je,Sr={type:"string",enum:["day"]};function je(r,{instancePath:i="",parentData:d,parentDataProperty:m,
rootData:y=r}={}){let e=null,t=0;return typeof r!="string"&&(e=n(e,i,"#/type","type",{type:"string"}),t++),r!=="day"&&(e=
n(e,i,"#/enum","enum",{allowedValues:Sr.enum}),t++),je.errors=e,t===0}var Er=De;function De(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r=="nu\
mber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,i,"#/type","type",{type:"integer"}),t++),De.errors=e,t===0}var kr=xe;function xe(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r!="bo\
olean"&&(e=n(e,i,"#/type","type",{type:"boolean"}),t++),xe.errors=e,t===0}var J=Me;function Me(r,{instancePath:i="",parentData:d,parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){
let p=r.length;for(let o=0;o<p;o++)typeof r[o]!="string"&&(e=n(e,i+"/"+o,"#/items/type","type",{type:"string"}),t++)}else
e=n(e,i,"#/type","type",{type:"array"}),t++;return Me.errors=e,t===0}var zr=he;function he(r,{instancePath:i="",parentData:d,
parentDataProperty:m,rootData:y=r}={}){let e=null,t=0;return typeof r=="string"?Ie.test(r)||(e=n(e,i,"#/pattern","patter\
n",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),t++):(e=n(e,i,"#/type","type",{type:"string"}),t++),he.errors=e,t===0}function n(r,i,d,m,y){
return g(r,[{instancePath:i,schemaPath:d,keyword:m,params:y}])}function g(r,i){if(r===null)return i;for(let d of i)r.length<
2e3&&r.push(d);return r}var Gr={createDomain:{400:f,401:f,"2XX":ir,default:f},deleteDomain:{204:null,400:f,401:f,default:f},
listApiKeys:{400:f,401:f,"2XX":nr,default:f},deleteApiKey:{400:f,401:f,"2XX":Y,default:f},listServiceAccountKeys:{400:f,
401:f,"2XX":or,default:f},updateApp:{400:f,401:f,"2XX":pr,default:f},deleteApp:{400:f,401:f,"2XX":Y,default:f},computeBaseImageHash:{
400:f,401:f,"2XX":ur,default:f},getBuildDownload:{400:f,401:f,"2XX":mr,default:f},getBuildLogs:{400:f,401:f,"2XX":dr,default:f},
listActiveContainers:{400:f,401:f,"2XX":yr,default:f},listContainerReadiness:{400:f,401:f,"2XX":fr,default:f},getContainer:{
400:f,401:f,"2XX":ar,default:f},listContainerEvents:{400:f,401:f,"2XX":lr,default:f},getRun:{400:f,401:f,"2XX":cr,default:f},
getBillingGraph:{400:f,401:f,"2XX":gr,default:f},getProjectCost:{400:f,401:f,"2XX":br,default:f},getRepository:{400:f,401:f,
"2XX":qr,default:f},listBranches:{400:f,401:f,"2XX":Rr,default:f}},Xr={createDomain:{query:{},body:Cr},deleteDomain:{query:{}},
listApiKeys:{query:{}},deleteApiKey:{query:{}},listServiceAccountKeys:{query:{}},updateApp:{query:{},body:Tr},deleteApp:{
query:{}},computeBaseImageHash:{query:{region:Nr},body:Ir},getBuildDownload:{query:{filename:wr}},getBuildLogs:{query:{}},
listActiveContainers:{query:{}},listContainerReadiness:{query:{}},getContainer:{query:{}},listContainerEvents:{query:{page:jr,
limit:Dr}},getRun:{query:{}},getBillingGraph:{query:{month:xr,granularity:hr,top_n:Er,group_others:kr,include_app_ids:J,
exclude_app_ids:J}},getProjectCost:{query:{month:zr}},getRepository:{query:{}},listBranches:{query:{}}},Lr={listApiKeys:{
"2XX":{"/0/apiKey required":!0,"/0/updatedAt required":!0,"/0/principalId null":!0,"/0/name required":!0,"/0/description\
 required":!0,"/0/createdAt required":!0,"/0/expiresAt required":!0,"/0/status required":!0,"/0/projectId required":!0,"\
/0/source required":!0,"/0/expiresAt anyOf":'an RFC 3339 timestamp or "never"'}},listServiceAccountKeys:{"2XX":{"/keys/0\
/principalId required":!0,"/keys/0/principalId type":!0,"/keys/0/name required":!0,"/keys/0/description required":!0,"/k\
eys/0/createdAt required":!0,"/keys/0/expiresAt required":!0,"/keys/0/status required":!0,"/keys/0/projectId required":!0,
"/keys/0/source required":!0,"/keys/0/id type":!0,"/keys/0/name type":!0,"/keys/0/description type":!0,"/keys/0/createdA\
t type":!0,"/keys/0/expiresAt anyOf":!0,"/keys/0/expiresAt type":!0,"/keys/0/status type":!0,"/keys/0/projectId type":!0,
"/keys/0/source type":!0}},updateApp:{"2XX":{"/app type":!0,"/app/appId type":!0,"/app/projectId type":!0,"/app/hardware\
 type":!0,"/app/region type":!0,"/app/cpu type":!0,"/app/memory type":!0,"/app/gpuCount type":!0,"/app/gpuCount minimum":!0,
"/app/gpuCount maximum":!0,"/app/service_toml null":!0,"/app/compute oneOf":"at most 5 items or another value","/app/com\
pute null":!0,"/app/computeTier null":!0,"/app/containerRuntime null":!0,"/app/cooldownPeriodSeconds null":!0,"/app/depl\
oymentInitializationTimeout null":!0,"/app/disableAuth null":!0,"/app/entrypoint null":!0,"/app/evaluationIntervalSecond\
s null":!0,"/app/healthcheckEndpoint null":!0,"/app/loadBalancingAlgorithm null":!0,"/app/maxReplicaCount null":!0,"/app\
/minReplicaCount null":!0,"/app/port null":!0,"/app/readycheckEndpoint null":!0,"/app/replicaConcurrency null":!0,"/app/\
responseGracePeriodSeconds null":!0,"/app/rollOutDurationSeconds null":!0,"/app/runtime null":!0,"/app/scalingBuffer nul\
l":!0,"/app/scalingMetric null":!0,"/app/scalingTarget null":!0}},getBuildDownload:{"2XX":{"/download_url required":!0,"\
/compressed_size null":!0,"/compression_method null":!0,"/data_offset null":!0}},getBuildLogs:{"2XX":{"/app_id required":!0,
"/project_id required":!0,"/status required":!0,"/logs required":!0}},listActiveContainers:{"2XX":{"/0/containerRestartC\
ount required":!0,"/0/containerRunningTimeMs required":!0,"/0/containerStartTimestamp required":!0,"/0/containerState re\
quired":!0,"/0/containerTerminationTimestamp required":!0,"/0/timestamp required":!0,"/0/appId required":!0,"/0/buildId \
required":!0,"/0/containerIp required":!0,"/0/hardwareProvider required":!0,"/0/hostIp required":!0,"/0/isTerminating re\
quired":!0,"/0/projectId required":!0,"/0/region required":!0}},listContainerReadiness:{"2XX":{"/0/status required":!0}},
getContainer:{"2XX":{"/endedAt required":!0,"/requestedAt required":!0,"/restartCount required":!0,"/startedAt required":!0,
"/state required":!0,"/endedAt anyOf":'an RFC 3339 timestamp or ""',"/appId required":!0,"/buildId required":!0,"/contai\
nerIp required":!0,"/hardwareProvider required":!0,"/hostIp required":!0,"/isTerminating required":!0,"/projectId requir\
ed":!0,"/region required":!0}},listContainerEvents:{"2XX":{"/limit maximum":!0}},getRun:{"2XX":{"/item/modelId required":!0,
"/item/projectId required":!0,"/item/status required":!0,"/item/createdAt required":!0,"/item dependentRequired":!0,"/it\
em/id type":!0,"/item/modelId type":!0,"/item/projectId type":!0,"/item/status type":!0,"/item/statusCode null":!0,"/ite\
m/async null":!0,"/item/websocket null":!0,"/item/containerId type":!0,"/item/containerId null":!0,"/item/containerStart\
edAt type":!0,"/item/containerStartedAt null":!0,"/item/functionName type":!0,"/item/functionName null":!0,"/item/method\
 type":!0,"/item/method null":!0,"/item/region type":!0,"/item/region null":!0,"/item/queue type":!0,"/item/queue null":!0,
"/item/createdAt type":!0,"/item/updatedAt type":!0,"/item/updatedAt null":!0,"/item/completedAt type":!0,"/item/complet\
edAt null":!0,"/item/queueTimeMs type":!0,"/item/queueTimeMs null":!0,"/item/runtimeMs type":!0,"/item/runtimeMs null":!0,
"/item/responseTimeMs type":!0,"/item/responseTimeMs null":!0,"/item/activatorQueueTimeMs type":!0,"/item/activatorQueue\
TimeMs null":!0,"/item/containerQueueTimeMs type":!0,"/item/containerQueueTimeMs null":!0,"/item/totalQueueTimeMs type":!0,
"/item/totalQueueTimeMs null":!0,"/item/executionTimeMs type":!0,"/item/executionTimeMs null":!0,"/item/totalResponseTim\
eMs type":!0,"/item/totalResponseTimeMs null":!0,"/item/ip type":!0,"/item/ip null":!0,"/item/accept type":!0,"/item/acc\
ept null":!0,"/item/contentLength type":!0,"/item/contentLength null":!0,"/item/origin type":!0,"/item/origin null":!0,"\
/item/referrer type":!0,"/item/referrer null":!0,"/item/userAgent type":!0,"/item/userAgent null":!0,"/item/websocketStr\
eam type":!0,"/item/websocketStream null":!0,"/item/webhookEndpoint type":!0,"/item/webhookEndpoint null":!0,"/item/ephe\
meral type":!0,"/item/ephemeral null":!0,"/item/command type":!0,"/item/command null":!0,"/item/hardware type":!0,"/item\
/hardware null":!0,"/item/cpu type":!0,"/item/cpu null":!0,"/item/memory type":!0,"/item/memory null":!0,"/item/gpuCount\
 type":!0,"/item/gpuCount null":!0,"/item/createdByUserId type":!0,"/item/createdByUserId null":!0}},getBillingGraph:{"2\
XX":{"/labels required":!0,"/meta required":!0,"/series required":!0,"/meta/window_start required":!0,"/meta/window_end \
required":!0,"/meta/currency required":!0,"/meta/total_apps required":!0,"/meta/returned_apps required":!0,"/meta/top_n \
required":!0,"/meta/y_max_suggestion required":!0,"/meta/total_cost_before_discounts required":!0,"/meta/total_discounts\
 required":!0,"/meta/total_cost_after_discounts required":!0,"/series/0/app_name required":!0,"/series/0/data required":!0,
"/series/0/total required":!0,"/others/count required":!0,"/others/data required":!0,"/others/total required":!0}},getProjectCost:{
"2XX":{"/app_breakdown required":!0,"/breakdown required":!0,"/coupons required":!0,"/summary required":!0,"/app_breakdo\
wn/0/app_name required":!0,"/app_breakdown/0/cpu_cost_cents required":!0,"/app_breakdown/0/cpu_seconds required":!0,"/ap\
p_breakdown/0/gpu_cost_cents required":!0,"/app_breakdown/0/gpu_seconds required":!0,"/app_breakdown/0/memory_cost_cents\
 required":!0,"/app_breakdown/0/memory_seconds required":!0,"/app_breakdown/0/total_cost_cents required":!0,"/app_breakd\
own/0/cpu_cost_cents type":!0,"/app_breakdown/0/cpu_seconds type":!0,"/app_breakdown/0/gpu_cost_cents type":!0,"/app_bre\
akdown/0/gpu_seconds type":!0,"/app_breakdown/0/memory_cost_cents type":!0,"/app_breakdown/0/memory_seconds type":!0,"/a\
pp_breakdown/0/total_cost_cents type":!0,"/coupons/0/coupon_name required":!0,"/coupons/0/amount_cents required":!0,"/co\
upons/0/amount_cents_remaining required":!0}},getRepository:{"2XX":{"/archived required":!0,"/branchCount required":!0,"\
/cloneUrl required":!0,"/createdAt required":!0,"/defaultBranch required":!0,"/disabled required":!0,"/forksCount requir\
ed":!0,"/hasIssues required":!0,"/hasPages required":!0,"/hasWiki required":!0,"/htmlUrl required":!0,"/name required":!0,
"/private required":!0,"/size required":!0,"/stargazersCount required":!0,"/updatedAt required":!0,"/description null":!0,
"/language null":!0,"/pushedAt null":!0,"/topics null":!0,"/topics/0 type":!0}},listBranches:{"2XX":{"/branches/0/protec\
ted required":!0,"/branches/0/default required":!0,"/branches/0/sha required":!0,"/branches/0/name type":!0,"/branches/0\
/protected type":!0,"/branches/0/default type":!0,"/branches/0/sha type":!0}}};export{Lr as remarks,Xr as requests,Gr as responses};
