// Generated from src/sandbox/api/seed/schema.ts by `npm run generate`. Edit src/sandbox/api/seed/schema.ts instead of this file.
var K=/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;function v(u){return/^\d{4}-(0[1-9]|1[0-2])-\d\d$/.
test(u)&&new Date(u).getUTCDate()===Number(u.slice(8))}function j(u){if(!K.test(u)||!v(u.slice(0,10)))return!1;let[p,e]=u.
split(":60");return e===void 0||new Date(`${p}:59${e}`.toUpperCase()).toISOString().includes("T23:59:59")}var w={date:v,"date-time":j},B=E,l={type:"object",properties:{$schema:{type:"string"},version:{const:2},startedAt:{type:"\
string",format:"date-time"},created:{type:"integer",minimum:0,maximum:0x4000000000000},projects:{type:"array",items:{type:"\
object",required:["id"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},
count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},serviceAccounts:{type:"array",items:{type:"objec\
t",required:["id"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},projectId:{
type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},count:{type:"integer",minimum:1,maximum:2e5}},
additionalProperties:!1}},apiKeys:{type:"array",items:{type:"object",required:["id"],properties:{apiKey:{type:"string",pattern:"\
^[!-~]{1,4096}$"},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\
\\d{1,9}[smhd])$"},description:{type:"string"},expiresAt:{anyOf:[{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\\
d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},{type:"string",const:"never"}]},id:{type:"string",pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},name:{type:"string"},principalId:{type:"string",pattern:"^(?!\
\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud\
800-\\udfff]{1,256}$"},source:{type:"string"},status:{type:"string"},updatedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d\
(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},role:{type:"string",enum:["owner","mem\
ber"]},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},apps:{type:"array",items:{type:"object",required:[
"appId"],properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"document#/compon\
ents/schemas/ComputeType"}},{$ref:"document#/components/schemas/ComputeType"}]},computeTier:{type:"string",enum:["interr\
uptible","protected"]},containerRuntime:{type:"string",enum:["v1","v2"]},cooldownPeriodSeconds:{type:"integer",minimum:1,
maximum:3600},cpu:{type:"string"},deploymentInitializationTimeout:{type:"integer",minimum:60,maximum:900},disableAuth:{type:"\
boolean"},entrypoint:{type:"array",items:{type:"string"}},evaluationIntervalSeconds:{type:"integer",minimum:6,maximum:300},
gpuCount:{type:"integer",minimum:0,maximum:8},healthcheckEndpoint:{type:"string"},loadBalancingAlgorithm:{type:"string",
enum:["round-robin","first-available","min-connections","random-choice-2"]},maxReplicaCount:{type:"integer",minimum:1,maximum:2e3},
memory:{type:"string"},minReplicaCount:{type:"integer",minimum:0,maximum:2e3},port:{type:"integer",minimum:0,maximum:65535},
readycheckEndpoint:{type:"string"},replicaConcurrency:{type:"integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{
type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{type:"integer",minimum:1,maximum:21600},runtime:{type:"\
string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},scalingMetric:{type:"string",enum:["cpu_utili\
zation","memory_utilization","requests_per_second","concurrency_utilization"]},scalingTarget:{type:"number",exclusiveMinimum:0},
appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},projectId:{type:"string",pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},hardware:{$ref:"document#/components/schemas/ComputeType"},region:{
type:"string"},name:{type:"string",pattern:"^([a-z0-9-]|\\{n\\}){1,63}$"},deletedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d\
-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},centsPerDay:{type:"integer",minimum:0,
maximum:1e7},onGpu:{type:"boolean"},repository:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}\
$"},earlier:{type:"array",maxItems:100,items:{type:"object",required:["hardware","cpu","memory","gpuCount","until"],properties:{
computeTier:{type:"string",enum:["interruptible","protected"]},cpu:{type:"string"},gpuCount:{type:"integer",minimum:0,maximum:8},
hardware:{$ref:"document#/components/schemas/ComputeType"},maxReplicaCount:{type:"integer",minimum:1,maximum:2e3},memory:{
type:"string"},minReplicaCount:{type:"integer",minimum:0,maximum:2e3},scalingBuffer:{type:"integer",minimum:0},until:{type:"\
string",format:"date-time"}},additionalProperties:!1}},builds:{type:"integer",minimum:0,maximum:2e5},containers:{type:"i\
nteger",minimum:0,maximum:2e5},runs:{type:"integer",minimum:0,maximum:2e5},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\\
d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,
maximum:2e5}},additionalProperties:!1}},builds:{type:"array",items:{type:"object",required:["id","appId"],properties:{id:{
type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},appId:{type:"string",pattern:"^(?!\\.{1\
,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},outcome:{type:"string",enum:["success","failure"]},createdAt:{type:"st\
ring",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{
type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},containers:{type:"array",items:{type:"object",required:[
"id","appId"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},appId:{type:"\
string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},fate:{type:"string",enum:["running","restart\
ed","pending","terminating","ended","evicted"]},buildId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udff\
f]{1,256}$"},probes:{type:"integer",minimum:0,maximum:1e3},requestedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\\
d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},
runs:{type:"array",items:{type:"object",required:["id","appId"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x\
00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},
kind:{type:"string",enum:["completed","ephemeral","queued","failed","websocket"]},containerId:{type:"string",pattern:"^(\
?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},createdAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(\
:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}},
domains:{type:"array",items:{type:"object",required:["id"],properties:{id:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x\
1f\\x7f\\ud800-\\udfff]{1,256}$"},projectId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},
domain:{type:"string"},domainType:{type:"string",enum:["apex","subdomain"]},region:{type:"string"},dnsRecordName:{type:"\
string"},dnsRecordType:{type:"string"},dnsRecordValue:{type:"string"},validationStatus:{type:"string"},createdAt:{type:"\
string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
updatedAt:{type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
appId:{type:"string",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},count:{type:"integer",minimum:1,
maximum:2e5}},additionalProperties:!1}},repositories:{type:"array",items:{type:"object",required:["fullName"],properties:{
archived:{type:"boolean"},branchCount:{type:"integer"},cloneUrl:{type:"string",format:"uri",pattern:"^https://"},createdAt:{
type:"string",pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},
defaultBranch:{type:"string"},description:{type:"string"},disabled:{type:"boolean"},forksCount:{type:"integer"},fullName:{
type:"string",pattern:"^[^/]+/[^/]+$"},hasIssues:{type:"boolean"},hasPages:{type:"boolean"},hasWiki:{type:"boolean"},htmlUrl:{
type:"string"},language:{type:"string"},name:{type:"string"},private:{type:"boolean"},pushedAt:{type:"string",pattern:"^\
(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},size:{type:"integ\
er"},stargazersCount:{type:"integer"},topics:{type:"array",items:{type:"string"}},updatedAt:{type:"string",pattern:"^(\\d\
{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},projectId:{type:"stri\
ng",pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"},branches:{type:"array",items:{anyOf:[{type:"stri\
ng"},{type:"object",required:["name"],properties:{name:{type:"string"},protected:{type:"boolean"},default:{type:"boolean"},
sha:{type:"string"}},additionalProperties:!1}]}},count:{type:"integer",minimum:1,maximum:2e5}},additionalProperties:!1}}},
additionalProperties:!1},T={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","H\
OPPER_H100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]},N=Object.prototype.hasOwnProperty,
F=w["date-time"],O=/^(?=[a-z][a-z0-9+.-]*:[^?#"][^"]*$)(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
m=new RegExp("^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$","u"),k=new RegExp("^[!-~]{1,4096}$","u"),b=new RegExp(
"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$","u"),z=new RegExp(
"^([a-z0-9-]|\\{n\\}){1,63}$","u"),q=new RegExp("^https://","u"),L=new RegExp("^[^/]+/[^/]+$","u");function E(u,{instancePath:p=""}={}){
let e=null,t=0;if(u&&typeof u=="object"&&!Array.isArray(u)){for(let f in u)N.call(l.properties,f)||(e=d(e,p,"additionalP\
roperties",{additionalProperty:f}),t++);if(u.$schema!==void 0&&typeof u.$schema!="string"&&(e=d(e,p+"/$schema","type",{type:"\
string"}),t++),u.version!==void 0&&u.version!==2&&(e=d(e,p+"/version","const",{allowedValue:2}),t++),u.startedAt!==void 0){
let f=u.startedAt;typeof f=="string"?F(f)||(e=d(e,p+"/startedAt","format",{format:"date-time"}),t++):(e=d(e,p+"/startedA\
t","type",{type:"string"}),t++)}if(u.created!==void 0){let f=u.created;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||
(e=d(e,p+"/created","type",{type:"integer"}),t++),typeof f=="number"&&isFinite(f)&&((f>0x4000000000000||isNaN(f))&&(e=d(
e,p+"/created","maximum",{comparison:"<=",limit:0x4000000000000}),t++),(f<0||isNaN(f))&&(e=d(e,p+"/created","minimum",{comparison:"\
>=",limit:0}),t++))}if(u.projects!==void 0){let f=u.projects;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];
if(o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=d(e,p+"/projects/"+r,"required",{missingProperty:"id"}),t++);
for(let i in o)i==="id"||i==="count"||(e=d(e,p+"/projects/"+r,"additionalProperties",{additionalProperty:i}),t++);if(o.id!==
void 0){let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,p+"/projects/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\\
x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/projects/"+r+"/id","type",{type:"string"}),t++)}if(o.count!==void 0){
let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/projects/"+r+"/count","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/projects/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),
t++),(i<1||isNaN(i))&&(e=d(e,p+"/projects/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=d(e,p+"/projec\
ts/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/projects","type",{type:"array"}),t++}if(u.serviceAccounts!==void 0){let f=u.
serviceAccounts;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&!Array.isArray(
o)){o.id===void 0&&(e=d(e,p+"/serviceAccounts/"+r,"required",{missingProperty:"id"}),t++);for(let i in o)i==="id"||i==="\
projectId"||i==="count"||(e=d(e,p+"/serviceAccounts/"+r,"additionalProperties",{additionalProperty:i}),t++);if(o.id!==void 0){
let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,p+"/serviceAccounts/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x\
1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/serviceAccounts/"+r+"/id","type",{type:"string"}),t++)}if(o.projectId!==
void 0){let i=o.projectId;typeof i=="string"?m.test(i)||(e=d(e,p+"/serviceAccounts/"+r+"/projectId","pattern",{pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/serviceAccounts/"+r+"/projectId","type",{type:"\
string"}),t++)}if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/service\
Accounts/"+r+"/count","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/serv\
iceAccounts/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/serviceAccounts/"+r+"/c\
ount","minimum",{comparison:">=",limit:1}),t++))}}else e=d(e,p+"/serviceAccounts/"+r,"type",{type:"object"}),t++}}else e=
d(e,p+"/serviceAccounts","type",{type:"array"}),t++}if(u.apiKeys!==void 0){let f=u.apiKeys;if(Array.isArray(f)){let y=f.
length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=d(e,p+"/apiKeys/"+
r,"required",{missingProperty:"id"}),t++);for(let i in o)N.call(l.properties.apiKeys.items.properties,i)||(e=d(e,p+"/api\
Keys/"+r,"additionalProperties",{additionalProperty:i}),t++);if(o.apiKey!==void 0){let i=o.apiKey;typeof i=="string"?k.test(
i)||(e=d(e,p+"/apiKeys/"+r+"/apiKey","pattern",{pattern:"^[!-~]{1,4096}$"}),t++):(e=d(e,p+"/apiKeys/"+r+"/apiKey","type",
{type:"string"}),t++)}if(o.createdAt!==void 0){let i=o.createdAt;typeof i=="string"?b.test(i)||(e=d(e,p+"/apiKeys/"+r+"/\
createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),
t++):(e=d(e,p+"/apiKeys/"+r+"/createdAt","type",{type:"string"}),t++)}if(o.description!==void 0&&typeof o.description!="\
string"&&(e=d(e,p+"/apiKeys/"+r+"/description","type",{type:"string"}),t++),o.expiresAt!==void 0){let i=o.expiresAt,c=t,
n=!1,a=t;typeof i=="string"?b.test(i)||(e=d(e,p+"/apiKeys/"+r+"/expiresAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\\
d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"},"#/properties/apiKeys/items/properties/expiresAt/\
anyOf/0/pattern"),t++):(e=d(e,p+"/apiKeys/"+r+"/expiresAt","type",{type:"string"},"#/properties/apiKeys/items/properties\
/expiresAt/anyOf/0/type"),t++);var $=a===t;if(n=n||$,!n){let s=t;typeof i!="string"&&(e=d(e,p+"/apiKeys/"+r+"/expiresAt",
"type",{type:"string"},"#/properties/apiKeys/items/properties/expiresAt/anyOf/1/type"),t++),i!=="never"&&(e=d(e,p+"/apiK\
eys/"+r+"/expiresAt","const",{allowedValue:"never"},"#/properties/apiKeys/items/properties/expiresAt/anyOf/1/const"),t++);
var $=s===t;n=n||$}n?(t=c,e!==null&&(c?e.length=c:e=null)):(e=d(e,p+"/apiKeys/"+r+"/expiresAt","anyOf",{},"#/properties/\
apiKeys/items/properties/expiresAt/anyOf"),t++)}if(o.id!==void 0){let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,p+"/ap\
iKeys/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/apiKeys/"+
r+"/id","type",{type:"string"}),t++)}if(o.name!==void 0&&typeof o.name!="string"&&(e=d(e,p+"/apiKeys/"+r+"/name","type",
{type:"string"}),t++),o.principalId!==void 0){let i=o.principalId;typeof i=="string"?m.test(i)||(e=d(e,p+"/apiKeys/"+r+"\
/principalId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/apiKeys/"+
r+"/principalId","type",{type:"string"}),t++)}if(o.projectId!==void 0){let i=o.projectId;typeof i=="string"?m.test(i)||(e=
d(e,p+"/apiKeys/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=
d(e,p+"/apiKeys/"+r+"/projectId","type",{type:"string"}),t++)}if(o.source!==void 0&&typeof o.source!="string"&&(e=d(e,p+
"/apiKeys/"+r+"/source","type",{type:"string"}),t++),o.status!==void 0&&typeof o.status!="string"&&(e=d(e,p+"/apiKeys/"+
r+"/status","type",{type:"string"}),t++),o.updatedAt!==void 0){let i=o.updatedAt;typeof i=="string"?b.test(i)||(e=d(e,p+
"/apiKeys/"+r+"/updatedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,\
9}[smhd])$"}),t++):(e=d(e,p+"/apiKeys/"+r+"/updatedAt","type",{type:"string"}),t++)}if(o.role!==void 0){let i=o.role;typeof i!=
"string"&&(e=d(e,p+"/apiKeys/"+r+"/role","type",{type:"string"}),t++),i==="owner"||i==="member"||(e=d(e,p+"/apiKeys/"+r+
"/role","enum",{allowedValues:l.properties.apiKeys.items.properties.role.enum}),t++)}if(o.count!==void 0){let i=o.count;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apiKeys/"+r+"/count","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/apiKeys/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),(i<
1||isNaN(i))&&(e=d(e,p+"/apiKeys/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=d(e,p+"/apiKeys/"+r,"ty\
pe",{type:"object"}),t++}}else e=d(e,p+"/apiKeys","type",{type:"array"}),t++}if(u.apps!==void 0){let f=u.apps;if(Array.isArray(
f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&!Array.isArray(o)){o.appId===void 0&&(e=d(e,
p+"/apps/"+r,"required",{missingProperty:"appId"}),t++);for(let i in o)N.call(l.properties.apps.items.properties,i)||(e=
d(e,p+"/apps/"+r,"additionalProperties",{additionalProperty:i}),t++);if(o.service_toml!==void 0&&typeof o.service_toml!=
"string"&&(e=d(e,p+"/apps/"+r+"/service_toml","type",{type:"string"}),t++),o.compute!==void 0){let i=o.compute,c=t,n=!1,
a=null,s=t;if(Array.isArray(i)){i.length>5&&(e=d(e,p+"/apps/"+r+"/compute","maxItems",{limit:5},"#/properties/apps/items\
/properties/compute/oneOf/0/maxItems"),t++);let C=i.length;for(let x=0;x<C;x++){let g=i[x];typeof g!="string"&&(e=d(e,p+
"/apps/"+r+"/compute/"+x,"type",{type:"string"}),t++),g==="ADA_L4"||g==="ADA_L40"||g==="AMPERE_A10"||g==="AMPERE_A100_40\
GB"||g==="AMPERE_A100_80GB"||g==="HOPPER_H100"||g==="HOPPER_H200"||g==="BLACKWELL_B200"||g==="BLACKWELL_RTX6000"||g==="C\
PU"||g==="INF2"||g==="TRN1"||g==="TURING_T4"||(e=d(e,p+"/apps/"+r+"/compute/"+x,"enum",{allowedValues:T.enum}),t++)}}else
e=d(e,p+"/apps/"+r+"/compute","type",{type:"array"},"#/properties/apps/items/properties/compute/oneOf/0/type"),t++;var R=s===
t;R&&(n=!0,a=0);let A=t;typeof i!="string"&&(e=d(e,p+"/apps/"+r+"/compute","type",{type:"string"}),t++),i==="ADA_L4"||i===
"ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_A100_40GB"||i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="\
BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||i==="CPU"||i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=d(e,p+"/apps/"+r+"/comp\
ute","enum",{allowedValues:T.enum}),t++);var R=A===t;R&&n?(n=!1,a=[a,1]):R&&(n=!0,a=1),n?(t=c,e!==null&&(c?e.length=c:e=
null)):(e=d(e,p+"/apps/"+r+"/compute","oneOf",{passingSchemas:a},"#/properties/apps/items/properties/compute/oneOf"),t++)}
if(o.computeTier!==void 0){let i=o.computeTier;typeof i!="string"&&(e=d(e,p+"/apps/"+r+"/computeTier","type",{type:"stri\
ng"}),t++),i==="interruptible"||i==="protected"||(e=d(e,p+"/apps/"+r+"/computeTier","enum",{allowedValues:l.properties.apps.
items.properties.computeTier.enum}),t++)}if(o.containerRuntime!==void 0){let i=o.containerRuntime;typeof i!="string"&&(e=
d(e,p+"/apps/"+r+"/containerRuntime","type",{type:"string"}),t++),i==="v1"||i==="v2"||(e=d(e,p+"/apps/"+r+"/containerRun\
time","enum",{allowedValues:l.properties.apps.items.properties.containerRuntime.enum}),t++)}if(o.cooldownPeriodSeconds!==
void 0){let i=o.cooldownPeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/cooldown\
PeriodSeconds","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>3600||isNaN(i))&&(e=d(e,p+"/apps/"+r+"\
/cooldownPeriodSeconds","maximum",{comparison:"<=",limit:3600}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/cooldownPeri\
odSeconds","minimum",{comparison:">=",limit:1}),t++))}if(o.cpu!==void 0&&typeof o.cpu!="string"&&(e=d(e,p+"/apps/"+r+"/c\
pu","type",{type:"string"}),t++),o.deploymentInitializationTimeout!==void 0){let i=o.deploymentInitializationTimeout;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/deploymentInitializationTimeout","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&((i>900||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/deploymentInitializationTimeout","maximu\
m",{comparison:"<=",limit:900}),t++),(i<60||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/deploymentInitializationTimeout","minimum",
{comparison:">=",limit:60}),t++))}if(o.disableAuth!==void 0&&typeof o.disableAuth!="boolean"&&(e=d(e,p+"/apps/"+r+"/disa\
bleAuth","type",{type:"boolean"}),t++),o.entrypoint!==void 0){let i=o.entrypoint;if(Array.isArray(i)){let c=i.length;for(let n=0;n<
c;n++)typeof i[n]!="string"&&(e=d(e,p+"/apps/"+r+"/entrypoint/"+n,"type",{type:"string"}),t++)}else e=d(e,p+"/apps/"+r+"\
/entrypoint","type",{type:"array"}),t++}if(o.evaluationIntervalSeconds!==void 0){let i=o.evaluationIntervalSeconds;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/evaluationIntervalSeconds","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&((i>300||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/evaluationIntervalSeconds","maximum",{comparison:"\
<=",limit:300}),t++),(i<6||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/evaluationIntervalSeconds","minimum",{comparison:">=",limit:6}),
t++))}if(o.gpuCount!==void 0){let i=o.gpuCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"\
/gpuCount","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>8||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/gpuCou\
nt","maximum",{comparison:"<=",limit:8}),t++),(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/gpuCount","minimum",{comparison:">=",
limit:0}),t++))}if(o.healthcheckEndpoint!==void 0&&typeof o.healthcheckEndpoint!="string"&&(e=d(e,p+"/apps/"+r+"/healthc\
heckEndpoint","type",{type:"string"}),t++),o.loadBalancingAlgorithm!==void 0){let i=o.loadBalancingAlgorithm;typeof i!="\
string"&&(e=d(e,p+"/apps/"+r+"/loadBalancingAlgorithm","type",{type:"string"}),t++),i==="round-robin"||i==="first-availa\
ble"||i==="min-connections"||i==="random-choice-2"||(e=d(e,p+"/apps/"+r+"/loadBalancingAlgorithm","enum",{allowedValues:l.
properties.apps.items.properties.loadBalancingAlgorithm.enum}),t++)}if(o.maxReplicaCount!==void 0){let i=o.maxReplicaCount;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/maxReplicaCount","type",{type:"integer"}),t++),
typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/maxReplicaCount","maximum",{comparison:"<=",limit:2e3}),
t++),(i<1||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/maxReplicaCount","minimum",{comparison:">=",limit:1}),t++))}if(o.memory!==void 0&&
typeof o.memory!="string"&&(e=d(e,p+"/apps/"+r+"/memory","type",{type:"string"}),t++),o.minReplicaCount!==void 0){let i=o.
minReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/minReplicaCount","type",{type:"\
integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/minReplicaCount","maximum",{comparison:"\
<=",limit:2e3}),t++),(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/minReplicaCount","minimum",{comparison:">=",limit:0}),t++))}
if(o.port!==void 0){let i=o.port;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/port","type",
{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>65535||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/port","maximum",{comparison:"\
<=",limit:65535}),t++),(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/port","minimum",{comparison:">=",limit:0}),t++))}if(o.readycheckEndpoint!==
void 0&&typeof o.readycheckEndpoint!="string"&&(e=d(e,p+"/apps/"+r+"/readycheckEndpoint","type",{type:"string"}),t++),o.
replicaConcurrency!==void 0){let i=o.replicaConcurrency;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/a\
pps/"+r+"/replicaConcurrency","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>1e6||isNaN(i))&&(e=d(e,
p+"/apps/"+r+"/replicaConcurrency","maximum",{comparison:"<=",limit:1e6}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/re\
plicaConcurrency","minimum",{comparison:">=",limit:1}),t++))}if(o.responseGracePeriodSeconds!==void 0){let i=o.responseGracePeriodSeconds;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/responseGracePeriodSeconds","type",{type:"inte\
ger"}),t++),typeof i=="number"&&isFinite(i)&&((i>43200||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/responseGracePeriodSeconds","ma\
ximum",{comparison:"<=",limit:43200}),t++),(i<16||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/responseGracePeriodSeconds","minimum",
{comparison:">=",limit:16}),t++))}if(o.rollOutDurationSeconds!==void 0){let i=o.rollOutDurationSeconds;typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/rollOutDurationSeconds","type",{type:"integer"}),t++),typeof i=="n\
umber"&&isFinite(i)&&((i>21600||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/rollOutDurationSeconds","maximum",{comparison:"<=",limit:21600}),
t++),(i<1||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/rollOutDurationSeconds","minimum",{comparison:">=",limit:1}),t++))}if(o.runtime!==
void 0){let i=o.runtime;typeof i!="string"&&(e=d(e,p+"/apps/"+r+"/runtime","type",{type:"string"}),t++),i==="cortex"||i===
"custom"||(e=d(e,p+"/apps/"+r+"/runtime","enum",{allowedValues:l.properties.apps.items.properties.runtime.enum}),t++)}if(o.
scalingBuffer!==void 0){let i=o.scalingBuffer;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/\
scalingBuffer","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/sca\
lingBuffer","minimum",{comparison:">=",limit:0}),t++)}if(o.scalingMetric!==void 0){let i=o.scalingMetric;typeof i!="stri\
ng"&&(e=d(e,p+"/apps/"+r+"/scalingMetric","type",{type:"string"}),t++),i==="cpu_utilization"||i==="memory_utilization"||
i==="requests_per_second"||i==="concurrency_utilization"||(e=d(e,p+"/apps/"+r+"/scalingMetric","enum",{allowedValues:l.properties.
apps.items.properties.scalingMetric.enum}),t++)}if(o.scalingTarget!==void 0){let i=o.scalingTarget;typeof i=="number"&&isFinite(
i)?(i<=0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/scalingTarget","exclusiveMinimum",{comparison:">",limit:0}),t++):(e=d(e,p+"/a\
pps/"+r+"/scalingTarget","type",{type:"number"}),t++)}if(o.appId!==void 0){let i=o.appId;typeof i=="string"?m.test(i)||(e=
d(e,p+"/apps/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+
"/apps/"+r+"/appId","type",{type:"string"}),t++)}if(o.projectId!==void 0){let i=o.projectId;typeof i=="string"?m.test(i)||
(e=d(e,p+"/apps/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=
d(e,p+"/apps/"+r+"/projectId","type",{type:"string"}),t++)}if(o.hardware!==void 0){let i=o.hardware;typeof i!="string"&&
(e=d(e,p+"/apps/"+r+"/hardware","type",{type:"string"}),t++),i==="ADA_L4"||i==="ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_\
A100_40GB"||i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||
i==="CPU"||i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=d(e,p+"/apps/"+r+"/hardware","enum",{allowedValues:T.enum}),t++)}
if(o.region!==void 0&&typeof o.region!="string"&&(e=d(e,p+"/apps/"+r+"/region","type",{type:"string"}),t++),o.name!==void 0){
let i=o.name;typeof i=="string"?z.test(i)||(e=d(e,p+"/apps/"+r+"/name","pattern",{pattern:"^([a-z0-9-]|\\{n\\}){1,63}$"}),
t++):(e=d(e,p+"/apps/"+r+"/name","type",{type:"string"}),t++)}if(o.deletedAt!==void 0){let i=o.deletedAt;typeof i=="stri\
ng"?b.test(i)||(e=d(e,p+"/apps/"+r+"/deletedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\\
d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/apps/"+r+"/deletedAt","type",{type:"string"}),t++)}if(o.centsPerDay!==
void 0){let i=o.centsPerDay;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/centsPerDay","type",
{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>1e7||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/centsPerDay","maximum",
{comparison:"<=",limit:1e7}),t++),(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/centsPerDay","minimum",{comparison:">=",limit:0}),
t++))}if(o.onGpu!==void 0&&typeof o.onGpu!="boolean"&&(e=d(e,p+"/apps/"+r+"/onGpu","type",{type:"boolean"}),t++),o.repository!==
void 0){let i=o.repository;typeof i=="string"?m.test(i)||(e=d(e,p+"/apps/"+r+"/repository","pattern",{pattern:"^(?!\\.{1,\
2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/apps/"+r+"/repository","type",{type:"string"}),t++)}if(o.
earlier!==void 0){let i=o.earlier;if(Array.isArray(i)){i.length>100&&(e=d(e,p+"/apps/"+r+"/earlier","maxItems",{limit:100}),
t++);let c=i.length;for(let n=0;n<c;n++){let a=i[n];if(a&&typeof a=="object"&&!Array.isArray(a)){a.hardware===void 0&&(e=
d(e,p+"/apps/"+r+"/earlier/"+n,"required",{missingProperty:"hardware"}),t++),a.cpu===void 0&&(e=d(e,p+"/apps/"+r+"/earli\
er/"+n,"required",{missingProperty:"cpu"}),t++),a.memory===void 0&&(e=d(e,p+"/apps/"+r+"/earlier/"+n,"required",{missingProperty:"\
memory"}),t++),a.gpuCount===void 0&&(e=d(e,p+"/apps/"+r+"/earlier/"+n,"required",{missingProperty:"gpuCount"}),t++),a.until===
void 0&&(e=d(e,p+"/apps/"+r+"/earlier/"+n,"required",{missingProperty:"until"}),t++);for(let s in a)N.call(l.properties.
apps.items.properties.earlier.items.properties,s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n,"additionalProperties",{additionalProperty:s}),
t++);if(a.computeTier!==void 0){let s=a.computeTier;typeof s!="string"&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/computeTier",
"type",{type:"string"}),t++),s==="interruptible"||s==="protected"||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/computeTier","enu\
m",{allowedValues:l.properties.apps.items.properties.earlier.items.properties.computeTier.enum}),t++)}if(a.cpu!==void 0&&
typeof a.cpu!="string"&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/cpu","type",{type:"string"}),t++),a.gpuCount!==void 0){let s=a.
gpuCount;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/gpuCount","type",{type:"\
integer"}),t++),typeof s=="number"&&isFinite(s)&&((s>8||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/gpuCount","maximu\
m",{comparison:"<=",limit:8}),t++),(s<0||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/gpuCount","minimum",{comparison:"\
>=",limit:0}),t++))}if(a.hardware!==void 0){let s=a.hardware;typeof s!="string"&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/har\
dware","type",{type:"string"}),t++),s==="ADA_L4"||s==="ADA_L40"||s==="AMPERE_A10"||s==="AMPERE_A100_40GB"||s==="AMPERE_A\
100_80GB"||s==="HOPPER_H100"||s==="HOPPER_H200"||s==="BLACKWELL_B200"||s==="BLACKWELL_RTX6000"||s==="CPU"||s==="INF2"||s===
"TRN1"||s==="TURING_T4"||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/hardware","enum",{allowedValues:T.enum}),t++)}if(a.maxReplicaCount!==
void 0){let s=a.maxReplicaCount;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/\
maxReplicaCount","type",{type:"integer"}),t++),typeof s=="number"&&isFinite(s)&&((s>2e3||isNaN(s))&&(e=d(e,p+"/apps/"+r+
"/earlier/"+n+"/maxReplicaCount","maximum",{comparison:"<=",limit:2e3}),t++),(s<1||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earl\
ier/"+n+"/maxReplicaCount","minimum",{comparison:">=",limit:1}),t++))}if(a.memory!==void 0&&typeof a.memory!="string"&&(e=
d(e,p+"/apps/"+r+"/earlier/"+n+"/memory","type",{type:"string"}),t++),a.minReplicaCount!==void 0){let s=a.minReplicaCount;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/minReplicaCount","type",{type:"i\
nteger"}),t++),typeof s=="number"&&isFinite(s)&&((s>2e3||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/minReplicaCount",
"maximum",{comparison:"<=",limit:2e3}),t++),(s<0||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/minReplicaCount","minim\
um",{comparison:">=",limit:0}),t++))}if(a.scalingBuffer!==void 0){let s=a.scalingBuffer;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/scalingBuffer","type",{type:"integer"}),t++),typeof s=="number"&&isFinite(
s)&&(s<0||isNaN(s))&&(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/scalingBuffer","minimum",{comparison:">=",limit:0}),t++)}if(a.until!==
void 0){let s=a.until;typeof s=="string"?F(s)||(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/until","format",{format:"date-time"}),
t++):(e=d(e,p+"/apps/"+r+"/earlier/"+n+"/until","type",{type:"string"}),t++)}}else e=d(e,p+"/apps/"+r+"/earlier/"+n,"typ\
e",{type:"object"}),t++}}else e=d(e,p+"/apps/"+r+"/earlier","type",{type:"array"}),t++}if(o.builds!==void 0){let i=o.builds;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/builds","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/builds","maximum",{comparison:"<=",limit:2e5}),t++),(i<
0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/builds","minimum",{comparison:">=",limit:0}),t++))}if(o.containers!==void 0){let i=o.
containers;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/containers","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/containers","maximum",{comparison:"<=",limit:2e5}),
t++),(i<0||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/containers","minimum",{comparison:">=",limit:0}),t++))}if(o.runs!==void 0){let i=o.
runs;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/runs","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/runs","maximum",{comparison:"<=",limit:2e5}),t++),(i<0||
isNaN(i))&&(e=d(e,p+"/apps/"+r+"/runs","minimum",{comparison:">=",limit:0}),t++))}if(o.createdAt!==void 0){let i=o.createdAt;
typeof i=="string"?b.test(i)||(e=d(e,p+"/apps/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\
\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/apps/"+r+"/createdAt","type",{type:"string"}),t++)}
if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/apps/"+r+"/count","typ\
e",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/count","maximum",{comparison:"\
<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/apps/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=d(
e,p+"/apps/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/apps","type",{type:"array"}),t++}if(u.builds!==void 0){let f=u.
builds;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&!Array.isArray(o)){
o.id===void 0&&(e=d(e,p+"/builds/"+r,"required",{missingProperty:"id"}),t++),o.appId===void 0&&(e=d(e,p+"/builds/"+r,"re\
quired",{missingProperty:"appId"}),t++);for(let i in o)i==="id"||i==="appId"||i==="outcome"||i==="createdAt"||i==="count"||
(e=d(e,p+"/builds/"+r,"additionalProperties",{additionalProperty:i}),t++);if(o.id!==void 0){let i=o.id;typeof i=="string"?
m.test(i)||(e=d(e,p+"/builds/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):
(e=d(e,p+"/builds/"+r+"/id","type",{type:"string"}),t++)}if(o.appId!==void 0){let i=o.appId;typeof i=="string"?m.test(i)||
(e=d(e,p+"/builds/"+r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(
e,p+"/builds/"+r+"/appId","type",{type:"string"}),t++)}if(o.outcome!==void 0){let i=o.outcome;typeof i!="string"&&(e=d(e,
p+"/builds/"+r+"/outcome","type",{type:"string"}),t++),i==="success"||i==="failure"||(e=d(e,p+"/builds/"+r+"/outcome","e\
num",{allowedValues:l.properties.builds.items.properties.outcome.enum}),t++)}if(o.createdAt!==void 0){let i=o.createdAt;
typeof i=="string"?b.test(i)||(e=d(e,p+"/builds/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\
\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/builds/"+r+"/createdAt","type",{type:"string"}),
t++)}if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/builds/"+r+"/coun\
t","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/builds/"+r+"/count","ma\
ximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/builds/"+r+"/count","minimum",{comparison:">=",limit:1}),
t++))}}else e=d(e,p+"/builds/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/builds","type",{type:"array"}),t++}if(u.containers!==
void 0){let f=u.containers;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&
!Array.isArray(o)){o.id===void 0&&(e=d(e,p+"/containers/"+r,"required",{missingProperty:"id"}),t++),o.appId===void 0&&(e=
d(e,p+"/containers/"+r,"required",{missingProperty:"appId"}),t++);for(let i in o)i==="id"||i==="appId"||i==="fate"||i===
"buildId"||i==="probes"||i==="requestedAt"||i==="count"||(e=d(e,p+"/containers/"+r,"additionalProperties",{additionalProperty:i}),
t++);if(o.id!==void 0){let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,p+"/containers/"+r+"/id","pattern",{pattern:"^(?!\
\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/containers/"+r+"/id","type",{type:"string"}),t++)}
if(o.appId!==void 0){let i=o.appId;typeof i=="string"?m.test(i)||(e=d(e,p+"/containers/"+r+"/appId","pattern",{pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/containers/"+r+"/appId","type",{type:"string"}),
t++)}if(o.fate!==void 0){let i=o.fate;typeof i!="string"&&(e=d(e,p+"/containers/"+r+"/fate","type",{type:"string"}),t++),
i==="running"||i==="restarted"||i==="pending"||i==="terminating"||i==="ended"||i==="evicted"||(e=d(e,p+"/containers/"+r+
"/fate","enum",{allowedValues:l.properties.containers.items.properties.fate.enum}),t++)}if(o.buildId!==void 0){let i=o.buildId;
typeof i=="string"?m.test(i)||(e=d(e,p+"/containers/"+r+"/buildId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud80\
0-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/containers/"+r+"/buildId","type",{type:"string"}),t++)}if(o.probes!==void 0){let i=o.
probes;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/containers/"+r+"/probes","type",{type:"integer"}),
t++),typeof i=="number"&&isFinite(i)&&((i>1e3||isNaN(i))&&(e=d(e,p+"/containers/"+r+"/probes","maximum",{comparison:"<=",
limit:1e3}),t++),(i<0||isNaN(i))&&(e=d(e,p+"/containers/"+r+"/probes","minimum",{comparison:">=",limit:0}),t++))}if(o.requestedAt!==
void 0){let i=o.requestedAt;typeof i=="string"?b.test(i)||(e=d(e,p+"/containers/"+r+"/requestedAt","pattern",{pattern:"^\
(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/\
containers/"+r+"/requestedAt","type",{type:"string"}),t++)}if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)||(e=d(e,p+"/containers/"+r+"/count","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&
((i>2e5||isNaN(i))&&(e=d(e,p+"/containers/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(
e,p+"/containers/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=d(e,p+"/containers/"+r,"type",{type:"ob\
ject"}),t++}}else e=d(e,p+"/containers","type",{type:"array"}),t++}if(u.runs!==void 0){let f=u.runs;if(Array.isArray(f)){
let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&!Array.isArray(o)){o.id===void 0&&(e=d(e,p+"/ru\
ns/"+r,"required",{missingProperty:"id"}),t++),o.appId===void 0&&(e=d(e,p+"/runs/"+r,"required",{missingProperty:"appId"}),
t++);for(let i in o)i==="id"||i==="appId"||i==="kind"||i==="containerId"||i==="createdAt"||i==="count"||(e=d(e,p+"/runs/"+
r,"additionalProperties",{additionalProperty:i}),t++);if(o.id!==void 0){let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,
p+"/runs/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/runs/"+
r+"/id","type",{type:"string"}),t++)}if(o.appId!==void 0){let i=o.appId;typeof i=="string"?m.test(i)||(e=d(e,p+"/runs/"+
r+"/appId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/runs/"+r+"/ap\
pId","type",{type:"string"}),t++)}if(o.kind!==void 0){let i=o.kind;typeof i!="string"&&(e=d(e,p+"/runs/"+r+"/kind","type",
{type:"string"}),t++),i==="completed"||i==="ephemeral"||i==="queued"||i==="failed"||i==="websocket"||(e=d(e,p+"/runs/"+r+
"/kind","enum",{allowedValues:l.properties.runs.items.properties.kind.enum}),t++)}if(o.containerId!==void 0){let i=o.containerId;
typeof i=="string"?m.test(i)||(e=d(e,p+"/runs/"+r+"/containerId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\
\\udfff]{1,256}$"}),t++):(e=d(e,p+"/runs/"+r+"/containerId","type",{type:"string"}),t++)}if(o.createdAt!==void 0){let i=o.
createdAt;typeof i=="string"?b.test(i)||(e=d(e,p+"/runs/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\\
d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/runs/"+r+"/createdAt","type",{type:"\
string"}),t++)}if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/runs/"+
r+"/count","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/runs/"+r+"/coun\
t","maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/runs/"+r+"/count","minimum",{comparison:">=",
limit:1}),t++))}}else e=d(e,p+"/runs/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/runs","type",{type:"array"}),t++}if(u.
domains!==void 0){let f=u.domains;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="o\
bject"&&!Array.isArray(o)){o.id===void 0&&(e=d(e,p+"/domains/"+r,"required",{missingProperty:"id"}),t++);for(let i in o)
N.call(l.properties.domains.items.properties,i)||(e=d(e,p+"/domains/"+r,"additionalProperties",{additionalProperty:i}),t++);
if(o.id!==void 0){let i=o.id;typeof i=="string"?m.test(i)||(e=d(e,p+"/domains/"+r+"/id","pattern",{pattern:"^(?!\\.{1,2}$\
)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/domains/"+r+"/id","type",{type:"string"}),t++)}if(o.projectId!==
void 0){let i=o.projectId;typeof i=="string"?m.test(i)||(e=d(e,p+"/domains/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1\
,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/domains/"+r+"/projectId","type",{type:"string"}),t++)}
if(o.domain!==void 0&&typeof o.domain!="string"&&(e=d(e,p+"/domains/"+r+"/domain","type",{type:"string"}),t++),o.domainType!==
void 0){let i=o.domainType;typeof i!="string"&&(e=d(e,p+"/domains/"+r+"/domainType","type",{type:"string"}),t++),i==="ap\
ex"||i==="subdomain"||(e=d(e,p+"/domains/"+r+"/domainType","enum",{allowedValues:l.properties.domains.items.properties.domainType.
enum}),t++)}if(o.region!==void 0&&typeof o.region!="string"&&(e=d(e,p+"/domains/"+r+"/region","type",{type:"string"}),t++),
o.dnsRecordName!==void 0&&typeof o.dnsRecordName!="string"&&(e=d(e,p+"/domains/"+r+"/dnsRecordName","type",{type:"string"}),
t++),o.dnsRecordType!==void 0&&typeof o.dnsRecordType!="string"&&(e=d(e,p+"/domains/"+r+"/dnsRecordType","type",{type:"s\
tring"}),t++),o.dnsRecordValue!==void 0&&typeof o.dnsRecordValue!="string"&&(e=d(e,p+"/domains/"+r+"/dnsRecordValue","ty\
pe",{type:"string"}),t++),o.validationStatus!==void 0&&typeof o.validationStatus!="string"&&(e=d(e,p+"/domains/"+r+"/val\
idationStatus","type",{type:"string"}),t++),o.createdAt!==void 0){let i=o.createdAt;typeof i=="string"?b.test(i)||(e=d(e,
p+"/domains/"+r+"/createdAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{\
1,9}[smhd])$"}),t++):(e=d(e,p+"/domains/"+r+"/createdAt","type",{type:"string"}),t++)}if(o.updatedAt!==void 0){let i=o.updatedAt;
typeof i=="string"?b.test(i)||(e=d(e,p+"/domains/"+r+"/updatedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d\
(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/domains/"+r+"/updatedAt","type",{type:"strin\
g"}),t++)}if(o.appId!==void 0){let i=o.appId;typeof i=="string"?m.test(i)||(e=d(e,p+"/domains/"+r+"/appId","pattern",{pattern:"\
^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),t++):(e=d(e,p+"/domains/"+r+"/appId","type",{type:"string"}),
t++)}if(o.count!==void 0){let i=o.count;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/domains/"+r+"/cou\
nt","type",{type:"integer"}),t++),typeof i=="number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/domains/"+r+"/count","\
maximum",{comparison:"<=",limit:2e5}),t++),(i<1||isNaN(i))&&(e=d(e,p+"/domains/"+r+"/count","minimum",{comparison:">=",limit:1}),
t++))}}else e=d(e,p+"/domains/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/domains","type",{type:"array"}),t++}if(u.repositories!==
void 0){let f=u.repositories;if(Array.isArray(f)){let y=f.length;for(let r=0;r<y;r++){let o=f[r];if(o&&typeof o=="object"&&
!Array.isArray(o)){o.fullName===void 0&&(e=d(e,p+"/repositories/"+r,"required",{missingProperty:"fullName"}),t++);for(let i in o)
N.call(l.properties.repositories.items.properties,i)||(e=d(e,p+"/repositories/"+r,"additionalProperties",{additionalProperty:i}),
t++);if(o.archived!==void 0&&typeof o.archived!="boolean"&&(e=d(e,p+"/repositories/"+r+"/archived","type",{type:"boolean"}),
t++),o.branchCount!==void 0){let i=o.branchCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/reposito\
ries/"+r+"/branchCount","type",{type:"integer"}),t++)}if(o.cloneUrl!==void 0){let i=o.cloneUrl;typeof i=="string"?(q.test(
i)||(e=d(e,p+"/repositories/"+r+"/cloneUrl","pattern",{pattern:"^https://"}),t++),O.test(i)||(e=d(e,p+"/repositories/"+r+
"/cloneUrl","format",{format:"uri"}),t++)):(e=d(e,p+"/repositories/"+r+"/cloneUrl","type",{type:"string"}),t++)}if(o.createdAt!==
void 0){let i=o.createdAt;typeof i=="string"?b.test(i)||(e=d(e,p+"/repositories/"+r+"/createdAt","pattern",{pattern:"^(\\\
d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/rep\
ositories/"+r+"/createdAt","type",{type:"string"}),t++)}if(o.defaultBranch!==void 0&&typeof o.defaultBranch!="string"&&(e=
d(e,p+"/repositories/"+r+"/defaultBranch","type",{type:"string"}),t++),o.description!==void 0&&typeof o.description!="st\
ring"&&(e=d(e,p+"/repositories/"+r+"/description","type",{type:"string"}),t++),o.disabled!==void 0&&typeof o.disabled!="\
boolean"&&(e=d(e,p+"/repositories/"+r+"/disabled","type",{type:"boolean"}),t++),o.forksCount!==void 0){let i=o.forksCount;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/repositories/"+r+"/forksCount","type",{type:"integer"}),t++)}
if(o.fullName!==void 0){let i=o.fullName;typeof i=="string"?L.test(i)||(e=d(e,p+"/repositories/"+r+"/fullName","pattern",
{pattern:"^[^/]+/[^/]+$"}),t++):(e=d(e,p+"/repositories/"+r+"/fullName","type",{type:"string"}),t++)}if(o.hasIssues!==void 0&&
typeof o.hasIssues!="boolean"&&(e=d(e,p+"/repositories/"+r+"/hasIssues","type",{type:"boolean"}),t++),o.hasPages!==void 0&&
typeof o.hasPages!="boolean"&&(e=d(e,p+"/repositories/"+r+"/hasPages","type",{type:"boolean"}),t++),o.hasWiki!==void 0&&
typeof o.hasWiki!="boolean"&&(e=d(e,p+"/repositories/"+r+"/hasWiki","type",{type:"boolean"}),t++),o.htmlUrl!==void 0&&typeof o.
htmlUrl!="string"&&(e=d(e,p+"/repositories/"+r+"/htmlUrl","type",{type:"string"}),t++),o.language!==void 0&&typeof o.language!=
"string"&&(e=d(e,p+"/repositories/"+r+"/language","type",{type:"string"}),t++),o.name!==void 0&&typeof o.name!="string"&&
(e=d(e,p+"/repositories/"+r+"/name","type",{type:"string"}),t++),o.private!==void 0&&typeof o.private!="boolean"&&(e=d(e,
p+"/repositories/"+r+"/private","type",{type:"boolean"}),t++),o.pushedAt!==void 0){let i=o.pushedAt;typeof i=="string"?b.
test(i)||(e=d(e,p+"/repositories/"+r+"/pushedAt","pattern",{pattern:"^(\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\
\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/repositories/"+r+"/pushedAt","type",{type:"string"}),t++)}if(o.
size!==void 0){let i=o.size;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/repositories/"+r+"/size","typ\
e",{type:"integer"}),t++)}if(o.stargazersCount!==void 0){let i=o.stargazersCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)||(e=d(e,p+"/repositories/"+r+"/stargazersCount","type",{type:"integer"}),t++)}if(o.topics!==void 0){let i=o.
topics;if(Array.isArray(i)){let c=i.length;for(let n=0;n<c;n++)typeof i[n]!="string"&&(e=d(e,p+"/repositories/"+r+"/topi\
cs/"+n,"type",{type:"string"}),t++)}else e=d(e,p+"/repositories/"+r+"/topics","type",{type:"array"}),t++}if(o.updatedAt!==
void 0){let i=o.updatedAt;typeof i=="string"?b.test(i)||(e=d(e,p+"/repositories/"+r+"/updatedAt","pattern",{pattern:"^(\\\
d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?|[+-]\\d{1,9}[smhd])$"}),t++):(e=d(e,p+"/rep\
ositories/"+r+"/updatedAt","type",{type:"string"}),t++)}if(o.projectId!==void 0){let i=o.projectId;typeof i=="string"?m.
test(i)||(e=d(e,p+"/repositories/"+r+"/projectId","pattern",{pattern:"^(?!\\.{1,2}$)[^\\x00-\\x1f\\x7f\\ud800-\\udfff]{1,256}$"}),
t++):(e=d(e,p+"/repositories/"+r+"/projectId","type",{type:"string"}),t++)}if(o.branches!==void 0){let i=o.branches;if(Array.
isArray(i)){let c=i.length;for(let n=0;n<c;n++){let a=i[n],s=t,A=!1,C=t;typeof a!="string"&&(e=d(e,p+"/repositories/"+r+
"/branches/"+n,"type",{type:"string"},"#/properties/repositories/items/properties/branches/items/anyOf/0/type"),t++);var _=C===
t;if(A=A||_,!A){let x=t;if(a&&typeof a=="object"&&!Array.isArray(a)){a.name===void 0&&(e=d(e,p+"/repositories/"+r+"/bran\
ches/"+n,"required",{missingProperty:"name"},"#/properties/repositories/items/properties/branches/items/anyOf/1/required"),
t++);for(let I in a)I==="name"||I==="protected"||I==="default"||I==="sha"||(e=d(e,p+"/repositories/"+r+"/branches/"+n,"a\
dditionalProperties",{additionalProperty:I},"#/properties/repositories/items/properties/branches/items/anyOf/1/additiona\
lProperties"),t++);a.name!==void 0&&typeof a.name!="string"&&(e=d(e,p+"/repositories/"+r+"/branches/"+n+"/name","type",{
type:"string"},"#/properties/repositories/items/properties/branches/items/anyOf/1/properties/name/type"),t++),a.protected!==
void 0&&typeof a.protected!="boolean"&&(e=d(e,p+"/repositories/"+r+"/branches/"+n+"/protected","type",{type:"boolean"},"\
#/properties/repositories/items/properties/branches/items/anyOf/1/properties/protected/type"),t++),a.default!==void 0&&typeof a.
default!="boolean"&&(e=d(e,p+"/repositories/"+r+"/branches/"+n+"/default","type",{type:"boolean"},"#/properties/reposito\
ries/items/properties/branches/items/anyOf/1/properties/default/type"),t++),a.sha!==void 0&&typeof a.sha!="string"&&(e=d(
e,p+"/repositories/"+r+"/branches/"+n+"/sha","type",{type:"string"},"#/properties/repositories/items/properties/branches\
/items/anyOf/1/properties/sha/type"),t++)}else e=d(e,p+"/repositories/"+r+"/branches/"+n,"type",{type:"object"},"#/prope\
rties/repositories/items/properties/branches/items/anyOf/1/type"),t++;var _=x===t;A=A||_}A?(t=s,e!==null&&(s?e.length=s:
e=null)):(e=d(e,p+"/repositories/"+r+"/branches/"+n,"anyOf",{},"#/properties/repositories/items/properties/branches/item\
s/anyOf"),t++)}}else e=d(e,p+"/repositories/"+r+"/branches","type",{type:"array"}),t++}if(o.count!==void 0){let i=o.count;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=d(e,p+"/repositories/"+r+"/count","type",{type:"integer"}),t++),typeof i==
"number"&&isFinite(i)&&((i>2e5||isNaN(i))&&(e=d(e,p+"/repositories/"+r+"/count","maximum",{comparison:"<=",limit:2e5}),t++),
(i<1||isNaN(i))&&(e=d(e,p+"/repositories/"+r+"/count","minimum",{comparison:">=",limit:1}),t++))}}else e=d(e,p+"/reposit\
ories/"+r,"type",{type:"object"}),t++}}else e=d(e,p+"/repositories","type",{type:"array"}),t++}}else e=d(e,p,"type",{type:"\
object"}),t++;return E.errors=e,t===0}function d(u,p,e,t,$=""){return S(u,[{instancePath:p,schemaPath:$,keyword:e,params:t}])}
function S(u,p){if(u===null)return p;for(let e of p)u.length<2e3&&u.push(e);return u}var G=B,M={"":["$schema","version",
"startedAt","created","projects","serviceAccounts","apiKeys","apps","builds","containers","runs","domains","repositories"],
"/projects/0":["id","count"],"/serviceAccounts/0":["id","projectId","count"],"/apiKeys/0":["apiKey","createdAt","descrip\
tion","expiresAt","id","name","principalId","projectId","source","status","updatedAt","role","count"],"/apps/0":["servic\
e_toml","compute","computeTier","containerRuntime","cooldownPeriodSeconds","cpu","deploymentInitializationTimeout","disa\
bleAuth","entrypoint","evaluationIntervalSeconds","gpuCount","healthcheckEndpoint","loadBalancingAlgorithm","maxReplicaC\
ount","memory","minReplicaCount","port","readycheckEndpoint","replicaConcurrency","responseGracePeriodSeconds","rollOutD\
urationSeconds","runtime","scalingBuffer","scalingMetric","scalingTarget","appId","projectId","hardware","region","name",
"deletedAt","centsPerDay","onGpu","repository","earlier","builds","containers","runs","createdAt","count"],"/apps/0/earl\
ier/0":["computeTier","cpu","gpuCount","hardware","maxReplicaCount","memory","minReplicaCount","scalingBuffer","until"],
"/builds/0":["id","appId","outcome","createdAt","count"],"/containers/0":["id","appId","fate","buildId","probes","reques\
tedAt","count"],"/runs/0":["id","appId","kind","containerId","createdAt","count"],"/domains/0":["id","projectId","domain",
"domainType","region","dnsRecordName","dnsRecordType","dnsRecordValue","validationStatus","createdAt","updatedAt","appId",
"count"],"/repositories/0":["archived","branchCount","cloneUrl","createdAt","defaultBranch","description","disabled","fo\
rksCount","fullName","hasIssues","hasPages","hasWiki","htmlUrl","language","name","private","pushedAt","size","stargazer\
sCount","topics","updatedAt","projectId","branches","count"],"/repositories/0/branches/0":["name","protected","default",
"sha"]};export{M as fields,G as validate};
