// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var O=d;var M={type:"string",enum:["apex","subdomain"]};function d(t,{instancePath:o=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.domain!==void 0&&typeof t.
domain!="string"&&(e=n(e,o+"/domain","#/properties/domain/type","type",{type:"string"}),r++),t.domainType!==void 0){let p=t.
domainType;typeof p!="string"&&(e=n(e,o+"/domainType","#/components/schemas/DomainType/type","type",{type:"string"}),r++),
p==="apex"||p==="subdomain"||(e=n(e,o+"/domainType","#/components/schemas/DomainType/enum","enum",{allowedValues:M.enum}),
r++)}t.region!==void 0&&typeof t.region!="string"&&(e=n(e,o+"/region","#/components/schemas/Region/type","type",{type:"s\
tring"}),r++)}else e=n(e,o,"#/type","type",{type:"object"}),r++;return d.errors=e,r===0}var L=g,f={type:"object",properties:{
service_toml:{type:"string"},compute:{oneOf:[{type:"array",maxItems:5,items:{$ref:"#/components/schemas/ComputeType"}},{
$ref:"#/components/schemas/ComputeType"}]},computeTier:{type:"string",enum:["interruptible","protected"]},containerRuntime:{
type:"string",enum:["v1","v2"]},cooldownPeriodSeconds:{type:"integer",minimum:1,maximum:3600},cpu:{$ref:"#/components/sc\
hemas/Cpu"},deploymentInitializationTimeout:{type:"integer",minimum:60,maximum:900},disableAuth:{type:"boolean"},entrypoint:{
type:"array",items:{type:"string"}},evaluationIntervalSeconds:{type:"integer",minimum:6,maximum:300},gpuCount:{$ref:"#/c\
omponents/schemas/GpuCount"},healthcheckEndpoint:{type:"string"},loadBalancingAlgorithm:{type:"string",enum:["round-robi\
n","first-available","min-connections","random-choice-2"]},maxReplicaCount:{type:"integer",minimum:1,maximum:2e3},memory:{
$ref:"#/components/schemas/Memory"},minReplicaCount:{type:"integer",minimum:0,maximum:2e3},port:{type:"integer",minimum:0,
maximum:65535},readycheckEndpoint:{type:"string"},replicaConcurrency:{type:"integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{
type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{type:"integer",minimum:1,maximum:21600},runtime:{type:"\
string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},scalingMetric:{type:"string",enum:["cpu_utili\
zation","memory_utilization","requests_per_second","concurrency_utilization"]},scalingTarget:{type:"number",exclusiveMinimum:0}}},
a={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_40GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200",
"BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function g(t,{instancePath:o=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.service_toml!==void 0&&
typeof t.service_toml!="string"&&(e=n(e,o+"/service_toml","#/properties/service_toml/type","type",{type:"string"}),r++),
t.compute!==void 0){let i=t.compute,u=r,s=!1,l=null,y=r;if(Array.isArray(i)){i.length>5&&(e=n(e,o+"/compute","#/properti\
es/compute/oneOf/0/maxItems","maxItems",{limit:5}),r++);let F=i.length;for(let c=0;c<F;c++){let m=i[c];typeof m!="string"&&
(e=n(e,o+"/compute/"+c,"#/components/schemas/ComputeType/type","type",{type:"string"}),r++),m==="ADA_L4"||m==="ADA_L40"||
m==="AMPERE_A10"||m==="AMPERE_A100_40GB"||m==="AMPERE_A100_80GB"||m==="HOPPER_H100"||m==="HOPPER_H200"||m==="BLACKWELL_B\
200"||m==="BLACKWELL_RTX6000"||m==="CPU"||m==="INF2"||m==="TRN1"||m==="TURING_T4"||(e=n(e,o+"/compute/"+c,"#/components/\
schemas/ComputeType/enum","enum",{allowedValues:a.enum}),r++)}}else e=n(e,o+"/compute","#/properties/compute/oneOf/0/typ\
e","type",{type:"array"}),r++;var p=y===r;p&&(s=!0,l=0);let I=r;typeof i!="string"&&(e=n(e,o+"/compute","#/components/sc\
hemas/ComputeType/type","type",{type:"string"}),r++),i==="ADA_L4"||i==="ADA_L40"||i==="AMPERE_A10"||i==="AMPERE_A100_40G\
B"||i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="BLACKWELL_B200"||i==="BLACKWELL_RTX6000"||i==="CP\
U"||i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=n(e,o+"/compute","#/components/schemas/ComputeType/enum","enum",{allowedValues:a.
enum}),r++);var p=I===r;p&&s?(s=!1,l=[l,1]):p&&(s=!0,l=1),s?(r=u,e!==null&&(u?e.length=u:e=null)):(e=n(e,o+"/compute","#\
/properties/compute/oneOf","oneOf",{passingSchemas:l}),r++)}if(t.computeTier!==void 0){let i=t.computeTier;typeof i!="st\
ring"&&(e=n(e,o+"/computeTier","#/properties/computeTier/type","type",{type:"string"}),r++),i==="interruptible"||i==="pr\
otected"||(e=n(e,o+"/computeTier","#/properties/computeTier/enum","enum",{allowedValues:f.properties.computeTier.enum}),
r++)}if(t.containerRuntime!==void 0){let i=t.containerRuntime;typeof i!="string"&&(e=n(e,o+"/containerRuntime","#/proper\
ties/containerRuntime/type","type",{type:"string"}),r++),i==="v1"||i==="v2"||(e=n(e,o+"/containerRuntime","#/properties/\
containerRuntime/enum","enum",{allowedValues:f.properties.containerRuntime.enum}),r++)}if(t.cooldownPeriodSeconds!==void 0){
let i=t.cooldownPeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/cooldownPeriodSeconds","#/p\
roperties/cooldownPeriodSeconds/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>3600||isNaN(i))&&
(e=n(e,o+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/maximum","maximum",{comparison:"<=",limit:3600}),r++),
(i<1||isNaN(i))&&(e=n(e,o+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/minimum","minimum",{comparison:">\
=",limit:1}),r++))}if(t.cpu!==void 0&&typeof t.cpu!="string"&&(e=n(e,o+"/cpu","#/components/schemas/Cpu/type","type",{type:"\
string"}),r++),t.deploymentInitializationTimeout!==void 0){let i=t.deploymentInitializationTimeout;typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/ty\
pe","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>900||isNaN(i))&&(e=n(e,o+"/deploymentInitializati\
onTimeout","#/properties/deploymentInitializationTimeout/maximum","maximum",{comparison:"<=",limit:900}),r++),(i<60||isNaN(
i))&&(e=n(e,o+"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/minimum","minimum",{comparison:"\
>=",limit:60}),r++))}if(t.disableAuth!==void 0&&typeof t.disableAuth!="boolean"&&(e=n(e,o+"/disableAuth","#/properties/d\
isableAuth/type","type",{type:"boolean"}),r++),t.entrypoint!==void 0){let i=t.entrypoint;if(Array.isArray(i)){let u=i.length;
for(let s=0;s<u;s++)typeof i[s]!="string"&&(e=n(e,o+"/entrypoint/"+s,"#/properties/entrypoint/items/type","type",{type:"\
string"}),r++)}else e=n(e,o+"/entrypoint","#/properties/entrypoint/type","type",{type:"array"}),r++}if(t.evaluationIntervalSeconds!==
void 0){let i=t.evaluationIntervalSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/evaluationInter\
valSeconds","#/properties/evaluationIntervalSeconds/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&
((i>300||isNaN(i))&&(e=n(e,o+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/maximum","maximum",{comparison:"\
<=",limit:300}),r++),(i<6||isNaN(i))&&(e=n(e,o+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/mini\
mum","minimum",{comparison:">=",limit:6}),r++))}if(t.gpuCount!==void 0){let i=t.gpuCount;typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)||(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"integer"}),r++),typeof i=="numb\
er"&&isFinite(i)&&((i>8||isNaN(i))&&(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/maximum","maximum",{comparison:"\
<=",limit:8}),r++),(i<0||isNaN(i))&&(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/minimum","minimum",{comparison:"\
>=",limit:0}),r++))}if(t.healthcheckEndpoint!==void 0&&typeof t.healthcheckEndpoint!="string"&&(e=n(e,o+"/healthcheckEnd\
point","#/properties/healthcheckEndpoint/type","type",{type:"string"}),r++),t.loadBalancingAlgorithm!==void 0){let i=t.loadBalancingAlgorithm;
typeof i!="string"&&(e=n(e,o+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/type","type",{type:"string"}),
r++),i==="round-robin"||i==="first-available"||i==="min-connections"||i==="random-choice-2"||(e=n(e,o+"/loadBalancingAlg\
orithm","#/properties/loadBalancingAlgorithm/enum","enum",{allowedValues:f.properties.loadBalancingAlgorithm.enum}),r++)}
if(t.maxReplicaCount!==void 0){let i=t.maxReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/ma\
xReplicaCount","#/properties/maxReplicaCount/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>2e3||
isNaN(i))&&(e=n(e,o+"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),r++),
(i<1||isNaN(i))&&(e=n(e,o+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","minimum",{comparison:">=",limit:1}),
r++))}if(t.memory!==void 0&&typeof t.memory!="string"&&(e=n(e,o+"/memory","#/components/schemas/Memory/type","type",{type:"\
string"}),r++),t.minReplicaCount!==void 0){let i=t.minReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=
n(e,o+"/minReplicaCount","#/properties/minReplicaCount/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(
i)&&((i>2e3||isNaN(i))&&(e=n(e,o+"/minReplicaCount","#/properties/minReplicaCount/maximum","maximum",{comparison:"<=",limit:2e3}),
r++),(i<0||isNaN(i))&&(e=n(e,o+"/minReplicaCount","#/properties/minReplicaCount/minimum","minimum",{comparison:">=",limit:0}),
r++))}if(t.port!==void 0){let i=t.port;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/port","#/propertie\
s/port/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>65535||isNaN(i))&&(e=n(e,o+"/port","#/pr\
operties/port/maximum","maximum",{comparison:"<=",limit:65535}),r++),(i<0||isNaN(i))&&(e=n(e,o+"/port","#/properties/por\
t/minimum","minimum",{comparison:">=",limit:0}),r++))}if(t.readycheckEndpoint!==void 0&&typeof t.readycheckEndpoint!="st\
ring"&&(e=n(e,o+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","type",{type:"string"}),r++),t.replicaConcurrency!==
void 0){let i=t.replicaConcurrency;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/replicaConcurrency","#\
/properties/replicaConcurrency/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>1e6||isNaN(i))&&
(e=n(e,o+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","maximum",{comparison:"<=",limit:1e6}),r++),(i<
1||isNaN(i))&&(e=n(e,o+"/replicaConcurrency","#/properties/replicaConcurrency/minimum","minimum",{comparison:">=",limit:1}),
r++))}if(t.responseGracePeriodSeconds!==void 0){let i=t.responseGracePeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)||(e=n(e,o+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/type","type",{type:"integer"}),
r++),typeof i=="number"&&isFinite(i)&&((i>43200||isNaN(i))&&(e=n(e,o+"/responseGracePeriodSeconds","#/properties/respons\
eGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),r++),(i<16||isNaN(i))&&(e=n(e,o+"/responseGracePer\
iodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:">=",limit:16}),r++))}if(t.rollOutDurationSeconds!==
void 0){let i=t.rollOutDurationSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/rollOutDurationSec\
onds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>21600||
isNaN(i))&&(e=n(e,o+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/maximum","maximum",{comparison:"<=",limit:21600}),
r++),(i<1||isNaN(i))&&(e=n(e,o+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:"\
>=",limit:1}),r++))}if(t.runtime!==void 0){let i=t.runtime;typeof i!="string"&&(e=n(e,o+"/runtime","#/properties/runtime\
/type","type",{type:"string"}),r++),i==="cortex"||i==="custom"||(e=n(e,o+"/runtime","#/properties/runtime/enum","enum",{
allowedValues:f.properties.runtime.enum}),r++)}if(t.scalingBuffer!==void 0){let i=t.scalingBuffer;typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/scalingBuffer","#/properties/scalingBuffer/type","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,o+"/scalingBuffer","#/properties/scalingBuffer/minimum","minimum",{comparison:"\
>=",limit:0}),r++)}if(t.scalingMetric!==void 0){let i=t.scalingMetric;typeof i!="string"&&(e=n(e,o+"/scalingMetric","#/p\
roperties/scalingMetric/type","type",{type:"string"}),r++),i==="cpu_utilization"||i==="memory_utilization"||i==="request\
s_per_second"||i==="concurrency_utilization"||(e=n(e,o+"/scalingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:f.
properties.scalingMetric.enum}),r++)}if(t.scalingTarget!==void 0){let i=t.scalingTarget;typeof i=="number"&&isFinite(i)?
(i<=0||isNaN(i))&&(e=n(e,o+"/scalingTarget","#/properties/scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:"\
>",limit:0}),r++):(e=n(e,o+"/scalingTarget","#/properties/scalingTarget/type","type",{type:"number"}),r++)}}else e=n(e,o,
"#/type","type",{type:"object"}),r++;return g.errors=e,r===0}var w=v;function v(t,{instancePath:o=""}={}){let e=null,r=0;
return typeof t!="string"&&(e=n(e,o,"#/type","type",{type:"string"}),r++),v.errors=e,r===0}var G=N;function N(t,{instancePath:o=""}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.dependencies!==void 0){
let p=t.dependencies;p&&typeof p=="object"&&!Array.isArray(p)||(e=n(e,o+"/dependencies","#/properties/dependencies/type",
"type",{type:"object"}),r++)}t.baseImageUri!==void 0&&typeof t.baseImageUri!="string"&&(e=n(e,o+"/baseImageUri","#/prope\
rties/baseImageUri/type","type",{type:"string"}),r++),t.preBuildCommands!==void 0&&(Array.isArray(t.preBuildCommands)||(e=
n(e,o+"/preBuildCommands","#/properties/preBuildCommands/type","type",{type:"array"}),r++)),t.shellCommands!==void 0&&(Array.
isArray(t.shellCommands)||(e=n(e,o+"/shellCommands","#/properties/shellCommands/type","type",{type:"array"}),r++))}else e=
n(e,o,"#/type","type",{type:"object"}),r++;return N.errors=e,r===0}var h=A;function A(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t!="string"&&(e=n(e,o,"#/type","type",{type:"string"}),
r++),A.errors=e,r===0}var D=b;function b(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,
"#/type","type",{type:"integer"}),r++),b.errors=e,r===0}var z=C;function C(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,
"#/type","type",{type:"integer"}),r++),typeof t=="number"&&isFinite(t)&&(t>200||isNaN(t))&&(e=n(e,o,"#/maximum","maximum",
{comparison:"<=",limit:200}),r++),C.errors=e,r===0}var j=x,k={oneOf:[{$ref:"document#/components/schemas/Month"},{type:"\
string",enum:["current","previous"]}]};var _=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function x(t,{instancePath:o=""}={}){let e=null,r=0,p=r,i=!1,u=null,s=r;
typeof t=="string"?_.test(t)||(e=n(e,o,"document#/components/schemas/Month/pattern","pattern",{pattern:"^\\d{4}-(0[1-9]|1\
[0-2])$"}),r++):(e=n(e,o,"document#/components/schemas/Month/type","type",{type:"string"}),r++);var y=s===r;y&&(i=!0,u=0);
let l=r;typeof t!="string"&&(e=n(e,o,"#/oneOf/1/type","type",{type:"string"}),r++),t==="current"||t==="previous"||(e=n(e,
o,"#/oneOf/1/enum","enum",{allowedValues:k.oneOf[1].enum}),r++);var y=l===r;return y&&i?(i=!1,u=[u,1]):y&&(i=!0,u=1),i?(r=
p,e!==null&&(p?e.length=p:e=null)):(e=n(e,o,"#/oneOf","oneOf",{passingSchemas:u}),r++),x.errors=e,r===0}var H=E,$={type:"\
string",enum:["day"]};function E(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t!="string"&&(e=n(e,o,"#/type","\
type",{type:"string"}),r++),t!=="day"&&(e=n(e,o,"#/enum","enum",{allowedValues:$.enum}),r++),E.errors=e,r===0}var U=R;function R(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,
"#/type","type",{type:"integer"}),r++),R.errors=e,r===0}var V=T;function T(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t!="boolean"&&(e=n(e,o,"#/type","type",{type:"boolean"}),
r++),T.errors=e,r===0}var K=S;function S(t,{instancePath:o=""}={}){let e=null,r=0;if(Array.isArray(t)){let p=t.length;for(let i=0;i<p;i++)typeof t[i]!=
"string"&&(e=n(e,o+"/"+i,"#/items/type","type",{type:"string"}),r++)}else e=n(e,o,"#/type","type",{type:"array"}),r++;return S.
errors=e,r===0}var W=B;function B(t,{instancePath:o=""}={}){let e=null,r=0;return typeof t=="string"?_.test(t)||(e=n(e,o,
"#/pattern","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=n(e,o,"#/type","type",{type:"string"}),r++),B.errors=
e,r===0}function n(t,o,e,r,p){return q(t,[{instancePath:o,schemaPath:e,keyword:r,params:p}])}function q(t,o){if(t===null)
return o;for(let e of o)t.length<2e3&&t.push(e);return t}var X={"1w6t2mo":O,"1f906la":L,"1s7av1d":w,v2oivo:G,g1sl4v:h,xzu7bf:D,
"1czvuik":z,m8xwg:j,"1vitr57":H,"5w72fo":U,"7pohrn":V,"1kfjttq":K,g0snji:W};export{X as bySchema};
