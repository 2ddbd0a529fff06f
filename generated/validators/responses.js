// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var ae=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function b(t){return/^\d{4}-\d\d-\d\d$/.
test(t)&&new Date(t).toJSON()?.startsWith(t)===!0}function k(t){if(!ae.test(t)||!b(t.slice(0,10)))return!1;let[i,e]=t.toUpperCase().
split(":60");return e===void 0||new Date(`${i}:59${e}`).toISOString().includes("T23:59:59")}var M={date:b,"date-time":k},d=x;function x(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.message===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"message"}),r++);for(let n in t)n!=="message"&&(e=p(e,i,"#/additionalProp\
erties","additionalProperties",{additionalProperty:n}),r++);t.message!==void 0&&typeof t.message!="string"&&(e=p(e,i+"/m\
essage","#/properties/message/type","type",{type:"string"}),r++)}else e=p(e,i,"#/type","type",{type:"object"}),r++;return x.
errors=e,r===0}var S=B;var ge={type:"string",enum:["apex","subdomain"]};var l=M["date-time"];function B(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"id"}),r++),t.projectId===void 0&&(e=p(e,i,"#/required","\
required",{missingProperty:"projectId"}),r++),t.domain===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"doma\
in"}),r++),t.domainType===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"domainType"}),r++),t.region===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"region"}),r++),t.dnsRecordName===void 0&&(e=p(e,i,"#/required","requi\
red",{missingProperty:"dnsRecordName"}),r++),t.dnsRecordType===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
dnsRecordType"}),r++),t.dnsRecordValue===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"dnsRecordValue"}),r++),
t.validationStatus===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"validationStatus"}),r++),t.createdAt===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"createdAt"}),r++),t.updatedAt===void 0&&(e=p(e,i,"#/required","requir\
ed",{missingProperty:"updatedAt"}),r++),t.id!==void 0&&typeof t.id!="string"&&(e=p(e,i+"/id","#/properties/id/type","typ\
e",{type:"string"}),r++),t.projectId!==void 0&&typeof t.projectId!="string"&&(e=p(e,i+"/projectId","#/components/schemas\
/ProjectId/type","type",{type:"string"}),r++),t.domain!==void 0&&typeof t.domain!="string"&&(e=p(e,i+"/domain","#/proper\
ties/domain/type","type",{type:"string"}),r++),t.domainType!==void 0){let n=t.domainType;typeof n!="string"&&(e=p(e,i+"/\
domainType","#/components/schemas/DomainType/type","type",{type:"string"}),r++),n==="apex"||n==="subdomain"||(e=p(e,i+"/\
domainType","#/components/schemas/DomainType/enum","enum",{allowedValues:ge.enum}),r++)}if(t.region!==void 0&&typeof t.region!=
"string"&&(e=p(e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),r++),t.dnsRecordName!==void 0&&typeof t.
dnsRecordName!="string"&&(e=p(e,i+"/dnsRecordName","#/properties/dnsRecordName/type","type",{type:"string"}),r++),t.dnsRecordType!==
void 0&&typeof t.dnsRecordType!="string"&&(e=p(e,i+"/dnsRecordType","#/properties/dnsRecordType/type","type",{type:"stri\
ng"}),r++),t.dnsRecordValue!==void 0&&typeof t.dnsRecordValue!="string"&&(e=p(e,i+"/dnsRecordValue","#/properties/dnsRec\
ordValue/type","type",{type:"string"}),r++),t.validationStatus!==void 0&&typeof t.validationStatus!="string"&&(e=p(e,i+"\
/validationStatus","#/properties/validationStatus/type","type",{type:"string"}),r++),t.createdAt!==void 0){let n=t.createdAt;
typeof n=="string"?l(n)||(e=p(e,i+"/createdAt","#/properties/createdAt/format","format",{format:"date-time"}),r++):(e=p(
e,i+"/createdAt","#/properties/createdAt/type","type",{type:"string"}),r++)}if(t.updatedAt!==void 0){let n=t.updatedAt;typeof n==
"string"?l(n)||(e=p(e,i+"/updatedAt","#/properties/updatedAt/format","format",{format:"date-time"}),r++):(e=p(e,i+"/upda\
tedAt","#/properties/updatedAt/type","type",{type:"string"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return B.
errors=e,r===0}var E=F;function _(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"id"}),r++),t.name===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
name"}),r++),t.description===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"description"}),r++),t.createdAt===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"createdAt"}),r++),t.expiresAt===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"expiresAt"}),r++),t.status===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"sta\
tus"}),r++),t.projectId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"projectId"}),r++),t.source===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"source"}),r++),t.id!==void 0&&typeof t.id!="string"&&(e=p(e,i+"/id","\
#/properties/id/type","type",{type:"string"}),r++),t.name!==void 0&&typeof t.name!="string"&&(e=p(e,i+"/name","#/propert\
ies/name/type","type",{type:"string"}),r++),t.description!==void 0&&typeof t.description!="string"&&(e=p(e,i+"/descripti\
on","#/properties/description/type","type",{type:"string"}),r++),t.createdAt!==void 0){let o=t.createdAt;typeof o=="stri\
ng"?l(o)||(e=p(e,i+"/createdAt","#/properties/createdAt/format","format",{format:"date-time"}),r++):(e=p(e,i+"/createdAt",
"#/properties/createdAt/type","type",{type:"string"}),r++)}if(t.expiresAt!==void 0){let o=t.expiresAt,s=r,u=!1,m=r;typeof o==
"string"?l(o)||(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/0/format","format",{format:"date-time"}),r++):(e=p(e,
i+"/expiresAt","#/properties/expiresAt/anyOf/0/type","type",{type:"string"}),r++);var n=m===r;if(u=u||n,!u){let c=r;typeof o!=
"string"&&(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/1/type","type",{type:"string"}),r++),o!=="never"&&(e=p(e,i+
"/expiresAt","#/properties/expiresAt/anyOf/1/const","const",{allowedValue:"never"}),r++);var n=c===r;u=u||n}u?(r=s,e!==null&&
(s?e.length=s:e=null)):(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf","anyOf",{}),r++)}t.status!==void 0&&typeof t.
status!="string"&&(e=p(e,i+"/status","#/properties/status/type","type",{type:"string"}),r++),t.projectId!==void 0&&typeof t.
projectId!="string"&&(e=p(e,i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"string"}),r++),t.source!==
void 0&&typeof t.source!="string"&&(e=p(e,i+"/source","#/properties/source/type","type",{type:"string"}),r++)}else e=p(e,
i,"#/type","type",{type:"object"}),r++;return _.errors=e,r===0}function R(t,{instancePath:i=""}={}){let e=null,r=0;if(_(
t,{instancePath:i})||(e=f(e,_.errors),r=e.length),t&&typeof t=="object"&&!Array.isArray(t)){if(t.apiKey===void 0&&(e=p(e,
i,"#/required","required",{missingProperty:"apiKey"}),r++),t.updatedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
updatedAt"}),r++),t.apiKey!==void 0&&typeof t.apiKey!="string"&&(e=p(e,i+"/apiKey","#/properties/apiKey/type","type",{type:"\
string"}),r++),t.principalId!==void 0&&typeof t.principalId!="string"&&(e=p(e,i+"/principalId","#/properties/principalId\
/type","type",{type:"string"}),r++),t.updatedAt!==void 0){let n=t.updatedAt;typeof n=="string"?l(n)||(e=p(e,i+"/updatedA\
t","#/properties/updatedAt/format","format",{format:"date-time"}),r++):(e=p(e,i+"/updatedAt","#/properties/updatedAt/typ\
e","type",{type:"string"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return R.errors=e,r===0}function F(t,{
instancePath:i=""}={}){let e=null,r=0;if(Array.isArray(t)){let n=t.length;for(let o=0;o<n;o++)R(t[o],{instancePath:i+"/"+
o})||(e=f(e,R.errors),r=e.length)}else e=p(e,i,"#/type","type",{type:"array"}),r++;return F.errors=e,r===0}var C=z;function z(t,{instancePath:i=""}={}){let e=null,r=0;return t&&typeof t=="object"&&!Array.isArray(t)?(t.message===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"message"}),r++),t.message!==void 0&&typeof t.message!="string"&&(e=p(
e,i+"/message","#/properties/message/type","type",{type:"string"}),r++)):(e=p(e,i,"#/type","type",{type:"object"}),r++),
z.errors=e,r===0}var $=X;function T(t,{instancePath:i=""}={}){let e=null,r=0;return _(t,{instancePath:i})||(e=f(e,_.errors),r=e.length),t&&typeof t==
"object"&&!Array.isArray(t)?(t.principalId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"principalId"}),r++),
t.principalId!==void 0&&typeof t.principalId!="string"&&(e=p(e,i+"/principalId","#/properties/principalId/type","type",{
type:"string"}),r++)):(e=p(e,i,"#/type","type",{type:"object"}),r++),T.errors=e,r===0}function X(t,{instancePath:i=""}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.keys===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
keys"}),r++),t.keys!==void 0){let n=t.keys;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++)T(n[s],{instancePath:i+
"/keys/"+s})||(e=f(e,T.errors),r=e.length)}else e=p(e,i+"/keys","#/properties/keys/type","type",{type:"array"}),r++}}else
e=p(e,i,"#/type","type",{type:"object"}),r++;return X.errors=e,r===0}var G=O;var g={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/co\
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
h={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function I(t,{instancePath:i=""}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.service_toml!==void 0&&typeof t.service_toml!="string"&&(e=p(e,i+"/ser\
vice_toml","#/properties/service_toml/type","type",{type:"string"}),r++),t.compute!==void 0){let o=t.compute,s=r,u=!1,m=null,
c=r;if(Array.isArray(o)){o.length>5&&(e=p(e,i+"/compute","#/properties/compute/oneOf/0/maxItems","maxItems",{limit:5}),r++);
let ce=o.length;for(let a=0;a<ce;a++){let y=o[a];typeof y!="string"&&(e=p(e,i+"/compute/"+a,"#/components/schemas/Comput\
eType/type","type",{type:"string"}),r++),y==="ADA_L4"||y==="ADA_L40"||y==="AMPERE_A10"||y==="AMPERE_A100_40GB"||y==="AMP\
ERE_A100_80GB"||y==="HOPPER_H100"||y==="HOPPER_H200"||y==="BLACKWELL_B200"||y==="BLACKWELL_RTX6000"||y==="CPU"||y==="INF\
2"||y==="TRN1"||y==="TURING_T4"||(e=p(e,i+"/compute/"+a,"#/components/schemas/ComputeType/enum","enum",{allowedValues:h.
enum}),r++)}}else e=p(e,i+"/compute","#/properties/compute/oneOf/0/type","type",{type:"array"}),r++;var n=c===r;n&&(u=!0,
m=0);let le=r;typeof o!="string"&&(e=p(e,i+"/compute","#/components/schemas/ComputeType/type","type",{type:"string"}),r++),
o==="ADA_L4"||o==="ADA_L40"||o==="AMPERE_A10"||o==="AMPERE_A100_40GB"||o==="AMPERE_A100_80GB"||o==="HOPPER_H100"||o==="H\
OPPER_H200"||o==="BLACKWELL_B200"||o==="BLACKWELL_RTX6000"||o==="CPU"||o==="INF2"||o==="TRN1"||o==="TURING_T4"||(e=p(e,i+
"/compute","#/components/schemas/ComputeType/enum","enum",{allowedValues:h.enum}),r++);var n=le===r;n&&u?(u=!1,m=[m,1]):
n&&(u=!0,m=1),u?(r=s,e!==null&&(s?e.length=s:e=null)):(e=p(e,i+"/compute","#/properties/compute/oneOf","oneOf",{passingSchemas:m}),
r++)}if(t.computeTier!==void 0){let o=t.computeTier;typeof o!="string"&&(e=p(e,i+"/computeTier","#/properties/computeTie\
r/type","type",{type:"string"}),r++),o==="interruptible"||o==="protected"||(e=p(e,i+"/computeTier","#/properties/compute\
Tier/enum","enum",{allowedValues:g.properties.computeTier.enum}),r++)}if(t.containerRuntime!==void 0){let o=t.containerRuntime;
typeof o!="string"&&(e=p(e,i+"/containerRuntime","#/properties/containerRuntime/type","type",{type:"string"}),r++),o==="\
v1"||o==="v2"||(e=p(e,i+"/containerRuntime","#/properties/containerRuntime/enum","enum",{allowedValues:g.properties.containerRuntime.
enum}),r++)}if(t.cooldownPeriodSeconds!==void 0){let o=t.cooldownPeriodSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/type","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>3600||isNaN(o))&&(e=p(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/maximu\
m","maximum",{comparison:"<=",limit:3600}),r++),(o<1||isNaN(o))&&(e=p(e,i+"/cooldownPeriodSeconds","#/properties/cooldow\
nPeriodSeconds/minimum","minimum",{comparison:">=",limit:1}),r++))}if(t.cpu!==void 0&&typeof t.cpu!="string"&&(e=p(e,i+"\
/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),r++),t.deploymentInitializationTimeout!==void 0){let o=t.deploymentInitializationTimeout;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/deploymentInitializationTimeout","#/properties/deployment\
InitializationTimeout/type","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>900||isNaN(o))&&(e=p(e,i+
"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/maximum","maximum",{comparison:"<=",limit:900}),
r++),(o<60||isNaN(o))&&(e=p(e,i+"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/minimum",
"minimum",{comparison:">=",limit:60}),r++))}if(t.disableAuth!==void 0&&typeof t.disableAuth!="boolean"&&(e=p(e,i+"/disab\
leAuth","#/properties/disableAuth/type","type",{type:"boolean"}),r++),t.entrypoint!==void 0){let o=t.entrypoint;if(Array.
isArray(o)){let s=o.length;for(let u=0;u<s;u++)typeof o[u]!="string"&&(e=p(e,i+"/entrypoint/"+u,"#/properties/entrypoint\
/items/type","type",{type:"string"}),r++)}else e=p(e,i+"/entrypoint","#/properties/entrypoint/type","type",{type:"array"}),
r++}if(t.evaluationIntervalSeconds!==void 0){let o=t.evaluationIntervalSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/type","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>300||isNaN(o))&&(e=p(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds\
/maximum","maximum",{comparison:"<=",limit:300}),r++),(o<6||isNaN(o))&&(e=p(e,i+"/evaluationIntervalSeconds","#/properti\
es/evaluationIntervalSeconds/minimum","minimum",{comparison:">=",limit:6}),r++))}if(t.gpuCount!==void 0){let o=t.gpuCount;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"\
integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>8||isNaN(o))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
aximum","maximum",{comparison:"<=",limit:8}),r++),(o<0||isNaN(o))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
inimum","minimum",{comparison:">=",limit:0}),r++))}if(t.healthcheckEndpoint!==void 0&&typeof t.healthcheckEndpoint!="str\
ing"&&(e=p(e,i+"/healthcheckEndpoint","#/properties/healthcheckEndpoint/type","type",{type:"string"}),r++),t.loadBalancingAlgorithm!==
void 0){let o=t.loadBalancingAlgorithm;typeof o!="string"&&(e=p(e,i+"/loadBalancingAlgorithm","#/properties/loadBalancin\
gAlgorithm/type","type",{type:"string"}),r++),o==="round-robin"||o==="first-available"||o==="min-connections"||o==="rand\
om-choice-2"||(e=p(e,i+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/enum","enum",{allowedValues:g.properties.
loadBalancingAlgorithm.enum}),r++)}if(t.maxReplicaCount!==void 0){let o=t.maxReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=p(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/type","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=p(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",
{comparison:"<=",limit:2e3}),r++),(o<1||isNaN(o))&&(e=p(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","m\
inimum",{comparison:">=",limit:1}),r++))}if(t.memory!==void 0&&typeof t.memory!="string"&&(e=p(e,i+"/memory","#/componen\
ts/schemas/Memory/type","type",{type:"string"}),r++),t.minReplicaCount!==void 0){let o=t.minReplicaCount;typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/minReplicaCount","#/properties/minReplicaCount/type","type",{type:"integ\
er"}),r++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=p(e,i+"/minReplicaCount","#/properties/minReplicaCoun\
t/maximum","maximum",{comparison:"<=",limit:2e3}),r++),(o<0||isNaN(o))&&(e=p(e,i+"/minReplicaCount","#/properties/minRep\
licaCount/minimum","minimum",{comparison:">=",limit:0}),r++))}if(t.port!==void 0){let o=t.port;typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)||(e=p(e,i+"/port","#/properties/port/type","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(
o)&&((o>65535||isNaN(o))&&(e=p(e,i+"/port","#/properties/port/maximum","maximum",{comparison:"<=",limit:65535}),r++),(o<
0||isNaN(o))&&(e=p(e,i+"/port","#/properties/port/minimum","minimum",{comparison:">=",limit:0}),r++))}if(t.readycheckEndpoint!==
void 0&&typeof t.readycheckEndpoint!="string"&&(e=p(e,i+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","ty\
pe",{type:"string"}),r++),t.replicaConcurrency!==void 0){let o=t.replicaConcurrency;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=p(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/type","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>1e6||isNaN(o))&&(e=p(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","max\
imum",{comparison:"<=",limit:1e6}),r++),(o<1||isNaN(o))&&(e=p(e,i+"/replicaConcurrency","#/properties/replicaConcurrency\
/minimum","minimum",{comparison:">=",limit:1}),r++))}if(t.responseGracePeriodSeconds!==void 0){let o=t.responseGracePeriodSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePe\
riodSeconds/type","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>43200||isNaN(o))&&(e=p(e,i+"/respon\
seGracePeriodSeconds","#/properties/responseGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),r++),(o<
16||isNaN(o))&&(e=p(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:"\
>=",limit:16}),r++))}if(t.rollOutDurationSeconds!==void 0){let o=t.rollOutDurationSeconds;typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=p(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),
r++),typeof o=="number"&&isFinite(o)&&((o>21600||isNaN(o))&&(e=p(e,i+"/rollOutDurationSeconds","#/properties/rollOutDura\
tionSeconds/maximum","maximum",{comparison:"<=",limit:21600}),r++),(o<1||isNaN(o))&&(e=p(e,i+"/rollOutDurationSeconds","\
#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:">=",limit:1}),r++))}if(t.runtime!==void 0){let o=t.runtime;
typeof o!="string"&&(e=p(e,i+"/runtime","#/properties/runtime/type","type",{type:"string"}),r++),o==="cortex"||o==="cust\
om"||(e=p(e,i+"/runtime","#/properties/runtime/enum","enum",{allowedValues:g.properties.runtime.enum}),r++)}if(t.scalingBuffer!==
void 0){let o=t.scalingBuffer;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/scalingBuffer","#/propertie\
s/scalingBuffer/type","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=p(e,i+"/scaling\
Buffer","#/properties/scalingBuffer/minimum","minimum",{comparison:">=",limit:0}),r++)}if(t.scalingMetric!==void 0){let o=t.
scalingMetric;typeof o!="string"&&(e=p(e,i+"/scalingMetric","#/properties/scalingMetric/type","type",{type:"string"}),r++),
o==="cpu_utilization"||o==="memory_utilization"||o==="requests_per_second"||o==="concurrency_utilization"||(e=p(e,i+"/sc\
alingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:g.properties.scalingMetric.enum}),r++)}if(t.scalingTarget!==
void 0){let o=t.scalingTarget;typeof o=="number"&&isFinite(o)?(o<=0||isNaN(o))&&(e=p(e,i+"/scalingTarget","#/properties/\
scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:">",limit:0}),r++):(e=p(e,i+"/scalingTarget","#/propertie\
s/scalingTarget/type","type",{type:"number"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return I.errors=e,
r===0}function v(t,{instancePath:i=""}={}){let e=null,r=0;if(I(t,{instancePath:i})||(e=f(e,I.errors),r=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.appId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"appId"}),r++),t.projectId===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"projectId"}),r++),t.hardware===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"hardware"}),r++),t.region===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"regi\
on"}),r++),t.cpu===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"cpu"}),r++),t.memory===void 0&&(e=p(e,i,"#\
/required","required",{missingProperty:"memory"}),r++),t.gpuCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
gpuCount"}),r++),t.appId!==void 0&&typeof t.appId!="string"&&(e=p(e,i+"/appId","#/properties/appId/type","type",{type:"s\
tring"}),r++),t.projectId!==void 0&&typeof t.projectId!="string"&&(e=p(e,i+"/projectId","#/components/schemas/ProjectId/\
type","type",{type:"string"}),r++),t.hardware!==void 0&&typeof t.hardware!="string"&&(e=p(e,i+"/hardware","#/properties/\
hardware/type","type",{type:"string"}),r++),t.region!==void 0&&typeof t.region!="string"&&(e=p(e,i+"/region","#/componen\
ts/schemas/Region/type","type",{type:"string"}),r++),t.cpu!==void 0&&typeof t.cpu!="string"&&(e=p(e,i+"/cpu","#/componen\
ts/schemas/Cpu/type","type",{type:"string"}),r++),t.memory!==void 0&&typeof t.memory!="string"&&(e=p(e,i+"/memory","#/co\
mponents/schemas/Memory/type","type",{type:"string"}),r++),t.gpuCount!==void 0){let n=t.gpuCount;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"integer"}),r++),typeof n==
"number"&&isFinite(n)&&((n>8||isNaN(n))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/maximum","maximum",{comparison:"\
<=",limit:8}),r++),(n<0||isNaN(n))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/minimum","minimum",{comparison:"\
>=",limit:0}),r++))}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return v.errors=e,r===0}var _e=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function O(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.app===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"app"}),r++),t.message===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
message"}),r++),t.self===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"self"}),r++),t.success===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"success"}),r++),t.app!==void 0&&(v(t.app,{instancePath:i+"/app"})||(e=f(
e,v.errors),r=e.length)),t.message!==void 0&&typeof t.message!="string"&&(e=p(e,i+"/message","#/properties/message/type",
"type",{type:"string"}),r++),t.self!==void 0){let n=t.self;typeof n=="string"?_e.test(n)||(e=p(e,i+"/self","#/properties\
/self/format","format",{format:"uri-reference"}),r++):(e=p(e,i+"/self","#/properties/self/type","type",{type:"string"}),
r++)}t.success!==void 0&&typeof t.success!="boolean"&&(e=p(e,i+"/success","#/properties/success/type","type",{type:"bool\
ean"}),r++)}else e=p(e,i,"#/type","type",{type:"object"}),r++;return O.errors=e,r===0}var D=U;function U(t,{instancePath:i=""}={}){let e=null,r=0;return t&&typeof t=="object"&&!Array.isArray(t)?(t.digest===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"digest"}),r++),t.status===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
status"}),r++),t.digest!==void 0&&typeof t.digest!="string"&&(e=p(e,i+"/digest","#/properties/digest/type","type",{type:"\
string"}),r++),t.status!==void 0&&typeof t.status!="string"&&(e=p(e,i+"/status","#/properties/status/type","type",{type:"\
string"}),r++)):(e=p(e,i,"#/type","type",{type:"object"}),r++),U.errors=e,r===0}var L=Q;var K=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Q(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.download_url===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"download_url"}),r++),t.download_url!==void 0){let n=t.download_url;typeof n==
"string"?K.test(n)||(e=p(e,i+"/download_url","#/properties/download_url/format","format",{format:"uri"}),r++):(e=p(e,i+"\
/download_url","#/properties/download_url/type","type",{type:"string"}),r++)}if(t.compressed_size!==void 0){let n=t.compressed_size;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/compressed_size","#/properties/compressed_size/type","typ\
e",{type:"integer"}),r++)}if(t.compression_method!==void 0){let n=t.compression_method;typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)||(e=p(e,i+"/compression_method","#/properties/compression_method/type","type",{type:"integer"}),r++)}if(t.
data_offset!==void 0){let n=t.data_offset;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/data_offset","#\
/properties/data_offset/type","type",{type:"integer"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return Q.
errors=e,r===0}var V=W;function W(t,{instancePath:i=""}={}){let e=null,r=0;return t&&typeof t=="object"&&!Array.isArray(t)?(t.app_id===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"app_id"}),r++),t.build_id===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"build_id"}),r++),t.project_id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"project_id"}),
r++),t.status===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"status"}),r++),t.logs===void 0&&(e=p(e,i,"#/r\
equired","required",{missingProperty:"logs"}),r++),t.app_id!==void 0&&typeof t.app_id!="string"&&(e=p(e,i+"/app_id","#/p\
roperties/app_id/type","type",{type:"string"}),r++),t.build_id!==void 0&&typeof t.build_id!="string"&&(e=p(e,i+"/build_i\
d","#/properties/build_id/type","type",{type:"string"}),r++),t.project_id!==void 0&&typeof t.project_id!="string"&&(e=p(
e,i+"/project_id","#/properties/project_id/type","type",{type:"string"}),r++),t.status!==void 0&&typeof t.status!="strin\
g"&&(e=p(e,i+"/status","#/properties/status/type","type",{type:"string"}),r++),t.logs!==void 0&&(Array.isArray(t.logs)||
(e=p(e,i+"/logs","#/properties/logs/type","type",{type:"array"}),r++))):(e=p(e,i,"#/type","type",{type:"object"}),r++),W.
errors=e,r===0}var H=Z;function q(t,{instancePath:i=""}={}){let e=null,r=0;return t&&typeof t=="object"&&!Array.isArray(t)?(t.appId===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"appId"}),r++),t.buildId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
buildId"}),r++),t.containerIp===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerIp"}),r++),t.hardwareProvider===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"hardwareProvider"}),r++),t.hostIp===void 0&&(e=p(e,i,"#/requi\
red","required",{missingProperty:"hostIp"}),r++),t.isTerminating===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
isTerminating"}),r++),t.projectId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"projectId"}),r++),t.region===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"region"}),r++),t.appId!==void 0&&typeof t.appId!="string"&&(e=
p(e,i+"/appId","#/properties/appId/type","type",{type:"string"}),r++),t.buildId!==void 0&&typeof t.buildId!="string"&&(e=
p(e,i+"/buildId","#/properties/buildId/type","type",{type:"string"}),r++),t.containerIp!==void 0&&typeof t.containerIp!=
"string"&&(e=p(e,i+"/containerIp","#/properties/containerIp/type","type",{type:"string"}),r++),t.hardwareProvider!==void 0&&
typeof t.hardwareProvider!="string"&&(e=p(e,i+"/hardwareProvider","#/properties/hardwareProvider/type","type",{type:"str\
ing"}),r++),t.hostIp!==void 0&&typeof t.hostIp!="string"&&(e=p(e,i+"/hostIp","#/properties/hostIp/type","type",{type:"st\
ring"}),r++),t.isTerminating!==void 0&&typeof t.isTerminating!="boolean"&&(e=p(e,i+"/isTerminating","#/properties/isTerm\
inating/type","type",{type:"boolean"}),r++),t.projectId!==void 0&&typeof t.projectId!="string"&&(e=p(e,i+"/projectId","#\
/components/schemas/ProjectId/type","type",{type:"string"}),r++),t.region!==void 0&&typeof t.region!="string"&&(e=p(e,i+
"/region","#/components/schemas/Region/type","type",{type:"string"}),r++)):(e=p(e,i,"#/type","type",{type:"object"}),r++),
q.errors=e,r===0}var A=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function w(t,{instancePath:i=""}={}){let e=null,r=0;if(q(t,{instancePath:i})||(e=f(e,q.errors),r=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.containerId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerId"}),
r++),t.containerRestartCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerRestartCount"}),r++),
t.containerRunningTimeMs===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerRunningTimeMs"}),r++),t.containerStartTimestamp===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerStartTimestamp"}),r++),t.containerState===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"containerState"}),r++),t.containerTerminationTimestamp===void 0&&(e=p(e,
i,"#/required","required",{missingProperty:"containerTerminationTimestamp"}),r++),t.timestamp===void 0&&(e=p(e,i,"#/requ\
ired","required",{missingProperty:"timestamp"}),r++),t.containerId!==void 0&&typeof t.containerId!="string"&&(e=p(e,i+"/\
containerId","#/properties/containerId/type","type",{type:"string"}),r++),t.containerRestartCount!==void 0){let n=t.containerRestartCount;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/containerRestartCount","#/properties/containerRestartCoun\
t/type","type",{type:"integer"}),r++)}if(t.containerRunningTimeMs!==void 0){let n=t.containerRunningTimeMs;typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/containerRunningTimeMs","#/properties/containerRunningTimeMs/type","ty\
pe",{type:"integer"}),r++)}if(t.containerStartTimestamp!==void 0){let n=t.containerStartTimestamp;typeof n=="string"?A.test(
n)||(e=p(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/format","format",{format:"iso-8601"}),r++):
(e=p(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/type","type",{type:"string"}),r++)}if(t.containerState!==
void 0&&typeof t.containerState!="string"&&(e=p(e,i+"/containerState","#/components/schemas/ContainerState/type","type",
{type:"string"}),r++),t.containerTerminationTimestamp!==void 0){let n=t.containerTerminationTimestamp;typeof n=="string"?
A.test(n)||(e=p(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/format","format",{format:"\
iso-8601"}),r++):(e=p(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/type","type",{type:"\
string"}),r++)}if(t.timestamp!==void 0){let n=t.timestamp;typeof n=="string"?A.test(n)||(e=p(e,i+"/timestamp","#/propert\
ies/timestamp/format","format",{format:"iso-8601"}),r++):(e=p(e,i+"/timestamp","#/properties/timestamp/type","type",{type:"\
string"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return w.errors=e,r===0}function Z(t,{instancePath:i=""}={}){
let e=null,r=0;if(Array.isArray(t)){let n=t.length;for(let o=0;o<n;o++)w(t[o],{instancePath:i+"/"+o})||(e=f(e,w.errors),
r=e.length)}else e=p(e,i,"#/type","type",{type:"array"}),r++;return Z.errors=e,r===0}var J=Y;function Y(t,{instancePath:i=""}={}){let e=null,r=0;if(Array.isArray(t)){let n=t.length;for(let o=0;o<n;o++){let s=t[o];
s&&typeof s=="object"&&!Array.isArray(s)?(s.container_id===void 0&&(e=p(e,i+"/"+o,"document#/components/schemas/Containe\
rReadiness/required","required",{missingProperty:"container_id"}),r++),s.status===void 0&&(e=p(e,i+"/"+o,"document#/comp\
onents/schemas/ContainerReadiness/required","required",{missingProperty:"status"}),r++),s.container_id!==void 0&&typeof s.
container_id!="string"&&(e=p(e,i+"/"+o+"/container_id","document#/components/schemas/ContainerReadiness/properties/conta\
iner_id/type","type",{type:"string"}),r++),s.status!==void 0&&typeof s.status!="string"&&(e=p(e,i+"/"+o+"/status","docum\
ent#/components/schemas/ContainerReadiness/properties/status/type","type",{type:"string"}),r++)):(e=p(e,i+"/"+o,"documen\
t#/components/schemas/ContainerReadiness/type","type",{type:"object"}),r++)}}else e=p(e,i,"#/type","type",{type:"array"}),
r++;return Y.errors=e,r===0}var P=ee;function ee(t,{instancePath:i=""}={}){let e=null,r=0;if(q(t,{instancePath:i})||(e=f(e,q.errors),r=e.length),t&&typeof t==
"object"&&!Array.isArray(t)){if(t.endedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"endedAt"}),r++),t.
requestedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"requestedAt"}),r++),t.restartCount===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"restartCount"}),r++),t.startedAt===void 0&&(e=p(e,i,"#/required","requir\
ed",{missingProperty:"startedAt"}),r++),t.state===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"state"}),r++),
t.containerRestartExitCode!==void 0){let o=t.containerRestartExitCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||
(e=p(e,i+"/containerRestartExitCode","#/properties/containerRestartExitCode/type","type",{type:"integer"}),r++)}if(t.containerRestartMessage!==
void 0&&typeof t.containerRestartMessage!="string"&&(e=p(e,i+"/containerRestartMessage","#/properties/containerRestartMe\
ssage/type","type",{type:"string"}),r++),t.containerRestartReason!==void 0&&typeof t.containerRestartReason!="string"&&(e=
p(e,i+"/containerRestartReason","#/properties/containerRestartReason/type","type",{type:"string"}),r++),t.containerRestartSignal!==
void 0){let o=t.containerRestartSignal;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerRestartSi\
gnal","#/properties/containerRestartSignal/type","type",{type:"integer"}),r++)}if(t.containerTerminationExitCode!==void 0){
let o=t.containerTerminationExitCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerTermination\
ExitCode","#/properties/containerTerminationExitCode/type","type",{type:"integer"}),r++)}if(t.containerTerminationMessage!==
void 0&&typeof t.containerTerminationMessage!="string"&&(e=p(e,i+"/containerTerminationMessage","#/properties/containerT\
erminationMessage/type","type",{type:"string"}),r++),t.containerTerminationReason!==void 0&&typeof t.containerTerminationReason!=
"string"&&(e=p(e,i+"/containerTerminationReason","#/properties/containerTerminationReason/type","type",{type:"string"}),
r++),t.containerTerminationSignal!==void 0){let o=t.containerTerminationSignal;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/containerTerminationSignal","#/properties/containerTerminationSignal/type","type",{type:"integer"}),r++)}
if(t.endedAt!==void 0){let o=t.endedAt,s=r,u=!1,m=r;typeof o=="string"?l(o)||(e=p(e,i+"/endedAt","#/properties/endedAt/a\
nyOf/0/format","format",{format:"date-time"}),r++):(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/0/type","type",{type:"\
string"}),r++);var n=m===r;if(u=u||n,!u){let c=r;typeof o!="string"&&(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/1/t\
ype","type",{type:"string"}),r++),o!==""&&(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/1/const","const",{allowedValue:""}),
r++);var n=c===r;u=u||n}u?(r=s,e!==null&&(s?e.length=s:e=null)):(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf","anyOf",
{}),r++)}if(t.podDeletionTimestamp!==void 0&&typeof t.podDeletionTimestamp!="string"&&(e=p(e,i+"/podDeletionTimestamp","\
#/properties/podDeletionTimestamp/type","type",{type:"string"}),r++),t.requestedAt!==void 0){let o=t.requestedAt;typeof o==
"string"?l(o)||(e=p(e,i+"/requestedAt","#/properties/requestedAt/format","format",{format:"date-time"}),r++):(e=p(e,i+"/\
requestedAt","#/properties/requestedAt/type","type",{type:"string"}),r++)}if(t.restartCount!==void 0){let o=t.restartCount;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/restartCount","#/properties/restartCount/type","type",{type:"\
integer"}),r++)}if(t.startedAt!==void 0){let o=t.startedAt;typeof o=="string"?l(o)||(e=p(e,i+"/startedAt","#/properties/\
startedAt/format","format",{format:"date-time"}),r++):(e=p(e,i+"/startedAt","#/properties/startedAt/type","type",{type:"\
string"}),r++)}t.state!==void 0&&typeof t.state!="string"&&(e=p(e,i+"/state","#/components/schemas/ContainerState/type",
"type",{type:"string"}),r++)}else e=p(e,i,"#/type","type",{type:"object"}),r++;return ee.errors=e,r===0}var re=te;function te(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.events===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"events"}),r++),t.limit===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
limit"}),r++),t.page===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"page"}),r++),t.total===void 0&&(e=p(e,
i,"#/required","required",{missingProperty:"total"}),r++),t.events!==void 0){let n=t.events;if(Array.isArray(n)){let o=n.
length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u=="object"&&!Array.isArray(u)||(e=p(e,i+"/events/"+s,"#/components/sch\
emas/ContainerEvent/type","type",{type:"object"}),r++)}}else e=p(e,i+"/events","#/properties/events/type","type",{type:"\
array"}),r++}if(t.limit!==void 0){let n=t.limit;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/limit","#\
/components/schemas/PageSize/type","type",{type:"integer"}),r++),typeof n=="number"&&isFinite(n)&&(n>200||isNaN(n))&&(e=
p(e,i+"/limit","#/components/schemas/PageSize/maximum","maximum",{comparison:"<=",limit:200}),r++)}if(t.page!==void 0){let n=t.
page;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/page","#/properties/page/type","type",{type:"integer"}),
r++)}if(t.total!==void 0){let n=t.total;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/total","#/propert\
ies/total/type","type",{type:"integer"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return te.errors=e,r===
0}var ie=pe;function pe(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.item===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"item"}),r++),t.item!==void 0){let n=t.item;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.id===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","required",{missingProperty:"id"}),r++),
n.modelId===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","required",{missingProperty:"modelId"}),r++),n.
projectId===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","required",{missingProperty:"projectId"}),r++),
n.status===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","required",{missingProperty:"status"}),r++),n.createdAt===
void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","required",{missingProperty:"createdAt"}),r++),n.id!==void 0&&
typeof n.id!="string"&&(e=p(e,i+"/item/id","#/components/schemas/Run/properties/id/type","type",{type:"string"}),r++),n.
modelId!==void 0&&typeof n.modelId!="string"&&(e=p(e,i+"/item/modelId","#/components/schemas/Run/properties/modelId/type",
"type",{type:"string"}),r++),n.projectId!==void 0&&typeof n.projectId!="string"&&(e=p(e,i+"/item/projectId","#/component\
s/schemas/Run/properties/projectId/type","type",{type:"string"}),r++),n.status!==void 0&&typeof n.status!="string"&&(e=p(
e,i+"/item/status","#/components/schemas/Run/properties/status/type","type",{type:"string"}),r++),n.statusCode!==void 0){
let o=n.statusCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/item/statusCode","#/components/schemas\
/Run/properties/statusCode/type","type",{type:"integer"}),r++)}if(n.async!==void 0&&typeof n.async!="boolean"&&(e=p(e,i+
"/item/async","#/components/schemas/Run/properties/async/type","type",{type:"boolean"}),r++),n.websocket!==void 0&&typeof n.
websocket!="boolean"&&(e=p(e,i+"/item/websocket","#/components/schemas/Run/properties/websocket/type","type",{type:"bool\
ean"}),r++),n.containerId!==void 0&&typeof n.containerId!="string"&&(e=p(e,i+"/item/containerId","#/components/schemas/R\
un/properties/containerId/type","type",{type:"string"}),r++),n.containerStartedAt!==void 0&&typeof n.containerStartedAt!=
"string"&&(e=p(e,i+"/item/containerStartedAt","#/components/schemas/Run/properties/containerStartedAt/type","type",{type:"\
string"}),r++),n.functionName!==void 0&&typeof n.functionName!="string"&&(e=p(e,i+"/item/functionName","#/components/sch\
emas/Run/properties/functionName/type","type",{type:"string"}),r++),n.method!==void 0&&typeof n.method!="string"&&(e=p(e,
i+"/item/method","#/components/schemas/Run/properties/method/type","type",{type:"string"}),r++),n.region!==void 0&&typeof n.
region!="string"&&(e=p(e,i+"/item/region","#/components/schemas/Run/properties/region/type","type",{type:"string"}),r++),
n.queue!==void 0&&typeof n.queue!="string"&&(e=p(e,i+"/item/queue","#/components/schemas/Run/properties/queue/type","typ\
e",{type:"string"}),r++),n.createdAt!==void 0&&typeof n.createdAt!="string"&&(e=p(e,i+"/item/createdAt","#/components/sc\
hemas/Run/properties/createdAt/type","type",{type:"string"}),r++),n.updatedAt!==void 0&&typeof n.updatedAt!="string"&&(e=
p(e,i+"/item/updatedAt","#/components/schemas/Run/properties/updatedAt/type","type",{type:"string"}),r++),n.completedAt!==
void 0&&typeof n.completedAt!="string"&&(e=p(e,i+"/item/completedAt","#/components/schemas/Run/properties/completedAt/ty\
pe","type",{type:"string"}),r++),n.queueTimeMs!==void 0){let o=n.queueTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"\
/item/queueTimeMs","#/components/schemas/Run/properties/queueTimeMs/type","type",{type:"number"}),r++)}if(n.runtimeMs!==
void 0){let o=n.runtimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/runtimeMs","#/components/schemas/Run/properti\
es/runtimeMs/type","type",{type:"number"}),r++)}if(n.responseTimeMs!==void 0){let o=n.responseTimeMs;typeof o=="number"&&
isFinite(o)||(e=p(e,i+"/item/responseTimeMs","#/components/schemas/Run/properties/responseTimeMs/type","type",{type:"num\
ber"}),r++)}if(n.activatorQueueTimeMs!==void 0){let o=n.activatorQueueTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"\
/item/activatorQueueTimeMs","#/components/schemas/Run/properties/activatorQueueTimeMs/type","type",{type:"number"}),r++)}
if(n.containerQueueTimeMs!==void 0){let o=n.containerQueueTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/contai\
nerQueueTimeMs","#/components/schemas/Run/properties/containerQueueTimeMs/type","type",{type:"number"}),r++)}if(n.totalQueueTimeMs!==
void 0){let o=n.totalQueueTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/totalQueueTimeMs","#/components/schema\
s/Run/properties/totalQueueTimeMs/type","type",{type:"number"}),r++)}if(n.executionTimeMs!==void 0){let o=n.executionTimeMs;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/executionTimeMs","#/components/schemas/Run/properties/executionTimeMs/t\
ype","type",{type:"number"}),r++)}if(n.totalResponseTimeMs!==void 0){let o=n.totalResponseTimeMs;typeof o=="number"&&isFinite(
o)||(e=p(e,i+"/item/totalResponseTimeMs","#/components/schemas/Run/properties/totalResponseTimeMs/type","type",{type:"nu\
mber"}),r++)}if(n.ip!==void 0&&typeof n.ip!="string"&&(e=p(e,i+"/item/ip","#/components/schemas/Run/properties/ip/type",
"type",{type:"string"}),r++),n.accept!==void 0&&typeof n.accept!="string"&&(e=p(e,i+"/item/accept","#/components/schemas\
/Run/properties/accept/type","type",{type:"string"}),r++),n.contentLength!==void 0){let o=n.contentLength;typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/item/contentLength","#/components/schemas/Run/properties/contentLength/\
type","type",{type:"integer"}),r++)}if(n.origin!==void 0&&typeof n.origin!="string"&&(e=p(e,i+"/item/origin","#/componen\
ts/schemas/Run/properties/origin/type","type",{type:"string"}),r++),n.referrer!==void 0&&typeof n.referrer!="string"&&(e=
p(e,i+"/item/referrer","#/components/schemas/Run/properties/referrer/type","type",{type:"string"}),r++),n.userAgent!==void 0&&
typeof n.userAgent!="string"&&(e=p(e,i+"/item/userAgent","#/components/schemas/Run/properties/userAgent/type","type",{type:"\
string"}),r++),n.websocketStream!==void 0&&typeof n.websocketStream!="string"&&(e=p(e,i+"/item/websocketStream","#/compo\
nents/schemas/Run/properties/websocketStream/type","type",{type:"string"}),r++),n.webhookEndpoint!==void 0&&typeof n.webhookEndpoint!=
"string"&&(e=p(e,i+"/item/webhookEndpoint","#/components/schemas/Run/properties/webhookEndpoint/type","type",{type:"stri\
ng"}),r++),n.ephemeral!==void 0&&typeof n.ephemeral!="boolean"&&(e=p(e,i+"/item/ephemeral","#/components/schemas/Run/pro\
perties/ephemeral/type","type",{type:"boolean"}),r++),n.command!==void 0&&typeof n.command!="string"&&(e=p(e,i+"/item/co\
mmand","#/components/schemas/Run/properties/command/type","type",{type:"string"}),r++),n.hardware!==void 0&&typeof n.hardware!=
"string"&&(e=p(e,i+"/item/hardware","#/components/schemas/Run/properties/hardware/type","type",{type:"string"}),r++),n.cpu!==
void 0&&typeof n.cpu!="string"&&(e=p(e,i+"/item/cpu","#/components/schemas/Run/properties/cpu/type","type",{type:"string"}),
r++),n.memory!==void 0&&typeof n.memory!="string"&&(e=p(e,i+"/item/memory","#/components/schemas/Run/properties/memory/t\
ype","type",{type:"string"}),r++),n.gpuCount!==void 0){let o=n.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/item/gpuCount","#/components/schemas/Run/properties/gpuCount/type","type",{type:"integer"}),r++)}n.createdByUserId!==
void 0&&typeof n.createdByUserId!="string"&&(e=p(e,i+"/item/createdByUserId","#/components/schemas/Run/properties/create\
dByUserId/type","type",{type:"string"}),r++),n.command!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/sc\
hemas/Run/dependentRequired","dependentRequired",{property:"command",missingProperty:"ephemeral",depsCount:1,deps:"ephem\
eral"}),r++),n.hardware!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","d\
ependentRequired",{property:"hardware",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),r++),n.cpu!==void 0&&n.
ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"cpu",missingProperty:"\
ephemeral",depsCount:1,deps:"ephemeral"}),r++),n.memory!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/s\
chemas/Run/dependentRequired","dependentRequired",{property:"memory",missingProperty:"ephemeral",depsCount:1,deps:"ephem\
eral"}),r++),n.gpuCount!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","d\
ependentRequired",{property:"gpuCount",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),r++),n.createdByUserId!==
void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"\
createdByUserId",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),r++)}else e=p(e,i+"/item","#/components/sche\
mas/Run/type","type",{type:"object"}),r++}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return pe.errors=e,r===0}var ne=oe;var qe=M.date;function j(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.app_id===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"app_id"}),r++),t.app_name===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
app_name"}),r++),t.data===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"data"}),r++),t.total===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"total"}),r++),t.app_id!==void 0&&typeof t.app_id!="string"&&(e=p(e,i+"/app\
_id","#/properties/app_id/type","type",{type:"string"}),r++),t.app_name!==void 0&&typeof t.app_name!="string"&&(e=p(e,i+
"/app_name","#/properties/app_name/type","type",{type:"string"}),r++),t.data!==void 0){let n=t.data;if(Array.isArray(n)){
let o=n.length;for(let s=0;s<o;s++){let u=n[s];typeof u=="number"&&isFinite(u)||(e=p(e,i+"/data/"+s,"#/components/schema\
s/DailyCosts/items/type","type",{type:"number"}),r++)}}else e=p(e,i+"/data","#/components/schemas/DailyCosts/type","type",
{type:"array"}),r++}if(t.total!==void 0){let n=t.total;typeof n=="number"&&isFinite(n)||(e=p(e,i+"/total","#/properties/\
total/type","type",{type:"number"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return j.errors=e,r===0}function N(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.count===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"count"}),r++),t.data===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
data"}),r++),t.total===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"total"}),r++),t.count!==void 0){let n=t.
count;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/count","#/properties/count/type","type",{type:"inte\
ger"}),r++)}if(t.data!==void 0){let n=t.data;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];typeof u==
"number"&&isFinite(u)||(e=p(e,i+"/data/"+s,"#/components/schemas/DailyCosts/items/type","type",{type:"number"}),r++)}}else
e=p(e,i+"/data","#/components/schemas/DailyCosts/type","type",{type:"array"}),r++}if(t.total!==void 0){let n=t.total;typeof n==
"number"&&isFinite(n)||(e=p(e,i+"/total","#/properties/total/type","type",{type:"number"}),r++)}}else e=p(e,i,"#/type","\
type",{type:"object"}),r++;return N.errors=e,r===0}function oe(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.labels===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"labels"}),r++),t.meta===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"meta"}),r++),t.series===void 0&&(e=p(e,i,"#/required","requir\
ed",{missingProperty:"series"}),r++),t.labels!==void 0){let n=t.labels;if(Array.isArray(n)){let o=n.length;for(let s=0;s<
o;s++){let u=n[s];typeof u=="string"?qe(u)||(e=p(e,i+"/labels/"+s,"#/properties/labels/items/format","format",{format:"d\
ate"}),r++):(e=p(e,i+"/labels/"+s,"#/properties/labels/items/type","type",{type:"string"}),r++)}}else e=p(e,i+"/labels",
"#/properties/labels/type","type",{type:"array"}),r++}if(t.meta!==void 0){let n=t.meta;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.window_start===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
window_start"}),r++),n.window_end===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",
{missingProperty:"window_end"}),r++),n.currency===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/requir\
ed","required",{missingProperty:"currency"}),r++),n.total_apps===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingG\
raphMeta/required","required",{missingProperty:"total_apps"}),r++),n.returned_apps===void 0&&(e=p(e,i+"/meta","#/compone\
nts/schemas/BillingGraphMeta/required","required",{missingProperty:"returned_apps"}),r++),n.top_n===void 0&&(e=p(e,i+"/m\
eta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"top_n"}),r++),n.y_max_suggestion===void 0&&
(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"y_max_suggestion"}),r++),
n.total_cost_before_discounts===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
total_cost_before_discounts"}),r++),n.total_discounts===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/\
required","required",{missingProperty:"total_discounts"}),r++),n.total_cost_after_discounts===void 0&&(e=p(e,i+"/meta","\
#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"total_cost_after_discounts"}),r++),n.window_start!==
void 0&&typeof n.window_start!="string"&&(e=p(e,i+"/meta/window_start","#/components/schemas/BillingGraphMeta/properties\
/window_start/type","type",{type:"string"}),r++),n.window_end!==void 0&&typeof n.window_end!="string"&&(e=p(e,i+"/meta/w\
indow_end","#/components/schemas/BillingGraphMeta/properties/window_end/type","type",{type:"string"}),r++),n.currency!==
void 0&&typeof n.currency!="string"&&(e=p(e,i+"/meta/currency","#/components/schemas/BillingGraphMeta/properties/currenc\
y/type","type",{type:"string"}),r++),n.total_apps!==void 0){let o=n.total_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/meta/total_apps","#/components/schemas/BillingGraphMeta/properties/total_apps/type","type",{type:"integer"}),
r++)}if(n.returned_apps!==void 0){let o=n.returned_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/m\
eta/returned_apps","#/components/schemas/BillingGraphMeta/properties/returned_apps/type","type",{type:"integer"}),r++)}if(n.
top_n!==void 0){let o=n.top_n;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/meta/top_n","#/components/s\
chemas/BillingGraphMeta/properties/top_n/type","type",{type:"integer"}),r++)}if(n.y_max_suggestion!==void 0){let o=n.y_max_suggestion;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/meta/y_max_suggestion","#/components/schemas/BillingGraphMeta/properties/y_m\
ax_suggestion/type","type",{type:"number"}),r++)}if(n.total_cost_before_discounts!==void 0){let o=n.total_cost_before_discounts;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/meta/total_cost_before_discounts","#/components/schemas/BillingGraphMeta/pro\
perties/total_cost_before_discounts/type","type",{type:"number"}),r++)}if(n.total_discounts!==void 0){let o=n.total_discounts;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/meta/total_discounts","#/components/schemas/BillingGraphMeta/properties/tota\
l_discounts/type","type",{type:"number"}),r++)}if(n.total_cost_after_discounts!==void 0){let o=n.total_cost_after_discounts;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/meta/total_cost_after_discounts","#/components/schemas/BillingGraphMeta/prop\
erties/total_cost_after_discounts/type","type",{type:"number"}),r++)}}else e=p(e,i+"/meta","#/components/schemas/Billing\
GraphMeta/type","type",{type:"object"}),r++}if(t.series!==void 0){let n=t.series;if(Array.isArray(n)){let o=n.length;for(let s=0;s<
o;s++)j(n[s],{instancePath:i+"/series/"+s})||(e=f(e,j.errors),r=e.length)}else e=p(e,i+"/series","#/properties/series/ty\
pe","type",{type:"array"}),r++}t.others!==void 0&&(N(t.others,{instancePath:i+"/others"})||(e=f(e,N.errors),r=e.length))}else
e=p(e,i,"#/type","type",{type:"object"}),r++;return oe.errors=e,r===0}var se=ue;function ue(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.app_breakdown===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"app_breakdown"}),r++),t.breakdown===void 0&&(e=p(e,i,"#/required","re\
quired",{missingProperty:"breakdown"}),r++),t.coupons===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"coupo\
ns"}),r++),t.summary===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"summary"}),r++),t.app_breakdown!==void 0){
let n=t.app_breakdown;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];if(u&&typeof u=="object"&&!Array.
isArray(u)){if(u.app_name===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"\
app_name"}),r++),u.cpu_cost_cents===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","requir\
ed",{missingProperty:"cpu_cost_cents"}),r++),u.cpu_seconds===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/\
AppCost/required","required",{missingProperty:"cpu_seconds"}),r++),u.gpu_cost_cents===void 0&&(e=p(e,i+"/app_breakdown/"+
s,"#/components/schemas/AppCost/required","required",{missingProperty:"gpu_cost_cents"}),r++),u.gpu_seconds===void 0&&(e=
p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"gpu_seconds"}),r++),u.memory_cost_cents===
void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"memory_cost_ce\
nts"}),r++),u.memory_seconds===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{
missingProperty:"memory_seconds"}),r++),u.total_cost_cents===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/\
AppCost/required","required",{missingProperty:"total_cost_cents"}),r++),u.app_name!==void 0&&typeof u.app_name!="string"&&
(e=p(e,i+"/app_breakdown/"+s+"/app_name","#/components/schemas/AppCost/properties/app_name/type","type",{type:"string"}),
r++),u.cpu_cost_cents!==void 0){let m=u.cpu_cost_cents;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/c\
pu_cost_cents","#/components/schemas/AppCost/properties/cpu_cost_cents/type","type",{type:"number"}),r++)}if(u.cpu_seconds!==
void 0){let m=u.cpu_seconds;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/cpu_seconds","#/components/s\
chemas/AppCost/properties/cpu_seconds/type","type",{type:"number"}),r++)}if(u.gpu_cost_cents!==void 0){let m=u.gpu_cost_cents;
typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/gpu_cost_cents","#/components/schemas/AppCost/properties\
/gpu_cost_cents/type","type",{type:"number"}),r++)}if(u.gpu_seconds!==void 0){let m=u.gpu_seconds;typeof m=="number"&&isFinite(
m)||(e=p(e,i+"/app_breakdown/"+s+"/gpu_seconds","#/components/schemas/AppCost/properties/gpu_seconds/type","type",{type:"\
number"}),r++)}if(u.memory_cost_cents!==void 0){let m=u.memory_cost_cents;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/ap\
p_breakdown/"+s+"/memory_cost_cents","#/components/schemas/AppCost/properties/memory_cost_cents/type","type",{type:"numb\
er"}),r++)}if(u.memory_seconds!==void 0){let m=u.memory_seconds;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdow\
n/"+s+"/memory_seconds","#/components/schemas/AppCost/properties/memory_seconds/type","type",{type:"number"}),r++)}if(u.
total_cost_cents!==void 0){let m=u.total_cost_cents;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/tota\
l_cost_cents","#/components/schemas/AppCost/properties/total_cost_cents/type","type",{type:"number"}),r++)}}else e=p(e,i+
"/app_breakdown/"+s,"#/components/schemas/AppCost/type","type",{type:"object"}),r++}}else e=p(e,i+"/app_breakdown","#/pr\
operties/app_breakdown/type","type",{type:"array"}),r++}if(t.breakdown!==void 0){let n=t.breakdown;if(Array.isArray(n)){
let o=n.length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u=="object"&&!Array.isArray(u)||(e=p(e,i+"/breakdown/"+s,"#/pro\
perties/breakdown/items/type","type",{type:"object"}),r++)}}else e=p(e,i+"/breakdown","#/properties/breakdown/type","typ\
e",{type:"array"}),r++}if(t.coupons!==void 0){let n=t.coupons;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.coupon_name===void 0&&(e=p(e,i+"/coupons/"+s,"#/components/schemas/Cou\
pon/required","required",{missingProperty:"coupon_name"}),r++),u.amount_cents===void 0&&(e=p(e,i+"/coupons/"+s,"#/compon\
ents/schemas/Coupon/required","required",{missingProperty:"amount_cents"}),r++),u.amount_cents_remaining===void 0&&(e=p(
e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","required",{missingProperty:"amount_cents_remaining"}),r++),u.coupon_name!==
void 0&&typeof u.coupon_name!="string"&&(e=p(e,i+"/coupons/"+s+"/coupon_name","#/components/schemas/Coupon/properties/co\
upon_name/type","type",{type:"string"}),r++),u.amount_cents!==void 0){let m=u.amount_cents;typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m)||(e=p(e,i+"/coupons/"+s+"/amount_cents","#/components/schemas/Coupon/properties/amount_cents/type","type",
{type:"integer"}),r++)}if(u.amount_cents_remaining!==void 0){let m=u.amount_cents_remaining;typeof m=="number"&&!(m%1)&&
!isNaN(m)&&isFinite(m)||(e=p(e,i+"/coupons/"+s+"/amount_cents_remaining","#/components/schemas/Coupon/properties/amount_\
cents_remaining/type","type",{type:"integer"}),r++)}}else e=p(e,i+"/coupons/"+s,"#/components/schemas/Coupon/type","type",
{type:"object"}),r++}}else e=p(e,i+"/coupons","#/properties/coupons/type","type",{type:"array"}),r++}if(t.summary!==void 0){
let n=t.summary;n&&typeof n=="object"&&!Array.isArray(n)||(e=p(e,i+"/summary","#/properties/summary/type","type",{type:"\
object"}),r++)}}else e=p(e,i,"#/type","type",{type:"object"}),r++;return ue.errors=e,r===0}var de=me;var be=new RegExp("^https://","u"),Ae=new RegExp("^[^/]+/[^/]+$","u");function me(t,{instancePath:i=""}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.archived===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
archived"}),r++),t.branchCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"branchCount"}),r++),t.cloneUrl===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"cloneUrl"}),r++),t.createdAt===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"createdAt"}),r++),t.defaultBranch===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
defaultBranch"}),r++),t.disabled===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"disabled"}),r++),t.forksCount===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"forksCount"}),r++),t.fullName===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"fullName"}),r++),t.hasIssues===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"h\
asIssues"}),r++),t.hasPages===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"hasPages"}),r++),t.hasWiki===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"hasWiki"}),r++),t.htmlUrl===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"htmlUrl"}),r++),t.name===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"name"}),r++),t.private===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"private"}),r++),t.size===void 0&&(e=p(e,i,"#/required","requi\
red",{missingProperty:"size"}),r++),t.stargazersCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"starg\
azersCount"}),r++),t.updatedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"updatedAt"}),r++),t.archived!==
void 0&&typeof t.archived!="boolean"&&(e=p(e,i+"/archived","#/properties/archived/type","type",{type:"boolean"}),r++),t.
branchCount!==void 0){let n=t.branchCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/branchCount","#\
/properties/branchCount/type","type",{type:"integer"}),r++)}if(t.cloneUrl!==void 0){let n=t.cloneUrl;typeof n=="string"?
(be.test(n)||(e=p(e,i+"/cloneUrl","#/properties/cloneUrl/pattern","pattern",{pattern:"^https://"}),r++),K.test(n)||(e=p(
e,i+"/cloneUrl","#/properties/cloneUrl/format","format",{format:"uri"}),r++)):(e=p(e,i+"/cloneUrl","#/properties/cloneUr\
l/type","type",{type:"string"}),r++)}if(t.createdAt!==void 0&&typeof t.createdAt!="string"&&(e=p(e,i+"/createdAt","#/pro\
perties/createdAt/type","type",{type:"string"}),r++),t.defaultBranch!==void 0&&typeof t.defaultBranch!="string"&&(e=p(e,
i+"/defaultBranch","#/properties/defaultBranch/type","type",{type:"string"}),r++),t.description!==void 0&&typeof t.description!=
"string"&&(e=p(e,i+"/description","#/properties/description/type","type",{type:"string"}),r++),t.disabled!==void 0&&typeof t.
disabled!="boolean"&&(e=p(e,i+"/disabled","#/properties/disabled/type","type",{type:"boolean"}),r++),t.forksCount!==void 0){
let n=t.forksCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/forksCount","#/properties/forksCount/t\
ype","type",{type:"integer"}),r++)}if(t.fullName!==void 0){let n=t.fullName;typeof n=="string"?Ae.test(n)||(e=p(e,i+"/fu\
llName","#/properties/fullName/pattern","pattern",{pattern:"^[^/]+/[^/]+$"}),r++):(e=p(e,i+"/fullName","#/properties/ful\
lName/type","type",{type:"string"}),r++)}if(t.hasIssues!==void 0&&typeof t.hasIssues!="boolean"&&(e=p(e,i+"/hasIssues","\
#/properties/hasIssues/type","type",{type:"boolean"}),r++),t.hasPages!==void 0&&typeof t.hasPages!="boolean"&&(e=p(e,i+"\
/hasPages","#/properties/hasPages/type","type",{type:"boolean"}),r++),t.hasWiki!==void 0&&typeof t.hasWiki!="boolean"&&(e=
p(e,i+"/hasWiki","#/properties/hasWiki/type","type",{type:"boolean"}),r++),t.htmlUrl!==void 0&&typeof t.htmlUrl!="string"&&
(e=p(e,i+"/htmlUrl","#/properties/htmlUrl/type","type",{type:"string"}),r++),t.language!==void 0&&typeof t.language!="st\
ring"&&(e=p(e,i+"/language","#/properties/language/type","type",{type:"string"}),r++),t.name!==void 0&&typeof t.name!="s\
tring"&&(e=p(e,i+"/name","#/properties/name/type","type",{type:"string"}),r++),t.private!==void 0&&typeof t.private!="bo\
olean"&&(e=p(e,i+"/private","#/properties/private/type","type",{type:"boolean"}),r++),t.pushedAt!==void 0&&typeof t.pushedAt!=
"string"&&(e=p(e,i+"/pushedAt","#/properties/pushedAt/type","type",{type:"string"}),r++),t.size!==void 0){let n=t.size;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/size","#/properties/size/type","type",{type:"integer"}),r++)}if(t.stargazersCount!==
void 0){let n=t.stargazersCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/stargazersCount","#/prope\
rties/stargazersCount/type","type",{type:"integer"}),r++)}if(t.topics!==void 0){let n=t.topics;if(Array.isArray(n)){let o=n.
length;for(let s=0;s<o;s++)typeof n[s]!="string"&&(e=p(e,i+"/topics/"+s,"#/properties/topics/items/type","type",{type:"s\
tring"}),r++)}else e=p(e,i+"/topics","#/properties/topics/type","type",{type:"array"}),r++}t.updatedAt!==void 0&&typeof t.
updatedAt!="string"&&(e=p(e,i+"/updatedAt","#/properties/updatedAt/type","type",{type:"string"}),r++)}else e=p(e,i,"#/ty\
pe","type",{type:"object"}),r++;return me.errors=e,r===0}var ye=fe;function fe(t,{instancePath:i=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.branches===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"branches"}),r++),t.branches!==void 0){let n=t.branches;if(Array.isArray(
n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u=="object"&&!Array.isArray(u)?(u.name===void 0&&(e=p(e,i+"\
/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"name"}),r++),u.protected===void 0&&(e=
p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"protected"}),r++),u.default===void 0&&
(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"default"}),r++),u.sha===void 0&&
(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"sha"}),r++),u.name!==void 0&&
typeof u.name!="string"&&(e=p(e,i+"/branches/"+s+"/name","#/components/schemas/Branch/properties/name/type","type",{type:"\
string"}),r++),u.protected!==void 0&&typeof u.protected!="boolean"&&(e=p(e,i+"/branches/"+s+"/protected","#/components/s\
chemas/Branch/properties/protected/type","type",{type:"boolean"}),r++),u.default!==void 0&&typeof u.default!="boolean"&&
(e=p(e,i+"/branches/"+s+"/default","#/components/schemas/Branch/properties/default/type","type",{type:"boolean"}),r++),u.
sha!==void 0&&typeof u.sha!="string"&&(e=p(e,i+"/branches/"+s+"/sha","#/components/schemas/Branch/properties/sha/type","\
type",{type:"string"}),r++)):(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/type","type",{type:"object"}),r++)}}else
e=p(e,i+"/branches","#/properties/branches/type","type",{type:"array"}),r++}}else e=p(e,i,"#/type","type",{type:"object"}),
r++;return fe.errors=e,r===0}function p(t,i,e,r,n){return f(t,[{instancePath:i,schemaPath:e,keyword:r,params:n}])}function f(t,i){
if(t===null)return i;for(let e of i)t.length<2e3&&t.push(e);return t}var Te={createDomain:{400:d,401:d,"2XX":S,default:d},
deleteDomain:{204:null,400:d,401:d,default:d},listApiKeys:{400:d,401:d,"2XX":E,default:d},deleteApiKey:{400:d,401:d,"2XX":C,
default:d},listServiceAccountKeys:{400:d,401:d,"2XX":$,default:d},updateApp:{400:d,401:d,"2XX":G,default:d},deleteApp:{400:d,
401:d,"2XX":C,default:d},computeBaseImageHash:{400:d,401:d,"2XX":D,default:d},getBuildDownload:{400:d,401:d,"2XX":L,default:d},
getBuildLogs:{400:d,401:d,"2XX":V,default:d},listActiveContainers:{400:d,401:d,"2XX":H,default:d},listContainerReadiness:{
400:d,401:d,"2XX":J,default:d},getContainer:{400:d,401:d,"2XX":P,default:d},listContainerEvents:{400:d,401:d,"2XX":re,default:d},
getRun:{400:d,401:d,"2XX":ie,default:d},getBillingGraph:{400:d,401:d,"2XX":ne,default:d},getProjectCost:{400:d,401:d,"2X\
X":se,default:d},getRepository:{400:d,401:d,"2XX":de,default:d},listBranches:{400:d,401:d,"2XX":ye,default:d}},Ie={listApiKeys:{
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
/protected type":!0,"/branches/0/default type":!0,"/branches/0/sha type":!0}}},ve={"10jgn9n":d,"17ywpnp":S,"1foomz8":E,rs7xav:C,
"1vsy46m":$,"1kmb381":G,"1qt92w0":D,vetxkn:L,"1p9v7h7":V,n6mj9:H,"5n4jgg":J,aie4vb:P,aj4qwk:re,"1jkgy":ie,"1uqmcbq":ne,i6ptbw:se,
"1oe0isd":de,"1i2b6fs":ye};export{ve as bySchema,Ie as remarks,Te as responses};
