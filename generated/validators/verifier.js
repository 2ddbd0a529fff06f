// Generated from contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json instead of this file.
var F=x,w={$schema:"https://json-schema.org/draft/2020-12/schema",type:"object",required:["project_id"],additionalProperties:!1,
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
defs/token"},no_access:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token",deprecated:!0}}}}};var v=Object.prototype.hasOwnProperty,u=f=>[...f].length,M=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),R=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function x(f,{instancePath:i=""}={}){let e=null,t=0;if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){f.project_id===void 0&&(e=r(e,i,"required",{missingProperty:"project_id"}),t++);for(let n in f)
v.call(w.properties,n)||(e=r(e,i,"additionalProperties",{additionalProperty:n}),t++);if(f.$schema!==void 0&&typeof f.$schema!=
"string"&&(e=r(e,i+"/$schema","type",{type:"string"}),t++),f.$comment!==void 0&&typeof f.$comment!="string"&&(e=r(e,i+"/\
$comment","type",{type:"string"}),t++),f.project_id!==void 0){let n=f.project_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+
"/project_id","maxLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/project_id","minLength",{limit:1}),t++)):(e=r(e,i+"/proje\
ct_id","type",{type:"string"}),t++)}if(f.app_id!==void 0){let n=f.app_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/app_id",
"maxLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/app_id","minLength",{limit:1}),t++)):(e=r(e,i+"/app_id","type",{type:"s\
tring"}),t++)}if(f.other_app_id!==void 0){let n=f.other_app_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/other_app_id","m\
axLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/other_app_id","minLength",{limit:1}),t++)):(e=r(e,i+"/other_app_id","type",
{type:"string"}),t++)}if(f.build_id!==void 0){let n=f.build_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/build_id","maxLe\
ngth",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/build_id","minLength",{limit:1}),t++)):(e=r(e,i+"/build_id","type",{type:"str\
ing"}),t++)}if(f.container_id!==void 0){let n=f.container_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/container_id","max\
Length",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/container_id","minLength",{limit:1}),t++)):(e=r(e,i+"/container_id","type",
{type:"string"}),t++)}if(f.run_id!==void 0){let n=f.run_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/run_id","maxLength",
{limit:256}),t++),u(n)<1&&(e=r(e,i+"/run_id","minLength",{limit:1}),t++)):(e=r(e,i+"/run_id","type",{type:"string"}),t++)}
if(f.service_account_id!==void 0){let n=f.service_account_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/service_account_id",
"maxLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/service_account_id","minLength",{limit:1}),t++)):(e=r(e,i+"/service_acc\
ount_id","type",{type:"string"}),t++)}if(f.owner!==void 0){let n=f.owner;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/owner",
"maxLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/owner","minLength",{limit:1}),t++)):(e=r(e,i+"/owner","type",{type:"str\
ing"}),t++)}if(f.repo!==void 0){let n=f.repo;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/repo","maxLength",{limit:256}),t++),
u(n)<1&&(e=r(e,i+"/repo","minLength",{limit:1}),t++)):(e=r(e,i+"/repo","type",{type:"string"}),t++)}if(f.codehost!==void 0){
let n=f.codehost;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/codehost","maxLength",{limit:256}),t++),u(n)<1&&(e=r(e,i+"/cod\
ehost","minLength",{limit:1}),t++)):(e=r(e,i+"/codehost","type",{type:"string"}),t++)}if(f.filename!==void 0){let n=f.filename;
typeof n=="string"?u(n)<1&&(e=r(e,i+"/filename","minLength",{limit:1}),t++):(e=r(e,i+"/filename","type",{type:"string"}),
t++)}if(f.region!==void 0){let n=f.region;typeof n=="string"?u(n)<1&&(e=r(e,i+"/region","minLength",{limit:1}),t++):(e=r(
e,i+"/region","type",{type:"string"}),t++)}if(f.month!==void 0){let n=f.month;typeof n=="string"?u(n)<1&&(e=r(e,i+"/mont\
h","minLength",{limit:1}),t++):(e=r(e,i+"/month","type",{type:"string"}),t++),typeof n=="string"?M.test(n)||(e=r(e,i+"/m\
onth","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),t++):(e=r(e,i+"/month","type",{type:"string"}),t++)}if(f.terminating_container_id!==
void 0){let n=f.terminating_container_id;typeof n=="string"?(u(n)>256&&(e=r(e,i+"/terminating_container_id","maxLength",
{limit:256}),t++),u(n)<1&&(e=r(e,i+"/terminating_container_id","minLength",{limit:1}),t++)):(e=r(e,i+"/terminating_conta\
iner_id","type",{type:"string"}),t++)}if(f.further!==void 0){let n=f.further;if(n&&typeof n=="object"&&!Array.isArray(n)){
for(let d in n)d==="container_ids"||d==="run_ids"||d==="build_ids"||d==="service_account_ids"||d==="repos"||(e=r(e,i+"/f\
urther","additionalProperties",{additionalProperty:d}),t++);if(n.container_ids!==void 0){let d=n.container_ids;if(Array.
isArray(d)){let p=d.length;for(let s=0;s<p;s++){let o=d[s];typeof o=="string"?(u(o)>256&&(e=r(e,i+"/further/container_id\
s/"+s,"maxLength",{limit:256}),t++),u(o)<1&&(e=r(e,i+"/further/container_ids/"+s,"minLength",{limit:1}),t++)):(e=r(e,i+"\
/further/container_ids/"+s,"type",{type:"string"}),t++)}}else e=r(e,i+"/further/container_ids","type",{type:"array"}),t++}
if(n.run_ids!==void 0){let d=n.run_ids;if(Array.isArray(d)){let p=d.length;for(let s=0;s<p;s++){let o=d[s];typeof o=="st\
ring"?(u(o)>256&&(e=r(e,i+"/further/run_ids/"+s,"maxLength",{limit:256}),t++),u(o)<1&&(e=r(e,i+"/further/run_ids/"+s,"mi\
nLength",{limit:1}),t++)):(e=r(e,i+"/further/run_ids/"+s,"type",{type:"string"}),t++)}}else e=r(e,i+"/further/run_ids","\
type",{type:"array"}),t++}if(n.build_ids!==void 0){let d=n.build_ids;if(Array.isArray(d)){let p=d.length;for(let s=0;s<p;s++){
let o=d[s];typeof o=="string"?(u(o)>256&&(e=r(e,i+"/further/build_ids/"+s,"maxLength",{limit:256}),t++),u(o)<1&&(e=r(e,i+
"/further/build_ids/"+s,"minLength",{limit:1}),t++)):(e=r(e,i+"/further/build_ids/"+s,"type",{type:"string"}),t++)}}else
e=r(e,i+"/further/build_ids","type",{type:"array"}),t++}if(n.service_account_ids!==void 0){let d=n.service_account_ids;if(Array.
isArray(d)){let p=d.length;for(let s=0;s<p;s++){let o=d[s];typeof o=="string"?(u(o)>256&&(e=r(e,i+"/further/service_acco\
unt_ids/"+s,"maxLength",{limit:256}),t++),u(o)<1&&(e=r(e,i+"/further/service_account_ids/"+s,"minLength",{limit:1}),t++)):
(e=r(e,i+"/further/service_account_ids/"+s,"type",{type:"string"}),t++)}}else e=r(e,i+"/further/service_account_ids","ty\
pe",{type:"array"}),t++}if(n.repos!==void 0){let d=n.repos;if(Array.isArray(d)){let p=d.length;for(let s=0;s<p;s++){let o=d[s];
typeof o=="string"?(u(o)>256&&(e=r(e,i+"/further/repos/"+s,"maxLength",{limit:256}),t++),u(o)<1&&(e=r(e,i+"/further/repo\
s/"+s,"minLength",{limit:1}),t++)):(e=r(e,i+"/further/repos/"+s,"type",{type:"string"}),t++)}}else e=r(e,i+"/further/rep\
os","type",{type:"array"}),t++}}else e=r(e,i+"/further","type",{type:"object"}),t++}if(f.disposable!==void 0){let n=f.disposable;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)d==="app_id"||d==="api_key_id"||d==="domain"||(e=r(e,i+"/dis\
posable","additionalProperties",{additionalProperty:d}),t++);if(n.app_id!==void 0){let d=n.app_id;typeof d=="string"?(u(
d)>256&&(e=r(e,i+"/disposable/app_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/disposable/app_id","minLength",{limit:1}),
t++)):(e=r(e,i+"/disposable/app_id","type",{type:"string"}),t++)}if(n.api_key_id!==void 0){let d=n.api_key_id;typeof d==
"string"?(u(d)>256&&(e=r(e,i+"/disposable/api_key_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/disposable/api_ke\
y_id","minLength",{limit:1}),t++)):(e=r(e,i+"/disposable/api_key_id","type",{type:"string"}),t++)}if(n.domain!==void 0){
let d=n.domain;typeof d=="string"?u(d)<1&&(e=r(e,i+"/disposable/domain","minLength",{limit:1}),t++):(e=r(e,i+"/disposabl\
e/domain","type",{type:"string"}),t++),typeof d=="string"?R.test(d)||(e=r(e,i+"/disposable/domain","pattern",{pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),t++):(e=r(e,i+"/disposable/domain","type",{type:"string"}),t++)}}else e=
r(e,i+"/disposable","type",{type:"object"}),t++}if(f.refused!==void 0){let n=f.refused;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let d in n)d==="api_key_id"||d==="domain_id"||(e=r(e,i+"/refused","additionalProperties",{additionalProperty:d}),
t++);if(n.api_key_id!==void 0){let d=n.api_key_id;typeof d=="string"?(u(d)>256&&(e=r(e,i+"/refused/api_key_id","maxLengt\
h",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/refused/api_key_id","minLength",{limit:1}),t++)):(e=r(e,i+"/refused/api_key_id",
"type",{type:"string"}),t++)}if(n.domain_id!==void 0){let d=n.domain_id;typeof d=="string"?(u(d)>256&&(e=r(e,i+"/refused\
/domain_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/refused/domain_id","minLength",{limit:1}),t++)):(e=r(e,i+"/\
refused/domain_id","type",{type:"string"}),t++)}}else e=r(e,i+"/refused","type",{type:"object"}),t++}if(f.foreign!==void 0){
let n=f.foreign;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)v.call(w.properties.foreign.properties,d)||(e=
r(e,i+"/foreign","additionalProperties",{additionalProperty:d}),t++);if(n.owner!==void 0){let d=n.owner;typeof d=="strin\
g"?(u(d)>256&&(e=r(e,i+"/foreign/owner","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/owner","minLength",{limit:1}),
t++)):(e=r(e,i+"/foreign/owner","type",{type:"string"}),t++)}if(n.repo!==void 0){let d=n.repo;typeof d=="string"?(u(d)>256&&
(e=r(e,i+"/foreign/repo","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/repo","minLength",{limit:1}),t++)):(e=
r(e,i+"/foreign/repo","type",{type:"string"}),t++)}if(n.project_id!==void 0){let d=n.project_id;typeof d=="string"?(u(d)>
256&&(e=r(e,i+"/foreign/project_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/project_id","minLength",{limit:1}),
t++)):(e=r(e,i+"/foreign/project_id","type",{type:"string"}),t++)}if(n.app_id!==void 0){let d=n.app_id;typeof d=="string"?
(u(d)>256&&(e=r(e,i+"/foreign/app_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/app_id","minLength",{limit:1}),
t++)):(e=r(e,i+"/foreign/app_id","type",{type:"string"}),t++)}if(n.build_id!==void 0){let d=n.build_id;typeof d=="string"?
(u(d)>256&&(e=r(e,i+"/foreign/build_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/build_id","minLength",{
limit:1}),t++)):(e=r(e,i+"/foreign/build_id","type",{type:"string"}),t++)}if(n.container_id!==void 0){let d=n.container_id;
typeof d=="string"?(u(d)>256&&(e=r(e,i+"/foreign/container_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/\
container_id","minLength",{limit:1}),t++)):(e=r(e,i+"/foreign/container_id","type",{type:"string"}),t++)}if(n.run_id!==void 0){
let d=n.run_id;typeof d=="string"?(u(d)>256&&(e=r(e,i+"/foreign/run_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"\
/foreign/run_id","minLength",{limit:1}),t++)):(e=r(e,i+"/foreign/run_id","type",{type:"string"}),t++)}if(n.api_key_id!==
void 0){let d=n.api_key_id;typeof d=="string"?(u(d)>256&&(e=r(e,i+"/foreign/api_key_id","maxLength",{limit:256}),t++),u(
d)<1&&(e=r(e,i+"/foreign/api_key_id","minLength",{limit:1}),t++)):(e=r(e,i+"/foreign/api_key_id","type",{type:"string"}),
t++)}if(n.domain_id!==void 0){let d=n.domain_id;typeof d=="string"?(u(d)>256&&(e=r(e,i+"/foreign/domain_id","maxLength",
{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/domain_id","minLength",{limit:1}),t++)):(e=r(e,i+"/foreign/domain_id","type",
{type:"string"}),t++)}if(n.service_account_id!==void 0){let d=n.service_account_id;typeof d=="string"?(u(d)>256&&(e=r(e,
i+"/foreign/service_account_id","maxLength",{limit:256}),t++),u(d)<1&&(e=r(e,i+"/foreign/service_account_id","minLength",
{limit:1}),t++)):(e=r(e,i+"/foreign/service_account_id","type",{type:"string"}),t++)}}else e=r(e,i+"/foreign","type",{type:"\
object"}),t++}if(f.tokens!==void 0){let n=f.tokens;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)d==="owne\
r"||d==="member"||d==="expired"||d==="no_access"||d==="other_project"||(e=r(e,i+"/tokens","additionalProperties",{additionalProperty:d}),
t++);if(n.owner!==void 0){let d=n.owner;typeof d=="string"?u(d)<1&&(e=r(e,i+"/tokens/owner","minLength",{limit:1}),t++):
(e=r(e,i+"/tokens/owner","type",{type:"string"}),t++)}if(n.member!==void 0){let d=n.member;typeof d=="string"?u(d)<1&&(e=
r(e,i+"/tokens/member","minLength",{limit:1}),t++):(e=r(e,i+"/tokens/member","type",{type:"string"}),t++)}if(n.expired!==
void 0){let d=n.expired;typeof d=="string"?u(d)<1&&(e=r(e,i+"/tokens/expired","minLength",{limit:1}),t++):(e=r(e,i+"/tok\
ens/expired","type",{type:"string"}),t++)}if(n.no_access!==void 0){let d=n.no_access;typeof d=="string"?u(d)<1&&(e=r(e,i+
"/tokens/no_access","minLength",{limit:1}),t++):(e=r(e,i+"/tokens/no_access","type",{type:"string"}),t++)}if(n.other_project!==
void 0){let d=n.other_project;typeof d=="string"?u(d)<1&&(e=r(e,i+"/tokens/other_project","minLength",{limit:1}),t++):(e=
r(e,i+"/tokens/other_project","type",{type:"string"}),t++)}}else e=r(e,i+"/tokens","type",{type:"object"}),t++}}else e=r(
e,i,"type",{type:"object"}),t++;return x.errors=e,t===0}var J=_,E={$schema:"https://json-schema.org/draft/2020-12/schema",
$id:"urn:project-resources:ledger:3",type:"object",required:["format","target","document","tier","run","fixtures","facts",
"exchanges","unknowns","leftovers"],properties:{format:{const:3},target:{type:"string"},document:{type:"object",required:[
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
he check does not name them, its last ones, in the order in which they were sent.",type:"array",items:{type:"integer",minimum:0}}}},
problem:{description:"A way in which the service does not conform to the document. Which fields a problem has depends on\
 its kind.",type:"object",required:["kind","restsOn"],properties:{kind:{description:"`status`: another status than docum\
ented. `undocumented status`: one that the document does not describe. `server error`: a valid request got 500. `no resp\
onse`: no complete response came. `content type`: a wrong media type. `body`: a body that is not JSON. `unexpected body`\
: a body where there must be none. `value`, `missing field`, `undocumented field`: a part of the body violates its schem\
a. `boundary`: a limit is elsewhere. `default`: omitting a parameter differs from sending its default. `access`: a token\
 reaches what it must not. `rule`: a rule or an expectation does not hold.",enum:["status","undocumented status","server\
 error","no response","content type","body","unexpected body","value","missing field","undocumented field","boundary","d\
efault","access","rule"]},id:{description:"Of a rule: ID of the fact.",type:"string"},what:{description:"Of a rule: what\
 the values are of, as a phrase.",type:"string"},place:{description:"JSON pointer to the wrong value, or to the missing \
field, in the response body of the last exchange in `evidence`; of a fact with several problems, it may be in the body o\
f an earlier one. In the redacted body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"strin\
g"},keyword:{description:"Keyword of the schema that the value violates.",type:"string"},name:{description:"Name of an u\
ndocumented field.",type:"string"},sent:{description:"What was sent, as JSON or as a phrase; of a boundary, the value at\
 the documented limit.",type:"string"},expected:{description:"A status or range, a media type, or a phrase.",type:"strin\
g"},got:{description:"What came: a status, or a value as JSON or as a phrase.",type:["integer","string"]},type:{description:"\
JSON type of the value, or `none` for a missing field.",type:"string"},response:{description:"Documented status or range\
 of the response. Default: that of a success.",type:"string"},redirect:{description:"Where a redirect leads, as a phrase\
.",type:"string"},attempts:{description:"Number of attempts, if there was more than one.",type:"integer",minimum:2},although:{
description:"What shows that the status is due to the service: the token works on a number of other operations, or the r\
esources exist.",type:"object",properties:{worksOn:{description:"Number of other operations on which the token works.",type:"\
integer"},exists:{description:"What exists.",enum:["every ID","the resource"]}}},isAssumed:{description:"Set if an unkno\
wn leaves open which status comes.",const:!0},isNeverThere:{description:"Set if no response of the operation has the fie\
ld.",const:!0},characters:{description:"Length of the body.",type:"integer",minimum:0},because:{description:"Why the bod\
y cannot be parsed or decoded, as a phrase.",type:"string"},other:{description:"Another value on the same side of the li\
mit, as JSON.",type:"string"},otherGot:{description:"The status that the other value got.",type:"integer"},token:{description:"\
Name of the fixture with the token; absent for the token of the run.",type:"string"},did:{description:"What the token do\
es.",enum:["reads","changes"]},of:{description:"What the token reaches: an ID, or the name of a fixture.",type:"string"},
unless:{description:"What else may be the reason, as a clause.",type:"string"},waitedMs:{description:"Milliseconds that \
the run waited for an effect that did not show.",type:"integer",minimum:1},more:{description:"Number of further values w\
ith a problem of the same fact, which are not listed.",type:"integer",minimum:1},restsOn:{description:"IDs of the entrie\
s of the register of unknowns that excuse the problem.",type:"array",items:{type:"string"}}},anyOf:[{properties:{kind:{enum:[
"server error","default","unexpected body"]}}},{properties:{kind:{const:"status"}},required:["expected","got"]},{properties:{
kind:{const:"undocumented status"}},required:["got"]},{properties:{kind:{const:"no response"}},required:["got"]},{properties:{
kind:{const:"content type"}},required:["expected","got"]},{properties:{kind:{const:"body"}},required:["got"]},{properties:{
kind:{const:"value"}},required:["place","keyword","expected","got","type"]},{properties:{kind:{const:"missing field"}},required:[
"place","keyword","expected","got","type"]},{properties:{kind:{const:"undocumented field"}},required:["place","keyword",
"expected","got","type"]},{properties:{kind:{const:"boundary"}},required:["sent","got","other","otherGot"]},{properties:{
kind:{const:"access"}},required:["did","of","unless"]},{properties:{kind:{const:"rule"}},required:["got"]}]},gap:{description:"\
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
ng"}}}}}}}},k={description:"A value of the environment that the checks need.",type:"object",required:["name","source"],properties:{
name:{description:"Name in the fixtures file, with dots for nesting.",type:"string"},source:{description:"`given`: named\
 by the user. `found`: found by the run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},
value:{description:"The value. Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"s\
tring"}},how:{description:"Where the run found it, or why it is missing.",type:"string"},variable:{description:"Environm\
ent variable from which a token was read. Absent if the fixtures name none.",type:"string"}}};var h={description:"A documented fact and its verdict.",type:"object",required:["id","operationId","kind","says","verdic\
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
integer",minimum:0}}}},g={description:"A way in which the service does not conform to the document. Which fields a probl\
em has depends on its kind.",type:"object",required:["kind","restsOn"],properties:{kind:{description:"`status`: another \
status than documented. `undocumented status`: one that the document does not describe. `server error`: a valid request \
got 500. `no response`: no complete response came. `content type`: a wrong media type. `body`: a body that is not JSON. \
`unexpected body`: a body where there must be none. `value`, `missing field`, `undocumented field`: a part of the body v\
iolates its schema. `boundary`: a limit is elsewhere. `default`: omitting a parameter differs from sending its default. \
`access`: a token reaches what it must not. `rule`: a rule or an expectation does not hold.",enum:["status","undocumente\
d status","server error","no response","content type","body","unexpected body","value","missing field","undocumented fie\
ld","boundary","default","access","rule"]},id:{description:"Of a rule: ID of the fact.",type:"string"},what:{description:"\
Of a rule: what the values are of, as a phrase.",type:"string"},place:{description:"JSON pointer to the wrong value, or \
to the missing field, in the response body of the last exchange in `evidence`; of a fact with several problems, it may b\
e in the body of an earlier one. In the redacted body, a text such as `\u2026 50 more` stands for as many items of a list.",
type:"string"},keyword:{description:"Keyword of the schema that the value violates.",type:"string"},name:{description:"N\
ame of an undocumented field.",type:"string"},sent:{description:"What was sent, as JSON or as a phrase; of a boundary, t\
he value at the documented limit.",type:"string"},expected:{description:"A status or range, a media type, or a phrase.",
type:"string"},got:{description:"What came: a status, or a value as JSON or as a phrase.",type:["integer","string"]},type:{
description:"JSON type of the value, or `none` for a missing field.",type:"string"},response:{description:"Documented st\
atus or range of the response. Default: that of a success.",type:"string"},redirect:{description:"Where a redirect leads\
, as a phrase.",type:"string"},attempts:{description:"Number of attempts, if there was more than one.",type:"integer",minimum:2},
although:{description:"What shows that the status is due to the service: the token works on a number of other operations\
, or the resources exist.",type:"object",properties:{worksOn:{description:"Number of other operations on which the token\
 works.",type:"integer"},exists:{description:"What exists.",enum:["every ID","the resource"]}}},isAssumed:{description:"\
Set if an unknown leaves open which status comes.",const:!0},isNeverThere:{description:"Set if no response of the operat\
ion has the field.",const:!0},characters:{description:"Length of the body.",type:"integer",minimum:0},because:{description:"\
Why the body cannot be parsed or decoded, as a phrase.",type:"string"},other:{description:"Another value on the same sid\
e of the limit, as JSON.",type:"string"},otherGot:{description:"The status that the other value got.",type:"integer"},token:{
description:"Name of the fixture with the token; absent for the token of the run.",type:"string"},did:{description:"What\
 the token does.",enum:["reads","changes"]},of:{description:"What the token reaches: an ID, or the name of a fixture.",type:"\
string"},unless:{description:"What else may be the reason, as a clause.",type:"string"},waitedMs:{description:"Milliseco\
nds that the run waited for an effect that did not show.",type:"integer",minimum:1},more:{description:"Number of further\
 values with a problem of the same fact, which are not listed.",type:"integer",minimum:1},restsOn:{description:"IDs of t\
he entries of the register of unknowns that excuse the problem.",type:"array",items:{type:"string"}}},anyOf:[{properties:{
kind:{enum:["server error","default","unexpected body"]}}},{properties:{kind:{const:"status"}},required:["expected","got"]},
{properties:{kind:{const:"undocumented status"}},required:["got"]},{properties:{kind:{const:"no response"}},required:["g\
ot"]},{properties:{kind:{const:"content type"}},required:["expected","got"]},{properties:{kind:{const:"body"}},required:[
"got"]},{properties:{kind:{const:"value"}},required:["place","keyword","expected","got","type"]},{properties:{kind:{const:"\
missing field"}},required:["place","keyword","expected","got","type"]},{properties:{kind:{const:"undocumented field"}},required:[
"place","keyword","expected","got","type"]},{properties:{kind:{const:"boundary"}},required:["sent","got","other","otherG\
ot"]},{properties:{kind:{const:"access"}},required:["did","of","unless"]},{properties:{kind:{const:"rule"}},required:["g\
ot"]}]},q={description:"Why a fact was not tested, or not fully.",type:"object",required:["kind","why"],properties:{kind:{
description:"`permission`: the run may not send the request. `fixture`: a fixture is missing, or its resource no longer \
exists. `name`: no response shows that the service honours the assumed name of a query parameter. `inconclusive`: a resp\
onse proves nothing. `no response`: a request got none, or the service is busy. `access`: the token, the fixtures or the\
 base URL may be wrong. `baseline`: the baseline request failed. `ended`: the run ended before. `target`: the target can\
not show the fact. `document`: no request can show the fact, or no rule says how. `traffic`: the recorded traffic does n\
ot show it. `untried`: nothing has tested it.",enum:["permission","fixture","name","inconclusive","no response","access",
"baseline","ended","target","document","traffic","untried"]},why:{description:"The reason as a phrase.",type:"string"},isPartial:{
description:"Set if a part of the fact was tested, such as one side of a limit.",const:!0},needs:{description:"What woul\
d permit the run to test the fact: a tier, or `cost` for `--allow-cost`.",enum:["write","destructive","cost"]}}};function b(f,{
instancePath:i=""}={}){let e=null,t=0;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.id===void 0&&(e=r(e,i,"required",
{missingProperty:"id"}),t++),f.operationId===void 0&&(e=r(e,i,"required",{missingProperty:"operationId"}),t++),f.kind===
void 0&&(e=r(e,i,"required",{missingProperty:"kind"}),t++),f.says===void 0&&(e=r(e,i,"required",{missingProperty:"says"}),
t++),f.verdict===void 0&&(e=r(e,i,"required",{missingProperty:"verdict"}),t++),f.evidence===void 0&&(e=r(e,i,"required",
{missingProperty:"evidence"}),t++),f.id!==void 0&&typeof f.id!="string"&&(e=r(e,i+"/id","type",{type:"string"}),t++),f.operationId!==
void 0&&typeof f.operationId!="string"&&(e=r(e,i+"/operationId","type",{type:"string"}),t++),f.kind!==void 0){let d=f.kind;
d==="operation"||d==="status"||d==="auth"||d==="parameter"||d==="effect"||d==="default"||d==="limit"||d==="enum"||d==="t\
ype"||d==="format"||d==="presence"||d==="omission"||d==="rule"||d==="expectation"||d==="access"||(e=r(e,i+"/kind","enum",
{allowedValues:h.properties.kind.enum}),t++)}if(f.says!==void 0&&typeof f.says!="string"&&(e=r(e,i+"/says","type",{type:"\
string"}),t++),f.at!==void 0){let d=f.at;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.in===void 0&&(e=r(e,i+"/at","\
required",{missingProperty:"in"}),t++),d.path===void 0&&(e=r(e,i+"/at","required",{missingProperty:"path"}),t++),d.in!==
void 0){let p=d.in;p==="path"||p==="query"||p==="header"||p==="cookie"||p==="body"||p==="answer"||(e=r(e,i+"/at/in","enu\
m",{allowedValues:h.properties.at.properties.in.enum}),t++)}if(d.status!==void 0&&typeof d.status!="string"&&(e=r(e,i+"/\
at/status","type",{type:"string"}),t++),d.path!==void 0){let p=d.path;if(Array.isArray(p)){let s=p.length;for(let o=0;o<
s;o++)typeof p[o]!="string"&&(e=r(e,i+"/at/path/"+o,"type",{type:"string"}),t++)}else e=r(e,i+"/at/path","type",{type:"a\
rray"}),t++}}else e=r(e,i+"/at","type",{type:"object"}),t++}if(f.verdict!==void 0){let d=f.verdict;d==="verified"||d==="\
contradicted"||d==="assumption contradicted"||d==="unexercised"||d==="unprovable here"||(e=r(e,i+"/verdict","enum",{allowedValues:h.
properties.verdict.enum}),t++)}if(f.problems!==void 0){let d=f.problems;if(Array.isArray(d)){let p=d.length;for(let s=0;s<
p;s++){let o=d[s],m=t,y=!1,j=t;if(o&&typeof o=="object"&&!Array.isArray(o)&&o.kind!==void 0){let a=o.kind;a==="server er\
ror"||a==="default"||a==="unexpected body"||(e=r(e,i+"/problems/"+s+"/kind","enum",{allowedValues:g.anyOf[0].properties.
kind.enum},"#/$defs/problem/anyOf/0/properties/kind/enum"),t++)}var n=j===t;if(y=y||n,!y){let a=t;o&&typeof o=="object"&&
!Array.isArray(o)&&(o.expected===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"expected"},"#/$defs/proble\
m/anyOf/1/required"),t++),o.got===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/an\
yOf/1/required"),t++),o.kind!==void 0&&o.kind!=="status"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"status"},
"#/$defs/problem/anyOf/1/properties/kind/const"),t++));var n=a===t;if(y=y||n,!y){let l=t;o&&typeof o=="object"&&!Array.isArray(
o)&&(o.got===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/2/required"),t++),
o.kind!==void 0&&o.kind!=="undocumented status"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"undocumented sta\
tus"},"#/$defs/problem/anyOf/2/properties/kind/const"),t++));var n=l===t;if(y=y||n,!y){let O=t;o&&typeof o=="object"&&!Array.
isArray(o)&&(o.got===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/3/require\
d"),t++),o.kind!==void 0&&o.kind!=="no response"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"no response"},"\
#/$defs/problem/anyOf/3/properties/kind/const"),t++));var n=O===t;if(y=y||n,!y){let N=t;o&&typeof o=="object"&&!Array.isArray(
o)&&(o.expected===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"expected"},"#/$defs/problem/anyOf/4/requi\
red"),t++),o.got===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/4/required"),
t++),o.kind!==void 0&&o.kind!=="content type"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"content type"},"#/\
$defs/problem/anyOf/4/properties/kind/const"),t++));var n=N===t;if(y=y||n,!y){let I=t;o&&typeof o=="object"&&!Array.isArray(
o)&&(o.got===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/5/required"),t++),
o.kind!==void 0&&o.kind!=="body"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"body"},"#/$defs/problem/anyOf/5\
/properties/kind/const"),t++));var n=I===t;if(y=y||n,!y){let L=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.place===void 0&&
(e=r(e,i+"/problems/"+s,"required",{missingProperty:"place"},"#/$defs/problem/anyOf/6/required"),t++),o.keyword===void 0&&
(e=r(e,i+"/problems/"+s,"required",{missingProperty:"keyword"},"#/$defs/problem/anyOf/6/required"),t++),o.expected===void 0&&
(e=r(e,i+"/problems/"+s,"required",{missingProperty:"expected"},"#/$defs/problem/anyOf/6/required"),t++),o.got===void 0&&
(e=r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/6/required"),t++),o.type===void 0&&(e=
r(e,i+"/problems/"+s,"required",{missingProperty:"type"},"#/$defs/problem/anyOf/6/required"),t++),o.kind!==void 0&&o.kind!==
"value"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"value"},"#/$defs/problem/anyOf/6/properties/kind/const"),
t++));var n=L===t;if(y=y||n,!y){let T=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.place===void 0&&(e=r(e,i+"/problems\
/"+s,"required",{missingProperty:"place"},"#/$defs/problem/anyOf/7/required"),t++),o.keyword===void 0&&(e=r(e,i+"/proble\
ms/"+s,"required",{missingProperty:"keyword"},"#/$defs/problem/anyOf/7/required"),t++),o.expected===void 0&&(e=r(e,i+"/p\
roblems/"+s,"required",{missingProperty:"expected"},"#/$defs/problem/anyOf/7/required"),t++),o.got===void 0&&(e=r(e,i+"/\
problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/7/required"),t++),o.type===void 0&&(e=r(e,i+"/pro\
blems/"+s,"required",{missingProperty:"type"},"#/$defs/problem/anyOf/7/required"),t++),o.kind!==void 0&&o.kind!=="missin\
g field"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"missing field"},"#/$defs/problem/anyOf/7/properties/kin\
d/const"),t++));var n=T===t;if(y=y||n,!y){let W=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.place===void 0&&(e=r(e,i+
"/problems/"+s,"required",{missingProperty:"place"},"#/$defs/problem/anyOf/8/required"),t++),o.keyword===void 0&&(e=r(e,
i+"/problems/"+s,"required",{missingProperty:"keyword"},"#/$defs/problem/anyOf/8/required"),t++),o.expected===void 0&&(e=
r(e,i+"/problems/"+s,"required",{missingProperty:"expected"},"#/$defs/problem/anyOf/8/required"),t++),o.got===void 0&&(e=
r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/8/required"),t++),o.type===void 0&&(e=r(e,
i+"/problems/"+s,"required",{missingProperty:"type"},"#/$defs/problem/anyOf/8/required"),t++),o.kind!==void 0&&o.kind!==
"undocumented field"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"undocumented field"},"#/$defs/problem/anyOf\
/8/properties/kind/const"),t++));var n=W===t;if(y=y||n,!y){let S=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.sent===void 0&&
(e=r(e,i+"/problems/"+s,"required",{missingProperty:"sent"},"#/$defs/problem/anyOf/9/required"),t++),o.got===void 0&&(e=
r(e,i+"/problems/"+s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/9/required"),t++),o.other===void 0&&(e=r(
e,i+"/problems/"+s,"required",{missingProperty:"other"},"#/$defs/problem/anyOf/9/required"),t++),o.otherGot===void 0&&(e=
r(e,i+"/problems/"+s,"required",{missingProperty:"otherGot"},"#/$defs/problem/anyOf/9/required"),t++),o.kind!==void 0&&o.
kind!=="boundary"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"boundary"},"#/$defs/problem/anyOf/9/properties\
/kind/const"),t++));var n=S===t;if(y=y||n,!y){let D=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.did===void 0&&(e=r(e,
i+"/problems/"+s,"required",{missingProperty:"did"},"#/$defs/problem/anyOf/10/required"),t++),o.of===void 0&&(e=r(e,i+"/\
problems/"+s,"required",{missingProperty:"of"},"#/$defs/problem/anyOf/10/required"),t++),o.unless===void 0&&(e=r(e,i+"/p\
roblems/"+s,"required",{missingProperty:"unless"},"#/$defs/problem/anyOf/10/required"),t++),o.kind!==void 0&&o.kind!=="a\
ccess"&&(e=r(e,i+"/problems/"+s+"/kind","const",{allowedValue:"access"},"#/$defs/problem/anyOf/10/properties/kind/const"),
t++));var n=D===t;if(y=y||n,!y){let V=t;o&&typeof o=="object"&&!Array.isArray(o)&&(o.got===void 0&&(e=r(e,i+"/problems/"+
s,"required",{missingProperty:"got"},"#/$defs/problem/anyOf/11/required"),t++),o.kind!==void 0&&o.kind!=="rule"&&(e=r(e,
i+"/problems/"+s+"/kind","const",{allowedValue:"rule"},"#/$defs/problem/anyOf/11/properties/kind/const"),t++));var n=V===
t;y=y||n}}}}}}}}}}}if(y?(t=m,e!==null&&(m?e.length=m:e=null)):(e=r(e,i+"/problems/"+s,"anyOf",{},"#/$defs/problem/anyOf"),
t++),o&&typeof o=="object"&&!Array.isArray(o)){if(o.kind===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"\
kind"}),t++),o.restsOn===void 0&&(e=r(e,i+"/problems/"+s,"required",{missingProperty:"restsOn"}),t++),o.kind!==void 0){let a=o.
kind;a==="status"||a==="undocumented status"||a==="server error"||a==="no response"||a==="content type"||a==="body"||a===
"unexpected body"||a==="value"||a==="missing field"||a==="undocumented field"||a==="boundary"||a==="default"||a==="acces\
s"||a==="rule"||(e=r(e,i+"/problems/"+s+"/kind","enum",{allowedValues:g.properties.kind.enum}),t++)}if(o.id!==void 0&&typeof o.
id!="string"&&(e=r(e,i+"/problems/"+s+"/id","type",{type:"string"}),t++),o.what!==void 0&&typeof o.what!="string"&&(e=r(
e,i+"/problems/"+s+"/what","type",{type:"string"}),t++),o.place!==void 0&&typeof o.place!="string"&&(e=r(e,i+"/problems/"+
s+"/place","type",{type:"string"}),t++),o.keyword!==void 0&&typeof o.keyword!="string"&&(e=r(e,i+"/problems/"+s+"/keywor\
d","type",{type:"string"}),t++),o.name!==void 0&&typeof o.name!="string"&&(e=r(e,i+"/problems/"+s+"/name","type",{type:"\
string"}),t++),o.sent!==void 0&&typeof o.sent!="string"&&(e=r(e,i+"/problems/"+s+"/sent","type",{type:"string"}),t++),o.
expected!==void 0&&typeof o.expected!="string"&&(e=r(e,i+"/problems/"+s+"/expected","type",{type:"string"}),t++),o.got!==
void 0){let a=o.got;!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))&&typeof a!="string"&&(e=r(e,i+"/problems/"+s+"\
/got","type",{type:g.properties.got.type}),t++)}if(o.type!==void 0&&typeof o.type!="string"&&(e=r(e,i+"/problems/"+s+"/t\
ype","type",{type:"string"}),t++),o.response!==void 0&&typeof o.response!="string"&&(e=r(e,i+"/problems/"+s+"/response",
"type",{type:"string"}),t++),o.redirect!==void 0&&typeof o.redirect!="string"&&(e=r(e,i+"/problems/"+s+"/redirect","type",
{type:"string"}),t++),o.attempts!==void 0){let a=o.attempts;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,i+
"/problems/"+s+"/attempts","type",{type:"integer"}),t++),typeof a=="number"&&isFinite(a)&&(a<2||isNaN(a))&&(e=r(e,i+"/pr\
oblems/"+s+"/attempts","minimum",{comparison:">=",limit:2}),t++)}if(o.although!==void 0){let a=o.although;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.worksOn!==void 0){let c=a.worksOn;typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||
(e=r(e,i+"/problems/"+s+"/although/worksOn","type",{type:"integer"}),t++)}if(a.exists!==void 0){let c=a.exists;c==="ever\
y ID"||c==="the resource"||(e=r(e,i+"/problems/"+s+"/although/exists","enum",{allowedValues:g.properties.although.properties.
exists.enum}),t++)}}else e=r(e,i+"/problems/"+s+"/although","type",{type:"object"}),t++}if(o.isAssumed!==void 0&&o.isAssumed!==
!0&&(e=r(e,i+"/problems/"+s+"/isAssumed","const",{allowedValue:!0}),t++),o.isNeverThere!==void 0&&o.isNeverThere!==!0&&(e=
r(e,i+"/problems/"+s+"/isNeverThere","const",{allowedValue:!0}),t++),o.characters!==void 0){let a=o.characters;typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,i+"/problems/"+s+"/characters","type",{type:"integer"}),t++),typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))&&(e=r(e,i+"/problems/"+s+"/characters","minimum",{comparison:">=",limit:0}),t++)}
if(o.because!==void 0&&typeof o.because!="string"&&(e=r(e,i+"/problems/"+s+"/because","type",{type:"string"}),t++),o.other!==
void 0&&typeof o.other!="string"&&(e=r(e,i+"/problems/"+s+"/other","type",{type:"string"}),t++),o.otherGot!==void 0){let a=o.
otherGot;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,i+"/problems/"+s+"/otherGot","type",{type:"integer"}),
t++)}if(o.token!==void 0&&typeof o.token!="string"&&(e=r(e,i+"/problems/"+s+"/token","type",{type:"string"}),t++),o.did!==
void 0){let a=o.did;a==="reads"||a==="changes"||(e=r(e,i+"/problems/"+s+"/did","enum",{allowedValues:g.properties.did.enum}),
t++)}if(o.of!==void 0&&typeof o.of!="string"&&(e=r(e,i+"/problems/"+s+"/of","type",{type:"string"}),t++),o.unless!==void 0&&
typeof o.unless!="string"&&(e=r(e,i+"/problems/"+s+"/unless","type",{type:"string"}),t++),o.waitedMs!==void 0){let a=o.waitedMs;
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,i+"/problems/"+s+"/waitedMs","type",{type:"integer"}),t++),typeof a==
"number"&&isFinite(a)&&(a<1||isNaN(a))&&(e=r(e,i+"/problems/"+s+"/waitedMs","minimum",{comparison:">=",limit:1}),t++)}if(o.
more!==void 0){let a=o.more;typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,i+"/problems/"+s+"/more","type",{
type:"integer"}),t++),typeof a=="number"&&isFinite(a)&&(a<1||isNaN(a))&&(e=r(e,i+"/problems/"+s+"/more","minimum",{comparison:"\
>=",limit:1}),t++)}if(o.restsOn!==void 0){let a=o.restsOn;if(Array.isArray(a)){let c=a.length;for(let l=0;l<c;l++)typeof a[l]!=
"string"&&(e=r(e,i+"/problems/"+s+"/restsOn/"+l,"type",{type:"string"}),t++)}else e=r(e,i+"/problems/"+s+"/restsOn","typ\
e",{type:"array"}),t++}}else e=r(e,i+"/problems/"+s,"type",{type:"object"}),t++}}else e=r(e,i+"/problems","type",{type:"\
array"}),t++}if(f.gap!==void 0){let d=f.gap;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.kind===void 0&&(e=r(e,i+"/\
gap","required",{missingProperty:"kind"}),t++),d.why===void 0&&(e=r(e,i+"/gap","required",{missingProperty:"why"}),t++),
d.kind!==void 0){let p=d.kind;p==="permission"||p==="fixture"||p==="name"||p==="inconclusive"||p==="no response"||p==="a\
ccess"||p==="baseline"||p==="ended"||p==="target"||p==="document"||p==="traffic"||p==="untried"||(e=r(e,i+"/gap/kind","e\
num",{allowedValues:q.properties.kind.enum}),t++)}if(d.why!==void 0&&typeof d.why!="string"&&(e=r(e,i+"/gap/why","type",
{type:"string"}),t++),d.isPartial!==void 0&&d.isPartial!==!0&&(e=r(e,i+"/gap/isPartial","const",{allowedValue:!0}),t++),
d.needs!==void 0){let p=d.needs;p==="write"||p==="destructive"||p==="cost"||(e=r(e,i+"/gap/needs","enum",{allowedValues:q.
properties.needs.enum}),t++)}}else e=r(e,i+"/gap","type",{type:"object"}),t++}if(f.restsOn!==void 0){let d=f.restsOn;if(Array.
isArray(d)){let p=d.length;for(let s=0;s<p;s++)typeof d[s]!="string"&&(e=r(e,i+"/restsOn/"+s,"type",{type:"string"}),t++)}else
e=r(e,i+"/restsOn","type",{type:"array"}),t++}if(f.settledMs!==void 0){let d=f.settledMs;typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)||(e=r(e,i+"/settledMs","type",{type:"integer"}),t++),typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))&&(e=
r(e,i+"/settledMs","minimum",{comparison:">=",limit:1}),t++)}if(f.evidence!==void 0){let d=f.evidence;if(Array.isArray(d)){
let p=d.length;for(let s=0;s<p;s++){let o=d[s];typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,i+"/evidence/"+
s,"type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=r(e,i+"/evidence/"+s,"minimum",{comparison:"\
>=",limit:0}),t++)}}else e=r(e,i+"/evidence","type",{type:"array"}),t++}}else e=r(e,i,"type",{type:"object"}),t++;return b.
errors=e,t===0}function _(f,{instancePath:i=""}={}){let e=null,t=0;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.format===
void 0&&(e=r(e,i,"required",{missingProperty:"format"}),t++),f.target===void 0&&(e=r(e,i,"required",{missingProperty:"ta\
rget"}),t++),f.document===void 0&&(e=r(e,i,"required",{missingProperty:"document"}),t++),f.tier===void 0&&(e=r(e,i,"requ\
ired",{missingProperty:"tier"}),t++),f.run===void 0&&(e=r(e,i,"required",{missingProperty:"run"}),t++),f.fixtures===void 0&&
(e=r(e,i,"required",{missingProperty:"fixtures"}),t++),f.facts===void 0&&(e=r(e,i,"required",{missingProperty:"facts"}),
t++),f.exchanges===void 0&&(e=r(e,i,"required",{missingProperty:"exchanges"}),t++),f.unknowns===void 0&&(e=r(e,i,"requir\
ed",{missingProperty:"unknowns"}),t++),f.leftovers===void 0&&(e=r(e,i,"required",{missingProperty:"leftovers"}),t++),f.format!==
void 0&&f.format!==3&&(e=r(e,i+"/format","const",{allowedValue:3}),t++),f.target!==void 0&&typeof f.target!="string"&&(e=
r(e,i+"/target","type",{type:"string"}),t++),f.document!==void 0){let n=f.document;n&&typeof n=="object"&&!Array.isArray(
n)?(n.version===void 0&&(e=r(e,i+"/document","required",{missingProperty:"version"}),t++),n.sha256===void 0&&(e=r(e,i+"/\
document","required",{missingProperty:"sha256"}),t++),n.version!==void 0&&typeof n.version!="string"&&(e=r(e,i+"/documen\
t/version","type",{type:"string"}),t++),n.sha256!==void 0&&typeof n.sha256!="string"&&(e=r(e,i+"/document/sha256","type",
{type:"string"}),t++)):(e=r(e,i+"/document","type",{type:"object"}),t++)}if(f.tier!==void 0){let n=f.tier;n==="read"||n===
"write"||n==="destructive"||n==="passive"||(e=r(e,i+"/tier","enum",{allowedValues:E.properties.tier.enum}),t++)}if(f.run!==
void 0){let n=f.run;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0&&(e=r(e,i+"/run","required",{missingProperty:"\
id"}),t++),n.startedAt===void 0&&(e=r(e,i+"/run","required",{missingProperty:"startedAt"}),t++),n.seconds===void 0&&(e=r(
e,i+"/run","required",{missingProperty:"seconds"}),t++),n.requests===void 0&&(e=r(e,i+"/run","required",{missingProperty:"\
requests"}),t++),n.id!==void 0&&typeof n.id!="string"&&(e=r(e,i+"/run/id","type",{type:"string"}),t++),n.startedAt!==void 0&&
typeof n.startedAt!="string"&&(e=r(e,i+"/run/startedAt","type",{type:"string"}),t++),n.seconds!==void 0){let d=n.seconds;
typeof d=="number"&&isFinite(d)?(d<0||isNaN(d))&&(e=r(e,i+"/run/seconds","minimum",{comparison:">=",limit:0}),t++):(e=r(
e,i+"/run/seconds","type",{type:"number"}),t++)}if(n.requests!==void 0){let d=n.requests;typeof d=="number"&&!(d%1)&&!isNaN(
d)&&isFinite(d)||(e=r(e,i+"/run/requests","type",{type:"integer"}),t++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&
(e=r(e,i+"/run/requests","minimum",{comparison:">=",limit:0}),t++)}}else e=r(e,i+"/run","type",{type:"object"}),t++}if(f.
incomplete!==void 0&&typeof f.incomplete!="string"&&(e=r(e,i+"/incomplete","type",{type:"string"}),t++),f.isAborted!==void 0&&
f.isAborted!==!0&&(e=r(e,i+"/isAborted","const",{allowedValue:!0}),t++),f.names!==void 0){let n=f.names;if(n&&typeof n==
"object"&&!Array.isArray(n))for(let d in n)typeof n[d]!="string"&&(e=r(e,i+"/names/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"string"}),t++);else e=r(e,i+"/names","type",{type:"object"}),t++}if(f.fixtures!==void 0){let n=f.fixtures;
if(Array.isArray(n)){let d=n.length;for(let p=0;p<d;p++){let s=n[p];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===
void 0&&(e=r(e,i+"/fixtures/"+p,"required",{missingProperty:"name"}),t++),s.source===void 0&&(e=r(e,i+"/fixtures/"+p,"re\
quired",{missingProperty:"source"}),t++),s.name!==void 0&&typeof s.name!="string"&&(e=r(e,i+"/fixtures/"+p+"/name","type",
{type:"string"}),t++),s.source!==void 0){let o=s.source;o==="given"||o==="found"||o==="missing"||(e=r(e,i+"/fixtures/"+p+
"/source","enum",{allowedValues:k.properties.source.enum}),t++)}if(s.value!==void 0){let o=s.value;if(typeof o!="string"&&
!Array.isArray(o)&&(e=r(e,i+"/fixtures/"+p+"/value","type",{type:k.properties.value.type}),t++),Array.isArray(o)){let m=o.
length;for(let y=0;y<m;y++)typeof o[y]!="string"&&(e=r(e,i+"/fixtures/"+p+"/value/"+y,"type",{type:"string"}),t++)}}s.how!==
void 0&&typeof s.how!="string"&&(e=r(e,i+"/fixtures/"+p+"/how","type",{type:"string"}),t++),s.variable!==void 0&&typeof s.
variable!="string"&&(e=r(e,i+"/fixtures/"+p+"/variable","type",{type:"string"}),t++)}else e=r(e,i+"/fixtures/"+p,"type",
{type:"object"}),t++}}else e=r(e,i+"/fixtures","type",{type:"array"}),t++}if(f.facts!==void 0){let n=f.facts;if(Array.isArray(
n)){let d=n.length;for(let p=0;p<d;p++)b(n[p],{instancePath:i+"/facts/"+p})||(e=$(e,b.errors),t=e.length)}else e=r(e,i+"\
/facts","type",{type:"array"}),t++}if(f.exchanges!==void 0){let n=f.exchanges;if(Array.isArray(n)){let d=n.length;for(let p=0;p<
d;p++){let s=n[p];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.operationId===void 0&&(e=r(e,i+"/exchanges/"+p,"requ\
ired",{missingProperty:"operationId"}),t++),s.tried===void 0&&(e=r(e,i+"/exchanges/"+p,"required",{missingProperty:"trie\
d"}),t++),s.request===void 0&&(e=r(e,i+"/exchanges/"+p,"required",{missingProperty:"request"}),t++),s.response===void 0&&
(e=r(e,i+"/exchanges/"+p,"required",{missingProperty:"response"}),t++),s.operationId!==void 0&&typeof s.operationId!="st\
ring"&&(e=r(e,i+"/exchanges/"+p+"/operationId","type",{type:"string"}),t++),s.tried!==void 0&&typeof s.tried!="string"&&
(e=r(e,i+"/exchanges/"+p+"/tried","type",{type:"string"}),t++),s.request!==void 0){let o=s.request;o&&typeof o=="object"&&
!Array.isArray(o)?(o.method===void 0&&(e=r(e,i+"/exchanges/"+p+"/request","required",{missingProperty:"method"}),t++),o.
path===void 0&&(e=r(e,i+"/exchanges/"+p+"/request","required",{missingProperty:"path"}),t++),o.credential===void 0&&(e=r(
e,i+"/exchanges/"+p+"/request","required",{missingProperty:"credential"}),t++),o.method!==void 0&&typeof o.method!="stri\
ng"&&(e=r(e,i+"/exchanges/"+p+"/request/method","type",{type:"string"}),t++),o.path!==void 0&&typeof o.path!="string"&&(e=
r(e,i+"/exchanges/"+p+"/request/path","type",{type:"string"}),t++),o.credential!==void 0&&typeof o.credential!="string"&&
(e=r(e,i+"/exchanges/"+p+"/request/credential","type",{type:"string"}),t++),o.body!==void 0&&typeof o.body!="string"&&(e=
r(e,i+"/exchanges/"+p+"/request/body","type",{type:"string"}),t++),o.range!==void 0&&typeof o.range!="string"&&(e=r(e,i+
"/exchanges/"+p+"/request/range","type",{type:"string"}),t++),o.isCut!==void 0&&o.isCut!==!0&&(e=r(e,i+"/exchanges/"+p+"\
/request/isCut","const",{allowedValue:!0}),t++)):(e=r(e,i+"/exchanges/"+p+"/request","type",{type:"object"}),t++)}if(s.response!==
void 0){let o=s.response;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.status===void 0&&(e=r(e,i+"/exchanges/"+p+"/r\
esponse","required",{missingProperty:"status"}),t++),o.contentType===void 0&&(e=r(e,i+"/exchanges/"+p+"/response","requi\
red",{missingProperty:"contentType"}),t++),o.body===void 0&&(e=r(e,i+"/exchanges/"+p+"/response","required",{missingProperty:"\
body"}),t++),o.status!==void 0){let m=o.status;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(e=r(e,i+"/exchanges/"+
p+"/response/status","type",{type:"integer"}),t++)}o.contentType!==void 0&&typeof o.contentType!="string"&&(e=r(e,i+"/ex\
changes/"+p+"/response/contentType","type",{type:"string"}),t++),o.body!==void 0&&typeof o.body!="string"&&(e=r(e,i+"/ex\
changes/"+p+"/response/body","type",{type:"string"}),t++)}else e=r(e,i+"/exchanges/"+p+"/response","type",{type:"object"}),
t++}}else e=r(e,i+"/exchanges/"+p,"type",{type:"object"}),t++}}else e=r(e,i+"/exchanges","type",{type:"array"}),t++}if(f.
unknowns!==void 0){let n=f.unknowns;if(Array.isArray(n)){let d=n.length;for(let p=0;p<d;p++){let s=n[p];if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.unknown===void 0&&(e=r(e,i+"/unknowns/"+p,"required",{missingProperty:"unknown"}),t++),
s.operationId===void 0&&(e=r(e,i+"/unknowns/"+p,"required",{missingProperty:"operationId"}),t++),s.at===void 0&&(e=r(e,i+
"/unknowns/"+p,"required",{missingProperty:"at"}),t++),s.saw===void 0&&(e=r(e,i+"/unknowns/"+p,"required",{missingProperty:"\
saw"}),t++),s.count===void 0&&(e=r(e,i+"/unknowns/"+p,"required",{missingProperty:"count"}),t++),s.unknown!==void 0&&typeof s.
unknown!="string"&&(e=r(e,i+"/unknowns/"+p+"/unknown","type",{type:"string"}),t++),s.operationId!==void 0&&typeof s.operationId!=
"string"&&(e=r(e,i+"/unknowns/"+p+"/operationId","type",{type:"string"}),t++),s.at!==void 0&&typeof s.at!="string"&&(e=r(
e,i+"/unknowns/"+p+"/at","type",{type:"string"}),t++),s.saw!==void 0&&typeof s.saw!="string"&&(e=r(e,i+"/unknowns/"+p+"/\
saw","type",{type:"string"}),t++),s.count!==void 0){let o=s.count;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=
r(e,i+"/unknowns/"+p+"/count","type",{type:"integer"}),t++),typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=r(e,i+"\
/unknowns/"+p+"/count","minimum",{comparison:">=",limit:0}),t++)}if(s.evidence!==void 0){let o=s.evidence;typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,i+"/unknowns/"+p+"/evidence","type",{type:"integer"}),t++),typeof o=="numbe\
r"&&isFinite(o)&&(o<0||isNaN(o))&&(e=r(e,i+"/unknowns/"+p+"/evidence","minimum",{comparison:">=",limit:0}),t++)}}else e=
r(e,i+"/unknowns/"+p,"type",{type:"object"}),t++}}else e=r(e,i+"/unknowns","type",{type:"array"}),t++}if(f.leftovers!==void 0){
let n=f.leftovers;if(Array.isArray(n)){let d=n.length;for(let p=0;p<d;p++){let s=n[p];if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.what===void 0&&(e=r(e,i+"/leftovers/"+p,"required",{missingProperty:"what"}),t++),s.why===void 0&&(e=r(e,i+"/le\
ftovers/"+p,"required",{missingProperty:"why"}),t++),s.remedy===void 0&&(e=r(e,i+"/leftovers/"+p,"required",{missingProperty:"\
remedy"}),t++),s.what!==void 0&&typeof s.what!="string"&&(e=r(e,i+"/leftovers/"+p+"/what","type",{type:"string"}),t++),s.
why!==void 0&&typeof s.why!="string"&&(e=r(e,i+"/leftovers/"+p+"/why","type",{type:"string"}),t++),s.remedy!==void 0&&typeof s.
remedy!="string"&&(e=r(e,i+"/leftovers/"+p+"/remedy","type",{type:"string"}),t++),s.unconfirmed!==void 0&&s.unconfirmed!==
!0&&(e=r(e,i+"/leftovers/"+p+"/unconfirmed","const",{allowedValue:!0}),t++),s.changed!==void 0&&s.changed!==!0&&(e=r(e,i+
"/leftovers/"+p+"/changed","const",{allowedValue:!0}),t++),s.undo!==void 0){let o=s.undo;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.operationId===void 0&&(e=r(e,i+"/leftovers/"+p+"/undo","required",{missingProperty:"operationId"}),t++),
o.path===void 0&&(e=r(e,i+"/leftovers/"+p+"/undo","required",{missingProperty:"path"}),t++),o.operationId!==void 0&&typeof o.
operationId!="string"&&(e=r(e,i+"/leftovers/"+p+"/undo/operationId","type",{type:"string"}),t++),o.path!==void 0){let m=o.
path;if(m&&typeof m=="object"&&!Array.isArray(m))for(let y in m)typeof m[y]!="string"&&(e=r(e,i+"/leftovers/"+p+"/undo/p\
ath/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),t++);else e=r(e,i+"/leftovers/"+p+"/undo/path","t\
ype",{type:"object"}),t++}}else e=r(e,i+"/leftovers/"+p+"/undo","type",{type:"object"}),t++}}else e=r(e,i+"/leftovers/"+
p,"type",{type:"object"}),t++}}else e=r(e,i+"/leftovers","type",{type:"array"}),t++}if(f.retries!==void 0){let n=f.retries;
if(Array.isArray(n)){let d=n.length;for(let p=0;p<d;p++){let s=n[p];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.operationId===
void 0&&(e=r(e,i+"/retries/"+p,"required",{missingProperty:"operationId"}),t++),s.why===void 0&&(e=r(e,i+"/retries/"+p,"\
required",{missingProperty:"why"}),t++),s.count===void 0&&(e=r(e,i+"/retries/"+p,"required",{missingProperty:"count"}),t++),
s.operationId!==void 0&&typeof s.operationId!="string"&&(e=r(e,i+"/retries/"+p+"/operationId","type",{type:"string"}),t++),
s.why!==void 0&&typeof s.why!="string"&&(e=r(e,i+"/retries/"+p+"/why","type",{type:"string"}),t++),s.count!==void 0){let o=s.
count;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,i+"/retries/"+p+"/count","type",{type:"integer"}),t++),
typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=r(e,i+"/retries/"+p+"/count","minimum",{comparison:">=",limit:1}),t++)}}else
e=r(e,i+"/retries/"+p,"type",{type:"object"}),t++}}else e=r(e,i+"/retries","type",{type:"array"}),t++}if(f.baseline!==void 0){
let n=f.baseline;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.notes===void 0&&(e=r(e,i+"/baseline","required",{missingProperty:"\
notes"}),t++),n.contradicted===void 0&&(e=r(e,i+"/baseline","required",{missingProperty:"contradicted"}),t++),n.mended===
void 0&&(e=r(e,i+"/baseline","required",{missingProperty:"mended"}),t++),n.untested===void 0&&(e=r(e,i+"/baseline","requ\
ired",{missingProperty:"untested"}),t++),n.notes!==void 0){let d=n.notes;if(Array.isArray(d)){let p=d.length;for(let s=0;s<
p;s++)typeof d[s]!="string"&&(e=r(e,i+"/baseline/notes/"+s,"type",{type:"string"}),t++)}else e=r(e,i+"/baseline/notes","\
type",{type:"array"}),t++}if(n.contradicted!==void 0){let d=n.contradicted;if(Array.isArray(d)){let p=d.length;for(let s=0;s<
p;s++)typeof d[s]!="string"&&(e=r(e,i+"/baseline/contradicted/"+s,"type",{type:"string"}),t++)}else e=r(e,i+"/baseline/c\
ontradicted","type",{type:"array"}),t++}if(n.mended!==void 0){let d=n.mended;if(Array.isArray(d)){let p=d.length;for(let s=0;s<
p;s++)typeof d[s]!="string"&&(e=r(e,i+"/baseline/mended/"+s,"type",{type:"string"}),t++)}else e=r(e,i+"/baseline/mended",
"type",{type:"array"}),t++}if(n.untested!==void 0){let d=n.untested;if(Array.isArray(d)){let p=d.length;for(let s=0;s<p;s++)
typeof d[s]!="string"&&(e=r(e,i+"/baseline/untested/"+s,"type",{type:"string"}),t++)}else e=r(e,i+"/baseline/untested","\
type",{type:"array"}),t++}}else e=r(e,i+"/baseline","type",{type:"object"}),t++}}else e=r(e,i,"type",{type:"object"}),t++;
return _.errors=e,t===0}var G=A;function A(f,{instancePath:i=""}={}){let e=null,t=0;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.target===void 0&&(e=
r(e,i,"required",{missingProperty:"target"}),t++),f.leftovers===void 0&&(e=r(e,i,"required",{missingProperty:"leftovers"}),
t++),f.target!==void 0&&typeof f.target!="string"&&(e=r(e,i+"/target","type",{type:"string"}),t++),f.leftovers!==void 0){
let n=f.leftovers;if(Array.isArray(n)){let d=n.length;for(let p=0;p<d;p++){let s=n[p];if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.what===void 0&&(e=r(e,i+"/leftovers/"+p,"required",{missingProperty:"what"}),t++),s.why===void 0&&(e=r(e,i+"/le\
ftovers/"+p,"required",{missingProperty:"why"}),t++),s.remedy===void 0&&(e=r(e,i+"/leftovers/"+p,"required",{missingProperty:"\
remedy"}),t++),s.what!==void 0&&typeof s.what!="string"&&(e=r(e,i+"/leftovers/"+p+"/what","type",{type:"string"}),t++),s.
why!==void 0&&typeof s.why!="string"&&(e=r(e,i+"/leftovers/"+p+"/why","type",{type:"string"}),t++),s.remedy!==void 0&&typeof s.
remedy!="string"&&(e=r(e,i+"/leftovers/"+p+"/remedy","type",{type:"string"}),t++),s.unconfirmed!==void 0&&s.unconfirmed!==
!0&&(e=r(e,i+"/leftovers/"+p+"/unconfirmed","const",{allowedValue:!0}),t++),s.changed!==void 0&&s.changed!==!0&&(e=r(e,i+
"/leftovers/"+p+"/changed","const",{allowedValue:!0}),t++),s.undo!==void 0){let o=s.undo;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.operationId===void 0&&(e=r(e,i+"/leftovers/"+p+"/undo","required",{missingProperty:"operationId"}),t++),
o.path===void 0&&(e=r(e,i+"/leftovers/"+p+"/undo","required",{missingProperty:"path"}),t++),o.operationId!==void 0&&typeof o.
operationId!="string"&&(e=r(e,i+"/leftovers/"+p+"/undo/operationId","type",{type:"string"}),t++),o.path!==void 0){let m=o.
path;if(m&&typeof m=="object"&&!Array.isArray(m))for(let y in m)typeof m[y]!="string"&&(e=r(e,i+"/leftovers/"+p+"/undo/p\
ath/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),t++);else e=r(e,i+"/leftovers/"+p+"/undo/path","t\
ype",{type:"object"}),t++}}else e=r(e,i+"/leftovers/"+p+"/undo","type",{type:"object"}),t++}}else e=r(e,i+"/leftovers/"+
p,"type",{type:"object"}),t++}}else e=r(e,i+"/leftovers","type",{type:"array"}),t++}}else e=r(e,i,"type",{type:"object"}),
t++;return A.errors=e,t===0}function r(f,i,e,t,n=""){return $(f,[{instancePath:i,schemaPath:n,keyword:e,params:t}])}function $(f,i){
if(f===null)return i;for(let e of i)f.length<2e3&&f.push(e);return f}var z=F,H=J,U=G;export{z as fixtures,H as ledger,U as leftovers};
