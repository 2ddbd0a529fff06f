// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var le=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function _(i){return/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.
test(i)&&new Date(i).getUTCDate()===Number(i.slice(8))}function C(i){if(!le.test(i)||!_(i.slice(0,10)))return!1;let[t,e]=i.
split(":60");return e===void 0||new Date(`${t}:59${e}`.toUpperCase()).toISOString().includes("T23:59:59")}var k={date:_,"date-time":C},d=x;function x(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){i.message===void 0&&(e=
n(e,t,"required",{missingProperty:"message"}),r++);for(let p in i)p!=="message"&&(e=n(e,t,"additionalProperties",{additionalProperty:p}),
r++);i.message!==void 0&&typeof i.message!="string"&&(e=n(e,t+"/message","type",{type:"string"}),r++)}else e=n(e,t,"type",
{type:"object"}),r++;return x.errors=e,r===0}var E=S;var ge={type:"string",enum:["apex","subdomain"]};var m=k["date-time"];function S(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
id===void 0&&(e=n(e,t,"required",{missingProperty:"id"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"\
projectId"}),r++),i.domain===void 0&&(e=n(e,t,"required",{missingProperty:"domain"}),r++),i.domainType===void 0&&(e=n(e,
t,"required",{missingProperty:"domainType"}),r++),i.region===void 0&&(e=n(e,t,"required",{missingProperty:"region"}),r++),
i.dnsRecordName===void 0&&(e=n(e,t,"required",{missingProperty:"dnsRecordName"}),r++),i.dnsRecordType===void 0&&(e=n(e,t,
"required",{missingProperty:"dnsRecordType"}),r++),i.dnsRecordValue===void 0&&(e=n(e,t,"required",{missingProperty:"dnsR\
ecordValue"}),r++),i.validationStatus===void 0&&(e=n(e,t,"required",{missingProperty:"validationStatus"}),r++),i.createdAt===
void 0&&(e=n(e,t,"required",{missingProperty:"createdAt"}),r++),i.updatedAt===void 0&&(e=n(e,t,"required",{missingProperty:"\
updatedAt"}),r++),i.id!==void 0&&typeof i.id!="string"&&(e=n(e,t+"/id","type",{type:"string"}),r++),i.projectId!==void 0&&
typeof i.projectId!="string"&&(e=n(e,t+"/projectId","type",{type:"string"}),r++),i.domain!==void 0&&typeof i.domain!="st\
ring"&&(e=n(e,t+"/domain","type",{type:"string"}),r++),i.domainType!==void 0){let p=i.domainType;typeof p!="string"&&(e=
n(e,t+"/domainType","type",{type:"string"}),r++),p==="apex"||p==="subdomain"||(e=n(e,t+"/domainType","enum",{allowedValues:ge.
enum}),r++)}if(i.region!==void 0&&typeof i.region!="string"&&(e=n(e,t+"/region","type",{type:"string"}),r++),i.dnsRecordName!==
void 0&&typeof i.dnsRecordName!="string"&&(e=n(e,t+"/dnsRecordName","type",{type:"string"}),r++),i.dnsRecordType!==void 0&&
typeof i.dnsRecordType!="string"&&(e=n(e,t+"/dnsRecordType","type",{type:"string"}),r++),i.dnsRecordValue!==void 0&&typeof i.
dnsRecordValue!="string"&&(e=n(e,t+"/dnsRecordValue","type",{type:"string"}),r++),i.validationStatus!==void 0&&typeof i.
validationStatus!="string"&&(e=n(e,t+"/validationStatus","type",{type:"string"}),r++),i.createdAt!==void 0){let p=i.createdAt;
typeof p=="string"?m(p)||(e=n(e,t+"/createdAt","format",{format:"date-time"}),r++):(e=n(e,t+"/createdAt","type",{type:"s\
tring"}),r++)}if(i.updatedAt!==void 0){let p=i.updatedAt;typeof p=="string"?m(p)||(e=n(e,t+"/updatedAt","format",{format:"\
date-time"}),r++):(e=n(e,t+"/updatedAt","type",{type:"string"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return S.
errors=e,r===0}var $=M;function A(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.apiKey===void 0&&(e=
n(e,t,"required",{missingProperty:"apiKey"}),r++),i.createdAt===void 0&&(e=n(e,t,"required",{missingProperty:"createdAt"}),
r++),i.description===void 0&&(e=n(e,t,"required",{missingProperty:"description"}),r++),i.expiresAt===void 0&&(e=n(e,t,"r\
equired",{missingProperty:"expiresAt"}),r++),i.id===void 0&&(e=n(e,t,"required",{missingProperty:"id"}),r++),i.name===void 0&&
(e=n(e,t,"required",{missingProperty:"name"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"projectId"}),
r++),i.source===void 0&&(e=n(e,t,"required",{missingProperty:"source"}),r++),i.status===void 0&&(e=n(e,t,"required",{missingProperty:"\
status"}),r++),i.updatedAt===void 0&&(e=n(e,t,"required",{missingProperty:"updatedAt"}),r++),i.apiKey!==void 0&&typeof i.
apiKey!="string"&&(e=n(e,t+"/apiKey","type",{type:"string"}),r++),i.createdAt!==void 0){let o=i.createdAt;typeof o=="str\
ing"?m(o)||(e=n(e,t+"/createdAt","format",{format:"date-time"}),r++):(e=n(e,t+"/createdAt","type",{type:"string"}),r++)}
if(i.description!==void 0&&typeof i.description!="string"&&(e=n(e,t+"/description","type",{type:"string"}),r++),i.expiresAt!==
void 0){let o=i.expiresAt,s=r,u=!1,f=r;typeof o=="string"?m(o)||(e=n(e,t+"/expiresAt","format",{format:"date-time"},"#/c\
omponents/schemas/KeyExpiry/anyOf/0/format"),r++):(e=n(e,t+"/expiresAt","type",{type:"string"},"#/components/schemas/Key\
Expiry/anyOf/0/type"),r++);var p=f===r;if(u=u||p,!u){let g=r;typeof o!="string"&&(e=n(e,t+"/expiresAt","type",{type:"str\
ing"},"#/components/schemas/KeyExpiry/anyOf/1/type"),r++),o!=="never"&&(e=n(e,t+"/expiresAt","const",{allowedValue:"neve\
r"},"#/components/schemas/KeyExpiry/anyOf/1/const"),r++);var p=g===r;u=u||p}u?(r=s,e!==null&&(s?e.length=s:e=null)):(e=n(
e,t+"/expiresAt","anyOf",{},"#/components/schemas/KeyExpiry/anyOf"),r++)}if(i.id!==void 0&&typeof i.id!="string"&&(e=n(e,
t+"/id","type",{type:"string"}),r++),i.name!==void 0&&typeof i.name!="string"&&(e=n(e,t+"/name","type",{type:"string"}),
r++),i.principalId!==void 0&&typeof i.principalId!="string"&&(e=n(e,t+"/principalId","type",{type:"string"}),r++),i.projectId!==
void 0&&typeof i.projectId!="string"&&(e=n(e,t+"/projectId","type",{type:"string"}),r++),i.source!==void 0&&typeof i.source!=
"string"&&(e=n(e,t+"/source","type",{type:"string"}),r++),i.status!==void 0&&typeof i.status!="string"&&(e=n(e,t+"/statu\
s","type",{type:"string"}),r++),i.updatedAt!==void 0){let o=i.updatedAt;typeof o=="string"?m(o)||(e=n(e,t+"/updatedAt","\
format",{format:"date-time"}),r++):(e=n(e,t+"/updatedAt","type",{type:"string"}),r++)}}else e=n(e,t,"type",{type:"object"}),
r++;return A.errors=e,r===0}function M(i,{instancePath:t=""}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let o=0;o<
p;o++)A(i[o],{instancePath:t+"/"+o})||(e=l(e,A.errors),r=e.length)}else e=n(e,t,"type",{type:"array"}),r++;return M.errors=
e,r===0}var q=F;function F(i,{instancePath:t=""}={}){let e=null,r=0;return i&&typeof i=="object"&&!Array.isArray(i)?(i.message===void 0&&
(e=n(e,t,"required",{missingProperty:"message"}),r++),i.message!==void 0&&typeof i.message!="string"&&(e=n(e,t+"/message",
"type",{type:"string"}),r++)):(e=n(e,t,"type",{type:"object"}),r++),F.errors=e,r===0}var z=X;function I(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.id===void 0&&(e=n(
e,t,"required",{missingProperty:"id"}),r++),i.name===void 0&&(e=n(e,t,"required",{missingProperty:"name"}),r++),i.description===
void 0&&(e=n(e,t,"required",{missingProperty:"description"}),r++),i.createdAt===void 0&&(e=n(e,t,"required",{missingProperty:"\
createdAt"}),r++),i.expiresAt===void 0&&(e=n(e,t,"required",{missingProperty:"expiresAt"}),r++),i.status===void 0&&(e=n(
e,t,"required",{missingProperty:"status"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"projectId"}),
r++),i.principalId===void 0&&(e=n(e,t,"required",{missingProperty:"principalId"}),r++),i.source===void 0&&(e=n(e,t,"requ\
ired",{missingProperty:"source"}),r++),i.id!==void 0&&typeof i.id!="string"&&(e=n(e,t+"/id","type",{type:"string"}),r++),
i.name!==void 0&&typeof i.name!="string"&&(e=n(e,t+"/name","type",{type:"string"}),r++),i.description!==void 0&&typeof i.
description!="string"&&(e=n(e,t+"/description","type",{type:"string"}),r++),i.createdAt!==void 0){let o=i.createdAt;typeof o==
"string"?m(o)||(e=n(e,t+"/createdAt","format",{format:"date-time"}),r++):(e=n(e,t+"/createdAt","type",{type:"string"}),r++)}
if(i.expiresAt!==void 0){let o=i.expiresAt,s=r,u=!1,f=r;typeof o=="string"?m(o)||(e=n(e,t+"/expiresAt","format",{format:"\
date-time"},"#/components/schemas/KeyExpiry/anyOf/0/format"),r++):(e=n(e,t+"/expiresAt","type",{type:"string"},"#/compon\
ents/schemas/KeyExpiry/anyOf/0/type"),r++);var p=f===r;if(u=u||p,!u){let g=r;typeof o!="string"&&(e=n(e,t+"/expiresAt","\
type",{type:"string"},"#/components/schemas/KeyExpiry/anyOf/1/type"),r++),o!=="never"&&(e=n(e,t+"/expiresAt","const",{allowedValue:"\
never"},"#/components/schemas/KeyExpiry/anyOf/1/const"),r++);var p=g===r;u=u||p}u?(r=s,e!==null&&(s?e.length=s:e=null)):
(e=n(e,t+"/expiresAt","anyOf",{},"#/components/schemas/KeyExpiry/anyOf"),r++)}i.status!==void 0&&typeof i.status!="strin\
g"&&(e=n(e,t+"/status","type",{type:"string"}),r++),i.projectId!==void 0&&typeof i.projectId!="string"&&(e=n(e,t+"/proje\
ctId","type",{type:"string"}),r++),i.principalId!==void 0&&typeof i.principalId!="string"&&(e=n(e,t+"/principalId","type",
{type:"string"}),r++),i.source!==void 0&&typeof i.source!="string"&&(e=n(e,t+"/source","type",{type:"string"}),r++)}else
e=n(e,t,"type",{type:"object"}),r++;return I.errors=e,r===0}function X(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.keys===void 0&&(e=n(e,t,"required",{missingProperty:"keys"}),r++),i.keys!==void 0){let p=i.
keys;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++)I(p[s],{instancePath:t+"/keys/"+s})||(e=l(e,I.errors),r=e.length)}else
e=n(e,t+"/keys","type",{type:"array"}),r++}}else e=n(e,t,"type",{type:"object"}),r++;return X.errors=e,r===0}var B=D;var a={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/co\
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
R={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function v(i,{instancePath:t=""}={}){let e=null,r=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.service_toml!==void 0&&typeof i.service_toml!="string"&&(e=n(e,t+"/ser\
vice_toml","type",{type:"string"}),r++),i.compute!==void 0){let o=i.compute,s=r,u=!1,f=null,g=r;if(Array.isArray(o)){o.length>
5&&(e=n(e,t+"/compute","maxItems",{limit:5},"#/properties/compute/oneOf/0/maxItems"),r++);let me=o.length;for(let c=0;c<
me;c++){let y=o[c];typeof y!="string"&&(e=n(e,t+"/compute/"+c,"type",{type:"string"}),r++),y==="ADA_L4"||y==="ADA_L40"||
y==="AMPERE_A10"||y==="AMPERE_A100_40GB"||y==="AMPERE_A100_80GB"||y==="HOPPER_H100"||y==="HOPPER_H200"||y==="BLACKWELL_B\
200"||y==="BLACKWELL_RTX6000"||y==="CPU"||y==="INF2"||y==="TRN1"||y==="TURING_T4"||(e=n(e,t+"/compute/"+c,"enum",{allowedValues:R.
enum}),r++)}}else e=n(e,t+"/compute","type",{type:"array"},"#/properties/compute/oneOf/0/type"),r++;var p=g===r;p&&(u=!0,
f=0);let ye=r;typeof o!="string"&&(e=n(e,t+"/compute","type",{type:"string"}),r++),o==="ADA_L4"||o==="ADA_L40"||o==="AMP\
ERE_A10"||o==="AMPERE_A100_40GB"||o==="AMPERE_A100_80GB"||o==="HOPPER_H100"||o==="HOPPER_H200"||o==="BLACKWELL_B200"||o===
"BLACKWELL_RTX6000"||o==="CPU"||o==="INF2"||o==="TRN1"||o==="TURING_T4"||(e=n(e,t+"/compute","enum",{allowedValues:R.enum}),
r++);var p=ye===r;p&&u?(u=!1,f=[f,1]):p&&(u=!0,f=1),u?(r=s,e!==null&&(s?e.length=s:e=null)):(e=n(e,t+"/compute","oneOf",
{passingSchemas:f},"#/properties/compute/oneOf"),r++)}if(i.computeTier!==void 0){let o=i.computeTier;typeof o!="string"&&
(e=n(e,t+"/computeTier","type",{type:"string"}),r++),o==="interruptible"||o==="protected"||(e=n(e,t+"/computeTier","enum",
{allowedValues:a.properties.computeTier.enum}),r++)}if(i.containerRuntime!==void 0){let o=i.containerRuntime;typeof o!="\
string"&&(e=n(e,t+"/containerRuntime","type",{type:"string"}),r++),o==="v1"||o==="v2"||(e=n(e,t+"/containerRuntime","enu\
m",{allowedValues:a.properties.containerRuntime.enum}),r++)}if(i.cooldownPeriodSeconds!==void 0){let o=i.cooldownPeriodSeconds;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/cooldownPeriodSeconds","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>3600||isNaN(o))&&(e=n(e,t+"/cooldownPeriodSeconds","maximum",{comparison:"<=",limit:3600}),r++),
(o<1||isNaN(o))&&(e=n(e,t+"/cooldownPeriodSeconds","minimum",{comparison:">=",limit:1}),r++))}if(i.cpu!==void 0&&typeof i.
cpu!="string"&&(e=n(e,t+"/cpu","type",{type:"string"}),r++),i.deploymentInitializationTimeout!==void 0){let o=i.deploymentInitializationTimeout;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/deploymentInitializationTimeout","type",{type:"integer"}),
r++),typeof o=="number"&&isFinite(o)&&((o>900||isNaN(o))&&(e=n(e,t+"/deploymentInitializationTimeout","maximum",{comparison:"\
<=",limit:900}),r++),(o<60||isNaN(o))&&(e=n(e,t+"/deploymentInitializationTimeout","minimum",{comparison:">=",limit:60}),
r++))}if(i.disableAuth!==void 0&&typeof i.disableAuth!="boolean"&&(e=n(e,t+"/disableAuth","type",{type:"boolean"}),r++),
i.entrypoint!==void 0){let o=i.entrypoint;if(Array.isArray(o)){let s=o.length;for(let u=0;u<s;u++)typeof o[u]!="string"&&
(e=n(e,t+"/entrypoint/"+u,"type",{type:"string"}),r++)}else e=n(e,t+"/entrypoint","type",{type:"array"}),r++}if(i.evaluationIntervalSeconds!==
void 0){let o=i.evaluationIntervalSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/evaluationInter\
valSeconds","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>300||isNaN(o))&&(e=n(e,t+"/evaluationInte\
rvalSeconds","maximum",{comparison:"<=",limit:300}),r++),(o<6||isNaN(o))&&(e=n(e,t+"/evaluationIntervalSeconds","minimum",
{comparison:">=",limit:6}),r++))}if(i.gpuCount!==void 0){let o=i.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=n(e,t+"/gpuCount","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>8||isNaN(o))&&(e=n(e,t+"/gpu\
Count","maximum",{comparison:"<=",limit:8}),r++),(o<0||isNaN(o))&&(e=n(e,t+"/gpuCount","minimum",{comparison:">=",limit:0}),
r++))}if(i.healthcheckEndpoint!==void 0&&typeof i.healthcheckEndpoint!="string"&&(e=n(e,t+"/healthcheckEndpoint","type",
{type:"string"}),r++),i.loadBalancingAlgorithm!==void 0){let o=i.loadBalancingAlgorithm;typeof o!="string"&&(e=n(e,t+"/l\
oadBalancingAlgorithm","type",{type:"string"}),r++),o==="round-robin"||o==="first-available"||o==="min-connections"||o===
"random-choice-2"||(e=n(e,t+"/loadBalancingAlgorithm","enum",{allowedValues:a.properties.loadBalancingAlgorithm.enum}),r++)}
if(i.maxReplicaCount!==void 0){let o=i.maxReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/ma\
xReplicaCount","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=n(e,t+"/maxReplicaC\
ount","maximum",{comparison:"<=",limit:2e3}),r++),(o<1||isNaN(o))&&(e=n(e,t+"/maxReplicaCount","minimum",{comparison:">=",
limit:1}),r++))}if(i.memory!==void 0&&typeof i.memory!="string"&&(e=n(e,t+"/memory","type",{type:"string"}),r++),i.minReplicaCount!==
void 0){let o=i.minReplicaCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/minReplicaCount","type",{
type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>2e3||isNaN(o))&&(e=n(e,t+"/minReplicaCount","maximum",{comparison:"\
<=",limit:2e3}),r++),(o<0||isNaN(o))&&(e=n(e,t+"/minReplicaCount","minimum",{comparison:">=",limit:0}),r++))}if(i.port!==
void 0){let o=i.port;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/port","type",{type:"integer"}),r++),
typeof o=="number"&&isFinite(o)&&((o>65535||isNaN(o))&&(e=n(e,t+"/port","maximum",{comparison:"<=",limit:65535}),r++),(o<
0||isNaN(o))&&(e=n(e,t+"/port","minimum",{comparison:">=",limit:0}),r++))}if(i.readycheckEndpoint!==void 0&&typeof i.readycheckEndpoint!=
"string"&&(e=n(e,t+"/readycheckEndpoint","type",{type:"string"}),r++),i.replicaConcurrency!==void 0){let o=i.replicaConcurrency;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/replicaConcurrency","type",{type:"integer"}),r++),typeof o==
"number"&&isFinite(o)&&((o>1e6||isNaN(o))&&(e=n(e,t+"/replicaConcurrency","maximum",{comparison:"<=",limit:1e6}),r++),(o<
1||isNaN(o))&&(e=n(e,t+"/replicaConcurrency","minimum",{comparison:">=",limit:1}),r++))}if(i.responseGracePeriodSeconds!==
void 0){let o=i.responseGracePeriodSeconds;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/responseGraceP\
eriodSeconds","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(o)&&((o>43200||isNaN(o))&&(e=n(e,t+"/responseGr\
acePeriodSeconds","maximum",{comparison:"<=",limit:43200}),r++),(o<16||isNaN(o))&&(e=n(e,t+"/responseGracePeriodSeconds",
"minimum",{comparison:">=",limit:16}),r++))}if(i.rollOutDurationSeconds!==void 0){let o=i.rollOutDurationSeconds;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/rollOutDurationSeconds","type",{type:"integer"}),r++),typeof o=="nu\
mber"&&isFinite(o)&&((o>21600||isNaN(o))&&(e=n(e,t+"/rollOutDurationSeconds","maximum",{comparison:"<=",limit:21600}),r++),
(o<1||isNaN(o))&&(e=n(e,t+"/rollOutDurationSeconds","minimum",{comparison:">=",limit:1}),r++))}if(i.runtime!==void 0){let o=i.
runtime;typeof o!="string"&&(e=n(e,t+"/runtime","type",{type:"string"}),r++),o==="cortex"||o==="custom"||(e=n(e,t+"/runt\
ime","enum",{allowedValues:a.properties.runtime.enum}),r++)}if(i.scalingBuffer!==void 0){let o=i.scalingBuffer;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/scalingBuffer","type",{type:"integer"}),r++),typeof o=="number"&&isFinite(
o)&&(o<0||isNaN(o))&&(e=n(e,t+"/scalingBuffer","minimum",{comparison:">=",limit:0}),r++)}if(i.scalingMetric!==void 0){let o=i.
scalingMetric;typeof o!="string"&&(e=n(e,t+"/scalingMetric","type",{type:"string"}),r++),o==="cpu_utilization"||o==="mem\
ory_utilization"||o==="requests_per_second"||o==="concurrency_utilization"||(e=n(e,t+"/scalingMetric","enum",{allowedValues:a.
properties.scalingMetric.enum}),r++)}if(i.scalingTarget!==void 0){let o=i.scalingTarget;typeof o=="number"&&isFinite(o)?
(o<=0||isNaN(o))&&(e=n(e,t+"/scalingTarget","exclusiveMinimum",{comparison:">",limit:0}),r++):(e=n(e,t+"/scalingTarget",
"type",{type:"number"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return v.errors=e,r===0}function N(i,{instancePath:t=""}={}){
let e=null,r=0;if(v(i,{instancePath:t})||(e=l(e,v.errors),r=e.length),i&&typeof i=="object"&&!Array.isArray(i)){if(i.appId===
void 0&&(e=n(e,t,"required",{missingProperty:"appId"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"\
projectId"}),r++),i.hardware===void 0&&(e=n(e,t,"required",{missingProperty:"hardware"}),r++),i.cpu===void 0&&(e=n(e,t,"\
required",{missingProperty:"cpu"}),r++),i.memory===void 0&&(e=n(e,t,"required",{missingProperty:"memory"}),r++),i.gpuCount===
void 0&&(e=n(e,t,"required",{missingProperty:"gpuCount"}),r++),i.region===void 0&&(e=n(e,t,"required",{missingProperty:"\
region"}),r++),i.appId!==void 0&&typeof i.appId!="string"&&(e=n(e,t+"/appId","type",{type:"string"}),r++),i.projectId!==
void 0&&typeof i.projectId!="string"&&(e=n(e,t+"/projectId","type",{type:"string"}),r++),i.hardware!==void 0&&typeof i.hardware!=
"string"&&(e=n(e,t+"/hardware","type",{type:"string"}),r++),i.cpu!==void 0&&typeof i.cpu!="string"&&(e=n(e,t+"/cpu","typ\
e",{type:"string"}),r++),i.memory!==void 0&&typeof i.memory!="string"&&(e=n(e,t+"/memory","type",{type:"string"}),r++),i.
gpuCount!==void 0){let p=i.gpuCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/gpuCount","type",{type:"\
integer"}),r++),typeof p=="number"&&isFinite(p)&&((p>8||isNaN(p))&&(e=n(e,t+"/gpuCount","maximum",{comparison:"<=",limit:8}),
r++),(p<0||isNaN(p))&&(e=n(e,t+"/gpuCount","minimum",{comparison:">=",limit:0}),r++))}i.region!==void 0&&typeof i.region!=
"string"&&(e=n(e,t+"/region","type",{type:"string"}),r++)}else e=n(e,t,"type",{type:"object"}),r++;return N.errors=e,r===
0}var ce=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function D(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.app===void 0&&(e=n(
e,t,"required",{missingProperty:"app"}),r++),i.message===void 0&&(e=n(e,t,"required",{missingProperty:"message"}),r++),i.
self===void 0&&(e=n(e,t,"required",{missingProperty:"self"}),r++),i.success===void 0&&(e=n(e,t,"required",{missingProperty:"\
success"}),r++),i.app!==void 0&&(N(i.app,{instancePath:t+"/app"})||(e=l(e,N.errors),r=e.length)),i.message!==void 0&&typeof i.
message!="string"&&(e=n(e,t+"/message","type",{type:"string"}),r++),i.self!==void 0){let p=i.self;typeof p=="string"?ce.
test(p)||(e=n(e,t+"/self","format",{format:"uri-reference"}),r++):(e=n(e,t+"/self","type",{type:"string"}),r++)}i.success!==
void 0&&typeof i.success!="boolean"&&(e=n(e,t+"/success","type",{type:"boolean"}),r++)}else e=n(e,t,"type",{type:"object"}),
r++;return D.errors=e,r===0}var O=U;function U(i,{instancePath:t=""}={}){let e=null,r=0;return i&&typeof i=="object"&&!Array.isArray(i)?(i.digest===void 0&&
(e=n(e,t,"required",{missingProperty:"digest"}),r++),i.status===void 0&&(e=n(e,t,"required",{missingProperty:"status"}),
r++),i.digest!==void 0&&typeof i.digest!="string"&&(e=n(e,t+"/digest","type",{type:"string"}),r++),i.status!==void 0&&typeof i.
status!="string"&&(e=n(e,t+"/status","type",{type:"string"}),r++)):(e=n(e,t,"type",{type:"object"}),r++),U.errors=e,r===
0}var G=L;var K=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function L(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.download_url===void 0&&
(e=n(e,t,"required",{missingProperty:"download_url"}),r++),i.download_url!==void 0){let p=i.download_url;typeof p=="stri\
ng"?K.test(p)||(e=n(e,t+"/download_url","format",{format:"uri"}),r++):(e=n(e,t+"/download_url","type",{type:"string"}),r++)}
if(i.compressed_size!==void 0){let p=i.compressed_size;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/co\
mpressed_size","type",{type:"integer"}),r++)}if(i.compression_method!==void 0){let p=i.compression_method;typeof p=="num\
ber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/compression_method","type",{type:"integer"}),r++)}if(i.data_offset!==void 0){
let p=i.data_offset;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/data_offset","type",{type:"integer"}),
r++)}}else e=n(e,t,"type",{type:"object"}),r++;return L.errors=e,r===0}var V=Q;function Q(i,{instancePath:t=""}={}){let e=null,r=0;return i&&typeof i=="object"&&!Array.isArray(i)?(i.app_id===void 0&&
(e=n(e,t,"required",{missingProperty:"app_id"}),r++),i.build_id===void 0&&(e=n(e,t,"required",{missingProperty:"build_id"}),
r++),i.project_id===void 0&&(e=n(e,t,"required",{missingProperty:"project_id"}),r++),i.status===void 0&&(e=n(e,t,"requir\
ed",{missingProperty:"status"}),r++),i.logs===void 0&&(e=n(e,t,"required",{missingProperty:"logs"}),r++),i.app_id!==void 0&&
typeof i.app_id!="string"&&(e=n(e,t+"/app_id","type",{type:"string"}),r++),i.build_id!==void 0&&typeof i.build_id!="stri\
ng"&&(e=n(e,t+"/build_id","type",{type:"string"}),r++),i.project_id!==void 0&&typeof i.project_id!="string"&&(e=n(e,t+"/\
project_id","type",{type:"string"}),r++),i.status!==void 0&&typeof i.status!="string"&&(e=n(e,t+"/status","type",{type:"\
string"}),r++),i.logs!==void 0&&(Array.isArray(i.logs)||(e=n(e,t+"/logs","type",{type:"array"}),r++))):(e=n(e,t,"type",{
type:"object"}),r++),Q.errors=e,r===0}var W=H;var b=/^\d{4}(-((0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?|W(0[1-9]|[1-4]\d|5[0-3])-[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])(:[0-5]\d(:([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?|((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])|W(0[1-9]|[1-4]\d|5[0-3])[1-7]|[0-3]\d\d)([Tt]([01]\d|2[0-4])([0-5]\d(([0-5]\d|60)([.,]\d+)?)?)?([Zz]|[+-]([01]\d|2[0-4])(:?[0-5]\d)?)?)?)$/;
function T(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.appId===void 0&&(e=
n(e,t,"required",{missingProperty:"appId"}),r++),i.buildId===void 0&&(e=n(e,t,"required",{missingProperty:"buildId"}),r++),
i.containerId===void 0&&(e=n(e,t,"required",{missingProperty:"containerId"}),r++),i.containerIp===void 0&&(e=n(e,t,"requ\
ired",{missingProperty:"containerIp"}),r++),i.containerRestartCount===void 0&&(e=n(e,t,"required",{missingProperty:"cont\
ainerRestartCount"}),r++),i.containerRunningTimeMs===void 0&&(e=n(e,t,"required",{missingProperty:"containerRunningTimeM\
s"}),r++),i.containerStartTimestamp===void 0&&(e=n(e,t,"required",{missingProperty:"containerStartTimestamp"}),r++),i.containerState===
void 0&&(e=n(e,t,"required",{missingProperty:"containerState"}),r++),i.containerTerminationTimestamp===void 0&&(e=n(e,t,
"required",{missingProperty:"containerTerminationTimestamp"}),r++),i.hardwareProvider===void 0&&(e=n(e,t,"required",{missingProperty:"\
hardwareProvider"}),r++),i.hostIp===void 0&&(e=n(e,t,"required",{missingProperty:"hostIp"}),r++),i.isTerminating===void 0&&
(e=n(e,t,"required",{missingProperty:"isTerminating"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"\
projectId"}),r++),i.region===void 0&&(e=n(e,t,"required",{missingProperty:"region"}),r++),i.timestamp===void 0&&(e=n(e,t,
"required",{missingProperty:"timestamp"}),r++),i.appId!==void 0&&typeof i.appId!="string"&&(e=n(e,t+"/appId","type",{type:"\
string"}),r++),i.buildId!==void 0&&typeof i.buildId!="string"&&(e=n(e,t+"/buildId","type",{type:"string"}),r++),i.containerId!==
void 0&&typeof i.containerId!="string"&&(e=n(e,t+"/containerId","type",{type:"string"}),r++),i.containerIp!==void 0&&typeof i.
containerIp!="string"&&(e=n(e,t+"/containerIp","type",{type:"string"}),r++),i.containerRestartCount!==void 0){let p=i.containerRestartCount;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/containerRestartCount","type",{type:"integer"}),r++)}if(i.
containerRunningTimeMs!==void 0){let p=i.containerRunningTimeMs;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(
e,t+"/containerRunningTimeMs","type",{type:"integer"}),r++)}if(i.containerStartTimestamp!==void 0){let p=i.containerStartTimestamp;
typeof p=="string"?b.test(p)||(e=n(e,t+"/containerStartTimestamp","format",{format:"iso-8601"}),r++):(e=n(e,t+"/containe\
rStartTimestamp","type",{type:"string"}),r++)}if(i.containerState!==void 0&&typeof i.containerState!="string"&&(e=n(e,t+
"/containerState","type",{type:"string"}),r++),i.containerTerminationTimestamp!==void 0){let p=i.containerTerminationTimestamp;
typeof p=="string"?b.test(p)||(e=n(e,t+"/containerTerminationTimestamp","format",{format:"iso-8601"}),r++):(e=n(e,t+"/co\
ntainerTerminationTimestamp","type",{type:"string"}),r++)}if(i.hardwareProvider!==void 0&&typeof i.hardwareProvider!="st\
ring"&&(e=n(e,t+"/hardwareProvider","type",{type:"string"}),r++),i.hostIp!==void 0&&typeof i.hostIp!="string"&&(e=n(e,t+
"/hostIp","type",{type:"string"}),r++),i.isTerminating!==void 0&&typeof i.isTerminating!="boolean"&&(e=n(e,t+"/isTermina\
ting","type",{type:"boolean"}),r++),i.projectId!==void 0&&typeof i.projectId!="string"&&(e=n(e,t+"/projectId","type",{type:"\
string"}),r++),i.region!==void 0&&typeof i.region!="string"&&(e=n(e,t+"/region","type",{type:"string"}),r++),i.timestamp!==
void 0){let p=i.timestamp;typeof p=="string"?b.test(p)||(e=n(e,t+"/timestamp","format",{format:"iso-8601"}),r++):(e=n(e,
t+"/timestamp","type",{type:"string"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return T.errors=e,r===0}function H(i,{
instancePath:t=""}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let o=0;o<p;o++)T(i[o],{instancePath:t+"/"+
o})||(e=l(e,T.errors),r=e.length)}else e=n(e,t,"type",{type:"array"}),r++;return H.errors=e,r===0}var Z=J;function J(i,{instancePath:t=""}={}){let e=null,r=0;if(Array.isArray(i)){let p=i.length;for(let o=0;o<p;o++){let s=i[o];
s&&typeof s=="object"&&!Array.isArray(s)?(s.container_id===void 0&&(e=n(e,t+"/"+o,"required",{missingProperty:"container\
_id"}),r++),s.status===void 0&&(e=n(e,t+"/"+o,"required",{missingProperty:"status"}),r++),s.container_id!==void 0&&typeof s.
container_id!="string"&&(e=n(e,t+"/"+o+"/container_id","type",{type:"string"}),r++),s.status!==void 0&&typeof s.status!=
"string"&&(e=n(e,t+"/"+o+"/status","type",{type:"string"}),r++)):(e=n(e,t+"/"+o,"type",{type:"object"}),r++)}}else e=n(e,
t,"type",{type:"array"}),r++;return J.errors=e,r===0}var Y=h;function h(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.appId===void 0&&(e=
n(e,t,"required",{missingProperty:"appId"}),r++),i.buildId===void 0&&(e=n(e,t,"required",{missingProperty:"buildId"}),r++),
i.containerIp===void 0&&(e=n(e,t,"required",{missingProperty:"containerIp"}),r++),i.endedAt===void 0&&(e=n(e,t,"required",
{missingProperty:"endedAt"}),r++),i.hardwareProvider===void 0&&(e=n(e,t,"required",{missingProperty:"hardwareProvider"}),
r++),i.hostIp===void 0&&(e=n(e,t,"required",{missingProperty:"hostIp"}),r++),i.isTerminating===void 0&&(e=n(e,t,"require\
d",{missingProperty:"isTerminating"}),r++),i.projectId===void 0&&(e=n(e,t,"required",{missingProperty:"projectId"}),r++),
i.region===void 0&&(e=n(e,t,"required",{missingProperty:"region"}),r++),i.requestedAt===void 0&&(e=n(e,t,"required",{missingProperty:"\
requestedAt"}),r++),i.restartCount===void 0&&(e=n(e,t,"required",{missingProperty:"restartCount"}),r++),i.startedAt===void 0&&
(e=n(e,t,"required",{missingProperty:"startedAt"}),r++),i.state===void 0&&(e=n(e,t,"required",{missingProperty:"state"}),
r++),i.appId!==void 0&&typeof i.appId!="string"&&(e=n(e,t+"/appId","type",{type:"string"}),r++),i.buildId!==void 0&&typeof i.
buildId!="string"&&(e=n(e,t+"/buildId","type",{type:"string"}),r++),i.containerIp!==void 0&&typeof i.containerIp!="strin\
g"&&(e=n(e,t+"/containerIp","type",{type:"string"}),r++),i.containerRestartExitCode!==void 0){let o=i.containerRestartExitCode;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/containerRestartExitCode","type",{type:"integer"}),r++)}if(i.
containerRestartMessage!==void 0&&typeof i.containerRestartMessage!="string"&&(e=n(e,t+"/containerRestartMessage","type",
{type:"string"}),r++),i.containerRestartReason!==void 0&&typeof i.containerRestartReason!="string"&&(e=n(e,t+"/container\
RestartReason","type",{type:"string"}),r++),i.containerRestartSignal!==void 0){let o=i.containerRestartSignal;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/containerRestartSignal","type",{type:"integer"}),r++)}if(i.containerTerminationExitCode!==
void 0){let o=i.containerTerminationExitCode;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/containerTer\
minationExitCode","type",{type:"integer"}),r++)}if(i.containerTerminationMessage!==void 0&&typeof i.containerTerminationMessage!=
"string"&&(e=n(e,t+"/containerTerminationMessage","type",{type:"string"}),r++),i.containerTerminationReason!==void 0&&typeof i.
containerTerminationReason!="string"&&(e=n(e,t+"/containerTerminationReason","type",{type:"string"}),r++),i.containerTerminationSignal!==
void 0){let o=i.containerTerminationSignal;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/containerTermi\
nationSignal","type",{type:"integer"}),r++)}if(i.endedAt!==void 0){let o=i.endedAt,s=r,u=!1,f=r;typeof o=="string"?m(o)||
(e=n(e,t+"/endedAt","format",{format:"date-time"},"#/properties/endedAt/anyOf/0/format"),r++):(e=n(e,t+"/endedAt","type",
{type:"string"},"#/properties/endedAt/anyOf/0/type"),r++);var p=f===r;if(u=u||p,!u){let g=r;typeof o!="string"&&(e=n(e,t+
"/endedAt","type",{type:"string"},"#/properties/endedAt/anyOf/1/type"),r++),o!==""&&(e=n(e,t+"/endedAt","const",{allowedValue:""},
"#/properties/endedAt/anyOf/1/const"),r++);var p=g===r;u=u||p}u?(r=s,e!==null&&(s?e.length=s:e=null)):(e=n(e,t+"/endedAt",
"anyOf",{},"#/properties/endedAt/anyOf"),r++)}if(i.hardwareProvider!==void 0&&typeof i.hardwareProvider!="string"&&(e=n(
e,t+"/hardwareProvider","type",{type:"string"}),r++),i.hostIp!==void 0&&typeof i.hostIp!="string"&&(e=n(e,t+"/hostIp","t\
ype",{type:"string"}),r++),i.isTerminating!==void 0&&typeof i.isTerminating!="boolean"&&(e=n(e,t+"/isTerminating","type",
{type:"boolean"}),r++),i.podDeletionTimestamp!==void 0&&typeof i.podDeletionTimestamp!="string"&&(e=n(e,t+"/podDeletionT\
imestamp","type",{type:"string"}),r++),i.projectId!==void 0&&typeof i.projectId!="string"&&(e=n(e,t+"/projectId","type",
{type:"string"}),r++),i.region!==void 0&&typeof i.region!="string"&&(e=n(e,t+"/region","type",{type:"string"}),r++),i.requestedAt!==
void 0){let o=i.requestedAt;typeof o=="string"?m(o)||(e=n(e,t+"/requestedAt","format",{format:"date-time"}),r++):(e=n(e,
t+"/requestedAt","type",{type:"string"}),r++)}if(i.restartCount!==void 0){let o=i.restartCount;typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)||(e=n(e,t+"/restartCount","type",{type:"integer"}),r++)}if(i.startedAt!==void 0){let o=i.startedAt;
typeof o=="string"?m(o)||(e=n(e,t+"/startedAt","format",{format:"date-time"}),r++):(e=n(e,t+"/startedAt","type",{type:"s\
tring"}),r++)}i.state!==void 0&&typeof i.state!="string"&&(e=n(e,t+"/state","type",{type:"string"}),r++)}else e=n(e,t,"t\
ype",{type:"object"}),r++;return h.errors=e,r===0}var P=ee;function ee(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.events===void 0&&
(e=n(e,t,"required",{missingProperty:"events"}),r++),i.limit===void 0&&(e=n(e,t,"required",{missingProperty:"limit"}),r++),
i.page===void 0&&(e=n(e,t,"required",{missingProperty:"page"}),r++),i.total===void 0&&(e=n(e,t,"required",{missingProperty:"\
total"}),r++),i.events!==void 0){let p=i.events;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u==
"object"&&!Array.isArray(u)||(e=n(e,t+"/events/"+s,"type",{type:"object"}),r++)}}else e=n(e,t+"/events","type",{type:"ar\
ray"}),r++}if(i.limit!==void 0){let p=i.limit;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/limit","typ\
e",{type:"integer"}),r++),typeof p=="number"&&isFinite(p)&&(p>200||isNaN(p))&&(e=n(e,t+"/limit","maximum",{comparison:"<\
=",limit:200}),r++)}if(i.page!==void 0){let p=i.page;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/page",
"type",{type:"integer"}),r++)}if(i.total!==void 0){let p=i.total;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=
n(e,t+"/total","type",{type:"integer"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return ee.errors=e,r===0}var re=ie;function ie(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.item===void 0&&(e=
n(e,t,"required",{missingProperty:"item"}),r++),i.item!==void 0){let p=i.item;if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.id===void 0&&(e=n(e,t+"/item","required",{missingProperty:"id"}),r++),p.modelId===void 0&&(e=n(e,t+"/item","require\
d",{missingProperty:"modelId"}),r++),p.projectId===void 0&&(e=n(e,t+"/item","required",{missingProperty:"projectId"}),r++),
p.status===void 0&&(e=n(e,t+"/item","required",{missingProperty:"status"}),r++),p.createdAt===void 0&&(e=n(e,t+"/item","\
required",{missingProperty:"createdAt"}),r++),p.id!==void 0&&typeof p.id!="string"&&(e=n(e,t+"/item/id","type",{type:"st\
ring"}),r++),p.modelId!==void 0&&typeof p.modelId!="string"&&(e=n(e,t+"/item/modelId","type",{type:"string"}),r++),p.projectId!==
void 0&&typeof p.projectId!="string"&&(e=n(e,t+"/item/projectId","type",{type:"string"}),r++),p.status!==void 0&&typeof p.
status!="string"&&(e=n(e,t+"/item/status","type",{type:"string"}),r++),p.statusCode!==void 0){let o=p.statusCode;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/item/statusCode","type",{type:"integer"}),r++)}if(p.async!==void 0&&
typeof p.async!="boolean"&&(e=n(e,t+"/item/async","type",{type:"boolean"}),r++),p.websocket!==void 0&&typeof p.websocket!=
"boolean"&&(e=n(e,t+"/item/websocket","type",{type:"boolean"}),r++),p.containerId!==void 0&&typeof p.containerId!="strin\
g"&&(e=n(e,t+"/item/containerId","type",{type:"string"}),r++),p.containerStartedAt!==void 0&&typeof p.containerStartedAt!=
"string"&&(e=n(e,t+"/item/containerStartedAt","type",{type:"string"}),r++),p.functionName!==void 0&&typeof p.functionName!=
"string"&&(e=n(e,t+"/item/functionName","type",{type:"string"}),r++),p.method!==void 0&&typeof p.method!="string"&&(e=n(
e,t+"/item/method","type",{type:"string"}),r++),p.region!==void 0&&typeof p.region!="string"&&(e=n(e,t+"/item/region","t\
ype",{type:"string"}),r++),p.queue!==void 0&&typeof p.queue!="string"&&(e=n(e,t+"/item/queue","type",{type:"string"}),r++),
p.createdAt!==void 0&&typeof p.createdAt!="string"&&(e=n(e,t+"/item/createdAt","type",{type:"string"}),r++),p.updatedAt!==
void 0&&typeof p.updatedAt!="string"&&(e=n(e,t+"/item/updatedAt","type",{type:"string"}),r++),p.completedAt!==void 0&&typeof p.
completedAt!="string"&&(e=n(e,t+"/item/completedAt","type",{type:"string"}),r++),p.queueTimeMs!==void 0){let o=p.queueTimeMs;
typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/queueTimeMs","type",{type:"number"}),r++)}if(p.runtimeMs!==void 0){let o=p.
runtimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/runtimeMs","type",{type:"number"}),r++)}if(p.responseTimeMs!==
void 0){let o=p.responseTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/responseTimeMs","type",{type:"number"}),
r++)}if(p.activatorQueueTimeMs!==void 0){let o=p.activatorQueueTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/a\
ctivatorQueueTimeMs","type",{type:"number"}),r++)}if(p.containerQueueTimeMs!==void 0){let o=p.containerQueueTimeMs;typeof o==
"number"&&isFinite(o)||(e=n(e,t+"/item/containerQueueTimeMs","type",{type:"number"}),r++)}if(p.totalQueueTimeMs!==void 0){
let o=p.totalQueueTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/totalQueueTimeMs","type",{type:"number"}),r++)}
if(p.executionTimeMs!==void 0){let o=p.executionTimeMs;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/item/executionTimeMs",
"type",{type:"number"}),r++)}if(p.totalResponseTimeMs!==void 0){let o=p.totalResponseTimeMs;typeof o=="number"&&isFinite(
o)||(e=n(e,t+"/item/totalResponseTimeMs","type",{type:"number"}),r++)}if(p.ip!==void 0&&typeof p.ip!="string"&&(e=n(e,t+
"/item/ip","type",{type:"string"}),r++),p.accept!==void 0&&typeof p.accept!="string"&&(e=n(e,t+"/item/accept","type",{type:"\
string"}),r++),p.contentLength!==void 0){let o=p.contentLength;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(
e,t+"/item/contentLength","type",{type:"integer"}),r++)}if(p.origin!==void 0&&typeof p.origin!="string"&&(e=n(e,t+"/item\
/origin","type",{type:"string"}),r++),p.referrer!==void 0&&typeof p.referrer!="string"&&(e=n(e,t+"/item/referrer","type",
{type:"string"}),r++),p.userAgent!==void 0&&typeof p.userAgent!="string"&&(e=n(e,t+"/item/userAgent","type",{type:"strin\
g"}),r++),p.websocketStream!==void 0&&typeof p.websocketStream!="string"&&(e=n(e,t+"/item/websocketStream","type",{type:"\
string"}),r++),p.webhookEndpoint!==void 0&&typeof p.webhookEndpoint!="string"&&(e=n(e,t+"/item/webhookEndpoint","type",{
type:"string"}),r++),p.ephemeral!==void 0&&typeof p.ephemeral!="boolean"&&(e=n(e,t+"/item/ephemeral","type",{type:"boole\
an"}),r++),p.command!==void 0&&typeof p.command!="string"&&(e=n(e,t+"/item/command","type",{type:"string"}),r++),p.hardware!==
void 0&&typeof p.hardware!="string"&&(e=n(e,t+"/item/hardware","type",{type:"string"}),r++),p.cpu!==void 0&&typeof p.cpu!=
"string"&&(e=n(e,t+"/item/cpu","type",{type:"string"}),r++),p.memory!==void 0&&typeof p.memory!="string"&&(e=n(e,t+"/ite\
m/memory","type",{type:"string"}),r++),p.gpuCount!==void 0){let o=p.gpuCount;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(e=n(e,t+"/item/gpuCount","type",{type:"integer"}),r++)}p.createdByUserId!==void 0&&typeof p.createdByUserId!="strin\
g"&&(e=n(e,t+"/item/createdByUserId","type",{type:"string"}),r++)}else e=n(e,t+"/item","type",{type:"object"}),r++}}else
e=n(e,t,"type",{type:"object"}),r++;return ie.errors=e,r===0}var te=ne;var ae=k.date;function w(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.app_id===void 0&&(e=
n(e,t,"required",{missingProperty:"app_id"}),r++),i.app_name===void 0&&(e=n(e,t,"required",{missingProperty:"app_name"}),
r++),i.data===void 0&&(e=n(e,t,"required",{missingProperty:"data"}),r++),i.total===void 0&&(e=n(e,t,"required",{missingProperty:"\
total"}),r++),i.app_id!==void 0&&typeof i.app_id!="string"&&(e=n(e,t+"/app_id","type",{type:"string"}),r++),i.app_name!==
void 0&&typeof i.app_name!="string"&&(e=n(e,t+"/app_name","type",{type:"string"}),r++),i.data!==void 0){let p=i.data;if(Array.
isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];typeof u=="number"&&isFinite(u)||(e=n(e,t+"/data/"+s,"type",{
type:"number"}),r++)}}else e=n(e,t+"/data","type",{type:"array"}),r++}if(i.total!==void 0){let p=i.total;typeof p=="numb\
er"&&isFinite(p)||(e=n(e,t+"/total","type",{type:"number"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return w.errors=
e,r===0}function j(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0&&(e=
n(e,t,"required",{missingProperty:"count"}),r++),i.data===void 0&&(e=n(e,t,"required",{missingProperty:"data"}),r++),i.total===
void 0&&(e=n(e,t,"required",{missingProperty:"total"}),r++),i.count!==void 0){let p=i.count;typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)||(e=n(e,t+"/count","type",{type:"integer"}),r++)}if(i.data!==void 0){let p=i.data;if(Array.isArray(
p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];typeof u=="number"&&isFinite(u)||(e=n(e,t+"/data/"+s,"type",{type:"nu\
mber"}),r++)}}else e=n(e,t+"/data","type",{type:"array"}),r++}if(i.total!==void 0){let p=i.total;typeof p=="number"&&isFinite(
p)||(e=n(e,t+"/total","type",{type:"number"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return j.errors=e,r===0}function ne(i,{
instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.labels===void 0&&(e=n(e,t,"requi\
red",{missingProperty:"labels"}),r++),i.meta===void 0&&(e=n(e,t,"required",{missingProperty:"meta"}),r++),i.series===void 0&&
(e=n(e,t,"required",{missingProperty:"series"}),r++),i.labels!==void 0){let p=i.labels;if(Array.isArray(p)){let o=p.length;
for(let s=0;s<o;s++){let u=p[s];typeof u=="string"?ae(u)||(e=n(e,t+"/labels/"+s,"format",{format:"date"}),r++):(e=n(e,t+
"/labels/"+s,"type",{type:"string"}),r++)}}else e=n(e,t+"/labels","type",{type:"array"}),r++}if(i.meta!==void 0){let p=i.
meta;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.window_start===void 0&&(e=n(e,t+"/meta","required",{missingProperty:"\
window_start"}),r++),p.window_end===void 0&&(e=n(e,t+"/meta","required",{missingProperty:"window_end"}),r++),p.currency===
void 0&&(e=n(e,t+"/meta","required",{missingProperty:"currency"}),r++),p.total_apps===void 0&&(e=n(e,t+"/meta","required",
{missingProperty:"total_apps"}),r++),p.returned_apps===void 0&&(e=n(e,t+"/meta","required",{missingProperty:"returned_ap\
ps"}),r++),p.top_n===void 0&&(e=n(e,t+"/meta","required",{missingProperty:"top_n"}),r++),p.y_max_suggestion===void 0&&(e=
n(e,t+"/meta","required",{missingProperty:"y_max_suggestion"}),r++),p.total_cost_before_discounts===void 0&&(e=n(e,t+"/m\
eta","required",{missingProperty:"total_cost_before_discounts"}),r++),p.total_discounts===void 0&&(e=n(e,t+"/meta","requ\
ired",{missingProperty:"total_discounts"}),r++),p.total_cost_after_discounts===void 0&&(e=n(e,t+"/meta","required",{missingProperty:"\
total_cost_after_discounts"}),r++),p.window_start!==void 0&&typeof p.window_start!="string"&&(e=n(e,t+"/meta/window_star\
t","type",{type:"string"}),r++),p.window_end!==void 0&&typeof p.window_end!="string"&&(e=n(e,t+"/meta/window_end","type",
{type:"string"}),r++),p.currency!==void 0&&typeof p.currency!="string"&&(e=n(e,t+"/meta/currency","type",{type:"string"}),
r++),p.total_apps!==void 0){let o=p.total_apps;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/meta/total\
_apps","type",{type:"integer"}),r++)}if(p.returned_apps!==void 0){let o=p.returned_apps;typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)||(e=n(e,t+"/meta/returned_apps","type",{type:"integer"}),r++)}if(p.top_n!==void 0){let o=p.top_n;typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=n(e,t+"/meta/top_n","type",{type:"integer"}),r++)}if(p.y_max_suggestion!==void 0){
let o=p.y_max_suggestion;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/meta/y_max_suggestion","type",{type:"number"}),r++)}
if(p.total_cost_before_discounts!==void 0){let o=p.total_cost_before_discounts;typeof o=="number"&&isFinite(o)||(e=n(e,t+
"/meta/total_cost_before_discounts","type",{type:"number"}),r++)}if(p.total_discounts!==void 0){let o=p.total_discounts;
typeof o=="number"&&isFinite(o)||(e=n(e,t+"/meta/total_discounts","type",{type:"number"}),r++)}if(p.total_cost_after_discounts!==
void 0){let o=p.total_cost_after_discounts;typeof o=="number"&&isFinite(o)||(e=n(e,t+"/meta/total_cost_after_discounts",
"type",{type:"number"}),r++)}}else e=n(e,t+"/meta","type",{type:"object"}),r++}if(i.series!==void 0){let p=i.series;if(Array.
isArray(p)){let o=p.length;for(let s=0;s<o;s++)w(p[s],{instancePath:t+"/series/"+s})||(e=l(e,w.errors),r=e.length)}else e=
n(e,t+"/series","type",{type:"array"}),r++}i.others!==void 0&&(j(i.others,{instancePath:t+"/others"})||(e=l(e,j.errors),
r=e.length))}else e=n(e,t,"type",{type:"object"}),r++;return ne.errors=e,r===0}var oe=pe;function pe(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.app_breakdown===void 0&&
(e=n(e,t,"required",{missingProperty:"app_breakdown"}),r++),i.breakdown===void 0&&(e=n(e,t,"required",{missingProperty:"\
breakdown"}),r++),i.coupons===void 0&&(e=n(e,t,"required",{missingProperty:"coupons"}),r++),i.summary===void 0&&(e=n(e,t,
"required",{missingProperty:"summary"}),r++),i.app_breakdown!==void 0){let p=i.app_breakdown;if(Array.isArray(p)){let o=p.
length;for(let s=0;s<o;s++){let u=p[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.app_name===void 0&&(e=n(e,t+"/a\
pp_breakdown/"+s,"required",{missingProperty:"app_name"}),r++),u.cpu_cost_cents===void 0&&(e=n(e,t+"/app_breakdown/"+s,"\
required",{missingProperty:"cpu_cost_cents"}),r++),u.cpu_seconds===void 0&&(e=n(e,t+"/app_breakdown/"+s,"required",{missingProperty:"\
cpu_seconds"}),r++),u.gpu_cost_cents===void 0&&(e=n(e,t+"/app_breakdown/"+s,"required",{missingProperty:"gpu_cost_cents"}),
r++),u.gpu_seconds===void 0&&(e=n(e,t+"/app_breakdown/"+s,"required",{missingProperty:"gpu_seconds"}),r++),u.memory_cost_cents===
void 0&&(e=n(e,t+"/app_breakdown/"+s,"required",{missingProperty:"memory_cost_cents"}),r++),u.memory_seconds===void 0&&(e=
n(e,t+"/app_breakdown/"+s,"required",{missingProperty:"memory_seconds"}),r++),u.total_cost_cents===void 0&&(e=n(e,t+"/ap\
p_breakdown/"+s,"required",{missingProperty:"total_cost_cents"}),r++),u.app_name!==void 0&&typeof u.app_name!="string"&&
(e=n(e,t+"/app_breakdown/"+s+"/app_name","type",{type:"string"}),r++),u.cpu_cost_cents!==void 0){let f=u.cpu_cost_cents;
typeof f=="number"&&isFinite(f)||(e=n(e,t+"/app_breakdown/"+s+"/cpu_cost_cents","type",{type:"number"}),r++)}if(u.cpu_seconds!==
void 0){let f=u.cpu_seconds;typeof f=="number"&&isFinite(f)||(e=n(e,t+"/app_breakdown/"+s+"/cpu_seconds","type",{type:"n\
umber"}),r++)}if(u.gpu_cost_cents!==void 0){let f=u.gpu_cost_cents;typeof f=="number"&&isFinite(f)||(e=n(e,t+"/app_break\
down/"+s+"/gpu_cost_cents","type",{type:"number"}),r++)}if(u.gpu_seconds!==void 0){let f=u.gpu_seconds;typeof f=="number"&&
isFinite(f)||(e=n(e,t+"/app_breakdown/"+s+"/gpu_seconds","type",{type:"number"}),r++)}if(u.memory_cost_cents!==void 0){let f=u.
memory_cost_cents;typeof f=="number"&&isFinite(f)||(e=n(e,t+"/app_breakdown/"+s+"/memory_cost_cents","type",{type:"numbe\
r"}),r++)}if(u.memory_seconds!==void 0){let f=u.memory_seconds;typeof f=="number"&&isFinite(f)||(e=n(e,t+"/app_breakdown\
/"+s+"/memory_seconds","type",{type:"number"}),r++)}if(u.total_cost_cents!==void 0){let f=u.total_cost_cents;typeof f=="\
number"&&isFinite(f)||(e=n(e,t+"/app_breakdown/"+s+"/total_cost_cents","type",{type:"number"}),r++)}}else e=n(e,t+"/app_\
breakdown/"+s,"type",{type:"object"}),r++}}else e=n(e,t+"/app_breakdown","type",{type:"array"}),r++}if(i.breakdown!==void 0){
let p=i.breakdown;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u=="object"&&!Array.isArray(
u)||(e=n(e,t+"/breakdown/"+s,"type",{type:"object"}),r++)}}else e=n(e,t+"/breakdown","type",{type:"array"}),r++}if(i.coupons!==
void 0){let p=i.coupons;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++){let u=p[s];if(u&&typeof u=="object"&&!Array.
isArray(u)){if(u.coupon_name===void 0&&(e=n(e,t+"/coupons/"+s,"required",{missingProperty:"coupon_name"}),r++),u.amount_cents===
void 0&&(e=n(e,t+"/coupons/"+s,"required",{missingProperty:"amount_cents"}),r++),u.amount_cents_remaining===void 0&&(e=n(
e,t+"/coupons/"+s,"required",{missingProperty:"amount_cents_remaining"}),r++),u.coupon_name!==void 0&&typeof u.coupon_name!=
"string"&&(e=n(e,t+"/coupons/"+s+"/coupon_name","type",{type:"string"}),r++),u.amount_cents!==void 0){let f=u.amount_cents;
typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=n(e,t+"/coupons/"+s+"/amount_cents","type",{type:"integer"}),r++)}
if(u.amount_cents_remaining!==void 0){let f=u.amount_cents_remaining;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||
(e=n(e,t+"/coupons/"+s+"/amount_cents_remaining","type",{type:"integer"}),r++)}}else e=n(e,t+"/coupons/"+s,"type",{type:"\
object"}),r++}}else e=n(e,t+"/coupons","type",{type:"array"}),r++}if(i.summary!==void 0){let p=i.summary;p&&typeof p=="o\
bject"&&!Array.isArray(p)||(e=n(e,t+"/summary","type",{type:"object"}),r++)}}else e=n(e,t,"type",{type:"object"}),r++;return pe.
errors=e,r===0}var se=ue;var _e=new RegExp("^https://","u"),be=new RegExp("^[^/]+/[^/]+$","u");function ue(i,{instancePath:t=""}={}){let e=null,r=0;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.archived===void 0&&(e=n(e,t,"required",{missingProperty:"archived"}),r++),
i.branchCount===void 0&&(e=n(e,t,"required",{missingProperty:"branchCount"}),r++),i.cloneUrl===void 0&&(e=n(e,t,"require\
d",{missingProperty:"cloneUrl"}),r++),i.createdAt===void 0&&(e=n(e,t,"required",{missingProperty:"createdAt"}),r++),i.defaultBranch===
void 0&&(e=n(e,t,"required",{missingProperty:"defaultBranch"}),r++),i.disabled===void 0&&(e=n(e,t,"required",{missingProperty:"\
disabled"}),r++),i.forksCount===void 0&&(e=n(e,t,"required",{missingProperty:"forksCount"}),r++),i.fullName===void 0&&(e=
n(e,t,"required",{missingProperty:"fullName"}),r++),i.hasIssues===void 0&&(e=n(e,t,"required",{missingProperty:"hasIssue\
s"}),r++),i.hasPages===void 0&&(e=n(e,t,"required",{missingProperty:"hasPages"}),r++),i.hasWiki===void 0&&(e=n(e,t,"requ\
ired",{missingProperty:"hasWiki"}),r++),i.htmlUrl===void 0&&(e=n(e,t,"required",{missingProperty:"htmlUrl"}),r++),i.name===
void 0&&(e=n(e,t,"required",{missingProperty:"name"}),r++),i.private===void 0&&(e=n(e,t,"required",{missingProperty:"pri\
vate"}),r++),i.size===void 0&&(e=n(e,t,"required",{missingProperty:"size"}),r++),i.stargazersCount===void 0&&(e=n(e,t,"r\
equired",{missingProperty:"stargazersCount"}),r++),i.updatedAt===void 0&&(e=n(e,t,"required",{missingProperty:"updatedAt"}),
r++),i.archived!==void 0&&typeof i.archived!="boolean"&&(e=n(e,t+"/archived","type",{type:"boolean"}),r++),i.branchCount!==
void 0){let p=i.branchCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/branchCount","type",{type:"in\
teger"}),r++)}if(i.cloneUrl!==void 0){let p=i.cloneUrl;typeof p=="string"?(_e.test(p)||(e=n(e,t+"/cloneUrl","pattern",{pattern:"\
^https://"}),r++),K.test(p)||(e=n(e,t+"/cloneUrl","format",{format:"uri"}),r++)):(e=n(e,t+"/cloneUrl","type",{type:"stri\
ng"}),r++)}if(i.createdAt!==void 0&&typeof i.createdAt!="string"&&(e=n(e,t+"/createdAt","type",{type:"string"}),r++),i.defaultBranch!==
void 0&&typeof i.defaultBranch!="string"&&(e=n(e,t+"/defaultBranch","type",{type:"string"}),r++),i.description!==void 0&&
typeof i.description!="string"&&(e=n(e,t+"/description","type",{type:"string"}),r++),i.disabled!==void 0&&typeof i.disabled!=
"boolean"&&(e=n(e,t+"/disabled","type",{type:"boolean"}),r++),i.forksCount!==void 0){let p=i.forksCount;typeof p=="numbe\
r"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/forksCount","type",{type:"integer"}),r++)}if(i.fullName!==void 0){let p=i.
fullName;typeof p=="string"?be.test(p)||(e=n(e,t+"/fullName","pattern",{pattern:"^[^/]+/[^/]+$"}),r++):(e=n(e,t+"/fullNa\
me","type",{type:"string"}),r++)}if(i.hasIssues!==void 0&&typeof i.hasIssues!="boolean"&&(e=n(e,t+"/hasIssues","type",{type:"\
boolean"}),r++),i.hasPages!==void 0&&typeof i.hasPages!="boolean"&&(e=n(e,t+"/hasPages","type",{type:"boolean"}),r++),i.
hasWiki!==void 0&&typeof i.hasWiki!="boolean"&&(e=n(e,t+"/hasWiki","type",{type:"boolean"}),r++),i.htmlUrl!==void 0&&typeof i.
htmlUrl!="string"&&(e=n(e,t+"/htmlUrl","type",{type:"string"}),r++),i.language!==void 0&&typeof i.language!="string"&&(e=
n(e,t+"/language","type",{type:"string"}),r++),i.name!==void 0&&typeof i.name!="string"&&(e=n(e,t+"/name","type",{type:"\
string"}),r++),i.private!==void 0&&typeof i.private!="boolean"&&(e=n(e,t+"/private","type",{type:"boolean"}),r++),i.pushedAt!==
void 0&&typeof i.pushedAt!="string"&&(e=n(e,t+"/pushedAt","type",{type:"string"}),r++),i.size!==void 0){let p=i.size;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/size","type",{type:"integer"}),r++)}if(i.stargazersCount!==void 0){
let p=i.stargazersCount;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=n(e,t+"/stargazersCount","type",{type:"in\
teger"}),r++)}if(i.topics!==void 0){let p=i.topics;if(Array.isArray(p)){let o=p.length;for(let s=0;s<o;s++)typeof p[s]!=
"string"&&(e=n(e,t+"/topics/"+s,"type",{type:"string"}),r++)}else e=n(e,t+"/topics","type",{type:"array"}),r++}i.updatedAt!==
void 0&&typeof i.updatedAt!="string"&&(e=n(e,t+"/updatedAt","type",{type:"string"}),r++)}else e=n(e,t,"type",{type:"obje\
ct"}),r++;return ue.errors=e,r===0}var de=fe;function fe(i,{instancePath:t=""}={}){let e=null,r=0;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.branches===void 0&&
(e=n(e,t,"required",{missingProperty:"branches"}),r++),i.branches!==void 0){let p=i.branches;if(Array.isArray(p)){let o=p.
length;for(let s=0;s<o;s++){let u=p[s];u&&typeof u=="object"&&!Array.isArray(u)?(u.name===void 0&&(e=n(e,t+"/branches/"+
s,"required",{missingProperty:"name"}),r++),u.protected===void 0&&(e=n(e,t+"/branches/"+s,"required",{missingProperty:"p\
rotected"}),r++),u.default===void 0&&(e=n(e,t+"/branches/"+s,"required",{missingProperty:"default"}),r++),u.sha===void 0&&
(e=n(e,t+"/branches/"+s,"required",{missingProperty:"sha"}),r++),u.name!==void 0&&typeof u.name!="string"&&(e=n(e,t+"/br\
anches/"+s+"/name","type",{type:"string"}),r++),u.protected!==void 0&&typeof u.protected!="boolean"&&(e=n(e,t+"/branches\
/"+s+"/protected","type",{type:"boolean"}),r++),u.default!==void 0&&typeof u.default!="boolean"&&(e=n(e,t+"/branches/"+s+
"/default","type",{type:"boolean"}),r++),u.sha!==void 0&&typeof u.sha!="string"&&(e=n(e,t+"/branches/"+s+"/sha","type",{
type:"string"}),r++)):(e=n(e,t+"/branches/"+s,"type",{type:"object"}),r++)}}else e=n(e,t+"/branches","type",{type:"array"}),
r++}}else e=n(e,t,"type",{type:"object"}),r++;return fe.errors=e,r===0}function n(i,t,e,r,p=""){return l(i,[{instancePath:t,
schemaPath:p,keyword:e,params:r}])}function l(i,t){if(i===null)return t;for(let e of t)i.length<2e3&&i.push(e);return i}
var Ie={createDomain:{400:d,401:d,"2XX":E,default:d},deleteDomain:{204:null,400:d,401:d,default:d},listApiKeys:{400:d,401:d,
"2XX":$,default:d},deleteApiKey:{400:d,401:d,"2XX":q,default:d},listServiceAccountKeys:{400:d,401:d,"2XX":z,default:d},updateApp:{
400:d,401:d,"2XX":B,default:d},deleteApp:{400:d,401:d,"2XX":q,default:d},computeBaseImageHash:{400:d,401:d,"2XX":O,default:d},
getBuildDownload:{400:d,401:d,"2XX":G,default:d},getBuildLogs:{400:d,401:d,"2XX":V,default:d},listActiveContainers:{400:d,
401:d,"2XX":W,default:d},listContainerReadiness:{400:d,401:d,"2XX":Z,default:d},getContainer:{400:d,401:d,"2XX":Y,default:d},
listContainerEvents:{400:d,401:d,"2XX":P,default:d},getRun:{400:d,401:d,"2XX":re,default:d},getBillingGraph:{400:d,401:d,
"2XX":te,default:d},getProjectCost:{400:d,401:d,"2XX":oe,default:d},getRepository:{400:d,401:d,"2XX":se,default:d},listBranches:{
400:d,401:d,"2XX":de,default:d}},ve={listApiKeys:{"2XX":{"/0/apiKey required":!0,"/0/createdAt required":!0,"/0/descript\
ion required":!0,"/0/expiresAt required":!0,"/0/name required":!0,"/0/projectId required":!0,"/0/source required":!0,"/0\
/status required":!0,"/0/updatedAt required":!0,"/0/expiresAt anyOf":'an RFC 3339 timestamp or "never"',"/0/principalId \
null":!0}},listServiceAccountKeys:{"2XX":{"/keys/0/name required":!0,"/keys/0/description required":!0,"/keys/0/createdA\
t required":!0,"/keys/0/expiresAt required":!0,"/keys/0/status required":!0,"/keys/0/projectId required":!0,"/keys/0/pri\
ncipalId required":!0,"/keys/0/source required":!0,"/keys/0/id type":!0,"/keys/0/name type":!0,"/keys/0/description type":!0,
"/keys/0/createdAt type":!0,"/keys/0/createdAt format":!0,"/keys/0/expiresAt anyOf":!0,"/keys/0/expiresAt type":!0,"/key\
s/0/expiresAt format":!0,"/keys/0/expiresAt const":!0,"/keys/0/status type":!0,"/keys/0/projectId type":!0,"/keys/0/prin\
cipalId type":!0,"/keys/0/source type":!0}},updateApp:{"2XX":{"/app/appId type":!0,"/app/projectId type":!0,"/app/hardwa\
re type":!0,"/app/cpu type":!0,"/app/memory type":!0,"/app/gpuCount type":!0,"/app/gpuCount minimum":!0,"/app/gpuCount m\
aximum":!0,"/app/region type":!0,"/app/service_toml type":!0,"/app/service_toml null":!0,"/app/compute oneOf":!0,"/app/c\
ompute null":!0,"/app/compute type":!0,"/app/compute maxItems":!0,"/app/compute/0 type":!0,"/app/compute/0 enum":!0,"/ap\
p/compute enum":!0,"/app/computeTier type":!0,"/app/computeTier null":!0,"/app/computeTier enum":!0,"/app/containerRunti\
me type":!0,"/app/containerRuntime null":!0,"/app/containerRuntime enum":!0,"/app/cooldownPeriodSeconds type":!0,"/app/c\
ooldownPeriodSeconds null":!0,"/app/cooldownPeriodSeconds minimum":!0,"/app/cooldownPeriodSeconds maximum":!0,"/app/depl\
oymentInitializationTimeout type":!0,"/app/deploymentInitializationTimeout null":!0,"/app/deploymentInitializationTimeou\
t minimum":!0,"/app/deploymentInitializationTimeout maximum":!0,"/app/disableAuth type":!0,"/app/disableAuth null":!0,"/\
app/entrypoint type":!0,"/app/entrypoint null":!0,"/app/entrypoint/0 type":!0,"/app/evaluationIntervalSeconds type":!0,"\
/app/evaluationIntervalSeconds null":!0,"/app/evaluationIntervalSeconds minimum":!0,"/app/evaluationIntervalSeconds maxi\
mum":!0,"/app/healthcheckEndpoint type":!0,"/app/healthcheckEndpoint null":!0,"/app/loadBalancingAlgorithm type":!0,"/ap\
p/loadBalancingAlgorithm null":!0,"/app/loadBalancingAlgorithm enum":!0,"/app/maxReplicaCount type":!0,"/app/maxReplicaC\
ount null":!0,"/app/maxReplicaCount minimum":!0,"/app/maxReplicaCount maximum":!0,"/app/minReplicaCount type":!0,"/app/m\
inReplicaCount null":!0,"/app/minReplicaCount minimum":!0,"/app/minReplicaCount maximum":!0,"/app/port type":!0,"/app/po\
rt null":!0,"/app/port minimum":!0,"/app/port maximum":!0,"/app/readycheckEndpoint type":!0,"/app/readycheckEndpoint nul\
l":!0,"/app/replicaConcurrency type":!0,"/app/replicaConcurrency null":!0,"/app/replicaConcurrency minimum":!0,"/app/rep\
licaConcurrency maximum":!0,"/app/responseGracePeriodSeconds type":!0,"/app/responseGracePeriodSeconds null":!0,"/app/re\
sponseGracePeriodSeconds minimum":!0,"/app/responseGracePeriodSeconds maximum":!0,"/app/rollOutDurationSeconds type":!0,
"/app/rollOutDurationSeconds null":!0,"/app/rollOutDurationSeconds minimum":!0,"/app/rollOutDurationSeconds maximum":!0,
"/app/runtime type":!0,"/app/runtime null":!0,"/app/runtime enum":!0,"/app/scalingBuffer type":!0,"/app/scalingBuffer nu\
ll":!0,"/app/scalingBuffer minimum":!0,"/app/scalingMetric type":!0,"/app/scalingMetric null":!0,"/app/scalingMetric enu\
m":!0,"/app/scalingTarget type":!0,"/app/scalingTarget null":!0,"/app/scalingTarget exclusiveMinimum":!0}},getBuildDownload:{
"2XX":{"/download_url required":!0,"/compressed_size null":!0,"/compression_method null":!0,"/data_offset null":!0}},getBuildLogs:{
"2XX":{"/app_id required":!0,"/project_id required":!0,"/status required":!0,"/logs required":!0}},listActiveContainers:{
"2XX":{"/0/appId required":!0,"/0/buildId required":!0,"/0/containerIp required":!0,"/0/containerRestartCount required":!0,
"/0/containerRunningTimeMs required":!0,"/0/containerStartTimestamp required":!0,"/0/containerState required":!0,"/0/con\
tainerTerminationTimestamp required":!0,"/0/hardwareProvider required":!0,"/0/hostIp required":!0,"/0/isTerminating requ\
ired":!0,"/0/projectId required":!0,"/0/region required":!0,"/0/timestamp required":!0,"/0/containerStartTimestamp type":[
{state:["RUNNING","SUCCEEDED"],containerState:["RUNNING","SUCCEEDED"]}],"/0/containerStartTimestamp format":[{state:["RU\
NNING","SUCCEEDED"],containerState:["RUNNING","SUCCEEDED"]}]}},listContainerReadiness:{"2XX":{"/0/status required":!0}},
getContainer:{"2XX":{"/appId required":!0,"/buildId required":!0,"/containerIp required":!0,"/endedAt required":!0,"/har\
dwareProvider required":!0,"/hostIp required":!0,"/isTerminating required":!0,"/projectId required":!0,"/region required":!0,
"/requestedAt required":!0,"/restartCount required":!0,"/startedAt required":!0,"/state required":!0,"/endedAt anyOf":'a\
n RFC 3339 timestamp or ""',"/startedAt type":[{state:["RUNNING","SUCCEEDED"],containerState:["RUNNING","SUCCEEDED"]}],"\
/startedAt format":[{state:["RUNNING","SUCCEEDED"],containerState:["RUNNING","SUCCEEDED"]}]}},getRun:{"2XX":{"/item/mode\
lId required":!0,"/item/projectId required":!0,"/item/status required":!0,"/item/createdAt required":!0,"/item/id type":!0,
"/item/modelId type":!0,"/item/projectId type":!0,"/item/status type":!0,"/item/statusCode null":!0,"/item/async null":!0,
"/item/websocket null":!0,"/item/containerId type":!0,"/item/containerId null":!0,"/item/containerStartedAt type":!0,"/i\
tem/containerStartedAt null":!0,"/item/functionName type":!0,"/item/functionName null":!0,"/item/method type":!0,"/item/\
method null":!0,"/item/region type":!0,"/item/region null":!0,"/item/queue type":!0,"/item/queue null":!0,"/item/created\
At type":!0,"/item/updatedAt type":!0,"/item/updatedAt null":!0,"/item/completedAt type":!0,"/item/completedAt null":!0,
"/item/queueTimeMs type":!0,"/item/queueTimeMs null":!0,"/item/runtimeMs type":!0,"/item/runtimeMs null":!0,"/item/respo\
nseTimeMs type":!0,"/item/responseTimeMs null":!0,"/item/activatorQueueTimeMs type":!0,"/item/activatorQueueTimeMs null":!0,
"/item/containerQueueTimeMs type":!0,"/item/containerQueueTimeMs null":!0,"/item/totalQueueTimeMs type":!0,"/item/totalQ\
ueueTimeMs null":!0,"/item/executionTimeMs type":!0,"/item/executionTimeMs null":!0,"/item/totalResponseTimeMs type":!0,
"/item/totalResponseTimeMs null":!0,"/item/ip type":!0,"/item/ip null":!0,"/item/accept type":!0,"/item/accept null":!0,
"/item/contentLength type":!0,"/item/contentLength null":!0,"/item/origin type":!0,"/item/origin null":!0,"/item/referre\
r type":!0,"/item/referrer null":!0,"/item/userAgent type":!0,"/item/userAgent null":!0,"/item/websocketStream type":!0,
"/item/websocketStream null":!0,"/item/webhookEndpoint type":!0,"/item/webhookEndpoint null":!0,"/item/ephemeral type":!0,
"/item/ephemeral null":!0,"/item/command type":!0,"/item/command null":!0,"/item/hardware type":!0,"/item/hardware null":!0,
"/item/cpu type":!0,"/item/cpu null":!0,"/item/memory type":!0,"/item/memory null":!0,"/item/gpuCount type":!0,"/item/gp\
uCount null":!0,"/item/createdByUserId type":!0,"/item/createdByUserId null":!0}},getBillingGraph:{"2XX":{"/labels requi\
red":!0,"/meta required":!0,"/series required":!0,"/labels items":!0,"/meta/window_start required":!0,"/meta/window_end \
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
/protected type":!0,"/branches/0/default type":!0,"/branches/0/sha type":!0}}},Ne={qkti04:d,"154vbq1":E,"1ap38bw":$,"1wl\
vjf9":q,"1vsysk4":z,"1hse0g7":B,z0git9:O,lu09c4:G,"1q4xuqu":V,pk49nv:W,"9bix4k":Z,"1iotffc":Y,hs6qd6:P,"1ioj19d":re,szxyag:te,
"1m3bcr7":oe,"1of3nb5":se,"1c0hmiw":de};export{Ne as bySchema,ve as remarks,Ie as responses};
