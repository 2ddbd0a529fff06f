// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var d=g;var K={type:"string",enum:["apex","subdomain"]};function g(t,{instancePath:n=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain!==void 0&&typeof t.
domain!="string"&&(e=o(e,n+"/domain","type",{type:"string"}),r++),t.domainType!==void 0){let s=t.domainType;typeof s!="s\
tring"&&(e=o(e,n+"/domainType","type",{type:"string"}),r++),s==="apex"||s==="subdomain"||(e=o(e,n+"/domainType","enum",{
allowedValues:K.enum}),r++)}t.region!==void 0&&typeof t.region!="string"&&(e=o(e,n+"/region","type",{type:"string"}),r++)}else
e=o(e,n,"type",{type:"object"}),r++;return g.errors=e,r===0}var v=N,c={type:"object",properties:{service_toml:{type:"str\
ing"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/components/schemas/ComputeType"}},{$ref:"#/components/sche\
mas/ComputeType"}]},computeTier:{type:"string",enum:["interruptible","protected"]},containerRuntime:{type:"string",enum:[
"v1","v2"]},cooldownPeriodSeconds:{type:"integer",minimum:1,maximum:3600},cpu:{$ref:"#/components/schemas/Cpu"},deploymentInitializationTimeout:{
type:"integer",minimum:60,maximum:900},disableAuth:{type:"boolean"},entrypoint:{type:"array",items:{type:"string"}},evaluationIntervalSeconds:{
type:"integer",minimum:6,maximum:300},gpuCount:{$ref:"#/components/schemas/GpuCount"},healthcheckEndpoint:{type:"string"},
loadBalancingAlgorithm:{type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]},maxReplicaCount:{
type:"integer",minimum:1,maximum:2e3},memory:{$ref:"#/components/schemas/Memory"},minReplicaCount:{type:"integer",minimum:0,
maximum:2e3},port:{type:"integer",minimum:0,maximum:65535},readycheckEndpoint:{type:"string"},replicaConcurrency:{type:"\
integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{
type:"integer",minimum:1,maximum:21600},runtime:{type:"string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},
scalingMetric:{type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","concurrency_utilization"]},
scalingTarget:{type:"number",exclusiveMinimum:0}}},a={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_4\
0GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function N(t,{instancePath:n=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.service_toml!==void 0&&
typeof t.service_toml!="string"&&(e=o(e,n+"/service_toml","type",{type:"string"}),r++),t.compute!==void 0){let i=t.compute,
l=r,p=!1,u=null,y=r;if(Array.isArray(i)){i.length>5&&(e=o(e,n+"/compute","maxItems",{limit:5},"#/properties/compute/oneO\
f/0/maxItems"),r++);let V=i.length;for(let f=0;f<V;f++){let m=i[f];typeof m!="string"&&(e=o(e,n+"/compute/"+f,"type",{type:"\
string"}),r++),m==="ADA_L4"||m==="ADA_L40"||m==="AMPERE_A10"||m==="AMPERE_A100_40GB"||m==="AMPERE_A100_80GB"||m==="HOPPE\
R_H100"||m==="HOPPER_H200"||m==="BLACKWELL_B200"||m==="BLACKWELL_RTX6000"||m==="CPU"||m==="INF2"||m==="TRN1"||m==="TURIN\
G_T4"||(e=o(e,n+"/compute/"+f,"enum",{allowedValues:a.enum}),r++)}}else e=o(e,n+"/compute","type",{type:"array"},"#/prop\
erties/compute/oneOf/0/type"),r++;var s=y===r;s&&(p=!0,u=0);let k=r;typeof i!="string"&&(e=o(e,n+"/compute","type",{type:"\
string"}),r++),i==="ADA_L4"||i==="ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_A100_40GB"||i==="AMPERE_A100_80GB"||i==="HOPPE\
R_H100"||i==="HOPPER_H200"||i==="BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||i==="CPU"||i==="INF2"||i==="TRN1"||i==="TURIN\
G_T4"||(e=o(e,n+"/compute","enum",{allowedValues:a.enum}),r++);var s=k===r;s&&p?(p=!1,u=[u,1]):s&&(p=!0,u=1),p?(r=l,e!==
null&&(l?e.length=l:e=null)):(e=o(e,n+"/compute","oneOf",{passingSchemas:u},"#/properties/compute/oneOf"),r++)}if(t.computeTier!==
void 0){let i=t.computeTier;typeof i!="string"&&(e=o(e,n+"/computeTier","type",{type:"string"}),r++),i==="interruptible"||
i==="protected"||(e=o(e,n+"/computeTier","enum",{allowedValues:c.properties.computeTier.enum}),r++)}if(t.containerRuntime!==
void 0){let i=t.containerRuntime;typeof i!="string"&&(e=o(e,n+"/containerRuntime","type",{type:"string"}),r++),i==="v1"||
i==="v2"||(e=o(e,n+"/containerRuntime","enum",{allowedValues:c.properties.containerRuntime.enum}),r++)}if(t.cooldownPeriodSeconds!==
void 0){let i=t.cooldownPeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/cooldownPeriodSecon\
ds","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>3600||isNaN(i))&&(e=o(e,n+"/cooldownPeriodSeconds",
"maximum",{comparison:"<=",limit:3600}),r++),(i<1||isNaN(i))&&(e=o(e,n+"/cooldownPeriodSeconds","minimum",{comparison:">\
=",limit:1}),r++))}if(t.cpu!==void 0&&typeof t.cpu!="string"&&(e=o(e,n+"/cpu","type",{type:"string"}),r++),t.deploymentInitializationTimeout!==
void 0){let i=t.deploymentInitializationTimeout;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/deploymen\
tInitializationTimeout","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>900||isNaN(i))&&(e=o(e,n+"/de\
ploymentInitializationTimeout","maximum",{comparison:"<=",limit:900}),r++),(i<60||isNaN(i))&&(e=o(e,n+"/deploymentInitia\
lizationTimeout","minimum",{comparison:">=",limit:60}),r++))}if(t.disableAuth!==void 0&&typeof t.disableAuth!="boolean"&&
(e=o(e,n+"/disableAuth","type",{type:"boolean"}),r++),t.entrypoint!==void 0){let i=t.entrypoint;if(Array.isArray(i)){let l=i.
length;for(let p=0;p<l;p++)typeof i[p]!="string"&&(e=o(e,n+"/entrypoint/"+p,"type",{type:"string"}),r++)}else e=o(e,n+"/\
entrypoint","type",{type:"array"}),r++}if(t.evaluationIntervalSeconds!==void 0){let i=t.evaluationIntervalSeconds;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/evaluationIntervalSeconds","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&((i>300||isNaN(i))&&(e=o(e,n+"/evaluationIntervalSeconds","maximum",{comparison:"<=",limit:300}),
r++),(i<6||isNaN(i))&&(e=o(e,n+"/evaluationIntervalSeconds","minimum",{comparison:">=",limit:6}),r++))}if(t.gpuCount!==void 0){
let i=t.gpuCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/gpuCount","type",{type:"integer"}),r++),
typeof i=="number"&&isFinite(i)&&((i>8||isNaN(i))&&(e=o(e,n+"/gpuCount","maximum",{comparison:"<=",limit:8}),r++),(i<0||
isNaN(i))&&(e=o(e,n+"/gpuCount","minimum",{comparison:">=",limit:0}),r++))}if(t.healthcheckEndpoint!==void 0&&typeof t.healthcheckEndpoint!=
"string"&&(e=o(e,n+"/healthcheckEndpoint","type",{type:"string"}),r++),t.loadBalancingAlgorithm!==void 0){let i=t.loadBalancingAlgorithm;
typeof i!="string"&&(e=o(e,n+"/loadBalancingAlgorithm","type",{type:"string"}),r++),i==="round-robin"||i==="first-availa\
ble"||i==="min-connections"||i==="random-choice-2"||(e=o(e,n+"/loadBalancingAlgorithm","enum",{allowedValues:c.properties.
loadBalancingAlgorithm.enum}),r++)}if(t.maxReplicaCount!==void 0){let i=t.maxReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)||(e=o(e,n+"/maxReplicaCount","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(
i))&&(e=o(e,n+"/maxReplicaCount","maximum",{comparison:"<=",limit:2e3}),r++),(i<1||isNaN(i))&&(e=o(e,n+"/maxReplicaCount",
"minimum",{comparison:">=",limit:1}),r++))}if(t.memory!==void 0&&typeof t.memory!="string"&&(e=o(e,n+"/memory","type",{type:"\
string"}),r++),t.minReplicaCount!==void 0){let i=t.minReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=
o(e,n+"/minReplicaCount","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=o(e,n+"/m\
inReplicaCount","maximum",{comparison:"<=",limit:2e3}),r++),(i<0||isNaN(i))&&(e=o(e,n+"/minReplicaCount","minimum",{comparison:"\
>=",limit:0}),r++))}if(t.port!==void 0){let i=t.port;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/port",
"type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>65535||isNaN(i))&&(e=o(e,n+"/port","maximum",{comparison:"\
<=",limit:65535}),r++),(i<0||isNaN(i))&&(e=o(e,n+"/port","minimum",{comparison:">=",limit:0}),r++))}if(t.readycheckEndpoint!==
void 0&&typeof t.readycheckEndpoint!="string"&&(e=o(e,n+"/readycheckEndpoint","type",{type:"string"}),r++),t.replicaConcurrency!==
void 0){let i=t.replicaConcurrency;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/replicaConcurrency","t\
ype",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>1e6||isNaN(i))&&(e=o(e,n+"/replicaConcurrency","maximum",
{comparison:"<=",limit:1e6}),r++),(i<1||isNaN(i))&&(e=o(e,n+"/replicaConcurrency","minimum",{comparison:">=",limit:1}),r++))}
if(t.responseGracePeriodSeconds!==void 0){let i=t.responseGracePeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)||(e=o(e,n+"/responseGracePeriodSeconds","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>43200||isNaN(
i))&&(e=o(e,n+"/responseGracePeriodSeconds","maximum",{comparison:"<=",limit:43200}),r++),(i<16||isNaN(i))&&(e=o(e,n+"/r\
esponseGracePeriodSeconds","minimum",{comparison:">=",limit:16}),r++))}if(t.rollOutDurationSeconds!==void 0){let i=t.rollOutDurationSeconds;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/rollOutDurationSeconds","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&((i>21600||isNaN(i))&&(e=o(e,n+"/rollOutDurationSeconds","maximum",{comparison:"<=",limit:21600}),
r++),(i<1||isNaN(i))&&(e=o(e,n+"/rollOutDurationSeconds","minimum",{comparison:">=",limit:1}),r++))}if(t.runtime!==void 0){
let i=t.runtime;typeof i!="string"&&(e=o(e,n+"/runtime","type",{type:"string"}),r++),i==="cortex"||i==="custom"||(e=o(e,
n+"/runtime","enum",{allowedValues:c.properties.runtime.enum}),r++)}if(t.scalingBuffer!==void 0){let i=t.scalingBuffer;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=o(e,n+"/scalingBuffer","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(
i)&&(i<0||isNaN(i))&&(e=o(e,n+"/scalingBuffer","minimum",{comparison:">=",limit:0}),r++)}if(t.scalingMetric!==void 0){let i=t.
scalingMetric;typeof i!="string"&&(e=o(e,n+"/scalingMetric","type",{type:"string"}),r++),i==="cpu_utilization"||i==="mem\
ory_utilization"||i==="requests_per_second"||i==="concurrency_utilization"||(e=o(e,n+"/scalingMetric","enum",{allowedValues:c.
properties.scalingMetric.enum}),r++)}if(t.scalingTarget!==void 0){let i=t.scalingTarget;typeof i=="number"&&isFinite(i)?
(i<=0||isNaN(i))&&(e=o(e,n+"/scalingTarget","exclusiveMinimum",{comparison:">",limit:0}),r++):(e=o(e,n+"/scalingTarget",
"type",{type:"number"}),r++)}}else e=o(e,n,"type",{type:"object"}),r++;return N.errors=e,r===0}var A=b;function b(t,{instancePath:n=""}={}){
let e=null,r=0;return typeof t!="string"&&(e=o(e,n,"type",{type:"string"}),r++),b.errors=e,r===0}var _=C;function C(t,{instancePath:n=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.dependencies!==void 0){
let s=t.dependencies;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,n+"/dependencies","type",{type:"object"}),r++)}t.baseImageUri!==
void 0&&typeof t.baseImageUri!="string"&&(e=o(e,n+"/baseImageUri","type",{type:"string"}),r++),t.preBuildCommands!==void 0&&
(Array.isArray(t.preBuildCommands)||(e=o(e,n+"/preBuildCommands","type",{type:"array"}),r++)),t.shellCommands!==void 0&&
(Array.isArray(t.shellCommands)||(e=o(e,n+"/shellCommands","type",{type:"array"}),r++))}else e=o(e,n,"type",{type:"objec\
t"}),r++;return C.errors=e,r===0}var E=R;function R(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,n,"type",{type:"string"}),r++),R.errors=
e,r===0}var x=T;function T(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=o(e,n,
"type",{type:"integer"}),r++),T.errors=e,r===0}var B=q;function q(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=o(e,n,
"type",{type:"integer"}),r++),typeof t=="number"&&isFinite(t)&&(t>200||isNaN(t))&&(e=o(e,n,"maximum",{comparison:"<=",limit:200}),
r++),q.errors=e,r===0}var S=I,W={oneOf:[{$ref:"document#/components/schemas/Month"},{type:"string",enum:["current","prev\
ious"]}]};var F=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function I(t,{instancePath:n=""}={}){let e=null,r=0,s=r,i=!1,l=null,p=r;
typeof t=="string"?F.test(t)||(e=o(e,n,"pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=o(e,n,"type",{type:"strin\
g"}),r++);var y=p===r;y&&(i=!0,l=0);let u=r;typeof t!="string"&&(e=o(e,n,"type",{type:"string"},"#/oneOf/1/type"),r++),t===
"current"||t==="previous"||(e=o(e,n,"enum",{allowedValues:W.oneOf[1].enum},"#/oneOf/1/enum"),r++);var y=u===r;return y&&
i?(i=!1,l=[l,1]):y&&(i=!0,l=1),i?(r=s,e!==null&&(s?e.length=s:e=null)):(e=o(e,n,"oneOf",{passingSchemas:l},"#/oneOf"),r++),
I.errors=e,r===0}var L=O,X={type:"string",enum:["day"]};function O(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t!=
"string"&&(e=o(e,n,"type",{type:"string"}),r++),t!=="day"&&(e=o(e,n,"enum",{allowedValues:X.enum}),r++),O.errors=e,r===0}
var w=M;function M(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=o(e,n,
"type",{type:"integer"}),r++),M.errors=e,r===0}var D=G;function G(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t!="boolean"&&(e=o(e,n,"type",{type:"boolean"}),r++),G.
errors=e,r===0}var z=j;function j(t,{instancePath:n=""}={}){let e=null,r=0;if(Array.isArray(t)){let s=t.length;for(let i=0;i<s;i++)typeof t[i]!=
"string"&&(e=o(e,n+"/"+i,"type",{type:"string"}),r++)}else e=o(e,n,"type",{type:"array"}),r++;return j.errors=e,r===0}var H=$;function $(t,{instancePath:n=""}={}){let e=null,r=0;if(Array.isArray(t)){let s=t.length;for(let i=0;i<s;i++)typeof t[i]!=
"string"&&(e=o(e,n+"/"+i,"type",{type:"string"}),r++)}else e=o(e,n,"type",{type:"array"}),r++;return $.errors=e,r===0}var U=h;
function h(t,{instancePath:n=""}={}){let e=null,r=0;return typeof t=="string"?F.test(t)||(e=o(e,n,"pattern",{pattern:"^\\\
d{4}-(0[1-9]|1[0-2])$"}),r++):(e=o(e,n,"type",{type:"string"}),r++),h.errors=e,r===0}function o(t,n,e,r,s=""){return J(t,
[{instancePath:n,schemaPath:s,keyword:e,params:r}])}function J(t,n){if(t===null)return n;for(let e of n)t.length<2e3&&t.
push(e);return t}var Q={createDomain:{query:{},body:{fields:["domain","domainType","region"],validate:d}},deleteDomain:{
query:{}},listApiKeys:{query:{}},deleteApiKey:{query:{}},listServiceAccountKeys:{query:{}},updateApp:{query:{},body:{fields:[
"service_toml","compute","computeTier","containerRuntime","cooldownPeriodSeconds","cpu","deploymentInitializationTimeout",
"disableAuth","entrypoint","evaluationIntervalSeconds","gpuCount","healthcheckEndpoint","loadBalancingAlgorithm","maxRep\
licaCount","memory","minReplicaCount","port","readycheckEndpoint","replicaConcurrency","responseGracePeriodSeconds","rol\
lOutDurationSeconds","runtime","scalingBuffer","scalingMetric","scalingTarget"],validate:v}},deleteApp:{query:{}},computeBaseImageHash:{
query:{region:{required:!1,type:"string",validate:A}},body:{fields:["dependencies","baseImageUri","preBuildCommands","sh\
ellCommands"],validate:_}},getBuildDownload:{query:{filename:{required:!1,type:"string",validate:E}}},getBuildLogs:{query:{}},
listActiveContainers:{query:{}},listContainerReadiness:{query:{}},getContainer:{query:{}},listContainerEvents:{query:{page:{
required:!1,type:"integer",default:1,validate:x},limit:{required:!1,type:"integer",default:50,validate:B}}},getRun:{query:{}},
getBillingGraph:{query:{month:{required:!1,validate:S},granularity:{required:!1,type:"string",validate:L},top_n:{required:!1,
type:"integer",default:10,validate:w},group_others:{required:!1,type:"boolean",validate:D},include_app_ids:{required:!1,
type:"array",items:{type:"string"},validate:z},exclude_app_ids:{required:!1,type:"array",items:{type:"string"},validate:H}}},
getProjectCost:{query:{month:{required:!1,type:"string",validate:U}}},getRepository:{query:{}},listBranches:{query:{}}},
Y={"1acfdrv":d,"1r85suu":v,"1rgr6f0":A,ofgg7s:_,g1sl4v:E,xzu7bf:x,rmzaew:B,"1rfzgji":S,"1vitr57":L,"5w72fo":w,"7pohrn":D,
"1ga5cym":z,"1i0iqv0":H,"40n3iq":U};export{Y as bySchema,Q as requests};
