// Generated from contract-tests/fixtures.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json instead of this file.
var y=g,l={$schema:"https://json-schema.org/draft/2020-12/schema",title:"Fixtures of the verifier",type:"object",required:[
"project_id"],additionalProperties:!1,$defs:{segment:{type:"string",minLength:1,maxLength:256,description:"One segment o\
f a path."},text:{type:"string",minLength:1},token:{type:"string",minLength:1,description:"A token, or env:NAME for an e\
nvironment variable."}},properties:{$schema:{type:"string"},$comment:{type:"string"},project_id:{$ref:"#/$defs/segment"},
app_id:{$ref:"#/$defs/segment"},other_app_id:{$ref:"#/$defs/segment"},build_id:{$ref:"#/$defs/segment"},container_id:{$ref:"\
#/$defs/segment"},run_id:{$ref:"#/$defs/segment"},service_account_id:{$ref:"#/$defs/segment"},owner:{$ref:"#/$defs/segme\
nt"},repo:{$ref:"#/$defs/segment"},codehost:{$ref:"#/$defs/segment"},filename:{$ref:"#/$defs/text"},region:{$ref:"#/$def\
s/text"},month:{$ref:"#/$defs/text",type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])$"},terminating_container_id:{$ref:"#/\
$defs/segment"},further:{type:"object",additionalProperties:!1,properties:{container_ids:{type:"array",items:{$ref:"#/$d\
efs/segment"}},run_ids:{type:"array",items:{$ref:"#/$defs/segment"}},build_ids:{type:"array",items:{$ref:"#/$defs/segmen\
t"}},service_account_ids:{type:"array",items:{$ref:"#/$defs/segment"}},repos:{type:"array",items:{$ref:"#/$defs/segment"}}}},
disposable:{type:"object",additionalProperties:!1,properties:{app_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/\
segment"},domain:{$ref:"#/$defs/text",type:"string",pattern:"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}}},refused:{
type:"object",additionalProperties:!1,properties:{api_key_id:{$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"}}},
foreign:{type:"object",additionalProperties:!1,properties:{owner:{$ref:"#/$defs/segment"},repo:{$ref:"#/$defs/segment"},
app_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"},service_account_id:{
$ref:"#/$defs/segment"}}},tokens:{type:"object",additionalProperties:!1,properties:{owner:{$ref:"#/$defs/token"},member:{
$ref:"#/$defs/token"},expired:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token"}}}}};var _=Object.prototype.hasOwnProperty,s=d=>[...d].length,$=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),u=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function g(d,{instancePath:t=""}={}){let e=null,r=0;if(d&&typeof d=="ob\
ject"&&!Array.isArray(d)){d.project_id===void 0&&(e=n(e,t,"#/required","required",{missingProperty:"project_id"}),r++);for(let i in d)
_.call(l.properties,i)||(e=n(e,t,"#/additionalProperties","additionalProperties",{additionalProperty:i}),r++);if(d.$schema!==
void 0&&typeof d.$schema!="string"&&(e=n(e,t+"/$schema","#/properties/%24schema/type","type",{type:"string"}),r++),d.$comment!==
void 0&&typeof d.$comment!="string"&&(e=n(e,t+"/$comment","#/properties/%24comment/type","type",{type:"string"}),r++),d.
project_id!==void 0){let i=d.project_id;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/project_id","#/$defs/segment/maxLength",
"maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/project_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=
n(e,t+"/project_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.app_id!==void 0){let i=d.app_id;typeof i=="\
string"?(s(i)>256&&(e=n(e,t+"/app_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/app_i\
d","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/app_id","#/$defs/segment/type","type",{type:"stri\
ng"}),r++)}if(d.other_app_id!==void 0){let i=d.other_app_id;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/other_app_id","#/$d\
efs/segment/maxLength","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/other_app_id","#/$defs/segment/minLength","minLe\
ngth",{limit:1}),r++)):(e=n(e,t+"/other_app_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.build_id!==void 0){
let i=d.build_id;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/build_id","#/$defs/segment/maxLength","maxLength",{limit:256}),
r++),s(i)<1&&(e=n(e,t+"/build_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/build_id","#/$defs\
/segment/type","type",{type:"string"}),r++)}if(d.container_id!==void 0){let i=d.container_id;typeof i=="string"?(s(i)>256&&
(e=n(e,t+"/container_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/container_id","#/$\
defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/container_id","#/$defs/segment/type","type",{type:"strin\
g"}),r++)}if(d.run_id!==void 0){let i=d.run_id;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/run_id","#/$defs/segment/maxLeng\
th","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/run_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=
n(e,t+"/run_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.service_account_id!==void 0){let i=d.service_account_id;
typeof i=="string"?(s(i)>256&&(e=n(e,t+"/service_account_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(
i)<1&&(e=n(e,t+"/service_account_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/service_account\
_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.owner!==void 0){let i=d.owner;typeof i=="string"?(s(i)>256&&
(e=n(e,t+"/owner","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/owner","#/$defs/segment/m\
inLength","minLength",{limit:1}),r++)):(e=n(e,t+"/owner","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.repo!==
void 0){let i=d.repo;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/repo","#/$defs/segment/maxLength","maxLength",{limit:256}),
r++),s(i)<1&&(e=n(e,t+"/repo","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/repo","#/$defs/segment\
/type","type",{type:"string"}),r++)}if(d.codehost!==void 0){let i=d.codehost;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/co\
dehost","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/codehost","#/$defs/segment/minLengt\
h","minLength",{limit:1}),r++)):(e=n(e,t+"/codehost","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.filename!==
void 0){let i=d.filename;typeof i=="string"?s(i)<1&&(e=n(e,t+"/filename","#/$defs/text/minLength","minLength",{limit:1}),
r++):(e=n(e,t+"/filename","#/$defs/text/type","type",{type:"string"}),r++)}if(d.region!==void 0){let i=d.region;typeof i==
"string"?s(i)<1&&(e=n(e,t+"/region","#/$defs/text/minLength","minLength",{limit:1}),r++):(e=n(e,t+"/region","#/$defs/tex\
t/type","type",{type:"string"}),r++)}if(d.month!==void 0){let i=d.month;typeof i=="string"?s(i)<1&&(e=n(e,t+"/month","#/\
$defs/text/minLength","minLength",{limit:1}),r++):(e=n(e,t+"/month","#/$defs/text/type","type",{type:"string"}),r++),typeof i==
"string"?$.test(i)||(e=n(e,t+"/month","#/properties/month/pattern","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):
(e=n(e,t+"/month","#/properties/month/type","type",{type:"string"}),r++)}if(d.terminating_container_id!==void 0){let i=d.
terminating_container_id;typeof i=="string"?(s(i)>256&&(e=n(e,t+"/terminating_container_id","#/$defs/segment/maxLength",
"maxLength",{limit:256}),r++),s(i)<1&&(e=n(e,t+"/terminating_container_id","#/$defs/segment/minLength","minLength",{limit:1}),
r++)):(e=n(e,t+"/terminating_container_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(d.further!==void 0){let i=d.
further;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)f==="container_ids"||f==="run_ids"||f==="build_ids"||
f==="service_account_ids"||f==="repos"||(e=n(e,t+"/further","#/properties/further/additionalProperties","additionalPrope\
rties",{additionalProperty:f}),r++);if(i.container_ids!==void 0){let f=i.container_ids;if(Array.isArray(f)){let m=f.length;
for(let p=0;p<m;p++){let o=f[p];typeof o=="string"?(s(o)>256&&(e=n(e,t+"/further/container_ids/"+p,"#/$defs/segment/maxL\
ength","maxLength",{limit:256}),r++),s(o)<1&&(e=n(e,t+"/further/container_ids/"+p,"#/$defs/segment/minLength","minLength",
{limit:1}),r++)):(e=n(e,t+"/further/container_ids/"+p,"#/$defs/segment/type","type",{type:"string"}),r++)}}else e=n(e,t+
"/further/container_ids","#/properties/further/properties/container_ids/type","type",{type:"array"}),r++}if(i.run_ids!==
void 0){let f=i.run_ids;if(Array.isArray(f)){let m=f.length;for(let p=0;p<m;p++){let o=f[p];typeof o=="string"?(s(o)>256&&
(e=n(e,t+"/further/run_ids/"+p,"#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(o)<1&&(e=n(e,t+"/further/run_\
ids/"+p,"#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/further/run_ids/"+p,"#/$defs/segment/type","\
type",{type:"string"}),r++)}}else e=n(e,t+"/further/run_ids","#/properties/further/properties/run_ids/type","type",{type:"\
array"}),r++}if(i.build_ids!==void 0){let f=i.build_ids;if(Array.isArray(f)){let m=f.length;for(let p=0;p<m;p++){let o=f[p];
typeof o=="string"?(s(o)>256&&(e=n(e,t+"/further/build_ids/"+p,"#/$defs/segment/maxLength","maxLength",{limit:256}),r++),
s(o)<1&&(e=n(e,t+"/further/build_ids/"+p,"#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/further/bui\
ld_ids/"+p,"#/$defs/segment/type","type",{type:"string"}),r++)}}else e=n(e,t+"/further/build_ids","#/properties/further/\
properties/build_ids/type","type",{type:"array"}),r++}if(i.service_account_ids!==void 0){let f=i.service_account_ids;if(Array.
isArray(f)){let m=f.length;for(let p=0;p<m;p++){let o=f[p];typeof o=="string"?(s(o)>256&&(e=n(e,t+"/further/service_acco\
unt_ids/"+p,"#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(o)<1&&(e=n(e,t+"/further/service_account_ids/"+p,
"#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/further/service_account_ids/"+p,"#/$defs/segment/typ\
e","type",{type:"string"}),r++)}}else e=n(e,t+"/further/service_account_ids","#/properties/further/properties/service_ac\
count_ids/type","type",{type:"array"}),r++}if(i.repos!==void 0){let f=i.repos;if(Array.isArray(f)){let m=f.length;for(let p=0;p<
m;p++){let o=f[p];typeof o=="string"?(s(o)>256&&(e=n(e,t+"/further/repos/"+p,"#/$defs/segment/maxLength","maxLength",{limit:256}),
r++),s(o)<1&&(e=n(e,t+"/further/repos/"+p,"#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/further/re\
pos/"+p,"#/$defs/segment/type","type",{type:"string"}),r++)}}else e=n(e,t+"/further/repos","#/properties/further/propert\
ies/repos/type","type",{type:"array"}),r++}}else e=n(e,t+"/further","#/properties/further/type","type",{type:"object"}),
r++}if(d.disposable!==void 0){let i=d.disposable;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)f==="app_id"||
f==="api_key_id"||f==="domain"||(e=n(e,t+"/disposable","#/properties/disposable/additionalProperties","additionalPropert\
ies",{additionalProperty:f}),r++);if(i.app_id!==void 0){let f=i.app_id;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/disposab\
le/app_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/disposable/app_id","#/$defs/segm\
ent/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/disposable/app_id","#/$defs/segment/type","type",{type:"string"}),
r++)}if(i.api_key_id!==void 0){let f=i.api_key_id;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/disposable/api_key_id","#/$de\
fs/segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/disposable/api_key_id","#/$defs/segment/minLength",
"minLength",{limit:1}),r++)):(e=n(e,t+"/disposable/api_key_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(i.
domain!==void 0){let f=i.domain;typeof f=="string"?s(f)<1&&(e=n(e,t+"/disposable/domain","#/$defs/text/minLength","minLe\
ngth",{limit:1}),r++):(e=n(e,t+"/disposable/domain","#/$defs/text/type","type",{type:"string"}),r++),typeof f=="string"?
u.test(f)||(e=n(e,t+"/disposable/domain","#/properties/disposable/properties/domain/pattern","pattern",{pattern:"^([a-z0\
-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),r++):(e=n(e,t+"/disposable/domain","#/properties/disposable/properties/domain\
/type","type",{type:"string"}),r++)}}else e=n(e,t+"/disposable","#/properties/disposable/type","type",{type:"object"}),r++}
if(d.refused!==void 0){let i=d.refused;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)f==="api_key_id"||f===
"domain_id"||(e=n(e,t+"/refused","#/properties/refused/additionalProperties","additionalProperties",{additionalProperty:f}),
r++);if(i.api_key_id!==void 0){let f=i.api_key_id;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/refused/api_key_id","#/$defs/\
segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/refused/api_key_id","#/$defs/segment/minLength","min\
Length",{limit:1}),r++)):(e=n(e,t+"/refused/api_key_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(i.domain_id!==
void 0){let f=i.domain_id;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/refused/domain_id","#/$defs/segment/maxLength","maxLe\
ngth",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/refused/domain_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=
n(e,t+"/refused/domain_id","#/$defs/segment/type","type",{type:"string"}),r++)}}else e=n(e,t+"/refused","#/properties/re\
fused/type","type",{type:"object"}),r++}if(d.foreign!==void 0){let i=d.foreign;if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let f in i)f==="owner"||f==="repo"||f==="app_id"||f==="api_key_id"||f==="domain_id"||f==="service_account_id"||(e=
n(e,t+"/foreign","#/properties/foreign/additionalProperties","additionalProperties",{additionalProperty:f}),r++);if(i.owner!==
void 0){let f=i.owner;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/foreign/owner","#/$defs/segment/maxLength","maxLength",{limit:256}),
r++),s(f)<1&&(e=n(e,t+"/foreign/owner","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/foreign/owner",
"#/$defs/segment/type","type",{type:"string"}),r++)}if(i.repo!==void 0){let f=i.repo;typeof f=="string"?(s(f)>256&&(e=n(
e,t+"/foreign/repo","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/foreign/repo","#/$defs/\
segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/foreign/repo","#/$defs/segment/type","type",{type:"string"}),
r++)}if(i.app_id!==void 0){let f=i.app_id;typeof f=="string"?(s(f)>256&&(e=n(e,t+"/foreign/app_id","#/$defs/segment/maxL\
ength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/foreign/app_id","#/$defs/segment/minLength","minLength",{limit:1}),
r++)):(e=n(e,t+"/foreign/app_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(i.api_key_id!==void 0){let f=i.api_key_id;
typeof f=="string"?(s(f)>256&&(e=n(e,t+"/foreign/api_key_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(
f)<1&&(e=n(e,t+"/foreign/api_key_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/foreign/api_key\
_id","#/$defs/segment/type","type",{type:"string"}),r++)}if(i.domain_id!==void 0){let f=i.domain_id;typeof f=="string"?(s(
f)>256&&(e=n(e,t+"/foreign/domain_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/forei\
gn/domain_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/foreign/domain_id","#/$defs/segment/ty\
pe","type",{type:"string"}),r++)}if(i.service_account_id!==void 0){let f=i.service_account_id;typeof f=="string"?(s(f)>256&&
(e=n(e,t+"/foreign/service_account_id","#/$defs/segment/maxLength","maxLength",{limit:256}),r++),s(f)<1&&(e=n(e,t+"/fore\
ign/service_account_id","#/$defs/segment/minLength","minLength",{limit:1}),r++)):(e=n(e,t+"/foreign/service_account_id",
"#/$defs/segment/type","type",{type:"string"}),r++)}}else e=n(e,t+"/foreign","#/properties/foreign/type","type",{type:"o\
bject"}),r++}if(d.tokens!==void 0){let i=d.tokens;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)f==="owner"||
f==="member"||f==="expired"||f==="other_project"||(e=n(e,t+"/tokens","#/properties/tokens/additionalProperties","additio\
nalProperties",{additionalProperty:f}),r++);if(i.owner!==void 0){let f=i.owner;typeof f=="string"?s(f)<1&&(e=n(e,t+"/tok\
ens/owner","#/$defs/token/minLength","minLength",{limit:1}),r++):(e=n(e,t+"/tokens/owner","#/$defs/token/type","type",{type:"\
string"}),r++)}if(i.member!==void 0){let f=i.member;typeof f=="string"?s(f)<1&&(e=n(e,t+"/tokens/member","#/$defs/token/\
minLength","minLength",{limit:1}),r++):(e=n(e,t+"/tokens/member","#/$defs/token/type","type",{type:"string"}),r++)}if(i.
expired!==void 0){let f=i.expired;typeof f=="string"?s(f)<1&&(e=n(e,t+"/tokens/expired","#/$defs/token/minLength","minLe\
ngth",{limit:1}),r++):(e=n(e,t+"/tokens/expired","#/$defs/token/type","type",{type:"string"}),r++)}if(i.other_project!==
void 0){let f=i.other_project;typeof f=="string"?s(f)<1&&(e=n(e,t+"/tokens/other_project","#/$defs/token/minLength","min\
Length",{limit:1}),r++):(e=n(e,t+"/tokens/other_project","#/$defs/token/type","type",{type:"string"}),r++)}}else e=n(e,t+
"/tokens","#/properties/tokens/type","type",{type:"object"}),r++}}else e=n(e,t,"#/type","type",{type:"object"}),r++;return g.
errors=e,r===0}function n(d,t,e,r,i){return L(d,[{instancePath:t,schemaPath:e,keyword:r,params:i}])}function L(d,t){if(d===
null)return t;for(let e of t)d.length<2e3&&d.push(e);return d}var a=y;export{a as validate};
