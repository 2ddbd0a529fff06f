// Generated from contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json and src/verifier/reports/ledger.schema.json instead of this file.
var _=b,g={$schema:"https://json-schema.org/draft/2020-12/schema",type:"object",required:["project_id"],additionalProperties:!1,
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
defs/token"},no_access:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token",deprecated:!0}}}}};var l=Object.prototype.hasOwnProperty,y=f=>[...f].length,x=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),q=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function b(f,{instancePath:t=""}={}){let e=null,i=0;if(f&&typeof f=="ob\
ject"&&!Array.isArray(f)){f.project_id===void 0&&(e=r(e,t,"required",{missingProperty:"project_id"}),i++);for(let n in f)
l.call(g.properties,n)||(e=r(e,t,"additionalProperties",{additionalProperty:n}),i++);if(f.$schema!==void 0&&typeof f.$schema!=
"string"&&(e=r(e,t+"/$schema","type",{type:"string"}),i++),f.$comment!==void 0&&typeof f.$comment!="string"&&(e=r(e,t+"/\
$comment","type",{type:"string"}),i++),f.project_id!==void 0){let n=f.project_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+
"/project_id","maxLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/project_id","minLength",{limit:1}),i++)):(e=r(e,t+"/proje\
ct_id","type",{type:"string"}),i++)}if(f.app_id!==void 0){let n=f.app_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/app_id",
"maxLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/app_id","minLength",{limit:1}),i++)):(e=r(e,t+"/app_id","type",{type:"s\
tring"}),i++)}if(f.other_app_id!==void 0){let n=f.other_app_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/other_app_id","m\
axLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/other_app_id","minLength",{limit:1}),i++)):(e=r(e,t+"/other_app_id","type",
{type:"string"}),i++)}if(f.build_id!==void 0){let n=f.build_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/build_id","maxLe\
ngth",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/build_id","minLength",{limit:1}),i++)):(e=r(e,t+"/build_id","type",{type:"str\
ing"}),i++)}if(f.container_id!==void 0){let n=f.container_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/container_id","max\
Length",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/container_id","minLength",{limit:1}),i++)):(e=r(e,t+"/container_id","type",
{type:"string"}),i++)}if(f.run_id!==void 0){let n=f.run_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/run_id","maxLength",
{limit:256}),i++),y(n)<1&&(e=r(e,t+"/run_id","minLength",{limit:1}),i++)):(e=r(e,t+"/run_id","type",{type:"string"}),i++)}
if(f.service_account_id!==void 0){let n=f.service_account_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/service_account_id",
"maxLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/service_account_id","minLength",{limit:1}),i++)):(e=r(e,t+"/service_acc\
ount_id","type",{type:"string"}),i++)}if(f.owner!==void 0){let n=f.owner;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/owner",
"maxLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/owner","minLength",{limit:1}),i++)):(e=r(e,t+"/owner","type",{type:"str\
ing"}),i++)}if(f.repo!==void 0){let n=f.repo;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/repo","maxLength",{limit:256}),i++),
y(n)<1&&(e=r(e,t+"/repo","minLength",{limit:1}),i++)):(e=r(e,t+"/repo","type",{type:"string"}),i++)}if(f.codehost!==void 0){
let n=f.codehost;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/codehost","maxLength",{limit:256}),i++),y(n)<1&&(e=r(e,t+"/cod\
ehost","minLength",{limit:1}),i++)):(e=r(e,t+"/codehost","type",{type:"string"}),i++)}if(f.filename!==void 0){let n=f.filename;
typeof n=="string"?y(n)<1&&(e=r(e,t+"/filename","minLength",{limit:1}),i++):(e=r(e,t+"/filename","type",{type:"string"}),
i++)}if(f.region!==void 0){let n=f.region;typeof n=="string"?y(n)<1&&(e=r(e,t+"/region","minLength",{limit:1}),i++):(e=r(
e,t+"/region","type",{type:"string"}),i++)}if(f.month!==void 0){let n=f.month;typeof n=="string"?y(n)<1&&(e=r(e,t+"/mont\
h","minLength",{limit:1}),i++):(e=r(e,t+"/month","type",{type:"string"}),i++),typeof n=="string"?x.test(n)||(e=r(e,t+"/m\
onth","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),i++):(e=r(e,t+"/month","type",{type:"string"}),i++)}if(f.terminating_container_id!==
void 0){let n=f.terminating_container_id;typeof n=="string"?(y(n)>256&&(e=r(e,t+"/terminating_container_id","maxLength",
{limit:256}),i++),y(n)<1&&(e=r(e,t+"/terminating_container_id","minLength",{limit:1}),i++)):(e=r(e,t+"/terminating_conta\
iner_id","type",{type:"string"}),i++)}if(f.further!==void 0){let n=f.further;if(n&&typeof n=="object"&&!Array.isArray(n)){
for(let s in n)s==="container_ids"||s==="run_ids"||s==="build_ids"||s==="service_account_ids"||s==="repos"||(e=r(e,t+"/f\
urther","additionalProperties",{additionalProperty:s}),i++);if(n.container_ids!==void 0){let s=n.container_ids;if(Array.
isArray(s)){let d=s.length;for(let o=0;o<d;o++){let p=s[o];typeof p=="string"?(y(p)>256&&(e=r(e,t+"/further/container_id\
s/"+o,"maxLength",{limit:256}),i++),y(p)<1&&(e=r(e,t+"/further/container_ids/"+o,"minLength",{limit:1}),i++)):(e=r(e,t+"\
/further/container_ids/"+o,"type",{type:"string"}),i++)}}else e=r(e,t+"/further/container_ids","type",{type:"array"}),i++}
if(n.run_ids!==void 0){let s=n.run_ids;if(Array.isArray(s)){let d=s.length;for(let o=0;o<d;o++){let p=s[o];typeof p=="st\
ring"?(y(p)>256&&(e=r(e,t+"/further/run_ids/"+o,"maxLength",{limit:256}),i++),y(p)<1&&(e=r(e,t+"/further/run_ids/"+o,"mi\
nLength",{limit:1}),i++)):(e=r(e,t+"/further/run_ids/"+o,"type",{type:"string"}),i++)}}else e=r(e,t+"/further/run_ids","\
type",{type:"array"}),i++}if(n.build_ids!==void 0){let s=n.build_ids;if(Array.isArray(s)){let d=s.length;for(let o=0;o<d;o++){
let p=s[o];typeof p=="string"?(y(p)>256&&(e=r(e,t+"/further/build_ids/"+o,"maxLength",{limit:256}),i++),y(p)<1&&(e=r(e,t+
"/further/build_ids/"+o,"minLength",{limit:1}),i++)):(e=r(e,t+"/further/build_ids/"+o,"type",{type:"string"}),i++)}}else
e=r(e,t+"/further/build_ids","type",{type:"array"}),i++}if(n.service_account_ids!==void 0){let s=n.service_account_ids;if(Array.
isArray(s)){let d=s.length;for(let o=0;o<d;o++){let p=s[o];typeof p=="string"?(y(p)>256&&(e=r(e,t+"/further/service_acco\
unt_ids/"+o,"maxLength",{limit:256}),i++),y(p)<1&&(e=r(e,t+"/further/service_account_ids/"+o,"minLength",{limit:1}),i++)):
(e=r(e,t+"/further/service_account_ids/"+o,"type",{type:"string"}),i++)}}else e=r(e,t+"/further/service_account_ids","ty\
pe",{type:"array"}),i++}if(n.repos!==void 0){let s=n.repos;if(Array.isArray(s)){let d=s.length;for(let o=0;o<d;o++){let p=s[o];
typeof p=="string"?(y(p)>256&&(e=r(e,t+"/further/repos/"+o,"maxLength",{limit:256}),i++),y(p)<1&&(e=r(e,t+"/further/repo\
s/"+o,"minLength",{limit:1}),i++)):(e=r(e,t+"/further/repos/"+o,"type",{type:"string"}),i++)}}else e=r(e,t+"/further/rep\
os","type",{type:"array"}),i++}}else e=r(e,t+"/further","type",{type:"object"}),i++}if(f.disposable!==void 0){let n=f.disposable;
if(n&&typeof n=="object"&&!Array.isArray(n)){for(let s in n)s==="app_id"||s==="api_key_id"||s==="domain"||(e=r(e,t+"/dis\
posable","additionalProperties",{additionalProperty:s}),i++);if(n.app_id!==void 0){let s=n.app_id;typeof s=="string"?(y(
s)>256&&(e=r(e,t+"/disposable/app_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/disposable/app_id","minLength",{limit:1}),
i++)):(e=r(e,t+"/disposable/app_id","type",{type:"string"}),i++)}if(n.api_key_id!==void 0){let s=n.api_key_id;typeof s==
"string"?(y(s)>256&&(e=r(e,t+"/disposable/api_key_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/disposable/api_ke\
y_id","minLength",{limit:1}),i++)):(e=r(e,t+"/disposable/api_key_id","type",{type:"string"}),i++)}if(n.domain!==void 0){
let s=n.domain;typeof s=="string"?y(s)<1&&(e=r(e,t+"/disposable/domain","minLength",{limit:1}),i++):(e=r(e,t+"/disposabl\
e/domain","type",{type:"string"}),i++),typeof s=="string"?q.test(s)||(e=r(e,t+"/disposable/domain","pattern",{pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),i++):(e=r(e,t+"/disposable/domain","type",{type:"string"}),i++)}}else e=
r(e,t+"/disposable","type",{type:"object"}),i++}if(f.refused!==void 0){let n=f.refused;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let s in n)s==="api_key_id"||s==="domain_id"||(e=r(e,t+"/refused","additionalProperties",{additionalProperty:s}),
i++);if(n.api_key_id!==void 0){let s=n.api_key_id;typeof s=="string"?(y(s)>256&&(e=r(e,t+"/refused/api_key_id","maxLengt\
h",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/refused/api_key_id","minLength",{limit:1}),i++)):(e=r(e,t+"/refused/api_key_id",
"type",{type:"string"}),i++)}if(n.domain_id!==void 0){let s=n.domain_id;typeof s=="string"?(y(s)>256&&(e=r(e,t+"/refused\
/domain_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/refused/domain_id","minLength",{limit:1}),i++)):(e=r(e,t+"/\
refused/domain_id","type",{type:"string"}),i++)}}else e=r(e,t+"/refused","type",{type:"object"}),i++}if(f.foreign!==void 0){
let n=f.foreign;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let s in n)l.call(g.properties.foreign.properties,s)||(e=
r(e,t+"/foreign","additionalProperties",{additionalProperty:s}),i++);if(n.owner!==void 0){let s=n.owner;typeof s=="strin\
g"?(y(s)>256&&(e=r(e,t+"/foreign/owner","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/owner","minLength",{limit:1}),
i++)):(e=r(e,t+"/foreign/owner","type",{type:"string"}),i++)}if(n.repo!==void 0){let s=n.repo;typeof s=="string"?(y(s)>256&&
(e=r(e,t+"/foreign/repo","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/repo","minLength",{limit:1}),i++)):(e=
r(e,t+"/foreign/repo","type",{type:"string"}),i++)}if(n.project_id!==void 0){let s=n.project_id;typeof s=="string"?(y(s)>
256&&(e=r(e,t+"/foreign/project_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/project_id","minLength",{limit:1}),
i++)):(e=r(e,t+"/foreign/project_id","type",{type:"string"}),i++)}if(n.app_id!==void 0){let s=n.app_id;typeof s=="string"?
(y(s)>256&&(e=r(e,t+"/foreign/app_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/app_id","minLength",{limit:1}),
i++)):(e=r(e,t+"/foreign/app_id","type",{type:"string"}),i++)}if(n.build_id!==void 0){let s=n.build_id;typeof s=="string"?
(y(s)>256&&(e=r(e,t+"/foreign/build_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/build_id","minLength",{
limit:1}),i++)):(e=r(e,t+"/foreign/build_id","type",{type:"string"}),i++)}if(n.container_id!==void 0){let s=n.container_id;
typeof s=="string"?(y(s)>256&&(e=r(e,t+"/foreign/container_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/\
container_id","minLength",{limit:1}),i++)):(e=r(e,t+"/foreign/container_id","type",{type:"string"}),i++)}if(n.run_id!==void 0){
let s=n.run_id;typeof s=="string"?(y(s)>256&&(e=r(e,t+"/foreign/run_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"\
/foreign/run_id","minLength",{limit:1}),i++)):(e=r(e,t+"/foreign/run_id","type",{type:"string"}),i++)}if(n.api_key_id!==
void 0){let s=n.api_key_id;typeof s=="string"?(y(s)>256&&(e=r(e,t+"/foreign/api_key_id","maxLength",{limit:256}),i++),y(
s)<1&&(e=r(e,t+"/foreign/api_key_id","minLength",{limit:1}),i++)):(e=r(e,t+"/foreign/api_key_id","type",{type:"string"}),
i++)}if(n.domain_id!==void 0){let s=n.domain_id;typeof s=="string"?(y(s)>256&&(e=r(e,t+"/foreign/domain_id","maxLength",
{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/domain_id","minLength",{limit:1}),i++)):(e=r(e,t+"/foreign/domain_id","type",
{type:"string"}),i++)}if(n.service_account_id!==void 0){let s=n.service_account_id;typeof s=="string"?(y(s)>256&&(e=r(e,
t+"/foreign/service_account_id","maxLength",{limit:256}),i++),y(s)<1&&(e=r(e,t+"/foreign/service_account_id","minLength",
{limit:1}),i++)):(e=r(e,t+"/foreign/service_account_id","type",{type:"string"}),i++)}}else e=r(e,t+"/foreign","type",{type:"\
object"}),i++}if(f.tokens!==void 0){let n=f.tokens;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let s in n)s==="owne\
r"||s==="member"||s==="expired"||s==="no_access"||s==="other_project"||(e=r(e,t+"/tokens","additionalProperties",{additionalProperty:s}),
i++);if(n.owner!==void 0){let s=n.owner;typeof s=="string"?y(s)<1&&(e=r(e,t+"/tokens/owner","minLength",{limit:1}),i++):
(e=r(e,t+"/tokens/owner","type",{type:"string"}),i++)}if(n.member!==void 0){let s=n.member;typeof s=="string"?y(s)<1&&(e=
r(e,t+"/tokens/member","minLength",{limit:1}),i++):(e=r(e,t+"/tokens/member","type",{type:"string"}),i++)}if(n.expired!==
void 0){let s=n.expired;typeof s=="string"?y(s)<1&&(e=r(e,t+"/tokens/expired","minLength",{limit:1}),i++):(e=r(e,t+"/tok\
ens/expired","type",{type:"string"}),i++)}if(n.no_access!==void 0){let s=n.no_access;typeof s=="string"?y(s)<1&&(e=r(e,t+
"/tokens/no_access","minLength",{limit:1}),i++):(e=r(e,t+"/tokens/no_access","type",{type:"string"}),i++)}if(n.other_project!==
void 0){let s=n.other_project;typeof s=="string"?y(s)<1&&(e=r(e,t+"/tokens/other_project","minLength",{limit:1}),i++):(e=
r(e,t+"/tokens/other_project","type",{type:"string"}),i++)}}else e=r(e,t+"/tokens","type",{type:"object"}),i++}}else e=r(
e,t,"type",{type:"object"}),i++;return b.errors=e,i===0}var A=w,k={$schema:"https://json-schema.org/draft/2020-12/schema",
$id:"urn:project-resources:ledger:2",type:"object",required:["format","target","document","tier","run","fixtures","facts",
"exchanges","unknowns","leftovers"],properties:{format:{const:2},target:{type:"string"},document:{type:"object",required:[
"version","sha256"],properties:{version:{type:"string"},sha256:{type:"string"}}},tier:{enum:["read","write","destructive",
"passive"]},run:{type:"object",required:["id","startedAt","seconds","requests"],properties:{id:{type:"string"},startedAt:{
type:"string"},seconds:{type:"number",minimum:0},requests:{type:"integer",minimum:0}}},incomplete:{type:"string"},names:{
type:"object",additionalProperties:{type:"string"}},fixtures:{type:"array",items:{$ref:"#/$defs/fixture"}},facts:{type:"\
array",items:{$ref:"#/$defs/finding"}},exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}},unknowns:{type:"array",items:{
$ref:"#/$defs/observation"}},leftovers:{type:"array",items:{$ref:"#/$defs/leftover"}},retries:{type:"array",items:{$ref:"\
#/$defs/retry"}},baseline:{type:"object",required:["notes","contradicted","mended","untested"],properties:{notes:{type:"\
array",items:{type:"string"}},contradicted:{type:"array",items:{type:"string"}},mended:{type:"array",items:{type:"string"}},
untested:{type:"array",items:{type:"string"}}}}},$defs:{finding:{description:"A documented fact and its verdict.",type:"\
object",required:["id","operationId","kind","says","verdict","evidence"],properties:{id:{description:"ID of the fact, su\
ch as `updateApp/body.port/maximum`. Stable across versions of the document.",type:"string"},operationId:{description:"O\
peration that the fact belongs to.",type:"string"},kind:{description:"Kind of fact.",enum:["operation","status","auth","\
parameter","default","limit","enum","type","format","presence","omission","rule","expectation","access"]},says:{description:"\
The fact as a sentence.",type:"string"},verdict:{description:"`verified`: the service conforms. `contradicted`: it does \
not. `assumption contradicted`: it does not, but the document only assumes the fact, so no contract is broken. `unexerci\
sed`: this run did not test the fact. `unprovable here`: this target cannot show whether the fact is true.",enum:["verif\
ied","contradicted","assumption contradicted","unexercised","unprovable here"]},reason:{description:"For every verdict e\
xcept `verified`: what the service did instead, or why the fact was not tested.",type:"string"},pointer:{description:"JS\
ON pointer to the wrong value, or to the missing field, in the response body of the last exchange in `evidence`. In the \
redacted body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"string"},restsOn:{description:"\
IDs of the entries of the register of unknowns on which the fact rests, or that excuse its violation.",type:"array",items:{
type:"string"}},unhonoured:{description:"Set if the fact is unexercised because no response shows that the service honou\
rs the name of a query parameter.",const:!0},needs:{description:"What would permit the run to test the fact: a tier, or \
`cost` for `--allow-cost`.",enum:["write","destructive","cost"]},settledMs:{description:"Milliseconds after which the ef\
fect showed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{description:"Indexes into `exchanges` of \
the exchanges that the verdict is based on; for a contradiction, those that show it or, if the check does not name them,\
 its last ones, in the order in which they were sent.",type:"array",items:{type:"integer",minimum:0}}}},exchange:{description:"\
A request and its response. Secrets and undocumented values are redacted.",type:"object",required:["operationId","tried",
"request","response"],properties:{operationId:{description:"Operation that was called.",type:"string"},tried:{description:"\
The check that sent the request, in words.",type:"string"},request:{description:"The request.",type:"object",required:["\
method","path","credential"],properties:{method:{description:"HTTP method.",type:"string"},path:{description:"Path and q\
uery, without the origin; `***` for a presigned URL.",type:"string"},credential:{description:"Which token was sent, in w\
ords.",type:"string"},body:{description:"Request body. Absent if none was sent.",type:"string"},range:{description:"Rang\
e header of a download from a presigned URL.",type:"string"}}},response:{description:"The response.",type:"object",required:[
"status","contentType","body"],properties:{status:{description:"HTTP status.",type:"integer"},contentType:{description:"\
Media type without parameters. Empty if there was none.",type:"string"},body:{description:"Response body. Empty if there\
 was none.",type:"string"}}}}},fixture:{description:"A value of the environment that the checks need.",type:"object",required:[
"name","source"],properties:{name:{description:"Name in the fixtures file, with dots for nesting.",type:"string"},source:{
description:"`given`: named by the user. `found`: found by the run. `missing`: facts that need it are unexercised.",enum:[
"given","found","missing"]},value:{description:"The value. Absent if the fixture is missing, and for tokens.",type:["str\
ing","array"],items:{type:"string"}},how:{description:"Where the run found it, or why it is missing.",type:"string"},variable:{
description:"Environment variable from which a token was read. Absent if the fixtures name none.",type:"string"}}},observation:{
description:"What the run observed about an entry of the register of unknowns.",type:"object",required:["unknown","opera\
tionId","at","saw","count"],properties:{unknown:{description:"ID of the entry.",type:"string"},operationId:{description:"\
Operation whose response was observed.",type:"string"},at:{description:"Place in the response, such as `2XX item.status`\
, or what was sent, in words.",type:"string"},saw:{description:'Observed value, such as `200`, `string` or `"RUNNING"`.',
type:"string"},count:{description:"Number of observations.",type:"integer",minimum:0},evidence:{description:"Index into \
`exchanges` of one exchange with this observation.",type:"integer",minimum:0}}},retry:{description:"How often requests o\
f an operation were repeated for a reason.",type:"object",required:["operationId","why","count"],properties:{operationId:{
description:"Operation that was called.",type:"string"},why:{description:"The reason, such as `got 503` or `no response`\
.",type:"string"},count:{description:"Number of repetitions.",type:"integer",minimum:1}}},leftover:{description:"An item\
 that the run created or changed, and may not have deleted or restored.",type:"object",required:["what","why","remedy"],
properties:{what:{description:"The item, such as `the domain verify-1a2b-3.example.com (domain-17)`.",type:"string"},why:{
description:"Why the item could not be deleted or restored.",type:"string"},remedy:{description:"What you can do about t\
he item.",type:"string"},unconfirmed:{description:"Present if the service has accepted the deletion of the item, but doe\
s not show whether deletions take effect.",const:!0},changed:{description:"Present if the run has changed the item, whic\
h existed before.",const:!0},undo:{description:"The operation that deletes or restores the item. Absent if none can.",type:"\
object",required:["operationId","path"],properties:{operationId:{description:"Operation to call.",type:"string"},path:{description:"\
Path parameters of the operation.",type:"object",additionalProperties:{type:"string"}}}}}}}},h={description:"A value of \
the environment that the checks need.",type:"object",required:["name","source"],properties:{name:{description:"Name in t\
he fixtures file, with dots for nesting.",type:"string"},source:{description:"`given`: named by the user. `found`: found\
 by the run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},value:{description:"The v\
alue. Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"string"}},how:{description:"\
Where the run found it, or why it is missing.",type:"string"},variable:{description:"Environment variable from which a t\
oken was read. Absent if the fixtures name none.",type:"string"}}},m={description:"A documented fact and its verdict.",type:"\
object",required:["id","operationId","kind","says","verdict","evidence"],properties:{id:{description:"ID of the fact, su\
ch as `updateApp/body.port/maximum`. Stable across versions of the document.",type:"string"},operationId:{description:"O\
peration that the fact belongs to.",type:"string"},kind:{description:"Kind of fact.",enum:["operation","status","auth","\
parameter","default","limit","enum","type","format","presence","omission","rule","expectation","access"]},says:{description:"\
The fact as a sentence.",type:"string"},verdict:{description:"`verified`: the service conforms. `contradicted`: it does \
not. `assumption contradicted`: it does not, but the document only assumes the fact, so no contract is broken. `unexerci\
sed`: this run did not test the fact. `unprovable here`: this target cannot show whether the fact is true.",enum:["verif\
ied","contradicted","assumption contradicted","unexercised","unprovable here"]},reason:{description:"For every verdict e\
xcept `verified`: what the service did instead, or why the fact was not tested.",type:"string"},pointer:{description:"JS\
ON pointer to the wrong value, or to the missing field, in the response body of the last exchange in `evidence`. In the \
redacted body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"string"},restsOn:{description:"\
IDs of the entries of the register of unknowns on which the fact rests, or that excuse its violation.",type:"array",items:{
type:"string"}},unhonoured:{description:"Set if the fact is unexercised because no response shows that the service honou\
rs the name of a query parameter.",const:!0},needs:{description:"What would permit the run to test the fact: a tier, or \
`cost` for `--allow-cost`.",enum:["write","destructive","cost"]},settledMs:{description:"Milliseconds after which the ef\
fect showed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{description:"Indexes into `exchanges` of \
the exchanges that the verdict is based on; for a contradiction, those that show it or, if the check does not name them,\
 its last ones, in the order in which they were sent.",type:"array",items:{type:"integer",minimum:0}}}};function w(f,{instancePath:t=""}={}){let e=null,i=0;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.format===void 0&&(e=
r(e,t,"required",{missingProperty:"format"}),i++),f.target===void 0&&(e=r(e,t,"required",{missingProperty:"target"}),i++),
f.document===void 0&&(e=r(e,t,"required",{missingProperty:"document"}),i++),f.tier===void 0&&(e=r(e,t,"required",{missingProperty:"\
tier"}),i++),f.run===void 0&&(e=r(e,t,"required",{missingProperty:"run"}),i++),f.fixtures===void 0&&(e=r(e,t,"required",
{missingProperty:"fixtures"}),i++),f.facts===void 0&&(e=r(e,t,"required",{missingProperty:"facts"}),i++),f.exchanges===void 0&&
(e=r(e,t,"required",{missingProperty:"exchanges"}),i++),f.unknowns===void 0&&(e=r(e,t,"required",{missingProperty:"unkno\
wns"}),i++),f.leftovers===void 0&&(e=r(e,t,"required",{missingProperty:"leftovers"}),i++),f.format!==void 0&&f.format!==
2&&(e=r(e,t+"/format","const",{allowedValue:2}),i++),f.target!==void 0&&typeof f.target!="string"&&(e=r(e,t+"/target","t\
ype",{type:"string"}),i++),f.document!==void 0){let n=f.document;n&&typeof n=="object"&&!Array.isArray(n)?(n.version===void 0&&
(e=r(e,t+"/document","required",{missingProperty:"version"}),i++),n.sha256===void 0&&(e=r(e,t+"/document","required",{missingProperty:"\
sha256"}),i++),n.version!==void 0&&typeof n.version!="string"&&(e=r(e,t+"/document/version","type",{type:"string"}),i++),
n.sha256!==void 0&&typeof n.sha256!="string"&&(e=r(e,t+"/document/sha256","type",{type:"string"}),i++)):(e=r(e,t+"/docum\
ent","type",{type:"object"}),i++)}if(f.tier!==void 0){let n=f.tier;n==="read"||n==="write"||n==="destructive"||n==="pass\
ive"||(e=r(e,t+"/tier","enum",{allowedValues:k.properties.tier.enum}),i++)}if(f.run!==void 0){let n=f.run;if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.id===void 0&&(e=r(e,t+"/run","required",{missingProperty:"id"}),i++),n.startedAt===void 0&&
(e=r(e,t+"/run","required",{missingProperty:"startedAt"}),i++),n.seconds===void 0&&(e=r(e,t+"/run","required",{missingProperty:"\
seconds"}),i++),n.requests===void 0&&(e=r(e,t+"/run","required",{missingProperty:"requests"}),i++),n.id!==void 0&&typeof n.
id!="string"&&(e=r(e,t+"/run/id","type",{type:"string"}),i++),n.startedAt!==void 0&&typeof n.startedAt!="string"&&(e=r(e,
t+"/run/startedAt","type",{type:"string"}),i++),n.seconds!==void 0){let s=n.seconds;typeof s=="number"&&isFinite(s)?(s<0||
isNaN(s))&&(e=r(e,t+"/run/seconds","minimum",{comparison:">=",limit:0}),i++):(e=r(e,t+"/run/seconds","type",{type:"numbe\
r"}),i++)}if(n.requests!==void 0){let s=n.requests;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=r(e,t+"/run/re\
quests","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=r(e,t+"/run/requests","minimu\
m",{comparison:">=",limit:0}),i++)}}else e=r(e,t+"/run","type",{type:"object"}),i++}if(f.incomplete!==void 0&&typeof f.incomplete!=
"string"&&(e=r(e,t+"/incomplete","type",{type:"string"}),i++),f.names!==void 0){let n=f.names;if(n&&typeof n=="object"&&
!Array.isArray(n))for(let s in n)typeof n[s]!="string"&&(e=r(e,t+"/names/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"typ\
e",{type:"string"}),i++);else e=r(e,t+"/names","type",{type:"object"}),i++}if(f.fixtures!==void 0){let n=f.fixtures;if(Array.
isArray(n)){let s=n.length;for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0&&
(e=r(e,t+"/fixtures/"+d,"required",{missingProperty:"name"}),i++),o.source===void 0&&(e=r(e,t+"/fixtures/"+d,"required",
{missingProperty:"source"}),i++),o.name!==void 0&&typeof o.name!="string"&&(e=r(e,t+"/fixtures/"+d+"/name","type",{type:"\
string"}),i++),o.source!==void 0){let p=o.source;p==="given"||p==="found"||p==="missing"||(e=r(e,t+"/fixtures/"+d+"/sour\
ce","enum",{allowedValues:h.properties.source.enum}),i++)}if(o.value!==void 0){let p=o.value;if(typeof p!="string"&&!Array.
isArray(p)&&(e=r(e,t+"/fixtures/"+d+"/value","type",{type:h.properties.value.type}),i++),Array.isArray(p)){let u=p.length;
for(let a=0;a<u;a++)typeof p[a]!="string"&&(e=r(e,t+"/fixtures/"+d+"/value/"+a,"type",{type:"string"}),i++)}}o.how!==void 0&&
typeof o.how!="string"&&(e=r(e,t+"/fixtures/"+d+"/how","type",{type:"string"}),i++),o.variable!==void 0&&typeof o.variable!=
"string"&&(e=r(e,t+"/fixtures/"+d+"/variable","type",{type:"string"}),i++)}else e=r(e,t+"/fixtures/"+d,"type",{type:"obj\
ect"}),i++}}else e=r(e,t+"/fixtures","type",{type:"array"}),i++}if(f.facts!==void 0){let n=f.facts;if(Array.isArray(n)){
let s=n.length;for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0&&(e=r(e,t+"\
/facts/"+d,"required",{missingProperty:"id"}),i++),o.operationId===void 0&&(e=r(e,t+"/facts/"+d,"required",{missingProperty:"\
operationId"}),i++),o.kind===void 0&&(e=r(e,t+"/facts/"+d,"required",{missingProperty:"kind"}),i++),o.says===void 0&&(e=
r(e,t+"/facts/"+d,"required",{missingProperty:"says"}),i++),o.verdict===void 0&&(e=r(e,t+"/facts/"+d,"required",{missingProperty:"\
verdict"}),i++),o.evidence===void 0&&(e=r(e,t+"/facts/"+d,"required",{missingProperty:"evidence"}),i++),o.id!==void 0&&typeof o.
id!="string"&&(e=r(e,t+"/facts/"+d+"/id","type",{type:"string"}),i++),o.operationId!==void 0&&typeof o.operationId!="str\
ing"&&(e=r(e,t+"/facts/"+d+"/operationId","type",{type:"string"}),i++),o.kind!==void 0){let p=o.kind;p==="operation"||p===
"status"||p==="auth"||p==="parameter"||p==="default"||p==="limit"||p==="enum"||p==="type"||p==="format"||p==="presence"||
p==="omission"||p==="rule"||p==="expectation"||p==="access"||(e=r(e,t+"/facts/"+d+"/kind","enum",{allowedValues:m.properties.
kind.enum}),i++)}if(o.says!==void 0&&typeof o.says!="string"&&(e=r(e,t+"/facts/"+d+"/says","type",{type:"string"}),i++),
o.verdict!==void 0){let p=o.verdict;p==="verified"||p==="contradicted"||p==="assumption contradicted"||p==="unexercised"||
p==="unprovable here"||(e=r(e,t+"/facts/"+d+"/verdict","enum",{allowedValues:m.properties.verdict.enum}),i++)}if(o.reason!==
void 0&&typeof o.reason!="string"&&(e=r(e,t+"/facts/"+d+"/reason","type",{type:"string"}),i++),o.pointer!==void 0&&typeof o.
pointer!="string"&&(e=r(e,t+"/facts/"+d+"/pointer","type",{type:"string"}),i++),o.restsOn!==void 0){let p=o.restsOn;if(Array.
isArray(p)){let u=p.length;for(let a=0;a<u;a++)typeof p[a]!="string"&&(e=r(e,t+"/facts/"+d+"/restsOn/"+a,"type",{type:"s\
tring"}),i++)}else e=r(e,t+"/facts/"+d+"/restsOn","type",{type:"array"}),i++}if(o.unhonoured!==void 0&&o.unhonoured!==!0&&
(e=r(e,t+"/facts/"+d+"/unhonoured","const",{allowedValue:!0}),i++),o.needs!==void 0){let p=o.needs;p==="write"||p==="des\
tructive"||p==="cost"||(e=r(e,t+"/facts/"+d+"/needs","enum",{allowedValues:m.properties.needs.enum}),i++)}if(o.settledMs!==
void 0){let p=o.settledMs;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=r(e,t+"/facts/"+d+"/settledMs","type",{
type:"integer"}),i++),typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))&&(e=r(e,t+"/facts/"+d+"/settledMs","minimum",{comparison:"\
>=",limit:1}),i++)}if(o.evidence!==void 0){let p=o.evidence;if(Array.isArray(p)){let u=p.length;for(let a=0;a<u;a++){let c=p[a];
typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c)||(e=r(e,t+"/facts/"+d+"/evidence/"+a,"type",{type:"integer"}),i++),typeof c==
"number"&&isFinite(c)&&(c<0||isNaN(c))&&(e=r(e,t+"/facts/"+d+"/evidence/"+a,"minimum",{comparison:">=",limit:0}),i++)}}else
e=r(e,t+"/facts/"+d+"/evidence","type",{type:"array"}),i++}}else e=r(e,t+"/facts/"+d,"type",{type:"object"}),i++}}else e=
r(e,t+"/facts","type",{type:"array"}),i++}if(f.exchanges!==void 0){let n=f.exchanges;if(Array.isArray(n)){let s=n.length;
for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.operationId===void 0&&(e=r(e,t+"/excha\
nges/"+d,"required",{missingProperty:"operationId"}),i++),o.tried===void 0&&(e=r(e,t+"/exchanges/"+d,"required",{missingProperty:"\
tried"}),i++),o.request===void 0&&(e=r(e,t+"/exchanges/"+d,"required",{missingProperty:"request"}),i++),o.response===void 0&&
(e=r(e,t+"/exchanges/"+d,"required",{missingProperty:"response"}),i++),o.operationId!==void 0&&typeof o.operationId!="st\
ring"&&(e=r(e,t+"/exchanges/"+d+"/operationId","type",{type:"string"}),i++),o.tried!==void 0&&typeof o.tried!="string"&&
(e=r(e,t+"/exchanges/"+d+"/tried","type",{type:"string"}),i++),o.request!==void 0){let p=o.request;p&&typeof p=="object"&&
!Array.isArray(p)?(p.method===void 0&&(e=r(e,t+"/exchanges/"+d+"/request","required",{missingProperty:"method"}),i++),p.
path===void 0&&(e=r(e,t+"/exchanges/"+d+"/request","required",{missingProperty:"path"}),i++),p.credential===void 0&&(e=r(
e,t+"/exchanges/"+d+"/request","required",{missingProperty:"credential"}),i++),p.method!==void 0&&typeof p.method!="stri\
ng"&&(e=r(e,t+"/exchanges/"+d+"/request/method","type",{type:"string"}),i++),p.path!==void 0&&typeof p.path!="string"&&(e=
r(e,t+"/exchanges/"+d+"/request/path","type",{type:"string"}),i++),p.credential!==void 0&&typeof p.credential!="string"&&
(e=r(e,t+"/exchanges/"+d+"/request/credential","type",{type:"string"}),i++),p.body!==void 0&&typeof p.body!="string"&&(e=
r(e,t+"/exchanges/"+d+"/request/body","type",{type:"string"}),i++),p.range!==void 0&&typeof p.range!="string"&&(e=r(e,t+
"/exchanges/"+d+"/request/range","type",{type:"string"}),i++)):(e=r(e,t+"/exchanges/"+d+"/request","type",{type:"object"}),
i++)}if(o.response!==void 0){let p=o.response;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.status===void 0&&(e=r(e,
t+"/exchanges/"+d+"/response","required",{missingProperty:"status"}),i++),p.contentType===void 0&&(e=r(e,t+"/exchanges/"+
d+"/response","required",{missingProperty:"contentType"}),i++),p.body===void 0&&(e=r(e,t+"/exchanges/"+d+"/response","re\
quired",{missingProperty:"body"}),i++),p.status!==void 0){let u=p.status;typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(
u)||(e=r(e,t+"/exchanges/"+d+"/response/status","type",{type:"integer"}),i++)}p.contentType!==void 0&&typeof p.contentType!=
"string"&&(e=r(e,t+"/exchanges/"+d+"/response/contentType","type",{type:"string"}),i++),p.body!==void 0&&typeof p.body!=
"string"&&(e=r(e,t+"/exchanges/"+d+"/response/body","type",{type:"string"}),i++)}else e=r(e,t+"/exchanges/"+d+"/response",
"type",{type:"object"}),i++}}else e=r(e,t+"/exchanges/"+d,"type",{type:"object"}),i++}}else e=r(e,t+"/exchanges","type",
{type:"array"}),i++}if(f.unknowns!==void 0){let n=f.unknowns;if(Array.isArray(n)){let s=n.length;for(let d=0;d<s;d++){let o=n[d];
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.unknown===void 0&&(e=r(e,t+"/unknowns/"+d,"required",{missingProperty:"\
unknown"}),i++),o.operationId===void 0&&(e=r(e,t+"/unknowns/"+d,"required",{missingProperty:"operationId"}),i++),o.at===
void 0&&(e=r(e,t+"/unknowns/"+d,"required",{missingProperty:"at"}),i++),o.saw===void 0&&(e=r(e,t+"/unknowns/"+d,"require\
d",{missingProperty:"saw"}),i++),o.count===void 0&&(e=r(e,t+"/unknowns/"+d,"required",{missingProperty:"count"}),i++),o.
unknown!==void 0&&typeof o.unknown!="string"&&(e=r(e,t+"/unknowns/"+d+"/unknown","type",{type:"string"}),i++),o.operationId!==
void 0&&typeof o.operationId!="string"&&(e=r(e,t+"/unknowns/"+d+"/operationId","type",{type:"string"}),i++),o.at!==void 0&&
typeof o.at!="string"&&(e=r(e,t+"/unknowns/"+d+"/at","type",{type:"string"}),i++),o.saw!==void 0&&typeof o.saw!="string"&&
(e=r(e,t+"/unknowns/"+d+"/saw","type",{type:"string"}),i++),o.count!==void 0){let p=o.count;typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)||(e=r(e,t+"/unknowns/"+d+"/count","type",{type:"integer"}),i++),typeof p=="number"&&isFinite(p)&&
(p<0||isNaN(p))&&(e=r(e,t+"/unknowns/"+d+"/count","minimum",{comparison:">=",limit:0}),i++)}if(o.evidence!==void 0){let p=o.
evidence;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=r(e,t+"/unknowns/"+d+"/evidence","type",{type:"integer"}),
i++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=r(e,t+"/unknowns/"+d+"/evidence","minimum",{comparison:">=",limit:0}),
i++)}}else e=r(e,t+"/unknowns/"+d,"type",{type:"object"}),i++}}else e=r(e,t+"/unknowns","type",{type:"array"}),i++}if(f.
leftovers!==void 0){let n=f.leftovers;if(Array.isArray(n)){let s=n.length;for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.what===void 0&&(e=r(e,t+"/leftovers/"+d,"required",{missingProperty:"what"}),i++),o.why===
void 0&&(e=r(e,t+"/leftovers/"+d,"required",{missingProperty:"why"}),i++),o.remedy===void 0&&(e=r(e,t+"/leftovers/"+d,"r\
equired",{missingProperty:"remedy"}),i++),o.what!==void 0&&typeof o.what!="string"&&(e=r(e,t+"/leftovers/"+d+"/what","ty\
pe",{type:"string"}),i++),o.why!==void 0&&typeof o.why!="string"&&(e=r(e,t+"/leftovers/"+d+"/why","type",{type:"string"}),
i++),o.remedy!==void 0&&typeof o.remedy!="string"&&(e=r(e,t+"/leftovers/"+d+"/remedy","type",{type:"string"}),i++),o.unconfirmed!==
void 0&&o.unconfirmed!==!0&&(e=r(e,t+"/leftovers/"+d+"/unconfirmed","const",{allowedValue:!0}),i++),o.changed!==void 0&&
o.changed!==!0&&(e=r(e,t+"/leftovers/"+d+"/changed","const",{allowedValue:!0}),i++),o.undo!==void 0){let p=o.undo;if(p&&
typeof p=="object"&&!Array.isArray(p)){if(p.operationId===void 0&&(e=r(e,t+"/leftovers/"+d+"/undo","required",{missingProperty:"\
operationId"}),i++),p.path===void 0&&(e=r(e,t+"/leftovers/"+d+"/undo","required",{missingProperty:"path"}),i++),p.operationId!==
void 0&&typeof p.operationId!="string"&&(e=r(e,t+"/leftovers/"+d+"/undo/operationId","type",{type:"string"}),i++),p.path!==
void 0){let u=p.path;if(u&&typeof u=="object"&&!Array.isArray(u))for(let a in u)typeof u[a]!="string"&&(e=r(e,t+"/leftov\
ers/"+d+"/undo/path/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else e=r(e,t+"/leftovers/"+d+
"/undo/path","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+d+"/undo","type",{type:"object"}),i++}}else e=r(e,t+
"/leftovers/"+d,"type",{type:"object"}),i++}}else e=r(e,t+"/leftovers","type",{type:"array"}),i++}if(f.retries!==void 0){
let n=f.retries;if(Array.isArray(n)){let s=n.length;for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.operationId===void 0&&(e=r(e,t+"/retries/"+d,"required",{missingProperty:"operationId"}),i++),o.why===void 0&&(e=
r(e,t+"/retries/"+d,"required",{missingProperty:"why"}),i++),o.count===void 0&&(e=r(e,t+"/retries/"+d,"required",{missingProperty:"\
count"}),i++),o.operationId!==void 0&&typeof o.operationId!="string"&&(e=r(e,t+"/retries/"+d+"/operationId","type",{type:"\
string"}),i++),o.why!==void 0&&typeof o.why!="string"&&(e=r(e,t+"/retries/"+d+"/why","type",{type:"string"}),i++),o.count!==
void 0){let p=o.count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=r(e,t+"/retries/"+d+"/count","type",{type:"\
integer"}),i++),typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))&&(e=r(e,t+"/retries/"+d+"/count","minimum",{comparison:"\
>=",limit:1}),i++)}}else e=r(e,t+"/retries/"+d,"type",{type:"object"}),i++}}else e=r(e,t+"/retries","type",{type:"array"}),
i++}if(f.baseline!==void 0){let n=f.baseline;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.notes===void 0&&(e=r(e,t+
"/baseline","required",{missingProperty:"notes"}),i++),n.contradicted===void 0&&(e=r(e,t+"/baseline","required",{missingProperty:"\
contradicted"}),i++),n.mended===void 0&&(e=r(e,t+"/baseline","required",{missingProperty:"mended"}),i++),n.untested===void 0&&
(e=r(e,t+"/baseline","required",{missingProperty:"untested"}),i++),n.notes!==void 0){let s=n.notes;if(Array.isArray(s)){
let d=s.length;for(let o=0;o<d;o++)typeof s[o]!="string"&&(e=r(e,t+"/baseline/notes/"+o,"type",{type:"string"}),i++)}else
e=r(e,t+"/baseline/notes","type",{type:"array"}),i++}if(n.contradicted!==void 0){let s=n.contradicted;if(Array.isArray(s)){
let d=s.length;for(let o=0;o<d;o++)typeof s[o]!="string"&&(e=r(e,t+"/baseline/contradicted/"+o,"type",{type:"string"}),i++)}else
e=r(e,t+"/baseline/contradicted","type",{type:"array"}),i++}if(n.mended!==void 0){let s=n.mended;if(Array.isArray(s)){let d=s.
length;for(let o=0;o<d;o++)typeof s[o]!="string"&&(e=r(e,t+"/baseline/mended/"+o,"type",{type:"string"}),i++)}else e=r(e,
t+"/baseline/mended","type",{type:"array"}),i++}if(n.untested!==void 0){let s=n.untested;if(Array.isArray(s)){let d=s.length;
for(let o=0;o<d;o++)typeof s[o]!="string"&&(e=r(e,t+"/baseline/untested/"+o,"type",{type:"string"}),i++)}else e=r(e,t+"/\
baseline/untested","type",{type:"array"}),i++}}else e=r(e,t+"/baseline","type",{type:"object"}),i++}}else e=r(e,t,"type",
{type:"object"}),i++;return w.errors=e,i===0}var j=v;function v(f,{instancePath:t=""}={}){let e=null,i=0;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.target===void 0&&(e=
r(e,t,"required",{missingProperty:"target"}),i++),f.leftovers===void 0&&(e=r(e,t,"required",{missingProperty:"leftovers"}),
i++),f.target!==void 0&&typeof f.target!="string"&&(e=r(e,t+"/target","type",{type:"string"}),i++),f.leftovers!==void 0){
let n=f.leftovers;if(Array.isArray(n)){let s=n.length;for(let d=0;d<s;d++){let o=n[d];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.what===void 0&&(e=r(e,t+"/leftovers/"+d,"required",{missingProperty:"what"}),i++),o.why===void 0&&(e=r(e,t+"/le\
ftovers/"+d,"required",{missingProperty:"why"}),i++),o.remedy===void 0&&(e=r(e,t+"/leftovers/"+d,"required",{missingProperty:"\
remedy"}),i++),o.what!==void 0&&typeof o.what!="string"&&(e=r(e,t+"/leftovers/"+d+"/what","type",{type:"string"}),i++),o.
why!==void 0&&typeof o.why!="string"&&(e=r(e,t+"/leftovers/"+d+"/why","type",{type:"string"}),i++),o.remedy!==void 0&&typeof o.
remedy!="string"&&(e=r(e,t+"/leftovers/"+d+"/remedy","type",{type:"string"}),i++),o.unconfirmed!==void 0&&o.unconfirmed!==
!0&&(e=r(e,t+"/leftovers/"+d+"/unconfirmed","const",{allowedValue:!0}),i++),o.changed!==void 0&&o.changed!==!0&&(e=r(e,t+
"/leftovers/"+d+"/changed","const",{allowedValue:!0}),i++),o.undo!==void 0){let p=o.undo;if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.operationId===void 0&&(e=r(e,t+"/leftovers/"+d+"/undo","required",{missingProperty:"operationId"}),i++),
p.path===void 0&&(e=r(e,t+"/leftovers/"+d+"/undo","required",{missingProperty:"path"}),i++),p.operationId!==void 0&&typeof p.
operationId!="string"&&(e=r(e,t+"/leftovers/"+d+"/undo/operationId","type",{type:"string"}),i++),p.path!==void 0){let u=p.
path;if(u&&typeof u=="object"&&!Array.isArray(u))for(let a in u)typeof u[a]!="string"&&(e=r(e,t+"/leftovers/"+d+"/undo/p\
ath/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else e=r(e,t+"/leftovers/"+d+"/undo/path","t\
ype",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+d+"/undo","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+
d,"type",{type:"object"}),i++}}else e=r(e,t+"/leftovers","type",{type:"array"}),i++}}else e=r(e,t,"type",{type:"object"}),
i++;return v.errors=e,i===0}function r(f,t,e,i,n=""){return $(f,[{instancePath:t,schemaPath:n,keyword:e,params:i}])}function $(f,t){
if(f===null)return t;for(let e of t)f.length<2e3&&f.push(e);return f}var I=_,L=A,N=j;export{I as fixtures,L as ledger,N as leftovers};
