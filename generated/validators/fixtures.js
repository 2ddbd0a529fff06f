// Generated from contract-tests/fixtures.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json instead of this file.
var y=_,m={$schema:"https://json-schema.org/draft/2020-12/schema",title:"Fixtures of the verifier",type:"object",required:[
"project_id"],additionalProperties:!1,$defs:{segment:{type:"string",minLength:1,maxLength:256,description:"One segment o\
f a path."},text:{type:"string",minLength:1},token:{type:"string",minLength:1,description:"A token, or env:NAME for an e\
nvironment variable."}},properties:{$schema:{type:"string"},$comment:{type:"string"},project_id:{$ref:"#/$defs/segment"},
app_id:{$ref:"#/$defs/segment"},other_app_id:{$ref:"#/$defs/segment"},build_id:{$ref:"#/$defs/segment"},container_id:{$ref:"\
#/$defs/segment"},run_id:{$ref:"#/$defs/segment"},service_account_id:{$ref:"#/$defs/segment"},owner:{$ref:"#/$defs/segme\
nt"},repo:{$ref:"#/$defs/segment"},codehost:{$ref:"#/$defs/segment"},filename:{$ref:"#/$defs/text"},region:{$ref:"#/$def\
s/text"},month:{$ref:"#/$defs/text",type:"string",pattern:"^\\d{4}-(0[1-9]|1[0-2])$"},terminating_container_id:{$ref:"#/\
$defs/segment"},further:{type:"object",additionalProperties:!1,properties:{container_ids:{type:"array",items:{$ref:"#/$d\
efs/segment"}},run_ids:{type:"array",items:{$ref:"#/$defs/segment"}},build_ids:{type:"array",items:{$ref:"#/$defs/segmen\
t"}},service_account_ids:{type:"array",items:{$ref:"#/$defs/segment"}},repos:{type:"array",items:{$ref:"#/$defs/segment"}}}},
disposable:{type:"object",additionalProperties:!1,properties:{app_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/\
segment"},domain:{$ref:"#/$defs/text",type:"string",pattern:"^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}}},refused:{
type:"object",additionalProperties:!1,properties:{api_key_id:{$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"}}},
foreign:{type:"object",additionalProperties:!1,properties:{owner:{$ref:"#/$defs/segment"},repo:{$ref:"#/$defs/segment"},
project_id:{$ref:"#/$defs/segment"},app_id:{$ref:"#/$defs/segment"},build_id:{$ref:"#/$defs/segment"},container_id:{$ref:"\
#/$defs/segment"},run_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"},
service_account_id:{$ref:"#/$defs/segment"}}},tokens:{type:"object",additionalProperties:!1,properties:{owner:{$ref:"#/$\
defs/token"},member:{$ref:"#/$defs/token"},expired:{$ref:"#/$defs/token"},no_access:{$ref:"#/$defs/token"},other_project:{
$ref:"#/$defs/token",deprecated:!0}}}}};var g=Object.prototype.hasOwnProperty,o=n=>[...n].length,u=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),$=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function _(n,{instancePath:i=""}={}){let e=null,r=0;if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.project_id===void 0&&(e=f(e,i,"required",{missingProperty:"project_id"}),r++);for(let t in n)
g.call(m.properties,t)||(e=f(e,i,"additionalProperties",{additionalProperty:t}),r++);if(n.$schema!==void 0&&typeof n.$schema!=
"string"&&(e=f(e,i+"/$schema","type",{type:"string"}),r++),n.$comment!==void 0&&typeof n.$comment!="string"&&(e=f(e,i+"/\
$comment","type",{type:"string"}),r++),n.project_id!==void 0){let t=n.project_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+
"/project_id","maxLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/project_id","minLength",{limit:1}),r++)):(e=f(e,i+"/proje\
ct_id","type",{type:"string"}),r++)}if(n.app_id!==void 0){let t=n.app_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/app_id",
"maxLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/app_id","minLength",{limit:1}),r++)):(e=f(e,i+"/app_id","type",{type:"s\
tring"}),r++)}if(n.other_app_id!==void 0){let t=n.other_app_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/other_app_id","m\
axLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/other_app_id","minLength",{limit:1}),r++)):(e=f(e,i+"/other_app_id","type",
{type:"string"}),r++)}if(n.build_id!==void 0){let t=n.build_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/build_id","maxLe\
ngth",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/build_id","minLength",{limit:1}),r++)):(e=f(e,i+"/build_id","type",{type:"str\
ing"}),r++)}if(n.container_id!==void 0){let t=n.container_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/container_id","max\
Length",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/container_id","minLength",{limit:1}),r++)):(e=f(e,i+"/container_id","type",
{type:"string"}),r++)}if(n.run_id!==void 0){let t=n.run_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/run_id","maxLength",
{limit:256}),r++),o(t)<1&&(e=f(e,i+"/run_id","minLength",{limit:1}),r++)):(e=f(e,i+"/run_id","type",{type:"string"}),r++)}
if(n.service_account_id!==void 0){let t=n.service_account_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/service_account_id",
"maxLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/service_account_id","minLength",{limit:1}),r++)):(e=f(e,i+"/service_acc\
ount_id","type",{type:"string"}),r++)}if(n.owner!==void 0){let t=n.owner;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/owner",
"maxLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/owner","minLength",{limit:1}),r++)):(e=f(e,i+"/owner","type",{type:"str\
ing"}),r++)}if(n.repo!==void 0){let t=n.repo;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/repo","maxLength",{limit:256}),r++),
o(t)<1&&(e=f(e,i+"/repo","minLength",{limit:1}),r++)):(e=f(e,i+"/repo","type",{type:"string"}),r++)}if(n.codehost!==void 0){
let t=n.codehost;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/codehost","maxLength",{limit:256}),r++),o(t)<1&&(e=f(e,i+"/cod\
ehost","minLength",{limit:1}),r++)):(e=f(e,i+"/codehost","type",{type:"string"}),r++)}if(n.filename!==void 0){let t=n.filename;
typeof t=="string"?o(t)<1&&(e=f(e,i+"/filename","minLength",{limit:1}),r++):(e=f(e,i+"/filename","type",{type:"string"}),
r++)}if(n.region!==void 0){let t=n.region;typeof t=="string"?o(t)<1&&(e=f(e,i+"/region","minLength",{limit:1}),r++):(e=f(
e,i+"/region","type",{type:"string"}),r++)}if(n.month!==void 0){let t=n.month;typeof t=="string"?o(t)<1&&(e=f(e,i+"/mont\
h","minLength",{limit:1}),r++):(e=f(e,i+"/month","type",{type:"string"}),r++),typeof t=="string"?u.test(t)||(e=f(e,i+"/m\
onth","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=f(e,i+"/month","type",{type:"string"}),r++)}if(n.terminating_container_id!==
void 0){let t=n.terminating_container_id;typeof t=="string"?(o(t)>256&&(e=f(e,i+"/terminating_container_id","maxLength",
{limit:256}),r++),o(t)<1&&(e=f(e,i+"/terminating_container_id","minLength",{limit:1}),r++)):(e=f(e,i+"/terminating_conta\
iner_id","type",{type:"string"}),r++)}if(n.further!==void 0){let t=n.further;if(t&&typeof t=="object"&&!Array.isArray(t)){
for(let d in t)d==="container_ids"||d==="run_ids"||d==="build_ids"||d==="service_account_ids"||d==="repos"||(e=f(e,i+"/f\
urther","additionalProperties",{additionalProperty:d}),r++);if(t.container_ids!==void 0){let d=t.container_ids;if(Array.
isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,i+"/further/container_id\
s/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,i+"/further/container_ids/"+p,"minLength",{limit:1}),r++)):(e=f(e,i+"\
/further/container_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,i+"/further/container_ids","type",{type:"array"}),r++}
if(t.run_ids!==void 0){let d=t.run_ids;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="st\
ring"?(o(s)>256&&(e=f(e,i+"/further/run_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,i+"/further/run_ids/"+p,"mi\
nLength",{limit:1}),r++)):(e=f(e,i+"/further/run_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,i+"/further/run_ids","\
type",{type:"array"}),r++}if(t.build_ids!==void 0){let d=t.build_ids;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){
let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,i+"/further/build_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,i+
"/further/build_ids/"+p,"minLength",{limit:1}),r++)):(e=f(e,i+"/further/build_ids/"+p,"type",{type:"string"}),r++)}}else
e=f(e,i+"/further/build_ids","type",{type:"array"}),r++}if(t.service_account_ids!==void 0){let d=t.service_account_ids;if(Array.
isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,i+"/further/service_acco\
unt_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,i+"/further/service_account_ids/"+p,"minLength",{limit:1}),r++)):
(e=f(e,i+"/further/service_account_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,i+"/further/service_account_ids","ty\
pe",{type:"array"}),r++}if(t.repos!==void 0){let d=t.repos;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];
typeof s=="string"?(o(s)>256&&(e=f(e,i+"/further/repos/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,i+"/further/repo\
s/"+p,"minLength",{limit:1}),r++)):(e=f(e,i+"/further/repos/"+p,"type",{type:"string"}),r++)}}else e=f(e,i+"/further/rep\
os","type",{type:"array"}),r++}}else e=f(e,i+"/further","type",{type:"object"}),r++}if(n.disposable!==void 0){let t=n.disposable;
if(t&&typeof t=="object"&&!Array.isArray(t)){for(let d in t)d==="app_id"||d==="api_key_id"||d==="domain"||(e=f(e,i+"/dis\
posable","additionalProperties",{additionalProperty:d}),r++);if(t.app_id!==void 0){let d=t.app_id;typeof d=="string"?(o(
d)>256&&(e=f(e,i+"/disposable/app_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/disposable/app_id","minLength",{limit:1}),
r++)):(e=f(e,i+"/disposable/app_id","type",{type:"string"}),r++)}if(t.api_key_id!==void 0){let d=t.api_key_id;typeof d==
"string"?(o(d)>256&&(e=f(e,i+"/disposable/api_key_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/disposable/api_ke\
y_id","minLength",{limit:1}),r++)):(e=f(e,i+"/disposable/api_key_id","type",{type:"string"}),r++)}if(t.domain!==void 0){
let d=t.domain;typeof d=="string"?o(d)<1&&(e=f(e,i+"/disposable/domain","minLength",{limit:1}),r++):(e=f(e,i+"/disposabl\
e/domain","type",{type:"string"}),r++),typeof d=="string"?$.test(d)||(e=f(e,i+"/disposable/domain","pattern",{pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),r++):(e=f(e,i+"/disposable/domain","type",{type:"string"}),r++)}}else e=
f(e,i+"/disposable","type",{type:"object"}),r++}if(n.refused!==void 0){let t=n.refused;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let d in t)d==="api_key_id"||d==="domain_id"||(e=f(e,i+"/refused","additionalProperties",{additionalProperty:d}),
r++);if(t.api_key_id!==void 0){let d=t.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,i+"/refused/api_key_id","maxLengt\
h",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/refused/api_key_id","minLength",{limit:1}),r++)):(e=f(e,i+"/refused/api_key_id",
"type",{type:"string"}),r++)}if(t.domain_id!==void 0){let d=t.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,i+"/refused\
/domain_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/refused/domain_id","minLength",{limit:1}),r++)):(e=f(e,i+"/\
refused/domain_id","type",{type:"string"}),r++)}}else e=f(e,i+"/refused","type",{type:"object"}),r++}if(n.foreign!==void 0){
let t=n.foreign;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let d in t)g.call(m.properties.foreign.properties,d)||(e=
f(e,i+"/foreign","additionalProperties",{additionalProperty:d}),r++);if(t.owner!==void 0){let d=t.owner;typeof d=="strin\
g"?(o(d)>256&&(e=f(e,i+"/foreign/owner","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/owner","minLength",{limit:1}),
r++)):(e=f(e,i+"/foreign/owner","type",{type:"string"}),r++)}if(t.repo!==void 0){let d=t.repo;typeof d=="string"?(o(d)>256&&
(e=f(e,i+"/foreign/repo","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/repo","minLength",{limit:1}),r++)):(e=
f(e,i+"/foreign/repo","type",{type:"string"}),r++)}if(t.project_id!==void 0){let d=t.project_id;typeof d=="string"?(o(d)>
256&&(e=f(e,i+"/foreign/project_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/project_id","minLength",{limit:1}),
r++)):(e=f(e,i+"/foreign/project_id","type",{type:"string"}),r++)}if(t.app_id!==void 0){let d=t.app_id;typeof d=="string"?
(o(d)>256&&(e=f(e,i+"/foreign/app_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/app_id","minLength",{limit:1}),
r++)):(e=f(e,i+"/foreign/app_id","type",{type:"string"}),r++)}if(t.build_id!==void 0){let d=t.build_id;typeof d=="string"?
(o(d)>256&&(e=f(e,i+"/foreign/build_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/build_id","minLength",{
limit:1}),r++)):(e=f(e,i+"/foreign/build_id","type",{type:"string"}),r++)}if(t.container_id!==void 0){let d=t.container_id;
typeof d=="string"?(o(d)>256&&(e=f(e,i+"/foreign/container_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/\
container_id","minLength",{limit:1}),r++)):(e=f(e,i+"/foreign/container_id","type",{type:"string"}),r++)}if(t.run_id!==void 0){
let d=t.run_id;typeof d=="string"?(o(d)>256&&(e=f(e,i+"/foreign/run_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"\
/foreign/run_id","minLength",{limit:1}),r++)):(e=f(e,i+"/foreign/run_id","type",{type:"string"}),r++)}if(t.api_key_id!==
void 0){let d=t.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,i+"/foreign/api_key_id","maxLength",{limit:256}),r++),o(
d)<1&&(e=f(e,i+"/foreign/api_key_id","minLength",{limit:1}),r++)):(e=f(e,i+"/foreign/api_key_id","type",{type:"string"}),
r++)}if(t.domain_id!==void 0){let d=t.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,i+"/foreign/domain_id","maxLength",
{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/domain_id","minLength",{limit:1}),r++)):(e=f(e,i+"/foreign/domain_id","type",
{type:"string"}),r++)}if(t.service_account_id!==void 0){let d=t.service_account_id;typeof d=="string"?(o(d)>256&&(e=f(e,
i+"/foreign/service_account_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,i+"/foreign/service_account_id","minLength",
{limit:1}),r++)):(e=f(e,i+"/foreign/service_account_id","type",{type:"string"}),r++)}}else e=f(e,i+"/foreign","type",{type:"\
object"}),r++}if(n.tokens!==void 0){let t=n.tokens;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let d in t)d==="owne\
r"||d==="member"||d==="expired"||d==="no_access"||d==="other_project"||(e=f(e,i+"/tokens","additionalProperties",{additionalProperty:d}),
r++);if(t.owner!==void 0){let d=t.owner;typeof d=="string"?o(d)<1&&(e=f(e,i+"/tokens/owner","minLength",{limit:1}),r++):
(e=f(e,i+"/tokens/owner","type",{type:"string"}),r++)}if(t.member!==void 0){let d=t.member;typeof d=="string"?o(d)<1&&(e=
f(e,i+"/tokens/member","minLength",{limit:1}),r++):(e=f(e,i+"/tokens/member","type",{type:"string"}),r++)}if(t.expired!==
void 0){let d=t.expired;typeof d=="string"?o(d)<1&&(e=f(e,i+"/tokens/expired","minLength",{limit:1}),r++):(e=f(e,i+"/tok\
ens/expired","type",{type:"string"}),r++)}if(t.no_access!==void 0){let d=t.no_access;typeof d=="string"?o(d)<1&&(e=f(e,i+
"/tokens/no_access","minLength",{limit:1}),r++):(e=f(e,i+"/tokens/no_access","type",{type:"string"}),r++)}if(t.other_project!==
void 0){let d=t.other_project;typeof d=="string"?o(d)<1&&(e=f(e,i+"/tokens/other_project","minLength",{limit:1}),r++):(e=
f(e,i+"/tokens/other_project","type",{type:"string"}),r++)}}else e=f(e,i+"/tokens","type",{type:"object"}),r++}}else e=f(
e,i,"type",{type:"object"}),r++;return _.errors=e,r===0}function f(n,i,e,r,t=""){return a(n,[{instancePath:i,schemaPath:t,
keyword:e,params:r}])}function a(n,i){if(n===null)return i;for(let e of i)n.length<2e3&&n.push(e);return n}var c=y,L={"":[
"$schema","$comment","project_id","app_id","other_app_id","build_id","container_id","run_id","service_account_id","owner",
"repo","codehost","filename","region","month","terminating_container_id","further","disposable","refused","foreign","tok\
ens"],"/further":["container_ids","run_ids","build_ids","service_account_ids","repos"],"/disposable":["app_id","api_key_\
id","domain"],"/refused":["api_key_id","domain_id"],"/foreign":["owner","repo","project_id","app_id","build_id","contain\
er_id","run_id","api_key_id","domain_id","service_account_id"],"/tokens":["owner","member","expired","no_access","other_\
project"]};export{L as fields,c as validate};
