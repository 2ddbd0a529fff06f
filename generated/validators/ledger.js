// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
var l=g,h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:project-resources:ledger:2",title:"Ledger",type:"\
object",required:["format","target","document","tier","run","fixtures","facts","exchanges","unknowns","leftovers"],properties:{
format:{const:2},target:{type:"string"},document:{type:"object",required:["version","sha256"],properties:{version:{type:"\
string"},sha256:{type:"string"}}},tier:{enum:["read","write","destructive","passive"]},seed:{type:"integer"},run:{type:"\
object",required:["id","startedAt","seconds","requests"],properties:{id:{type:"string"},startedAt:{type:"string"},seconds:{
type:"number",minimum:0},requests:{type:"integer",minimum:0}}},incomplete:{type:"string"},names:{type:"object",additionalProperties:{
type:"string"}},fixtures:{type:"array",items:{$ref:"#/$defs/fixture"}},facts:{type:"array",items:{$ref:"#/$defs/finding"}},
exchanges:{type:"array",items:{$ref:"#/$defs/exchange"}},unknowns:{type:"array",items:{$ref:"#/$defs/observation"}},leftovers:{
type:"array",items:{$ref:"#/$defs/leftover"}},retries:{type:"array",items:{$ref:"#/$defs/retry"}},timings:{type:"array",
items:{$ref:"#/$defs/timing"}}},$defs:{finding:{description:"A documented fact and its verdict.",type:"object",required:[
"id","operationId","kind","says","verdict","evidence"],properties:{id:{description:"ID of the fact, such as `updateApp/b\
ody.port/maximum`. Stable across versions of the document.",type:"string"},operationId:{description:"Operation that the \
fact belongs to.",type:"string"},kind:{description:"Kind of fact.",enum:["operation","status","auth","parameter","defaul\
t","limit","enum","type","format","presence","omission","rule","expectation"]},says:{description:"The fact as a sentence\
.",type:"string"},verdict:{description:"`verified`: the service conforms. `contradicted`: it does not. `assumption contr\
adicted`: it does not, but the document only assumes the fact, so no contract is broken. `unexercised`: this run did not\
 test the fact. `unprovable here`: this target cannot show whether the fact is true.",enum:["verified","contradicted","a\
ssumption contradicted","unexercised","unprovable here"]},reason:{description:"For every verdict except `verified`: what\
 the service did instead, or why the fact was not tested.",type:"string"},pointer:{description:"JSON pointer to the wron\
g value, or to the missing field, in the response body of the last exchange in `evidence`. In the redacted body, a text \
such as `\u2026 50 more` stands for as many items of a list.",type:"string"},restsOn:{description:"IDs of the entries of\
 the register of unknowns on which the fact rests, or that excuse its violation.",type:"array",items:{type:"string"}},unhonoured:{
description:"Set if the fact is unexercised because no response shows that the service honours the name of a query param\
eter.",const:!0},needs:{description:"What would permit the run to test the fact: a tier, or `cost` for `--allow-cost`.",
enum:["write","destructive","cost"]},settledMs:{description:"Milliseconds after which the effect showed. Absent if it sh\
owed at once.",type:"integer",minimum:1},evidence:{description:"Indexes into `exchanges` of the exchanges that the verdi\
ct is based on.",type:"array",items:{type:"integer",minimum:0}}}},exchange:{description:"A request and its response. Sec\
rets and undocumented values are redacted.",type:"object",required:["operationId","tried","request","response"],properties:{
operationId:{description:"Operation that was called.",type:"string"},tried:{description:"The check that sent the request\
, in words.",type:"string"},request:{description:"The request.",type:"object",required:["method","path","credential"],properties:{
method:{description:"HTTP method.",type:"string"},path:{description:"Path and query, without the origin.",type:"string"},
credential:{description:"Which token was sent, in words.",type:"string"},body:{description:"Request body. Absent if none\
 was sent.",type:"string"}}},response:{description:"The response.",type:"object",required:["status","contentType","body"],
properties:{status:{description:"HTTP status.",type:"integer"},contentType:{description:"Media type without parameters. \
Empty if there was none.",type:"string"},body:{description:"Response body. Empty if there was none.",type:"string"}}}}},
fixture:{description:"A value of the environment that the checks need.",type:"object",required:["name","source"],properties:{
name:{description:"Name in the fixtures file, with dots for nesting.",type:"string"},source:{description:"`given`: named\
 by the user. `found`: found by the run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},
value:{description:"The value. Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"s\
tring"}},how:{description:"Where the run found it, or why it is missing.",type:"string"}}},observation:{description:"Wha\
t the run observed about an entry of the register of unknowns.",type:"object",required:["unknown","operationId","at","sa\
w","count"],properties:{unknown:{description:"ID of the entry.",type:"string"},operationId:{description:"Operation whose\
 response was observed.",type:"string"},at:{description:"Place in the response, such as `2XX item.status`, or what was s\
ent, in words.",type:"string"},saw:{description:'Observed value, such as `200`, `string` or `"RUNNING"`.',type:"string"},
count:{description:"Number of observations.",type:"integer",minimum:0},evidence:{description:"Index into `exchanges` of \
one exchange with this observation.",type:"integer",minimum:0}}},retry:{description:"How often requests of an operation \
were repeated for a reason.",type:"object",required:["operationId","why","count"],properties:{operationId:{description:"\
Operation that was called.",type:"string"},why:{description:"The reason, such as `got 503` or `no response`.",type:"stri\
ng"},count:{description:"Number of repetitions.",type:"integer",minimum:1}}},timing:{description:"The response times of \
an operation.",type:"object",required:["operationId","count","medianMs","p95Ms"],properties:{operationId:{description:"O\
peration that was called.",type:"string"},count:{description:"Number of complete responses.",type:"integer",minimum:1},medianMs:{
description:"Median in milliseconds.",type:"number",minimum:0},p95Ms:{description:"The 95th percentile (nearest rank) in\
 milliseconds.",type:"number",minimum:0}}},leftover:{description:"An item that the run created or changed, and could not\
 delete or restore.",type:"object",required:["what","why","remedy"],properties:{what:{description:"The item, such as `th\
e domain verify-1a2b-3.example.com (domain-17)`.",type:"string"},why:{description:"Why the item could not be deleted or \
restored.",type:"string"},remedy:{description:"What you can do about the item.",type:"string"},undo:{description:"The op\
eration that deletes or restores the item. Absent if none can.",type:"object",required:["operationId","path"],properties:{
operationId:{description:"Operation to call.",type:"string"},path:{description:"Path parameters of the operation.",type:"\
object",additionalProperties:{type:"string"}}}}}}}},m={description:"A value of the environment that the checks need.",type:"\
object",required:["name","source"],properties:{name:{description:"Name in the fixtures file, with dots for nesting.",type:"\
string"},source:{description:"`given`: named by the user. `found`: found by the run. `missing`: facts that need it are u\
nexercised.",enum:["given","found","missing"]},value:{description:"The value. Absent if the fixture is missing, and for \
tokens.",type:["string","array"],items:{type:"string"}},how:{description:"Where the run found it, or why it is missing.",
type:"string"}}},c={description:"A documented fact and its verdict.",type:"object",required:["id","operationId","kind","\
says","verdict","evidence"],properties:{id:{description:"ID of the fact, such as `updateApp/body.port/maximum`. Stable a\
cross versions of the document.",type:"string"},operationId:{description:"Operation that the fact belongs to.",type:"str\
ing"},kind:{description:"Kind of fact.",enum:["operation","status","auth","parameter","default","limit","enum","type","f\
ormat","presence","omission","rule","expectation"]},says:{description:"The fact as a sentence.",type:"string"},verdict:{
description:"`verified`: the service conforms. `contradicted`: it does not. `assumption contradicted`: it does not, but \
the document only assumes the fact, so no contract is broken. `unexercised`: this run did not test the fact. `unprovable\
 here`: this target cannot show whether the fact is true.",enum:["verified","contradicted","assumption contradicted","un\
exercised","unprovable here"]},reason:{description:"For every verdict except `verified`: what the service did instead, o\
r why the fact was not tested.",type:"string"},pointer:{description:"JSON pointer to the wrong value, or to the missing \
field, in the response body of the last exchange in `evidence`. In the redacted body, a text such as `\u2026 50 more` stands \
for as many items of a list.",type:"string"},restsOn:{description:"IDs of the entries of the register of unknowns on whi\
ch the fact rests, or that excuse its violation.",type:"array",items:{type:"string"}},unhonoured:{description:"Set if th\
e fact is unexercised because no response shows that the service honours the name of a query parameter.",const:!0},needs:{
description:"What would permit the run to test the fact: a tier, or `cost` for `--allow-cost`.",enum:["write","destructi\
ve","cost"]},settledMs:{description:"Milliseconds after which the effect showed. Absent if it showed at once.",type:"int\
eger",minimum:1},evidence:{description:"Indexes into `exchanges` of the exchanges that the verdict is based on.",type:"a\
rray",items:{type:"integer",minimum:0}}}};function g(d,{instancePath:t=""}={}){let e=null,i=0;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.format===void 0&&(e=
r(e,t,"#/required","required",{missingProperty:"format"}),i++),d.target===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"\
target"}),i++),d.document===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"document"}),i++),d.tier===void 0&&
(e=r(e,t,"#/required","required",{missingProperty:"tier"}),i++),d.run===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"\
run"}),i++),d.fixtures===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"fixtures"}),i++),d.facts===void 0&&(e=
r(e,t,"#/required","required",{missingProperty:"facts"}),i++),d.exchanges===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"\
exchanges"}),i++),d.unknowns===void 0&&(e=r(e,t,"#/required","required",{missingProperty:"unknowns"}),i++),d.leftovers===
void 0&&(e=r(e,t,"#/required","required",{missingProperty:"leftovers"}),i++),d.format!==void 0&&d.format!==2&&(e=r(e,t+"\
/format","#/properties/format/const","const",{allowedValue:2}),i++),d.target!==void 0&&typeof d.target!="string"&&(e=r(e,
t+"/target","#/properties/target/type","type",{type:"string"}),i++),d.document!==void 0){let p=d.document;p&&typeof p=="\
object"&&!Array.isArray(p)?(p.version===void 0&&(e=r(e,t+"/document","#/properties/document/required","required",{missingProperty:"\
version"}),i++),p.sha256===void 0&&(e=r(e,t+"/document","#/properties/document/required","required",{missingProperty:"sh\
a256"}),i++),p.version!==void 0&&typeof p.version!="string"&&(e=r(e,t+"/document/version","#/properties/document/propert\
ies/version/type","type",{type:"string"}),i++),p.sha256!==void 0&&typeof p.sha256!="string"&&(e=r(e,t+"/document/sha256",
"#/properties/document/properties/sha256/type","type",{type:"string"}),i++)):(e=r(e,t+"/document","#/properties/document\
/type","type",{type:"object"}),i++)}if(d.tier!==void 0){let p=d.tier;p==="read"||p==="write"||p==="destructive"||p==="pa\
ssive"||(e=r(e,t+"/tier","#/properties/tier/enum","enum",{allowedValues:h.properties.tier.enum}),i++)}if(d.seed!==void 0){
let p=d.seed;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=r(e,t+"/seed","#/properties/seed/type","type",{type:"\
integer"}),i++)}if(d.run!==void 0){let p=d.run;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.id===void 0&&(e=r(e,t+"\
/run","#/properties/run/required","required",{missingProperty:"id"}),i++),p.startedAt===void 0&&(e=r(e,t+"/run","#/prope\
rties/run/required","required",{missingProperty:"startedAt"}),i++),p.seconds===void 0&&(e=r(e,t+"/run","#/properties/run\
/required","required",{missingProperty:"seconds"}),i++),p.requests===void 0&&(e=r(e,t+"/run","#/properties/run/required",
"required",{missingProperty:"requests"}),i++),p.id!==void 0&&typeof p.id!="string"&&(e=r(e,t+"/run/id","#/properties/run\
/properties/id/type","type",{type:"string"}),i++),p.startedAt!==void 0&&typeof p.startedAt!="string"&&(e=r(e,t+"/run/sta\
rtedAt","#/properties/run/properties/startedAt/type","type",{type:"string"}),i++),p.seconds!==void 0){let f=p.seconds;typeof f==
"number"&&isFinite(f)?(f<0||isNaN(f))&&(e=r(e,t+"/run/seconds","#/properties/run/properties/seconds/minimum","minimum",{
comparison:">=",limit:0}),i++):(e=r(e,t+"/run/seconds","#/properties/run/properties/seconds/type","type",{type:"number"}),
i++)}if(p.requests!==void 0){let f=p.requests;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=r(e,t+"/run/request\
s","#/properties/run/properties/requests/type","type",{type:"integer"}),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(
f))&&(e=r(e,t+"/run/requests","#/properties/run/properties/requests/minimum","minimum",{comparison:">=",limit:0}),i++)}}else
e=r(e,t+"/run","#/properties/run/type","type",{type:"object"}),i++}if(d.incomplete!==void 0&&typeof d.incomplete!="strin\
g"&&(e=r(e,t+"/incomplete","#/properties/incomplete/type","type",{type:"string"}),i++),d.names!==void 0){let p=d.names;if(p&&
typeof p=="object"&&!Array.isArray(p))for(let f in p)typeof p[f]!="string"&&(e=r(e,t+"/names/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),"#/properties/names/additionalProperties/type","type",{type:"string"}),i++);else e=r(e,t+"/names","#/propert\
ies/names/type","type",{type:"object"}),i++}if(d.fixtures!==void 0){let p=d.fixtures;if(Array.isArray(p)){let f=p.length;
for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0&&(e=r(e,t+"/fixtures/"+o,
"#/$defs/fixture/required","required",{missingProperty:"name"}),i++),n.source===void 0&&(e=r(e,t+"/fixtures/"+o,"#/$defs\
/fixture/required","required",{missingProperty:"source"}),i++),n.name!==void 0&&typeof n.name!="string"&&(e=r(e,t+"/fixt\
ures/"+o+"/name","#/$defs/fixture/properties/name/type","type",{type:"string"}),i++),n.source!==void 0){let s=n.source;s===
"given"||s==="found"||s==="missing"||(e=r(e,t+"/fixtures/"+o+"/source","#/$defs/fixture/properties/source/enum","enum",{
allowedValues:m.properties.source.enum}),i++)}if(n.value!==void 0){let s=n.value;if(typeof s!="string"&&!Array.isArray(s)&&
(e=r(e,t+"/fixtures/"+o+"/value","#/$defs/fixture/properties/value/type","type",{type:m.properties.value.type}),i++),Array.
isArray(s)){let y=s.length;for(let u=0;u<y;u++)typeof s[u]!="string"&&(e=r(e,t+"/fixtures/"+o+"/value/"+u,"#/$defs/fixtu\
re/properties/value/items/type","type",{type:"string"}),i++)}}n.how!==void 0&&typeof n.how!="string"&&(e=r(e,t+"/fixture\
s/"+o+"/how","#/$defs/fixture/properties/how/type","type",{type:"string"}),i++)}else e=r(e,t+"/fixtures/"+o,"#/$defs/fix\
ture/type","type",{type:"object"}),i++}}else e=r(e,t+"/fixtures","#/properties/fixtures/type","type",{type:"array"}),i++}
if(d.facts!==void 0){let p=d.facts;if(Array.isArray(p)){let f=p.length;for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="\
object"&&!Array.isArray(n)){if(n.id===void 0&&(e=r(e,t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"\
id"}),i++),n.operationId===void 0&&(e=r(e,t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"operatio\
nId"}),i++),n.kind===void 0&&(e=r(e,t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"kind"}),i++),n.
says===void 0&&(e=r(e,t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"says"}),i++),n.verdict===void 0&&
(e=r(e,t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"verdict"}),i++),n.evidence===void 0&&(e=r(e,
t+"/facts/"+o,"#/$defs/finding/required","required",{missingProperty:"evidence"}),i++),n.id!==void 0&&typeof n.id!="stri\
ng"&&(e=r(e,t+"/facts/"+o+"/id","#/$defs/finding/properties/id/type","type",{type:"string"}),i++),n.operationId!==void 0&&
typeof n.operationId!="string"&&(e=r(e,t+"/facts/"+o+"/operationId","#/$defs/finding/properties/operationId/type","type",
{type:"string"}),i++),n.kind!==void 0){let s=n.kind;s==="operation"||s==="status"||s==="auth"||s==="parameter"||s==="def\
ault"||s==="limit"||s==="enum"||s==="type"||s==="format"||s==="presence"||s==="omission"||s==="rule"||s==="expectation"||
(e=r(e,t+"/facts/"+o+"/kind","#/$defs/finding/properties/kind/enum","enum",{allowedValues:c.properties.kind.enum}),i++)}
if(n.says!==void 0&&typeof n.says!="string"&&(e=r(e,t+"/facts/"+o+"/says","#/$defs/finding/properties/says/type","type",
{type:"string"}),i++),n.verdict!==void 0){let s=n.verdict;s==="verified"||s==="contradicted"||s==="assumption contradict\
ed"||s==="unexercised"||s==="unprovable here"||(e=r(e,t+"/facts/"+o+"/verdict","#/$defs/finding/properties/verdict/enum",
"enum",{allowedValues:c.properties.verdict.enum}),i++)}if(n.reason!==void 0&&typeof n.reason!="string"&&(e=r(e,t+"/facts\
/"+o+"/reason","#/$defs/finding/properties/reason/type","type",{type:"string"}),i++),n.pointer!==void 0&&typeof n.pointer!=
"string"&&(e=r(e,t+"/facts/"+o+"/pointer","#/$defs/finding/properties/pointer/type","type",{type:"string"}),i++),n.restsOn!==
void 0){let s=n.restsOn;if(Array.isArray(s)){let y=s.length;for(let u=0;u<y;u++)typeof s[u]!="string"&&(e=r(e,t+"/facts/"+
o+"/restsOn/"+u,"#/$defs/finding/properties/restsOn/items/type","type",{type:"string"}),i++)}else e=r(e,t+"/facts/"+o+"/\
restsOn","#/$defs/finding/properties/restsOn/type","type",{type:"array"}),i++}if(n.unhonoured!==void 0&&n.unhonoured!==!0&&
(e=r(e,t+"/facts/"+o+"/unhonoured","#/$defs/finding/properties/unhonoured/const","const",{allowedValue:!0}),i++),n.needs!==
void 0){let s=n.needs;s==="write"||s==="destructive"||s==="cost"||(e=r(e,t+"/facts/"+o+"/needs","#/$defs/finding/propert\
ies/needs/enum","enum",{allowedValues:c.properties.needs.enum}),i++)}if(n.settledMs!==void 0){let s=n.settledMs;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=r(e,t+"/facts/"+o+"/settledMs","#/$defs/finding/properties/settledMs/type",
"type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))&&(e=r(e,t+"/facts/"+o+"/settledMs","#/$de\
fs/finding/properties/settledMs/minimum","minimum",{comparison:">=",limit:1}),i++)}if(n.evidence!==void 0){let s=n.evidence;
if(Array.isArray(s)){let y=s.length;for(let u=0;u<y;u++){let a=s[u];typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||
(e=r(e,t+"/facts/"+o+"/evidence/"+u,"#/$defs/finding/properties/evidence/items/type","type",{type:"integer"}),i++),typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))&&(e=r(e,t+"/facts/"+o+"/evidence/"+u,"#/$defs/finding/properties/evidence/items/m\
inimum","minimum",{comparison:">=",limit:0}),i++)}}else e=r(e,t+"/facts/"+o+"/evidence","#/$defs/finding/properties/evid\
ence/type","type",{type:"array"}),i++}}else e=r(e,t+"/facts/"+o,"#/$defs/finding/type","type",{type:"object"}),i++}}else
e=r(e,t+"/facts","#/properties/facts/type","type",{type:"array"}),i++}if(d.exchanges!==void 0){let p=d.exchanges;if(Array.
isArray(p)){let f=p.length;for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.operationId===
void 0&&(e=r(e,t+"/exchanges/"+o,"#/$defs/exchange/required","required",{missingProperty:"operationId"}),i++),n.tried===
void 0&&(e=r(e,t+"/exchanges/"+o,"#/$defs/exchange/required","required",{missingProperty:"tried"}),i++),n.request===void 0&&
(e=r(e,t+"/exchanges/"+o,"#/$defs/exchange/required","required",{missingProperty:"request"}),i++),n.response===void 0&&(e=
r(e,t+"/exchanges/"+o,"#/$defs/exchange/required","required",{missingProperty:"response"}),i++),n.operationId!==void 0&&
typeof n.operationId!="string"&&(e=r(e,t+"/exchanges/"+o+"/operationId","#/$defs/exchange/properties/operationId/type","\
type",{type:"string"}),i++),n.tried!==void 0&&typeof n.tried!="string"&&(e=r(e,t+"/exchanges/"+o+"/tried","#/$defs/excha\
nge/properties/tried/type","type",{type:"string"}),i++),n.request!==void 0){let s=n.request;s&&typeof s=="object"&&!Array.
isArray(s)?(s.method===void 0&&(e=r(e,t+"/exchanges/"+o+"/request","#/$defs/exchange/properties/request/required","requi\
red",{missingProperty:"method"}),i++),s.path===void 0&&(e=r(e,t+"/exchanges/"+o+"/request","#/$defs/exchange/properties/\
request/required","required",{missingProperty:"path"}),i++),s.credential===void 0&&(e=r(e,t+"/exchanges/"+o+"/request","\
#/$defs/exchange/properties/request/required","required",{missingProperty:"credential"}),i++),s.method!==void 0&&typeof s.
method!="string"&&(e=r(e,t+"/exchanges/"+o+"/request/method","#/$defs/exchange/properties/request/properties/method/type",
"type",{type:"string"}),i++),s.path!==void 0&&typeof s.path!="string"&&(e=r(e,t+"/exchanges/"+o+"/request/path","#/$defs\
/exchange/properties/request/properties/path/type","type",{type:"string"}),i++),s.credential!==void 0&&typeof s.credential!=
"string"&&(e=r(e,t+"/exchanges/"+o+"/request/credential","#/$defs/exchange/properties/request/properties/credential/type",
"type",{type:"string"}),i++),s.body!==void 0&&typeof s.body!="string"&&(e=r(e,t+"/exchanges/"+o+"/request/body","#/$defs\
/exchange/properties/request/properties/body/type","type",{type:"string"}),i++)):(e=r(e,t+"/exchanges/"+o+"/request","#/\
$defs/exchange/properties/request/type","type",{type:"object"}),i++)}if(n.response!==void 0){let s=n.response;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.status===void 0&&(e=r(e,t+"/exchanges/"+o+"/response","#/$defs/exchange/properties/res\
ponse/required","required",{missingProperty:"status"}),i++),s.contentType===void 0&&(e=r(e,t+"/exchanges/"+o+"/response",
"#/$defs/exchange/properties/response/required","required",{missingProperty:"contentType"}),i++),s.body===void 0&&(e=r(e,
t+"/exchanges/"+o+"/response","#/$defs/exchange/properties/response/required","required",{missingProperty:"body"}),i++),
s.status!==void 0){let y=s.status;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=r(e,t+"/exchanges/"+o+"/respons\
e/status","#/$defs/exchange/properties/response/properties/status/type","type",{type:"integer"}),i++)}s.contentType!==void 0&&
typeof s.contentType!="string"&&(e=r(e,t+"/exchanges/"+o+"/response/contentType","#/$defs/exchange/properties/response/p\
roperties/contentType/type","type",{type:"string"}),i++),s.body!==void 0&&typeof s.body!="string"&&(e=r(e,t+"/exchanges/"+
o+"/response/body","#/$defs/exchange/properties/response/properties/body/type","type",{type:"string"}),i++)}else e=r(e,t+
"/exchanges/"+o+"/response","#/$defs/exchange/properties/response/type","type",{type:"object"}),i++}}else e=r(e,t+"/exch\
anges/"+o,"#/$defs/exchange/type","type",{type:"object"}),i++}}else e=r(e,t+"/exchanges","#/properties/exchanges/type","\
type",{type:"array"}),i++}if(d.unknowns!==void 0){let p=d.unknowns;if(Array.isArray(p)){let f=p.length;for(let o=0;o<f;o++){
let n=p[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.unknown===void 0&&(e=r(e,t+"/unknowns/"+o,"#/$defs/observat\
ion/required","required",{missingProperty:"unknown"}),i++),n.operationId===void 0&&(e=r(e,t+"/unknowns/"+o,"#/$defs/obse\
rvation/required","required",{missingProperty:"operationId"}),i++),n.at===void 0&&(e=r(e,t+"/unknowns/"+o,"#/$defs/obser\
vation/required","required",{missingProperty:"at"}),i++),n.saw===void 0&&(e=r(e,t+"/unknowns/"+o,"#/$defs/observation/re\
quired","required",{missingProperty:"saw"}),i++),n.count===void 0&&(e=r(e,t+"/unknowns/"+o,"#/$defs/observation/required",
"required",{missingProperty:"count"}),i++),n.unknown!==void 0&&typeof n.unknown!="string"&&(e=r(e,t+"/unknowns/"+o+"/unk\
nown","#/$defs/observation/properties/unknown/type","type",{type:"string"}),i++),n.operationId!==void 0&&typeof n.operationId!=
"string"&&(e=r(e,t+"/unknowns/"+o+"/operationId","#/$defs/observation/properties/operationId/type","type",{type:"string"}),
i++),n.at!==void 0&&typeof n.at!="string"&&(e=r(e,t+"/unknowns/"+o+"/at","#/$defs/observation/properties/at/type","type",
{type:"string"}),i++),n.saw!==void 0&&typeof n.saw!="string"&&(e=r(e,t+"/unknowns/"+o+"/saw","#/$defs/observation/proper\
ties/saw/type","type",{type:"string"}),i++),n.count!==void 0){let s=n.count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=r(e,t+"/unknowns/"+o+"/count","#/$defs/observation/properties/count/type","type",{type:"integer"}),i++),typeof s==
"number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=r(e,t+"/unknowns/"+o+"/count","#/$defs/observation/properties/count/minimum",
"minimum",{comparison:">=",limit:0}),i++)}if(n.evidence!==void 0){let s=n.evidence;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(e=r(e,t+"/unknowns/"+o+"/evidence","#/$defs/observation/properties/evidence/type","type",{type:"integer"}),
i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=r(e,t+"/unknowns/"+o+"/evidence","#/$defs/observation/properti\
es/evidence/minimum","minimum",{comparison:">=",limit:0}),i++)}}else e=r(e,t+"/unknowns/"+o,"#/$defs/observation/type","\
type",{type:"object"}),i++}}else e=r(e,t+"/unknowns","#/properties/unknowns/type","type",{type:"array"}),i++}if(d.leftovers!==
void 0){let p=d.leftovers;if(Array.isArray(p)){let f=p.length;for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n.what===void 0&&(e=r(e,t+"/leftovers/"+o,"#/$defs/leftover/required","required",{missingProperty:"\
what"}),i++),n.why===void 0&&(e=r(e,t+"/leftovers/"+o,"#/$defs/leftover/required","required",{missingProperty:"why"}),i++),
n.remedy===void 0&&(e=r(e,t+"/leftovers/"+o,"#/$defs/leftover/required","required",{missingProperty:"remedy"}),i++),n.what!==
void 0&&typeof n.what!="string"&&(e=r(e,t+"/leftovers/"+o+"/what","#/$defs/leftover/properties/what/type","type",{type:"\
string"}),i++),n.why!==void 0&&typeof n.why!="string"&&(e=r(e,t+"/leftovers/"+o+"/why","#/$defs/leftover/properties/why/\
type","type",{type:"string"}),i++),n.remedy!==void 0&&typeof n.remedy!="string"&&(e=r(e,t+"/leftovers/"+o+"/remedy","#/$\
defs/leftover/properties/remedy/type","type",{type:"string"}),i++),n.undo!==void 0){let s=n.undo;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.operationId===void 0&&(e=r(e,t+"/leftovers/"+o+"/undo","#/$defs/leftover/properties/undo/require\
d","required",{missingProperty:"operationId"}),i++),s.path===void 0&&(e=r(e,t+"/leftovers/"+o+"/undo","#/$defs/leftover/\
properties/undo/required","required",{missingProperty:"path"}),i++),s.operationId!==void 0&&typeof s.operationId!="strin\
g"&&(e=r(e,t+"/leftovers/"+o+"/undo/operationId","#/$defs/leftover/properties/undo/properties/operationId/type","type",{
type:"string"}),i++),s.path!==void 0){let y=s.path;if(y&&typeof y=="object"&&!Array.isArray(y))for(let u in y)typeof y[u]!=
"string"&&(e=r(e,t+"/leftovers/"+o+"/undo/path/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),"#/$defs/leftover/properties/u\
ndo/properties/path/additionalProperties/type","type",{type:"string"}),i++);else e=r(e,t+"/leftovers/"+o+"/undo/path","#\
/$defs/leftover/properties/undo/properties/path/type","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+o+"/undo",
"#/$defs/leftover/properties/undo/type","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+o,"#/$defs/leftover/type",
"type",{type:"object"}),i++}}else e=r(e,t+"/leftovers","#/properties/leftovers/type","type",{type:"array"}),i++}if(d.retries!==
void 0){let p=d.retries;if(Array.isArray(p)){let f=p.length;for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.operationId===void 0&&(e=r(e,t+"/retries/"+o,"#/$defs/retry/required","required",{missingProperty:"oper\
ationId"}),i++),n.why===void 0&&(e=r(e,t+"/retries/"+o,"#/$defs/retry/required","required",{missingProperty:"why"}),i++),
n.count===void 0&&(e=r(e,t+"/retries/"+o,"#/$defs/retry/required","required",{missingProperty:"count"}),i++),n.operationId!==
void 0&&typeof n.operationId!="string"&&(e=r(e,t+"/retries/"+o+"/operationId","#/$defs/retry/properties/operationId/type",
"type",{type:"string"}),i++),n.why!==void 0&&typeof n.why!="string"&&(e=r(e,t+"/retries/"+o+"/why","#/$defs/retry/proper\
ties/why/type","type",{type:"string"}),i++),n.count!==void 0){let s=n.count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=r(e,t+"/retries/"+o+"/count","#/$defs/retry/properties/count/type","type",{type:"integer"}),i++),typeof s=="numbe\
r"&&isFinite(s)&&(s<1||isNaN(s))&&(e=r(e,t+"/retries/"+o+"/count","#/$defs/retry/properties/count/minimum","minimum",{comparison:"\
>=",limit:1}),i++)}}else e=r(e,t+"/retries/"+o,"#/$defs/retry/type","type",{type:"object"}),i++}}else e=r(e,t+"/retries",
"#/properties/retries/type","type",{type:"array"}),i++}if(d.timings!==void 0){let p=d.timings;if(Array.isArray(p)){let f=p.
length;for(let o=0;o<f;o++){let n=p[o];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.operationId===void 0&&(e=r(e,t+
"/timings/"+o,"#/$defs/timing/required","required",{missingProperty:"operationId"}),i++),n.count===void 0&&(e=r(e,t+"/ti\
mings/"+o,"#/$defs/timing/required","required",{missingProperty:"count"}),i++),n.medianMs===void 0&&(e=r(e,t+"/timings/"+
o,"#/$defs/timing/required","required",{missingProperty:"medianMs"}),i++),n.p95Ms===void 0&&(e=r(e,t+"/timings/"+o,"#/$d\
efs/timing/required","required",{missingProperty:"p95Ms"}),i++),n.operationId!==void 0&&typeof n.operationId!="string"&&
(e=r(e,t+"/timings/"+o+"/operationId","#/$defs/timing/properties/operationId/type","type",{type:"string"}),i++),n.count!==
void 0){let s=n.count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=r(e,t+"/timings/"+o+"/count","#/$defs/timin\
g/properties/count/type","type",{type:"integer"}),i++),typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))&&(e=r(e,t+"/timi\
ngs/"+o+"/count","#/$defs/timing/properties/count/minimum","minimum",{comparison:">=",limit:1}),i++)}if(n.medianMs!==void 0){
let s=n.medianMs;typeof s=="number"&&isFinite(s)?(s<0||isNaN(s))&&(e=r(e,t+"/timings/"+o+"/medianMs","#/$defs/timing/pro\
perties/medianMs/minimum","minimum",{comparison:">=",limit:0}),i++):(e=r(e,t+"/timings/"+o+"/medianMs","#/$defs/timing/p\
roperties/medianMs/type","type",{type:"number"}),i++)}if(n.p95Ms!==void 0){let s=n.p95Ms;typeof s=="number"&&isFinite(s)?
(s<0||isNaN(s))&&(e=r(e,t+"/timings/"+o+"/p95Ms","#/$defs/timing/properties/p95Ms/minimum","minimum",{comparison:">=",limit:0}),
i++):(e=r(e,t+"/timings/"+o+"/p95Ms","#/$defs/timing/properties/p95Ms/type","type",{type:"number"}),i++)}}else e=r(e,t+"\
/timings/"+o,"#/$defs/timing/type","type",{type:"object"}),i++}}else e=r(e,t+"/timings","#/properties/timings/type","typ\
e",{type:"array"}),i++}}else e=r(e,t,"#/type","type",{type:"object"}),i++;return g.errors=e,i===0}function r(d,t,e,i,p){
return b(d,[{instancePath:t,schemaPath:e,keyword:i,params:p}])}function b(d,t){if(d===null)return t;for(let e of t)d.length<
2e3&&d.push(e);return d}var v=l;export{v as validate};
