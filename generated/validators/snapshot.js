// Generated from src/sandbox/state/snapshot-schema.ts by `npm run generate`. Edit src/sandbox/state/snapshot-schema.ts instead of this file.
var T=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function N(o){return/^\d{4}-\d\d-\d\d$/.
test(o)&&new Date(o).toJSON()?.startsWith(o)===!0}function R(o){if(!T.test(o)||!N(o.slice(0,10)))return!1;let[r,e]=o.toUpperCase().
split(":60");return e===void 0||new Date(`${r}:59${e}`).toISOString().includes("T23:59:59")}var E={date:N,"date-time":R},z=x,b={type:"object",required:["version","startedAt","created","projects","serviceAccounts",
"apiKeys","apps","builds","containers","runs","domains","repositories"],properties:{version:{const:2},startedAt:{type:"s\
tring",format:"date-time"},created:{type:"integer",minimum:0,maximum:0x4000000000000},projects:{type:"array",items:{type:"\
object",required:["id"],properties:{id:{type:"string"}}}},serviceAccounts:{type:"array",items:{type:"object",required:["\
id","projectId"],properties:{id:{type:"string"},projectId:{type:"string"}}}},apiKeys:{type:"array",items:{allOf:[{$ref:"\
document#/components/schemas/ApiKey"},{type:"object",required:["role"],properties:{role:{type:"string",enum:["owner","me\
mber"]}}}]}},apps:{type:"array",items:{allOf:[{$ref:"document#/components/schemas/App"},{type:"object",required:["name",
"createdAt","centsPerDay","onGpu"],properties:{name:{type:"string",pattern:"^[a-z0-9-]{1,63}$"},createdAt:{type:"string",
format:"date-time"},deletedAt:{type:"string",format:"date-time"},centsPerDay:{type:"integer",minimum:0,maximum:1e7},onGpu:{
type:"boolean"},repository:{type:"string"}}}]}},builds:{type:"array",items:{type:"object",required:["id","appId","create\
dAt","outcome"],properties:{id:{type:"string"},appId:{type:"string"},createdAt:{type:"string",format:"date-time"},outcome:{
type:"string",enum:["success","failure"]}}}},containers:{type:"array",items:{type:"object",required:["id","appId","build\
Id","fate","requestedAt"],properties:{id:{type:"string"},appId:{type:"string"},buildId:{type:"string"},fate:{type:"strin\
g",enum:["running","restarted","pending","terminating","ended","evicted"]},requestedAt:{type:"string",format:"date-time"},
probes:{type:"integer",minimum:0,maximum:1e3}}}},runs:{type:"array",items:{type:"object",required:["id","appId","kind","\
createdAt"],properties:{id:{type:"string"},appId:{type:"string"},kind:{type:"string",enum:["completed","ephemeral","queu\
ed","failed","websocket"]},createdAt:{type:"string",format:"date-time"},containerId:{type:"string"}}}},domains:{type:"ar\
ray",items:{allOf:[{$ref:"document#/components/schemas/CustomDomain"},{type:"object",required:[],properties:{appId:{type:"\
string"}}}]}},repositories:{type:"array",items:{allOf:[{$ref:"document#/components/schemas/Repository"},{type:"object",required:[
"projectId","branches"],properties:{projectId:{type:"string"},branches:{type:"array",items:{$ref:"document#/components/s\
chemas/Branch"}}}}]}}}};var l=E["date-time"],$=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;function I(o,{instancePath:r=""}={}){let e=null,i=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0&&(e=t(
e,r,"required",{missingProperty:"id"}),i++),o.name===void 0&&(e=t(e,r,"required",{missingProperty:"name"}),i++),o.description===
void 0&&(e=t(e,r,"required",{missingProperty:"description"}),i++),o.createdAt===void 0&&(e=t(e,r,"required",{missingProperty:"\
createdAt"}),i++),o.expiresAt===void 0&&(e=t(e,r,"required",{missingProperty:"expiresAt"}),i++),o.status===void 0&&(e=t(
e,r,"required",{missingProperty:"status"}),i++),o.projectId===void 0&&(e=t(e,r,"required",{missingProperty:"projectId"}),
i++),o.source===void 0&&(e=t(e,r,"required",{missingProperty:"source"}),i++),o.id!==void 0&&typeof o.id!="string"&&(e=t(
e,r+"/id","type",{type:"string"}),i++),o.name!==void 0&&typeof o.name!="string"&&(e=t(e,r+"/name","type",{type:"string"}),
i++),o.description!==void 0&&typeof o.description!="string"&&(e=t(e,r+"/description","type",{type:"string"}),i++),o.createdAt!==
void 0){let s=o.createdAt;typeof s=="string"?l(s)||(e=t(e,r+"/createdAt","format",{format:"date-time"}),i++):(e=t(e,r+"/\
createdAt","type",{type:"string"}),i++)}if(o.expiresAt!==void 0){let s=o.expiresAt,n=i,p=!1,d=i;typeof s=="string"?l(s)||
(e=t(e,r+"/expiresAt","format",{format:"date-time"},"#/properties/expiresAt/anyOf/0/format"),i++):(e=t(e,r+"/expiresAt",
"type",{type:"string"},"#/properties/expiresAt/anyOf/0/type"),i++);var f=d===i;if(p=p||f,!p){let g=i;typeof s!="string"&&
(e=t(e,r+"/expiresAt","type",{type:"string"},"#/properties/expiresAt/anyOf/1/type"),i++),s!=="never"&&(e=t(e,r+"/expires\
At","const",{allowedValue:"never"},"#/properties/expiresAt/anyOf/1/const"),i++);var f=g===i;p=p||f}p?(i=n,e!==null&&(n?e.
length=n:e=null)):(e=t(e,r+"/expiresAt","anyOf",{},"#/properties/expiresAt/anyOf"),i++)}o.status!==void 0&&typeof o.status!=
"string"&&(e=t(e,r+"/status","type",{type:"string"}),i++),o.projectId!==void 0&&typeof o.projectId!="string"&&(e=t(e,r+"\
/projectId","type",{type:"string"}),i++),o.source!==void 0&&typeof o.source!="string"&&(e=t(e,r+"/source","type",{type:"\
string"}),i++)}else e=t(e,r,"type",{type:"object"}),i++;return I.errors=e,i===0}function q(o,{instancePath:r=""}={}){let e=null,
i=0;if(I(o,{instancePath:r})||(e=c(e,I.errors),i=e.length),o&&typeof o=="object"&&!Array.isArray(o)){if(o.apiKey===void 0&&
(e=t(e,r,"required",{missingProperty:"apiKey"}),i++),o.updatedAt===void 0&&(e=t(e,r,"required",{missingProperty:"updated\
At"}),i++),o.apiKey!==void 0&&typeof o.apiKey!="string"&&(e=t(e,r+"/apiKey","type",{type:"string"}),i++),o.principalId!==
void 0&&typeof o.principalId!="string"&&(e=t(e,r+"/principalId","type",{type:"string"}),i++),o.updatedAt!==void 0){let f=o.
updatedAt;typeof f=="string"?l(f)||(e=t(e,r+"/updatedAt","format",{format:"date-time"}),i++):(e=t(e,r+"/updatedAt","type",
{type:"string"}),i++)}}else e=t(e,r,"type",{type:"object"}),i++;return q.errors=e,i===0}var A={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/co\
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
_={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function j(o,{instancePath:r=""}={}){let e=null,i=0;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.service_toml!==void 0&&typeof o.service_toml!="string"&&(e=t(e,r+"/ser\
vice_toml","type",{type:"string"}),i++),o.compute!==void 0){let s=o.compute,n=i,p=!1,d=null,g=i;if(Array.isArray(s)){s.length>
5&&(e=t(e,r+"/compute","maxItems",{limit:5},"#/properties/compute/oneOf/0/maxItems"),i++);let y=s.length;for(let a=0;a<y;a++){
let m=s[a];typeof m!="string"&&(e=t(e,r+"/compute/"+a,"type",{type:"string"}),i++),m==="ADA_L4"||m==="ADA_L40"||m==="AMP\
ERE_A10"||m==="AMPERE_A100_40GB"||m==="AMPERE_A100_80GB"||m==="HOPPER_H100"||m==="HOPPER_H200"||m==="BLACKWELL_B200"||m===
"BLACKWELL_RTX6000"||m==="CPU"||m==="INF2"||m==="TRN1"||m==="TURING_T4"||(e=t(e,r+"/compute/"+a,"enum",{allowedValues:_.
enum}),i++)}}else e=t(e,r+"/compute","type",{type:"array"},"#/properties/compute/oneOf/0/type"),i++;var f=g===i;f&&(p=!0,
d=0);let u=i;typeof s!="string"&&(e=t(e,r+"/compute","type",{type:"string"}),i++),s==="ADA_L4"||s==="ADA_L40"||s==="AMPE\
RE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A100_80GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="BLACKWELL_B200"||s===
"BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s==="TRN1"||s==="TURING_T4"||(e=t(e,r+"/compute","enum",{allowedValues:_.enum}),
i++);var f=u===i;f&&p?(p=!1,d=[d,1]):f&&(p=!0,d=1),p?(i=n,e!==null&&(n?e.length=n:e=null)):(e=t(e,r+"/compute","oneOf",{
passingSchemas:d},"#/properties/compute/oneOf"),i++)}if(o.computeTier!==void 0){let s=o.computeTier;typeof s!="string"&&
(e=t(e,r+"/computeTier","type",{type:"string"}),i++),s==="interruptible"||s==="protected"||(e=t(e,r+"/computeTier","enum",
{allowedValues:A.properties.computeTier.enum}),i++)}if(o.containerRuntime!==void 0){let s=o.containerRuntime;typeof s!="\
string"&&(e=t(e,r+"/containerRuntime","type",{type:"string"}),i++),s==="v1"||s==="v2"||(e=t(e,r+"/containerRuntime","enu\
m",{allowedValues:A.properties.containerRuntime.enum}),i++)}if(o.cooldownPeriodSeconds!==void 0){let s=o.cooldownPeriodSeconds;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/cooldownPeriodSeconds","type",{type:"integer"}),i++),typeof s==
"number"&&isFinite(s)&&((s>3600||isNaN(s))&&(e=t(e,r+"/cooldownPeriodSeconds","maximum",{comparison:"<=",limit:3600}),i++),
(s<1||isNaN(s))&&(e=t(e,r+"/cooldownPeriodSeconds","minimum",{comparison:">=",limit:1}),i++))}if(o.cpu!==void 0&&typeof o.
cpu!="string"&&(e=t(e,r+"/cpu","type",{type:"string"}),i++),o.deploymentInitializationTimeout!==void 0){let s=o.deploymentInitializationTimeout;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/deploymentInitializationTimeout","type",{type:"integer"}),
i++),typeof s=="number"&&isFinite(s)&&((s>900||isNaN(s))&&(e=t(e,r+"/deploymentInitializationTimeout","maximum",{comparison:"\
<=",limit:900}),i++),(s<60||isNaN(s))&&(e=t(e,r+"/deploymentInitializationTimeout","minimum",{comparison:">=",limit:60}),
i++))}if(o.disableAuth!==void 0&&typeof o.disableAuth!="boolean"&&(e=t(e,r+"/disableAuth","type",{type:"boolean"}),i++),
o.entrypoint!==void 0){let s=o.entrypoint;if(Array.isArray(s)){let n=s.length;for(let p=0;p<n;p++)typeof s[p]!="string"&&
(e=t(e,r+"/entrypoint/"+p,"type",{type:"string"}),i++)}else e=t(e,r+"/entrypoint","type",{type:"array"}),i++}if(o.evaluationIntervalSeconds!==
void 0){let s=o.evaluationIntervalSeconds;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/evaluationInter\
valSeconds","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&((s>300||isNaN(s))&&(e=t(e,r+"/evaluationInte\
rvalSeconds","maximum",{comparison:"<=",limit:300}),i++),(s<6||isNaN(s))&&(e=t(e,r+"/evaluationIntervalSeconds","minimum",
{comparison:">=",limit:6}),i++))}if(o.gpuCount!==void 0){let s=o.gpuCount;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=t(e,r+"/gpuCount","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&((s>8||isNaN(s))&&(e=t(e,r+"/gpu\
Count","maximum",{comparison:"<=",limit:8}),i++),(s<0||isNaN(s))&&(e=t(e,r+"/gpuCount","minimum",{comparison:">=",limit:0}),
i++))}if(o.healthcheckEndpoint!==void 0&&typeof o.healthcheckEndpoint!="string"&&(e=t(e,r+"/healthcheckEndpoint","type",
{type:"string"}),i++),o.loadBalancingAlgorithm!==void 0){let s=o.loadBalancingAlgorithm;typeof s!="string"&&(e=t(e,r+"/l\
oadBalancingAlgorithm","type",{type:"string"}),i++),s==="round-robin"||s==="first-available"||s==="min-connections"||s===
"random-choice-2"||(e=t(e,r+"/loadBalancingAlgorithm","enum",{allowedValues:A.properties.loadBalancingAlgorithm.enum}),i++)}
if(o.maxReplicaCount!==void 0){let s=o.maxReplicaCount;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/ma\
xReplicaCount","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&((s>2e3||isNaN(s))&&(e=t(e,r+"/maxReplicaC\
ount","maximum",{comparison:"<=",limit:2e3}),i++),(s<1||isNaN(s))&&(e=t(e,r+"/maxReplicaCount","minimum",{comparison:">=",
limit:1}),i++))}if(o.memory!==void 0&&typeof o.memory!="string"&&(e=t(e,r+"/memory","type",{type:"string"}),i++),o.minReplicaCount!==
void 0){let s=o.minReplicaCount;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/minReplicaCount","type",{
type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&((s>2e3||isNaN(s))&&(e=t(e,r+"/minReplicaCount","maximum",{comparison:"\
<=",limit:2e3}),i++),(s<0||isNaN(s))&&(e=t(e,r+"/minReplicaCount","minimum",{comparison:">=",limit:0}),i++))}if(o.port!==
void 0){let s=o.port;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/port","type",{type:"integer"}),i++),
typeof s=="number"&&isFinite(s)&&((s>65535||isNaN(s))&&(e=t(e,r+"/port","maximum",{comparison:"<=",limit:65535}),i++),(s<
0||isNaN(s))&&(e=t(e,r+"/port","minimum",{comparison:">=",limit:0}),i++))}if(o.readycheckEndpoint!==void 0&&typeof o.readycheckEndpoint!=
"string"&&(e=t(e,r+"/readycheckEndpoint","type",{type:"string"}),i++),o.replicaConcurrency!==void 0){let s=o.replicaConcurrency;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/replicaConcurrency","type",{type:"integer"}),i++),typeof s==
"number"&&isFinite(s)&&((s>1e6||isNaN(s))&&(e=t(e,r+"/replicaConcurrency","maximum",{comparison:"<=",limit:1e6}),i++),(s<
1||isNaN(s))&&(e=t(e,r+"/replicaConcurrency","minimum",{comparison:">=",limit:1}),i++))}if(o.responseGracePeriodSeconds!==
void 0){let s=o.responseGracePeriodSeconds;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/responseGraceP\
eriodSeconds","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&((s>43200||isNaN(s))&&(e=t(e,r+"/responseGr\
acePeriodSeconds","maximum",{comparison:"<=",limit:43200}),i++),(s<16||isNaN(s))&&(e=t(e,r+"/responseGracePeriodSeconds",
"minimum",{comparison:">=",limit:16}),i++))}if(o.rollOutDurationSeconds!==void 0){let s=o.rollOutDurationSeconds;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/rollOutDurationSeconds","type",{type:"integer"}),i++),typeof s=="nu\
mber"&&isFinite(s)&&((s>21600||isNaN(s))&&(e=t(e,r+"/rollOutDurationSeconds","maximum",{comparison:"<=",limit:21600}),i++),
(s<1||isNaN(s))&&(e=t(e,r+"/rollOutDurationSeconds","minimum",{comparison:">=",limit:1}),i++))}if(o.runtime!==void 0){let s=o.
runtime;typeof s!="string"&&(e=t(e,r+"/runtime","type",{type:"string"}),i++),s==="cortex"||s==="custom"||(e=t(e,r+"/runt\
ime","enum",{allowedValues:A.properties.runtime.enum}),i++)}if(o.scalingBuffer!==void 0){let s=o.scalingBuffer;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=t(e,r+"/scalingBuffer","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(
s)&&(s<0||isNaN(s))&&(e=t(e,r+"/scalingBuffer","minimum",{comparison:">=",limit:0}),i++)}if(o.scalingMetric!==void 0){let s=o.
scalingMetric;typeof s!="string"&&(e=t(e,r+"/scalingMetric","type",{type:"string"}),i++),s==="cpu_utilization"||s==="mem\
ory_utilization"||s==="requests_per_second"||s==="concurrency_utilization"||(e=t(e,r+"/scalingMetric","enum",{allowedValues:A.
properties.scalingMetric.enum}),i++)}if(o.scalingTarget!==void 0){let s=o.scalingTarget;typeof s=="number"&&isFinite(s)?
(s<=0||isNaN(s))&&(e=t(e,r+"/scalingTarget","exclusiveMinimum",{comparison:">",limit:0}),i++):(e=t(e,r+"/scalingTarget",
"type",{type:"number"}),i++)}}else e=t(e,r,"type",{type:"object"}),i++;return j.errors=e,i===0}function v(o,{instancePath:r=""}={}){
let e=null,i=0;if(j(o,{instancePath:r})||(e=c(e,j.errors),i=e.length),o&&typeof o=="object"&&!Array.isArray(o)){if(o.appId===
void 0&&(e=t(e,r,"required",{missingProperty:"appId"}),i++),o.projectId===void 0&&(e=t(e,r,"required",{missingProperty:"\
projectId"}),i++),o.hardware===void 0&&(e=t(e,r,"required",{missingProperty:"hardware"}),i++),o.region===void 0&&(e=t(e,
r,"required",{missingProperty:"region"}),i++),o.cpu===void 0&&(e=t(e,r,"required",{missingProperty:"cpu"}),i++),o.memory===
void 0&&(e=t(e,r,"required",{missingProperty:"memory"}),i++),o.gpuCount===void 0&&(e=t(e,r,"required",{missingProperty:"\
gpuCount"}),i++),o.appId!==void 0&&typeof o.appId!="string"&&(e=t(e,r+"/appId","type",{type:"string"}),i++),o.projectId!==
void 0&&typeof o.projectId!="string"&&(e=t(e,r+"/projectId","type",{type:"string"}),i++),o.hardware!==void 0&&typeof o.hardware!=
"string"&&(e=t(e,r+"/hardware","type",{type:"string"}),i++),o.region!==void 0&&typeof o.region!="string"&&(e=t(e,r+"/reg\
ion","type",{type:"string"}),i++),o.cpu!==void 0&&typeof o.cpu!="string"&&(e=t(e,r+"/cpu","type",{type:"string"}),i++),o.
memory!==void 0&&typeof o.memory!="string"&&(e=t(e,r+"/memory","type",{type:"string"}),i++),o.gpuCount!==void 0){let f=o.
gpuCount;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=t(e,r+"/gpuCount","type",{type:"integer"}),i++),typeof f==
"number"&&isFinite(f)&&((f>8||isNaN(f))&&(e=t(e,r+"/gpuCount","maximum",{comparison:"<=",limit:8}),i++),(f<0||isNaN(f))&&
(e=t(e,r+"/gpuCount","minimum",{comparison:">=",limit:0}),i++))}}else e=t(e,r,"type",{type:"object"}),i++;return v.errors=
e,i===0}var F={type:"string",enum:["apex","subdomain"]};function C(o,{instancePath:r=""}={}){let e=null,i=0;if(o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.id===void 0&&(e=t(e,r,"required",{missingProperty:"id"}),i++),o.projectId===void 0&&(e=t(e,
r,"required",{missingProperty:"projectId"}),i++),o.domain===void 0&&(e=t(e,r,"required",{missingProperty:"domain"}),i++),
o.domainType===void 0&&(e=t(e,r,"required",{missingProperty:"domainType"}),i++),o.region===void 0&&(e=t(e,r,"required",{
missingProperty:"region"}),i++),o.dnsRecordName===void 0&&(e=t(e,r,"required",{missingProperty:"dnsRecordName"}),i++),o.
dnsRecordType===void 0&&(e=t(e,r,"required",{missingProperty:"dnsRecordType"}),i++),o.dnsRecordValue===void 0&&(e=t(e,r,
"required",{missingProperty:"dnsRecordValue"}),i++),o.validationStatus===void 0&&(e=t(e,r,"required",{missingProperty:"v\
alidationStatus"}),i++),o.createdAt===void 0&&(e=t(e,r,"required",{missingProperty:"createdAt"}),i++),o.updatedAt===void 0&&
(e=t(e,r,"required",{missingProperty:"updatedAt"}),i++),o.id!==void 0&&typeof o.id!="string"&&(e=t(e,r+"/id","type",{type:"\
string"}),i++),o.projectId!==void 0&&typeof o.projectId!="string"&&(e=t(e,r+"/projectId","type",{type:"string"}),i++),o.
domain!==void 0&&typeof o.domain!="string"&&(e=t(e,r+"/domain","type",{type:"string"}),i++),o.domainType!==void 0){let f=o.
domainType;typeof f!="string"&&(e=t(e,r+"/domainType","type",{type:"string"}),i++),f==="apex"||f==="subdomain"||(e=t(e,r+
"/domainType","enum",{allowedValues:F.enum}),i++)}if(o.region!==void 0&&typeof o.region!="string"&&(e=t(e,r+"/region","t\
ype",{type:"string"}),i++),o.dnsRecordName!==void 0&&typeof o.dnsRecordName!="string"&&(e=t(e,r+"/dnsRecordName","type",
{type:"string"}),i++),o.dnsRecordType!==void 0&&typeof o.dnsRecordType!="string"&&(e=t(e,r+"/dnsRecordType","type",{type:"\
string"}),i++),o.dnsRecordValue!==void 0&&typeof o.dnsRecordValue!="string"&&(e=t(e,r+"/dnsRecordValue","type",{type:"st\
ring"}),i++),o.validationStatus!==void 0&&typeof o.validationStatus!="string"&&(e=t(e,r+"/validationStatus","type",{type:"\
string"}),i++),o.createdAt!==void 0){let f=o.createdAt;typeof f=="string"?l(f)||(e=t(e,r+"/createdAt","format",{format:"\
date-time"}),i++):(e=t(e,r+"/createdAt","type",{type:"string"}),i++)}if(o.updatedAt!==void 0){let f=o.updatedAt;typeof f==
"string"?l(f)||(e=t(e,r+"/updatedAt","format",{format:"date-time"}),i++):(e=t(e,r+"/updatedAt","type",{type:"string"}),i++)}}else
e=t(e,r,"type",{type:"object"}),i++;return C.errors=e,i===0}var w=new RegExp("^[a-z0-9-]{1,63}$","u"),S=new RegExp("^htt\
ps://","u"),B=new RegExp("^[^/]+/[^/]+$","u");function x(o,{instancePath:r=""}={}){let e=null,i=0;if(o&&typeof o=="objec\
t"&&!Array.isArray(o)){if(o.version===void 0&&(e=t(e,r,"required",{missingProperty:"version"}),i++),o.startedAt===void 0&&
(e=t(e,r,"required",{missingProperty:"startedAt"}),i++),o.created===void 0&&(e=t(e,r,"required",{missingProperty:"create\
d"}),i++),o.projects===void 0&&(e=t(e,r,"required",{missingProperty:"projects"}),i++),o.serviceAccounts===void 0&&(e=t(e,
r,"required",{missingProperty:"serviceAccounts"}),i++),o.apiKeys===void 0&&(e=t(e,r,"required",{missingProperty:"apiKeys"}),
i++),o.apps===void 0&&(e=t(e,r,"required",{missingProperty:"apps"}),i++),o.builds===void 0&&(e=t(e,r,"required",{missingProperty:"\
builds"}),i++),o.containers===void 0&&(e=t(e,r,"required",{missingProperty:"containers"}),i++),o.runs===void 0&&(e=t(e,r,
"required",{missingProperty:"runs"}),i++),o.domains===void 0&&(e=t(e,r,"required",{missingProperty:"domains"}),i++),o.repositories===
void 0&&(e=t(e,r,"required",{missingProperty:"repositories"}),i++),o.version!==void 0&&o.version!==2&&(e=t(e,r+"/version",
"const",{allowedValue:2}),i++),o.startedAt!==void 0){let f=o.startedAt;typeof f=="string"?l(f)||(e=t(e,r+"/startedAt","f\
ormat",{format:"date-time"}),i++):(e=t(e,r+"/startedAt","type",{type:"string"}),i++)}if(o.created!==void 0){let f=o.created;
typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=t(e,r+"/created","type",{type:"integer"}),i++),typeof f=="number"&&
isFinite(f)&&((f>0x4000000000000||isNaN(f))&&(e=t(e,r+"/created","maximum",{comparison:"<=",limit:0x4000000000000}),i++),
(f<0||isNaN(f))&&(e=t(e,r+"/created","minimum",{comparison:">=",limit:0}),i++))}if(o.projects!==void 0){let f=o.projects;
if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){let p=f[n];p&&typeof p=="object"&&!Array.isArray(p)?(p.id===void 0&&
(e=t(e,r+"/projects/"+n,"required",{missingProperty:"id"}),i++),p.id!==void 0&&typeof p.id!="string"&&(e=t(e,r+"/project\
s/"+n+"/id","type",{type:"string"}),i++)):(e=t(e,r+"/projects/"+n,"type",{type:"object"}),i++)}}else e=t(e,r+"/projects",
"type",{type:"array"}),i++}if(o.serviceAccounts!==void 0){let f=o.serviceAccounts;if(Array.isArray(f)){let s=f.length;for(let n=0;n<
s;n++){let p=f[n];p&&typeof p=="object"&&!Array.isArray(p)?(p.id===void 0&&(e=t(e,r+"/serviceAccounts/"+n,"required",{missingProperty:"\
id"}),i++),p.projectId===void 0&&(e=t(e,r+"/serviceAccounts/"+n,"required",{missingProperty:"projectId"}),i++),p.id!==void 0&&
typeof p.id!="string"&&(e=t(e,r+"/serviceAccounts/"+n+"/id","type",{type:"string"}),i++),p.projectId!==void 0&&typeof p.
projectId!="string"&&(e=t(e,r+"/serviceAccounts/"+n+"/projectId","type",{type:"string"}),i++)):(e=t(e,r+"/serviceAccount\
s/"+n,"type",{type:"object"}),i++)}}else e=t(e,r+"/serviceAccounts","type",{type:"array"}),i++}if(o.apiKeys!==void 0){let f=o.
apiKeys;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){let p=f[n];if(q(p,{instancePath:r+"/apiKeys/"+n})||(e=c(
e,q.errors),i=e.length),p&&typeof p=="object"&&!Array.isArray(p)){if(p.role===void 0&&(e=t(e,r+"/apiKeys/"+n,"required",
{missingProperty:"role"}),i++),p.role!==void 0){let d=p.role;typeof d!="string"&&(e=t(e,r+"/apiKeys/"+n+"/role","type",{
type:"string"}),i++),d==="owner"||d==="member"||(e=t(e,r+"/apiKeys/"+n+"/role","enum",{allowedValues:b.properties.apiKeys.
items.allOf[1].properties.role.enum}),i++)}}else e=t(e,r+"/apiKeys/"+n,"type",{type:"object"}),i++}}else e=t(e,r+"/apiKe\
ys","type",{type:"array"}),i++}if(o.apps!==void 0){let f=o.apps;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){
let p=f[n];if(v(p,{instancePath:r+"/apps/"+n})||(e=c(e,v.errors),i=e.length),p&&typeof p=="object"&&!Array.isArray(p)){if(p.
name===void 0&&(e=t(e,r+"/apps/"+n,"required",{missingProperty:"name"}),i++),p.createdAt===void 0&&(e=t(e,r+"/apps/"+n,"\
required",{missingProperty:"createdAt"}),i++),p.centsPerDay===void 0&&(e=t(e,r+"/apps/"+n,"required",{missingProperty:"c\
entsPerDay"}),i++),p.onGpu===void 0&&(e=t(e,r+"/apps/"+n,"required",{missingProperty:"onGpu"}),i++),p.name!==void 0){let d=p.
name;typeof d=="string"?w.test(d)||(e=t(e,r+"/apps/"+n+"/name","pattern",{pattern:"^[a-z0-9-]{1,63}$"}),i++):(e=t(e,r+"/\
apps/"+n+"/name","type",{type:"string"}),i++)}if(p.createdAt!==void 0){let d=p.createdAt;typeof d=="string"?l(d)||(e=t(e,
r+"/apps/"+n+"/createdAt","format",{format:"date-time"}),i++):(e=t(e,r+"/apps/"+n+"/createdAt","type",{type:"string"}),i++)}
if(p.deletedAt!==void 0){let d=p.deletedAt;typeof d=="string"?l(d)||(e=t(e,r+"/apps/"+n+"/deletedAt","format",{format:"d\
ate-time"}),i++):(e=t(e,r+"/apps/"+n+"/deletedAt","type",{type:"string"}),i++)}if(p.centsPerDay!==void 0){let d=p.centsPerDay;
typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,r+"/apps/"+n+"/centsPerDay","type",{type:"integer"}),i++),typeof d==
"number"&&isFinite(d)&&((d>1e7||isNaN(d))&&(e=t(e,r+"/apps/"+n+"/centsPerDay","maximum",{comparison:"<=",limit:1e7}),i++),
(d<0||isNaN(d))&&(e=t(e,r+"/apps/"+n+"/centsPerDay","minimum",{comparison:">=",limit:0}),i++))}p.onGpu!==void 0&&typeof p.
onGpu!="boolean"&&(e=t(e,r+"/apps/"+n+"/onGpu","type",{type:"boolean"}),i++),p.repository!==void 0&&typeof p.repository!=
"string"&&(e=t(e,r+"/apps/"+n+"/repository","type",{type:"string"}),i++)}else e=t(e,r+"/apps/"+n,"type",{type:"object"}),
i++}}else e=t(e,r+"/apps","type",{type:"array"}),i++}if(o.builds!==void 0){let f=o.builds;if(Array.isArray(f)){let s=f.length;
for(let n=0;n<s;n++){let p=f[n];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0&&(e=t(e,r+"/builds/"+n,"re\
quired",{missingProperty:"id"}),i++),p.appId===void 0&&(e=t(e,r+"/builds/"+n,"required",{missingProperty:"appId"}),i++),
p.createdAt===void 0&&(e=t(e,r+"/builds/"+n,"required",{missingProperty:"createdAt"}),i++),p.outcome===void 0&&(e=t(e,r+
"/builds/"+n,"required",{missingProperty:"outcome"}),i++),p.id!==void 0&&typeof p.id!="string"&&(e=t(e,r+"/builds/"+n+"/\
id","type",{type:"string"}),i++),p.appId!==void 0&&typeof p.appId!="string"&&(e=t(e,r+"/builds/"+n+"/appId","type",{type:"\
string"}),i++),p.createdAt!==void 0){let d=p.createdAt;typeof d=="string"?l(d)||(e=t(e,r+"/builds/"+n+"/createdAt","form\
at",{format:"date-time"}),i++):(e=t(e,r+"/builds/"+n+"/createdAt","type",{type:"string"}),i++)}if(p.outcome!==void 0){let d=p.
outcome;typeof d!="string"&&(e=t(e,r+"/builds/"+n+"/outcome","type",{type:"string"}),i++),d==="success"||d==="failure"||
(e=t(e,r+"/builds/"+n+"/outcome","enum",{allowedValues:b.properties.builds.items.properties.outcome.enum}),i++)}}else e=
t(e,r+"/builds/"+n,"type",{type:"object"}),i++}}else e=t(e,r+"/builds","type",{type:"array"}),i++}if(o.containers!==void 0){
let f=o.containers;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){let p=f[n];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.id===void 0&&(e=t(e,r+"/containers/"+n,"required",{missingProperty:"id"}),i++),p.appId===void 0&&(e=t(e,
r+"/containers/"+n,"required",{missingProperty:"appId"}),i++),p.buildId===void 0&&(e=t(e,r+"/containers/"+n,"required",{
missingProperty:"buildId"}),i++),p.fate===void 0&&(e=t(e,r+"/containers/"+n,"required",{missingProperty:"fate"}),i++),p.
requestedAt===void 0&&(e=t(e,r+"/containers/"+n,"required",{missingProperty:"requestedAt"}),i++),p.id!==void 0&&typeof p.
id!="string"&&(e=t(e,r+"/containers/"+n+"/id","type",{type:"string"}),i++),p.appId!==void 0&&typeof p.appId!="string"&&(e=
t(e,r+"/containers/"+n+"/appId","type",{type:"string"}),i++),p.buildId!==void 0&&typeof p.buildId!="string"&&(e=t(e,r+"/\
containers/"+n+"/buildId","type",{type:"string"}),i++),p.fate!==void 0){let d=p.fate;typeof d!="string"&&(e=t(e,r+"/cont\
ainers/"+n+"/fate","type",{type:"string"}),i++),d==="running"||d==="restarted"||d==="pending"||d==="terminating"||d==="e\
nded"||d==="evicted"||(e=t(e,r+"/containers/"+n+"/fate","enum",{allowedValues:b.properties.containers.items.properties.fate.
enum}),i++)}if(p.requestedAt!==void 0){let d=p.requestedAt;typeof d=="string"?l(d)||(e=t(e,r+"/containers/"+n+"/requeste\
dAt","format",{format:"date-time"}),i++):(e=t(e,r+"/containers/"+n+"/requestedAt","type",{type:"string"}),i++)}if(p.probes!==
void 0){let d=p.probes;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,r+"/containers/"+n+"/probes","type",{type:"\
integer"}),i++),typeof d=="number"&&isFinite(d)&&((d>1e3||isNaN(d))&&(e=t(e,r+"/containers/"+n+"/probes","maximum",{comparison:"\
<=",limit:1e3}),i++),(d<0||isNaN(d))&&(e=t(e,r+"/containers/"+n+"/probes","minimum",{comparison:">=",limit:0}),i++))}}else
e=t(e,r+"/containers/"+n,"type",{type:"object"}),i++}}else e=t(e,r+"/containers","type",{type:"array"}),i++}if(o.runs!==
void 0){let f=o.runs;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){let p=f[n];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.id===void 0&&(e=t(e,r+"/runs/"+n,"required",{missingProperty:"id"}),i++),p.appId===void 0&&(e=t(e,r+"/r\
uns/"+n,"required",{missingProperty:"appId"}),i++),p.kind===void 0&&(e=t(e,r+"/runs/"+n,"required",{missingProperty:"kin\
d"}),i++),p.createdAt===void 0&&(e=t(e,r+"/runs/"+n,"required",{missingProperty:"createdAt"}),i++),p.id!==void 0&&typeof p.
id!="string"&&(e=t(e,r+"/runs/"+n+"/id","type",{type:"string"}),i++),p.appId!==void 0&&typeof p.appId!="string"&&(e=t(e,
r+"/runs/"+n+"/appId","type",{type:"string"}),i++),p.kind!==void 0){let d=p.kind;typeof d!="string"&&(e=t(e,r+"/runs/"+n+
"/kind","type",{type:"string"}),i++),d==="completed"||d==="ephemeral"||d==="queued"||d==="failed"||d==="websocket"||(e=t(
e,r+"/runs/"+n+"/kind","enum",{allowedValues:b.properties.runs.items.properties.kind.enum}),i++)}if(p.createdAt!==void 0){
let d=p.createdAt;typeof d=="string"?l(d)||(e=t(e,r+"/runs/"+n+"/createdAt","format",{format:"date-time"}),i++):(e=t(e,r+
"/runs/"+n+"/createdAt","type",{type:"string"}),i++)}p.containerId!==void 0&&typeof p.containerId!="string"&&(e=t(e,r+"/\
runs/"+n+"/containerId","type",{type:"string"}),i++)}else e=t(e,r+"/runs/"+n,"type",{type:"object"}),i++}}else e=t(e,r+"\
/runs","type",{type:"array"}),i++}if(o.domains!==void 0){let f=o.domains;if(Array.isArray(f)){let s=f.length;for(let n=0;n<
s;n++){let p=f[n];C(p,{instancePath:r+"/domains/"+n})||(e=c(e,C.errors),i=e.length),p&&typeof p=="object"&&!Array.isArray(
p)?p.appId!==void 0&&typeof p.appId!="string"&&(e=t(e,r+"/domains/"+n+"/appId","type",{type:"string"}),i++):(e=t(e,r+"/d\
omains/"+n,"type",{type:"object"}),i++)}}else e=t(e,r+"/domains","type",{type:"array"}),i++}if(o.repositories!==void 0){
let f=o.repositories;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++){let p=f[n];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.archived===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"archived"}),i++),p.branchCount===
void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"branchCount"}),i++),p.cloneUrl===void 0&&(e=t(e,r+"/rep\
ositories/"+n,"required",{missingProperty:"cloneUrl"}),i++),p.createdAt===void 0&&(e=t(e,r+"/repositories/"+n,"required",
{missingProperty:"createdAt"}),i++),p.defaultBranch===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"d\
efaultBranch"}),i++),p.disabled===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"disabled"}),i++),p.forksCount===
void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"forksCount"}),i++),p.fullName===void 0&&(e=t(e,r+"/repo\
sitories/"+n,"required",{missingProperty:"fullName"}),i++),p.hasIssues===void 0&&(e=t(e,r+"/repositories/"+n,"required",
{missingProperty:"hasIssues"}),i++),p.hasPages===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"hasPag\
es"}),i++),p.hasWiki===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"hasWiki"}),i++),p.htmlUrl===void 0&&
(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"htmlUrl"}),i++),p.name===void 0&&(e=t(e,r+"/repositories/"+n,"r\
equired",{missingProperty:"name"}),i++),p.private===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"pri\
vate"}),i++),p.size===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"size"}),i++),p.stargazersCount===
void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"stargazersCount"}),i++),p.updatedAt===void 0&&(e=t(e,r+
"/repositories/"+n,"required",{missingProperty:"updatedAt"}),i++),p.archived!==void 0&&typeof p.archived!="boolean"&&(e=
t(e,r+"/repositories/"+n+"/archived","type",{type:"boolean"}),i++),p.branchCount!==void 0){let d=p.branchCount;typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,r+"/repositories/"+n+"/branchCount","type",{type:"integer"}),i++)}if(p.
cloneUrl!==void 0){let d=p.cloneUrl;typeof d=="string"?(S.test(d)||(e=t(e,r+"/repositories/"+n+"/cloneUrl","pattern",{pattern:"\
^https://"}),i++),$.test(d)||(e=t(e,r+"/repositories/"+n+"/cloneUrl","format",{format:"uri"}),i++)):(e=t(e,r+"/repositor\
ies/"+n+"/cloneUrl","type",{type:"string"}),i++)}if(p.createdAt!==void 0&&typeof p.createdAt!="string"&&(e=t(e,r+"/repos\
itories/"+n+"/createdAt","type",{type:"string"}),i++),p.defaultBranch!==void 0&&typeof p.defaultBranch!="string"&&(e=t(e,
r+"/repositories/"+n+"/defaultBranch","type",{type:"string"}),i++),p.description!==void 0&&typeof p.description!="string"&&
(e=t(e,r+"/repositories/"+n+"/description","type",{type:"string"}),i++),p.disabled!==void 0&&typeof p.disabled!="boolean"&&
(e=t(e,r+"/repositories/"+n+"/disabled","type",{type:"boolean"}),i++),p.forksCount!==void 0){let d=p.forksCount;typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,r+"/repositories/"+n+"/forksCount","type",{type:"integer"}),i++)}if(p.fullName!==
void 0){let d=p.fullName;typeof d=="string"?B.test(d)||(e=t(e,r+"/repositories/"+n+"/fullName","pattern",{pattern:"^[^/]\
+/[^/]+$"}),i++):(e=t(e,r+"/repositories/"+n+"/fullName","type",{type:"string"}),i++)}if(p.hasIssues!==void 0&&typeof p.
hasIssues!="boolean"&&(e=t(e,r+"/repositories/"+n+"/hasIssues","type",{type:"boolean"}),i++),p.hasPages!==void 0&&typeof p.
hasPages!="boolean"&&(e=t(e,r+"/repositories/"+n+"/hasPages","type",{type:"boolean"}),i++),p.hasWiki!==void 0&&typeof p.
hasWiki!="boolean"&&(e=t(e,r+"/repositories/"+n+"/hasWiki","type",{type:"boolean"}),i++),p.htmlUrl!==void 0&&typeof p.htmlUrl!=
"string"&&(e=t(e,r+"/repositories/"+n+"/htmlUrl","type",{type:"string"}),i++),p.language!==void 0&&typeof p.language!="s\
tring"&&(e=t(e,r+"/repositories/"+n+"/language","type",{type:"string"}),i++),p.name!==void 0&&typeof p.name!="string"&&(e=
t(e,r+"/repositories/"+n+"/name","type",{type:"string"}),i++),p.private!==void 0&&typeof p.private!="boolean"&&(e=t(e,r+
"/repositories/"+n+"/private","type",{type:"boolean"}),i++),p.pushedAt!==void 0&&typeof p.pushedAt!="string"&&(e=t(e,r+"\
/repositories/"+n+"/pushedAt","type",{type:"string"}),i++),p.size!==void 0){let d=p.size;typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)||(e=t(e,r+"/repositories/"+n+"/size","type",{type:"integer"}),i++)}if(p.stargazersCount!==void 0){let d=p.
stargazersCount;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=t(e,r+"/repositories/"+n+"/stargazersCount","type",
{type:"integer"}),i++)}if(p.topics!==void 0){let d=p.topics;if(Array.isArray(d)){let g=d.length;for(let u=0;u<g;u++)typeof d[u]!=
"string"&&(e=t(e,r+"/repositories/"+n+"/topics/"+u,"type",{type:"string"}),i++)}else e=t(e,r+"/repositories/"+n+"/topics",
"type",{type:"array"}),i++}p.updatedAt!==void 0&&typeof p.updatedAt!="string"&&(e=t(e,r+"/repositories/"+n+"/updatedAt",
"type",{type:"string"}),i++)}else e=t(e,r+"/repositories/"+n,"type",{type:"object"}),i++;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.projectId===void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"projectId"}),i++),p.branches===
void 0&&(e=t(e,r+"/repositories/"+n,"required",{missingProperty:"branches"}),i++),p.projectId!==void 0&&typeof p.projectId!=
"string"&&(e=t(e,r+"/repositories/"+n+"/projectId","type",{type:"string"}),i++),p.branches!==void 0){let d=p.branches;if(Array.
isArray(d)){let g=d.length;for(let u=0;u<g;u++){let y=d[u];y&&typeof y=="object"&&!Array.isArray(y)?(y.name===void 0&&(e=
t(e,r+"/repositories/"+n+"/branches/"+u,"required",{missingProperty:"name"}),i++),y.protected===void 0&&(e=t(e,r+"/repos\
itories/"+n+"/branches/"+u,"required",{missingProperty:"protected"}),i++),y.default===void 0&&(e=t(e,r+"/repositories/"+
n+"/branches/"+u,"required",{missingProperty:"default"}),i++),y.sha===void 0&&(e=t(e,r+"/repositories/"+n+"/branches/"+u,
"required",{missingProperty:"sha"}),i++),y.name!==void 0&&typeof y.name!="string"&&(e=t(e,r+"/repositories/"+n+"/branche\
s/"+u+"/name","type",{type:"string"}),i++),y.protected!==void 0&&typeof y.protected!="boolean"&&(e=t(e,r+"/repositories/"+
n+"/branches/"+u+"/protected","type",{type:"boolean"}),i++),y.default!==void 0&&typeof y.default!="boolean"&&(e=t(e,r+"/\
repositories/"+n+"/branches/"+u+"/default","type",{type:"boolean"}),i++),y.sha!==void 0&&typeof y.sha!="string"&&(e=t(e,
r+"/repositories/"+n+"/branches/"+u+"/sha","type",{type:"string"}),i++)):(e=t(e,r+"/repositories/"+n+"/branches/"+u,"typ\
e",{type:"object"}),i++)}}else e=t(e,r+"/repositories/"+n+"/branches","type",{type:"array"}),i++}}else e=t(e,r+"/reposit\
ories/"+n,"type",{type:"object"}),i++}}else e=t(e,r+"/repositories","type",{type:"array"}),i++}}else e=t(e,r,"type",{type:"\
object"}),i++;return x.errors=e,i===0}function t(o,r,e,i,f=""){return c(o,[{instancePath:r,schemaPath:f,keyword:e,params:i}])}
function c(o,r){if(o===null)return r;for(let e of r)o.length<2e3&&o.push(e);return o}var D=z;export{D as validate};
