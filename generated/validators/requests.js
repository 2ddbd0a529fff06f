// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
var L=N;var w={type:"string",enum:["apex","subdomain"]};function N(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.domain!==void 0&&typeof t.domain!="string"&&(e=n(e,o+"/domain","#/properties/domain/type","\
type",{type:"string"}),r++),t.domainType!==void 0){let p=t.domainType;typeof p!="string"&&(e=n(e,o+"/domainType","#/comp\
onents/schemas/DomainType/type","type",{type:"string"}),r++),p==="apex"||p==="subdomain"||(e=n(e,o+"/domainType","#/comp\
onents/schemas/DomainType/enum","enum",{allowedValues:w.enum}),r++)}t.region!==void 0&&typeof t.region!="string"&&(e=n(e,
o+"/region","#/components/schemas/Region/type","type",{type:"string"}),r++)}else e=n(e,o,"#/type","type",{type:"object"}),
r++;return N.errors=e,r===0}var G=A,g={type:"object",properties:{service_toml:{type:"string"},compute:{oneOf:[{type:"arr\
ay",maxItems:5,items:{$ref:"#/components/schemas/ComputeType"}},{$ref:"#/components/schemas/ComputeType"}]},computeTier:{
type:"string",enum:["interruptible","protected"]},containerRuntime:{type:"string",enum:["v1","v2"]},cooldownPeriodSeconds:{
type:"integer",minimum:1,maximum:3600},cpu:{$ref:"#/components/schemas/Cpu"},deploymentInitializationTimeout:{type:"inte\
ger",minimum:60,maximum:900},disableAuth:{type:"boolean"},entrypoint:{type:"array",items:{type:"string"}},evaluationIntervalSeconds:{
type:"integer",minimum:6,maximum:300},gpuCount:{$ref:"#/components/schemas/GpuCount"},healthcheckEndpoint:{type:"string"},
loadBalancingAlgorithm:{type:"string",enum:["round-robin","first-available","min-connections","random-choice-2"]},maxReplicaCount:{
type:"integer",minimum:1,maximum:2e3},memory:{$ref:"#/components/schemas/Memory"},minReplicaCount:{type:"integer",minimum:0,
maximum:2e3},port:{type:"integer",minimum:0,maximum:65535},readycheckEndpoint:{type:"string"},replicaConcurrency:{type:"\
integer",minimum:1,maximum:1e6},responseGracePeriodSeconds:{type:"integer",minimum:16,maximum:43200},rollOutDurationSeconds:{
type:"integer",minimum:1,maximum:21600},runtime:{type:"string",enum:["cortex","custom"]},scalingBuffer:{type:"integer",minimum:0},
scalingMetric:{type:"string",enum:["cpu_utilization","memory_utilization","requests_per_second","concurrency_utilization"]},
scalingTarget:{type:"number",exclusiveMinimum:0}}},v={type:"string",enum:["ADA_L4","ADA_L40","AMPERE_A10","AMPERE_A100_4\
0GB","AMPERE_A100_80GB","HOPPER_H100","HOPPER_H200","BLACKWELL_B200","BLACKWELL_RTX6000","CPU","INF2","TRN1","TURING_T4"]};function A(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.service_toml!==void 0&&typeof t.service_toml!="string"&&(e=n(e,o+"/service_toml","#/propert\
ies/service_toml/type","type",{type:"string"}),r++),t.compute!==void 0){let i=t.compute,c=r,y=!1,a=null,f=r;if(Array.isArray(
i)){i.length>5&&(e=n(e,o+"/compute","#/properties/compute/oneOf/0/maxItems","maxItems",{limit:5}),r++);let M=i.length;for(let d=0;d<
M;d++){let l=i[d];typeof l!="string"&&(e=n(e,o+"/compute/"+d,"#/components/schemas/ComputeType/type","type",{type:"strin\
g"}),r++),l==="ADA_L4"||l==="ADA_L40"||l==="AMPERE_A10"||l==="AMPERE_A100_40GB"||l==="AMPERE_A100_80GB"||l==="HOPPER_H10\
0"||l==="HOPPER_H200"||l==="BLACKWELL_B200"||l==="BLACKWELL_RTX6000"||l==="CPU"||l==="INF2"||l==="TRN1"||l==="TURING_T4"||
(e=n(e,o+"/compute/"+d,"#/components/schemas/ComputeType/enum","enum",{allowedValues:v.enum}),r++)}}else e=n(e,o+"/compu\
te","#/properties/compute/oneOf/0/type","type",{type:"array"}),r++;var p=f===r;p&&(y=!0,a=0);let O=r;typeof i!="string"&&
(e=n(e,o+"/compute","#/components/schemas/ComputeType/type","type",{type:"string"}),r++),i==="ADA_L4"||i==="ADA_L40"||i===
"AMPERE_A10"||i==="AMPERE_A100_40GB"||i==="AMPERE_A100_80GB"||i==="HOPPER_H100"||i==="HOPPER_H200"||i==="BLACKWELL_B200"||
i==="BLACKWELL_RTX6000"||i==="CPU"||i==="INF2"||i==="TRN1"||i==="TURING_T4"||(e=n(e,o+"/compute","#/components/schemas/C\
omputeType/enum","enum",{allowedValues:v.enum}),r++);var p=O===r;p&&y?(y=!1,a=[a,1]):p&&(y=!0,a=1),y?(r=c,e!==null&&(c?e.
length=c:e=null)):(e=n(e,o+"/compute","#/properties/compute/oneOf","oneOf",{passingSchemas:a}),r++)}if(t.computeTier!==void 0){
let i=t.computeTier;typeof i!="string"&&(e=n(e,o+"/computeTier","#/properties/computeTier/type","type",{type:"string"}),
r++),i==="interruptible"||i==="protected"||(e=n(e,o+"/computeTier","#/properties/computeTier/enum","enum",{allowedValues:g.
properties.computeTier.enum}),r++)}if(t.containerRuntime!==void 0){let i=t.containerRuntime;typeof i!="string"&&(e=n(e,o+
"/containerRuntime","#/properties/containerRuntime/type","type",{type:"string"}),r++),i==="v1"||i==="v2"||(e=n(e,o+"/con\
tainerRuntime","#/properties/containerRuntime/enum","enum",{allowedValues:g.properties.containerRuntime.enum}),r++)}if(t.
cooldownPeriodSeconds!==void 0){let i=t.cooldownPeriodSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,
o+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(
i)&&((i>3600||isNaN(i))&&(e=n(e,o+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/maximum","maximum",{comparison:"\
<=",limit:3600}),r++),(i<1||isNaN(i))&&(e=n(e,o+"/cooldownPeriodSeconds","#/properties/cooldownPeriodSeconds/minimum","m\
inimum",{comparison:">=",limit:1}),r++))}if(t.cpu!==void 0&&typeof t.cpu!="string"&&(e=n(e,o+"/cpu","#/components/schema\
s/Cpu/type","type",{type:"string"}),r++),t.deploymentInitializationTimeout!==void 0){let i=t.deploymentInitializationTimeout;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/deploymentInitializationTimeout","#/properties/deployment\
InitializationTimeout/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>900||isNaN(i))&&(e=n(e,o+
"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/maximum","maximum",{comparison:"<=",limit:900}),
r++),(i<60||isNaN(i))&&(e=n(e,o+"/deploymentInitializationTimeout","#/properties/deploymentInitializationTimeout/minimum",
"minimum",{comparison:">=",limit:60}),r++))}if(t.disableAuth!==void 0&&typeof t.disableAuth!="boolean"&&(e=n(e,o+"/disab\
leAuth","#/properties/disableAuth/type","type",{type:"boolean"}),r++),t.entrypoint!==void 0){let i=t.entrypoint;if(Array.
isArray(i)){let c=i.length;for(let y=0;y<c;y++)typeof i[y]!="string"&&(e=n(e,o+"/entrypoint/"+y,"#/properties/entrypoint\
/items/type","type",{type:"string"}),r++)}else e=n(e,o+"/entrypoint","#/properties/entrypoint/type","type",{type:"array"}),
r++}if(t.evaluationIntervalSeconds!==void 0){let i=t.evaluationIntervalSeconds;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)||(e=n(e,o+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds/type","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&((i>300||isNaN(i))&&(e=n(e,o+"/evaluationIntervalSeconds","#/properties/evaluationIntervalSeconds\
/maximum","maximum",{comparison:"<=",limit:300}),r++),(i<6||isNaN(i))&&(e=n(e,o+"/evaluationIntervalSeconds","#/properti\
es/evaluationIntervalSeconds/minimum","minimum",{comparison:">=",limit:6}),r++))}if(t.gpuCount!==void 0){let i=t.gpuCount;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/type","type",{type:"\
integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>8||isNaN(i))&&(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/m\
aximum","maximum",{comparison:"<=",limit:8}),r++),(i<0||isNaN(i))&&(e=n(e,o+"/gpuCount","#/components/schemas/GpuCount/m\
inimum","minimum",{comparison:">=",limit:0}),r++))}if(t.healthcheckEndpoint!==void 0&&typeof t.healthcheckEndpoint!="str\
ing"&&(e=n(e,o+"/healthcheckEndpoint","#/properties/healthcheckEndpoint/type","type",{type:"string"}),r++),t.loadBalancingAlgorithm!==
void 0){let i=t.loadBalancingAlgorithm;typeof i!="string"&&(e=n(e,o+"/loadBalancingAlgorithm","#/properties/loadBalancin\
gAlgorithm/type","type",{type:"string"}),r++),i==="round-robin"||i==="first-available"||i==="min-connections"||i==="rand\
om-choice-2"||(e=n(e,o+"/loadBalancingAlgorithm","#/properties/loadBalancingAlgorithm/enum","enum",{allowedValues:g.properties.
loadBalancingAlgorithm.enum}),r++)}if(t.maxReplicaCount!==void 0){let i=t.maxReplicaCount;typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)||(e=n(e,o+"/maxReplicaCount","#/properties/maxReplicaCount/type","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=n(e,o+"/maxReplicaCount","#/properties/maxReplicaCount/maximum","maximum",
{comparison:"<=",limit:2e3}),r++),(i<1||isNaN(i))&&(e=n(e,o+"/maxReplicaCount","#/properties/maxReplicaCount/minimum","m\
inimum",{comparison:">=",limit:1}),r++))}if(t.memory!==void 0&&typeof t.memory!="string"&&(e=n(e,o+"/memory","#/componen\
ts/schemas/Memory/type","type",{type:"string"}),r++),t.minReplicaCount!==void 0){let i=t.minReplicaCount;typeof i=="numb\
er"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/minReplicaCount","#/properties/minReplicaCount/type","type",{type:"integ\
er"}),r++),typeof i=="number"&&isFinite(i)&&((i>2e3||isNaN(i))&&(e=n(e,o+"/minReplicaCount","#/properties/minReplicaCoun\
t/maximum","maximum",{comparison:"<=",limit:2e3}),r++),(i<0||isNaN(i))&&(e=n(e,o+"/minReplicaCount","#/properties/minRep\
licaCount/minimum","minimum",{comparison:">=",limit:0}),r++))}if(t.port!==void 0){let i=t.port;typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i)||(e=n(e,o+"/port","#/properties/port/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(
i)&&((i>65535||isNaN(i))&&(e=n(e,o+"/port","#/properties/port/maximum","maximum",{comparison:"<=",limit:65535}),r++),(i<
0||isNaN(i))&&(e=n(e,o+"/port","#/properties/port/minimum","minimum",{comparison:">=",limit:0}),r++))}if(t.readycheckEndpoint!==
void 0&&typeof t.readycheckEndpoint!="string"&&(e=n(e,o+"/readycheckEndpoint","#/properties/readycheckEndpoint/type","ty\
pe",{type:"string"}),r++),t.replicaConcurrency!==void 0){let i=t.replicaConcurrency;typeof i=="number"&&!(i%1)&&!isNaN(i)&&
isFinite(i)||(e=n(e,o+"/replicaConcurrency","#/properties/replicaConcurrency/type","type",{type:"integer"}),r++),typeof i==
"number"&&isFinite(i)&&((i>1e6||isNaN(i))&&(e=n(e,o+"/replicaConcurrency","#/properties/replicaConcurrency/maximum","max\
imum",{comparison:"<=",limit:1e6}),r++),(i<1||isNaN(i))&&(e=n(e,o+"/replicaConcurrency","#/properties/replicaConcurrency\
/minimum","minimum",{comparison:">=",limit:1}),r++))}if(t.responseGracePeriodSeconds!==void 0){let i=t.responseGracePeriodSeconds;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/responseGracePeriodSeconds","#/properties/responseGracePe\
riodSeconds/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&((i>43200||isNaN(i))&&(e=n(e,o+"/respon\
seGracePeriodSeconds","#/properties/responseGracePeriodSeconds/maximum","maximum",{comparison:"<=",limit:43200}),r++),(i<
16||isNaN(i))&&(e=n(e,o+"/responseGracePeriodSeconds","#/properties/responseGracePeriodSeconds/minimum","minimum",{comparison:"\
>=",limit:16}),r++))}if(t.rollOutDurationSeconds!==void 0){let i=t.rollOutDurationSeconds;typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i)||(e=n(e,o+"/rollOutDurationSeconds","#/properties/rollOutDurationSeconds/type","type",{type:"integer"}),
r++),typeof i=="number"&&isFinite(i)&&((i>21600||isNaN(i))&&(e=n(e,o+"/rollOutDurationSeconds","#/properties/rollOutDura\
tionSeconds/maximum","maximum",{comparison:"<=",limit:21600}),r++),(i<1||isNaN(i))&&(e=n(e,o+"/rollOutDurationSeconds","\
#/properties/rollOutDurationSeconds/minimum","minimum",{comparison:">=",limit:1}),r++))}if(t.runtime!==void 0){let i=t.runtime;
typeof i!="string"&&(e=n(e,o+"/runtime","#/properties/runtime/type","type",{type:"string"}),r++),i==="cortex"||i==="cust\
om"||(e=n(e,o+"/runtime","#/properties/runtime/enum","enum",{allowedValues:g.properties.runtime.enum}),r++)}if(t.scalingBuffer!==
void 0){let i=t.scalingBuffer;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(e=n(e,o+"/scalingBuffer","#/propertie\
s/scalingBuffer/type","type",{type:"integer"}),r++),typeof i=="number"&&isFinite(i)&&(i<0||isNaN(i))&&(e=n(e,o+"/scaling\
Buffer","#/properties/scalingBuffer/minimum","minimum",{comparison:">=",limit:0}),r++)}if(t.scalingMetric!==void 0){let i=t.
scalingMetric;typeof i!="string"&&(e=n(e,o+"/scalingMetric","#/properties/scalingMetric/type","type",{type:"string"}),r++),
i==="cpu_utilization"||i==="memory_utilization"||i==="requests_per_second"||i==="concurrency_utilization"||(e=n(e,o+"/sc\
alingMetric","#/properties/scalingMetric/enum","enum",{allowedValues:g.properties.scalingMetric.enum}),r++)}if(t.scalingTarget!==
void 0){let i=t.scalingTarget;typeof i=="number"&&isFinite(i)?(i<=0||isNaN(i))&&(e=n(e,o+"/scalingTarget","#/properties/\
scalingTarget/exclusiveMinimum","exclusiveMinimum",{comparison:">",limit:0}),r++):(e=n(e,o+"/scalingTarget","#/propertie\
s/scalingTarget/type","type",{type:"number"}),r++)}}else e=n(e,o,"#/type","type",{type:"object"}),r++;return A.errors=e,
r===0}var h=b;function b(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t!=
"string"&&(e=n(e,o,"#/type","type",{type:"string"}),r++),b.errors=e,r===0}var z=C;function C(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.dependencies!==void 0){let p=t.dependencies;p&&typeof p=="object"&&!Array.isArray(p)||(e=n(
e,o+"/dependencies","#/properties/dependencies/type","type",{type:"object"}),r++)}t.baseImageUri!==void 0&&typeof t.baseImageUri!=
"string"&&(e=n(e,o+"/baseImageUri","#/properties/baseImageUri/type","type",{type:"string"}),r++),t.preBuildCommands!==void 0&&
(Array.isArray(t.preBuildCommands)||(e=n(e,o+"/preBuildCommands","#/properties/preBuildCommands/type","type",{type:"arra\
y"}),r++)),t.shellCommands!==void 0&&(Array.isArray(t.shellCommands)||(e=n(e,o+"/shellCommands","#/properties/shellComma\
nds/type","type",{type:"array"}),r++))}else e=n(e,o,"#/type","type",{type:"object"}),r++;return C.errors=e,r===0}var j=D;function D(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t!="str\
ing"&&(e=n(e,o,"#/type","type",{type:"string"}),r++),D.errors=e,r===0}var k=_;function _(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,"#/type","type",{type:"integer"}),r++),_.errors=e,r===0}var H=x;function x(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,"#/type","type",{type:"integer"}),r++),typeof t=="number"&&isFinite(t)&&(t>
200||isNaN(t))&&(e=n(e,o,"#/maximum","maximum",{comparison:"<=",limit:200}),r++),x.errors=e,r===0}var $=R,U={oneOf:[{$ref:"\
document#/components/schemas/Month"},{type:"string",enum:["current","previous"]}]};var E=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u");function R(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){
let e=null,r=0,p=r,i=!1,c=null,y=r;typeof t=="string"?E.test(t)||(e=n(e,o,"document#/components/schemas/Month/pattern","\
pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=n(e,o,"document#/components/schemas/Month/type","type",{type:"str\
ing"}),r++);var f=y===r;f&&(i=!0,c=0);let a=r;typeof t!="string"&&(e=n(e,o,"#/oneOf/1/type","type",{type:"string"}),r++),
t==="current"||t==="previous"||(e=n(e,o,"#/oneOf/1/enum","enum",{allowedValues:U.oneOf[1].enum}),r++);var f=a===r;return f&&
i?(i=!1,c=[c,1]):f&&(i=!0,c=1),i?(r=p,e!==null&&(p?e.length=p:e=null)):(e=n(e,o,"#/oneOf","oneOf",{passingSchemas:c}),r++),
R.errors=e,r===0}var V=T,K={type:"string",enum:["day"]};function T(t,{instancePath:o="",parentData:m,parentDataProperty:s,
rootData:u=t}={}){let e=null,r=0;return typeof t!="string"&&(e=n(e,o,"#/type","type",{type:"string"}),r++),t!=="day"&&(e=
n(e,o,"#/enum","enum",{allowedValues:K.enum}),r++),T.errors=e,r===0}var W=S;function S(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(e=n(e,o,"#/type","type",{type:"integer"}),r++),S.errors=e,r===0}var q=B;function B(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t!="boo\
lean"&&(e=n(e,o,"#/type","type",{type:"boolean"}),r++),B.errors=e,r===0}var X=I;function I(t,{instancePath:o="",parentData:m,parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;if(Array.isArray(t)){
let p=t.length;for(let i=0;i<p;i++)typeof t[i]!="string"&&(e=n(e,o+"/"+i,"#/items/type","type",{type:"string"}),r++)}else
e=n(e,o,"#/type","type",{type:"array"}),r++;return I.errors=e,r===0}var J=F;function F(t,{instancePath:o="",parentData:m,
parentDataProperty:s,rootData:u=t}={}){let e=null,r=0;return typeof t=="string"?E.test(t)||(e=n(e,o,"#/pattern","pattern",
{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=n(e,o,"#/type","type",{type:"string"}),r++),F.errors=e,r===0}function n(t,o,m,s,u){
return Q(t,[{instancePath:o,schemaPath:m,keyword:s,params:u}])}function Q(t,o){if(t===null)return o;for(let m of o)t.length<
2e3&&t.push(m);return t}var Y={"1w6t2mo":L,"1f906la":G,"1s7av1d":h,v2oivo:z,g1sl4v:j,xzu7bf:k,"1czvuik":H,m8xwg:$,"1vitr\
57":V,"5w72fo":W,"7pohrn":q,"1kfjttq":X,g0snji:J};export{Y as bySchema};
