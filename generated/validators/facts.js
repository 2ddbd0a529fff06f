// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var Hi=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function v(r){return/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.
test(r)&&new Date(r).getUTCDate()===Number(r.slice(8))}function A(r){if(!Hi.test(r)||!v(r.slice(0,10)))return!1;let[o,e]=r.
split(":60");return e===void 0||new Date(`${o}:59${e}`.toUpperCase()).toISOString().includes("T23:59:59")}var g={date:v,"date-time":A},Vi=_;function _(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=t(e,o,"type",{type:"\
object"}),i++),_.errors=e,i===0}var Ui=E;function E(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),E.errors=
e,i===0}var Di=q;function q(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),q.errors=
e,i===0}var Gi=b,Wi={type:"string",enum:["apex","subdomain"]};function b(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!=
"string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="apex"||r==="subdomain"||(e=t(e,o,"enum",{allowedValues:Wi.enum}),i++),
b.errors=e,i===0}var Ki=h,Si={enum:["apex","subdomain"]};function h(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"apex"||r==="subdomain"||(e=t(e,o,"enum",{allowedValues:Si.enum}),i++),h.errors=e,i===0}var Xi=j;function j(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),j.errors=
e,i===0}var Zi=N;function N(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.message===void 0&&
(e=t(e,o,"required",{missingProperty:"message"}),i++),N.errors=e,i===0}var Ji=P;function P(r,{instancePath:o=""}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let l in r)l!=="mess\
age"&&(e=t(e,o,"additionalProperties",{additionalProperty:l}),i++);return P.errors=e,i===0}var Qi=x;function x(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.id===void 0&&(e=t(
e,o,"required",{missingProperty:"id"}),i++),x.errors=e,i===0}var Yi=w;function w(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.projectId===void 0&&
(e=t(e,o,"required",{missingProperty:"projectId"}),i++),w.errors=e,i===0}var ro=z;function z(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domain===void 0&&
(e=t(e,o,"required",{missingProperty:"domain"}),i++),z.errors=e,i===0}var eo=R;function R(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domainType===void 0&&
(e=t(e,o,"required",{missingProperty:"domainType"}),i++),R.errors=e,i===0}var io=T;function T(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.region===void 0&&
(e=t(e,o,"required",{missingProperty:"region"}),i++),T.errors=e,i===0}var oo=$;function $(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordName===void 0&&
(e=t(e,o,"required",{missingProperty:"dnsRecordName"}),i++),$.errors=e,i===0}var to=L;function L(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordType===void 0&&
(e=t(e,o,"required",{missingProperty:"dnsRecordType"}),i++),L.errors=e,i===0}var no=k;function k(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordValue===
void 0&&(e=t(e,o,"required",{missingProperty:"dnsRecordValue"}),i++),k.errors=e,i===0}var so=I;function I(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.validationStatus===
void 0&&(e=t(e,o,"required",{missingProperty:"validationStatus"}),i++),I.errors=e,i===0}var lo=F;function F(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.createdAt===void 0&&
(e=t(e,o,"required",{missingProperty:"createdAt"}),i++),F.errors=e,i===0}var uo=C;function C(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.updatedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"updatedAt"}),i++),C.errors=e,i===0}var co=O;var d=g["date-time"];function O(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(d(r)||(e=t(e,o,"for\
mat",{format:"date-time"}),i++)),O.errors=e,i===0}var fo=B;function B(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),B.errors=
e,i===0}var mo=M;function M(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.apiKey===void 0&&
(e=t(e,o,"required",{missingProperty:"apiKey"}),i++),M.errors=e,i===0}var yo=H;function H(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.description===void 0&&
(e=t(e,o,"required",{missingProperty:"description"}),i++),H.errors=e,i===0}var po=V;function V(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.expiresAt===void 0&&
(e=t(e,o,"required",{missingProperty:"expiresAt"}),i++),V.errors=e,i===0}var ao=U;function U(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.name===void 0&&(e=
t(e,o,"required",{missingProperty:"name"}),i++),U.errors=e,i===0}var vo=D;function D(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.source===void 0&&
(e=t(e,o,"required",{missingProperty:"source"}),i++),D.errors=e,i===0}var Ao=G;function G(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.status===void 0&&
(e=t(e,o,"required",{missingProperty:"status"}),i++),G.errors=e,i===0}var go=W;function W(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=i;typeof r=="string"?d(r)||(e=t(e,o,"format",{format:"dat\
e-time"},"#/anyOf/0/format"),i++):(e=t(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var f=u===i;if(n=n||f,!n){let y=i;
typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!=="never"&&(e=t(e,o,"const",{allowedValue:"\
never"},"#/anyOf/1/const"),i++);var f=y===i;n=n||f}return n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"anyOf",{},"#\
/anyOf"),i++),W.errors=e,i===0}var _o=K;function K(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.keys===void 0&&(e=
t(e,o,"required",{missingProperty:"keys"}),i++),K.errors=e,i===0}var Eo=S;function S(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.principalId===void 0&&
(e=t(e,o,"required",{missingProperty:"principalId"}),i++),S.errors=e,i===0}var qo=X;function X(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),X.errors=
e,i===0}var bo=Z;var p={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H\
200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function Z(r,{instancePath:o=""}={}){let e=null,
i=0,l=i,n=!1,u=null,f=i;if(Array.isArray(r)){r.length>5&&(e=t(e,o,"maxItems",{limit:5},"#/oneOf/0/maxItems"),i++);let a=r.
length;for(let m=0;m<a;m++){let s=r[m];typeof s!="string"&&(e=t(e,o+"/"+m,"type",{type:"string"}),i++),s==="ADA_L4"||s===
"ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_80GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="\
BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="TRN1"||s==="TURING_T4"||(e=t(e,o+"/"+m,"enum",{allowedValues:p.
enum}),i++)}}else e=t(e,o,"type",{type:"array"},"#/oneOf/0/type"),i++;var c=f===i;c&&(n=!0,u=0);let y=i;typeof r!="strin\
g"&&(e=t(e,o,"type",{type:"string"}),i++),r==="ADA_L4"||r==="ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AM\
PERE_A100_80GB"||r==="HOPPER_H100"||r==="HOPPER_H200"||r==="BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="IN\
F2"||r==="TRN1"||r==="TURING_T4"||(e=t(e,o,"enum",{allowedValues:p.enum}),i++);var c=y===i;return c&&n?(n=!1,u=[u,1]):c&&
(n=!0,u=1),n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"oneOf",{passingSchemas:u},"#/oneOf"),i++),Z.errors=e,i===0}
var ho=J;function J(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=null,f=i;if(Array.isArray(r)){r.length>5&&(e=t(e,o,"maxIt\
ems",{limit:5},"#/oneOf/0/maxItems"),i++);let a=r.length;for(let m=0;m<a;m++){let s=r[m];typeof s!="string"&&(e=t(e,o+"/"+
m,"type",{type:"string"}),i++),s==="ADA_L4"||s==="ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_8\
0GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="T\
RN1"||s==="TURING_T4"||(e=t(e,o+"/"+m,"enum",{allowedValues:p.enum}),i++)}}else e=t(e,o,"type",{type:"array"},"#/oneOf/0\
/type"),i++;var c=f===i;c&&(n=!0,u=0);let y=i;typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="ADA_L4"||r===
"ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r==="HOPPER_H100"||r==="HOPPER_H200"||r==="\
BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r==="TURING_T4"||(e=t(e,o,"enum",{allowedValues:p.
enum}),i++);var c=y===i;return c&&n?(n=!1,u=[u,1]):c&&(n=!0,u=1),n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"oneOf",
{passingSchemas:u},"#/oneOf"),i++),J.errors=e,i===0}var jo=Q;function Q(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)&&r.length>5&&(e=t(e,o,"maxItems",{limit:5}),
i++),Q.errors=e,i===0}var No=Y,Po={enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H\
100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function Y(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="ADA_L4"||r==="ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r===
"HOPPER_H100"||r==="HOPPER_H200"||r==="BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r===
"TURING_T4"||(e=t(e,o,"enum",{allowedValues:Po.enum}),i++),Y.errors=e,i===0}var xo=rr,wo={type:"string",enum:["interrupt\
ible","protected"]};function rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"\
string"}),i++),r==="interruptible"||r==="protected"||(e=t(e,o,"enum",{allowedValues:wo.enum}),i++),rr.errors=e,i===0}var zo=er,
Ro={enum:["interruptible","protected"]};function er(r,{instancePath:o=""}={}){let e=null,i=0;return r==="interruptible"||
r==="protected"||(e=t(e,o,"enum",{allowedValues:Ro.enum}),i++),er.errors=e,i===0}var To=ir,$o={type:"string",enum:["v1",
"v2"]};function ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),
i++),r==="v1"||r==="v2"||(e=t(e,o,"enum",{allowedValues:$o.enum}),i++),ir.errors=e,i===0}var Lo=or,ko={enum:["v1","v2"]};
function or(r,{instancePath:o=""}={}){let e=null,i=0;return r==="v1"||r==="v2"||(e=t(e,o,"enum",{allowedValues:ko.enum}),
i++),or.errors=e,i===0}var Io=tr;function tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),tr.errors=e,i===0}var Fo=nr;function nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>3600||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:3600}),i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),nr.errors=e,i===0}var Co=sr;function sr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:1}),i++),sr.errors=e,i===0}var Oo=lr;function lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>3600||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:3600}),i++),lr.errors=e,i===0}var Bo=ur;function ur(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),ur.
errors=e,i===0}var Mo=cr;function cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>900||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:900}),
i++),(r<60||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:60}),i++)),cr.errors=e,i===0}var Ho=fr;function fr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<60||isNaN(r))&&(e=t(e,o,
"minimum",{comparison:">=",limit:60}),i++),fr.errors=e,i===0}var Vo=mr;function mr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>900||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:900}),i++),mr.errors=e,i===0}var Uo=yr;function yr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="boolean"&&(e=t(e,o,"type",{type:"boolean"}),i++),
yr.errors=e,i===0}var Do=pr;function pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="boolean"&&(e=t(e,o,"type",{type:"boolean"}),i++),
pr.errors=e,i===0}var Go=ar;function ar(r,{instancePath:o=""}={}){let e=null,i=0;if(Array.isArray(r)){let l=r.length;for(let n=0;n<l;n++)typeof r[n]!=
"string"&&(e=t(e,o+"/"+n,"type",{type:"string"}),i++)}else e=t(e,o,"type",{type:"array"}),i++;return ar.errors=e,i===0}var Wo=vr;function vr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>300||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:300}),
i++),(r<6||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:6}),i++)),vr.errors=e,i===0}var Ko=dr;function dr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<6||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:6}),i++),dr.errors=e,i===0}var So=Ar;function Ar(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>300||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:300}),i++),Ar.errors=e,i===0}var Xo=gr;function gr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>8||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:8}),
i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),gr.errors=e,i===0}var Zo=_r;function _r(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:0}),i++),_r.errors=e,i===0}var Jo=Er;function Er(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>8||isNaN(r))&&(e=t(e,o,"\
maximum",{comparison:"<=",limit:8}),i++),Er.errors=e,i===0}var Qo=qr;function qr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),qr.
errors=e,i===0}var Yo=br,rt={type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]};function br(r,{
instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="round-robin"||
r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=t(e,o,"enum",{allowedValues:rt.enum}),i++),br.errors=
e,i===0}var et=hr,it={enum:["round-robin","first-available","min-connections","random-choice-2"]};function hr(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="round-robin"||r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=t(e,o,"\
enum",{allowedValues:it.enum}),i++),hr.errors=e,i===0}var ot=jr;function jr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),jr.errors=e,i===0}var tt=Nr;function Nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>2e3||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:2e3}),i++),Nr.errors=e,i===0}var nt=Pr;function Pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),Pr.
errors=e,i===0}var st=xr;function xr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),xr.errors=e,i===0}var lt=wr;function wr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>65535||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:65535}),i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),wr.errors=e,i===0}var ut=zr;function zr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>65535||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:65535}),i++),zr.errors=e,i===0}var ct=Rr;function Rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),Rr.
errors=e,i===0}var ft=Tr;function Tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>1e6||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:1e6}),
i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),Tr.errors=e,i===0}var mt=$r;function $r(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>1e6||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:1e6}),i++),$r.errors=e,i===0}var yt=Lr;function Lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>43200||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:43200}),i++),(r<16||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:16}),i++)),Lr.errors=e,i===0}var pt=kr;function kr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<16||isNaN(r))&&(e=t(e,o,
"minimum",{comparison:">=",limit:16}),i++),kr.errors=e,i===0}var at=Ir;function Ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>43200||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:43200}),i++),Ir.errors=e,i===0}var vt=Fr;function Fr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>21600||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:21600}),i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),Fr.errors=e,i===0}var dt=Cr;function Cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>21600||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:21600}),i++),Cr.errors=e,i===0}var At=Or,gt={type:"string",enum:["cortex","custom"]};
function Or(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r===
"cortex"||r==="custom"||(e=t(e,o,"enum",{allowedValues:gt.enum}),i++),Or.errors=e,i===0}var _t=Br,Et={enum:["cortex","cu\
stom"]};function Br(r,{instancePath:o=""}={}){let e=null,i=0;return r==="cortex"||r==="custom"||(e=t(e,o,"enum",{allowedValues:Et.
enum}),i++),Br.errors=e,i===0}var qt=Mr;function Mr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),
i++),Mr.errors=e,i===0}var bt=Hr,ht={type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","c\
oncurrency_utilization"]};function Hr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",
{type:"string"}),i++),r==="cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utili\
zation"||(e=t(e,o,"enum",{allowedValues:ht.enum}),i++),Hr.errors=e,i===0}var jt=Vr,Nt={enum:["cpu_utilization","memory_u\
tilization","requests_per_second","concurrency_utilization"]};function Vr(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utilization"||(e=t(e,o,"enum",{
allowedValues:Nt.enum}),i++),Vr.errors=e,i===0}var Pt=Ur;function Ur(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)||(e=t(e,o,"type",{type:"numb\
er"}),i++),Ur.errors=e,i===0}var xt=Dr;function Dr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)?(r<=0||isNaN(r))&&(e=t(e,o,"\
exclusiveMinimum",{comparison:">",limit:0}),i++):(e=t(e,o,"type",{type:"number"}),i++),Dr.errors=e,i===0}var wt=Gr;function Gr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<=0||isNaN(r))&&(e=t(e,o,
"exclusiveMinimum",{comparison:">",limit:0}),i++),Gr.errors=e,i===0}var zt=Wr;function Wr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app===void 0&&(e=
t(e,o,"required",{missingProperty:"app"}),i++),Wr.errors=e,i===0}var Rt=Kr;function Kr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.self===void 0&&(e=
t(e,o,"required",{missingProperty:"self"}),i++),Kr.errors=e,i===0}var Tt=Sr;function Sr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.success===void 0&&
(e=t(e,o,"required",{missingProperty:"success"}),i++),Sr.errors=e,i===0}var $t=Xr;function Xr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.appId===void 0&&
(e=t(e,o,"required",{missingProperty:"appId"}),i++),Xr.errors=e,i===0}var Lt=Zr;function Zr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardware===void 0&&
(e=t(e,o,"required",{missingProperty:"hardware"}),i++),Zr.errors=e,i===0}var kt=Jr;function Jr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu===void 0&&(e=
t(e,o,"required",{missingProperty:"cpu"}),i++),Jr.errors=e,i===0}var It=Qr;function Qr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory===void 0&&
(e=t(e,o,"required",{missingProperty:"memory"}),i++),Qr.errors=e,i===0}var Ft=Yr;function Yr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpuCount===void 0&&
(e=t(e,o,"required",{missingProperty:"gpuCount"}),i++),Yr.errors=e,i===0}var Ct=re;var Ot=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function re(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ot.test(r)||(e=t(e,o,"format",{format:"\
uri-reference"}),i++)),re.errors=e,i===0}var Bt=ee;function ee(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=t(e,o,"type",{type:"\
object"}),i++),ee.errors=e,i===0}var Mt=ie;function ie(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),ie.
errors=e,i===0}var Ht=oe;function oe(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),oe.errors=
e,i===0}var Vt=te;function te(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),te.errors=
e,i===0}var Ut=ne;function ne(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.digest===void 0&&
(e=t(e,o,"required",{missingProperty:"digest"}),i++),ne.errors=e,i===0}var Dt=se;function se(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.download_url===void 0&&
(e=t(e,o,"required",{missingProperty:"download_url"}),i++),se.errors=e,i===0}var Gt=le;var Wt=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function le(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Wt.test(r)||(e=t(e,o,"format",{format:"\
uri"}),i++)),le.errors=e,i===0}var Kt=ue;function ue(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_id===void 0&&
(e=t(e,o,"required",{missingProperty:"app_id"}),i++),ue.errors=e,i===0}var St=ce;function ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.build_id===void 0&&
(e=t(e,o,"required",{missingProperty:"build_id"}),i++),ce.errors=e,i===0}var Xt=fe;function fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.project_id===void 0&&
(e=t(e,o,"required",{missingProperty:"project_id"}),i++),fe.errors=e,i===0}var Zt=me;function me(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.logs===void 0&&(e=
t(e,o,"required",{missingProperty:"logs"}),i++),me.errors=e,i===0}var Jt=ye;function ye(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.buildId===void 0&&
(e=t(e,o,"required",{missingProperty:"buildId"}),i++),ye.errors=e,i===0}var Qt=pe;function pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerId===void 0&&
(e=t(e,o,"required",{missingProperty:"containerId"}),i++),pe.errors=e,i===0}var Yt=ae;function ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerIp===void 0&&
(e=t(e,o,"required",{missingProperty:"containerIp"}),i++),ae.errors=e,i===0}var rn=ve;function ve(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRestartCount===
void 0&&(e=t(e,o,"required",{missingProperty:"containerRestartCount"}),i++),ve.errors=e,i===0}var en=de;function de(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRunningTimeMs===
void 0&&(e=t(e,o,"required",{missingProperty:"containerRunningTimeMs"}),i++),de.errors=e,i===0}var on=Ae;function Ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerStartTimestamp===
void 0&&(e=t(e,o,"required",{missingProperty:"containerStartTimestamp"}),i++),Ae.errors=e,i===0}var tn=ge;function ge(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerState===
void 0&&(e=t(e,o,"required",{missingProperty:"containerState"}),i++),ge.errors=e,i===0}var nn=_e;function _e(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerTerminationTimestamp===
void 0&&(e=t(e,o,"required",{missingProperty:"containerTerminationTimestamp"}),i++),_e.errors=e,i===0}var sn=Ee;function Ee(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardwareProvider===
void 0&&(e=t(e,o,"required",{missingProperty:"hardwareProvider"}),i++),Ee.errors=e,i===0}var ln=qe;function qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hostIp===void 0&&
(e=t(e,o,"required",{missingProperty:"hostIp"}),i++),qe.errors=e,i===0}var un=be;function be(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.isTerminating===
void 0&&(e=t(e,o,"required",{missingProperty:"isTerminating"}),i++),be.errors=e,i===0}var cn=he;function he(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.timestamp===void 0&&
(e=t(e,o,"required",{missingProperty:"timestamp"}),i++),he.errors=e,i===0}var fn=je;var mn=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function je(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(mn.test(r)||(e=t(e,o,"format",{format:"\
iso-8601"}),i++)),je.errors=e,i===0}var yn=Ne;function Ne(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.container_id===void 0&&
(e=t(e,o,"required",{missingProperty:"container_id"}),i++),Ne.errors=e,i===0}var pn=Pe;function Pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.endedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"endedAt"}),i++),Pe.errors=e,i===0}var an=xe;function xe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.requestedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"requestedAt"}),i++),xe.errors=e,i===0}var vn=we;function we(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.restartCount===void 0&&
(e=t(e,o,"required",{missingProperty:"restartCount"}),i++),we.errors=e,i===0}var dn=ze;function ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.startedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"startedAt"}),i++),ze.errors=e,i===0}var An=Re;function Re(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.state===void 0&&
(e=t(e,o,"required",{missingProperty:"state"}),i++),Re.errors=e,i===0}var gn=Te;function Te(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=i;typeof r=="string"?d(r)||(e=t(e,o,"format",{format:"da\
te-time"},"#/anyOf/0/format"),i++):(e=t(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var f=u===i;if(n=n||f,!n){let y=i;
typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!==""&&(e=t(e,o,"const",{allowedValue:""},"#\
/anyOf/1/const"),i++);var f=y===i;n=n||f}return n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"anyOf",{},"#/anyOf"),i++),
Te.errors=e,i===0}var _n=$e;function $e(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>200||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:200}),i++),$e.errors=e,i===0}var En=Le;function Le(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.events===void 0&&
(e=t(e,o,"required",{missingProperty:"events"}),i++),Le.errors=e,i===0}var qn=ke;function ke(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.limit===void 0&&
(e=t(e,o,"required",{missingProperty:"limit"}),i++),ke.errors=e,i===0}var bn=Ie;function Ie(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.page===void 0&&(e=
t(e,o,"required",{missingProperty:"page"}),i++),Ie.errors=e,i===0}var hn=Fe;function Fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total===void 0&&
(e=t(e,o,"required",{missingProperty:"total"}),i++),Fe.errors=e,i===0}var jn=Ce;function Ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.item===void 0&&(e=
t(e,o,"required",{missingProperty:"item"}),i++),Ce.errors=e,i===0}var Nn=Oe;function Oe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.modelId===void 0&&
(e=t(e,o,"required",{missingProperty:"modelId"}),i++),Oe.errors=e,i===0}var Pn=Me,xn={oneOf:[{$ref:"document#/components\
/schemas/Month"},{type:"string",enum:["current","previous"]}]};var Be=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function Me(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=null,f=i;
typeof r=="string"?Be.test(r)||(e=t(e,o,"pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),i++):(e=t(e,o,"type",{type:"stri\
ng"}),i++);var c=f===i;c&&(n=!0,u=0);let y=i;typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/oneOf/1/type"),i++),
r==="current"||r==="previous"||(e=t(e,o,"enum",{allowedValues:xn.oneOf[1].enum},"#/oneOf/1/enum"),i++);var c=y===i;return c&&
n?(n=!1,u=[u,1]):c&&(n=!0,u=1),n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"oneOf",{passingSchemas:u},"#/oneOf"),i++),
Me.errors=e,i===0}var wn=He;function He(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Be.test(r)||(e=t(e,o,"pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])$"}),i++)),He.errors=e,i===0}var zn=Ve,Rn={enum:["current","previous"]};function Ve(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="current"||r==="previous"||(e=t(e,o,"enum",{allowedValues:Rn.enum}),i++),Ve.errors=e,i===0}var Tn=Ue,
$n={enum:["day"]};function Ue(r,{instancePath:o=""}={}){let e=null,i=0;return r!=="day"&&(e=t(e,o,"enum",{allowedValues:$n.
enum}),i++),Ue.errors=e,i===0}var Ln=De;function De(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.labels===void 0&&
(e=t(e,o,"required",{missingProperty:"labels"}),i++),De.errors=e,i===0}var kn=Ge;function Ge(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.meta===void 0&&(e=
t(e,o,"required",{missingProperty:"meta"}),i++),Ge.errors=e,i===0}var In=We;function We(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.series===void 0&&
(e=t(e,o,"required",{missingProperty:"series"}),i++),We.errors=e,i===0}var Fn=Ke;var Cn=g.date;function Ke(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Cn(r)||(e=t(e,o,"format",
{format:"date"}),i++)),Ke.errors=e,i===0}var On=Se;function Se(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_start===void 0&&
(e=t(e,o,"required",{missingProperty:"window_start"}),i++),Se.errors=e,i===0}var Bn=Xe;function Xe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_end===void 0&&
(e=t(e,o,"required",{missingProperty:"window_end"}),i++),Xe.errors=e,i===0}var Mn=Ze;function Ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.currency===void 0&&
(e=t(e,o,"required",{missingProperty:"currency"}),i++),Ze.errors=e,i===0}var Hn=Je;function Je(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_apps===void 0&&
(e=t(e,o,"required",{missingProperty:"total_apps"}),i++),Je.errors=e,i===0}var Vn=Qe;function Qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.returned_apps===
void 0&&(e=t(e,o,"required",{missingProperty:"returned_apps"}),i++),Qe.errors=e,i===0}var Un=Ye;function Ye(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.top_n===void 0&&
(e=t(e,o,"required",{missingProperty:"top_n"}),i++),Ye.errors=e,i===0}var Dn=ri;function ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.y_max_suggestion===
void 0&&(e=t(e,o,"required",{missingProperty:"y_max_suggestion"}),i++),ri.errors=e,i===0}var Gn=ei;function ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_before_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_before_discounts"}),i++),ei.errors=e,i===0}var Wn=ii;function ii(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_discounts"}),i++),ii.errors=e,i===0}var Kn=oi;function oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_after_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_after_discounts"}),i++),oi.errors=e,i===0}var Sn=ti;function ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_name===void 0&&
(e=t(e,o,"required",{missingProperty:"app_name"}),i++),ti.errors=e,i===0}var Xn=ni;function ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.data===void 0&&(e=
t(e,o,"required",{missingProperty:"data"}),i++),ni.errors=e,i===0}var Zn=si;function si(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.count===void 0&&
(e=t(e,o,"required",{missingProperty:"count"}),i++),si.errors=e,i===0}var Jn=li;function li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_breakdown===
void 0&&(e=t(e,o,"required",{missingProperty:"app_breakdown"}),i++),li.errors=e,i===0}var Qn=ui;function ui(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.breakdown===void 0&&
(e=t(e,o,"required",{missingProperty:"breakdown"}),i++),ui.errors=e,i===0}var Yn=ci;function ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupons===void 0&&
(e=t(e,o,"required",{missingProperty:"coupons"}),i++),ci.errors=e,i===0}var rs=fi;function fi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.summary===void 0&&
(e=t(e,o,"required",{missingProperty:"summary"}),i++),fi.errors=e,i===0}var es=mi;function mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"cpu_cost_cents"}),i++),mi.errors=e,i===0}var is=yi;function yi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_seconds===void 0&&
(e=t(e,o,"required",{missingProperty:"cpu_seconds"}),i++),yi.errors=e,i===0}var os=pi;function pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"gpu_cost_cents"}),i++),pi.errors=e,i===0}var ts=ai;function ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_seconds===void 0&&
(e=t(e,o,"required",{missingProperty:"gpu_seconds"}),i++),ai.errors=e,i===0}var ns=vi;function vi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"memory_cost_cents"}),i++),vi.errors=e,i===0}var ss=di;function di(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_seconds===
void 0&&(e=t(e,o,"required",{missingProperty:"memory_seconds"}),i++),di.errors=e,i===0}var ls=Ai;function Ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_cents"}),i++),Ai.errors=e,i===0}var us=gi;function gi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupon_name===void 0&&
(e=t(e,o,"required",{missingProperty:"coupon_name"}),i++),gi.errors=e,i===0}var cs=_i;function _i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents===void 0&&
(e=t(e,o,"required",{missingProperty:"amount_cents"}),i++),_i.errors=e,i===0}var fs=Ei;function Ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents_remaining===
void 0&&(e=t(e,o,"required",{missingProperty:"amount_cents_remaining"}),i++),Ei.errors=e,i===0}var ms=qi;function qi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.archived===void 0&&
(e=t(e,o,"required",{missingProperty:"archived"}),i++),qi.errors=e,i===0}var ys=bi;function bi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branchCount===void 0&&
(e=t(e,o,"required",{missingProperty:"branchCount"}),i++),bi.errors=e,i===0}var ps=hi;function hi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cloneUrl===void 0&&
(e=t(e,o,"required",{missingProperty:"cloneUrl"}),i++),hi.errors=e,i===0}var as=ji;function ji(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.defaultBranch===
void 0&&(e=t(e,o,"required",{missingProperty:"defaultBranch"}),i++),ji.errors=e,i===0}var vs=Ni;function Ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.disabled===void 0&&
(e=t(e,o,"required",{missingProperty:"disabled"}),i++),Ni.errors=e,i===0}var ds=Pi;function Pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.forksCount===void 0&&
(e=t(e,o,"required",{missingProperty:"forksCount"}),i++),Pi.errors=e,i===0}var As=xi;function xi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.fullName===void 0&&
(e=t(e,o,"required",{missingProperty:"fullName"}),i++),xi.errors=e,i===0}var gs=wi;function wi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasIssues===void 0&&
(e=t(e,o,"required",{missingProperty:"hasIssues"}),i++),wi.errors=e,i===0}var _s=zi;function zi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasPages===void 0&&
(e=t(e,o,"required",{missingProperty:"hasPages"}),i++),zi.errors=e,i===0}var Es=Ri;function Ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasWiki===void 0&&
(e=t(e,o,"required",{missingProperty:"hasWiki"}),i++),Ri.errors=e,i===0}var qs=Ti;function Ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.htmlUrl===void 0&&
(e=t(e,o,"required",{missingProperty:"htmlUrl"}),i++),Ti.errors=e,i===0}var bs=$i;function $i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.private===void 0&&
(e=t(e,o,"required",{missingProperty:"private"}),i++),$i.errors=e,i===0}var hs=Li;function Li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.size===void 0&&(e=
t(e,o,"required",{missingProperty:"size"}),i++),Li.errors=e,i===0}var js=ki;function ki(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.stargazersCount===
void 0&&(e=t(e,o,"required",{missingProperty:"stargazersCount"}),i++),ki.errors=e,i===0}var Ns=Ii;var Ps=new RegExp("^https://","u");function Ii(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ps.test(
r)||(e=t(e,o,"pattern",{pattern:"^https://"}),i++)),Ii.errors=e,i===0}var xs=Fi;var ws=new RegExp("^[^/]+/[^/]+$","u");function Fi(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(ws.
test(r)||(e=t(e,o,"pattern",{pattern:"^[^/]+/[^/]+$"}),i++)),Fi.errors=e,i===0}var zs=Ci;function Ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branches===void 0&&
(e=t(e,o,"required",{missingProperty:"branches"}),i++),Ci.errors=e,i===0}var Rs=Oi;function Oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.protected===void 0&&
(e=t(e,o,"required",{missingProperty:"protected"}),i++),Oi.errors=e,i===0}var Ts=Bi;function Bi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.default===void 0&&
(e=t(e,o,"required",{missingProperty:"default"}),i++),Bi.errors=e,i===0}var $s=Mi;function Mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.sha===void 0&&(e=
t(e,o,"required",{missingProperty:"sha"}),i++),Mi.errors=e,i===0}function t(r,o,e,i,l=""){return Ls(r,[{instancePath:o,schemaPath:l,
keyword:e,params:i}])}function Ls(r,o){if(r===null)return o;for(let e of o)r.length<2e3&&r.push(e);return r}var Fs={"1ku\
uktc":Vi,g1sl4v:Ui,"1ddnnj6":Di,"1sc6s5k":Gi,o40lfg:Ki,"1rgr6f0":Xi,tsli8p:Zi,w0q66k:Ji,yjg8ok:Qi,cflymi:Yi,"1setdin":ro,
xdsixp:eo,"1ayjtf":io,"10he0v8":oo,copyzq:to,"11xgfea":no,"1heyd0n":so,oflk39:lo,"80ytch":uo,"1wncz7":co,"18ytqfl":fo,"1\
xxg4s9":mo,"12jcbzo":yo,kk6svt:po,"1dcpc58":ao,eh8q0u:vo,iifeqj:Ao,"15g7toj":go,"1th6nzh":_o,"5ephkj":Eo,"12uqrx2":qo,"1\
pdhwtg":bo,"116tnw3":ho,jr9i28:jo,pjgby9:No,mb9u2j:xo,"1irshx7":zo,"14tqn6j":To,"1cf94zo":Lo,"1w2blwm":Io,"1cj8yvg":Fo,"\
15alill":Co,"13teq8c":Oo,"1a9bo4x":Bo,uzb3sr:Mo,lsv2by:Ho,"1g3qs2o":Vo,"7pohrn":Uo,"1yv2z4a":Do,"1fa1vpd":Go,mh5keh:Wo,sqpfaw:Ko,
"16k7oou":So,"1nuhupd":Xo,mfdgfd:Zo,rx0rid:Jo,rgj8g4:Qo,tijykg:Yo,"135sjdc":et,sp1kqq:ot,"1vwojpp":tt,"15zo9ui":nt,t3ezg9:st,
"1ajfnpi":lt,"1482ztj":ut,"1njo71p":ct,"1bxswm5":ft,"1atx43f":mt,czl9jh:yt,ry9niu:pt,qbimf0:at,iatxcf:vt,"1j8zgao":dt,lrkb0d:At,
s5nsgm:_t,"1mi8o2l":qt,"64ovyh":bt,b8hew6:jt,eosqpu:Pt,s9d1y0:xt,"1j9s1jx":wt,"83qdca":zt,qdncnm:Rt,ff4cx9:Tt,"1cbnupt":$t,
"1o1ps7":Lt,"1auodo6":kt,"2wmk3v":It,"8ytxoe":Ft,"9yf03l":Ct,"11fbe0b":Bt,"1wpiwkt":Mt,ve7o63:Ht,"1ejabpi":Vt,iwowdl:Ut,
"8gm85d":Dt,fiefep:Gt,"19klq2x":Kt,"1nsg2yk":St,wb83td:Xt,"149umg1":Zt,"1o6u49k":Jt,z4wlv8:Qt,"1q33nta":Yt,"1b5uu4r":rn,
"50dkiz":en,mvqzyd:on,khw0ct:tn,"102bkxb":nn,"1i4z7sb":sn,"17np1xl":ln,"1vhpygx":un,"1aejuk8":cn,ykq0hg:fn,"8kz3ns":yn,ior140:pn,
"14z3eoj":an,mfx8o4:vn,t808vw:dn,"14my3ah":An,"9sszlt":gn,"14cpsec":_n,"1n7vl70":En,"13qvdoh":qn,"10x3kc8":bn,kpdf5a:hn,
m08x60:jn,idngiy:Nn,"1rfzgji":Pn,n7jk99:wn,"11v9e7c":zn,"1kic0aj":Tn,"1ta6uio":Ln,"1fb0ozx":kn,sdhffz:In,"1j3jemo":Fn,"1\
38jvgv":On,"1mmrmry":Bn,rpxqpy:Mn,"1tlt9iv":Hn,"17nsf2l":Vn,ee8d9k:Un,"5dgh64":Dn,"18vd9pg":Gn,a84dp1:Wn,"1ja8ses":Kn,mgt6th:Sn,
"1ejw56w":Xn,anwnmr:Zn,"28150l":Jn,i4f5sr:Qn,"2io2ql":Yn,"1kudc0q":rs,"1sp17n0":es,bdqekd:is,no20rj:os,"1dzzqu":ts,zsfpg3:ns,
"19ngmtx":ss,"1w6t37b":ls,"1ptqcmn":us,"1eayog6":cs,k07bcc:fs,"137mrat":ms,"1slohqu":ys,pe2z02:ps,"7zrj6m":as,mw9syr:vs,
"1cfc3n6":ds,"14celhn":As,x42ce:gs,"1j5niiy":_s,"1s69h37":Es,kf82j7:qs,"7faz4c":bs,"1c6ntwl":hs,"1j34612":js,"1hs0art":Ns,
"17xslaa":xs,"11801wb":zs,"16evaq7":Rs,acv261:Ts,"1xba6cg":$s};export{Fs as bySchema};
