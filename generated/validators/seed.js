// Generated from src/sandbox/seed/schema.ts by `npm run generate`. Edit src/sandbox/seed/schema.ts instead of this file.
var E=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function j(n){return/^\d{4}-\d\d-\d\d$/.
test(n)&&new Date(n).toJSON()?.startsWith(n)===!0}function F(n){if(!E.test(n)||!j(n.slice(0,10)))return!1;let[p,e]=n.toUpperCase().
split(":60");return e===void 0||new Date(`${p}:59${e}`).toISOString().includes("T23:59:59")}var K={date:j,"date-time":F},O=C,l={type:"object",properties:{$schema:{type:"string"},version:{const:2},startedAt:{type:"\
string",format:"date-time"},created:{type:"integer",minimum:0,maximum:0x4000000000000},projects:{type:"array",items:{type:"\
object",required:["id"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},count:{type:"\
integer",minimum:1,maximum:2e5}},additionalProperties:!1}},serviceAccounts:{type:"array",items:{type:"object",required:[
"id"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},projectId:{type:"string",pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},apiKeys:{
type:"array",items:{type:"object",required:["id"],properties:{name:{type:"string"},description:{type:"string"},createdAt:{
type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
expiresAt:{anyOf:[{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[sm\
hd])$"},{type:"string",const:"never"}]},status:{type:"string"},projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1\
f\\x7f]{1,256}$"},source:{type:"string"},apiKey:{type:"string",pattern:"^[!-~]{1,4096}$"},principalId:{type:"string",pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},updatedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?\
)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},
role:{type:"string",enum:["owner","member"]},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},apps:{
type:"array",items:{type:"object",required:["appId"],properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"arr\
ay",maxItems:5,items:{$ref:"document#/components/schemas/ComputeType"}},{$ref:"document#/components/schemas/ComputeType"}]},
computeTier:{type:"string",enum:["interruptible","protected"]},containerRuntime:{type:"string",enum:["v1","v2"]},cooldownPeriodSeconds:{
type:"integer",minimum:1,maximum:3600},cpu:{$ref:"document#/components/schemas/Cpu"},deploymentInitializationTimeout:{type:"\
integer",minimum:60,maximum:900},disableAuth:{type:"boolean"},entrypoint:{type:"array",items:{type:"string"}},evaluationIntervalSeconds:{
type:"integer",minimum:6,maximum:300},gpuCount:{$ref:"document#/components/schemas/GpuCount"},healthcheckEndpoint:{type:"\
string"},loadBalancingAlgorithm:{type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]},
maxReplicaCount:{type:"integer",minimum:1,maximum:2e3},memory:{$ref:"document#/components/schemas/Memory"},minReplicaCount:{
type:"integer",minimum:0,maximum:2e3},port:{type:"integer",minimum:0,maximum:65535},readycheckEndpoint:{type:"string"},replicaConcurrency:{
type:"integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{
type:"integer",minimum:1,maximum:21600},runtime:{type:"string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},
scalingMetric:{type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","concurrency_utilization"]},
scalingTarget:{type:"number",exclusiveMinimum:0},projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},
hardware:{$ref:"document#/components/schemas/ComputeType"},region:{$ref:"document#/components/schemas/Region"},appId:{type:"\
string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},name:{type:"string",pattern:"^([a-z0-9-]|\\{n\\}){1,63}$"},
deletedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
centsPerDay:{type:"integer",minimum:0,maximum:1e7},onGpu:{type:"boolean"},repository:{type:"string",pattern:"^(?!\\.{1,2}\
$)[^\\x00-\\x1f\\x7f]{1,256}$"},builds:{type:"integer",minimum:0,maximum:2e5},containers:{type:"integer",minimum:0,maximum:2e5},
runs:{type:"integer",minimum:0,maximum:2e5},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?\
)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},
builds:{type:"array",items:{type:"object",required:["id","appId"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\
\\x00-\\x1f\\x7f]{1,256}$"},appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},outcome:{type:"str\
ing",enum:["success","failure"]},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\
\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},containers:{
type:"array",items:{type:"object",required:["id","appId"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1\
f\\x7f]{1,256}$"},appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},fate:{type:"string",enum:["r\
unning","restarted","pending","terminating","ended","evicted"]},buildId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\
\\x7f]{1,256}$"},probes:{type:"integer",minimum:0,maximum:1e3},requestedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\
\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},
additionalProperties:!1}},runs:{type:"array",items:{type:"object",required:["id","appId"],properties:{id:{type:"string",
pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},
kind:{type:"string",enum:["completed","ephemeral","queued","failed","websocket"]},containerId:{type:"string",pattern:"^(\
?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?\
(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},domains:{
type:"array",items:{type:"object",required:["id"],properties:{projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\
\\x7f]{1,256}$"},domain:{type:"string"},domainType:{$ref:"document#/components/schemas/DomainType"},region:{$ref:"docume\
nt#/components/schemas/Region"},dnsRecordName:{type:"string"},dnsRecordType:{type:"string"},dnsRecordValue:{type:"string"},
validationStatus:{type:"string"},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\
\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},updatedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+\
-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},appId:{
type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},
repositories:{type:"array",items:{type:"object",required:["fullName"],properties:{archived:{type:"boolean"},branchCount:{
type:"integer"},cloneUrl:{type:"string",format:"uri",pattern:"^https://"},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d\
-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},defaultBranch:{type:"string"},description:{
type:"string"},disabled:{type:"boolean"},forksCount:{type:"integer"},hasIssues:{type:"boolean"},hasPages:{type:"boolean"},
hasWiki:{type:"boolean"},htmlUrl:{type:"string"},language:{type:"string"},name:{type:"string"},private:{type:"boolean"},
pushedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
size:{type:"integer"},stargazersCount:{type:"integer"},topics:{type:"array",items:{type:"string"}},updatedAt:{type:"stri\
ng",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},fullName:{
type:"string",pattern:"^[^/]+/[^/]+$"},projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"},branches:{
type:"array",items:{anyOf:[{type:"string"},{type:"object",required:["name"],properties:{name:{type:"string"},protected:{
type:"boolean"},default:{type:"boolean"},sha:{type:"string"}},additionalProperties:!1}]}},count:{type:"integer",minimum:1,
maximum:2e5}},additionalProperties:!1}}},additionalProperties:!1},R={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10",
"AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN\
1","TURING_T4"]};var w={type:"string",enum:["apex","subdomain"]},I=Object.prototype.hasOwnProperty,z=K["date-time"],k=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
m=new RegExp("^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$","u"),c=new RegExp("^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?\
(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$","u"),B=new RegExp("^[!-~]{1,4096}$","u"),q=new RegExp("^([a-z0-9-]|\\{n\\}){\
1,63}$","u"),L=new RegExp("^https://","u"),S=new RegExp("^[^/]+/[^/]+$","u");function C(n,{instancePath:p=""}={}){let e=null,
t=0;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let o in n)I.call(l.properties,o)||(e=s(e,p,"additionalProperties",
{additionalProperty:o}),t++);if(n.$schema!==void 0&&typeof n.$schema!="string"&&(e=s(e,p+"/$schema","type",{type:"string"}),
t++),n.version!==void 0&&n.version!==2&&(e=s(e,p+"/version","const",{allowedValue:2}),t++),n.startedAt!==void 0){let o=n.
startedAt;typeof o=="string"?z(o)||(e=s(e,p+"/startedAt","format",{format:"date-time"}),t++):(e=s(e,p+"/startedAt","type",
{type:"string"}),t++)}if(n.created!==void 0){let o=n.created;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=s(e,
p+"/created","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&((o>0x4000000000000||isNaN(o))&&(e=s(e,p+"/c\
reated","maximum",{comparison:"<=",limit:0x4000000000000}),t++),(o<0||isNaN(o))&&(e=s(e,p+"/created","minimum",{comparison:"\
>=",limit:0}),t++))}if(n.projects!==void 0){let o=n.projects;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];
if(d&&typeof d=="object"&&!Array.isArray(d)){d.id===void 0&&(e=s(e,p+"/projects/"+r,"required",{missingProperty:"id"}),t++);
for(let i in d)i==="id"||i==="count"||(e=s(e,p+"/projects/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.id!==
void 0){let i=d.id;typeof i=="string"?m.test(i)||(e=s(e,p+"/projects/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\\
x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/projects/"+r+"/id","type",{type:"string"}),t++)}if(d.count!==void 0){let i=d.count;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/projects/"+r+"/count","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/projects/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),
(i<1||isNaN(i))&&(e=s(e,p+"/projects/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=s(e,p+"/projects/"+
r,"type",{type:"object"}),t++}}else e=s(e,p+"/projects","type",{type:"array"}),t++}if(n.serviceAccounts!==void 0){let o=n.
serviceAccounts;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.isArray(
d)){d.id===void 0&&(e=s(e,p+"/serviceAccounts/"+r,"required",{missingProperty:"id"}),t++);for(let i in d)i==="id"||i==="\
projectId"||i==="count"||(e=s(e,p+"/serviceAccounts/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.id!==void 0){
let i=d.id;typeof i=="string"?m.test(i)||(e=s(e,p+"/serviceAccounts/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x\
1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/serviceAccounts/"+r+"/id","type",{type:"string"}),t++)}if(d.projectId!==void 0){let i=d.
projectId;typeof i=="string"?m.test(i)||(e=s(e,p+"/serviceAccounts/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\\
x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/serviceAccounts/"+r+"/projectId","type",{type:"string"}),t++)}if(d.count!==void 0){
let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/serviceAccounts/"+r+"/count","type",{type:"\
integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/serviceAccounts/"+r+"/count","maximum",{
comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/serviceAccounts/"+r+"/count","minimum",{comparison:">=",limit:1}),
t++))}}else e=s(e,p+"/serviceAccounts/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/serviceAccounts","type",{type:"arr\
ay"}),t++}if(n.apiKeys!==void 0){let o=n.apiKeys;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&
typeof d=="object"&&!Array.isArray(d)){d.id===void 0&&(e=s(e,p+"/apiKeys/"+r,"required",{missingProperty:"id"}),t++);for(let i in d)
I.call(l.properties.apiKeys.items.properties,i)||(e=s(e,p+"/apiKeys/"+r,"additionalProperties",{additionalProperty:i}),t++);
if(d.name!==void 0&&typeof d.name!="string"&&(e=s(e,p+"/apiKeys/"+r+"/name","type",{type:"string"}),t++),d.description!==
void 0&&typeof d.description!="string"&&(e=s(e,p+"/apiKeys/"+r+"/description","type",{type:"string"}),t++),d.createdAt!==
void 0){let i=d.createdAt;typeof i=="string"?c.test(i)||(e=s(e,p+"/apiKeys/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\
\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/apiKeys/"+
r+"/createdAt","type",{type:"string"}),t++)}if(d.expiresAt!==void 0){let i=d.expiresAt,g=t,f=!1,a=t;typeof i=="string"?c.
test(i)||(e=s(e,p+"/apiKeys/"+r+"/expiresAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d\
:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},"#/properties/apiKeys/items/properties/expiresAt/anyOf/0/pattern"),t++):(e=s(e,p+"/api\
Keys/"+r+"/expiresAt","type",{type:"string"},"#/properties/apiKeys/items/properties/expiresAt/anyOf/0/type"),t++);var N=a===
t;if(f=f||N,!f){let b=t;typeof i!="string"&&(e=s(e,p+"/apiKeys/"+r+"/expiresAt","type",{type:"string"},"#/properties/api\
Keys/items/properties/expiresAt/anyOf/1/type"),t++),i!=="never"&&(e=s(e,p+"/apiKeys/"+r+"/expiresAt","const",{allowedValue:"\
never"},"#/properties/apiKeys/items/properties/expiresAt/anyOf/1/const"),t++);var N=b===t;f=f||N}f?(t=g,e!==null&&(g?e.length=
g:e=null)):(e=s(e,p+"/apiKeys/"+r+"/expiresAt","anyOf",{},"#/properties/apiKeys/items/properties/expiresAt/anyOf"),t++)}
if(d.status!==void 0&&typeof d.status!="string"&&(e=s(e,p+"/apiKeys/"+r+"/status","type",{type:"string"}),t++),d.projectId!==
void 0){let i=d.projectId;typeof i=="string"?m.test(i)||(e=s(e,p+"/apiKeys/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1\
,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/apiKeys/"+r+"/projectId","type",{type:"string"}),t++)}if(d.source!==
void 0&&typeof d.source!="string"&&(e=s(e,p+"/apiKeys/"+r+"/source","type",{type:"string"}),t++),d.apiKey!==void 0){let i=d.
apiKey;typeof i=="string"?B.test(i)||(e=s(e,p+"/apiKeys/"+r+"/apiKey","pattern",{pattern:"^[!-~]{1,4096}$"}),t++):(e=s(e,
p+"/apiKeys/"+r+"/apiKey","type",{type:"string"}),t++)}if(d.principalId!==void 0){let i=d.principalId;typeof i=="string"?
m.test(i)||(e=s(e,p+"/apiKeys/"+r+"/principalId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=
s(e,p+"/apiKeys/"+r+"/principalId","type",{type:"string"}),t++)}if(d.updatedAt!==void 0){let i=d.updatedAt;typeof i=="st\
ring"?c.test(i)||(e=s(e,p+"/apiKeys/"+r+"/updatedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|\
[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/apiKeys/"+r+"/updatedAt","type",{type:"string"}),t++)}if(d.
id!==void 0){let i=d.id;typeof i=="string"?m.test(i)||(e=s(e,p+"/apiKeys/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x\
00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/apiKeys/"+r+"/id","type",{type:"string"}),t++)}if(d.role!==void 0){let i=d.role;
typeof i!="string"&&(e=s(e,p+"/apiKeys/"+r+"/role","type",{type:"string"}),t++),i==="owner"||i==="member"||(e=s(e,p+"/ap\
iKeys/"+r+"/role","enum",{allowedValues:l.properties.apiKeys.items.properties.role.enum}),t++)}if(d.count!==void 0){let i=d.
count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apiKeys/"+r+"/count","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/apiKeys/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),
t++),(i<1||isNaN(i))&&(e=s(e,p+"/apiKeys/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=s(e,p+"/apiKeys\
/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/apiKeys","type",{type:"array"}),t++}if(n.apps!==void 0){let o=n.apps;if(Array.
isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.isArray(d)){d.appId===void 0&&
(e=s(e,p+"/apps/"+r,"required",{missingProperty:"appId"}),t++);for(let i in d)I.call(l.properties.apps.items.properties,
i)||(e=s(e,p+"/apps/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.service_toml!==void 0&&typeof d.service_toml!=
"string"&&(e=s(e,p+"/apps/"+r+"/service_toml","type",{type:"string"}),t++),d.compute!==void 0){let i=d.compute,g=t,f=!1,
a=null,b=t;if(Array.isArray(i)){i.length>5&&(e=s(e,p+"/apps/"+r+"/compute","maxItems",{limit:5},"#/properties/apps/items\
/properties/compute/oneOf/0/maxItems"),t++);let v=i.length;for(let A=0;A<v;A++){let u=i[A];typeof u!="string"&&(e=s(e,p+
"/apps/"+r+"/compute/"+A,"type",{type:"string"}),t++),u==="ADA_L4"||u==="ADA_L40"||u==="AMPERE_A10"||u==="AMPERE_A100_40\
GB"||u==="AMPERE_A100_80GB"||u==="HOPPER_H100"||u==="HOPPER_H200"||u==="BLACKWELL_B200"||u==="BLACKWELL_RTX6000"||u==="C\
PU"||u==="INF2"||u==="TRN1"||u==="TURING_T4"||(e=s(e,p+"/apps/"+r+"/compute/"+A,"enum",{allowedValues:R.enum}),t++)}}else
e=s(e,p+"/apps/"+r+"/compute","type",{type:"array"},"#/properties/apps/items/properties/compute/oneOf/0/type"),t++;var _=b===
t;_&&(f=!0,a=0);let x=t;typeof i!="string"&&(e=s(e,p+"/apps/"+r+"/compute","type",{type:"string"}),t++),i==="ADA_L4"||i===
"ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_A100_40GB"||i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="\
BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||i==="CPU"||i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=s(e,p+"/apps/"+r+"/comp\
ute","enum",{allowedValues:R.enum}),t++);var _=x===t;_&&f?(f=!1,a=[a,1]):_&&(f=!0,a=1),f?(t=g,e!==null&&(g?e.length=g:e=
null)):(e=s(e,p+"/apps/"+r+"/compute","oneOf",{passingSchemas:a},"#/properties/apps/items/properties/compute/oneOf"),t++)}
if(d.computeTier!==void 0){let i=d.computeTier;typeof i!="string"&&(e=s(e,p+"/apps/"+r+"/computeTier","type",{type:"stri\
ng"}),t++),i==="interruptible"||i==="protected"||(e=s(e,p+"/apps/"+r+"/computeTier","enum",{allowedValues:l.properties.apps.
items.properties.computeTier.enum}),t++)}if(d.containerRuntime!==void 0){let i=d.containerRuntime;typeof i!="string"&&(e=
s(e,p+"/apps/"+r+"/containerRuntime","type",{type:"string"}),t++),i==="v1"||i==="v2"||(e=s(e,p+"/apps/"+r+"/containerRun\
time","enum",{allowedValues:l.properties.apps.items.properties.containerRuntime.enum}),t++)}if(d.cooldownPeriodSeconds!==
void 0){let i=d.cooldownPeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/cooldown\
PeriodSeconds","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>3600||isNaN(i))&&(e=s(e,p+"/apps/"+r+"\
/cooldownPeriodSeconds","maximum",{comparison:"<=",limit:3600}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/cooldownPeri\
odSeconds","minimum",{comparison:">=",limit:1}),t++))}if(d.cpu!==void 0&&typeof d.cpu!="string"&&(e=s(e,p+"/apps/"+r+"/c\
pu","type",{type:"string"}),t++),d.deploymentInitializationTimeout!==void 0){let i=d.deploymentInitializationTimeout;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/deploymentInitializationTimeout","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&((i>900||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/deploymentInitializationTimeout","maximu\
m",{comparison:"<=",limit:900}),t++),(i<60||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/deploymentInitializationTimeout","minimum",
{comparison:">=",limit:60}),t++))}if(d.disableAuth!==void 0&&typeof d.disableAuth!="boolean"&&(e=s(e,p+"/apps/"+r+"/disa\
bleAuth","type",{type:"boolean"}),t++),d.entrypoint!==void 0){let i=d.entrypoint;if(Array.isArray(i)){let g=i.length;for(let f=0;f<
g;f++)typeof i[f]!="string"&&(e=s(e,p+"/apps/"+r+"/entrypoint/"+f,"type",{type:"string"}),t++)}else e=s(e,p+"/apps/"+r+"\
/entrypoint","type",{type:"array"}),t++}if(d.evaluationIntervalSeconds!==void 0){let i=d.evaluationIntervalSeconds;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/evaluationIntervalSeconds","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&((i>300||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/evaluationIntervalSeconds","maximum",{comparison:"\
<=",limit:300}),t++),(i<6||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/evaluationIntervalSeconds","minimum",{comparison:">=",limit:6}),
t++))}if(d.gpuCount!==void 0){let i=d.gpuCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"\
/gpuCount","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>8||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/gpuCou\
nt","maximum",{comparison:"<=",limit:8}),t++),(i<0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/gpuCount","minimum",{comparison:">=",
limit:0}),t++))}if(d.healthcheckEndpoint!==void 0&&typeof d.healthcheckEndpoint!="string"&&(e=s(e,p+"/apps/"+r+"/healthc\
heckEndpoint","type",{type:"string"}),t++),d.loadBalancingAlgorithm!==void 0){let i=d.loadBalancingAlgorithm;typeof i!="\
string"&&(e=s(e,p+"/apps/"+r+"/loadBalancingAlgorithm","type",{type:"string"}),t++),i==="round-robin"||i==="first-availa\
ble"||i==="min-connections"||i==="random-choice-2"||(e=s(e,p+"/apps/"+r+"/loadBalancingAlgorithm","enum",{allowedValues:l.
properties.apps.items.properties.loadBalancingAlgorithm.enum}),t++)}if(d.maxReplicaCount!==void 0){let i=d.maxReplicaCount;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/maxReplicaCount","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/maxReplicaCount","maximum",{comparison:"<=",limit:2e3}),
t++),(i<1||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/maxReplicaCount","minimum",{comparison:">=",limit:1}),t++))}if(d.memory!==void 0&&
typeof d.memory!="string"&&(e=s(e,p+"/apps/"+r+"/memory","type",{type:"string"}),t++),d.minReplicaCount!==void 0){let i=d.
minReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/minReplicaCount","type",{type:"\
integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/minReplicaCount","maximum",{comparison:"\
<=",limit:2e3}),t++),(i<0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/minReplicaCount","minimum",{comparison:">=",limit:0}),t++))}
if(d.port!==void 0){let i=d.port;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/port","type",
{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>65535||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/port","maximum",{comparison:"\
<=",limit:65535}),t++),(i<0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/port","minimum",{comparison:">=",limit:0}),t++))}if(d.readycheckEndpoint!==
void 0&&typeof d.readycheckEndpoint!="string"&&(e=s(e,p+"/apps/"+r+"/readycheckEndpoint","type",{type:"string"}),t++),d.
replicaConcurrency!==void 0){let i=d.replicaConcurrency;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/a\
pps/"+r+"/replicaConcurrency","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>1e6||isNaN(i))&&(e=s(e,
p+"/apps/"+r+"/replicaConcurrency","maximum",{comparison:"<=",limit:1e6}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/re\
plicaConcurrency","minimum",{comparison:">=",limit:1}),t++))}if(d.responseGracePeriodSeconds!==void 0){let i=d.responseGracePeriodSeconds;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/responseGracePeriodSeconds","type",{type:"inte\
ger"}),t++),typeof i=="number"&&isFinite(i)&&((i>43200||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/responseGracePeriodSeconds","ma\
ximum",{comparison:"<=",limit:43200}),t++),(i<16||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/responseGracePeriodSeconds","minimum",
{comparison:">=",limit:16}),t++))}if(d.rollOutDurationSeconds!==void 0){let i=d.rollOutDurationSeconds;typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/rollOutDurationSeconds","type",{type:"integer"}),t++),typeof i=="n\
umber"&&isFinite(i)&&((i>21600||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/rollOutDurationSeconds","maximum",{comparison:"<=",limit:21600}),
t++),(i<1||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/rollOutDurationSeconds","minimum",{comparison:">=",limit:1}),t++))}if(d.runtime!==
void 0){let i=d.runtime;typeof i!="string"&&(e=s(e,p+"/apps/"+r+"/runtime","type",{type:"string"}),t++),i==="cortex"||i===
"custom"||(e=s(e,p+"/apps/"+r+"/runtime","enum",{allowedValues:l.properties.apps.items.properties.runtime.enum}),t++)}if(d.
scalingBuffer!==void 0){let i=d.scalingBuffer;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/\
scalingBuffer","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/sca\
lingBuffer","minimum",{comparison:">=",limit:0}),t++)}if(d.scalingMetric!==void 0){let i=d.scalingMetric;typeof i!="stri\
ng"&&(e=s(e,p+"/apps/"+r+"/scalingMetric","type",{type:"string"}),t++),i==="cpu_utilization"||i==="memory_utilization"||
i==="requests_per_second"||i==="concurrency_utilization"||(e=s(e,p+"/apps/"+r+"/scalingMetric","enum",{allowedValues:l.properties.
apps.items.properties.scalingMetric.enum}),t++)}if(d.scalingTarget!==void 0){let i=d.scalingTarget;typeof i=="number"&&isFinite(
i)?(i<=0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/scalingTarget","exclusiveMinimum",{comparison:">",limit:0}),t++):(e=s(e,p+"/a\
pps/"+r+"/scalingTarget","type",{type:"number"}),t++)}if(d.projectId!==void 0){let i=d.projectId;typeof i=="string"?m.test(
i)||(e=s(e,p+"/apps/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/ap\
ps/"+r+"/projectId","type",{type:"string"}),t++)}if(d.hardware!==void 0){let i=d.hardware;typeof i!="string"&&(e=s(e,p+"\
/apps/"+r+"/hardware","type",{type:"string"}),t++),i==="ADA_L4"||i==="ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_A100_40GB"||
i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||i==="CPU"||
i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=s(e,p+"/apps/"+r+"/hardware","enum",{allowedValues:R.enum}),t++)}if(d.region!==
void 0&&typeof d.region!="string"&&(e=s(e,p+"/apps/"+r+"/region","type",{type:"string"}),t++),d.appId!==void 0){let i=d.
appId;typeof i=="string"?m.test(i)||(e=s(e,p+"/apps/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256\
}$"}),t++):(e=s(e,p+"/apps/"+r+"/appId","type",{type:"string"}),t++)}if(d.name!==void 0){let i=d.name;typeof i=="string"?
q.test(i)||(e=s(e,p+"/apps/"+r+"/name","pattern",{pattern:"^([a-z0-9-]|\\{n\\}){1,63}$"}),t++):(e=s(e,p+"/apps/"+r+"/nam\
e","type",{type:"string"}),t++)}if(d.deletedAt!==void 0){let i=d.deletedAt;typeof i=="string"?c.test(i)||(e=s(e,p+"/apps\
/"+r+"/deletedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])\
$"}),t++):(e=s(e,p+"/apps/"+r+"/deletedAt","type",{type:"string"}),t++)}if(d.centsPerDay!==void 0){let i=d.centsPerDay;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/centsPerDay","type",{type:"integer"}),t++),typeof i=="nu\
mber"&&isFinite(i)&&((i>1e7||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/centsPerDay","maximum",{comparison:"<=",limit:1e7}),t++),(i<
0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/centsPerDay","minimum",{comparison:">=",limit:0}),t++))}if(d.onGpu!==void 0&&typeof d.
onGpu!="boolean"&&(e=s(e,p+"/apps/"+r+"/onGpu","type",{type:"boolean"}),t++),d.repository!==void 0){let i=d.repository;typeof i==
"string"?m.test(i)||(e=s(e,p+"/apps/"+r+"/repository","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):
(e=s(e,p+"/apps/"+r+"/repository","type",{type:"string"}),t++)}if(d.builds!==void 0){let i=d.builds;typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/builds","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(
i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/builds","maximum",{comparison:"<=",limit:2e5}),t++),(i<0||isNaN(i))&&(e=s(
e,p+"/apps/"+r+"/builds","minimum",{comparison:">=",limit:0}),t++))}if(d.containers!==void 0){let i=d.containers;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/containers","type",{type:"integer"}),t++),typeof i=="num\
ber"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/containers","maximum",{comparison:"<=",limit:2e5}),t++),(i<
0||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/containers","minimum",{comparison:">=",limit:0}),t++))}if(d.runs!==void 0){let i=d.runs;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/runs","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/runs","maximum",{comparison:"<=",limit:2e5}),t++),(i<0||
isNaN(i))&&(e=s(e,p+"/apps/"+r+"/runs","minimum",{comparison:">=",limit:0}),t++))}if(d.createdAt!==void 0){let i=d.createdAt;
typeof i=="string"?c.test(i)||(e=s(e,p+"/apps/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\
\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/apps/"+r+"/createdAt","type",{type:"string"}),t++)}
if(d.count!==void 0){let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/apps/"+r+"/count","typ\
e",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/count","maximum",{comparison:"\
<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/apps/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=s(
e,p+"/apps/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/apps","type",{type:"array"}),t++}if(n.builds!==void 0){let o=n.
builds;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.isArray(d)){
d.id===void 0&&(e=s(e,p+"/builds/"+r,"required",{missingProperty:"id"}),t++),d.appId===void 0&&(e=s(e,p+"/builds/"+r,"re\
quired",{missingProperty:"appId"}),t++);for(let i in d)i==="id"||i==="appId"||i==="outcome"||i==="createdAt"||i==="count"||
(e=s(e,p+"/builds/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.id!==void 0){let i=d.id;typeof i=="string"?
m.test(i)||(e=s(e,p+"/builds/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/\
builds/"+r+"/id","type",{type:"string"}),t++)}if(d.appId!==void 0){let i=d.appId;typeof i=="string"?m.test(i)||(e=s(e,p+
"/builds/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/builds/"+r+"/appI\
d","type",{type:"string"}),t++)}if(d.outcome!==void 0){let i=d.outcome;typeof i!="string"&&(e=s(e,p+"/builds/"+r+"/outco\
me","type",{type:"string"}),t++),i==="success"||i==="failure"||(e=s(e,p+"/builds/"+r+"/outcome","enum",{allowedValues:l.
properties.builds.items.properties.outcome.enum}),t++)}if(d.createdAt!==void 0){let i=d.createdAt;typeof i=="string"?c.test(
i)||(e=s(e,p+"/builds/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d)\
)?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/builds/"+r+"/createdAt","type",{type:"string"}),t++)}if(d.count!==void 0){let i=d.
count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/builds/"+r+"/count","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/builds/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),(i<
1||isNaN(i))&&(e=s(e,p+"/builds/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=s(e,p+"/builds/"+r,"type",
{type:"object"}),t++}}else e=s(e,p+"/builds","type",{type:"array"}),t++}if(n.containers!==void 0){let o=n.containers;if(Array.
isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.isArray(d)){d.id===void 0&&(e=
s(e,p+"/containers/"+r,"required",{missingProperty:"id"}),t++),d.appId===void 0&&(e=s(e,p+"/containers/"+r,"required",{missingProperty:"\
appId"}),t++);for(let i in d)i==="id"||i==="appId"||i==="fate"||i==="buildId"||i==="probes"||i==="requestedAt"||i==="cou\
nt"||(e=s(e,p+"/containers/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.id!==void 0){let i=d.id;typeof i==
"string"?m.test(i)||(e=s(e,p+"/containers/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):
(e=s(e,p+"/containers/"+r+"/id","type",{type:"string"}),t++)}if(d.appId!==void 0){let i=d.appId;typeof i=="string"?m.test(
i)||(e=s(e,p+"/containers/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/\
containers/"+r+"/appId","type",{type:"string"}),t++)}if(d.fate!==void 0){let i=d.fate;typeof i!="string"&&(e=s(e,p+"/con\
tainers/"+r+"/fate","type",{type:"string"}),t++),i==="running"||i==="restarted"||i==="pending"||i==="terminating"||i==="\
ended"||i==="evicted"||(e=s(e,p+"/containers/"+r+"/fate","enum",{allowedValues:l.properties.containers.items.properties.
fate.enum}),t++)}if(d.buildId!==void 0){let i=d.buildId;typeof i=="string"?m.test(i)||(e=s(e,p+"/containers/"+r+"/buildI\
d","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/containers/"+r+"/buildId","type",{type:"\
string"}),t++)}if(d.probes!==void 0){let i=d.probes;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/conta\
iners/"+r+"/probes","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>1e3||isNaN(i))&&(e=s(e,p+"/contai\
ners/"+r+"/probes","maximum",{comparison:"<=",limit:1e3}),t++),(i<0||isNaN(i))&&(e=s(e,p+"/containers/"+r+"/probes","min\
imum",{comparison:">=",limit:0}),t++))}if(d.requestedAt!==void 0){let i=d.requestedAt;typeof i=="string"?c.test(i)||(e=s(
e,p+"/containers/"+r+"/requestedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|\
[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/containers/"+r+"/requestedAt","type",{type:"string"}),t++)}if(d.count!==void 0){
let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/containers/"+r+"/count","type",{type:"integ\
er"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/containers/"+r+"/count","maximum",{comparison:"\
<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/containers/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else
e=s(e,p+"/containers/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/containers","type",{type:"array"}),t++}if(n.runs!==
void 0){let o=n.runs;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.
isArray(d)){d.id===void 0&&(e=s(e,p+"/runs/"+r,"required",{missingProperty:"id"}),t++),d.appId===void 0&&(e=s(e,p+"/runs\
/"+r,"required",{missingProperty:"appId"}),t++);for(let i in d)i==="id"||i==="appId"||i==="kind"||i==="containerId"||i===
"createdAt"||i==="count"||(e=s(e,p+"/runs/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.id!==void 0){let i=d.
id;typeof i=="string"?m.test(i)||(e=s(e,p+"/runs/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),
t++):(e=s(e,p+"/runs/"+r+"/id","type",{type:"string"}),t++)}if(d.appId!==void 0){let i=d.appId;typeof i=="string"?m.test(
i)||(e=s(e,p+"/runs/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/runs/"+
r+"/appId","type",{type:"string"}),t++)}if(d.kind!==void 0){let i=d.kind;typeof i!="string"&&(e=s(e,p+"/runs/"+r+"/kind",
"type",{type:"string"}),t++),i==="completed"||i==="ephemeral"||i==="queued"||i==="failed"||i==="websocket"||(e=s(e,p+"/r\
uns/"+r+"/kind","enum",{allowedValues:l.properties.runs.items.properties.kind.enum}),t++)}if(d.containerId!==void 0){let i=d.
containerId;typeof i=="string"?m.test(i)||(e=s(e,p+"/runs/"+r+"/containerId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1\
f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/runs/"+r+"/containerId","type",{type:"string"}),t++)}if(d.createdAt!==void 0){let i=d.
createdAt;typeof i=="string"?c.test(i)||(e=s(e,p+"/runs/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\\
d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/runs/"+r+"/createdAt","type",{type:"\
string"}),t++)}if(d.count!==void 0){let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/runs/"+
r+"/count","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/runs/"+r+"/coun\
t","maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/runs/"+r+"/count","minimum",{comparison:">=",
limit:1}),t++))}}else e=s(e,p+"/runs/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/runs","type",{type:"array"}),t++}if(n.
domains!==void 0){let o=n.domains;if(Array.isArray(o)){let y=o.length;for(let r=0;r<y;r++){let d=o[r];if(d&&typeof d=="o\
bject"&&!Array.isArray(d)){d.id===void 0&&(e=s(e,p+"/domains/"+r,"required",{missingProperty:"id"}),t++);for(let i in d)
I.call(l.properties.domains.items.properties,i)||(e=s(e,p+"/domains/"+r,"additionalProperties",{additionalProperty:i}),t++);
if(d.projectId!==void 0){let i=d.projectId;typeof i=="string"?m.test(i)||(e=s(e,p+"/domains/"+r+"/projectId","pattern",{
pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/domains/"+r+"/projectId","type",{type:"string"}),t++)}
if(d.domain!==void 0&&typeof d.domain!="string"&&(e=s(e,p+"/domains/"+r+"/domain","type",{type:"string"}),t++),d.domainType!==
void 0){let i=d.domainType;typeof i!="string"&&(e=s(e,p+"/domains/"+r+"/domainType","type",{type:"string"}),t++),i==="ap\
ex"||i==="subdomain"||(e=s(e,p+"/domains/"+r+"/domainType","enum",{allowedValues:w.enum}),t++)}if(d.region!==void 0&&typeof d.
region!="string"&&(e=s(e,p+"/domains/"+r+"/region","type",{type:"string"}),t++),d.dnsRecordName!==void 0&&typeof d.dnsRecordName!=
"string"&&(e=s(e,p+"/domains/"+r+"/dnsRecordName","type",{type:"string"}),t++),d.dnsRecordType!==void 0&&typeof d.dnsRecordType!=
"string"&&(e=s(e,p+"/domains/"+r+"/dnsRecordType","type",{type:"string"}),t++),d.dnsRecordValue!==void 0&&typeof d.dnsRecordValue!=
"string"&&(e=s(e,p+"/domains/"+r+"/dnsRecordValue","type",{type:"string"}),t++),d.validationStatus!==void 0&&typeof d.validationStatus!=
"string"&&(e=s(e,p+"/domains/"+r+"/validationStatus","type",{type:"string"}),t++),d.createdAt!==void 0){let i=d.createdAt;
typeof i=="string"?c.test(i)||(e=s(e,p+"/domains/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d\
(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/domains/"+r+"/createdAt","type",{type:"strin\
g"}),t++)}if(d.updatedAt!==void 0){let i=d.updatedAt;typeof i=="string"?c.test(i)||(e=s(e,p+"/domains/"+r+"/updatedAt","\
pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),
t++):(e=s(e,p+"/domains/"+r+"/updatedAt","type",{type:"string"}),t++)}if(d.id!==void 0){let i=d.id;typeof i=="string"?m.
test(i)||(e=s(e,p+"/domains/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/d\
omains/"+r+"/id","type",{type:"string"}),t++)}if(d.appId!==void 0){let i=d.appId;typeof i=="string"?m.test(i)||(e=s(e,p+
"/domains/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]{1,256}$"}),t++):(e=s(e,p+"/domains/"+r+"/ap\
pId","type",{type:"string"}),t++)}if(d.count!==void 0){let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||
(e=s(e,p+"/domains/"+r+"/count","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(
e,p+"/domains/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/domains/"+r+"/count",
"minimum",{comparison:">=",limit:1}),t++))}}else e=s(e,p+"/domains/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/domai\
ns","type",{type:"array"}),t++}if(n.repositories!==void 0){let o=n.repositories;if(Array.isArray(o)){let y=o.length;for(let r=0;r<
y;r++){let d=o[r];if(d&&typeof d=="object"&&!Array.isArray(d)){d.fullName===void 0&&(e=s(e,p+"/repositories/"+r,"require\
d",{missingProperty:"fullName"}),t++);for(let i in d)I.call(l.properties.repositories.items.properties,i)||(e=s(e,p+"/re\
positories/"+r,"additionalProperties",{additionalProperty:i}),t++);if(d.archived!==void 0&&typeof d.archived!="boolean"&&
(e=s(e,p+"/repositories/"+r+"/archived","type",{type:"boolean"}),t++),d.branchCount!==void 0){let i=d.branchCount;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/repositories/"+r+"/branchCount","type",{type:"integer"}),t++)}if(d.
cloneUrl!==void 0){let i=d.cloneUrl;typeof i=="string"?(L.test(i)||(e=s(e,p+"/repositories/"+r+"/cloneUrl","pattern",{pattern:"\
^https://"}),t++),k.test(i)||(e=s(e,p+"/repositories/"+r+"/cloneUrl","format",{format:"uri"}),t++)):(e=s(e,p+"/repositor\
ies/"+r+"/cloneUrl","type",{type:"string"}),t++)}if(d.createdAt!==void 0){let i=d.createdAt;typeof i=="string"?c.test(i)||
(e=s(e,p+"/repositories/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\\
d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/repositories/"+r+"/createdAt","type",{type:"string"}),t++)}if(d.defaultBranch!==
void 0&&typeof d.defaultBranch!="string"&&(e=s(e,p+"/repositories/"+r+"/defaultBranch","type",{type:"string"}),t++),d.description!==
void 0&&typeof d.description!="string"&&(e=s(e,p+"/repositories/"+r+"/description","type",{type:"string"}),t++),d.disabled!==
void 0&&typeof d.disabled!="boolean"&&(e=s(e,p+"/repositories/"+r+"/disabled","type",{type:"boolean"}),t++),d.forksCount!==
void 0){let i=d.forksCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/repositories/"+r+"/forksCount",
"type",{type:"integer"}),t++)}if(d.hasIssues!==void 0&&typeof d.hasIssues!="boolean"&&(e=s(e,p+"/repositories/"+r+"/hasI\
ssues","type",{type:"boolean"}),t++),d.hasPages!==void 0&&typeof d.hasPages!="boolean"&&(e=s(e,p+"/repositories/"+r+"/ha\
sPages","type",{type:"boolean"}),t++),d.hasWiki!==void 0&&typeof d.hasWiki!="boolean"&&(e=s(e,p+"/repositories/"+r+"/has\
Wiki","type",{type:"boolean"}),t++),d.htmlUrl!==void 0&&typeof d.htmlUrl!="string"&&(e=s(e,p+"/repositories/"+r+"/htmlUr\
l","type",{type:"string"}),t++),d.language!==void 0&&typeof d.language!="string"&&(e=s(e,p+"/repositories/"+r+"/language",
"type",{type:"string"}),t++),d.name!==void 0&&typeof d.name!="string"&&(e=s(e,p+"/repositories/"+r+"/name","type",{type:"\
string"}),t++),d.private!==void 0&&typeof d.private!="boolean"&&(e=s(e,p+"/repositories/"+r+"/private","type",{type:"boo\
lean"}),t++),d.pushedAt!==void 0){let i=d.pushedAt;typeof i=="string"?c.test(i)||(e=s(e,p+"/repositories/"+r+"/pushedAt",
"pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),
t++):(e=s(e,p+"/repositories/"+r+"/pushedAt","type",{type:"string"}),t++)}if(d.size!==void 0){let i=d.size;typeof i=="nu\
mber"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/repositories/"+r+"/size","type",{type:"integer"}),t++)}if(d.stargazersCount!==
void 0){let i=d.stargazersCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/repositories/"+r+"/starga\
zersCount","type",{type:"integer"}),t++)}if(d.topics!==void 0){let i=d.topics;if(Array.isArray(i)){let g=i.length;for(let f=0;f<
g;f++)typeof i[f]!="string"&&(e=s(e,p+"/repositories/"+r+"/topics/"+f,"type",{type:"string"}),t++)}else e=s(e,p+"/reposi\
tories/"+r+"/topics","type",{type:"array"}),t++}if(d.updatedAt!==void 0){let i=d.updatedAt;typeof i=="string"?c.test(i)||
(e=s(e,p+"/repositories/"+r+"/updatedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\\
d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=s(e,p+"/repositories/"+r+"/updatedAt","type",{type:"string"}),t++)}if(d.fullName!==
void 0){let i=d.fullName;typeof i=="string"?S.test(i)||(e=s(e,p+"/repositories/"+r+"/fullName","pattern",{pattern:"^[^/]\
+/[^/]+$"}),t++):(e=s(e,p+"/repositories/"+r+"/fullName","type",{type:"string"}),t++)}if(d.projectId!==void 0){let i=d.projectId;
typeof i=="string"?m.test(i)||(e=s(e,p+"/repositories/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f]\
{1,256}$"}),t++):(e=s(e,p+"/repositories/"+r+"/projectId","type",{type:"string"}),t++)}if(d.branches!==void 0){let i=d.branches;
if(Array.isArray(i)){let g=i.length;for(let f=0;f<g;f++){let a=i[f],b=t,x=!1,v=t;typeof a!="string"&&(e=s(e,p+"/reposito\
ries/"+r+"/branches/"+f,"type",{type:"string"},"#/properties/repositories/items/properties/branches/items/anyOf/0/type"),
t++);var T=v===t;if(x=x||T,!x){let A=t;if(a&&typeof a=="object"&&!Array.isArray(a)){a.name===void 0&&(e=s(e,p+"/reposito\
ries/"+r+"/branches/"+f,"required",{missingProperty:"name"},"#/properties/repositories/items/properties/branches/items/a\
nyOf/1/required"),t++);for(let $ in a)$==="name"||$==="protected"||$==="default"||$==="sha"||(e=s(e,p+"/repositories/"+r+
"/branches/"+f,"additionalProperties",{additionalProperty:$},"#/properties/repositories/items/properties/branches/items/\
anyOf/1/additionalProperties"),t++);a.name!==void 0&&typeof a.name!="string"&&(e=s(e,p+"/repositories/"+r+"/branches/"+f+
"/name","type",{type:"string"},"#/properties/repositories/items/properties/branches/items/anyOf/1/properties/name/type"),
t++),a.protected!==void 0&&typeof a.protected!="boolean"&&(e=s(e,p+"/repositories/"+r+"/branches/"+f+"/protected","type",
{type:"boolean"},"#/properties/repositories/items/properties/branches/items/anyOf/1/properties/protected/type"),t++),a.default!==
void 0&&typeof a.default!="boolean"&&(e=s(e,p+"/repositories/"+r+"/branches/"+f+"/default","type",{type:"boolean"},"#/pr\
operties/repositories/items/properties/branches/items/anyOf/1/properties/default/type"),t++),a.sha!==void 0&&typeof a.sha!=
"string"&&(e=s(e,p+"/repositories/"+r+"/branches/"+f+"/sha","type",{type:"string"},"#/properties/repositories/items/prop\
erties/branches/items/anyOf/1/properties/sha/type"),t++)}else e=s(e,p+"/repositories/"+r+"/branches/"+f,"type",{type:"ob\
ject"},"#/properties/repositories/items/properties/branches/items/anyOf/1/type"),t++;var T=A===t;x=x||T}x?(t=b,e!==null&&
(b?e.length=b:e=null)):(e=s(e,p+"/repositories/"+r+"/branches/"+f,"anyOf",{},"#/properties/repositories/items/properties\
/branches/items/anyOf"),t++)}}else e=s(e,p+"/repositories/"+r+"/branches","type",{type:"array"}),t++}if(d.count!==void 0){
let i=d.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=s(e,p+"/repositories/"+r+"/count","type",{type:"int\
eger"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=s(e,p+"/repositories/"+r+"/count","maximum",{comparison:"\
<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=s(e,p+"/repositories/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else
e=s(e,p+"/repositories/"+r,"type",{type:"object"}),t++}}else e=s(e,p+"/repositories","type",{type:"array"}),t++}}else e=
s(e,p,"type",{type:"object"}),t++;return C.errors=e,t===0}function s(n,p,e,t,N=""){return Z(n,[{instancePath:p,schemaPath:N,
keyword:e,params:t}])}function Z(n,p){if(n===null)return p;for(let e of p)n.length<2e3&&n.push(e);return n}var M=O;export{M as validate};
