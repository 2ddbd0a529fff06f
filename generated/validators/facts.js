// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var Ki=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function d(r){return/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.
test(r)&&new Date(r).getUTCDate()===Number(r.slice(8))}function A(r){if(!Ki.test(r)||!d(r.slice(0,10)))return!1;let[o,e]=r.
split(":60");return e===void 0||new Date(`${o}:59${e}`.toUpperCase()).toISOString().includes("T23:59:59")}var g={date:d,"date-time":A},Si=q;function q(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=t(e,o,"type",{type:"\
object"}),i++),q.errors=e,i===0}var Xi=E;function E(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),E.errors=
e,i===0}var Zi=h;function h(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),h.errors=
e,i===0}var Ji=_,Qi={type:"string",enum:["apex","subdomain"]};function _(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!=
"string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="apex"||r==="subdomain"||(e=t(e,o,"enum",{allowedValues:Qi.enum}),i++),
_.errors=e,i===0}var Yi=b,ro={enum:["apex","subdomain"]};function b(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"apex"||r==="subdomain"||(e=t(e,o,"enum",{allowedValues:ro.enum}),i++),b.errors=e,i===0}var eo=j;function j(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),j.errors=
e,i===0}var io=N;function N(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.message===void 0&&
(e=t(e,o,"required",{missingProperty:"message"}),i++),N.errors=e,i===0}var oo=P;function P(r,{instancePath:o=""}={}){let e=null,i=0;if(r&&typeof r=="object"&&!Array.isArray(r))for(let l in r)l!=="mess\
age"&&(e=t(e,o,"additionalProperties",{additionalProperty:l}),i++);return P.errors=e,i===0}var to=x;function x(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.id===void 0&&(e=t(
e,o,"required",{missingProperty:"id"}),i++),x.errors=e,i===0}var no=R;function R(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.projectId===void 0&&
(e=t(e,o,"required",{missingProperty:"projectId"}),i++),R.errors=e,i===0}var so=w;function w(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domain===void 0&&
(e=t(e,o,"required",{missingProperty:"domain"}),i++),w.errors=e,i===0}var lo=z;function z(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.domainType===void 0&&
(e=t(e,o,"required",{missingProperty:"domainType"}),i++),z.errors=e,i===0}var uo=T;function T(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.region===void 0&&
(e=t(e,o,"required",{missingProperty:"region"}),i++),T.errors=e,i===0}var co=$;function $(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordName===void 0&&
(e=t(e,o,"required",{missingProperty:"dnsRecordName"}),i++),$.errors=e,i===0}var fo=L;function L(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordType===void 0&&
(e=t(e,o,"required",{missingProperty:"dnsRecordType"}),i++),L.errors=e,i===0}var mo=C;function C(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.dnsRecordValue===
void 0&&(e=t(e,o,"required",{missingProperty:"dnsRecordValue"}),i++),C.errors=e,i===0}var yo=I;function I(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.validationStatus===
void 0&&(e=t(e,o,"required",{missingProperty:"validationStatus"}),i++),I.errors=e,i===0}var po=k;function k(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.createdAt===void 0&&
(e=t(e,o,"required",{missingProperty:"createdAt"}),i++),k.errors=e,i===0}var ao=F;function F(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.updatedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"updatedAt"}),i++),F.errors=e,i===0}var vo=O;var v=g["date-time"];function O(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(v(r)||(e=t(e,o,"for\
mat",{format:"date-time"}),i++)),O.errors=e,i===0}var Ao=B;function B(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),B.errors=
e,i===0}var go=M;function M(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.apiKey===void 0&&
(e=t(e,o,"required",{missingProperty:"apiKey"}),i++),M.errors=e,i===0}var qo=H;function H(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.description===void 0&&
(e=t(e,o,"required",{missingProperty:"description"}),i++),H.errors=e,i===0}var Eo=V;function V(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.expiresAt===void 0&&
(e=t(e,o,"required",{missingProperty:"expiresAt"}),i++),V.errors=e,i===0}var ho=U;function U(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.name===void 0&&(e=
t(e,o,"required",{missingProperty:"name"}),i++),U.errors=e,i===0}var _o=D;function D(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.source===void 0&&
(e=t(e,o,"required",{missingProperty:"source"}),i++),D.errors=e,i===0}var bo=G;function G(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.status===void 0&&
(e=t(e,o,"required",{missingProperty:"status"}),i++),G.errors=e,i===0}var jo=W;function W(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=i;typeof r=="string"?v(r)||(e=t(e,o,"format",{format:"dat\
e-time"},"#/anyOf/0/format"),i++):(e=t(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var f=u===i;if(n=n||f,!n){let y=i;
typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!=="never"&&(e=t(e,o,"const",{allowedValue:"\
never"},"#/anyOf/1/const"),i++);var f=y===i;n=n||f}return n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"anyOf",{},"#\
/anyOf"),i++),W.errors=e,i===0}var No=K;function K(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.keys===void 0&&(e=
t(e,o,"required",{missingProperty:"keys"}),i++),K.errors=e,i===0}var Po=S;function S(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.principalId===void 0&&
(e=t(e,o,"required",{missingProperty:"principalId"}),i++),S.errors=e,i===0}var xo=X;function X(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),X.errors=
e,i===0}var Ro=Z;var p={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H\
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
var wo=J;function J(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=null,f=i;if(Array.isArray(r)){r.length>5&&(e=t(e,o,"maxIt\
ems",{limit:5},"#/oneOf/0/maxItems"),i++);let a=r.length;for(let m=0;m<a;m++){let s=r[m];typeof s!="string"&&(e=t(e,o+"/"+
m,"type",{type:"string"}),i++),s==="ADA_L4"||s==="ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_8\
0GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="T\
RN1"||s==="TURING_T4"||(e=t(e,o+"/"+m,"enum",{allowedValues:p.enum}),i++)}}else e=t(e,o,"type",{type:"array"},"#/oneOf/0\
/type"),i++;var c=f===i;c&&(n=!0,u=0);let y=i;typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="ADA_L4"||r===
"ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r==="HOPPER_H100"||r==="HOPPER_H200"||r==="\
BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r==="TURING_T4"||(e=t(e,o,"enum",{allowedValues:p.
enum}),i++);var c=y===i;return c&&n?(n=!1,u=[u,1]):c&&(n=!0,u=1),n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"oneOf",
{passingSchemas:u},"#/oneOf"),i++),J.errors=e,i===0}var zo=Q;function Q(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)&&r.length>5&&(e=t(e,o,"maxItems",{limit:5}),
i++),Q.errors=e,i===0}var To=Y,$o={enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H\
100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function Y(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="ADA_L4"||r==="ADA_L40"||r==="AMPERE_A10"||r==="AMPERE_A100_40GB"||r==="AMPERE_A100_80GB"||r===
"HOPPER_H100"||r==="HOPPER_H200"||r==="BLACKWELL_B200"||r==="BLACKWELL_RTX6000"||r==="CPU"||r==="INF2"||r==="TRN1"||r===
"TURING_T4"||(e=t(e,o,"enum",{allowedValues:$o.enum}),i++),Y.errors=e,i===0}var Lo=rr,Co={type:"string",enum:["interrupt\
ible","protected"]};function rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"\
string"}),i++),r==="interruptible"||r==="protected"||(e=t(e,o,"enum",{allowedValues:Co.enum}),i++),rr.errors=e,i===0}var Io=er,
ko={enum:["interruptible","protected"]};function er(r,{instancePath:o=""}={}){let e=null,i=0;return r==="interruptible"||
r==="protected"||(e=t(e,o,"enum",{allowedValues:ko.enum}),i++),er.errors=e,i===0}var Fo=ir,Oo={type:"string",enum:["v1",
"v2"]};function ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),
i++),r==="v1"||r==="v2"||(e=t(e,o,"enum",{allowedValues:Oo.enum}),i++),ir.errors=e,i===0}var Bo=or,Mo={enum:["v1","v2"]};
function or(r,{instancePath:o=""}={}){let e=null,i=0;return r==="v1"||r==="v2"||(e=t(e,o,"enum",{allowedValues:Mo.enum}),
i++),or.errors=e,i===0}var Ho=tr;function tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),tr.errors=e,i===0}var Vo=nr;function nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>3600||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:3600}),i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),nr.errors=e,i===0}var Uo=sr;function sr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:1}),i++),sr.errors=e,i===0}var Do=lr;function lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>3600||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:3600}),i++),lr.errors=e,i===0}var Go=ur;function ur(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),ur.
errors=e,i===0}var Wo=cr;function cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>900||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:900}),
i++),(r<60||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:60}),i++)),cr.errors=e,i===0}var Ko=fr;function fr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<60||isNaN(r))&&(e=t(e,o,
"minimum",{comparison:">=",limit:60}),i++),fr.errors=e,i===0}var So=mr;function mr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>900||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:900}),i++),mr.errors=e,i===0}var Xo=yr;function yr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="boolean"&&(e=t(e,o,"type",{type:"boolean"}),i++),
yr.errors=e,i===0}var Zo=pr;function pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="boolean"&&(e=t(e,o,"type",{type:"boolean"}),i++),
pr.errors=e,i===0}var Jo=ar;function ar(r,{instancePath:o=""}={}){let e=null,i=0;if(Array.isArray(r)){let l=r.length;for(let n=0;n<l;n++)typeof r[n]!=
"string"&&(e=t(e,o+"/"+n,"type",{type:"string"}),i++)}else e=t(e,o,"type",{type:"array"}),i++;return ar.errors=e,i===0}var Qo=dr;function dr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>300||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:300}),
i++),(r<6||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:6}),i++)),dr.errors=e,i===0}var Yo=vr;function vr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<6||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:6}),i++),vr.errors=e,i===0}var rt=Ar;function Ar(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>300||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:300}),i++),Ar.errors=e,i===0}var et=gr;function gr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>8||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:8}),
i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),gr.errors=e,i===0}var it=qr;function qr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,o,"\
minimum",{comparison:">=",limit:0}),i++),qr.errors=e,i===0}var ot=Er;function Er(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>8||isNaN(r))&&(e=t(e,o,"\
maximum",{comparison:"<=",limit:8}),i++),Er.errors=e,i===0}var tt=hr;function hr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),hr.
errors=e,i===0}var nt=_r,st={type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]};function _r(r,{
instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r==="round-robin"||
r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=t(e,o,"enum",{allowedValues:st.enum}),i++),_r.errors=
e,i===0}var lt=br,ut={enum:["round-robin","first-available","min-connections","random-choice-2"]};function br(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="round-robin"||r==="first-available"||r==="min-connections"||r==="random-choice-2"||(e=t(e,o,"\
enum",{allowedValues:ut.enum}),i++),br.errors=e,i===0}var ct=jr;function jr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),jr.errors=e,i===0}var ft=Nr;function Nr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>2e3||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:2e3}),i++),Nr.errors=e,i===0}var mt=Pr;function Pr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),Pr.
errors=e,i===0}var yt=xr;function xr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>2e3||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:2e3}),
i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),xr.errors=e,i===0}var pt=Rr;function Rr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>65535||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:65535}),i++),(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),i++)),Rr.errors=e,i===0}var at=wr;function wr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>65535||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:65535}),i++),wr.errors=e,i===0}var dt=zr;function zr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),zr.
errors=e,i===0}var vt=Tr;function Tr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>1e6||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",limit:1e6}),
i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),Tr.errors=e,i===0}var At=$r;function $r(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>1e6||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:1e6}),i++),$r.errors=e,i===0}var gt=Lr;function Lr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>43200||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:43200}),i++),(r<16||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:16}),i++)),Lr.errors=e,i===0}var qt=Cr;function Cr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<16||isNaN(r))&&(e=t(e,o,
"minimum",{comparison:">=",limit:16}),i++),Cr.errors=e,i===0}var Et=Ir;function Ir(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>43200||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:43200}),i++),Ir.errors=e,i===0}var ht=kr;function kr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&((r>21600||isNaN(r))&&(e=t(e,o,"maximum",{comparison:"<=",
limit:21600}),i++),(r<1||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:1}),i++)),kr.errors=e,i===0}var _t=Fr;function Fr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>21600||isNaN(r))&&(e=t(e,
o,"maximum",{comparison:"<=",limit:21600}),i++),Fr.errors=e,i===0}var bt=Or,jt={type:"string",enum:["cortex","custom"]};
function Or(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),r===
"cortex"||r==="custom"||(e=t(e,o,"enum",{allowedValues:jt.enum}),i++),Or.errors=e,i===0}var Nt=Br,Pt={enum:["cortex","cu\
stom"]};function Br(r,{instancePath:o=""}={}){let e=null,i=0;return r==="cortex"||r==="custom"||(e=t(e,o,"enum",{allowedValues:Pt.
enum}),i++),Br.errors=e,i===0}var xt=Mr;function Mr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=t(e,o,
"type",{type:"integer"}),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=t(e,o,"minimum",{comparison:">=",limit:0}),
i++),Mr.errors=e,i===0}var Rt=Hr,wt={type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","c\
oncurrency_utilization"]};function Hr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",
{type:"string"}),i++),r==="cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utili\
zation"||(e=t(e,o,"enum",{allowedValues:wt.enum}),i++),Hr.errors=e,i===0}var zt=Vr,Tt={enum:["cpu_utilization","memory_u\
tilization","requests_per_second","concurrency_utilization"]};function Vr(r,{instancePath:o=""}={}){let e=null,i=0;return r===
"cpu_utilization"||r==="memory_utilization"||r==="requests_per_second"||r==="concurrency_utilization"||(e=t(e,o,"enum",{
allowedValues:Tt.enum}),i++),Vr.errors=e,i===0}var $t=Ur;function Ur(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)||(e=t(e,o,"type",{type:"numb\
er"}),i++),Ur.errors=e,i===0}var Lt=Dr;function Dr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)?(r<=0||isNaN(r))&&(e=t(e,o,"\
exclusiveMinimum",{comparison:">",limit:0}),i++):(e=t(e,o,"type",{type:"number"}),i++),Dr.errors=e,i===0}var Ct=Gr;function Gr(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r<=0||isNaN(r))&&(e=t(e,o,
"exclusiveMinimum",{comparison:">",limit:0}),i++),Gr.errors=e,i===0}var It=Wr;function Wr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app===void 0&&(e=
t(e,o,"required",{missingProperty:"app"}),i++),Wr.errors=e,i===0}var kt=Kr;function Kr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.self===void 0&&(e=
t(e,o,"required",{missingProperty:"self"}),i++),Kr.errors=e,i===0}var Ft=Sr;function Sr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.success===void 0&&
(e=t(e,o,"required",{missingProperty:"success"}),i++),Sr.errors=e,i===0}var Ot=Xr;function Xr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.appId===void 0&&
(e=t(e,o,"required",{missingProperty:"appId"}),i++),Xr.errors=e,i===0}var Bt=Zr;function Zr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardware===void 0&&
(e=t(e,o,"required",{missingProperty:"hardware"}),i++),Zr.errors=e,i===0}var Mt=Jr;function Jr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu===void 0&&(e=
t(e,o,"required",{missingProperty:"cpu"}),i++),Jr.errors=e,i===0}var Ht=Qr;function Qr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory===void 0&&
(e=t(e,o,"required",{missingProperty:"memory"}),i++),Qr.errors=e,i===0}var Vt=Yr;function Yr(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpuCount===void 0&&
(e=t(e,o,"required",{missingProperty:"gpuCount"}),i++),Yr.errors=e,i===0}var Ut=re;var Dt=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function re(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Dt.test(r)||(e=t(e,o,"format",{format:"\
uri-reference"}),i++)),re.errors=e,i===0}var Gt=ee;function ee(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)||(e=t(e,o,"type",{type:"\
object"}),i++),ee.errors=e,i===0}var Wt=ie;function ie(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r!="string"&&(e=t(e,o,"type",{type:"string"}),i++),ie.
errors=e,i===0}var Kt=oe;function oe(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),oe.errors=
e,i===0}var St=te;function te(r,{instancePath:o=""}={}){let e=null,i=0;return Array.isArray(r)||(e=t(e,o,"type",{type:"array"}),i++),te.errors=
e,i===0}var Xt=ne;function ne(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.digest===void 0&&
(e=t(e,o,"required",{missingProperty:"digest"}),i++),ne.errors=e,i===0}var Zt=se;function se(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.download_url===void 0&&
(e=t(e,o,"required",{missingProperty:"download_url"}),i++),se.errors=e,i===0}var Jt=le;var Qt=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function le(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Qt.test(r)||(e=t(e,o,"format",{format:"\
uri"}),i++)),le.errors=e,i===0}var Yt=ue;function ue(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_id===void 0&&
(e=t(e,o,"required",{missingProperty:"app_id"}),i++),ue.errors=e,i===0}var rn=ce;function ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.build_id===void 0&&
(e=t(e,o,"required",{missingProperty:"build_id"}),i++),ce.errors=e,i===0}var en=fe;function fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.project_id===void 0&&
(e=t(e,o,"required",{missingProperty:"project_id"}),i++),fe.errors=e,i===0}var on=me;function me(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.logs===void 0&&(e=
t(e,o,"required",{missingProperty:"logs"}),i++),me.errors=e,i===0}var tn=ye;function ye(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.buildId===void 0&&
(e=t(e,o,"required",{missingProperty:"buildId"}),i++),ye.errors=e,i===0}var nn=pe;function pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerId===void 0&&
(e=t(e,o,"required",{missingProperty:"containerId"}),i++),pe.errors=e,i===0}var sn=ae;function ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerIp===void 0&&
(e=t(e,o,"required",{missingProperty:"containerIp"}),i++),ae.errors=e,i===0}var ln=de;function de(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRestartCount===
void 0&&(e=t(e,o,"required",{missingProperty:"containerRestartCount"}),i++),de.errors=e,i===0}var un=ve;function ve(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerRunningTimeMs===
void 0&&(e=t(e,o,"required",{missingProperty:"containerRunningTimeMs"}),i++),ve.errors=e,i===0}var cn=Ae;function Ae(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerStartTimestamp===
void 0&&(e=t(e,o,"required",{missingProperty:"containerStartTimestamp"}),i++),Ae.errors=e,i===0}var fn=ge;function ge(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerState===
void 0&&(e=t(e,o,"required",{missingProperty:"containerState"}),i++),ge.errors=e,i===0}var mn=qe;function qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.containerTerminationTimestamp===
void 0&&(e=t(e,o,"required",{missingProperty:"containerTerminationTimestamp"}),i++),qe.errors=e,i===0}var yn=Ee;function Ee(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardwareProvider===
void 0&&(e=t(e,o,"required",{missingProperty:"hardwareProvider"}),i++),Ee.errors=e,i===0}var pn=he;function he(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hostIp===void 0&&
(e=t(e,o,"required",{missingProperty:"hostIp"}),i++),he.errors=e,i===0}var an=_e;function _e(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.isTerminating===
void 0&&(e=t(e,o,"required",{missingProperty:"isTerminating"}),i++),_e.errors=e,i===0}var dn=be;function be(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.timestamp===void 0&&
(e=t(e,o,"required",{missingProperty:"timestamp"}),i++),be.errors=e,i===0}var vn=je;var An=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function je(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(An.test(r)||(e=t(e,o,"format",{format:"\
iso-8601"}),i++)),je.errors=e,i===0}var gn=Ne;function Ne(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.container_id===void 0&&
(e=t(e,o,"required",{missingProperty:"container_id"}),i++),Ne.errors=e,i===0}var qn=Pe;function Pe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.endedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"endedAt"}),i++),Pe.errors=e,i===0}var En=xe;function xe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.requestedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"requestedAt"}),i++),xe.errors=e,i===0}var hn=Re;function Re(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.restartCount===void 0&&
(e=t(e,o,"required",{missingProperty:"restartCount"}),i++),Re.errors=e,i===0}var _n=we;function we(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.startedAt===void 0&&
(e=t(e,o,"required",{missingProperty:"startedAt"}),i++),we.errors=e,i===0}var bn=ze;function ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.state===void 0&&
(e=t(e,o,"required",{missingProperty:"state"}),i++),ze.errors=e,i===0}var jn=Te;function Te(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=i;typeof r=="string"?v(r)||(e=t(e,o,"format",{format:"da\
te-time"},"#/anyOf/0/format"),i++):(e=t(e,o,"type",{type:"string"},"#/anyOf/0/type"),i++);var f=u===i;if(n=n||f,!n){let y=i;
typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/anyOf/1/type"),i++),r!==""&&(e=t(e,o,"const",{allowedValue:""},"#\
/anyOf/1/const"),i++);var f=y===i;n=n||f}return n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"anyOf",{},"#/anyOf"),i++),
Te.errors=e,i===0}var Nn=$e;function $e(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="number"&&isFinite(r)&&(r>200||isNaN(r))&&(e=t(e,o,
"maximum",{comparison:"<=",limit:200}),i++),$e.errors=e,i===0}var Pn=Le;function Le(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.events===void 0&&
(e=t(e,o,"required",{missingProperty:"events"}),i++),Le.errors=e,i===0}var xn=Ce;function Ce(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.limit===void 0&&
(e=t(e,o,"required",{missingProperty:"limit"}),i++),Ce.errors=e,i===0}var Rn=Ie;function Ie(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.page===void 0&&(e=
t(e,o,"required",{missingProperty:"page"}),i++),Ie.errors=e,i===0}var wn=ke;function ke(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total===void 0&&
(e=t(e,o,"required",{missingProperty:"total"}),i++),ke.errors=e,i===0}var zn=Fe;function Fe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.item===void 0&&(e=
t(e,o,"required",{missingProperty:"item"}),i++),Fe.errors=e,i===0}var Tn=Oe;function Oe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.modelId===void 0&&
(e=t(e,o,"required",{missingProperty:"modelId"}),i++),Oe.errors=e,i===0}var $n=Be;function Be(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.command!==void 0&&
r.ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"command",missingProperty:"ephemeral",depsCount:1,deps:"eph\
emeral"}),i++),Be.errors=e,i===0}var Ln=Me;function Me(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hardware!==void 0&&
r.ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"hardware",missingProperty:"ephemeral",depsCount:1,deps:"ep\
hemeral"}),i++),Me.errors=e,i===0}var Cn=He;function He(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu!==void 0&&r.
ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"cpu",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),
i++),He.errors=e,i===0}var In=Ve;function Ve(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory!==void 0&&
r.ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"memory",missingProperty:"ephemeral",depsCount:1,deps:"ephe\
meral"}),i++),Ve.errors=e,i===0}var kn=Ue;function Ue(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpuCount!==void 0&&
r.ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"gpuCount",missingProperty:"ephemeral",depsCount:1,deps:"ep\
hemeral"}),i++),Ue.errors=e,i===0}var Fn=De;function De(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.createdByUserId!==
void 0&&r.ephemeral===void 0&&(e=t(e,o,"dependentRequired",{property:"createdByUserId",missingProperty:"ephemeral",depsCount:1,
deps:"ephemeral"}),i++),De.errors=e,i===0}var On=We,Bn={oneOf:[{$ref:"document#/components/schemas/Month"},{type:"string",
enum:["current","previous"]}]};var Ge=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function We(r,{instancePath:o=""}={}){let e=null,i=0,l=i,n=!1,u=null,f=i;
typeof r=="string"?Ge.test(r)||(e=t(e,o,"pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),i++):(e=t(e,o,"type",{type:"stri\
ng"}),i++);var c=f===i;c&&(n=!0,u=0);let y=i;typeof r!="string"&&(e=t(e,o,"type",{type:"string"},"#/oneOf/1/type"),i++),
r==="current"||r==="previous"||(e=t(e,o,"enum",{allowedValues:Bn.oneOf[1].enum},"#/oneOf/1/enum"),i++);var c=y===i;return c&&
n?(n=!1,u=[u,1]):c&&(n=!0,u=1),n?(i=l,e!==null&&(l?e.length=l:e=null)):(e=t(e,o,"oneOf",{passingSchemas:u},"#/oneOf"),i++),
We.errors=e,i===0}var Mn=Ke;function Ke(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ge.test(r)||(e=t(e,o,"pattern",{pattern:"\
^\\d{4}-(0[1-9]|1[0-2])$"}),i++)),Ke.errors=e,i===0}var Hn=Se,Vn={enum:["current","previous"]};function Se(r,{instancePath:o=""}={}){
let e=null,i=0;return r==="current"||r==="previous"||(e=t(e,o,"enum",{allowedValues:Vn.enum}),i++),Se.errors=e,i===0}var Un=Xe,
Dn={enum:["day"]};function Xe(r,{instancePath:o=""}={}){let e=null,i=0;return r!=="day"&&(e=t(e,o,"enum",{allowedValues:Dn.
enum}),i++),Xe.errors=e,i===0}var Gn=Ze;function Ze(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.labels===void 0&&
(e=t(e,o,"required",{missingProperty:"labels"}),i++),Ze.errors=e,i===0}var Wn=Je;function Je(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.meta===void 0&&(e=
t(e,o,"required",{missingProperty:"meta"}),i++),Je.errors=e,i===0}var Kn=Qe;function Qe(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.series===void 0&&
(e=t(e,o,"required",{missingProperty:"series"}),i++),Qe.errors=e,i===0}var Sn=Ye;var Xn=g.date;function Ye(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Xn(r)||(e=t(e,o,"format",
{format:"date"}),i++)),Ye.errors=e,i===0}var Zn=ri;function ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_start===void 0&&
(e=t(e,o,"required",{missingProperty:"window_start"}),i++),ri.errors=e,i===0}var Jn=ei;function ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.window_end===void 0&&
(e=t(e,o,"required",{missingProperty:"window_end"}),i++),ei.errors=e,i===0}var Qn=ii;function ii(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.currency===void 0&&
(e=t(e,o,"required",{missingProperty:"currency"}),i++),ii.errors=e,i===0}var Yn=oi;function oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_apps===void 0&&
(e=t(e,o,"required",{missingProperty:"total_apps"}),i++),oi.errors=e,i===0}var rs=ti;function ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.returned_apps===
void 0&&(e=t(e,o,"required",{missingProperty:"returned_apps"}),i++),ti.errors=e,i===0}var es=ni;function ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.top_n===void 0&&
(e=t(e,o,"required",{missingProperty:"top_n"}),i++),ni.errors=e,i===0}var is=si;function si(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.y_max_suggestion===
void 0&&(e=t(e,o,"required",{missingProperty:"y_max_suggestion"}),i++),si.errors=e,i===0}var os=li;function li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_before_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_before_discounts"}),i++),li.errors=e,i===0}var ts=ui;function ui(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_discounts"}),i++),ui.errors=e,i===0}var ns=ci;function ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_after_discounts===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_after_discounts"}),i++),ci.errors=e,i===0}var ss=fi;function fi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_name===void 0&&
(e=t(e,o,"required",{missingProperty:"app_name"}),i++),fi.errors=e,i===0}var ls=mi;function mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.data===void 0&&(e=
t(e,o,"required",{missingProperty:"data"}),i++),mi.errors=e,i===0}var us=yi;function yi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.count===void 0&&
(e=t(e,o,"required",{missingProperty:"count"}),i++),yi.errors=e,i===0}var cs=pi;function pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.app_breakdown===
void 0&&(e=t(e,o,"required",{missingProperty:"app_breakdown"}),i++),pi.errors=e,i===0}var fs=ai;function ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.breakdown===void 0&&
(e=t(e,o,"required",{missingProperty:"breakdown"}),i++),ai.errors=e,i===0}var ms=di;function di(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupons===void 0&&
(e=t(e,o,"required",{missingProperty:"coupons"}),i++),di.errors=e,i===0}var ys=vi;function vi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.summary===void 0&&
(e=t(e,o,"required",{missingProperty:"summary"}),i++),vi.errors=e,i===0}var ps=Ai;function Ai(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"cpu_cost_cents"}),i++),Ai.errors=e,i===0}var as=gi;function gi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cpu_seconds===void 0&&
(e=t(e,o,"required",{missingProperty:"cpu_seconds"}),i++),gi.errors=e,i===0}var ds=qi;function qi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"gpu_cost_cents"}),i++),qi.errors=e,i===0}var vs=Ei;function Ei(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.gpu_seconds===void 0&&
(e=t(e,o,"required",{missingProperty:"gpu_seconds"}),i++),Ei.errors=e,i===0}var As=hi;function hi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"memory_cost_cents"}),i++),hi.errors=e,i===0}var gs=_i;function _i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.memory_seconds===
void 0&&(e=t(e,o,"required",{missingProperty:"memory_seconds"}),i++),_i.errors=e,i===0}var qs=bi;function bi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.total_cost_cents===
void 0&&(e=t(e,o,"required",{missingProperty:"total_cost_cents"}),i++),bi.errors=e,i===0}var Es=ji;function ji(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.coupon_name===void 0&&
(e=t(e,o,"required",{missingProperty:"coupon_name"}),i++),ji.errors=e,i===0}var hs=Ni;function Ni(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents===void 0&&
(e=t(e,o,"required",{missingProperty:"amount_cents"}),i++),Ni.errors=e,i===0}var _s=Pi;function Pi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.amount_cents_remaining===
void 0&&(e=t(e,o,"required",{missingProperty:"amount_cents_remaining"}),i++),Pi.errors=e,i===0}var bs=xi;function xi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.archived===void 0&&
(e=t(e,o,"required",{missingProperty:"archived"}),i++),xi.errors=e,i===0}var js=Ri;function Ri(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branchCount===void 0&&
(e=t(e,o,"required",{missingProperty:"branchCount"}),i++),Ri.errors=e,i===0}var Ns=wi;function wi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.cloneUrl===void 0&&
(e=t(e,o,"required",{missingProperty:"cloneUrl"}),i++),wi.errors=e,i===0}var Ps=zi;function zi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.defaultBranch===
void 0&&(e=t(e,o,"required",{missingProperty:"defaultBranch"}),i++),zi.errors=e,i===0}var xs=Ti;function Ti(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.disabled===void 0&&
(e=t(e,o,"required",{missingProperty:"disabled"}),i++),Ti.errors=e,i===0}var Rs=$i;function $i(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.forksCount===void 0&&
(e=t(e,o,"required",{missingProperty:"forksCount"}),i++),$i.errors=e,i===0}var ws=Li;function Li(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.fullName===void 0&&
(e=t(e,o,"required",{missingProperty:"fullName"}),i++),Li.errors=e,i===0}var zs=Ci;function Ci(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasIssues===void 0&&
(e=t(e,o,"required",{missingProperty:"hasIssues"}),i++),Ci.errors=e,i===0}var Ts=Ii;function Ii(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasPages===void 0&&
(e=t(e,o,"required",{missingProperty:"hasPages"}),i++),Ii.errors=e,i===0}var $s=ki;function ki(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.hasWiki===void 0&&
(e=t(e,o,"required",{missingProperty:"hasWiki"}),i++),ki.errors=e,i===0}var Ls=Fi;function Fi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.htmlUrl===void 0&&
(e=t(e,o,"required",{missingProperty:"htmlUrl"}),i++),Fi.errors=e,i===0}var Cs=Oi;function Oi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.private===void 0&&
(e=t(e,o,"required",{missingProperty:"private"}),i++),Oi.errors=e,i===0}var Is=Bi;function Bi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.size===void 0&&(e=
t(e,o,"required",{missingProperty:"size"}),i++),Bi.errors=e,i===0}var ks=Mi;function Mi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.stargazersCount===
void 0&&(e=t(e,o,"required",{missingProperty:"stargazersCount"}),i++),Mi.errors=e,i===0}var Fs=Hi;var Os=new RegExp("^https://","u");function Hi(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Os.test(
r)||(e=t(e,o,"pattern",{pattern:"^https://"}),i++)),Hi.errors=e,i===0}var Bs=Vi;var Ms=new RegExp("^[^/]+/[^/]+$","u");function Vi(r,{instancePath:o=""}={}){let e=null,i=0;return typeof r=="string"&&(Ms.
test(r)||(e=t(e,o,"pattern",{pattern:"^[^/]+/[^/]+$"}),i++)),Vi.errors=e,i===0}var Hs=Ui;function Ui(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.branches===void 0&&
(e=t(e,o,"required",{missingProperty:"branches"}),i++),Ui.errors=e,i===0}var Vs=Di;function Di(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.protected===void 0&&
(e=t(e,o,"required",{missingProperty:"protected"}),i++),Di.errors=e,i===0}var Us=Gi;function Gi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.default===void 0&&
(e=t(e,o,"required",{missingProperty:"default"}),i++),Gi.errors=e,i===0}var Ds=Wi;function Wi(r,{instancePath:o=""}={}){let e=null,i=0;return r&&typeof r=="object"&&!Array.isArray(r)&&r.sha===void 0&&(e=
t(e,o,"required",{missingProperty:"sha"}),i++),Wi.errors=e,i===0}function t(r,o,e,i,l=""){return Gs(r,[{instancePath:o,schemaPath:l,
keyword:e,params:i}])}function Gs(r,o){if(r===null)return o;for(let e of o)r.length<2e3&&r.push(e);return r}var Ss={"1ku\
uktc":Si,g1sl4v:Xi,"1ddnnj6":Zi,"1sc6s5k":Ji,o40lfg:Yi,"1rgr6f0":eo,tsli8p:io,w0q66k:oo,yjg8ok:to,cflymi:no,"1setdin":so,
xdsixp:lo,"1ayjtf":uo,"10he0v8":co,copyzq:fo,"11xgfea":mo,"1heyd0n":yo,oflk39:po,"80ytch":ao,"1wncz7":vo,"18ytqfl":Ao,"1\
xxg4s9":go,"12jcbzo":qo,kk6svt:Eo,"1dcpc58":ho,eh8q0u:_o,iifeqj:bo,"1qow0eg":jo,"1th6nzh":No,"5ephkj":Po,"12uqrx2":xo,"1\
ilxz75":Ro,zbypqd:wo,jr9i28:zo,pjgby9:To,mb9u2j:Lo,"1irshx7":Io,"14tqn6j":Fo,"1cf94zo":Bo,"1w2blwm":Ho,"1cj8yvg":Vo,"15a\
lill":Uo,"13teq8c":Do,"1d7xdt9":Go,uzb3sr:Wo,lsv2by:Ko,"1g3qs2o":So,"7pohrn":Xo,"1yv2z4a":Zo,"1fa1vpd":Jo,mh5keh:Qo,sqpfaw:Yo,
"16k7oou":rt,"1jjto12":et,mfdgfd:it,rx0rid:ot,rgj8g4:tt,tijykg:nt,"135sjdc":lt,sp1kqq:ct,"1vwojpp":ft,"1pb15dz":mt,t3ezg9:yt,
"1ajfnpi":pt,"1482ztj":at,"1njo71p":dt,"1bxswm5":vt,"1atx43f":At,czl9jh:gt,ry9niu:qt,qbimf0:Et,iatxcf:ht,"1j8zgao":_t,ujfgtt:bt,
s5nsgm:Nt,"1mi8o2l":xt,"64ovyh":Rt,b8hew6:zt,eosqpu:$t,s9d1y0:Lt,"1j9s1jx":Ct,"83qdca":It,qdncnm:kt,ff4cx9:Ft,"1cbnupt":Ot,
"1o1ps7":Bt,"1auodo6":Mt,"2wmk3v":Ht,"8ytxoe":Vt,"9yf03l":Ut,"11fbe0b":Gt,"1wpiwkt":Wt,ve7o63:Kt,"1ejabpi":St,iwowdl:Xt,
"8gm85d":Zt,fiefep:Jt,"19klq2x":Yt,"1nsg2yk":rn,wb83td:en,"149umg1":on,"1o6u49k":tn,z4wlv8:nn,"1q33nta":sn,"1b5uu4r":ln,
"50dkiz":un,mvqzyd:cn,khw0ct:fn,"102bkxb":mn,"1i4z7sb":yn,"17np1xl":pn,"1vhpygx":an,"1aejuk8":dn,ykq0hg:vn,"8kz3ns":gn,ior140:qn,
"14z3eoj":En,mfx8o4:hn,t808vw:_n,"14my3ah":bn,"13aylu6":jn,"14cpsec":Nn,"1n7vl70":Pn,"13qvdoh":xn,"10x3kc8":Rn,kpdf5a:wn,
m08x60:zn,idngiy:Tn,v0x03a:$n,mr7ghl:Ln,"1dcjqfk":Cn,"15v533g":In,"1mxh4l0":kn,x39bzf:Fn,yrfoj1:On,n7jk99:Mn,"11v9e7c":Hn,
"1kic0aj":Un,"1ta6uio":Gn,"1fb0ozx":Wn,sdhffz:Kn,"1j3jemo":Sn,"138jvgv":Zn,"1mmrmry":Jn,rpxqpy:Qn,"1tlt9iv":Yn,"17nsf2l":rs,
ee8d9k:es,"5dgh64":is,"18vd9pg":os,a84dp1:ts,"1ja8ses":ns,mgt6th:ss,"1ejw56w":ls,anwnmr:us,"28150l":cs,i4f5sr:fs,"2io2ql":ms,
"1kudc0q":ys,"1sp17n0":ps,bdqekd:as,no20rj:ds,"1dzzqu":vs,zsfpg3:As,"19ngmtx":gs,"1w6t37b":qs,"1ptqcmn":Es,"1eayog6":hs,
k07bcc:_s,"137mrat":bs,"1slohqu":js,pe2z02:Ns,"7zrj6m":Ps,mw9syr:xs,"1cfc3n6":Rs,"14celhn":ws,x42ce:zs,"1j5niiy":Ts,"1s6\
9h37":$s,kf82j7:Ls,"7faz4c":Cs,"1c6ntwl":Is,"1j34612":ks,"1hs0art":Fs,"17xslaa":Bs,"11801wb":Hs,"16evaq7":Vs,acv261:Us,"\
1xba6cg":Ds};export{Ss as bySchema};
