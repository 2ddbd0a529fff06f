// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var Vi=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function d(r){return/^\d{4}-\d\d-\d\d$/.
test(r)&&new Date(r).toJSON()?.startsWith(r)===!0}function A(r){if(!Vi.test(r)||!d(r.slice(0,10)))return!1;let[o,e]=r.toUpperCase().
split(":60");return e===void 0||new Date(`${o}:59${e}`).toISOString().includes("T23:59:59")}var g={date:d,"date-time":A},Ui=q;function q(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=n(e,o,"type",{type:"\
object"}),i++),q.errors=e,i===0}var Gi=E;function E(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),E.errors=
e,i===0}var Di=h,Wi={type:"string",enum:["apex","subdomain"]};function h(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!=
"string"&&(e=n(e,o,"type",{type:"string"}),i++),r==="apex"||r==="subdomain"||(e=n(e,o,"enum",{allowedValues:Wi.enum}),i++),
h.errors=e,i===0}var Ki=_,Si={enum:["apex","subdomain"]};function _(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"apex"||r==="subdomain"||(e=n(e,o,"enum",{allowedValues:Si.enum}),i++),_.errors=e,i===0}var Xi=b;function b(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.message===void 0&&
(e=n(e,o,"required",{missingProperty:"message"}),i++),b.errors=e,i===0}var Zi=j;function j(r,{instancePath:o=""}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let l in r)l!=="mess\
age"&&(e=n(e,o,"additionalProperties",{additionalProperty:l}),i++);return j.errors=e,i===0}var Ji=P;function P(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.id===void 0&&(e=n(
e,o,"required",{missingProperty:"id"}),i++),P.errors=e,i===0}var Qi=N;function N(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.projectId===void 0&&
(e=n(e,o,"required",{missingProperty:"projectId"}),i++),N.errors=e,i===0}var Yi=x;function x(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domain===void 0&&
(e=n(e,o,"required",{missingProperty:"domain"}),i++),x.errors=e,i===0}var ro=R;function R(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domainType===void 0&&
(e=n(e,o,"required",{missingProperty:"domainType"}),i++),R.errors=e,i===0}var eo=w;function w(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.region===void 0&&
(e=n(e,o,"required",{missingProperty:"region"}),i++),w.errors=e,i===0}var io=z;function z(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordName===void 0&&
(e=n(e,o,"required",{missingProperty:"dnsRecordName"}),i++),z.errors=e,i===0}var oo=T;function T(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordType===void 0&&
(e=n(e,o,"required",{missingProperty:"dnsRecordType"}),i++),T.errors=e,i===0}var no=L;function L(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordValue===
void 0&&(e=n(e,o,"required",{missingProperty:"dnsRecordValue"}),i++),L.errors=e,i===0}var to=C;function C(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.validationStatus===
void 0&&(e=n(e,o,"required",{missingProperty:"validationStatus"}),i++),C.errors=e,i===0}var so=I;function I(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.createdAt===void 0&&
(e=n(e,o,"required",{missingProperty:"createdAt"}),i++),I.errors=e,i===0}var lo=k;function k(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.updatedAt===void 0&&
(e=n(e,o,"required",{missingProperty:"updatedAt"}),i++),k.errors=e,i===0}var uo=F;var v=g["date-time"];function F(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(v(r)||(e=n(e,o,"for\
mat",{format:"date-time"}),i++)),F.errors=e,i===0}var co=B;function B(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=n(e,o,"type",{type:"array"}),i++),B.errors=
e,i===0}var fo=O;function O(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.apiKey===void 0&&
(e=n(e,o,"required",{missingProperty:"apiKey"}),i++),O.errors=e,i===0}var mo=$;function $(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.name===void 0&&(e=
n(e,o,"required",{missingProperty:"name"}),i++),$.errors=e,i===0}var yo=H;function H(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.description===void 0&&
(e=n(e,o,"required",{missingProperty:"description"}),i++),H.errors=e,i===0}var po=M;function M(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.expiresAt===void 0&&
(e=n(e,o,"required",{missingProperty:"expiresAt"}),i++),M.errors=e,i===0}var ao=V;function V(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.status===void 0&&
(e=n(e,o,"required",{missingProperty:"status"}),i++),V.errors=e,i===0}var vo=U;function U(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.source===void 0&&
(e=n(e,o,"required",{missingProperty:"source"}),i++),U.errors=e,i===0}var Ao=G;function G(r,{instancePath:o=""}={}){let e=null,i=0,l=i,t=!1,u=i;typeof r=="string"?v(r)||(e=n(e,o,"format",{format:"dat\
e-time"},"#/anyOf/0/format"),i++):(e=n(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var c=u===i;if(t=t||c,!t){let y=i;
typeof r!="string"&&(e=n(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!=="never"&&(e=n(e,o,"const",{allowedValue:"\
never"},"#/anyOf/1/const"),i++);var c=y===i;t=t||c}return t?(i=l,e!==null&&(l?e.length=l:e=null)):(e=n(e,o,"anyOf",{},"#\
/anyOf"),i++),G.errors=e,i===0}var go=D;function D(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.keys===void 0&&(e=
n(e,o,"required",{missingProperty:"keys"}),i++),D.errors=e,i===0}var qo=W;function W(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.principalId===void 0&&
(e=n(e,o,"required",{missingProperty:"principalId"}),i++),W.errors=e,i===0}var Eo=K;function K(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),K.errors=
e,i===0}var ho=S;var p={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H\
200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function S(r,{instancePath:o=""}={}){let e=null,
i=0,l=i,t=!1,u=null,c=i;if(Array.isArray(r)){r.length>5&&(e=n(e,o,"maxItems",{limit:5},"#/oneOf/0/maxItems"),i++);let a=r.
length;for(let f=0;f<a;f++){let s=r[f];typeof s!="string"&&(e=n(e,o+"/"+f,"type",{type:"string"}),i++),s==="ADA_L4"||s===
"ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_80GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="\
BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="TRN1"||s==="TURING_T4"||(e=n(e,o+"/"+f,"enum",{allowedValues:p.
enum}),i++)}}else e=n(e,o,"type",{type:"array"},"#/oneOf/0/type"),i++;var m=c===i;m&&(t=!0,u=0);let y=i;typeof r!="strin\
g"&&(e=n(e,o,"type",{type:"string"}),i++),r==="ADA_L4"||r==="ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AM\
PERE_A100_80GB"||r==="HOPPER_H100"||r==="HOPPER_H200"||r==="BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="IN\
F2"||r==="TRN1"||r==="TURING_T4"||(e=n(e,o,"enum",{allowedValues:p.enum}),i++);var m=y===i;return m&&t?(t=!1,u=[u,1]):m&&
(t=!0,u=1),t?(i=l,e!==null&&(l?e.length=l:e=null)):(e=n(e,o,"oneOf",{passingSchemas:u},"#/oneOf"),i++),S.errors=e,i===0}
var _o=X;function X(r,{instancePath:o=""}={}){let e=null,i=0,l=i,t=!1,u=null,c=i;if(Array.isArray(r)){r.length>5&&(e=n(e,o,"maxIt\
ems",{limit:5},"#/oneOf/0/maxItems"),i++);let a=r.length;for(let f=0;f<a;f++){let s=r[f];typeof s!="string"&&(e=n(e,o+"/"+
f,"type",{type:"string"}),i++),s==="ADA_L4"||s==="ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_8\
0GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="T\
RN1"||s==="TURING_T4"||(e=n(e,o+"/"+f,"enum",{allowedValues:p.enum}),i++)}}else e=n(e,o,"type",{type:"array"},"#/oneOf/0\
/type"),i++;var m=c===i;m&&(t=!0,u=0);let y=i;typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),r==="ADA_L4"||r===
"ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r==="HOPPER_H100"||r==="HOPPER_H200"||r==="\
BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r==="TURING_T4"||(e=n(e,o,"enum",{allowedValues:p.
enum}),i++);var m=y===i;return m&&t?(t=!1,u=[u,1]):m&&(t=!0,u=1),t?(i=l,e!==null&&(l?e.length=l:e=null)):(e=n(e,o,"oneOf",
{passingSchemas:u},"#/oneOf"),i++),X.errors=e,i===0}var bo=Z;function Z(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)&&r.length>5&&(e=n(e,o,"maxItems",{limit:5}),
i++),Z.errors=e,i===0}var jo=J,Po={enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H\
100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function J(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="ADA_L4"||r==="ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r===
"HOPPER_H100"||r==="HOPPER_H200"||r==="BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r===
"TURING_T4"||(e=n(e,o,"enum",{allowedValues:Po.enum}),i++),J.errors=e,i===0}var No=Q,xo={type:"string",enum:["interrupti\
ble","protected"]};function Q(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"\
string"}),i++),r==="interruptible"||r==="protected"||(e=n(e,o,"enum",{allowedValues:xo.enum}),i++),Q.errors=e,i===0}var Ro=Y,
wo={enum:["interruptible","protected"]};function Y(r,{instancePath:o=""}={}){let e=null,i=0;return r==="interruptible"||
r==="protected"||(e=n(e,o,"enum",{allowedValues:wo.enum}),i++),Y.errors=e,i===0}var zo=rr,To={type:"string",enum:["v1","\
v2"]};function rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),
r==="v1"||r==="v2"||(e=n(e,o,"enum",{allowedValues:To.enum}),i++),rr.errors=e,i===0}var Lo=er,Co={enum:["v1","v2"]};function er(r,{
instancePath:o=""}={}){let e=null,i=0;return r==="v1"||r==="v2"||(e=n(e,o,"enum",{allowedValues:Co.enum}),i++),er.errors=
e,i===0}var Io=ir;function ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),ir.errors=e,i===0}var ko=or;function or(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>3600||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",
limit:3600}),i++),(r<1||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:1}),i++)),or.errors=e,i===0}var Fo=nr;function nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=n(e,o,"\
minimum",{comparison:">=",limit:1}),i++),nr.errors=e,i===0}var Bo=tr;function tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>3600||isNaN(r))&&(e=n(e,
o,"maximum",{comparison:"<=",limit:3600}),i++),tr.errors=e,i===0}var Oo=sr;function sr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),sr.
errors=e,i===0}var $o=lr;function lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>900||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:900}),
i++),(r<60||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:60}),i++)),lr.errors=e,i===0}var Ho=ur;function ur(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<60||isNaN(r))&&(e=n(e,o,
"minimum",{comparison:">=",limit:60}),i++),ur.errors=e,i===0}var Mo=cr;function cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>900||isNaN(r))&&(e=n(e,o,
"maximum",{comparison:"<=",limit:900}),i++),cr.errors=e,i===0}var Vo=fr;function fr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="boolean"&&(e=n(e,o,"type",{type:"boolean"}),i++),
fr.errors=e,i===0}var Uo=mr;function mr(r,{instancePath:o=""}={}){let e=null,i=0;if(Array.isArray(r)){let l=r.length;for(let t=0;t<l;t++)typeof r[t]!=
"string"&&(e=n(e,o+"/"+t,"type",{type:"string"}),i++)}else e=n(e,o,"type",{type:"array"}),i++;return mr.errors=e,i===0}var Go=yr;function yr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>300||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:300}),
i++),(r<6||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:6}),i++)),yr.errors=e,i===0}var Do=pr;function pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<6||isNaN(r))&&(e=n(e,o,"\
minimum",{comparison:">=",limit:6}),i++),pr.errors=e,i===0}var Wo=ar;function ar(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>300||isNaN(r))&&(e=n(e,o,
"maximum",{comparison:"<=",limit:300}),i++),ar.errors=e,i===0}var Ko=dr;function dr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>8||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:8}),
i++),(r<0||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:0}),i++)),dr.errors=e,i===0}var So=vr;function vr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=n(e,o,"\
minimum",{comparison:">=",limit:0}),i++),vr.errors=e,i===0}var Xo=Ar;function Ar(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>8||isNaN(r))&&(e=n(e,o,"\
maximum",{comparison:"<=",limit:8}),i++),Ar.errors=e,i===0}var Zo=gr;function gr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),gr.
errors=e,i===0}var Jo=qr,Qo={type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]};function qr(r,{
instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),r==="round-robin"||
r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=n(e,o,"enum",{allowedValues:Qo.enum}),i++),qr.errors=
e,i===0}var Yo=Er,rn={enum:["round-robin","first-available","min-connections","random-choice-2"]};function Er(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="round-robin"||r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=n(e,o,"\
enum",{allowedValues:rn.enum}),i++),Er.errors=e,i===0}var en=hr;function hr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<1||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:1}),i++)),hr.errors=e,i===0}var on=_r;function _r(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>2e3||isNaN(r))&&(e=n(e,o,
"maximum",{comparison:"<=",limit:2e3}),i++),_r.errors=e,i===0}var nn=br;function br(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),br.
errors=e,i===0}var tn=jr;function jr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<0||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:0}),i++)),jr.errors=e,i===0}var sn=Pr;function Pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>65535||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",
limit:65535}),i++),(r<0||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:0}),i++)),Pr.errors=e,i===0}var ln=Nr;function Nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>65535||isNaN(r))&&(e=n(e,
o,"maximum",{comparison:"<=",limit:65535}),i++),Nr.errors=e,i===0}var un=xr;function xr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),xr.
errors=e,i===0}var cn=Rr;function Rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>1e6||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",limit:1e6}),
i++),(r<1||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:1}),i++)),Rr.errors=e,i===0}var fn=wr;function wr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>1e6||isNaN(r))&&(e=n(e,o,
"maximum",{comparison:"<=",limit:1e6}),i++),wr.errors=e,i===0}var mn=zr;function zr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>43200||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",
limit:43200}),i++),(r<16||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:16}),i++)),zr.errors=e,i===0}var yn=Tr;function Tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<16||isNaN(r))&&(e=n(e,o,
"minimum",{comparison:">=",limit:16}),i++),Tr.errors=e,i===0}var pn=Lr;function Lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>43200||isNaN(r))&&(e=n(e,
o,"maximum",{comparison:"<=",limit:43200}),i++),Lr.errors=e,i===0}var an=Cr;function Cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>21600||isNaN(r))&&(e=n(e,o,"maximum",{comparison:"<=",
limit:21600}),i++),(r<1||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:1}),i++)),Cr.errors=e,i===0}var dn=Ir;function Ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>21600||isNaN(r))&&(e=n(e,
o,"maximum",{comparison:"<=",limit:21600}),i++),Ir.errors=e,i===0}var vn=kr,An={type:"string",enum:["cortex","custom"]};
function kr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),r===
"cortex"||r==="custom"||(e=n(e,o,"enum",{allowedValues:An.enum}),i++),kr.errors=e,i===0}var gn=Fr,qn={enum:["cortex","cu\
stom"]};function Fr(r,{instancePath:o=""}={}){let e=null,i=0;return r==="cortex"||r==="custom"||(e=n(e,o,"enum",{allowedValues:qn.
enum}),i++),Fr.errors=e,i===0}var En=Br;function Br(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=n(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=n(e,o,"minimum",{comparison:">=",limit:0}),
i++),Br.errors=e,i===0}var hn=Or,_n={type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","c\
oncurrency_utilization"]};function Or(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",
{type:"string"}),i++),r==="cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utili\
zation"||(e=n(e,o,"enum",{allowedValues:_n.enum}),i++),Or.errors=e,i===0}var bn=$r,jn={enum:["cpu_utilization","memory_u\
tilization","requests_per_second","concurrency_utilization"]};function $r(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utilization"||(e=n(e,o,"enum",{
allowedValues:jn.enum}),i++),$r.errors=e,i===0}var Pn=Hr;function Hr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)||(e=n(e,o,"type",{type:"numb\
er"}),i++),Hr.errors=e,i===0}var Nn=Mr;function Mr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)?(r<=0||isNaN(r))&&(e=n(e,o,"\
exclusiveMinimum",{comparison:">",limit:0}),i++):(e=n(e,o,"type",{type:"number"}),i++),Mr.errors=e,i===0}var xn=Vr;function Vr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<=0||isNaN(r))&&(e=n(e,o,
"exclusiveMinimum",{comparison:">",limit:0}),i++),Vr.errors=e,i===0}var Rn=Ur;function Ur(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app===void 0&&(e=
n(e,o,"required",{missingProperty:"app"}),i++),Ur.errors=e,i===0}var wn=Gr;function Gr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.self===void 0&&(e=
n(e,o,"required",{missingProperty:"self"}),i++),Gr.errors=e,i===0}var zn=Dr;function Dr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.success===void 0&&
(e=n(e,o,"required",{missingProperty:"success"}),i++),Dr.errors=e,i===0}var Tn=Wr;function Wr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.appId===void 0&&
(e=n(e,o,"required",{missingProperty:"appId"}),i++),Wr.errors=e,i===0}var Ln=Kr;function Kr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardware===void 0&&
(e=n(e,o,"required",{missingProperty:"hardware"}),i++),Kr.errors=e,i===0}var Cn=Sr;function Sr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu===void 0&&(e=
n(e,o,"required",{missingProperty:"cpu"}),i++),Sr.errors=e,i===0}var In=Xr;function Xr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory===void 0&&
(e=n(e,o,"required",{missingProperty:"memory"}),i++),Xr.errors=e,i===0}var kn=Zr;function Zr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpuCount===void 0&&
(e=n(e,o,"required",{missingProperty:"gpuCount"}),i++),Zr.errors=e,i===0}var Fn=Jr;var Bn=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Jr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Bn.test(r)||(e=n(e,o,"format",{format:"\
uri-reference"}),i++)),Jr.errors=e,i===0}var On=Qr;function Qr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=n(e,o,"type",{type:"\
object"}),i++),Qr.errors=e,i===0}var $n=Yr;function Yr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=n(e,o,"type",{type:"string"}),i++),Yr.
errors=e,i===0}var Hn=re;function re(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=n(e,o,"type",{type:"array"}),i++),re.errors=
e,i===0}var Mn=ee;function ee(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=n(e,o,"type",{type:"array"}),i++),ee.errors=
e,i===0}var Vn=ie;function ie(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.digest===void 0&&
(e=n(e,o,"required",{missingProperty:"digest"}),i++),ie.errors=e,i===0}var Un=oe;function oe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.download_url===void 0&&
(e=n(e,o,"required",{missingProperty:"download_url"}),i++),oe.errors=e,i===0}var Gn=ne;var Dn=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ne(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Dn.test(r)||(e=n(e,o,"format",{format:"\
uri"}),i++)),ne.errors=e,i===0}var Wn=te;function te(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_id===void 0&&
(e=n(e,o,"required",{missingProperty:"app_id"}),i++),te.errors=e,i===0}var Kn=se;function se(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.build_id===void 0&&
(e=n(e,o,"required",{missingProperty:"build_id"}),i++),se.errors=e,i===0}var Sn=le;function le(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.project_id===void 0&&
(e=n(e,o,"required",{missingProperty:"project_id"}),i++),le.errors=e,i===0}var Xn=ue;function ue(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.logs===void 0&&(e=
n(e,o,"required",{missingProperty:"logs"}),i++),ue.errors=e,i===0}var Zn=ce;function ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerId===void 0&&
(e=n(e,o,"required",{missingProperty:"containerId"}),i++),ce.errors=e,i===0}var Jn=fe;function fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRestartCount===
void 0&&(e=n(e,o,"required",{missingProperty:"containerRestartCount"}),i++),fe.errors=e,i===0}var Qn=me;function me(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRunningTimeMs===
void 0&&(e=n(e,o,"required",{missingProperty:"containerRunningTimeMs"}),i++),me.errors=e,i===0}var Yn=ye;function ye(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerStartTimestamp===
void 0&&(e=n(e,o,"required",{missingProperty:"containerStartTimestamp"}),i++),ye.errors=e,i===0}var rt=pe;function pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerState===
void 0&&(e=n(e,o,"required",{missingProperty:"containerState"}),i++),pe.errors=e,i===0}var et=ae;function ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerTerminationTimestamp===
void 0&&(e=n(e,o,"required",{missingProperty:"containerTerminationTimestamp"}),i++),ae.errors=e,i===0}var it=de;function de(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.timestamp===void 0&&
(e=n(e,o,"required",{missingProperty:"timestamp"}),i++),de.errors=e,i===0}var ot=ve;var nt=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function ve(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(nt.test(r)||(e=n(e,o,"format",{format:"\
iso-8601"}),i++)),ve.errors=e,i===0}var tt=Ae;function Ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.buildId===void 0&&
(e=n(e,o,"required",{missingProperty:"buildId"}),i++),Ae.errors=e,i===0}var st=ge;function ge(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerIp===void 0&&
(e=n(e,o,"required",{missingProperty:"containerIp"}),i++),ge.errors=e,i===0}var lt=qe;function qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardwareProvider===
void 0&&(e=n(e,o,"required",{missingProperty:"hardwareProvider"}),i++),qe.errors=e,i===0}var ut=Ee;function Ee(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hostIp===void 0&&
(e=n(e,o,"required",{missingProperty:"hostIp"}),i++),Ee.errors=e,i===0}var ct=he;function he(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.isTerminating===
void 0&&(e=n(e,o,"required",{missingProperty:"isTerminating"}),i++),he.errors=e,i===0}var ft=_e;function _e(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.container_id===void 0&&
(e=n(e,o,"required",{missingProperty:"container_id"}),i++),_e.errors=e,i===0}var mt=be;function be(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.endedAt===void 0&&
(e=n(e,o,"required",{missingProperty:"endedAt"}),i++),be.errors=e,i===0}var yt=je;function je(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.requestedAt===void 0&&
(e=n(e,o,"required",{missingProperty:"requestedAt"}),i++),je.errors=e,i===0}var pt=Pe;function Pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.restartCount===void 0&&
(e=n(e,o,"required",{missingProperty:"restartCount"}),i++),Pe.errors=e,i===0}var at=Ne;function Ne(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.startedAt===void 0&&
(e=n(e,o,"required",{missingProperty:"startedAt"}),i++),Ne.errors=e,i===0}var dt=xe;function xe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.state===void 0&&
(e=n(e,o,"required",{missingProperty:"state"}),i++),xe.errors=e,i===0}var vt=Re;function Re(r,{instancePath:o=""}={}){let e=null,i=0,l=i,t=!1,u=i;typeof r=="string"?v(r)||(e=n(e,o,"format",{format:"da\
te-time"},"#/anyOf/0/format"),i++):(e=n(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var c=u===i;if(t=t||c,!t){let y=i;
typeof r!="string"&&(e=n(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!==""&&(e=n(e,o,"const",{allowedValue:""},"#\
/anyOf/1/const"),i++);var c=y===i;t=t||c}return t?(i=l,e!==null&&(l?e.length=l:e=null)):(e=n(e,o,"anyOf",{},"#/anyOf"),i++),
Re.errors=e,i===0}var At=we;function we(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>200||isNaN(r))&&(e=n(e,o,
"maximum",{comparison:"<=",limit:200}),i++),we.errors=e,i===0}var gt=ze;function ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.events===void 0&&
(e=n(e,o,"required",{missingProperty:"events"}),i++),ze.errors=e,i===0}var qt=Te;function Te(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.limit===void 0&&
(e=n(e,o,"required",{missingProperty:"limit"}),i++),Te.errors=e,i===0}var Et=Le;function Le(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.page===void 0&&(e=
n(e,o,"required",{missingProperty:"page"}),i++),Le.errors=e,i===0}var ht=Ce;function Ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total===void 0&&
(e=n(e,o,"required",{missingProperty:"total"}),i++),Ce.errors=e,i===0}var _t=Ie;function Ie(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.item===void 0&&(e=
n(e,o,"required",{missingProperty:"item"}),i++),Ie.errors=e,i===0}var bt=ke;function ke(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.modelId===void 0&&
(e=n(e,o,"required",{missingProperty:"modelId"}),i++),ke.errors=e,i===0}var jt=Fe;function Fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.command!==void 0&&
r.ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"command",missingProperty:"ephemeral",depsCount:1,deps:"eph\
emeral"}),i++),Fe.errors=e,i===0}var Pt=Be;function Be(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardware!==void 0&&
r.ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"hardware",missingProperty:"ephemeral",depsCount:1,deps:"ep\
hemeral"}),i++),Be.errors=e,i===0}var Nt=Oe;function Oe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu!==void 0&&r.
ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"cpu",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),
i++),Oe.errors=e,i===0}var xt=$e;function $e(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory!==void 0&&
r.ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"memory",missingProperty:"ephemeral",depsCount:1,deps:"ephe\
meral"}),i++),$e.errors=e,i===0}var Rt=He;function He(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpuCount!==void 0&&
r.ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"gpuCount",missingProperty:"ephemeral",depsCount:1,deps:"ep\
hemeral"}),i++),He.errors=e,i===0}var wt=Me;function Me(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.createdByUserId!==
void 0&&r.ephemeral===void 0&&(e=n(e,o,"dependentRequired",{property:"createdByUserId",missingProperty:"ephemeral",depsCount:1,
deps:"ephemeral"}),i++),Me.errors=e,i===0}var zt=Ve;var Tt=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function Ve(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r==
"string"&&(Tt.test(r)||(e=n(e,o,"pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),i++)),Ve.errors=e,i===0}var Lt=Ue,Ct={enum:[
"current","previous"]};function Ue(r,{instancePath:o=""}={}){let e=null,i=0;return r==="current"||r==="previous"||(e=n(e,
o,"enum",{allowedValues:Ct.enum}),i++),Ue.errors=e,i===0}var It=Ge,kt={enum:["day"]};function Ge(r,{instancePath:o=""}={}){
let e=null,i=0;return r!=="day"&&(e=n(e,o,"enum",{allowedValues:kt.enum}),i++),Ge.errors=e,i===0}var Ft=De;function De(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.labels===void 0&&
(e=n(e,o,"required",{missingProperty:"labels"}),i++),De.errors=e,i===0}var Bt=We;function We(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.meta===void 0&&(e=
n(e,o,"required",{missingProperty:"meta"}),i++),We.errors=e,i===0}var Ot=Ke;function Ke(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.series===void 0&&
(e=n(e,o,"required",{missingProperty:"series"}),i++),Ke.errors=e,i===0}var $t=Se;var Ht=g.date;function Se(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ht(r)||(e=n(e,o,"format",
{format:"date"}),i++)),Se.errors=e,i===0}var Mt=Xe;function Xe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_start===void 0&&
(e=n(e,o,"required",{missingProperty:"window_start"}),i++),Xe.errors=e,i===0}var Vt=Ze;function Ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_end===void 0&&
(e=n(e,o,"required",{missingProperty:"window_end"}),i++),Ze.errors=e,i===0}var Ut=Je;function Je(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.currency===void 0&&
(e=n(e,o,"required",{missingProperty:"currency"}),i++),Je.errors=e,i===0}var Gt=Qe;function Qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_apps===void 0&&
(e=n(e,o,"required",{missingProperty:"total_apps"}),i++),Qe.errors=e,i===0}var Dt=Ye;function Ye(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.returned_apps===
void 0&&(e=n(e,o,"required",{missingProperty:"returned_apps"}),i++),Ye.errors=e,i===0}var Wt=ri;function ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.top_n===void 0&&
(e=n(e,o,"required",{missingProperty:"top_n"}),i++),ri.errors=e,i===0}var Kt=ei;function ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.y_max_suggestion===
void 0&&(e=n(e,o,"required",{missingProperty:"y_max_suggestion"}),i++),ei.errors=e,i===0}var St=ii;function ii(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_before_discounts===
void 0&&(e=n(e,o,"required",{missingProperty:"total_cost_before_discounts"}),i++),ii.errors=e,i===0}var Xt=oi;function oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_discounts===
void 0&&(e=n(e,o,"required",{missingProperty:"total_discounts"}),i++),oi.errors=e,i===0}var Zt=ni;function ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_after_discounts===
void 0&&(e=n(e,o,"required",{missingProperty:"total_cost_after_discounts"}),i++),ni.errors=e,i===0}var Jt=ti;function ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_name===void 0&&
(e=n(e,o,"required",{missingProperty:"app_name"}),i++),ti.errors=e,i===0}var Qt=si;function si(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.data===void 0&&(e=
n(e,o,"required",{missingProperty:"data"}),i++),si.errors=e,i===0}var Yt=li;function li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.count===void 0&&
(e=n(e,o,"required",{missingProperty:"count"}),i++),li.errors=e,i===0}var rs=ui;function ui(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_breakdown===
void 0&&(e=n(e,o,"required",{missingProperty:"app_breakdown"}),i++),ui.errors=e,i===0}var es=ci;function ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.breakdown===void 0&&
(e=n(e,o,"required",{missingProperty:"breakdown"}),i++),ci.errors=e,i===0}var is=fi;function fi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupons===void 0&&
(e=n(e,o,"required",{missingProperty:"coupons"}),i++),fi.errors=e,i===0}var os=mi;function mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.summary===void 0&&
(e=n(e,o,"required",{missingProperty:"summary"}),i++),mi.errors=e,i===0}var ns=yi;function yi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_cost_cents===
void 0&&(e=n(e,o,"required",{missingProperty:"cpu_cost_cents"}),i++),yi.errors=e,i===0}var ts=pi;function pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_seconds===void 0&&
(e=n(e,o,"required",{missingProperty:"cpu_seconds"}),i++),pi.errors=e,i===0}var ss=ai;function ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_cost_cents===
void 0&&(e=n(e,o,"required",{missingProperty:"gpu_cost_cents"}),i++),ai.errors=e,i===0}var ls=di;function di(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_seconds===void 0&&
(e=n(e,o,"required",{missingProperty:"gpu_seconds"}),i++),di.errors=e,i===0}var us=vi;function vi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_cost_cents===
void 0&&(e=n(e,o,"required",{missingProperty:"memory_cost_cents"}),i++),vi.errors=e,i===0}var cs=Ai;function Ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_seconds===
void 0&&(e=n(e,o,"required",{missingProperty:"memory_seconds"}),i++),Ai.errors=e,i===0}var fs=gi;function gi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_cents===
void 0&&(e=n(e,o,"required",{missingProperty:"total_cost_cents"}),i++),gi.errors=e,i===0}var ms=qi;function qi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupon_name===void 0&&
(e=n(e,o,"required",{missingProperty:"coupon_name"}),i++),qi.errors=e,i===0}var ys=Ei;function Ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents===void 0&&
(e=n(e,o,"required",{missingProperty:"amount_cents"}),i++),Ei.errors=e,i===0}var ps=hi;function hi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents_remaining===
void 0&&(e=n(e,o,"required",{missingProperty:"amount_cents_remaining"}),i++),hi.errors=e,i===0}var as=_i;function _i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.archived===void 0&&
(e=n(e,o,"required",{missingProperty:"archived"}),i++),_i.errors=e,i===0}var ds=bi;function bi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branchCount===void 0&&
(e=n(e,o,"required",{missingProperty:"branchCount"}),i++),bi.errors=e,i===0}var vs=ji;function ji(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cloneUrl===void 0&&
(e=n(e,o,"required",{missingProperty:"cloneUrl"}),i++),ji.errors=e,i===0}var As=Pi;function Pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.defaultBranch===
void 0&&(e=n(e,o,"required",{missingProperty:"defaultBranch"}),i++),Pi.errors=e,i===0}var gs=Ni;function Ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.disabled===void 0&&
(e=n(e,o,"required",{missingProperty:"disabled"}),i++),Ni.errors=e,i===0}var qs=xi;function xi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.forksCount===void 0&&
(e=n(e,o,"required",{missingProperty:"forksCount"}),i++),xi.errors=e,i===0}var Es=Ri;function Ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.fullName===void 0&&
(e=n(e,o,"required",{missingProperty:"fullName"}),i++),Ri.errors=e,i===0}var hs=wi;function wi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasIssues===void 0&&
(e=n(e,o,"required",{missingProperty:"hasIssues"}),i++),wi.errors=e,i===0}var _s=zi;function zi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasPages===void 0&&
(e=n(e,o,"required",{missingProperty:"hasPages"}),i++),zi.errors=e,i===0}var bs=Ti;function Ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasWiki===void 0&&
(e=n(e,o,"required",{missingProperty:"hasWiki"}),i++),Ti.errors=e,i===0}var js=Li;function Li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.htmlUrl===void 0&&
(e=n(e,o,"required",{missingProperty:"htmlUrl"}),i++),Li.errors=e,i===0}var Ps=Ci;function Ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.private===void 0&&
(e=n(e,o,"required",{missingProperty:"private"}),i++),Ci.errors=e,i===0}var Ns=Ii;function Ii(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.size===void 0&&(e=
n(e,o,"required",{missingProperty:"size"}),i++),Ii.errors=e,i===0}var xs=ki;function ki(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.stargazersCount===
void 0&&(e=n(e,o,"required",{missingProperty:"stargazersCount"}),i++),ki.errors=e,i===0}var Rs=Fi;var ws=new RegExp("^https://","u");function Fi(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(ws.test(
r)||(e=n(e,o,"pattern",{pattern:"^https://"}),i++)),Fi.errors=e,i===0}var zs=Bi;var Ts=new RegExp("^[^/]+/[^/]+$","u");function Bi(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ts.
test(r)||(e=n(e,o,"pattern",{pattern:"^[^/]+/[^/]+$"}),i++)),Bi.errors=e,i===0}var Ls=Oi;function Oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branches===void 0&&
(e=n(e,o,"required",{missingProperty:"branches"}),i++),Oi.errors=e,i===0}var Cs=$i;function $i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.protected===void 0&&
(e=n(e,o,"required",{missingProperty:"protected"}),i++),$i.errors=e,i===0}var Is=Hi;function Hi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.default===void 0&&
(e=n(e,o,"required",{missingProperty:"default"}),i++),Hi.errors=e,i===0}var ks=Mi;function Mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.sha===void 0&&(e=
n(e,o,"required",{missingProperty:"sha"}),i++),Mi.errors=e,i===0}function n(r,o,e,i,l=""){return Fs(r,[{instancePath:o,schemaPath:l,
keyword:e,params:i}])}function Fs(r,o){if(r===null)return o;for(let e of o)r.length<2e3&&r.push(e);return r}var $s={"1ku\
uktc":Ui,pyqjbz:Gi,"1sc6s5k":Di,o40lfg:Ki,tsli8p:Xi,w0q66k:Zi,yjg8ok:Ji,cflymi:Qi,"1setdin":Yi,xdsixp:ro,"1ayjtf":eo,"10\
he0v8":io,copyzq:oo,"11xgfea":no,"1heyd0n":to,oflk39:so,"80ytch":lo,"1wncz7":uo,"18ytqfl":co,"1xxg4s9":fo,"1dcpc58":mo,"\
12jcbzo":yo,kk6svt:po,iifeqj:ao,eh8q0u:vo,"1his8pt":Ao,"1th6nzh":go,"5ephkj":qo,"12uqrx2":Eo,vpo9d3:ho,"1joyua0":_o,jr9i28:bo,
pjgby9:jo,"47slne":No,"1irshx7":Ro,"1ynpefd":zo,"1cf94zo":Lo,"1w2blwm":Io,"1jfuv54":ko,"15alill":Fo,"13teq8c":Bo,"1d7xdt\
9":Oo,"18wauqj":$o,lsv2by:Ho,"1g3qs2o":Mo,"1mlvx14":Vo,lup5h5:Uo,mh5keh:Go,sqpfaw:Do,"16k7oou":Wo,"1jjto12":Ko,mfdgfd:So,
rx0rid:Xo,rgj8g4:Zo,"2qvxig":Jo,"135sjdc":Yo,ja7fbk:en,"1vwojpp":on,"1pb15dz":nn,"188j2p6":tn,"18vyou0":sn,"1482ztj":ln,
"1njo71p":un,"18nutsx":cn,"1atx43f":fn,czl9jh:mn,ry9niu:yn,qbimf0:pn,"1m4qk29":an,"1j8zgao":dn,"1dtmkrf":vn,s5nsgm:gn,"1\
mi8o2l":En,"12sympk":hn,b8hew6:bn,eosqpu:Pn,"91o45k":Nn,"1j9s1jx":xn,"83qdca":Rn,qdncnm:wn,ff4cx9:zn,"1cbnupt":Tn,"1o1ps\
7":Ln,"1auodo6":Cn,"2wmk3v":In,"8ytxoe":kn,"9yf03l":Fn,nybid2:On,inxpjc:$n,wyanhd:Hn,"1jf2tvb":Mn,iwowdl:Vn,"8gm85d":Un,
fiefep:Gn,"19klq2x":Wn,"1nsg2yk":Kn,wb83td:Sn,"149umg1":Xn,z4wlv8:Zn,"1b5uu4r":Jn,"50dkiz":Qn,mvqzyd:Yn,khw0ct:rt,"102bk\
xb":et,"1aejuk8":it,ykq0hg:ot,"1o6u49k":tt,"1q33nta":st,"1i4z7sb":lt,"17np1xl":ut,"1vhpygx":ct,"8kz3ns":ft,ior140:mt,"14\
z3eoj":yt,mfx8o4:pt,t808vw:at,"14my3ah":dt,j1825p:vt,"14cpsec":At,"1n7vl70":gt,"13qvdoh":qt,"10x3kc8":Et,kpdf5a:ht,m08x60:_t,
idngiy:bt,v0x03a:jt,mr7ghl:Pt,"1dcjqfk":Nt,"15v533g":xt,"1mxh4l0":Rt,x39bzf:wt,n7jk99:zt,"11v9e7c":Lt,"1kic0aj":It,"1ta6\
uio":Ft,"1fb0ozx":Bt,sdhffz:Ot,"1j3jemo":$t,"138jvgv":Mt,"1mmrmry":Vt,rpxqpy:Ut,"1tlt9iv":Gt,"17nsf2l":Dt,ee8d9k:Wt,"5dg\
h64":Kt,"18vd9pg":St,a84dp1:Xt,"1ja8ses":Zt,mgt6th:Jt,"1ejw56w":Qt,anwnmr:Yt,"28150l":rs,i4f5sr:es,"2io2ql":is,"1kudc0q":os,
"1sp17n0":ns,bdqekd:ts,no20rj:ss,"1dzzqu":ls,zsfpg3:us,"19ngmtx":cs,"1w6t37b":fs,"1ptqcmn":ms,"1eayog6":ys,k07bcc:ps,"13\
7mrat":as,"1slohqu":ds,pe2z02:vs,"7zrj6m":As,mw9syr:gs,"1cfc3n6":qs,"14celhn":Es,x42ce:hs,"1j5niiy":_s,"1s69h37":bs,kf82j7:js,
"7faz4c":Ps,"1c6ntwl":Ns,"1j34612":xs,"1hs0art":Rs,"17xslaa":zs,"11801wb":Ls,"16evaq7":Cs,acv261:Is,"1xba6cg":ks};export{$s as bySchema};
