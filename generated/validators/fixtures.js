// Generated from contract-tests/fixtures.schema.json by `npm run generate`. Edit contract-tests/fixtures.schema.json instead of this file.
var y=m,g={$schema:"https://json-schema.org/draft/2020-12/schema",title:"Fixtures of the verifier",type:"object",required:[
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
$ref:"#/$defs/token"},expired:{$ref:"#/$defs/token"},other_project:{$ref:"#/$defs/token"}}}}};var _=Object.prototype.hasOwnProperty,o=n=>[...n].length,u=new RegExp("^\\d{4}-(0[1-9]|1[0-2])$","u"),$=new RegExp("^([a\
-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$","u");function m(n,{instancePath:t=""}={}){let e=null,r=0;if(n&&typeof n=="ob\
ject"&&!Array.isArray(n)){n.project_id===void 0&&(e=f(e,t,"required",{missingProperty:"project_id"}),r++);for(let i in n)
_.call(g.properties,i)||(e=f(e,t,"additionalProperties",{additionalProperty:i}),r++);if(n.$schema!==void 0&&typeof n.$schema!=
"string"&&(e=f(e,t+"/$schema","type",{type:"string"}),r++),n.$comment!==void 0&&typeof n.$comment!="string"&&(e=f(e,t+"/\
$comment","type",{type:"string"}),r++),n.project_id!==void 0){let i=n.project_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+
"/project_id","maxLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/project_id","minLength",{limit:1}),r++)):(e=f(e,t+"/proje\
ct_id","type",{type:"string"}),r++)}if(n.app_id!==void 0){let i=n.app_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/app_id",
"maxLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/app_id","minLength",{limit:1}),r++)):(e=f(e,t+"/app_id","type",{type:"s\
tring"}),r++)}if(n.other_app_id!==void 0){let i=n.other_app_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/other_app_id","m\
axLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/other_app_id","minLength",{limit:1}),r++)):(e=f(e,t+"/other_app_id","type",
{type:"string"}),r++)}if(n.build_id!==void 0){let i=n.build_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/build_id","maxLe\
ngth",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/build_id","minLength",{limit:1}),r++)):(e=f(e,t+"/build_id","type",{type:"str\
ing"}),r++)}if(n.container_id!==void 0){let i=n.container_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/container_id","max\
Length",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/container_id","minLength",{limit:1}),r++)):(e=f(e,t+"/container_id","type",
{type:"string"}),r++)}if(n.run_id!==void 0){let i=n.run_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/run_id","maxLength",
{limit:256}),r++),o(i)<1&&(e=f(e,t+"/run_id","minLength",{limit:1}),r++)):(e=f(e,t+"/run_id","type",{type:"string"}),r++)}
if(n.service_account_id!==void 0){let i=n.service_account_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/service_account_id",
"maxLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/service_account_id","minLength",{limit:1}),r++)):(e=f(e,t+"/service_acc\
ount_id","type",{type:"string"}),r++)}if(n.owner!==void 0){let i=n.owner;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/owner",
"maxLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/owner","minLength",{limit:1}),r++)):(e=f(e,t+"/owner","type",{type:"str\
ing"}),r++)}if(n.repo!==void 0){let i=n.repo;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/repo","maxLength",{limit:256}),r++),
o(i)<1&&(e=f(e,t+"/repo","minLength",{limit:1}),r++)):(e=f(e,t+"/repo","type",{type:"string"}),r++)}if(n.codehost!==void 0){
let i=n.codehost;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/codehost","maxLength",{limit:256}),r++),o(i)<1&&(e=f(e,t+"/cod\
ehost","minLength",{limit:1}),r++)):(e=f(e,t+"/codehost","type",{type:"string"}),r++)}if(n.filename!==void 0){let i=n.filename;
typeof i=="string"?o(i)<1&&(e=f(e,t+"/filename","minLength",{limit:1}),r++):(e=f(e,t+"/filename","type",{type:"string"}),
r++)}if(n.region!==void 0){let i=n.region;typeof i=="string"?o(i)<1&&(e=f(e,t+"/region","minLength",{limit:1}),r++):(e=f(
e,t+"/region","type",{type:"string"}),r++)}if(n.month!==void 0){let i=n.month;typeof i=="string"?o(i)<1&&(e=f(e,t+"/mont\
h","minLength",{limit:1}),r++):(e=f(e,t+"/month","type",{type:"string"}),r++),typeof i=="string"?u.test(i)||(e=f(e,t+"/m\
onth","pattern",{pattern:"^\\d{4}-(0[1-9]|1[0-2])$"}),r++):(e=f(e,t+"/month","type",{type:"string"}),r++)}if(n.terminating_container_id!==
void 0){let i=n.terminating_container_id;typeof i=="string"?(o(i)>256&&(e=f(e,t+"/terminating_container_id","maxLength",
{limit:256}),r++),o(i)<1&&(e=f(e,t+"/terminating_container_id","minLength",{limit:1}),r++)):(e=f(e,t+"/terminating_conta\
iner_id","type",{type:"string"}),r++)}if(n.further!==void 0){let i=n.further;if(i&&typeof i=="object"&&!Array.isArray(i)){
for(let d in i)d==="container_ids"||d==="run_ids"||d==="build_ids"||d==="service_account_ids"||d==="repos"||(e=f(e,t+"/f\
urther","additionalProperties",{additionalProperty:d}),r++);if(i.container_ids!==void 0){let d=i.container_ids;if(Array.
isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,t+"/further/container_id\
s/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,t+"/further/container_ids/"+p,"minLength",{limit:1}),r++)):(e=f(e,t+"\
/further/container_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,t+"/further/container_ids","type",{type:"array"}),r++}
if(i.run_ids!==void 0){let d=i.run_ids;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="st\
ring"?(o(s)>256&&(e=f(e,t+"/further/run_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,t+"/further/run_ids/"+p,"mi\
nLength",{limit:1}),r++)):(e=f(e,t+"/further/run_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,t+"/further/run_ids","\
type",{type:"array"}),r++}if(i.build_ids!==void 0){let d=i.build_ids;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){
let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,t+"/further/build_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,t+
"/further/build_ids/"+p,"minLength",{limit:1}),r++)):(e=f(e,t+"/further/build_ids/"+p,"type",{type:"string"}),r++)}}else
e=f(e,t+"/further/build_ids","type",{type:"array"}),r++}if(i.service_account_ids!==void 0){let d=i.service_account_ids;if(Array.
isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];typeof s=="string"?(o(s)>256&&(e=f(e,t+"/further/service_acco\
unt_ids/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,t+"/further/service_account_ids/"+p,"minLength",{limit:1}),r++)):
(e=f(e,t+"/further/service_account_ids/"+p,"type",{type:"string"}),r++)}}else e=f(e,t+"/further/service_account_ids","ty\
pe",{type:"array"}),r++}if(i.repos!==void 0){let d=i.repos;if(Array.isArray(d)){let l=d.length;for(let p=0;p<l;p++){let s=d[p];
typeof s=="string"?(o(s)>256&&(e=f(e,t+"/further/repos/"+p,"maxLength",{limit:256}),r++),o(s)<1&&(e=f(e,t+"/further/repo\
s/"+p,"minLength",{limit:1}),r++)):(e=f(e,t+"/further/repos/"+p,"type",{type:"string"}),r++)}}else e=f(e,t+"/further/rep\
os","type",{type:"array"}),r++}}else e=f(e,t+"/further","type",{type:"object"}),r++}if(n.disposable!==void 0){let i=n.disposable;
if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="app_id"||d==="api_key_id"||d==="domain"||(e=f(e,t+"/dis\
posable","additionalProperties",{additionalProperty:d}),r++);if(i.app_id!==void 0){let d=i.app_id;typeof d=="string"?(o(
d)>256&&(e=f(e,t+"/disposable/app_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,t+"/disposable/app_id","minLength",{limit:1}),
r++)):(e=f(e,t+"/disposable/app_id","type",{type:"string"}),r++)}if(i.api_key_id!==void 0){let d=i.api_key_id;typeof d==
"string"?(o(d)>256&&(e=f(e,t+"/disposable/api_key_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,t+"/disposable/api_ke\
y_id","minLength",{limit:1}),r++)):(e=f(e,t+"/disposable/api_key_id","type",{type:"string"}),r++)}if(i.domain!==void 0){
let d=i.domain;typeof d=="string"?o(d)<1&&(e=f(e,t+"/disposable/domain","minLength",{limit:1}),r++):(e=f(e,t+"/disposabl\
e/domain","type",{type:"string"}),r++),typeof d=="string"?$.test(d)||(e=f(e,t+"/disposable/domain","pattern",{pattern:"^\
([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$"}),r++):(e=f(e,t+"/disposable/domain","type",{type:"string"}),r++)}}else e=
f(e,t+"/disposable","type",{type:"object"}),r++}if(n.refused!==void 0){let i=n.refused;if(i&&typeof i=="object"&&!Array.
isArray(i)){for(let d in i)d==="api_key_id"||d==="domain_id"||(e=f(e,t+"/refused","additionalProperties",{additionalProperty:d}),
r++);if(i.api_key_id!==void 0){let d=i.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/refused/api_key_id","maxLengt\
h",{limit:256}),r++),o(d)<1&&(e=f(e,t+"/refused/api_key_id","minLength",{limit:1}),r++)):(e=f(e,t+"/refused/api_key_id",
"type",{type:"string"}),r++)}if(i.domain_id!==void 0){let d=i.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/refused\
/domain_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,t+"/refused/domain_id","minLength",{limit:1}),r++)):(e=f(e,t+"/\
refused/domain_id","type",{type:"string"}),r++)}}else e=f(e,t+"/refused","type",{type:"object"}),r++}if(n.foreign!==void 0){
let i=n.foreign;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="owner"||d==="repo"||d==="app_id"||d==="\
api_key_id"||d==="domain_id"||d==="service_account_id"||(e=f(e,t+"/foreign","additionalProperties",{additionalProperty:d}),
r++);if(i.owner!==void 0){let d=i.owner;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/foreign/owner","maxLength",{limit:256}),
r++),o(d)<1&&(e=f(e,t+"/foreign/owner","minLength",{limit:1}),r++)):(e=f(e,t+"/foreign/owner","type",{type:"string"}),r++)}
if(i.repo!==void 0){let d=i.repo;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/foreign/repo","maxLength",{limit:256}),r++),o(
d)<1&&(e=f(e,t+"/foreign/repo","minLength",{limit:1}),r++)):(e=f(e,t+"/foreign/repo","type",{type:"string"}),r++)}if(i.app_id!==
void 0){let d=i.app_id;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/foreign/app_id","maxLength",{limit:256}),r++),o(d)<1&&(e=
f(e,t+"/foreign/app_id","minLength",{limit:1}),r++)):(e=f(e,t+"/foreign/app_id","type",{type:"string"}),r++)}if(i.api_key_id!==
void 0){let d=i.api_key_id;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/foreign/api_key_id","maxLength",{limit:256}),r++),o(
d)<1&&(e=f(e,t+"/foreign/api_key_id","minLength",{limit:1}),r++)):(e=f(e,t+"/foreign/api_key_id","type",{type:"string"}),
r++)}if(i.domain_id!==void 0){let d=i.domain_id;typeof d=="string"?(o(d)>256&&(e=f(e,t+"/foreign/domain_id","maxLength",
{limit:256}),r++),o(d)<1&&(e=f(e,t+"/foreign/domain_id","minLength",{limit:1}),r++)):(e=f(e,t+"/foreign/domain_id","type",
{type:"string"}),r++)}if(i.service_account_id!==void 0){let d=i.service_account_id;typeof d=="string"?(o(d)>256&&(e=f(e,
t+"/foreign/service_account_id","maxLength",{limit:256}),r++),o(d)<1&&(e=f(e,t+"/foreign/service_account_id","minLength",
{limit:1}),r++)):(e=f(e,t+"/foreign/service_account_id","type",{type:"string"}),r++)}}else e=f(e,t+"/foreign","type",{type:"\
object"}),r++}if(n.tokens!==void 0){let i=n.tokens;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let d in i)d==="owne\
r"||d==="member"||d==="expired"||d==="other_project"||(e=f(e,t+"/tokens","additionalProperties",{additionalProperty:d}),
r++);if(i.owner!==void 0){let d=i.owner;typeof d=="string"?o(d)<1&&(e=f(e,t+"/tokens/owner","minLength",{limit:1}),r++):
(e=f(e,t+"/tokens/owner","type",{type:"string"}),r++)}if(i.member!==void 0){let d=i.member;typeof d=="string"?o(d)<1&&(e=
f(e,t+"/tokens/member","minLength",{limit:1}),r++):(e=f(e,t+"/tokens/member","type",{type:"string"}),r++)}if(i.expired!==
void 0){let d=i.expired;typeof d=="string"?o(d)<1&&(e=f(e,t+"/tokens/expired","minLength",{limit:1}),r++):(e=f(e,t+"/tok\
ens/expired","type",{type:"string"}),r++)}if(i.other_project!==void 0){let d=i.other_project;typeof d=="string"?o(d)<1&&
(e=f(e,t+"/tokens/other_project","minLength",{limit:1}),r++):(e=f(e,t+"/tokens/other_project","type",{type:"string"}),r++)}}else
e=f(e,t+"/tokens","type",{type:"object"}),r++}}else e=f(e,t,"type",{type:"object"}),r++;return m.errors=e,r===0}function f(n,t,e,r,i=""){
return L(n,[{instancePath:t,schemaPath:i,keyword:e,params:r}])}function L(n,t){if(n===null)return t;for(let e of t)n.length<
2e3&&n.push(e);return n}var a=y;export{a as validate};
