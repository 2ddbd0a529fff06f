// Generated from contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json instead of this file.
var ae=Z,C={$schema:"https://json-schema.org/draft/2020-12/schema",type:"object",required:["project_id"],additionalProperties:!1,
$defs:{segment:{type:"string",minLength:1,maxLength:256,description:"One segment of a path."},text:{type:"string",minLength:1},
token:{type:"string",minLength:1,description:"A token, or env:NAME for an environment variable."}},properties:{$schema:{
type:"string"},$comment:{type:"string"},project_id:{$ref:"#/$defs/segment"},app_id:{$ref:"#/$defs/segment"},other_app_id:{
$ref:"#/$defs/segment"},build_id:{$ref:"#/$defs/segment"},container_id:{$ref:"#/$defs/segment"},run_id:{$ref:"#/$defs/se\
gment"},service_account_id:{$ref:"#/$defs/segment"},owner:{$ref:"#/$defs/segment"},repo:{$ref:"#/$defs/segment"},codehost:{
$ref:"#/$defs/segment"},filename:{$ref:"#/$defs/text"},region:{$ref:"#/$defs/text"},month:{$ref:"#/$defs/text",type:"str\
ing",pattern:"^\\d{4}-(0[1-9]|1[0-2])$"},terminating_container_id:{$ref:"#/$defs/segment"},further:{type:"object",additionalProperties:!1,
properties:{container_ids:{type:"array",items:{$ref:"#/$defs/segment"}},run_ids:{type:"array",items:{$ref:"#/$defs/segme\
nt"}},build_ids:{type:"array",items:{$ref:"#/$defs/segment"}},service_account_ids:{type:"array",items:{$ref:"#/$defs/seg\
ment"}},repos:{type:"array",items:{$ref:"#/$defs/segment"}}}},disposable:{type:"object",additionalProperties:!1,properties:{
app_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/segment"},domain:{$ref:"#/$defs/text",type:"string",pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}}},refused:{type:"object",additionalProperties:!1,properties:{api_key_id:{
$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"}}},foreign:{type:"object",additionalProperties:!1,properties:{
owner:{$ref:"#/$defs/segment"},repo:{$ref:"#/$defs/segment"},project_id:{$ref:"#/$defs/segment"},app_id:{$ref:"#/$defs/s\
egment"},build_id:{$ref:"#/$defs/segment"},container_id:{$ref:"#/$defs/segment"},run_id:{$ref:"#/$defs/segment"},api_key_id:{
$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"},service_account_id:{$ref:"#/$defs/segment"}}},tokens:{type:"o\
bject",additionalProperties:!1,properties:{owner:{$ref:"#/$defs/token"},member:{$ref:"#/$defs/token"},expired:{$ref:"#/$\
defs/token"},no_access:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token",deprecated:!0}}}}};var B=Object.prototype.hasOwnProperty,l=p=>[...p].length,ue=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),ye=new RegExp("^(\
[a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function Z(p,{instancePath:r=""}={}){let e=null,t=0;if(p&&typeof p=="\
object"&&!Array.isArray(p)){p.project_id===void 0&&(e=i(e,r,"required",{missingProperty:"project_id"}),t++);for(let o in p)
B.call(C.properties,o)||(e=i(e,r,"additionalProperties",{additionalProperty:o}),t++);if(p.$schema!==void 0&&typeof p.$schema!=
"string"&&(e=i(e,r+"/$schema","type",{type:"string"}),t++),p.$comment!==void 0&&typeof p.$comment!="string"&&(e=i(e,r+"/\
$comment","type",{type:"string"}),t++),p.project_id!==void 0){let o=p.project_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+
"/project_id","maxLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/project_id","minLength",{limit:1}),t++)):(e=i(e,r+"/proje\
ct_id","type",{type:"string"}),t++)}if(p.app_id!==void 0){let o=p.app_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/app_id",
"maxLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/app_id","minLength",{limit:1}),t++)):(e=i(e,r+"/app_id","type",{type:"s\
tring"}),t++)}if(p.other_app_id!==void 0){let o=p.other_app_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/other_app_id","m\
axLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/other_app_id","minLength",{limit:1}),t++)):(e=i(e,r+"/other_app_id","type",
{type:"string"}),t++)}if(p.build_id!==void 0){let o=p.build_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/build_id","maxLe\
ngth",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/build_id","minLength",{limit:1}),t++)):(e=i(e,r+"/build_id","type",{type:"str\
ing"}),t++)}if(p.container_id!==void 0){let o=p.container_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/container_id","max\
Length",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/container_id","minLength",{limit:1}),t++)):(e=i(e,r+"/container_id","type",
{type:"string"}),t++)}if(p.run_id!==void 0){let o=p.run_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/run_id","maxLength",
{limit:256}),t++),l(o)<1&&(e=i(e,r+"/run_id","minLength",{limit:1}),t++)):(e=i(e,r+"/run_id","type",{type:"string"}),t++)}
if(p.service_account_id!==void 0){let o=p.service_account_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/service_account_id",
"maxLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/service_account_id","minLength",{limit:1}),t++)):(e=i(e,r+"/service_acc\
ount_id","type",{type:"string"}),t++)}if(p.owner!==void 0){let o=p.owner;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/owner",
"maxLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/owner","minLength",{limit:1}),t++)):(e=i(e,r+"/owner","type",{type:"str\
ing"}),t++)}if(p.repo!==void 0){let o=p.repo;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/repo","maxLength",{limit:256}),t++),
l(o)<1&&(e=i(e,r+"/repo","minLength",{limit:1}),t++)):(e=i(e,r+"/repo","type",{type:"string"}),t++)}if(p.codehost!==void 0){
let o=p.codehost;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/codehost","maxLength",{limit:256}),t++),l(o)<1&&(e=i(e,r+"/cod\
ehost","minLength",{limit:1}),t++)):(e=i(e,r+"/codehost","type",{type:"string"}),t++)}if(p.filename!==void 0){let o=p.filename;
typeof o=="string"?l(o)<1&&(e=i(e,r+"/filename","minLength",{limit:1}),t++):(e=i(e,r+"/filename","type",{type:"string"}),
t++)}if(p.region!==void 0){let o=p.region;typeof o=="string"?l(o)<1&&(e=i(e,r+"/region","minLength",{limit:1}),t++):(e=i(
e,r+"/region","type",{type:"string"}),t++)}if(p.month!==void 0){let o=p.month;typeof o=="string"?l(o)<1&&(e=i(e,r+"/mont\
h","minLength",{limit:1}),t++):(e=i(e,r+"/month","type",{type:"string"}),t++),typeof o=="string"?ue.test(o)||(e=i(e,r+"/\
month","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),t++):(e=i(e,r+"/month","type",{type:"string"}),t++)}if(p.terminating_container_id!==
void 0){let o=p.terminating_container_id;typeof o=="string"?(l(o)>256&&(e=i(e,r+"/terminating_container_id","maxLength",
{limit:256}),t++),l(o)<1&&(e=i(e,r+"/terminating_container_id","minLength",{limit:1}),t++)):(e=i(e,r+"/terminating_conta\
iner_id","type",{type:"string"}),t++)}if(p.further!==void 0){let o=p.further;if(o&&typeof o=="object"&&!Array.isArray(o)){
for(let n in o)n==="container_ids"||n==="run_ids"||n==="build_ids"||n==="service_account_ids"||n==="repos"||(e=i(e,r+"/f\
urther","additionalProperties",{additionalProperty:n}),t++);if(o.container_ids!==void 0){let n=o.container_ids;if(Array.
isArray(n)){let f=n.length;for(let s=0;s<f;s++){let a=n[s];typeof a=="string"?(l(a)>256&&(e=i(e,r+"/further/container_id\
s/"+s,"maxLength",{limit:256}),t++),l(a)<1&&(e=i(e,r+"/further/container_ids/"+s,"minLength",{limit:1}),t++)):(e=i(e,r+"\
/further/container_ids/"+s,"type",{type:"string"}),t++)}}else e=i(e,r+"/further/container_ids","type",{type:"array"}),t++}
if(o.run_ids!==void 0){let n=o.run_ids;if(Array.isArray(n)){let f=n.length;for(let s=0;s<f;s++){let a=n[s];typeof a=="st\
ring"?(l(a)>256&&(e=i(e,r+"/further/run_ids/"+s,"maxLength",{limit:256}),t++),l(a)<1&&(e=i(e,r+"/further/run_ids/"+s,"mi\
nLength",{limit:1}),t++)):(e=i(e,r+"/further/run_ids/"+s,"type",{type:"string"}),t++)}}else e=i(e,r+"/further/run_ids","\
type",{type:"array"}),t++}if(o.build_ids!==void 0){let n=o.build_ids;if(Array.isArray(n)){let f=n.length;for(let s=0;s<f;s++){
let a=n[s];typeof a=="string"?(l(a)>256&&(e=i(e,r+"/further/build_ids/"+s,"maxLength",{limit:256}),t++),l(a)<1&&(e=i(e,r+
"/further/build_ids/"+s,"minLength",{limit:1}),t++)):(e=i(e,r+"/further/build_ids/"+s,"type",{type:"string"}),t++)}}else
e=i(e,r+"/further/build_ids","type",{type:"array"}),t++}if(o.service_account_ids!==void 0){let n=o.service_account_ids;if(Array.
isArray(n)){let f=n.length;for(let s=0;s<f;s++){let a=n[s];typeof a=="string"?(l(a)>256&&(e=i(e,r+"/further/service_acco\
unt_ids/"+s,"maxLength",{limit:256}),t++),l(a)<1&&(e=i(e,r+"/further/service_account_ids/"+s,"minLength",{limit:1}),t++)):
(e=i(e,r+"/further/service_account_ids/"+s,"type",{type:"string"}),t++)}}else e=i(e,r+"/further/service_account_ids","ty\
pe",{type:"array"}),t++}if(o.repos!==void 0){let n=o.repos;if(Array.isArray(n)){let f=n.length;for(let s=0;s<f;s++){let a=n[s];
typeof a=="string"?(l(a)>256&&(e=i(e,r+"/further/repos/"+s,"maxLength",{limit:256}),t++),l(a)<1&&(e=i(e,r+"/further/repo\
s/"+s,"minLength",{limit:1}),t++)):(e=i(e,r+"/further/repos/"+s,"type",{type:"string"}),t++)}}else e=i(e,r+"/further/rep\
os","type",{type:"array"}),t++}}else e=i(e,r+"/further","type",{type:"object"}),t++}if(p.disposable!==void 0){let o=p.disposable;
if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)n==="app_id"||n==="api_key_id"||n==="domain"||(e=i(e,r+"/dis\
posable","additionalProperties",{additionalProperty:n}),t++);if(o.app_id!==void 0){let n=o.app_id;typeof n=="string"?(l(
n)>256&&(e=i(e,r+"/disposable/app_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/disposable/app_id","minLength",{limit:1}),
t++)):(e=i(e,r+"/disposable/app_id","type",{type:"string"}),t++)}if(o.api_key_id!==void 0){let n=o.api_key_id;typeof n==
"string"?(l(n)>256&&(e=i(e,r+"/disposable/api_key_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/disposable/api_ke\
y_id","minLength",{limit:1}),t++)):(e=i(e,r+"/disposable/api_key_id","type",{type:"string"}),t++)}if(o.domain!==void 0){
let n=o.domain;typeof n=="string"?l(n)<1&&(e=i(e,r+"/disposable/domain","minLength",{limit:1}),t++):(e=i(e,r+"/disposabl\
e/domain","type",{type:"string"}),t++),typeof n=="string"?ye.test(n)||(e=i(e,r+"/disposable/domain","pattern",{pattern:"\
^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),t++):(e=i(e,r+"/disposable/domain","type",{type:"string"}),t++)}}else e=
i(e,r+"/disposable","type",{type:"object"}),t++}if(p.refused!==void 0){let o=p.refused;if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let n in o)n==="api_key_id"||n==="domain_id"||(e=i(e,r+"/refused","additionalProperties",{additionalProperty:n}),
t++);if(o.api_key_id!==void 0){let n=o.api_key_id;typeof n=="string"?(l(n)>256&&(e=i(e,r+"/refused/api_key_id","maxLengt\
h",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/refused/api_key_id","minLength",{limit:1}),t++)):(e=i(e,r+"/refused/api_key_id",
"type",{type:"string"}),t++)}if(o.domain_id!==void 0){let n=o.domain_id;typeof n=="string"?(l(n)>256&&(e=i(e,r+"/refused\
/domain_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/refused/domain_id","minLength",{limit:1}),t++)):(e=i(e,r+"/\
refused/domain_id","type",{type:"string"}),t++)}}else e=i(e,r+"/refused","type",{type:"object"}),t++}if(p.foreign!==void 0){
let o=p.foreign;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)B.call(C.properties.foreign.properties,n)||(e=
i(e,r+"/foreign","additionalProperties",{additionalProperty:n}),t++);if(o.owner!==void 0){let n=o.owner;typeof n=="strin\
g"?(l(n)>256&&(e=i(e,r+"/foreign/owner","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/owner","minLength",{limit:1}),
t++)):(e=i(e,r+"/foreign/owner","type",{type:"string"}),t++)}if(o.repo!==void 0){let n=o.repo;typeof n=="string"?(l(n)>256&&
(e=i(e,r+"/foreign/repo","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/repo","minLength",{limit:1}),t++)):(e=
i(e,r+"/foreign/repo","type",{type:"string"}),t++)}if(o.project_id!==void 0){let n=o.project_id;typeof n=="string"?(l(n)>
256&&(e=i(e,r+"/foreign/project_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/project_id","minLength",{limit:1}),
t++)):(e=i(e,r+"/foreign/project_id","type",{type:"string"}),t++)}if(o.app_id!==void 0){let n=o.app_id;typeof n=="string"?
(l(n)>256&&(e=i(e,r+"/foreign/app_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/app_id","minLength",{limit:1}),
t++)):(e=i(e,r+"/foreign/app_id","type",{type:"string"}),t++)}if(o.build_id!==void 0){let n=o.build_id;typeof n=="string"?
(l(n)>256&&(e=i(e,r+"/foreign/build_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/build_id","minLength",{
limit:1}),t++)):(e=i(e,r+"/foreign/build_id","type",{type:"string"}),t++)}if(o.container_id!==void 0){let n=o.container_id;
typeof n=="string"?(l(n)>256&&(e=i(e,r+"/foreign/container_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/\
container_id","minLength",{limit:1}),t++)):(e=i(e,r+"/foreign/container_id","type",{type:"string"}),t++)}if(o.run_id!==void 0){
let n=o.run_id;typeof n=="string"?(l(n)>256&&(e=i(e,r+"/foreign/run_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"\
/foreign/run_id","minLength",{limit:1}),t++)):(e=i(e,r+"/foreign/run_id","type",{type:"string"}),t++)}if(o.api_key_id!==
void 0){let n=o.api_key_id;typeof n=="string"?(l(n)>256&&(e=i(e,r+"/foreign/api_key_id","maxLength",{limit:256}),t++),l(
n)<1&&(e=i(e,r+"/foreign/api_key_id","minLength",{limit:1}),t++)):(e=i(e,r+"/foreign/api_key_id","type",{type:"string"}),
t++)}if(o.domain_id!==void 0){let n=o.domain_id;typeof n=="string"?(l(n)>256&&(e=i(e,r+"/foreign/domain_id","maxLength",
{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/domain_id","minLength",{limit:1}),t++)):(e=i(e,r+"/foreign/domain_id","type",
{type:"string"}),t++)}if(o.service_account_id!==void 0){let n=o.service_account_id;typeof n=="string"?(l(n)>256&&(e=i(e,
r+"/foreign/service_account_id","maxLength",{limit:256}),t++),l(n)<1&&(e=i(e,r+"/foreign/service_account_id","minLength",
{limit:1}),t++)):(e=i(e,r+"/foreign/service_account_id","type",{type:"string"}),t++)}}else e=i(e,r+"/foreign","type",{type:"\
object"}),t++}if(p.tokens!==void 0){let o=p.tokens;if(o&&typeof o=="object"&&!Array.isArray(o)){for(let n in o)n==="owne\
r"||n==="member"||n==="expired"||n==="no_access"||n==="other_project"||(e=i(e,r+"/tokens","additionalProperties",{additionalProperty:n}),
t++);if(o.owner!==void 0){let n=o.owner;typeof n=="string"?l(n)<1&&(e=i(e,r+"/tokens/owner","minLength",{limit:1}),t++):
(e=i(e,r+"/tokens/owner","type",{type:"string"}),t++)}if(o.member!==void 0){let n=o.member;typeof n=="string"?l(n)<1&&(e=
i(e,r+"/tokens/member","minLength",{limit:1}),t++):(e=i(e,r+"/tokens/member","type",{type:"string"}),t++)}if(o.expired!==
void 0){let n=o.expired;typeof n=="string"?l(n)<1&&(e=i(e,r+"/tokens/expired","minLength",{limit:1}),t++):(e=i(e,r+"/tok\
ens/expired","type",{type:"string"}),t++)}if(o.no_access!==void 0){let n=o.no_access;typeof n=="string"?l(n)<1&&(e=i(e,r+
"/tokens/no_access","minLength",{limit:1}),t++):(e=i(e,r+"/tokens/no_access","type",{type:"string"}),t++)}if(o.other_project!==
void 0){let n=o.other_project;typeof n=="string"?l(n)<1&&(e=i(e,r+"/tokens/other_project","minLength",{limit:1}),t++):(e=
i(e,r+"/tokens/other_project","type",{type:"string"}),t++)}}else e=i(e,r+"/tokens","type",{type:"object"}),t++}}else e=i(
e,r,"type",{type:"object"}),t++;return Z.errors=e,t===0}var ce=P,le={$schema:"https://json-schema.org/draft/2020-12/sche\
ma",$id:"urn:project-resources:ledger:3",type:"object",required:["format","target","document","tier","run","fixtures","f\
acts","exchanges","unknowns","leftovers"],properties:{format:{const:3},target:{type:"string"},document:{type:"object",required:[
"version","sha256"],properties:{version:{type:"string"},sha256:{type:"string"}}},tier:{enum:["read","write","destructive",
"passive"]},run:{type:"object",required:["id","startedAt","seconds","requests"],properties:{id:{type:"string"},startedAt:{
type:"string"},seconds:{type:"number",minimum:0},requests:{type:"integer",minimum:0}}},incomplete:{type:"string"},isAborted:{
const:!0},names:{type:"object",additionalProperties:{type:"string"}},fixtures:{type:"array",items:{$ref:"#/$defs/fixture"}},
facts:{type:"array",items:{$ref:"#/$defs/finding"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}},unknowns:{type:"\
array",items:{$ref:"#/$defs/observation"}},leftovers:{type:"array",items:{$ref:"#/$defs/leftover"}},retries:{type:"array",
items:{$ref:"#/$defs/retry"}},baseline:{type:"object",required:["notes","contradicted","mended","untested"],properties:{
notes:{type:"array",items:{type:"string"}},contradicted:{type:"array",items:{type:"string"}},mended:{type:"array",items:{
type:"string"}},untested:{type:"array",items:{type:"string"}}}}},$defs:{finding:{description:"A documented fact and its \
verdict.",type:"object",required:["id","operationId","kind","says","verdict","evidence"],properties:{id:{description:"ID\
 of the fact, such as `updateApp/body.port/maximum`. Stable across versions of the document.",type:"string"},operationId:{
description:"Operation that the fact belongs to.",type:"string"},kind:{description:"Kind of fact.",enum:["operation","st\
atus","auth","parameter","effect","default","limit","enum","type","format","presence","omission","rule","expectation","a\
ccess"]},says:{description:"The fact as a sentence.",type:"string"},at:{description:"The place that the fact is about. A\
bsent if it is about the operation, a status, a credential or a rule.",type:"object",required:["in","path"],properties:{
in:{description:"The part of the request, or `answer` for the response.",enum:["path","query","header","cookie","body","\
answer"]},status:{description:"Documented status or range of the response.",type:"string"},path:{description:"Names from\
 the outside in; `[]` is each item of a list.",type:"array",items:{type:"string"}}}},verdict:{description:"`verified`: t\
he service conforms. `contradicted`: it does not. `assumption contradicted`: it does not, but the document only assumes \
the fact, so no contract is broken. `unexercised`: this run did not test the fact. `unprovable here`: this target cannot\
 show whether the fact is true.",enum:["verified","contradicted","assumption contradicted","unexercised","unprovable her\
e"]},problems:{description:"How the service contradicts the fact. `evidence` shows the first one. Absent for all other v\
erdicts.",type:"array",items:{$ref:"#/$defs/problem"}},gap:{description:"Why the fact was not tested, or not fully. Abse\
nt if it is verified or contradicted.",$ref:"#/$defs/gap"},restsOn:{description:"IDs of the entries of the register of u\
nknowns on which the fact rests, or that excuse its violation.",type:"array",items:{type:"string"}},settledMs:{description:"\
Milliseconds after which the effect showed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{description:"\
Indexes into `exchanges` of the exchanges that the verdict is based on; for a contradiction, those that show it or, if t\
he check does not name them, its last ones, in the order in which they were sent.",type:"array",items:{type:"integer",minimum:0}}},
allOf:[{if:{properties:{verdict:{enum:["contradicted","assumption contradicted"]}}},then:{required:["problems"]}},{if:{properties:{
verdict:{enum:["unexercised","unprovable here"]}}},then:{required:["gap"]}}]},problem:{description:"A way in which the s\
ervice does not conform to the document. Which fields a problem has depends on its kind.",type:"object",required:["kind",
"restsOn"],properties:{kind:{description:"`status`: another status than documented. `undocumented status`: one that the \
document does not describe. `server error`: a valid request got 500. `no response`: no complete response came. `content \
type`: a wrong media type. `body`: a body that is not JSON. `unexpected body`: a body where there must be none. `value`,\
 `missing field`, `undocumented field`: a part of the body violates its schema. `boundary`: a limit is elsewhere. `defau\
lt`: omitting a parameter differs from sending its default. `access`: a token reaches what it must not. `rule`: a rule o\
r an expectation does not hold.",enum:["status","undocumented status","server error","no response","content type","body",
"unexpected body","value","missing field","undocumented field","boundary","default","access","rule"]},id:{description:"O\
f a rule: ID of the fact.",type:"string"},what:{description:"Of a rule: what the values are of, as a phrase.",type:"stri\
ng"},place:{description:"JSON pointer to the wrong value, or to the missing field, in the response body of the last exch\
ange in `evidence`; of a fact with several problems, it may be in the body of an earlier one. In the redacted body, a te\
xt such as `\u2026 50 more` stands for as many items of a list.",type:"string"},keyword:{description:"Keyword of the sch\
ema that the value violates.",type:"string"},name:{description:"Name of an undocumented field.",type:"string"},sent:{description:"\
What was sent, as JSON or as a phrase; of a boundary, the value at the documented limit.",type:"string"},expected:{description:"\
A status or range, a media type, or a phrase.",type:"string"},got:{description:"What came: a status, or a value as JSON \
or as a phrase.",type:["integer","string"]},type:{description:"JSON type of the value, or `none` for a missing field.",type:"\
string"},response:{description:"Documented status or range of the response. Default: that of a success.",type:"string"},
redirect:{description:"Where a redirect leads, as a phrase.",type:"string"},attempts:{description:"Number of attempts, i\
f there was more than one.",type:"integer",minimum:2},although:{description:"What shows that the status is due to the se\
rvice: the token works on a number of other operations, or the resources exist.",type:"object",properties:{worksOn:{description:"\
Number of other operations on which the token works.",type:"integer"},exists:{description:"What exists.",enum:["every ID",
"the resource"]}}},isAssumed:{description:"Set if an unknown leaves open which status comes.",const:!0},isNeverThere:{description:"\
Set if no response of the operation has the field.",const:!0},characters:{description:"Length of the body.",type:"intege\
r",minimum:0},because:{description:"Why the body cannot be parsed or decoded, as a phrase.",type:"string"},other:{description:"\
Another value on the same side of the limit, as JSON.",type:"string"},otherGot:{description:"The status that the other v\
alue got.",type:"integer"},token:{description:"Name of the fixture with the token; absent for the token of the run.",type:"\
string"},did:{description:"What the token does.",enum:["reads","changes"]},of:{description:"What the token reaches: an I\
D, or the name of a fixture.",type:"string"},unless:{description:"What else may be the reason, as a clause.",type:"strin\
g"},waitedMs:{description:"Milliseconds that the run waited for an effect that did not show.",type:"integer",minimum:1},
more:{description:"Number of further values with a problem of the same fact, which are not listed.",type:"integer",minimum:1},
restsOn:{description:"IDs of the entries of the register of unknowns that excuse the problem.",type:"array",items:{type:"\
string"}}},allOf:[{if:{properties:{kind:{enum:["status","undocumented status"]}}},then:{required:["got"],properties:{got:{
type:"integer"}}}},{if:{properties:{kind:{const:"status"}}},then:{required:["expected"]}},{if:{properties:{kind:{const:"\
body"}}},then:{required:["got"],properties:{got:{enum:["nothing","HTML or XML","truncated JSON","not JSON","undecodable"]}}}},
{if:{properties:{kind:{enum:["no response","content type","rule","value","missing field","undocumented field"]}}},then:{
required:["got"],properties:{got:{type:"string"}}}},{if:{properties:{kind:{const:"content type"}}},then:{required:["expe\
cted"]}},{if:{properties:{kind:{enum:["value","missing field","undocumented field"]}}},then:{required:["place","keyword",
"expected","type"]}},{if:{properties:{kind:{const:"boundary"}}},then:{required:["sent","got","other","otherGot"],properties:{
got:{type:"integer"}}}},{if:{properties:{kind:{const:"access"}}},then:{required:["did","of","unless"]}}]},gap:{description:"\
Why a fact was not tested, or not fully.",type:"object",required:["kind","why"],properties:{kind:{description:"`permissi\
on`: the run may not send the request. `fixture`: a fixture is missing, or its resource no longer exists. `name`: no res\
ponse shows that the service honours the assumed name of a query parameter. `inconclusive`: a response proves nothing. `\
no response`: a request got none, or the service is busy. `access`: the token, the fixtures or the base URL may be wrong\
. `baseline`: the baseline request failed. `ended`: the run ended before. `target`: the target cannot show the fact. `do\
cument`: no request can show the fact, or no rule says how. `traffic`: the recorded traffic does not show it. `untried`:\
 nothing has tested it.",enum:["permission","fixture","name","inconclusive","no response","access","baseline","ended","t\
arget","document","traffic","untried"]},why:{description:"The reason as a phrase.",type:"string"},isPartial:{description:"\
Set if a part of the fact was tested, such as one side of a limit.",const:!0},needs:{description:"What would permit the \
run to test the fact: a tier, or `cost` for `--allow-cost`.",enum:["write","destructive","cost"]}}},exchange:{description:"\
A request and its response. Secrets and undocumented values are redacted.",type:"object",required:["operationId","tried",
"request","response"],properties:{operationId:{description:"Operation that was called.",type:"string"},tried:{description:"\
The check that sent the request, in words.",type:"string"},request:{description:"The request.",type:"object",required:["\
method","path","credential"],properties:{method:{description:"HTTP method.",type:"string"},path:{description:"Path and q\
uery, without the origin; `***` for a presigned URL.",type:"string"},credential:{description:"Name of the fixture with t\
he token that was sent, or which token or other credential it was, in words.",type:"string"},body:{description:"Request \
body. Absent if none was sent.",type:"string"},range:{description:"Range header of a download from a presigned URL.",type:"\
string"},isCut:{description:"Set if a part of the path or the body is left out.",const:!0}}},response:{description:"The \
response.",type:"object",required:["status","contentType","body"],properties:{status:{description:"HTTP status.",type:"i\
nteger"},contentType:{description:"Media type without parameters. Empty if there was none.",type:"string"},body:{description:"\
Response body. Empty if there was none.",type:"string"}}}}},fixture:{description:"A value of the environment that the ch\
ecks need.",type:"object",required:["name","source"],properties:{name:{description:"Name in the fixtures file, with dots\
 for nesting.",type:"string"},source:{description:"`given`: named by the user. `found`: found by the run. `missing`: fac\
ts that need it are unexercised.",enum:["given","found","missing"]},value:{description:"The value. Absent if the fixture\
 is missing, and for tokens.",type:["string","array"],items:{type:"string"}},how:{description:"Where the run found it, o\
r why it is missing.",type:"string"},variable:{description:"Environment variable from which a token was read. Absent if \
the fixtures name none.",type:"string"}}},observation:{description:"What the run observed about an entry of the register\
 of unknowns.",type:"object",required:["unknown","operationId","at","saw","count"],properties:{unknown:{description:"ID \
of the entry.",type:"string"},operationId:{description:"Operation whose response was observed.",type:"string"},at:{description:"\
Place in the response, such as `2XX item.status`, or what was sent, in words.",type:"string"},saw:{description:'Observed\
 value, such as `200`, `string` or `"RUNNING"`.',type:"string"},count:{description:"Number of observations.",type:"integ\
er",minimum:0},evidence:{description:"Index into `exchanges` of one exchange with this observation.",type:"integer",minimum:0}}},
retry:{description:"How often requests of an operation were repeated for a reason.",type:"object",required:["operationId",
"why","count"],properties:{operationId:{description:"Operation that was called.",type:"string"},why:{description:"The re\
ason, such as `got 503` or `no response`.",type:"string"},count:{description:"Number of repetitions.",type:"integer",minimum:1}}},
leftover:{description:"An item that the run created or changed, and may not have deleted or restored.",type:"object",required:[
"what","why","remedy"],properties:{what:{description:"The item, such as `the domain verify-1a2b-3.example.com (domain-17\
)`.",type:"string"},why:{description:"Why the item could not be deleted or restored.",type:"string"},remedy:{description:"\
What you can do about the item.",type:"string"},unconfirmed:{description:"Present if the service has accepted the deleti\
on of the item, but does not show whether deletions take effect.",const:!0},changed:{description:"Present if the run has\
 changed the item, which existed before.",const:!0},undo:{description:"The operation that deletes or restores the item. \
Absent if none can.",type:"object",required:["operationId","path"],properties:{operationId:{description:"Operation to ca\
ll.",type:"string"},path:{description:"Path parameters of the operation.",type:"object",additionalProperties:{type:"stri\
ng"}}}}}}}},Q={description:"A value of the environment that the checks need.",type:"object",required:["name","source"],properties:{
name:{description:"Name in the fixtures file, with dots for nesting.",type:"string"},source:{description:"`given`: named\
 by the user. `found`: found by the run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},
value:{description:"The value. Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"s\
tring"}},how:{description:"Where the run found it, or why it is missing.",type:"string"},variable:{description:"Environm\
ent variable from which a token was read. Absent if the fixtures name none.",type:"string"}}};var J={description:"A documented fact and its verdict.",type:"object",required:["id","operationId","kind","says","verdic\
t","evidence"],properties:{id:{description:"ID of the fact, such as `updateApp/body.port/maximum`. Stable across version\
s of the document.",type:"string"},operationId:{description:"Operation that the fact belongs to.",type:"string"},kind:{description:"\
Kind of fact.",enum:["operation","status","auth","parameter","effect","default","limit","enum","type","format","presence",
"omission","rule","expectation","access"]},says:{description:"The fact as a sentence.",type:"string"},at:{description:"T\
he place that the fact is about. Absent if it is about the operation, a status, a credential or a rule.",type:"object",required:[
"in","path"],properties:{in:{description:"The part of the request, or `answer` for the response.",enum:["path","query","\
header","cookie","body","answer"]},status:{description:"Documented status or range of the response.",type:"string"},path:{
description:"Names from the outside in; `[]` is each item of a list.",type:"array",items:{type:"string"}}}},verdict:{description:"\
`verified`: the service conforms. `contradicted`: it does not. `assumption contradicted`: it does not, but the document \
only assumes the fact, so no contract is broken. `unexercised`: this run did not test the fact. `unprovable here`: this \
target cannot show whether the fact is true.",enum:["verified","contradicted","assumption contradicted","unexercised","u\
nprovable here"]},problems:{description:"How the service contradicts the fact. `evidence` shows the first one. Absent fo\
r all other verdicts.",type:"array",items:{$ref:"#/$defs/problem"}},gap:{description:"Why the fact was not tested, or no\
t fully. Absent if it is verified or contradicted.",$ref:"#/$defs/gap"},restsOn:{description:"IDs of the entries of the \
register of unknowns on which the fact rests, or that excuse its violation.",type:"array",items:{type:"string"}},settledMs:{
description:"Milliseconds after which the effect showed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{
description:"Indexes into `exchanges` of the exchanges that the verdict is based on; for a contradiction, those that sho\
w it or, if the check does not name them, its last ones, in the order in which they were sent.",type:"array",items:{type:"\
integer",minimum:0}}},allOf:[{if:{properties:{verdict:{enum:["contradicted","assumption contradicted"]}}},then:{required:[
"problems"]}},{if:{properties:{verdict:{enum:["unexercised","unprovable here"]}}},then:{required:["gap"]}}]},v={description:"\
A way in which the service does not conform to the document. Which fields a problem has depends on its kind.",type:"obje\
ct",required:["kind","restsOn"],properties:{kind:{description:"`status`: another status than documented. `undocumented s\
tatus`: one that the document does not describe. `server error`: a valid request got 500. `no response`: no complete res\
ponse came. `content type`: a wrong media type. `body`: a body that is not JSON. `unexpected body`: a body where there m\
ust be none. `value`, `missing field`, `undocumented field`: a part of the body violates its schema. `boundary`: a limit\
 is elsewhere. `default`: omitting a parameter differs from sending its default. `access`: a token reaches what it must \
not. `rule`: a rule or an expectation does not hold.",enum:["status","undocumented status","server error","no response",
"content type","body","unexpected body","value","missing field","undocumented field","boundary","default","access","rule"]},
id:{description:"Of a rule: ID of the fact.",type:"string"},what:{description:"Of a rule: what the values are of, as a p\
hrase.",type:"string"},place:{description:"JSON pointer to the wrong value, or to the missing field, in the response bod\
y of the last exchange in `evidence`; of a fact with several problems, it may be in the body of an earlier one. In the r\
edacted body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"string"},keyword:{description:"\
Keyword of the schema that the value violates.",type:"string"},name:{description:"Name of an undocumented field.",type:"\
string"},sent:{description:"What was sent, as JSON or as a phrase; of a boundary, the value at the documented limit.",type:"\
string"},expected:{description:"A status or range, a media type, or a phrase.",type:"string"},got:{description:"What cam\
e: a status, or a value as JSON or as a phrase.",type:["integer","string"]},type:{description:"JSON type of the value, o\
r `none` for a missing field.",type:"string"},response:{description:"Documented status or range of the response. Default\
: that of a success.",type:"string"},redirect:{description:"Where a redirect leads, as a phrase.",type:"string"},attempts:{
description:"Number of attempts, if there was more than one.",type:"integer",minimum:2},although:{description:"What show\
s that the status is due to the service: the token works on a number of other operations, or the resources exist.",type:"\
object",properties:{worksOn:{description:"Number of other operations on which the token works.",type:"integer"},exists:{
description:"What exists.",enum:["every ID","the resource"]}}},isAssumed:{description:"Set if an unknown leaves open whi\
ch status comes.",const:!0},isNeverThere:{description:"Set if no response of the operation has the field.",const:!0},characters:{
description:"Length of the body.",type:"integer",minimum:0},because:{description:"Why the body cannot be parsed or decod\
ed, as a phrase.",type:"string"},other:{description:"Another value on the same side of the limit, as JSON.",type:"string"},
otherGot:{description:"The status that the other value got.",type:"integer"},token:{description:"Name of the fixture wit\
h the token; absent for the token of the run.",type:"string"},did:{description:"What the token does.",enum:["reads","cha\
nges"]},of:{description:"What the token reaches: an ID, or the name of a fixture.",type:"string"},unless:{description:"W\
hat else may be the reason, as a clause.",type:"string"},waitedMs:{description:"Milliseconds that the run waited for an \
effect that did not show.",type:"integer",minimum:1},more:{description:"Number of further values with a problem of the s\
ame fact, which are not listed.",type:"integer",minimum:1},restsOn:{description:"IDs of the entries of the register of u\
nknowns that excuse the problem.",type:"array",items:{type:"string"}}},allOf:[{if:{properties:{kind:{enum:["status","und\
ocumented status"]}}},then:{required:["got"],properties:{got:{type:"integer"}}}},{if:{properties:{kind:{const:"status"}}},
then:{required:["expected"]}},{if:{properties:{kind:{const:"body"}}},then:{required:["got"],properties:{got:{enum:["noth\
ing","HTML or XML","truncated JSON","not JSON","undecodable"]}}}},{if:{properties:{kind:{enum:["no response","content ty\
pe","rule","value","missing field","undocumented field"]}}},then:{required:["got"],properties:{got:{type:"string"}}}},{if:{
properties:{kind:{const:"content type"}}},then:{required:["expected"]}},{if:{properties:{kind:{enum:["value","missing fi\
eld","undocumented field"]}}},then:{required:["place","keyword","expected","type"]}},{if:{properties:{kind:{const:"bound\
ary"}}},then:{required:["sent","got","other","otherGot"],properties:{got:{type:"integer"}}}},{if:{properties:{kind:{const:"\
access"}}},then:{required:["did","of","unless"]}}]},Y={description:"Why a fact was not tested, or not fully.",type:"obje\
ct",required:["kind","why"],properties:{kind:{description:"`permission`: the run may not send the request. `fixture`: a \
fixture is missing, or its resource no longer exists. `name`: no response shows that the service honours the assumed nam\
e of a query parameter. `inconclusive`: a response proves nothing. `no response`: a request got none, or the service is \
busy. `access`: the token, the fixtures or the base URL may be wrong. `baseline`: the baseline request failed. `ended`: \
the run ended before. `target`: the target cannot show the fact. `document`: no request can show the fact, or no rule sa\
ys how. `traffic`: the recorded traffic does not show it. `untried`: nothing has tested it.",enum:["permission","fixture",
"name","inconclusive","no response","access","baseline","ended","target","document","traffic","untried"]},why:{description:"\
The reason as a phrase.",type:"string"},isPartial:{description:"Set if a part of the fact was tested, such as one side o\
f a limit.",const:!0},needs:{description:"What would permit the run to test the fact: a tier, or `cost` for `--allow-cos\
t`.",enum:["write","destructive","cost"]}}};function R(p,{instancePath:r=""}={}){let e=null,t=0,o=t,n=!0,f=t;if(p&&typeof p==
"object"&&!Array.isArray(p)&&p.verdict!==void 0){let c=p.verdict;c==="contradicted"||c==="assumption contradicted"||(e=i(
e),t++)}var s=f===t;if(t=o,e!==null&&(o?e.length=o:e=null),s){let c=t;p&&typeof p=="object"&&!Array.isArray(p)&&p.problems===
void 0&&(e=i(e,r,"required",{missingProperty:"problems"}),t++);var s=c===t;n=s}n||(e=i(e,r,"if",{failingKeyword:"then"}),
t++);let a=t,g=!0,b=t;if(p&&typeof p=="object"&&!Array.isArray(p)&&p.verdict!==void 0){let c=p.verdict;c==="unexercised"||
c==="unprovable here"||(e=i(e),t++)}var _=b===t;if(t=a,e!==null&&(a?e.length=a:e=null),_){let c=t;p&&typeof p=="object"&&
!Array.isArray(p)&&p.gap===void 0&&(e=i(e,r,"required",{missingProperty:"gap"}),t++);var _=c===t;g=_}if(g||(e=i(e,r,"if",
{failingKeyword:"then"}),t++),p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0&&(e=i(e,r,"required",{missingProperty:"\
id"}),t++),p.operationId===void 0&&(e=i(e,r,"required",{missingProperty:"operationId"}),t++),p.kind===void 0&&(e=i(e,r,"\
required",{missingProperty:"kind"}),t++),p.says===void 0&&(e=i(e,r,"required",{missingProperty:"says"}),t++),p.verdict===
void 0&&(e=i(e,r,"required",{missingProperty:"verdict"}),t++),p.evidence===void 0&&(e=i(e,r,"required",{missingProperty:"\
evidence"}),t++),p.id!==void 0&&typeof p.id!="string"&&(e=i(e,r+"/id","type",{type:"string"}),t++),p.operationId!==void 0&&
typeof p.operationId!="string"&&(e=i(e,r+"/operationId","type",{type:"string"}),t++),p.kind!==void 0){let c=p.kind;c==="\
operation"||c==="status"||c==="auth"||c==="parameter"||c==="effect"||c==="default"||c==="limit"||c==="enum"||c==="type"||
c==="format"||c==="presence"||c==="omission"||c==="rule"||c==="expectation"||c==="access"||(e=i(e,r+"/kind","enum",{allowedValues:J.
properties.kind.enum}),t++)}if(p.says!==void 0&&typeof p.says!="string"&&(e=i(e,r+"/says","type",{type:"string"}),t++),p.
at!==void 0){let c=p.at;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.in===void 0&&(e=i(e,r+"/at","required",{missingProperty:"\
in"}),t++),c.path===void 0&&(e=i(e,r+"/at","required",{missingProperty:"path"}),t++),c.in!==void 0){let m=c.in;m==="path"||
m==="query"||m==="header"||m==="cookie"||m==="body"||m==="answer"||(e=i(e,r+"/at/in","enum",{allowedValues:J.properties.
at.properties.in.enum}),t++)}if(c.status!==void 0&&typeof c.status!="string"&&(e=i(e,r+"/at/status","type",{type:"string"}),
t++),c.path!==void 0){let m=c.path;if(Array.isArray(m)){let y=m.length;for(let d=0;d<y;d++)typeof m[d]!="string"&&(e=i(e,
r+"/at/path/"+d,"type",{type:"string"}),t++)}else e=i(e,r+"/at/path","type",{type:"array"}),t++}}else e=i(e,r+"/at","typ\
e",{type:"object"}),t++}if(p.verdict!==void 0){let c=p.verdict;c==="verified"||c==="contradicted"||c==="assumption contr\
adicted"||c==="unexercised"||c==="unprovable here"||(e=i(e,r+"/verdict","enum",{allowedValues:J.properties.verdict.enum}),
t++)}if(p.problems!==void 0){let c=p.problems;if(Array.isArray(c)){let m=c.length;for(let y=0;y<m;y++){let d=c[y],I=t,V=!0,
ie=t;if(d&&typeof d=="object"&&!Array.isArray(d)&&d.kind!==void 0){let u=d.kind;u==="status"||u==="undocumented status"||
(e=i(e),t++)}var k=ie===t;if(t=I,e!==null&&(I?e.length=I:e=null),k){let u=t;if(d&&typeof d=="object"&&!Array.isArray(d)&&
(d.got===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"got"}),t++),d.got!==void 0)){let h=d.got;typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=i(e,r+"/problems/"+y+"/got","type",{type:"integer"}),t++)}var k=u===t;V=k}V||
(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"then"}),t++);let O=t,E=!0,re=t;d&&typeof d=="object"&&!Array.isArray(d)&&d.
kind!==void 0&&d.kind!=="status"&&(e=i(e),t++);var x=re===t;if(t=O,e!==null&&(O?e.length=O:e=null),x){let u=t;d&&typeof d==
"object"&&!Array.isArray(d)&&d.expected===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"expected"}),t++);
var x=u===t;E=x}E||(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"then"}),t++);let T=t,H=!0,oe=t;d&&typeof d=="object"&&!Array.
isArray(d)&&d.kind!==void 0&&d.kind!=="body"&&(e=i(e),t++);var q=oe===t;if(t=T,e!==null&&(T?e.length=T:e=null),q){let u=t;
if(d&&typeof d=="object"&&!Array.isArray(d)&&(d.got===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"got"}),
t++),d.got!==void 0)){let h=d.got;h==="nothing"||h==="HTML or XML"||h==="truncated JSON"||h==="not JSON"||h==="undecodab\
le"||(e=i(e,r+"/problems/"+y+"/got","enum",{allowedValues:v.allOf[2].then.properties.got.enum}),t++)}var q=u===t;H=q}H||
(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"then"}),t++);let W=t,K=!0,ne=t;if(d&&typeof d=="object"&&!Array.isArray(d)&&
d.kind!==void 0){let u=d.kind;u==="no response"||u==="content type"||u==="rule"||u==="value"||u==="missing field"||u==="\
undocumented field"||(e=i(e),t++)}var A=ne===t;if(t=W,e!==null&&(W?e.length=W:e=null),A){let u=t;d&&typeof d=="object"&&
!Array.isArray(d)&&(d.got===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"got"}),t++),d.got!==void 0&&typeof d.
got!="string"&&(e=i(e,r+"/problems/"+y+"/got","type",{type:"string"}),t++));var A=u===t;K=A}K||(e=i(e,r+"/problems/"+y,"\
if",{failingKeyword:"then"}),t++);let S=t,G=!0,se=t;d&&typeof d=="object"&&!Array.isArray(d)&&d.kind!==void 0&&d.kind!==
"content type"&&(e=i(e),t++);var j=se===t;if(t=S,e!==null&&(S?e.length=S:e=null),j){let u=t;d&&typeof d=="object"&&!Array.
isArray(d)&&d.expected===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"expected"}),t++);var j=u===t;G=j}G||
(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"then"}),t++);let D=t,z=!0,de=t;if(d&&typeof d=="object"&&!Array.isArray(d)&&
d.kind!==void 0){let u=d.kind;u==="value"||u==="missing field"||u==="undocumented field"||(e=i(e),t++)}var N=de===t;if(t=
D,e!==null&&(D?e.length=D:e=null),N){let u=t;d&&typeof d=="object"&&!Array.isArray(d)&&(d.place===void 0&&(e=i(e,r+"/pro\
blems/"+y,"required",{missingProperty:"place"}),t++),d.keyword===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"\
keyword"}),t++),d.expected===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"expected"}),t++),d.type===void 0&&
(e=i(e,r+"/problems/"+y,"required",{missingProperty:"type"}),t++));var N=u===t;z=N}z||(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"\
then"}),t++);let M=t,U=!0,pe=t;d&&typeof d=="object"&&!Array.isArray(d)&&d.kind!==void 0&&d.kind!=="boundary"&&(e=i(e),t++);
var $=pe===t;if(t=M,e!==null&&(M?e.length=M:e=null),$){let u=t;if(d&&typeof d=="object"&&!Array.isArray(d)&&(d.sent===void 0&&
(e=i(e,r+"/problems/"+y,"required",{missingProperty:"sent"}),t++),d.got===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"\
got"}),t++),d.other===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"other"}),t++),d.otherGot===void 0&&(e=
i(e,r+"/problems/"+y,"required",{missingProperty:"otherGot"}),t++),d.got!==void 0)){let h=d.got;typeof h=="number"&&!(h%
1)&&!isNaN(h)&&isFinite(h)||(e=i(e,r+"/problems/"+y+"/got","type",{type:"integer"}),t++)}var $=u===t;U=$}U||(e=i(e,r+"/p\
roblems/"+y,"if",{failingKeyword:"then"}),t++);let F=t,X=!0,fe=t;d&&typeof d=="object"&&!Array.isArray(d)&&d.kind!==void 0&&
d.kind!=="access"&&(e=i(e),t++);var L=fe===t;if(t=F,e!==null&&(F?e.length=F:e=null),L){let u=t;d&&typeof d=="object"&&!Array.
isArray(d)&&(d.did===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"did"}),t++),d.of===void 0&&(e=i(e,r+"/\
problems/"+y,"required",{missingProperty:"of"}),t++),d.unless===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"\
unless"}),t++));var L=u===t;X=L}if(X||(e=i(e,r+"/problems/"+y,"if",{failingKeyword:"then"}),t++),d&&typeof d=="object"&&
!Array.isArray(d)){if(d.kind===void 0&&(e=i(e,r+"/problems/"+y,"required",{missingProperty:"kind"}),t++),d.restsOn===void 0&&
(e=i(e,r+"/problems/"+y,"required",{missingProperty:"restsOn"}),t++),d.kind!==void 0){let u=d.kind;u==="status"||u==="un\
documented status"||u==="server error"||u==="no response"||u==="content type"||u==="body"||u==="unexpected body"||u==="v\
alue"||u==="missing field"||u==="undocumented field"||u==="boundary"||u==="default"||u==="access"||u==="rule"||(e=i(e,r+
"/problems/"+y+"/kind","enum",{allowedValues:v.properties.kind.enum}),t++)}if(d.id!==void 0&&typeof d.id!="string"&&(e=i(
e,r+"/problems/"+y+"/id","type",{type:"string"}),t++),d.what!==void 0&&typeof d.what!="string"&&(e=i(e,r+"/problems/"+y+
"/what","type",{type:"string"}),t++),d.place!==void 0&&typeof d.place!="string"&&(e=i(e,r+"/problems/"+y+"/place","type",
{type:"string"}),t++),d.keyword!==void 0&&typeof d.keyword!="string"&&(e=i(e,r+"/problems/"+y+"/keyword","type",{type:"s\
tring"}),t++),d.name!==void 0&&typeof d.name!="string"&&(e=i(e,r+"/problems/"+y+"/name","type",{type:"string"}),t++),d.sent!==
void 0&&typeof d.sent!="string"&&(e=i(e,r+"/problems/"+y+"/sent","type",{type:"string"}),t++),d.expected!==void 0&&typeof d.
expected!="string"&&(e=i(e,r+"/problems/"+y+"/expected","type",{type:"string"}),t++),d.got!==void 0){let u=d.got;!(typeof u==
"number"&&!(u%1)&&!isNaN(u)&&isFinite(u))&&typeof u!="string"&&(e=i(e,r+"/problems/"+y+"/got","type",{type:v.properties.
got.type}),t++)}if(d.type!==void 0&&typeof d.type!="string"&&(e=i(e,r+"/problems/"+y+"/type","type",{type:"string"}),t++),
d.response!==void 0&&typeof d.response!="string"&&(e=i(e,r+"/problems/"+y+"/response","type",{type:"string"}),t++),d.redirect!==
void 0&&typeof d.redirect!="string"&&(e=i(e,r+"/problems/"+y+"/redirect","type",{type:"string"}),t++),d.attempts!==void 0){
let u=d.attempts;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=i(e,r+"/problems/"+y+"/attempts","type",{type:"i\
nteger"}),t++),typeof u=="number"&&isFinite(u)&&(u<2||isNaN(u))&&(e=i(e,r+"/problems/"+y+"/attempts","minimum",{comparison:"\
>=",limit:2}),t++)}if(d.although!==void 0){let u=d.although;if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.worksOn!==
void 0){let w=u.worksOn;typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w)||(e=i(e,r+"/problems/"+y+"/although/worksOn",
"type",{type:"integer"}),t++)}if(u.exists!==void 0){let w=u.exists;w==="every ID"||w==="the resource"||(e=i(e,r+"/proble\
ms/"+y+"/although/exists","enum",{allowedValues:v.properties.although.properties.exists.enum}),t++)}}else e=i(e,r+"/prob\
lems/"+y+"/although","type",{type:"object"}),t++}if(d.isAssumed!==void 0&&d.isAssumed!==!0&&(e=i(e,r+"/problems/"+y+"/is\
Assumed","const",{allowedValue:!0}),t++),d.isNeverThere!==void 0&&d.isNeverThere!==!0&&(e=i(e,r+"/problems/"+y+"/isNever\
There","const",{allowedValue:!0}),t++),d.characters!==void 0){let u=d.characters;typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u)||(e=i(e,r+"/problems/"+y+"/characters","type",{type:"integer"}),t++),typeof u=="number"&&isFinite(u)&&(u<0||
isNaN(u))&&(e=i(e,r+"/problems/"+y+"/characters","minimum",{comparison:">=",limit:0}),t++)}if(d.because!==void 0&&typeof d.
because!="string"&&(e=i(e,r+"/problems/"+y+"/because","type",{type:"string"}),t++),d.other!==void 0&&typeof d.other!="st\
ring"&&(e=i(e,r+"/problems/"+y+"/other","type",{type:"string"}),t++),d.otherGot!==void 0){let u=d.otherGot;typeof u=="nu\
mber"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=i(e,r+"/problems/"+y+"/otherGot","type",{type:"integer"}),t++)}if(d.token!==void 0&&
typeof d.token!="string"&&(e=i(e,r+"/problems/"+y+"/token","type",{type:"string"}),t++),d.did!==void 0){let u=d.did;u===
"reads"||u==="changes"||(e=i(e,r+"/problems/"+y+"/did","enum",{allowedValues:v.properties.did.enum}),t++)}if(d.of!==void 0&&
typeof d.of!="string"&&(e=i(e,r+"/problems/"+y+"/of","type",{type:"string"}),t++),d.unless!==void 0&&typeof d.unless!="s\
tring"&&(e=i(e,r+"/problems/"+y+"/unless","type",{type:"string"}),t++),d.waitedMs!==void 0){let u=d.waitedMs;typeof u=="\
number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=i(e,r+"/problems/"+y+"/waitedMs","type",{type:"integer"}),t++),typeof u=="nu\
mber"&&isFinite(u)&&(u<1||isNaN(u))&&(e=i(e,r+"/problems/"+y+"/waitedMs","minimum",{comparison:">=",limit:1}),t++)}if(d.
more!==void 0){let u=d.more;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)||(e=i(e,r+"/problems/"+y+"/more","type",{
type:"integer"}),t++),typeof u=="number"&&isFinite(u)&&(u<1||isNaN(u))&&(e=i(e,r+"/problems/"+y+"/more","minimum",{comparison:"\
>=",limit:1}),t++)}if(d.restsOn!==void 0){let u=d.restsOn;if(Array.isArray(u)){let w=u.length;for(let h=0;h<w;h++)typeof u[h]!=
"string"&&(e=i(e,r+"/problems/"+y+"/restsOn/"+h,"type",{type:"string"}),t++)}else e=i(e,r+"/problems/"+y+"/restsOn","typ\
e",{type:"array"}),t++}}else e=i(e,r+"/problems/"+y,"type",{type:"object"}),t++}}else e=i(e,r+"/problems","type",{type:"\
array"}),t++}if(p.gap!==void 0){let c=p.gap;if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.kind===void 0&&(e=i(e,r+"/\
gap","required",{missingProperty:"kind"}),t++),c.why===void 0&&(e=i(e,r+"/gap","required",{missingProperty:"why"}),t++),
c.kind!==void 0){let m=c.kind;m==="permission"||m==="fixture"||m==="name"||m==="inconclusive"||m==="no response"||m==="a\
ccess"||m==="baseline"||m==="ended"||m==="target"||m==="document"||m==="traffic"||m==="untried"||(e=i(e,r+"/gap/kind","e\
num",{allowedValues:Y.properties.kind.enum}),t++)}if(c.why!==void 0&&typeof c.why!="string"&&(e=i(e,r+"/gap/why","type",
{type:"string"}),t++),c.isPartial!==void 0&&c.isPartial!==!0&&(e=i(e,r+"/gap/isPartial","const",{allowedValue:!0}),t++),
c.needs!==void 0){let m=c.needs;m==="write"||m==="destructive"||m==="cost"||(e=i(e,r+"/gap/needs","enum",{allowedValues:Y.
properties.needs.enum}),t++)}}else e=i(e,r+"/gap","type",{type:"object"}),t++}if(p.restsOn!==void 0){let c=p.restsOn;if(Array.
isArray(c)){let m=c.length;for(let y=0;y<m;y++)typeof c[y]!="string"&&(e=i(e,r+"/restsOn/"+y,"type",{type:"string"}),t++)}else
e=i(e,r+"/restsOn","type",{type:"array"}),t++}if(p.settledMs!==void 0){let c=p.settledMs;typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c)||(e=i(e,r+"/settledMs","type",{type:"integer"}),t++),typeof c=="number"&&isFinite(c)&&(c<1||isNaN(c))&&(e=
i(e,r+"/settledMs","minimum",{comparison:">=",limit:1}),t++)}if(p.evidence!==void 0){let c=p.evidence;if(Array.isArray(c)){
let m=c.length;for(let y=0;y<m;y++){let d=c[y];typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=i(e,r+"/evidence/"+
y,"type",{type:"integer"}),t++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=i(e,r+"/evidence/"+y,"minimum",{comparison:"\
>=",limit:0}),t++)}}else e=i(e,r+"/evidence","type",{type:"array"}),t++}}else e=i(e,r,"type",{type:"object"}),t++;return R.
errors=e,t===0}function P(p,{instancePath:r=""}={}){let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.format===
void 0&&(e=i(e,r,"required",{missingProperty:"format"}),t++),p.target===void 0&&(e=i(e,r,"required",{missingProperty:"ta\
rget"}),t++),p.document===void 0&&(e=i(e,r,"required",{missingProperty:"document"}),t++),p.tier===void 0&&(e=i(e,r,"requ\
ired",{missingProperty:"tier"}),t++),p.run===void 0&&(e=i(e,r,"required",{missingProperty:"run"}),t++),p.fixtures===void 0&&
(e=i(e,r,"required",{missingProperty:"fixtures"}),t++),p.facts===void 0&&(e=i(e,r,"required",{missingProperty:"facts"}),
t++),p.exchanges===void 0&&(e=i(e,r,"required",{missingProperty:"exchanges"}),t++),p.unknowns===void 0&&(e=i(e,r,"requir\
ed",{missingProperty:"unknowns"}),t++),p.leftovers===void 0&&(e=i(e,r,"required",{missingProperty:"leftovers"}),t++),p.format!==
void 0&&p.format!==3&&(e=i(e,r+"/format","const",{allowedValue:3}),t++),p.target!==void 0&&typeof p.target!="string"&&(e=
i(e,r+"/target","type",{type:"string"}),t++),p.document!==void 0){let o=p.document;o&&typeof o=="object"&&!Array.isArray(
o)?(o.version===void 0&&(e=i(e,r+"/document","required",{missingProperty:"version"}),t++),o.sha256===void 0&&(e=i(e,r+"/\
document","required",{missingProperty:"sha256"}),t++),o.version!==void 0&&typeof o.version!="string"&&(e=i(e,r+"/documen\
t/version","type",{type:"string"}),t++),o.sha256!==void 0&&typeof o.sha256!="string"&&(e=i(e,r+"/document/sha256","type",
{type:"string"}),t++)):(e=i(e,r+"/document","type",{type:"object"}),t++)}if(p.tier!==void 0){let o=p.tier;o==="read"||o===
"write"||o==="destructive"||o==="passive"||(e=i(e,r+"/tier","enum",{allowedValues:le.properties.tier.enum}),t++)}if(p.run!==
void 0){let o=p.run;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0&&(e=i(e,r+"/run","required",{missingProperty:"\
id"}),t++),o.startedAt===void 0&&(e=i(e,r+"/run","required",{missingProperty:"startedAt"}),t++),o.seconds===void 0&&(e=i(
e,r+"/run","required",{missingProperty:"seconds"}),t++),o.requests===void 0&&(e=i(e,r+"/run","required",{missingProperty:"\
requests"}),t++),o.id!==void 0&&typeof o.id!="string"&&(e=i(e,r+"/run/id","type",{type:"string"}),t++),o.startedAt!==void 0&&
typeof o.startedAt!="string"&&(e=i(e,r+"/run/startedAt","type",{type:"string"}),t++),o.seconds!==void 0){let n=o.seconds;
typeof n=="number"&&isFinite(n)?(n<0||isNaN(n))&&(e=i(e,r+"/run/seconds","minimum",{comparison:">=",limit:0}),t++):(e=i(
e,r+"/run/seconds","type",{type:"number"}),t++)}if(o.requests!==void 0){let n=o.requests;typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)||(e=i(e,r+"/run/requests","type",{type:"integer"}),t++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&
(e=i(e,r+"/run/requests","minimum",{comparison:">=",limit:0}),t++)}}else e=i(e,r+"/run","type",{type:"object"}),t++}if(p.
incomplete!==void 0&&typeof p.incomplete!="string"&&(e=i(e,r+"/incomplete","type",{type:"string"}),t++),p.isAborted!==void 0&&
p.isAborted!==!0&&(e=i(e,r+"/isAborted","const",{allowedValue:!0}),t++),p.names!==void 0){let o=p.names;if(o&&typeof o==
"object"&&!Array.isArray(o))for(let n in o)typeof o[n]!="string"&&(e=i(e,r+"/names/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"string"}),t++);else e=i(e,r+"/names","type",{type:"object"}),t++}if(p.fixtures!==void 0){let o=p.fixtures;
if(Array.isArray(o)){let n=o.length;for(let f=0;f<n;f++){let s=o[f];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===
void 0&&(e=i(e,r+"/fixtures/"+f,"required",{missingProperty:"name"}),t++),s.source===void 0&&(e=i(e,r+"/fixtures/"+f,"re\
quired",{missingProperty:"source"}),t++),s.name!==void 0&&typeof s.name!="string"&&(e=i(e,r+"/fixtures/"+f+"/name","type",
{type:"string"}),t++),s.source!==void 0){let a=s.source;a==="given"||a==="found"||a==="missing"||(e=i(e,r+"/fixtures/"+f+
"/source","enum",{allowedValues:Q.properties.source.enum}),t++)}if(s.value!==void 0){let a=s.value;if(typeof a!="string"&&
!Array.isArray(a)&&(e=i(e,r+"/fixtures/"+f+"/value","type",{type:Q.properties.value.type}),t++),Array.isArray(a)){let g=a.
length;for(let b=0;b<g;b++)typeof a[b]!="string"&&(e=i(e,r+"/fixtures/"+f+"/value/"+b,"type",{type:"string"}),t++)}}s.how!==
void 0&&typeof s.how!="string"&&(e=i(e,r+"/fixtures/"+f+"/how","type",{type:"string"}),t++),s.variable!==void 0&&typeof s.
variable!="string"&&(e=i(e,r+"/fixtures/"+f+"/variable","type",{type:"string"}),t++)}else e=i(e,r+"/fixtures/"+f,"type",
{type:"object"}),t++}}else e=i(e,r+"/fixtures","type",{type:"array"}),t++}if(p.facts!==void 0){let o=p.facts;if(Array.isArray(
o)){let n=o.length;for(let f=0;f<n;f++)R(o[f],{instancePath:r+"/facts/"+f})||(e=te(e,R.errors),t=e.length)}else e=i(e,r+
"/facts","type",{type:"array"}),t++}if(p.exchanges!==void 0){let o=p.exchanges;if(Array.isArray(o)){let n=o.length;for(let f=0;f<
n;f++){let s=o[f];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.operationId===void 0&&(e=i(e,r+"/exchanges/"+f,"requ\
ired",{missingProperty:"operationId"}),t++),s.tried===void 0&&(e=i(e,r+"/exchanges/"+f,"required",{missingProperty:"trie\
d"}),t++),s.request===void 0&&(e=i(e,r+"/exchanges/"+f,"required",{missingProperty:"request"}),t++),s.response===void 0&&
(e=i(e,r+"/exchanges/"+f,"required",{missingProperty:"response"}),t++),s.operationId!==void 0&&typeof s.operationId!="st\
ring"&&(e=i(e,r+"/exchanges/"+f+"/operationId","type",{type:"string"}),t++),s.tried!==void 0&&typeof s.tried!="string"&&
(e=i(e,r+"/exchanges/"+f+"/tried","type",{type:"string"}),t++),s.request!==void 0){let a=s.request;a&&typeof a=="object"&&
!Array.isArray(a)?(a.method===void 0&&(e=i(e,r+"/exchanges/"+f+"/request","required",{missingProperty:"method"}),t++),a.
path===void 0&&(e=i(e,r+"/exchanges/"+f+"/request","required",{missingProperty:"path"}),t++),a.credential===void 0&&(e=i(
e,r+"/exchanges/"+f+"/request","required",{missingProperty:"credential"}),t++),a.method!==void 0&&typeof a.method!="stri\
ng"&&(e=i(e,r+"/exchanges/"+f+"/request/method","type",{type:"string"}),t++),a.path!==void 0&&typeof a.path!="string"&&(e=
i(e,r+"/exchanges/"+f+"/request/path","type",{type:"string"}),t++),a.credential!==void 0&&typeof a.credential!="string"&&
(e=i(e,r+"/exchanges/"+f+"/request/credential","type",{type:"string"}),t++),a.body!==void 0&&typeof a.body!="string"&&(e=
i(e,r+"/exchanges/"+f+"/request/body","type",{type:"string"}),t++),a.range!==void 0&&typeof a.range!="string"&&(e=i(e,r+
"/exchanges/"+f+"/request/range","type",{type:"string"}),t++),a.isCut!==void 0&&a.isCut!==!0&&(e=i(e,r+"/exchanges/"+f+"\
/request/isCut","const",{allowedValue:!0}),t++)):(e=i(e,r+"/exchanges/"+f+"/request","type",{type:"object"}),t++)}if(s.response!==
void 0){let a=s.response;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.status===void 0&&(e=i(e,r+"/exchanges/"+f+"/r\
esponse","required",{missingProperty:"status"}),t++),a.contentType===void 0&&(e=i(e,r+"/exchanges/"+f+"/response","requi\
red",{missingProperty:"contentType"}),t++),a.body===void 0&&(e=i(e,r+"/exchanges/"+f+"/response","required",{missingProperty:"\
body"}),t++),a.status!==void 0){let g=a.status;typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)||(e=i(e,r+"/exchanges/"+
f+"/response/status","type",{type:"integer"}),t++)}a.contentType!==void 0&&typeof a.contentType!="string"&&(e=i(e,r+"/ex\
changes/"+f+"/response/contentType","type",{type:"string"}),t++),a.body!==void 0&&typeof a.body!="string"&&(e=i(e,r+"/ex\
changes/"+f+"/response/body","type",{type:"string"}),t++)}else e=i(e,r+"/exchanges/"+f+"/response","type",{type:"object"}),
t++}}else e=i(e,r+"/exchanges/"+f,"type",{type:"object"}),t++}}else e=i(e,r+"/exchanges","type",{type:"array"}),t++}if(p.
unknowns!==void 0){let o=p.unknowns;if(Array.isArray(o)){let n=o.length;for(let f=0;f<n;f++){let s=o[f];if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.unknown===void 0&&(e=i(e,r+"/unknowns/"+f,"required",{missingProperty:"unknown"}),t++),
s.operationId===void 0&&(e=i(e,r+"/unknowns/"+f,"required",{missingProperty:"operationId"}),t++),s.at===void 0&&(e=i(e,r+
"/unknowns/"+f,"required",{missingProperty:"at"}),t++),s.saw===void 0&&(e=i(e,r+"/unknowns/"+f,"required",{missingProperty:"\
saw"}),t++),s.count===void 0&&(e=i(e,r+"/unknowns/"+f,"required",{missingProperty:"count"}),t++),s.unknown!==void 0&&typeof s.
unknown!="string"&&(e=i(e,r+"/unknowns/"+f+"/unknown","type",{type:"string"}),t++),s.operationId!==void 0&&typeof s.operationId!=
"string"&&(e=i(e,r+"/unknowns/"+f+"/operationId","type",{type:"string"}),t++),s.at!==void 0&&typeof s.at!="string"&&(e=i(
e,r+"/unknowns/"+f+"/at","type",{type:"string"}),t++),s.saw!==void 0&&typeof s.saw!="string"&&(e=i(e,r+"/unknowns/"+f+"/\
saw","type",{type:"string"}),t++),s.count!==void 0){let a=s.count;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=
i(e,r+"/unknowns/"+f+"/count","type",{type:"integer"}),t++),typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a))&&(e=i(e,r+"\
/unknowns/"+f+"/count","minimum",{comparison:">=",limit:0}),t++)}if(s.evidence!==void 0){let a=s.evidence;typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=i(e,r+"/unknowns/"+f+"/evidence","type",{type:"integer"}),t++),typeof a=="numbe\
r"&&isFinite(a)&&(a<0||isNaN(a))&&(e=i(e,r+"/unknowns/"+f+"/evidence","minimum",{comparison:">=",limit:0}),t++)}}else e=
i(e,r+"/unknowns/"+f,"type",{type:"object"}),t++}}else e=i(e,r+"/unknowns","type",{type:"array"}),t++}if(p.leftovers!==void 0){
let o=p.leftovers;if(Array.isArray(o)){let n=o.length;for(let f=0;f<n;f++){let s=o[f];if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.what===void 0&&(e=i(e,r+"/leftovers/"+f,"required",{missingProperty:"what"}),t++),s.why===void 0&&(e=i(e,r+"/le\
ftovers/"+f,"required",{missingProperty:"why"}),t++),s.remedy===void 0&&(e=i(e,r+"/leftovers/"+f,"required",{missingProperty:"\
remedy"}),t++),s.what!==void 0&&typeof s.what!="string"&&(e=i(e,r+"/leftovers/"+f+"/what","type",{type:"string"}),t++),s.
why!==void 0&&typeof s.why!="string"&&(e=i(e,r+"/leftovers/"+f+"/why","type",{type:"string"}),t++),s.remedy!==void 0&&typeof s.
remedy!="string"&&(e=i(e,r+"/leftovers/"+f+"/remedy","type",{type:"string"}),t++),s.unconfirmed!==void 0&&s.unconfirmed!==
!0&&(e=i(e,r+"/leftovers/"+f+"/unconfirmed","const",{allowedValue:!0}),t++),s.changed!==void 0&&s.changed!==!0&&(e=i(e,r+
"/leftovers/"+f+"/changed","const",{allowedValue:!0}),t++),s.undo!==void 0){let a=s.undo;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.operationId===void 0&&(e=i(e,r+"/leftovers/"+f+"/undo","required",{missingProperty:"operationId"}),t++),
a.path===void 0&&(e=i(e,r+"/leftovers/"+f+"/undo","required",{missingProperty:"path"}),t++),a.operationId!==void 0&&typeof a.
operationId!="string"&&(e=i(e,r+"/leftovers/"+f+"/undo/operationId","type",{type:"string"}),t++),a.path!==void 0){let g=a.
path;if(g&&typeof g=="object"&&!Array.isArray(g))for(let b in g)typeof g[b]!="string"&&(e=i(e,r+"/leftovers/"+f+"/undo/p\
ath/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),t++);else e=i(e,r+"/leftovers/"+f+"/undo/path","t\
ype",{type:"object"}),t++}}else e=i(e,r+"/leftovers/"+f+"/undo","type",{type:"object"}),t++}}else e=i(e,r+"/leftovers/"+
f,"type",{type:"object"}),t++}}else e=i(e,r+"/leftovers","type",{type:"array"}),t++}if(p.retries!==void 0){let o=p.retries;
if(Array.isArray(o)){let n=o.length;for(let f=0;f<n;f++){let s=o[f];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.operationId===
void 0&&(e=i(e,r+"/retries/"+f,"required",{missingProperty:"operationId"}),t++),s.why===void 0&&(e=i(e,r+"/retries/"+f,"\
required",{missingProperty:"why"}),t++),s.count===void 0&&(e=i(e,r+"/retries/"+f,"required",{missingProperty:"count"}),t++),
s.operationId!==void 0&&typeof s.operationId!="string"&&(e=i(e,r+"/retries/"+f+"/operationId","type",{type:"string"}),t++),
s.why!==void 0&&typeof s.why!="string"&&(e=i(e,r+"/retries/"+f+"/why","type",{type:"string"}),t++),s.count!==void 0){let a=s.
count;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=i(e,r+"/retries/"+f+"/count","type",{type:"integer"}),t++),
typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))&&(e=i(e,r+"/retries/"+f+"/count","minimum",{comparison:">=",limit:1}),t++)}}else
e=i(e,r+"/retries/"+f,"type",{type:"object"}),t++}}else e=i(e,r+"/retries","type",{type:"array"}),t++}if(p.baseline!==void 0){
let o=p.baseline;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.notes===void 0&&(e=i(e,r+"/baseline","required",{missingProperty:"\
notes"}),t++),o.contradicted===void 0&&(e=i(e,r+"/baseline","required",{missingProperty:"contradicted"}),t++),o.mended===
void 0&&(e=i(e,r+"/baseline","required",{missingProperty:"mended"}),t++),o.untested===void 0&&(e=i(e,r+"/baseline","requ\
ired",{missingProperty:"untested"}),t++),o.notes!==void 0){let n=o.notes;if(Array.isArray(n)){let f=n.length;for(let s=0;s<
f;s++)typeof n[s]!="string"&&(e=i(e,r+"/baseline/notes/"+s,"type",{type:"string"}),t++)}else e=i(e,r+"/baseline/notes","\
type",{type:"array"}),t++}if(o.contradicted!==void 0){let n=o.contradicted;if(Array.isArray(n)){let f=n.length;for(let s=0;s<
f;s++)typeof n[s]!="string"&&(e=i(e,r+"/baseline/contradicted/"+s,"type",{type:"string"}),t++)}else e=i(e,r+"/baseline/c\
ontradicted","type",{type:"array"}),t++}if(o.mended!==void 0){let n=o.mended;if(Array.isArray(n)){let f=n.length;for(let s=0;s<
f;s++)typeof n[s]!="string"&&(e=i(e,r+"/baseline/mended/"+s,"type",{type:"string"}),t++)}else e=i(e,r+"/baseline/mended",
"type",{type:"array"}),t++}if(o.untested!==void 0){let n=o.untested;if(Array.isArray(n)){let f=n.length;for(let s=0;s<f;s++)
typeof n[s]!="string"&&(e=i(e,r+"/baseline/untested/"+s,"type",{type:"string"}),t++)}else e=i(e,r+"/baseline/untested","\
type",{type:"array"}),t++}}else e=i(e,r+"/baseline","type",{type:"object"}),t++}}else e=i(e,r,"type",{type:"object"}),t++;
return P.errors=e,t===0}var me=ee;function ee(p,{instancePath:r=""}={}){let e=null,t=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.target===void 0&&
(e=i(e,r,"required",{missingProperty:"target"}),t++),p.leftovers===void 0&&(e=i(e,r,"required",{missingProperty:"leftove\
rs"}),t++),p.target!==void 0&&typeof p.target!="string"&&(e=i(e,r+"/target","type",{type:"string"}),t++),p.leftovers!==void 0){
let o=p.leftovers;if(Array.isArray(o)){let n=o.length;for(let f=0;f<n;f++){let s=o[f];if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.what===void 0&&(e=i(e,r+"/leftovers/"+f,"required",{missingProperty:"what"}),t++),s.why===void 0&&(e=i(e,r+"/le\
ftovers/"+f,"required",{missingProperty:"why"}),t++),s.remedy===void 0&&(e=i(e,r+"/leftovers/"+f,"required",{missingProperty:"\
remedy"}),t++),s.what!==void 0&&typeof s.what!="string"&&(e=i(e,r+"/leftovers/"+f+"/what","type",{type:"string"}),t++),s.
why!==void 0&&typeof s.why!="string"&&(e=i(e,r+"/leftovers/"+f+"/why","type",{type:"string"}),t++),s.remedy!==void 0&&typeof s.
remedy!="string"&&(e=i(e,r+"/leftovers/"+f+"/remedy","type",{type:"string"}),t++),s.unconfirmed!==void 0&&s.unconfirmed!==
!0&&(e=i(e,r+"/leftovers/"+f+"/unconfirmed","const",{allowedValue:!0}),t++),s.changed!==void 0&&s.changed!==!0&&(e=i(e,r+
"/leftovers/"+f+"/changed","const",{allowedValue:!0}),t++),s.undo!==void 0){let a=s.undo;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.operationId===void 0&&(e=i(e,r+"/leftovers/"+f+"/undo","required",{missingProperty:"operationId"}),t++),
a.path===void 0&&(e=i(e,r+"/leftovers/"+f+"/undo","required",{missingProperty:"path"}),t++),a.operationId!==void 0&&typeof a.
operationId!="string"&&(e=i(e,r+"/leftovers/"+f+"/undo/operationId","type",{type:"string"}),t++),a.path!==void 0){let g=a.
path;if(g&&typeof g=="object"&&!Array.isArray(g))for(let b in g)typeof g[b]!="string"&&(e=i(e,r+"/leftovers/"+f+"/undo/p\
ath/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),t++);else e=i(e,r+"/leftovers/"+f+"/undo/path","t\
ype",{type:"object"}),t++}}else e=i(e,r+"/leftovers/"+f+"/undo","type",{type:"object"}),t++}}else e=i(e,r+"/leftovers/"+
f,"type",{type:"object"}),t++}}else e=i(e,r+"/leftovers","type",{type:"array"}),t++}}else e=i(e,r,"type",{type:"object"}),
t++;return ee.errors=e,t===0}function i(p,r,e,t,o=""){return te(p,[{instancePath:r,schemaPath:o,keyword:e,params:t}])}function te(p,r){
if(p===null)return r;for(let e of r)p.length<2e3&&p.push(e);return p}var ge=ae,he=ce,be=me;export{ge as fixtures,he as ledger,be as leftovers};
