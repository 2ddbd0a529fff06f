// Generated from contract-tests/fixtures.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json instead of this file.
var y=l,g={$schema:"https://json-schema.org/draft/2020-12/schema",title:"Fixtures of the verifier",type:"object",required:[
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
app_id:{$ref:"#/$defs/segment"},api_key_id:{$ref:"#/$defs/segment"},domain_id:{$ref:"#/$defs/segment"},service_account_id:{
$ref:"#/$defs/segment"}}},tokens:{type:"object",additionalProperties:!1,properties:{owner:{$ref:"#/$defs/token"},member:{
$ref:"#/$defs/token"},expired:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token"}}}}};var _=Object.prototype.hasOwnProperty,o=n=>[...n].length,u=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),a=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function l(n,{instancePath:r=""}={}){let e=null,t=0;if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.project_id===void 0&&(e=f(e,r,"required",{missingProperty:"project_id"}),t++);for(let i in n)
_.call(g.properties,i)||(e=f(e,r,"additionalProperties",{additionalProperty:i}),t++);if(n.$schema!==void 0&&typeof n.$schema!=
"string"&&(e=f(e,r+"/$schema","type",{type:"string"}),t++),n.$comment!==void 0&&typeof n.$comment!="string"&&(e=f(e,r+"/\
$comment","type",{type:"string"}),t++),n.project_id!==void 0){let i=n.project_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+
"/project_id","maxLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/project_id","minLength",{limit:1}),t++)):(e=f(e,r+"/proje\
ct_id","type",{type:"string"}),t++)}if(n.app_id!==void 0){let i=n.app_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/app_id",
"maxLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/app_id","minLength",{limit:1}),t++)):(e=f(e,r+"/app_id","type",{type:"s\
tring"}),t++)}if(n.other_app_id!==void 0){let i=n.other_app_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/other_app_id","m\
axLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/other_app_id","minLength",{limit:1}),t++)):(e=f(e,r+"/other_app_id","type",
{type:"string"}),t++)}if(n.build_id!==void 0){let i=n.build_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/build_id","maxLe\
ngth",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/build_id","minLength",{limit:1}),t++)):(e=f(e,r+"/build_id","type",{type:"str\
ing"}),t++)}if(n.container_id!==void 0){let i=n.container_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/container_id","max\
Length",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/container_id","minLength",{limit:1}),t++)):(e=f(e,r+"/container_id","type",
{type:"string"}),t++)}if(n.run_id!==void 0){let i=n.run_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/run_id","maxLength",
{limit:256}),t++),o(i)<1&&(e=f(e,r+"/run_id","minLength",{limit:1}),t++)):(e=f(e,r+"/run_id","type",{type:"string"}),t++)}
if(n.service_account_id!==void 0){let i=n.service_account_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/service_account_id",
"maxLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/service_account_id","minLength",{limit:1}),t++)):(e=f(e,r+"/service_acc\
ount_id","type",{type:"string"}),t++)}if(n.owner!==void 0){let i=n.owner;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/owner",
"maxLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/owner","minLength",{limit:1}),t++)):(e=f(e,r+"/owner","type",{type:"str\
ing"}),t++)}if(n.repo!==void 0){let i=n.repo;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/repo","maxLength",{limit:256}),t++),
o(i)<1&&(e=f(e,r+"/repo","minLength",{limit:1}),t++)):(e=f(e,r+"/repo","type",{type:"string"}),t++)}if(n.codehost!==void 0){
let i=n.codehost;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/codehost","maxLength",{limit:256}),t++),o(i)<1&&(e=f(e,r+"/cod\
ehost","minLength",{limit:1}),t++)):(e=f(e,r+"/codehost","type",{type:"string"}),t++)}if(n.filename!==void 0){let i=n.filename;
typeof i=="string"?o(i)<1&&(e=f(e,r+"/filename","minLength",{limit:1}),t++):(e=f(e,r+"/filename","type",{type:"string"}),
t++)}if(n.region!==void 0){let i=n.region;typeof i=="string"?o(i)<1&&(e=f(e,r+"/region","minLength",{limit:1}),t++):(e=f(
e,r+"/region","type",{type:"string"}),t++)}if(n.month!==void 0){let i=n.month;typeof i=="string"?o(i)<1&&(e=f(e,r+"/mont\
h","minLength",{limit:1}),t++):(e=f(e,r+"/month","type",{type:"string"}),t++),typeof i=="string"?u.test(i)||(e=f(e,r+"/m\
onth","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),t++):(e=f(e,r+"/month","type",{type:"string"}),t++)}if(n.terminating_container_id!==
void 0){let i=n.terminating_container_id;typeof i=="string"?(o(i)>256&&(e=f(e,r+"/terminating_container_id","maxLength",
{limit:256}),t++),o(i)<1&&(e=f(e,r+"/terminating_container_id","minLength",{limit:1}),t++)):(e=f(e,r+"/terminating_conta\
iner_id","type",{type:"string"}),t++)}if(n.further!==void 0){let i=n.further;if(i&&typeof i=="object"&&!Array.isArray(i)){
for(let d in i)d==="container_ids"||d==="run_ids"||d==="build_ids"||d==="service_account_ids"||d==="repos"||(e=f(e,r+"/f\
urther","additionalProperties",{additionalProperty:d}),t++);if(i.container_ids!==void 0){let d=i.container_ids;if(Array.
isArray(d)){let m=d.length;for(let p=0;p<m;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,r+"/further/container_id\
s/"+p,"maxLength",{limit:256}),t++),o(s)<1&&(e=f(e,r+"/further/container_ids/"+p,"minLength",{limit:1}),t++)):(e=f(e,r+"\
/further/container_ids/"+p,"type",{type:"string"}),t++)}}else e=f(e,r+"/further/container_ids","type",{type:"array"}),t++}
if(i.run_ids!==void 0){let d=i.run_ids;if(Array.isArray(d)){let m=d.length;for(let p=0;p<m;p++){let s=d[p];typeof s=="st\
ring"?(o(s)>256&&(e=f(e,r+"/further/run_ids/"+p,"maxLength",{limit:256}),t++),o(s)<1&&(e=f(e,r+"/further/run_ids/"+p,"mi\
nLength",{limit:1}),t++)):(e=f(e,r+"/further/run_ids/"+p,"type",{type:"string"}),t++)}}else e=f(e,r+"/further/run_ids","\
type",{type:"array"}),t++}if(i.build_ids!==void 0){let d=i.build_ids;if(Array.isArray(d)){let m=d.length;for(let p=0;p<m;p++){
let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,r+"/further/build_ids/"+p,"maxLength",{limit:256}),t++),o(s)<1&&(e=f(e,r+
"/further/build_ids/"+p,"minLength",{limit:1}),t++)):(e=f(e,r+"/further/build_ids/"+p,"type",{type:"string"}),t++)}}else
e=f(e,r+"/further/build_ids","type",{type:"array"}),t++}if(i.service_account_ids!==void 0){let d=i.service_account_ids;if(Array.
isArray(d)){let m=d.length;for(let p=0;p<m;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,r+"/further/service_acco\
unt_ids/"+p,"maxLength",{limit:256}),t++),o(s)<1&&(e=f(e,r+"/further/service_account_ids/"+p,"minLength",{limit:1}),t++)):
(e=f(e,r+"/further/service_account_ids/"+p,"type",{type:"string"}),t++)}}else e=f(e,r+"/further/service_account_ids","ty\
pe",{type:"array"}),t++}if(i.repos!==void 0){let d=i.repos;if(Array.isArray(d)){let m=d.length;for(let p=0;p<m;p++){let s=d[p];
typeof s=="string"?(o(s)>256&&(e=f(e,r+"/further/repos/"+p,"maxLength",{limit:256}),t++),o(s)<1&&(e=f(e,r+"/further/repo\
s/"+p,"minLength",{limit:1}),t++)):(e=f(e,r+"/further/repos/"+p,"type",{type:"string"}),t++)}}else e=f(e,r+"/further/rep\
os","type",{type:"array"}),t++}}else e=f(e,r+"/further","type",{type:"object"}),t++}if(n.disposable!==void 0){let i=n.disposable;
if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="app_id"||d==="api_key_id"||d==="domain"||(e=f(e,r+"/dis\
posable","additionalProperties",{additionalProperty:d}),t++);if(i.app_id!==void 0){let d=i.app_id;typeof d=="string"?(o(
d)>256&&(e=f(e,r+"/disposable/app_id","maxLength",{limit:256}),t++),o(d)<1&&(e=f(e,r+"/disposable/app_id","minLength",{limit:1}),
t++)):(e=f(e,r+"/disposable/app_id","type",{type:"string"}),t++)}if(i.api_key_id!==void 0){let d=i.api_key_id;typeof d==
"string"?(o(d)>256&&(e=f(e,r+"/disposable/api_key_id","maxLength",{limit:256}),t++),o(d)<1&&(e=f(e,r+"/disposable/api_ke\
y_id","minLength",{limit:1}),t++)):(e=f(e,r+"/disposable/api_key_id","type",{type:"string"}),t++)}if(i.domain!==void 0){
let d=i.domain;typeof d=="string"?o(d)<1&&(e=f(e,r+"/disposable/domain","minLength",{limit:1}),t++):(e=f(e,r+"/disposabl\
e/domain","type",{type:"string"}),t++),typeof d=="string"?a.test(d)||(e=f(e,r+"/disposable/domain","pattern",{pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),t++):(e=f(e,r+"/disposable/domain","type",{type:"string"}),t++)}}else e=
f(e,r+"/disposable","type",{type:"object"}),t++}if(n.refused!==void 0){let i=n.refused;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let d in i)d==="api_key_id"||d==="domain_id"||(e=f(e,r+"/refused","additionalProperties",{additionalProperty:d}),
t++);if(i.api_key_id!==void 0){let d=i.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/refused/api_key_id","maxLengt\
h",{limit:256}),t++),o(d)<1&&(e=f(e,r+"/refused/api_key_id","minLength",{limit:1}),t++)):(e=f(e,r+"/refused/api_key_id",
"type",{type:"string"}),t++)}if(i.domain_id!==void 0){let d=i.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/refused\
/domain_id","maxLength",{limit:256}),t++),o(d)<1&&(e=f(e,r+"/refused/domain_id","minLength",{limit:1}),t++)):(e=f(e,r+"/\
refused/domain_id","type",{type:"string"}),t++)}}else e=f(e,r+"/refused","type",{type:"object"}),t++}if(n.foreign!==void 0){
let i=n.foreign;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="owner"||d==="repo"||d==="app_id"||d==="\
api_key_id"||d==="domain_id"||d==="service_account_id"||(e=f(e,r+"/foreign","additionalProperties",{additionalProperty:d}),
t++);if(i.owner!==void 0){let d=i.owner;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/foreign/owner","maxLength",{limit:256}),
t++),o(d)<1&&(e=f(e,r+"/foreign/owner","minLength",{limit:1}),t++)):(e=f(e,r+"/foreign/owner","type",{type:"string"}),t++)}
if(i.repo!==void 0){let d=i.repo;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/foreign/repo","maxLength",{limit:256}),t++),o(
d)<1&&(e=f(e,r+"/foreign/repo","minLength",{limit:1}),t++)):(e=f(e,r+"/foreign/repo","type",{type:"string"}),t++)}if(i.app_id!==
void 0){let d=i.app_id;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/foreign/app_id","maxLength",{limit:256}),t++),o(d)<1&&(e=
f(e,r+"/foreign/app_id","minLength",{limit:1}),t++)):(e=f(e,r+"/foreign/app_id","type",{type:"string"}),t++)}if(i.api_key_id!==
void 0){let d=i.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/foreign/api_key_id","maxLength",{limit:256}),t++),o(
d)<1&&(e=f(e,r+"/foreign/api_key_id","minLength",{limit:1}),t++)):(e=f(e,r+"/foreign/api_key_id","type",{type:"string"}),
t++)}if(i.domain_id!==void 0){let d=i.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,r+"/foreign/domain_id","maxLength",
{limit:256}),t++),o(d)<1&&(e=f(e,r+"/foreign/domain_id","minLength",{limit:1}),t++)):(e=f(e,r+"/foreign/domain_id","type",
{type:"string"}),t++)}if(i.service_account_id!==void 0){let d=i.service_account_id;typeof d=="string"?(o(d)>256&&(e=f(e,
r+"/foreign/service_account_id","maxLength",{limit:256}),t++),o(d)<1&&(e=f(e,r+"/foreign/service_account_id","minLength",
{limit:1}),t++)):(e=f(e,r+"/foreign/service_account_id","type",{type:"string"}),t++)}}else e=f(e,r+"/foreign","type",{type:"\
object"}),t++}if(n.tokens!==void 0){let i=n.tokens;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="owne\
r"||d==="member"||d==="expired"||d==="other_project"||(e=f(e,r+"/tokens","additionalProperties",{additionalProperty:d}),
t++);if(i.owner!==void 0){let d=i.owner;typeof d=="string"?o(d)<1&&(e=f(e,r+"/tokens/owner","minLength",{limit:1}),t++):
(e=f(e,r+"/tokens/owner","type",{type:"string"}),t++)}if(i.member!==void 0){let d=i.member;typeof d=="string"?o(d)<1&&(e=
f(e,r+"/tokens/member","minLength",{limit:1}),t++):(e=f(e,r+"/tokens/member","type",{type:"string"}),t++)}if(i.expired!==
void 0){let d=i.expired;typeof d=="string"?o(d)<1&&(e=f(e,r+"/tokens/expired","minLength",{limit:1}),t++):(e=f(e,r+"/tok\
ens/expired","type",{type:"string"}),t++)}if(i.other_project!==void 0){let d=i.other_project;typeof d=="string"?o(d)<1&&
(e=f(e,r+"/tokens/other_project","minLength",{limit:1}),t++):(e=f(e,r+"/tokens/other_project","type",{type:"string"}),t++)}}else
e=f(e,r+"/tokens","type",{type:"object"}),t++}}else e=f(e,r,"type",{type:"object"}),t++;return l.errors=e,t===0}function f(n,r,e,t,i=""){
return $(n,[{instancePath:r,schemaPath:i,keyword:e,params:t}])}function $(n,r){if(n===null)return r;for(let e of r)n.length<
2e3&&n.push(e);return n}var c=y,L={"":["$schema","$comment","project_id","app_id","other_app_id","build_id","container_i\
d","run_id","service_account_id","owner","repo","codehost","filename","region","month","terminating_container_id","furth\
er","disposable","refused","foreign","tokens"],"/further":["container_ids","run_ids","build_ids","service_account_ids","\
repos"],"/disposable":["app_id","api_key_id","domain"],"/refused":["api_key_id","domain_id"],"/foreign":["owner","repo",
"app_id","api_key_id","domain_id","service_account_id"],"/tokens":["owner","member","expired","other_project"]};export{L as fields,c as validate};
