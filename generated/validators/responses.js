// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var qe=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function C(r){return/^\d{4}-\d\d-\d\d$/.
test(r)&&new Date(r).toJSON()?.startsWith(r)===!0}function D(r){if(!qe.test(r)||!C(r.slice(0,10)))return!1;let[i,f]=r.toUpperCase().
split(":60");return f===void 0||new Date(`${i}:59${f}`).toISOString().includes("T23:59:59")}var S={date:C,"date-time":D},d=B;function B(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){r.message===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"message"}),t++);for(let n in r)
n!=="message"&&(e=p(e,i,"#/additionalProperties","additionalProperties",{additionalProperty:n}),t++);r.message!==void 0&&
typeof r.message!="string"&&(e=p(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++)}else e=p(e,i,"#\
/type","type",{type:"object"}),t++;return B.errors=e,t===0}var E=F;var be={type:"string",enum:["apex","subdomain"]};var g=S["date-time"];function F(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"id"}),
t++),r.projectId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"projectId"}),t++),r.domain===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"domain"}),t++),r.domainType===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
domainType"}),t++),r.region===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"region"}),t++),r.dnsRecordName===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"dnsRecordName"}),t++),r.dnsRecordType===void 0&&(e=p(e,i,"#/r\
equired","required",{missingProperty:"dnsRecordType"}),t++),r.dnsRecordValue===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"dnsRecordValue"}),t++),r.validationStatus===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
validationStatus"}),t++),r.createdAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"createdAt"}),t++),r.updatedAt===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"updatedAt"}),t++),r.id!==void 0&&typeof r.id!="string"&&(e=p(
e,i+"/id","#/properties/id/type","type",{type:"string"}),t++),r.projectId!==void 0&&typeof r.projectId!="string"&&(e=p(e,
i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"string"}),t++),r.domain!==void 0&&typeof r.domain!="s\
tring"&&(e=p(e,i+"/domain","#/properties/domain/type","type",{type:"string"}),t++),r.domainType!==void 0){let n=r.domainType;
typeof n!="string"&&(e=p(e,i+"/domainType","#/components/schemas/DomainType/type","type",{type:"string"}),t++),n==="apex"||
n==="subdomain"||(e=p(e,i+"/domainType","#/components/schemas/DomainType/enum","enum",{allowedValues:be.enum}),t++)}if(r.
region!==void 0&&typeof r.region!="string"&&(e=p(e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),
t++),r.dnsRecordName!==void 0&&typeof r.dnsRecordName!="string"&&(e=p(e,i+"/dnsRecordName","#/properties/dnsRecordName/t\
ype","type",{type:"string"}),t++),r.dnsRecordType!==void 0&&typeof r.dnsRecordType!="string"&&(e=p(e,i+"/dnsRecordType",
"#/properties/dnsRecordType/type","type",{type:"string"}),t++),r.dnsRecordValue!==void 0&&typeof r.dnsRecordValue!="stri\
ng"&&(e=p(e,i+"/dnsRecordValue","#/properties/dnsRecordValue/type","type",{type:"string"}),t++),r.validationStatus!==void 0&&
typeof r.validationStatus!="string"&&(e=p(e,i+"/validationStatus","#/properties/validationStatus/type","type",{type:"str\
ing"}),t++),r.createdAt!==void 0){let n=r.createdAt;typeof n=="string"?g(n)||(e=p(e,i+"/createdAt","#/properties/created\
At/format","format",{format:"date-time"}),t++):(e=p(e,i+"/createdAt","#/properties/createdAt/type","type",{type:"string"}),
t++)}if(r.updatedAt!==void 0){let n=r.updatedAt;typeof n=="string"?g(n)||(e=p(e,i+"/updatedAt","#/properties/updatedAt/f\
ormat","format",{format:"date-time"}),t++):(e=p(e,i+"/updatedAt","#/properties/updatedAt/type","type",{type:"string"}),t++)}}else
e=p(e,i,"#/type","type",{type:"object"}),t++;return F.errors=e,t===0}var z=$;function A(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"id"}),t++),r.name===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"name"}),t++),r.description===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"description"}),t++),r.createdAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"createdAt"}),
t++),r.expiresAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"expiresAt"}),t++),r.status===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"status"}),t++),r.projectId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
projectId"}),t++),r.source===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"source"}),t++),r.id!==void 0&&typeof r.
id!="string"&&(e=p(e,i+"/id","#/properties/id/type","type",{type:"string"}),t++),r.name!==void 0&&typeof r.name!="string"&&
(e=p(e,i+"/name","#/properties/name/type","type",{type:"string"}),t++),r.description!==void 0&&typeof r.description!="st\
ring"&&(e=p(e,i+"/description","#/properties/description/type","type",{type:"string"}),t++),r.createdAt!==void 0){let o=r.
createdAt;typeof o=="string"?g(o)||(e=p(e,i+"/createdAt","#/properties/createdAt/format","format",{format:"date-time"}),
t++):(e=p(e,i+"/createdAt","#/properties/createdAt/type","type",{type:"string"}),t++)}if(r.expiresAt!==void 0){let o=r.expiresAt,
s=t,u=!1,m=t;typeof o=="string"?g(o)||(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/0/format","format",{format:"da\
te-time"}),t++):(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/0/type","type",{type:"string"}),t++);var n=m===t;if(u=
u||n,!u){let _=t;typeof o!="string"&&(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/1/type","type",{type:"string"}),
t++),o!=="never"&&(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf/1/const","const",{allowedValue:"never"}),t++);var n=_===
t;u=u||n}u?(t=s,e!==null&&(s?e.length=s:e=null)):(e=p(e,i+"/expiresAt","#/properties/expiresAt/anyOf","anyOf",{}),t++)}r.
status!==void 0&&typeof r.status!="string"&&(e=p(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++),r.
projectId!==void 0&&typeof r.projectId!="string"&&(e=p(e,i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"\
string"}),t++),r.source!==void 0&&typeof r.source!="string"&&(e=p(e,i+"/source","#/properties/source/type","type",{type:"\
string"}),t++)}else e=p(e,i,"#/type","type",{type:"object"}),t++;return A.errors=e,t===0}function I(r,{instancePath:i="",
parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(A(r,{instancePath:i,parentData:f,parentDataProperty:l,
rootData:y})||(e=c(e,A.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.apiKey===void 0&&(e=p(e,i,"#/r\
equired","required",{missingProperty:"apiKey"}),t++),r.updatedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
updatedAt"}),t++),r.apiKey!==void 0&&typeof r.apiKey!="string"&&(e=p(e,i+"/apiKey","#/properties/apiKey/type","type",{type:"\
string"}),t++),r.principalId!==void 0&&typeof r.principalId!="string"&&(e=p(e,i+"/principalId","#/properties/principalId\
/type","type",{type:"string"}),t++),r.updatedAt!==void 0){let n=r.updatedAt;typeof n=="string"?g(n)||(e=p(e,i+"/updatedA\
t","#/properties/updatedAt/format","format",{format:"date-time"}),t++):(e=p(e,i+"/updatedAt","#/properties/updatedAt/typ\
e","type",{type:"string"}),t++)}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return I.errors=e,t===0}function $(r,{
instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){let n=r.length;
for(let o=0;o<n;o++)I(r[o],{instancePath:i+"/"+o,parentData:r,parentDataProperty:o,rootData:y})||(e=c(e,I.errors),t=e.length)}else
e=p(e,i,"#/type","type",{type:"array"}),t++;return $.errors=e,t===0}var v=X;function X(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)?(r.message===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"message"}),t++),r.message!==
void 0&&typeof r.message!="string"&&(e=p(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++)):(e=p(e,
i,"#/type","type",{type:"object"}),t++),X.errors=e,t===0}var G=O;function w(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;return A(r,{instancePath:i,
parentData:f,parentDataProperty:l,rootData:y})||(e=c(e,A.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)?(r.
principalId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"principalId"}),t++),r.principalId!==void 0&&typeof r.
principalId!="string"&&(e=p(e,i+"/principalId","#/properties/principalId/type","type",{type:"string"}),t++)):(e=p(e,i,"#\
/type","type",{type:"object"}),t++),w.errors=e,t===0}function O(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){
let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.keys===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
keys"}),t++),r.keys!==void 0){let n=r.keys;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++)w(n[s],{instancePath:i+
"/keys/"+s,parentData:n,parentDataProperty:s,rootData:y})||(e=c(e,w.errors),t=e.length)}else e=p(e,i+"/keys","#/properti\
es/keys/type","type",{type:"array"}),t++}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return O.errors=e,t===0}var U=L;var b={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/co\
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
x={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function j(r,{instancePath:i="",parentData:f,parentDataProperty:l,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.service_toml!==void 0&&typeof r.service_toml!=
"string"&&(e=p(e,i+"/service_toml","#/properties/service_toml/type","type",{type:"string"}),t++),r.compute!==void 0){let o=r.
compute,s=t,u=!1,m=null,_=t;if(Array.isArray(o)){o.length>5&&(e=p(e,i+"/compute","#/properties/compute/oneOf/0/maxItems",
"maxItems",{limit:5}),t++);let _e=o.length;for(let q=0;q<_e;q++){let a=o[q];typeof a!="string"&&(e=p(e,i+"/compute/"+q,"\
#/components/schemas/ComputeType/type","type",{type:"string"}),t++),a==="ADA_L4"||a==="ADA_L40"||a==="AMPERE_A10"||a==="\
AMPERE_A100_40GB"||a==="AMPERE_A100_80GB"||a==="HOPPER_H100"||a==="HOPPER_H200"||a==="BLACKWELL_B200"||a==="BLACKWELL_RT\
X6000"||a==="CPU"||a==="INF2"||a==="TRN1"||a==="TURING_T4"||(e=p(e,i+"/compute/"+q,"#/components/schemas/ComputeType/enu\
m","enum",{allowedValues:x.enum}),t++)}}else e=p(e,i+"/compute","#/properties/compute/oneOf/0/type","type",{type:"array"}),
t++;var n=_===t;n&&(u=!0,m=0);let ge=t;typeof o!="string"&&(e=p(e,i+"/compute","#/components/schemas/ComputeType/type","\
type",{type:"string"}),t++),o==="ADA_L4"||o==="ADA_L40"||o==="AMPERE_A10"||o==="AMPERE_A100_40GB"||o==="AMPERE_A100_80GB"||
o==="HOPPER_H100"||o==="HOPPER_H200"||o==="BLACKWELL_B200"||o==="BLACKWELL_RTX6000"||o==="CPU"||o==="INF2"||o==="TRN1"||
o==="TURING_T4"||(e=p(e,i+"/compute","#/components/schemas/ComputeType/enum","enum",{allowedValues:x.enum}),t++);var n=ge===
t;n&&u?(u=!1,m=[m,1]):n&&(u=!0,m=1),u?(t=s,e!==null&&(s?e.length=s:e=null)):(e=p(e,i+"/compute","#/properties/compute/on\
eOf","oneOf",{passingSchemas:m}),t++)}if(r.computeTier!==void 0){let o=r.computeTier;typeof o!="string"&&(e=p(e,i+"/comp\
uteTier","#/properties/computeTier/type","type",{type:"string"}),t++),o==="interruptible"||o==="protected"||(e=p(e,i+"/c\
omputeTier","#/properties/computeTier/enum","enum",{allowedValues:b.properties.computeTier.enum}),t++)}if(r.containerRuntime!==
void 0){let o=r.containerRuntime;typeof o!="string"&&(e=p(e,i+"/containerRuntime","#/properties/containerRuntime/type","\
type",{type:"string"}),t++),o==="v1"||o==="v2"||(e=p(e,i+"/containerRuntime","#/properties/containerRuntime/enum","enum",
{allowedValues:b.properties.containerRuntime.enum}),t++)}if(r.cooldownPeriodSeconds!==void 0){let o=r.cooldownPeriodSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSecond\
s/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>3600||isNaN(o))&&(e=p(e,i+"/cooldownPeriodSec\
onds","#/properties/cooldownPeriodSeconds/maximum","maximum",{comparison:"<=",limit:3600}),t++),(o<1||isNaN(o))&&(e=p(e,
i+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.
cpu!==void 0&&typeof r.cpu!="string"&&(e=p(e,i+"/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),t++),r.deploymentInitializationTimeout!==
void 0){let o=r.deploymentInitializationTimeout;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/deploymen\
tInitializationTimeout","#/properties/deploymentInitializationTimeout/type","type",{type:"integer"}),t++),typeof o=="num\
ber"&&isFinite(o)&&((o>900||isNaN(o))&&(e=p(e,i+"/deploymentInitializationTimeout","#/properties/deploymentInitializatio\
nTimeout/maximum","maximum",{comparison:"<=",limit:900}),t++),(o<60||isNaN(o))&&(e=p(e,i+"/deploymentInitializationTimeo\
ut","#/properties/deploymentInitializationTimeout/minimum","minimum",{comparison:">=",limit:60}),t++))}if(r.disableAuth!==
void 0&&typeof r.disableAuth!="boolean"&&(e=p(e,i+"/disableAuth","#/properties/disableAuth/type","type",{type:"boolean"}),
t++),r.entrypoint!==void 0){let o=r.entrypoint;if(Array.isArray(o)){let s=o.length;for(let u=0;u<s;u++)typeof o[u]!="str\
ing"&&(e=p(e,i+"/entrypoint/"+u,"#/properties/entrypoint/items/type","type",{type:"string"}),t++)}else e=p(e,i+"/entrypo\
int","#/properties/entrypoint/type","type",{type:"array"}),t++}if(r.evaluationIntervalSeconds!==void 0){let o=r.evaluationIntervalSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/evaluationIntervalSeconds","#/properties/evaluationInterv\
alSeconds/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>300||isNaN(o))&&(e=p(e,i+"/evaluation\
IntervalSeconds","#/properties/evaluationIntervalSeconds/maximum","maximum",{comparison:"<=",limit:300}),t++),(o<6||isNaN(
o))&&(e=p(e,i+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/minimum","minimum",{comparison:">=",limit:6}),
t++))}if(r.gpuCount!==void 0){let o=r.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/gpuCount",
"#/components/schemas/GpuCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>8||isNaN(o))&&(e=
p(e,i+"/gpuCount","#/components/schemas/GpuCount/maximum","maximum",{comparison:"<=",limit:8}),t++),(o<0||isNaN(o))&&(e=
p(e,i+"/gpuCount","#/components/schemas/GpuCount/minimum","minimum",{comparison:">=",limit:0}),t++))}if(r.healthcheckEndpoint!==
void 0&&typeof r.healthcheckEndpoint!="string"&&(e=p(e,i+"/healthcheckEndpoint","#/properties/healthcheckEndpoint/type",
"type",{type:"string"}),t++),r.loadBalancingAlgorithm!==void 0){let o=r.loadBalancingAlgorithm;typeof o!="string"&&(e=p(
e,i+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/type","type",{type:"string"}),t++),o==="round-robin"||
o==="first-available"||o==="min-connections"||o==="random-choice-2"||(e=p(e,i+"/loadBalancingAlgorithm","#/properties/lo\
adBalancingAlgorithm/enum","enum",{allowedValues:b.properties.loadBalancingAlgorithm.enum}),t++)}if(r.maxReplicaCount!==
void 0){let o=r.maxReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/maxReplicaCount","#/prope\
rties/maxReplicaCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=p(e,i+
"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),t++),(o<1||isNaN(o))&&(e=
p(e,i+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","minimum",{comparison:">=",limit:1}),t++))}if(r.memory!==
void 0&&typeof r.memory!="string"&&(e=p(e,i+"/memory","#/components/schemas/Memory/type","type",{type:"string"}),t++),r.
minReplicaCount!==void 0){let o=r.minReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/minRepl\
icaCount","#/properties/minReplicaCount/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(
o))&&(e=p(e,i+"/minReplicaCount","#/properties/minReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),t++),(o<0||
isNaN(o))&&(e=p(e,i+"/minReplicaCount","#/properties/minReplicaCount/minimum","minimum",{comparison:">=",limit:0}),t++))}
if(r.port!==void 0){let o=r.port;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/port","#/properties/port\
/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>65535||isNaN(o))&&(e=p(e,i+"/port","#/properti\
es/port/maximum","maximum",{comparison:"<=",limit:65535}),t++),(o<0||isNaN(o))&&(e=p(e,i+"/port","#/properties/port/mini\
mum","minimum",{comparison:">=",limit:0}),t++))}if(r.readycheckEndpoint!==void 0&&typeof r.readycheckEndpoint!="string"&&
(e=p(e,i+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","type",{type:"string"}),t++),r.replicaConcurrency!==
void 0){let o=r.replicaConcurrency;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/replicaConcurrency","#\
/properties/replicaConcurrency/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>1e6||isNaN(o))&&
(e=p(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","maximum",{comparison:"<=",limit:1e6}),t++),(o<
1||isNaN(o))&&(e=p(e,i+"/replicaConcurrency","#/properties/replicaConcurrency/minimum","minimum",{comparison:">=",limit:1}),
t++))}if(r.responseGracePeriodSeconds!==void 0){let o=r.responseGracePeriodSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=p(e,i+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/type","type",{type:"integer"}),
t++),typeof o=="number"&&isFinite(o)&&((o>43200||isNaN(o))&&(e=p(e,i+"/responseGracePeriodSeconds","#/properties/respons\
eGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),t++),(o<16||isNaN(o))&&(e=p(e,i+"/responseGracePer\
iodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:">=",limit:16}),t++))}if(r.rollOutDurationSeconds!==
void 0){let o=r.rollOutDurationSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/rollOutDurationSec\
onds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>21600||
isNaN(o))&&(e=p(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/maximum","maximum",{comparison:"<=",limit:21600}),
t++),(o<1||isNaN(o))&&(e=p(e,i+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:"\
>=",limit:1}),t++))}if(r.runtime!==void 0){let o=r.runtime;typeof o!="string"&&(e=p(e,i+"/runtime","#/properties/runtime\
/type","type",{type:"string"}),t++),o==="cortex"||o==="custom"||(e=p(e,i+"/runtime","#/properties/runtime/enum","enum",{
allowedValues:b.properties.runtime.enum}),t++)}if(r.scalingBuffer!==void 0){let o=r.scalingBuffer;typeof o=="number"&&!(o%
1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/scalingBuffer","#/properties/scalingBuffer/type","type",{type:"integer"}),t++),typeof o==
"number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=p(e,i+"/scalingBuffer","#/properties/scalingBuffer/minimum","minimum",{comparison:"\
>=",limit:0}),t++)}if(r.scalingMetric!==void 0){let o=r.scalingMetric;typeof o!="string"&&(e=p(e,i+"/scalingMetric","#/p\
roperties/scalingMetric/type","type",{type:"string"}),t++),o==="cpu_utilization"||o==="memory_utilization"||o==="request\
s_per_second"||o==="concurrency_utilization"||(e=p(e,i+"/scalingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:b.
properties.scalingMetric.enum}),t++)}if(r.scalingTarget!==void 0){let o=r.scalingTarget;typeof o=="number"&&isFinite(o)?
(o<=0||isNaN(o))&&(e=p(e,i+"/scalingTarget","#/properties/scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:"\
>",limit:0}),t++):(e=p(e,i+"/scalingTarget","#/properties/scalingTarget/type","type",{type:"number"}),t++)}}else e=p(e,i,
"#/type","type",{type:"object"}),t++;return j.errors=e,t===0}function N(r,{instancePath:i="",parentData:f,parentDataProperty:l,
rootData:y=r}={}){let e=null,t=0;if(j(r,{instancePath:i,parentData:f,parentDataProperty:l,rootData:y})||(e=c(e,j.errors),
t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.appId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
appId"}),t++),r.projectId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"projectId"}),t++),r.hardware===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"hardware"}),t++),r.region===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"region"}),t++),r.cpu===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"cpu"}),t++),r.memory===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"memory"}),t++),r.gpuCount===void 0&&(e=p(e,i,"#/required","re\
quired",{missingProperty:"gpuCount"}),t++),r.appId!==void 0&&typeof r.appId!="string"&&(e=p(e,i+"/appId","#/properties/a\
ppId/type","type",{type:"string"}),t++),r.projectId!==void 0&&typeof r.projectId!="string"&&(e=p(e,i+"/projectId","#/com\
ponents/schemas/ProjectId/type","type",{type:"string"}),t++),r.hardware!==void 0&&typeof r.hardware!="string"&&(e=p(e,i+
"/hardware","#/properties/hardware/type","type",{type:"string"}),t++),r.region!==void 0&&typeof r.region!="string"&&(e=p(
e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),t++),r.cpu!==void 0&&typeof r.cpu!="string"&&(e=
p(e,i+"/cpu","#/components/schemas/Cpu/type","type",{type:"string"}),t++),r.memory!==void 0&&typeof r.memory!="string"&&
(e=p(e,i+"/memory","#/components/schemas/Memory/type","type",{type:"string"}),t++),r.gpuCount!==void 0){let n=r.gpuCount;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"\
integer"}),t++),typeof n=="number"&&isFinite(n)&&((n>8||isNaN(n))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
aximum","maximum",{comparison:"<=",limit:8}),t++),(n<0||isNaN(n))&&(e=p(e,i+"/gpuCount","#/components/schemas/GpuCount/m\
inimum","minimum",{comparison:">=",limit:0}),t++))}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return N.errors=e,
t===0}var Ae=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function L(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.app===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"app"}),t++),r.message===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"message"}),t++),r.self===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
self"}),t++),r.success===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"success"}),t++),r.app!==void 0&&(N(r.
app,{instancePath:i+"/app",parentData:r,parentDataProperty:"app",rootData:y})||(e=c(e,N.errors),t=e.length)),r.message!==
void 0&&typeof r.message!="string"&&(e=p(e,i+"/message","#/properties/message/type","type",{type:"string"}),t++),r.self!==
void 0){let n=r.self;typeof n=="string"?Ae.test(n)||(e=p(e,i+"/self","#/properties/self/format","format",{format:"uri-re\
ference"}),t++):(e=p(e,i+"/self","#/properties/self/type","type",{type:"string"}),t++)}r.success!==void 0&&typeof r.success!=
"boolean"&&(e=p(e,i+"/success","#/properties/success/type","type",{type:"boolean"}),t++)}else e=p(e,i,"#/type","type",{type:"\
object"}),t++;return L.errors=e,t===0}var K=Q;function Q(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)?(r.digest===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"digest"}),t++),r.status===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"status"}),t++),r.digest!==void 0&&typeof r.digest!="string"&&
(e=p(e,i+"/digest","#/properties/digest/type","type",{type:"string"}),t++),r.status!==void 0&&typeof r.status!="string"&&
(e=p(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++)):(e=p(e,i,"#/type","type",{type:"object"}),t++),
Q.errors=e,t===0}var V=H;var W=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function H(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.download_url===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"download_url"}),t++),
r.download_url!==void 0){let n=r.download_url;typeof n=="string"?W.test(n)||(e=p(e,i+"/download_url","#/properties/downl\
oad_url/format","format",{format:"uri"}),t++):(e=p(e,i+"/download_url","#/properties/download_url/type","type",{type:"st\
ring"}),t++)}if(r.compressed_size!==void 0){let n=r.compressed_size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||
(e=p(e,i+"/compressed_size","#/properties/compressed_size/type","type",{type:"integer"}),t++)}if(r.compression_method!==
void 0){let n=r.compression_method;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/compression_method","#\
/properties/compression_method/type","type",{type:"integer"}),t++)}if(r.data_offset!==void 0){let n=r.data_offset;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/data_offset","#/properties/data_offset/type","type",{type:"integer"}),
t++)}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return H.errors=e,t===0}var Z=J;function J(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)?(r.app_id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"app_id"}),t++),r.build_id===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"build_id"}),t++),r.project_id===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"project_id"}),t++),r.status===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"st\
atus"}),t++),r.logs===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"logs"}),t++),r.app_id!==void 0&&typeof r.
app_id!="string"&&(e=p(e,i+"/app_id","#/properties/app_id/type","type",{type:"string"}),t++),r.build_id!==void 0&&typeof r.
build_id!="string"&&(e=p(e,i+"/build_id","#/properties/build_id/type","type",{type:"string"}),t++),r.project_id!==void 0&&
typeof r.project_id!="string"&&(e=p(e,i+"/project_id","#/properties/project_id/type","type",{type:"string"}),t++),r.status!==
void 0&&typeof r.status!="string"&&(e=p(e,i+"/status","#/properties/status/type","type",{type:"string"}),t++),r.logs!==void 0&&
(Array.isArray(r.logs)||(e=p(e,i+"/logs","#/properties/logs/type","type",{type:"array"}),t++))):(e=p(e,i,"#/type","type",
{type:"object"}),t++),J.errors=e,t===0}var Y=P;function R(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;return r&&typeof r=="\
object"&&!Array.isArray(r)?(r.appId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"appId"}),t++),r.buildId===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"buildId"}),t++),r.containerIp===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"containerIp"}),t++),r.hardwareProvider===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
hardwareProvider"}),t++),r.hostIp===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"hostIp"}),t++),r.isTerminating===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"isTerminating"}),t++),r.projectId===void 0&&(e=p(e,i,"#/requi\
red","required",{missingProperty:"projectId"}),t++),r.region===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
region"}),t++),r.appId!==void 0&&typeof r.appId!="string"&&(e=p(e,i+"/appId","#/properties/appId/type","type",{type:"str\
ing"}),t++),r.buildId!==void 0&&typeof r.buildId!="string"&&(e=p(e,i+"/buildId","#/properties/buildId/type","type",{type:"\
string"}),t++),r.containerIp!==void 0&&typeof r.containerIp!="string"&&(e=p(e,i+"/containerIp","#/properties/containerIp\
/type","type",{type:"string"}),t++),r.hardwareProvider!==void 0&&typeof r.hardwareProvider!="string"&&(e=p(e,i+"/hardwar\
eProvider","#/properties/hardwareProvider/type","type",{type:"string"}),t++),r.hostIp!==void 0&&typeof r.hostIp!="string"&&
(e=p(e,i+"/hostIp","#/properties/hostIp/type","type",{type:"string"}),t++),r.isTerminating!==void 0&&typeof r.isTerminating!=
"boolean"&&(e=p(e,i+"/isTerminating","#/properties/isTerminating/type","type",{type:"boolean"}),t++),r.projectId!==void 0&&
typeof r.projectId!="string"&&(e=p(e,i+"/projectId","#/components/schemas/ProjectId/type","type",{type:"string"}),t++),r.
region!==void 0&&typeof r.region!="string"&&(e=p(e,i+"/region","#/components/schemas/Region/type","type",{type:"string"}),
t++)):(e=p(e,i,"#/type","type",{type:"object"}),t++),R.errors=e,t===0}var T=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)(T([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function k(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(R(r,{instancePath:i,
parentData:f,parentDataProperty:l,rootData:y})||(e=c(e,R.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
containerId===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"containerId"}),t++),r.containerRestartCount===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"containerRestartCount"}),t++),r.containerRunningTimeMs===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"containerRunningTimeMs"}),t++),r.containerStartTimestamp===void 0&&(e=p(e,
i,"#/required","required",{missingProperty:"containerStartTimestamp"}),t++),r.containerState===void 0&&(e=p(e,i,"#/requi\
red","required",{missingProperty:"containerState"}),t++),r.containerTerminationTimestamp===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"containerTerminationTimestamp"}),t++),r.timestamp===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"timestamp"}),t++),r.containerId!==void 0&&typeof r.containerId!="string"&&(e=p(e,i+"/containerId","#/p\
roperties/containerId/type","type",{type:"string"}),t++),r.containerRestartCount!==void 0){let n=r.containerRestartCount;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/containerRestartCount","#/properties/containerRestartCoun\
t/type","type",{type:"integer"}),t++)}if(r.containerRunningTimeMs!==void 0){let n=r.containerRunningTimeMs;typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/containerRunningTimeMs","#/properties/containerRunningTimeMs/type","ty\
pe",{type:"integer"}),t++)}if(r.containerStartTimestamp!==void 0){let n=r.containerStartTimestamp;typeof n=="string"?T.test(
n)||(e=p(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/format","format",{format:"iso-8601"}),t++):
(e=p(e,i+"/containerStartTimestamp","#/properties/containerStartTimestamp/type","type",{type:"string"}),t++)}if(r.containerState!==
void 0&&typeof r.containerState!="string"&&(e=p(e,i+"/containerState","#/components/schemas/ContainerState/type","type",
{type:"string"}),t++),r.containerTerminationTimestamp!==void 0){let n=r.containerTerminationTimestamp;typeof n=="string"?
T.test(n)||(e=p(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/format","format",{format:"\
iso-8601"}),t++):(e=p(e,i+"/containerTerminationTimestamp","#/properties/containerTerminationTimestamp/type","type",{type:"\
string"}),t++)}if(r.timestamp!==void 0){let n=r.timestamp;typeof n=="string"?T.test(n)||(e=p(e,i+"/timestamp","#/propert\
ies/timestamp/format","format",{format:"iso-8601"}),t++):(e=p(e,i+"/timestamp","#/properties/timestamp/type","type",{type:"\
string"}),t++)}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return k.errors=e,t===0}function P(r,{instancePath:i="",
parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){let n=r.length;for(let o=0;o<n;o++)
k(r[o],{instancePath:i+"/"+o,parentData:r,parentDataProperty:o,rootData:y})||(e=c(e,k.errors),t=e.length)}else e=p(e,i,"\
#/type","type",{type:"array"}),t++;return P.errors=e,t===0}var ee=re;function re(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(Array.isArray(r)){
let n=r.length;for(let o=0;o<n;o++){let s=r[o];s&&typeof s=="object"&&!Array.isArray(s)?(s.container_id===void 0&&(e=p(e,
i+"/"+o,"document#/components/schemas/ContainerReadiness/required","required",{missingProperty:"container_id"}),t++),s.status===
void 0&&(e=p(e,i+"/"+o,"document#/components/schemas/ContainerReadiness/required","required",{missingProperty:"status"}),
t++),s.container_id!==void 0&&typeof s.container_id!="string"&&(e=p(e,i+"/"+o+"/container_id","document#/components/sche\
mas/ContainerReadiness/properties/container_id/type","type",{type:"string"}),t++),s.status!==void 0&&typeof s.status!="s\
tring"&&(e=p(e,i+"/"+o+"/status","document#/components/schemas/ContainerReadiness/properties/status/type","type",{type:"\
string"}),t++)):(e=p(e,i+"/"+o,"document#/components/schemas/ContainerReadiness/type","type",{type:"object"}),t++)}}else
e=p(e,i,"#/type","type",{type:"array"}),t++;return re.errors=e,t===0}var te=ie;function ie(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(R(r,{instancePath:i,
parentData:f,parentDataProperty:l,rootData:y})||(e=c(e,R.errors),t=e.length),r&&typeof r=="object"&&!Array.isArray(r)){if(r.
endedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"endedAt"}),t++),r.requestedAt===void 0&&(e=p(e,i,"#\
/required","required",{missingProperty:"requestedAt"}),t++),r.restartCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
restartCount"}),t++),r.startedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"startedAt"}),t++),r.state===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"state"}),t++),r.containerRestartExitCode!==void 0){let o=r.containerRestartExitCode;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerRestartExitCode","#/properties/containerRestartE\
xitCode/type","type",{type:"integer"}),t++)}if(r.containerRestartMessage!==void 0&&typeof r.containerRestartMessage!="st\
ring"&&(e=p(e,i+"/containerRestartMessage","#/properties/containerRestartMessage/type","type",{type:"string"}),t++),r.containerRestartReason!==
void 0&&typeof r.containerRestartReason!="string"&&(e=p(e,i+"/containerRestartReason","#/properties/containerRestartReas\
on/type","type",{type:"string"}),t++),r.containerRestartSignal!==void 0){let o=r.containerRestartSignal;typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerRestartSignal","#/properties/containerRestartSignal/type","type",
{type:"integer"}),t++)}if(r.containerTerminationExitCode!==void 0){let o=r.containerTerminationExitCode;typeof o=="numbe\
r"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerTerminationExitCode","#/properties/containerTerminationExitCode/\
type","type",{type:"integer"}),t++)}if(r.containerTerminationMessage!==void 0&&typeof r.containerTerminationMessage!="st\
ring"&&(e=p(e,i+"/containerTerminationMessage","#/properties/containerTerminationMessage/type","type",{type:"string"}),t++),
r.containerTerminationReason!==void 0&&typeof r.containerTerminationReason!="string"&&(e=p(e,i+"/containerTerminationRea\
son","#/properties/containerTerminationReason/type","type",{type:"string"}),t++),r.containerTerminationSignal!==void 0){
let o=r.containerTerminationSignal;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/containerTerminationSi\
gnal","#/properties/containerTerminationSignal/type","type",{type:"integer"}),t++)}if(r.endedAt!==void 0){let o=r.endedAt,
s=t,u=!1,m=t;typeof o=="string"?g(o)||(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/0/format","format",{format:"date-t\
ime"}),t++):(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/0/type","type",{type:"string"}),t++);var n=m===t;if(u=u||n,!u){
let _=t;typeof o!="string"&&(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/1/type","type",{type:"string"}),t++),o!==""&&
(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf/1/const","const",{allowedValue:""}),t++);var n=_===t;u=u||n}u?(t=s,e!==null&&
(s?e.length=s:e=null)):(e=p(e,i+"/endedAt","#/properties/endedAt/anyOf","anyOf",{}),t++)}if(r.podDeletionTimestamp!==void 0&&
typeof r.podDeletionTimestamp!="string"&&(e=p(e,i+"/podDeletionTimestamp","#/properties/podDeletionTimestamp/type","type",
{type:"string"}),t++),r.requestedAt!==void 0){let o=r.requestedAt;typeof o=="string"?g(o)||(e=p(e,i+"/requestedAt","#/pr\
operties/requestedAt/format","format",{format:"date-time"}),t++):(e=p(e,i+"/requestedAt","#/properties/requestedAt/type",
"type",{type:"string"}),t++)}if(r.restartCount!==void 0){let o=r.restartCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=p(e,i+"/restartCount","#/properties/restartCount/type","type",{type:"integer"}),t++)}if(r.startedAt!==void 0){let o=r.
startedAt;typeof o=="string"?g(o)||(e=p(e,i+"/startedAt","#/properties/startedAt/format","format",{format:"date-time"}),
t++):(e=p(e,i+"/startedAt","#/properties/startedAt/type","type",{type:"string"}),t++)}r.state!==void 0&&typeof r.state!=
"string"&&(e=p(e,i+"/state","#/components/schemas/ContainerState/type","type",{type:"string"}),t++)}else e=p(e,i,"#/type",
"type",{type:"object"}),t++;return ie.errors=e,t===0}var pe=ne;function ne(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.events===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"events"}),t++),r.limit===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"limit"}),t++),r.page===void 0&&(e=p(e,i,"#/required","require\
d",{missingProperty:"page"}),t++),r.total===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"total"}),t++),r.events!==
void 0){let n=r.events;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u=="object"&&!Array.
isArray(u)||(e=p(e,i+"/events/"+s,"#/components/schemas/ContainerEvent/type","type",{type:"object"}),t++)}}else e=p(e,i+
"/events","#/properties/events/type","type",{type:"array"}),t++}if(r.limit!==void 0){let n=r.limit;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/limit","#/components/schemas/PageSize/type","type",{type:"integer"}),t++),typeof n==
"number"&&isFinite(n)&&(n>200||isNaN(n))&&(e=p(e,i+"/limit","#/components/schemas/PageSize/maximum","maximum",{comparison:"\
<=",limit:200}),t++)}if(r.page!==void 0){let n=r.page;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/pag\
e","#/properties/page/type","type",{type:"integer"}),t++)}if(r.total!==void 0){let n=r.total;typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)||(e=p(e,i+"/total","#/properties/total/type","type",{type:"integer"}),t++)}}else e=p(e,i,"#/type",
"type",{type:"object"}),t++;return ne.errors=e,t===0}var oe=se;function se(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.item===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"item"}),t++),r.item!==void 0){
let n=r.item;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/r\
equired","required",{missingProperty:"id"}),t++),n.modelId===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required",
"required",{missingProperty:"modelId"}),t++),n.projectId===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required",
"required",{missingProperty:"projectId"}),t++),n.status===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","\
required",{missingProperty:"status"}),t++),n.createdAt===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/required","r\
equired",{missingProperty:"createdAt"}),t++),n.id!==void 0&&typeof n.id!="string"&&(e=p(e,i+"/item/id","#/components/sch\
emas/Run/properties/id/type","type",{type:"string"}),t++),n.modelId!==void 0&&typeof n.modelId!="string"&&(e=p(e,i+"/ite\
m/modelId","#/components/schemas/Run/properties/modelId/type","type",{type:"string"}),t++),n.projectId!==void 0&&typeof n.
projectId!="string"&&(e=p(e,i+"/item/projectId","#/components/schemas/Run/properties/projectId/type","type",{type:"strin\
g"}),t++),n.status!==void 0&&typeof n.status!="string"&&(e=p(e,i+"/item/status","#/components/schemas/Run/properties/sta\
tus/type","type",{type:"string"}),t++),n.statusCode!==void 0){let o=n.statusCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(e=p(e,i+"/item/statusCode","#/components/schemas/Run/properties/statusCode/type","type",{type:"integer"}),
t++)}if(n.async!==void 0&&typeof n.async!="boolean"&&(e=p(e,i+"/item/async","#/components/schemas/Run/properties/async/t\
ype","type",{type:"boolean"}),t++),n.websocket!==void 0&&typeof n.websocket!="boolean"&&(e=p(e,i+"/item/websocket","#/co\
mponents/schemas/Run/properties/websocket/type","type",{type:"boolean"}),t++),n.containerId!==void 0&&typeof n.containerId!=
"string"&&(e=p(e,i+"/item/containerId","#/components/schemas/Run/properties/containerId/type","type",{type:"string"}),t++),
n.containerStartedAt!==void 0&&typeof n.containerStartedAt!="string"&&(e=p(e,i+"/item/containerStartedAt","#/components/\
schemas/Run/properties/containerStartedAt/type","type",{type:"string"}),t++),n.functionName!==void 0&&typeof n.functionName!=
"string"&&(e=p(e,i+"/item/functionName","#/components/schemas/Run/properties/functionName/type","type",{type:"string"}),
t++),n.method!==void 0&&typeof n.method!="string"&&(e=p(e,i+"/item/method","#/components/schemas/Run/properties/method/t\
ype","type",{type:"string"}),t++),n.region!==void 0&&typeof n.region!="string"&&(e=p(e,i+"/item/region","#/components/sc\
hemas/Run/properties/region/type","type",{type:"string"}),t++),n.queue!==void 0&&typeof n.queue!="string"&&(e=p(e,i+"/it\
em/queue","#/components/schemas/Run/properties/queue/type","type",{type:"string"}),t++),n.createdAt!==void 0&&typeof n.createdAt!=
"string"&&(e=p(e,i+"/item/createdAt","#/components/schemas/Run/properties/createdAt/type","type",{type:"string"}),t++),n.
updatedAt!==void 0&&typeof n.updatedAt!="string"&&(e=p(e,i+"/item/updatedAt","#/components/schemas/Run/properties/update\
dAt/type","type",{type:"string"}),t++),n.completedAt!==void 0&&typeof n.completedAt!="string"&&(e=p(e,i+"/item/completed\
At","#/components/schemas/Run/properties/completedAt/type","type",{type:"string"}),t++),n.queueTimeMs!==void 0){let o=n.
queueTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/queueTimeMs","#/components/schemas/Run/properties/queueTime\
Ms/type","type",{type:"number"}),t++)}if(n.runtimeMs!==void 0){let o=n.runtimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,
i+"/item/runtimeMs","#/components/schemas/Run/properties/runtimeMs/type","type",{type:"number"}),t++)}if(n.responseTimeMs!==
void 0){let o=n.responseTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/responseTimeMs","#/components/schemas/Ru\
n/properties/responseTimeMs/type","type",{type:"number"}),t++)}if(n.activatorQueueTimeMs!==void 0){let o=n.activatorQueueTimeMs;
typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/activatorQueueTimeMs","#/components/schemas/Run/properties/activatorQue\
ueTimeMs/type","type",{type:"number"}),t++)}if(n.containerQueueTimeMs!==void 0){let o=n.containerQueueTimeMs;typeof o=="\
number"&&isFinite(o)||(e=p(e,i+"/item/containerQueueTimeMs","#/components/schemas/Run/properties/containerQueueTimeMs/ty\
pe","type",{type:"number"}),t++)}if(n.totalQueueTimeMs!==void 0){let o=n.totalQueueTimeMs;typeof o=="number"&&isFinite(o)||
(e=p(e,i+"/item/totalQueueTimeMs","#/components/schemas/Run/properties/totalQueueTimeMs/type","type",{type:"number"}),t++)}
if(n.executionTimeMs!==void 0){let o=n.executionTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/executionTimeMs",
"#/components/schemas/Run/properties/executionTimeMs/type","type",{type:"number"}),t++)}if(n.totalResponseTimeMs!==void 0){
let o=n.totalResponseTimeMs;typeof o=="number"&&isFinite(o)||(e=p(e,i+"/item/totalResponseTimeMs","#/components/schemas/\
Run/properties/totalResponseTimeMs/type","type",{type:"number"}),t++)}if(n.ip!==void 0&&typeof n.ip!="string"&&(e=p(e,i+
"/item/ip","#/components/schemas/Run/properties/ip/type","type",{type:"string"}),t++),n.accept!==void 0&&typeof n.accept!=
"string"&&(e=p(e,i+"/item/accept","#/components/schemas/Run/properties/accept/type","type",{type:"string"}),t++),n.contentLength!==
void 0){let o=n.contentLength;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/item/contentLength","#/comp\
onents/schemas/Run/properties/contentLength/type","type",{type:"integer"}),t++)}if(n.origin!==void 0&&typeof n.origin!="\
string"&&(e=p(e,i+"/item/origin","#/components/schemas/Run/properties/origin/type","type",{type:"string"}),t++),n.referrer!==
void 0&&typeof n.referrer!="string"&&(e=p(e,i+"/item/referrer","#/components/schemas/Run/properties/referrer/type","type",
{type:"string"}),t++),n.userAgent!==void 0&&typeof n.userAgent!="string"&&(e=p(e,i+"/item/userAgent","#/components/schem\
as/Run/properties/userAgent/type","type",{type:"string"}),t++),n.websocketStream!==void 0&&typeof n.websocketStream!="st\
ring"&&(e=p(e,i+"/item/websocketStream","#/components/schemas/Run/properties/websocketStream/type","type",{type:"string"}),
t++),n.webhookEndpoint!==void 0&&typeof n.webhookEndpoint!="string"&&(e=p(e,i+"/item/webhookEndpoint","#/components/sche\
mas/Run/properties/webhookEndpoint/type","type",{type:"string"}),t++),n.ephemeral!==void 0&&typeof n.ephemeral!="boolean"&&
(e=p(e,i+"/item/ephemeral","#/components/schemas/Run/properties/ephemeral/type","type",{type:"boolean"}),t++),n.command!==
void 0&&typeof n.command!="string"&&(e=p(e,i+"/item/command","#/components/schemas/Run/properties/command/type","type",{
type:"string"}),t++),n.hardware!==void 0&&typeof n.hardware!="string"&&(e=p(e,i+"/item/hardware","#/components/schemas/R\
un/properties/hardware/type","type",{type:"string"}),t++),n.cpu!==void 0&&typeof n.cpu!="string"&&(e=p(e,i+"/item/cpu","\
#/components/schemas/Run/properties/cpu/type","type",{type:"string"}),t++),n.memory!==void 0&&typeof n.memory!="string"&&
(e=p(e,i+"/item/memory","#/components/schemas/Run/properties/memory/type","type",{type:"string"}),t++),n.gpuCount!==void 0){
let o=n.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/item/gpuCount","#/components/schemas/Run\
/properties/gpuCount/type","type",{type:"integer"}),t++)}n.createdByUserId!==void 0&&typeof n.createdByUserId!="string"&&
(e=p(e,i+"/item/createdByUserId","#/components/schemas/Run/properties/createdByUserId/type","type",{type:"string"}),t++),
n.command!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequir\
ed",{property:"command",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),t++),n.hardware!==void 0&&n.ephemeral===
void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"hardware",missingProperty:"\
ephemeral",depsCount:1,deps:"ephemeral"}),t++),n.cpu!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/sche\
mas/Run/dependentRequired","dependentRequired",{property:"cpu",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),
t++),n.memory!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRe\
quired",{property:"memory",missingProperty:"ephemeral",depsCount:1,deps:"ephemeral"}),t++),n.gpuCount!==void 0&&n.ephemeral===
void 0&&(e=p(e,i+"/item","#/components/schemas/Run/dependentRequired","dependentRequired",{property:"gpuCount",missingProperty:"\
ephemeral",depsCount:1,deps:"ephemeral"}),t++),n.createdByUserId!==void 0&&n.ephemeral===void 0&&(e=p(e,i+"/item","#/com\
ponents/schemas/Run/dependentRequired","dependentRequired",{property:"createdByUserId",missingProperty:"ephemeral",depsCount:1,
deps:"ephemeral"}),t++)}else e=p(e,i+"/item","#/components/schemas/Run/type","type",{type:"object"}),t++}}else e=p(e,i,"\
#/type","type",{type:"object"}),t++;return se.errors=e,t===0}var ue=de;var Re=S.date;function h(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.app_id===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"app_id"}),t++),r.app_name===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"app_name"}),t++),r.data===void 0&&(e=p(e,i,"#/required","requ\
ired",{missingProperty:"data"}),t++),r.total===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"total"}),t++),
r.app_id!==void 0&&typeof r.app_id!="string"&&(e=p(e,i+"/app_id","#/properties/app_id/type","type",{type:"string"}),t++),
r.app_name!==void 0&&typeof r.app_name!="string"&&(e=p(e,i+"/app_name","#/properties/app_name/type","type",{type:"string"}),
t++),r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];typeof u=="number"&&
isFinite(u)||(e=p(e,i+"/data/"+s,"#/components/schemas/DailyCosts/items/type","type",{type:"number"}),t++)}}else e=p(e,i+
"/data","#/components/schemas/DailyCosts/type","type",{type:"array"}),t++}if(r.total!==void 0){let n=r.total;typeof n=="\
number"&&isFinite(n)||(e=p(e,i+"/total","#/properties/total/type","type",{type:"number"}),t++)}}else e=p(e,i,"#/type","t\
ype",{type:"object"}),t++;return h.errors=e,t===0}function M(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.count===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"count"}),t++),r.data===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"data"}),t++),r.total===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
total"}),t++),r.count!==void 0){let n=r.count;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/count","#/p\
roperties/count/type","type",{type:"integer"}),t++)}if(r.data!==void 0){let n=r.data;if(Array.isArray(n)){let o=n.length;
for(let s=0;s<o;s++){let u=n[s];typeof u=="number"&&isFinite(u)||(e=p(e,i+"/data/"+s,"#/components/schemas/DailyCosts/it\
ems/type","type",{type:"number"}),t++)}}else e=p(e,i+"/data","#/components/schemas/DailyCosts/type","type",{type:"array"}),
t++}if(r.total!==void 0){let n=r.total;typeof n=="number"&&isFinite(n)||(e=p(e,i+"/total","#/properties/total/type","typ\
e",{type:"number"}),t++)}}else e=p(e,i,"#/type","type",{type:"object"}),t++;return M.errors=e,t===0}function de(r,{instancePath:i="",
parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.labels===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"labels"}),t++),r.meta===void 0&&(e=p(e,i,"#/required","requir\
ed",{missingProperty:"meta"}),t++),r.series===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"series"}),t++),
r.labels!==void 0){let n=r.labels;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];typeof u=="string"?
Re(u)||(e=p(e,i+"/labels/"+s,"#/properties/labels/items/format","format",{format:"date"}),t++):(e=p(e,i+"/labels/"+s,"#/\
properties/labels/items/type","type",{type:"string"}),t++)}}else e=p(e,i+"/labels","#/properties/labels/type","type",{type:"\
array"}),t++}if(r.meta!==void 0){let n=r.meta;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.window_start===void 0&&(e=
p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"window_start"}),t++),n.window_end===
void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"window_end"}),t++),
n.currency===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"curr\
ency"}),t++),n.total_apps===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
total_apps"}),t++),n.returned_apps===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",
{missingProperty:"returned_apps"}),t++),n.top_n===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/requir\
ed","required",{missingProperty:"top_n"}),t++),n.y_max_suggestion===void 0&&(e=p(e,i+"/meta","#/components/schemas/Billi\
ngGraphMeta/required","required",{missingProperty:"y_max_suggestion"}),t++),n.total_cost_before_discounts===void 0&&(e=p(
e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"total_cost_before_discounts"}),
t++),n.total_discounts===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/required","required",{missingProperty:"\
total_discounts"}),t++),n.total_cost_after_discounts===void 0&&(e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/r\
equired","required",{missingProperty:"total_cost_after_discounts"}),t++),n.window_start!==void 0&&typeof n.window_start!=
"string"&&(e=p(e,i+"/meta/window_start","#/components/schemas/BillingGraphMeta/properties/window_start/type","type",{type:"\
string"}),t++),n.window_end!==void 0&&typeof n.window_end!="string"&&(e=p(e,i+"/meta/window_end","#/components/schemas/B\
illingGraphMeta/properties/window_end/type","type",{type:"string"}),t++),n.currency!==void 0&&typeof n.currency!="string"&&
(e=p(e,i+"/meta/currency","#/components/schemas/BillingGraphMeta/properties/currency/type","type",{type:"string"}),t++),
n.total_apps!==void 0){let o=n.total_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/meta/total_apps",
"#/components/schemas/BillingGraphMeta/properties/total_apps/type","type",{type:"integer"}),t++)}if(n.returned_apps!==void 0){
let o=n.returned_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/meta/returned_apps","#/components/s\
chemas/BillingGraphMeta/properties/returned_apps/type","type",{type:"integer"}),t++)}if(n.top_n!==void 0){let o=n.top_n;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=p(e,i+"/meta/top_n","#/components/schemas/BillingGraphMeta/proper\
ties/top_n/type","type",{type:"integer"}),t++)}if(n.y_max_suggestion!==void 0){let o=n.y_max_suggestion;typeof o=="numbe\
r"&&isFinite(o)||(e=p(e,i+"/meta/y_max_suggestion","#/components/schemas/BillingGraphMeta/properties/y_max_suggestion/ty\
pe","type",{type:"number"}),t++)}if(n.total_cost_before_discounts!==void 0){let o=n.total_cost_before_discounts;typeof o==
"number"&&isFinite(o)||(e=p(e,i+"/meta/total_cost_before_discounts","#/components/schemas/BillingGraphMeta/properties/to\
tal_cost_before_discounts/type","type",{type:"number"}),t++)}if(n.total_discounts!==void 0){let o=n.total_discounts;typeof o==
"number"&&isFinite(o)||(e=p(e,i+"/meta/total_discounts","#/components/schemas/BillingGraphMeta/properties/total_discount\
s/type","type",{type:"number"}),t++)}if(n.total_cost_after_discounts!==void 0){let o=n.total_cost_after_discounts;typeof o==
"number"&&isFinite(o)||(e=p(e,i+"/meta/total_cost_after_discounts","#/components/schemas/BillingGraphMeta/properties/tot\
al_cost_after_discounts/type","type",{type:"number"}),t++)}}else e=p(e,i+"/meta","#/components/schemas/BillingGraphMeta/\
type","type",{type:"object"}),t++}if(r.series!==void 0){let n=r.series;if(Array.isArray(n)){let o=n.length;for(let s=0;s<
o;s++)h(n[s],{instancePath:i+"/series/"+s,parentData:n,parentDataProperty:s,rootData:y})||(e=c(e,h.errors),t=e.length)}else
e=p(e,i+"/series","#/properties/series/type","type",{type:"array"}),t++}r.others!==void 0&&(M(r.others,{instancePath:i+"\
/others",parentData:r,parentDataProperty:"others",rootData:y})||(e=c(e,M.errors),t=e.length))}else e=p(e,i,"#/type","typ\
e",{type:"object"}),t++;return de.errors=e,t===0}var me=ye;function ye(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.app_breakdown===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"app_breakdown"}),
t++),r.breakdown===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"breakdown"}),t++),r.coupons===void 0&&(e=p(
e,i,"#/required","required",{missingProperty:"coupons"}),t++),r.summary===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
summary"}),t++),r.app_breakdown!==void 0){let n=r.app_breakdown;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){
let u=n[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.app_name===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/componen\
ts/schemas/AppCost/required","required",{missingProperty:"app_name"}),t++),u.cpu_cost_cents===void 0&&(e=p(e,i+"/app_bre\
akdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"cpu_cost_cents"}),t++),u.cpu_seconds===void 0&&
(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"cpu_seconds"}),t++),u.
gpu_cost_cents===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"\
gpu_cost_cents"}),t++),u.gpu_seconds===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","req\
uired",{missingProperty:"gpu_seconds"}),t++),u.memory_cost_cents===void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/sc\
hemas/AppCost/required","required",{missingProperty:"memory_cost_cents"}),t++),u.memory_seconds===void 0&&(e=p(e,i+"/app\
_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"memory_seconds"}),t++),u.total_cost_cents===
void 0&&(e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/required","required",{missingProperty:"total_cost_cen\
ts"}),t++),u.app_name!==void 0&&typeof u.app_name!="string"&&(e=p(e,i+"/app_breakdown/"+s+"/app_name","#/components/sche\
mas/AppCost/properties/app_name/type","type",{type:"string"}),t++),u.cpu_cost_cents!==void 0){let m=u.cpu_cost_cents;typeof m==
"number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/cpu_cost_cents","#/components/schemas/AppCost/properties/cpu_cost_\
cents/type","type",{type:"number"}),t++)}if(u.cpu_seconds!==void 0){let m=u.cpu_seconds;typeof m=="number"&&isFinite(m)||
(e=p(e,i+"/app_breakdown/"+s+"/cpu_seconds","#/components/schemas/AppCost/properties/cpu_seconds/type","type",{type:"num\
ber"}),t++)}if(u.gpu_cost_cents!==void 0){let m=u.gpu_cost_cents;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdo\
wn/"+s+"/gpu_cost_cents","#/components/schemas/AppCost/properties/gpu_cost_cents/type","type",{type:"number"}),t++)}if(u.
gpu_seconds!==void 0){let m=u.gpu_seconds;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/gpu_seconds","\
#/components/schemas/AppCost/properties/gpu_seconds/type","type",{type:"number"}),t++)}if(u.memory_cost_cents!==void 0){
let m=u.memory_cost_cents;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/memory_cost_cents","#/componen\
ts/schemas/AppCost/properties/memory_cost_cents/type","type",{type:"number"}),t++)}if(u.memory_seconds!==void 0){let m=u.
memory_seconds;typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/memory_seconds","#/components/schemas/App\
Cost/properties/memory_seconds/type","type",{type:"number"}),t++)}if(u.total_cost_cents!==void 0){let m=u.total_cost_cents;
typeof m=="number"&&isFinite(m)||(e=p(e,i+"/app_breakdown/"+s+"/total_cost_cents","#/components/schemas/AppCost/properti\
es/total_cost_cents/type","type",{type:"number"}),t++)}}else e=p(e,i+"/app_breakdown/"+s,"#/components/schemas/AppCost/t\
ype","type",{type:"object"}),t++}}else e=p(e,i+"/app_breakdown","#/properties/app_breakdown/type","type",{type:"array"}),
t++}if(r.breakdown!==void 0){let n=r.breakdown;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u==
"object"&&!Array.isArray(u)||(e=p(e,i+"/breakdown/"+s,"#/properties/breakdown/items/type","type",{type:"object"}),t++)}}else
e=p(e,i+"/breakdown","#/properties/breakdown/type","type",{type:"array"}),t++}if(r.coupons!==void 0){let n=r.coupons;if(Array.
isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.coupon_name===
void 0&&(e=p(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","required",{missingProperty:"coupon_name"}),t++),u.
amount_cents===void 0&&(e=p(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","required",{missingProperty:"amount\
_cents"}),t++),u.amount_cents_remaining===void 0&&(e=p(e,i+"/coupons/"+s,"#/components/schemas/Coupon/required","require\
d",{missingProperty:"amount_cents_remaining"}),t++),u.coupon_name!==void 0&&typeof u.coupon_name!="string"&&(e=p(e,i+"/c\
oupons/"+s+"/coupon_name","#/components/schemas/Coupon/properties/coupon_name/type","type",{type:"string"}),t++),u.amount_cents!==
void 0){let m=u.amount_cents;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=p(e,i+"/coupons/"+s+"/amount_cents",
"#/components/schemas/Coupon/properties/amount_cents/type","type",{type:"integer"}),t++)}if(u.amount_cents_remaining!==void 0){
let m=u.amount_cents_remaining;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=p(e,i+"/coupons/"+s+"/amount_cents\
_remaining","#/components/schemas/Coupon/properties/amount_cents_remaining/type","type",{type:"integer"}),t++)}}else e=p(
e,i+"/coupons/"+s,"#/components/schemas/Coupon/type","type",{type:"object"}),t++}}else e=p(e,i+"/coupons","#/properties/\
coupons/type","type",{type:"array"}),t++}if(r.summary!==void 0){let n=r.summary;n&&typeof n=="object"&&!Array.isArray(n)||
(e=p(e,i+"/summary","#/properties/summary/type","type",{type:"object"}),t++)}}else e=p(e,i,"#/type","type",{type:"object"}),
t++;return ye.errors=e,t===0}var fe=le;var Ce=new RegExp("^https://","u"),Te=new RegExp("^[^/]+/[^/]+$","u");function le(r,{instancePath:i="",parentData:f,parentDataProperty:l,
rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.archived===void 0&&(e=p(e,i,"#/requir\
ed","required",{missingProperty:"archived"}),t++),r.branchCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
branchCount"}),t++),r.cloneUrl===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"cloneUrl"}),t++),r.createdAt===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"createdAt"}),t++),r.defaultBranch===void 0&&(e=p(e,i,"#/requi\
red","required",{missingProperty:"defaultBranch"}),t++),r.disabled===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
disabled"}),t++),r.forksCount===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"forksCount"}),t++),r.fullName===
void 0&&(e=p(e,i,"#/required","required",{missingProperty:"fullName"}),t++),r.hasIssues===void 0&&(e=p(e,i,"#/required",
"required",{missingProperty:"hasIssues"}),t++),r.hasPages===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"h\
asPages"}),t++),r.hasWiki===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"hasWiki"}),t++),r.htmlUrl===void 0&&
(e=p(e,i,"#/required","required",{missingProperty:"htmlUrl"}),t++),r.name===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"\
name"}),t++),r.private===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"private"}),t++),r.size===void 0&&(e=
p(e,i,"#/required","required",{missingProperty:"size"}),t++),r.stargazersCount===void 0&&(e=p(e,i,"#/required","required",
{missingProperty:"stargazersCount"}),t++),r.updatedAt===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"updat\
edAt"}),t++),r.archived!==void 0&&typeof r.archived!="boolean"&&(e=p(e,i+"/archived","#/properties/archived/type","type",
{type:"boolean"}),t++),r.branchCount!==void 0){let n=r.branchCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
p(e,i+"/branchCount","#/properties/branchCount/type","type",{type:"integer"}),t++)}if(r.cloneUrl!==void 0){let n=r.cloneUrl;
typeof n=="string"?(Ce.test(n)||(e=p(e,i+"/cloneUrl","#/properties/cloneUrl/pattern","pattern",{pattern:"^https://"}),t++),
W.test(n)||(e=p(e,i+"/cloneUrl","#/properties/cloneUrl/format","format",{format:"uri"}),t++)):(e=p(e,i+"/cloneUrl","#/pr\
operties/cloneUrl/type","type",{type:"string"}),t++)}if(r.createdAt!==void 0&&typeof r.createdAt!="string"&&(e=p(e,i+"/c\
reatedAt","#/properties/createdAt/type","type",{type:"string"}),t++),r.defaultBranch!==void 0&&typeof r.defaultBranch!="\
string"&&(e=p(e,i+"/defaultBranch","#/properties/defaultBranch/type","type",{type:"string"}),t++),r.description!==void 0&&
typeof r.description!="string"&&(e=p(e,i+"/description","#/properties/description/type","type",{type:"string"}),t++),r.disabled!==
void 0&&typeof r.disabled!="boolean"&&(e=p(e,i+"/disabled","#/properties/disabled/type","type",{type:"boolean"}),t++),r.
forksCount!==void 0){let n=r.forksCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/forksCount","#/pr\
operties/forksCount/type","type",{type:"integer"}),t++)}if(r.fullName!==void 0){let n=r.fullName;typeof n=="string"?Te.test(
n)||(e=p(e,i+"/fullName","#/properties/fullName/pattern","pattern",{pattern:"^[^/]+/[^/]+$"}),t++):(e=p(e,i+"/fullName",
"#/properties/fullName/type","type",{type:"string"}),t++)}if(r.hasIssues!==void 0&&typeof r.hasIssues!="boolean"&&(e=p(e,
i+"/hasIssues","#/properties/hasIssues/type","type",{type:"boolean"}),t++),r.hasPages!==void 0&&typeof r.hasPages!="bool\
ean"&&(e=p(e,i+"/hasPages","#/properties/hasPages/type","type",{type:"boolean"}),t++),r.hasWiki!==void 0&&typeof r.hasWiki!=
"boolean"&&(e=p(e,i+"/hasWiki","#/properties/hasWiki/type","type",{type:"boolean"}),t++),r.htmlUrl!==void 0&&typeof r.htmlUrl!=
"string"&&(e=p(e,i+"/htmlUrl","#/properties/htmlUrl/type","type",{type:"string"}),t++),r.language!==void 0&&typeof r.language!=
"string"&&(e=p(e,i+"/language","#/properties/language/type","type",{type:"string"}),t++),r.name!==void 0&&typeof r.name!=
"string"&&(e=p(e,i+"/name","#/properties/name/type","type",{type:"string"}),t++),r.private!==void 0&&typeof r.private!="\
boolean"&&(e=p(e,i+"/private","#/properties/private/type","type",{type:"boolean"}),t++),r.pushedAt!==void 0&&typeof r.pushedAt!=
"string"&&(e=p(e,i+"/pushedAt","#/properties/pushedAt/type","type",{type:"string"}),t++),r.size!==void 0){let n=r.size;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/size","#/properties/size/type","type",{type:"integer"}),t++)}if(r.stargazersCount!==
void 0){let n=r.stargazersCount;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=p(e,i+"/stargazersCount","#/prope\
rties/stargazersCount/type","type",{type:"integer"}),t++)}if(r.topics!==void 0){let n=r.topics;if(Array.isArray(n)){let o=n.
length;for(let s=0;s<o;s++)typeof n[s]!="string"&&(e=p(e,i+"/topics/"+s,"#/properties/topics/items/type","type",{type:"s\
tring"}),t++)}else e=p(e,i+"/topics","#/properties/topics/type","type",{type:"array"}),t++}r.updatedAt!==void 0&&typeof r.
updatedAt!="string"&&(e=p(e,i+"/updatedAt","#/properties/updatedAt/type","type",{type:"string"}),t++)}else e=p(e,i,"#/ty\
pe","type",{type:"object"}),t++;return le.errors=e,t===0}var ae=ce;function ce(r,{instancePath:i="",parentData:f,parentDataProperty:l,rootData:y=r}={}){let e=null,t=0;if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.branches===void 0&&(e=p(e,i,"#/required","required",{missingProperty:"branches"}),t++),r.branches!==
void 0){let n=r.branches;if(Array.isArray(n)){let o=n.length;for(let s=0;s<o;s++){let u=n[s];u&&typeof u=="object"&&!Array.
isArray(u)?(u.name===void 0&&(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
name"}),t++),u.protected===void 0&&(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
protected"}),t++),u.default===void 0&&(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
default"}),t++),u.sha===void 0&&(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/required","required",{missingProperty:"\
sha"}),t++),u.name!==void 0&&typeof u.name!="string"&&(e=p(e,i+"/branches/"+s+"/name","#/components/schemas/Branch/prope\
rties/name/type","type",{type:"string"}),t++),u.protected!==void 0&&typeof u.protected!="boolean"&&(e=p(e,i+"/branches/"+
s+"/protected","#/components/schemas/Branch/properties/protected/type","type",{type:"boolean"}),t++),u.default!==void 0&&
typeof u.default!="boolean"&&(e=p(e,i+"/branches/"+s+"/default","#/components/schemas/Branch/properties/default/type","t\
ype",{type:"boolean"}),t++),u.sha!==void 0&&typeof u.sha!="string"&&(e=p(e,i+"/branches/"+s+"/sha","#/components/schemas\
/Branch/properties/sha/type","type",{type:"string"}),t++)):(e=p(e,i+"/branches/"+s,"#/components/schemas/Branch/type","t\
ype",{type:"object"}),t++)}}else e=p(e,i+"/branches","#/properties/branches/type","type",{type:"array"}),t++}}else e=p(e,
i,"#/type","type",{type:"object"}),t++;return ce.errors=e,t===0}function p(r,i,f,l,y){return c(r,[{instancePath:i,schemaPath:f,
keyword:l,params:y}])}function c(r,i){if(r===null)return i;for(let f of i)r.length<2e3&&r.push(f);return r}var we={createDomain:{
400:d,401:d,"2XX":E,default:d},deleteDomain:{204:null,400:d,401:d,default:d},listApiKeys:{400:d,401:d,"2XX":z,default:d},
deleteApiKey:{400:d,401:d,"2XX":v,default:d},listServiceAccountKeys:{400:d,401:d,"2XX":G,default:d},updateApp:{400:d,401:d,
"2XX":U,default:d},deleteApp:{400:d,401:d,"2XX":v,default:d},computeBaseImageHash:{400:d,401:d,"2XX":K,default:d},getBuildDownload:{
400:d,401:d,"2XX":V,default:d},getBuildLogs:{400:d,401:d,"2XX":Z,default:d},listActiveContainers:{400:d,401:d,"2XX":Y,default:d},
listContainerReadiness:{400:d,401:d,"2XX":ee,default:d},getContainer:{400:d,401:d,"2XX":te,default:d},listContainerEvents:{
400:d,401:d,"2XX":pe,default:d},getRun:{400:d,401:d,"2XX":oe,default:d},getBillingGraph:{400:d,401:d,"2XX":ue,default:d},
getProjectCost:{400:d,401:d,"2XX":me,default:d},getRepository:{400:d,401:d,"2XX":fe,default:d},listBranches:{400:d,401:d,
"2XX":ae,default:d}},je={listApiKeys:{"2XX":{"/0/apiKey required":!0,"/0/updatedAt required":!0,"/0/principalId null":!0,
"/0/name required":!0,"/0/description required":!0,"/0/createdAt required":!0,"/0/expiresAt required":!0,"/0/status requ\
ired":!0,"/0/projectId required":!0,"/0/source required":!0,"/0/expiresAt anyOf":'an RFC 3339 timestamp or "never"'}},listServiceAccountKeys:{
"2XX":{"/keys/0/principalId required":!0,"/keys/0/principalId type":!0,"/keys/0/name required":!0,"/keys/0/description r\
equired":!0,"/keys/0/createdAt required":!0,"/keys/0/expiresAt required":!0,"/keys/0/status required":!0,"/keys/0/projec\
tId required":!0,"/keys/0/source required":!0,"/keys/0/id type":!0,"/keys/0/name type":!0,"/keys/0/description type":!0,
"/keys/0/createdAt type":!0,"/keys/0/expiresAt anyOf":!0,"/keys/0/expiresAt type":!0,"/keys/0/status type":!0,"/keys/0/p\
rojectId type":!0,"/keys/0/source type":!0}},updateApp:{"2XX":{"/app type":!0,"/app/appId type":!0,"/app/projectId type":!0,
"/app/hardware type":!0,"/app/region type":!0,"/app/cpu type":!0,"/app/memory type":!0,"/app/gpuCount type":!0,"/app/gpu\
Count minimum":!0,"/app/gpuCount maximum":!0,"/app/service_toml null":!0,"/app/compute oneOf":"at most 5 items or anothe\
r value","/app/compute null":!0,"/app/computeTier null":!0,"/app/containerRuntime null":!0,"/app/cooldownPeriodSeconds n\
ull":!0,"/app/deploymentInitializationTimeout null":!0,"/app/disableAuth null":!0,"/app/entrypoint null":!0,"/app/evalua\
tionIntervalSeconds null":!0,"/app/healthcheckEndpoint null":!0,"/app/loadBalancingAlgorithm null":!0,"/app/maxReplicaCo\
unt null":!0,"/app/minReplicaCount null":!0,"/app/port null":!0,"/app/readycheckEndpoint null":!0,"/app/replicaConcurren\
cy null":!0,"/app/responseGracePeriodSeconds null":!0,"/app/rollOutDurationSeconds null":!0,"/app/runtime null":!0,"/app\
/scalingBuffer null":!0,"/app/scalingMetric null":!0,"/app/scalingTarget null":!0}},getBuildDownload:{"2XX":{"/download_\
url required":!0,"/compressed_size null":!0,"/compression_method null":!0,"/data_offset null":!0}},getBuildLogs:{"2XX":{
"/app_id required":!0,"/project_id required":!0,"/status required":!0,"/logs required":!0}},listActiveContainers:{"2XX":{
"/0/containerRestartCount required":!0,"/0/containerRunningTimeMs required":!0,"/0/containerStartTimestamp required":!0,
"/0/containerState required":!0,"/0/containerTerminationTimestamp required":!0,"/0/timestamp required":!0,"/0/appId requ\
ired":!0,"/0/buildId required":!0,"/0/containerIp required":!0,"/0/hardwareProvider required":!0,"/0/hostIp required":!0,
"/0/isTerminating required":!0,"/0/projectId required":!0,"/0/region required":!0}},listContainerReadiness:{"2XX":{"/0/s\
tatus required":!0}},getContainer:{"2XX":{"/endedAt required":!0,"/requestedAt required":!0,"/restartCount required":!0,
"/startedAt required":!0,"/state required":!0,"/endedAt anyOf":'an RFC 3339 timestamp or ""',"/appId required":!0,"/buil\
dId required":!0,"/containerIp required":!0,"/hardwareProvider required":!0,"/hostIp required":!0,"/isTerminating requir\
ed":!0,"/projectId required":!0,"/region required":!0}},listContainerEvents:{"2XX":{"/limit maximum":!0}},getRun:{"2XX":{
"/item/modelId required":!0,"/item/projectId required":!0,"/item/status required":!0,"/item/createdAt required":!0,"/ite\
m dependentRequired":!0,"/item/id type":!0,"/item/modelId type":!0,"/item/projectId type":!0,"/item/status type":!0,"/it\
em/statusCode null":!0,"/item/async null":!0,"/item/websocket null":!0,"/item/containerId type":!0,"/item/containerId nu\
ll":!0,"/item/containerStartedAt type":!0,"/item/containerStartedAt null":!0,"/item/functionName type":!0,"/item/functio\
nName null":!0,"/item/method type":!0,"/item/method null":!0,"/item/region type":!0,"/item/region null":!0,"/item/queue \
type":!0,"/item/queue null":!0,"/item/createdAt type":!0,"/item/updatedAt type":!0,"/item/updatedAt null":!0,"/item/comp\
letedAt type":!0,"/item/completedAt null":!0,"/item/queueTimeMs type":!0,"/item/queueTimeMs null":!0,"/item/runtimeMs ty\
pe":!0,"/item/runtimeMs null":!0,"/item/responseTimeMs type":!0,"/item/responseTimeMs null":!0,"/item/activatorQueueTime\
Ms type":!0,"/item/activatorQueueTimeMs null":!0,"/item/containerQueueTimeMs type":!0,"/item/containerQueueTimeMs null":!0,
"/item/totalQueueTimeMs type":!0,"/item/totalQueueTimeMs null":!0,"/item/executionTimeMs type":!0,"/item/executionTimeMs\
 null":!0,"/item/totalResponseTimeMs type":!0,"/item/totalResponseTimeMs null":!0,"/item/ip type":!0,"/item/ip null":!0,
"/item/accept type":!0,"/item/accept null":!0,"/item/contentLength type":!0,"/item/contentLength null":!0,"/item/origin \
type":!0,"/item/origin null":!0,"/item/referrer type":!0,"/item/referrer null":!0,"/item/userAgent type":!0,"/item/userA\
gent null":!0,"/item/websocketStream type":!0,"/item/websocketStream null":!0,"/item/webhookEndpoint type":!0,"/item/web\
hookEndpoint null":!0,"/item/ephemeral type":!0,"/item/ephemeral null":!0,"/item/command type":!0,"/item/command null":!0,
"/item/hardware type":!0,"/item/hardware null":!0,"/item/cpu type":!0,"/item/cpu null":!0,"/item/memory type":!0,"/item/\
memory null":!0,"/item/gpuCount type":!0,"/item/gpuCount null":!0,"/item/createdByUserId type":!0,"/item/createdByUserId\
 null":!0}},getBillingGraph:{"2XX":{"/labels required":!0,"/meta required":!0,"/series required":!0,"/meta/window_start \
required":!0,"/meta/window_end required":!0,"/meta/currency required":!0,"/meta/total_apps required":!0,"/meta/returned_\
apps required":!0,"/meta/top_n required":!0,"/meta/y_max_suggestion required":!0,"/meta/total_cost_before_discounts requ\
ired":!0,"/meta/total_discounts required":!0,"/meta/total_cost_after_discounts required":!0,"/series/0/app_name required":!0,
"/series/0/data required":!0,"/series/0/total required":!0,"/others/count required":!0,"/others/data required":!0,"/othe\
rs/total required":!0}},getProjectCost:{"2XX":{"/app_breakdown required":!0,"/breakdown required":!0,"/coupons required":!0,
"/summary required":!0,"/app_breakdown/0/app_name required":!0,"/app_breakdown/0/cpu_cost_cents required":!0,"/app_break\
down/0/cpu_seconds required":!0,"/app_breakdown/0/gpu_cost_cents required":!0,"/app_breakdown/0/gpu_seconds required":!0,
"/app_breakdown/0/memory_cost_cents required":!0,"/app_breakdown/0/memory_seconds required":!0,"/app_breakdown/0/total_c\
ost_cents required":!0,"/app_breakdown/0/cpu_cost_cents type":!0,"/app_breakdown/0/cpu_seconds type":!0,"/app_breakdown/\
0/gpu_cost_cents type":!0,"/app_breakdown/0/gpu_seconds type":!0,"/app_breakdown/0/memory_cost_cents type":!0,"/app_brea\
kdown/0/memory_seconds type":!0,"/app_breakdown/0/total_cost_cents type":!0,"/coupons/0/coupon_name required":!0,"/coupo\
ns/0/amount_cents required":!0,"/coupons/0/amount_cents_remaining required":!0}},getRepository:{"2XX":{"/archived requir\
ed":!0,"/branchCount required":!0,"/cloneUrl required":!0,"/createdAt required":!0,"/defaultBranch required":!0,"/disabl\
ed required":!0,"/forksCount required":!0,"/hasIssues required":!0,"/hasPages required":!0,"/hasWiki required":!0,"/html\
Url required":!0,"/name required":!0,"/private required":!0,"/size required":!0,"/stargazersCount required":!0,"/updated\
At required":!0,"/description null":!0,"/language null":!0,"/pushedAt null":!0,"/topics null":!0,"/topics/0 type":!0}},listBranches:{
"2XX":{"/branches/0/protected required":!0,"/branches/0/default required":!0,"/branches/0/sha required":!0,"/branches/0/\
name type":!0,"/branches/0/protected type":!0,"/branches/0/default type":!0,"/branches/0/sha type":!0}}},Ne={"10jgn9n":d,
"17ywpnp":E,"1foomz8":z,rs7xav:v,"1vsy46m":G,"1kmb381":U,"1qt92w0":K,vetxkn:V,"1p9v7h7":Z,n6mj9:Y,"5n4jgg":ee,uwrjj7:te,
aj4qwk:pe,"1jkgy":oe,"1uqmcbq":ue,i6ptbw:me,"1oe0isd":fe,"1i2b6fs":ae};export{Ne as bySchema,je as remarks,we as responses};
