// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
var l=g,h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:project-resources:ledger:2",title:"Ledger",type:"\
object",required:["format","target","document","tier","run","fixtures","facts","exchanges","unknowns","leftovers"],properties:{
format:{const:2},target:{type:"string"},document:{type:"object",required:["version","sha256"],properties:{version:{type:"\
string"},sha256:{type:"string"}}},tier:{enum:["read","write","destructive","passive"]},run:{type:"object",required:["id",
"startedAt","seconds","requests"],properties:{id:{type:"string"},startedAt:{type:"string"},seconds:{type:"number",minimum:0},
requests:{type:"integer",minimum:0}}},incomplete:{type:"string"},names:{type:"object",additionalProperties:{type:"string"}},
fixtures:{type:"array",items:{$ref:"#/$defs/fixture"}},facts:{type:"array",items:{$ref:"#/$defs/finding"}},exchanges:{type:"\
array",items:{$ref:"#/$defs/exchange"}},unknowns:{type:"array",items:{$ref:"#/$defs/observation"}},leftovers:{type:"arra\
y",items:{$ref:"#/$defs/leftover"}},retries:{type:"array",items:{$ref:"#/$defs/retry"}},baseline:{type:"object",required:[
"notes","contradicted","mended","untested"],properties:{notes:{type:"array",items:{type:"string"}},contradicted:{type:"a\
rray",items:{type:"string"}},mended:{type:"array",items:{type:"string"}},untested:{type:"array",items:{type:"string"}}}}},
$defs:{finding:{description:"A documented fact and its verdict.",type:"object",required:["id","operationId","kind","says",
"verdict","evidence"],properties:{id:{description:"ID of the fact, such as `updateApp/body.port/maximum`. Stable across \
versions of the document.",type:"string"},operationId:{description:"Operation that the fact belongs to.",type:"string"},
kind:{description:"Kind of fact.",enum:["operation","status","auth","parameter","default","limit","enum","type","format",
"presence","omission","rule","expectation","access"]},says:{description:"The fact as a sentence.",type:"string"},verdict:{
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
eger",minimum:1},evidence:{description:"Indexes into `exchanges` of the exchanges that the verdict is based on; for a co\
ntradiction, those that show it or, if the check does not name them, its last ones, in the order in which they were sent\
.",type:"array",items:{type:"integer",minimum:0}}}},exchange:{description:"A request and its response. Secrets and undoc\
umented values are redacted.",type:"object",required:["operationId","tried","request","response"],properties:{operationId:{
description:"Operation that was called.",type:"string"},tried:{description:"The check that sent the request, in words.",
type:"string"},request:{description:"The request.",type:"object",required:["method","path","credential"],properties:{method:{
description:"HTTP method.",type:"string"},path:{description:"Path and query, without the origin; `***` for a presigned U\
RL.",type:"string"},credential:{description:"Which token was sent, in words.",type:"string"},body:{description:"Request \
body. Absent if none was sent.",type:"string"},range:{description:"Range header of a download from a presigned URL.",type:"\
string"}}},response:{description:"The response.",type:"object",required:["status","contentType","body"],properties:{status:{
description:"HTTP status.",type:"integer"},contentType:{description:"Media type without parameters. Empty if there was n\
one.",type:"string"},body:{description:"Response body. Empty if there was none.",type:"string"}}}}},fixture:{description:"\
A value of the environment that the checks need.",type:"object",required:["name","source"],properties:{name:{description:"\
Name in the fixtures file, with dots for nesting.",type:"string"},source:{description:"`given`: named by the user. `foun\
d`: found by the run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},value:{description:"\
The value. Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"string"}},how:{description:"\
Where the run found it, or why it is missing.",type:"string"},variable:{description:"Environment variable from which a t\
oken was read. Absent if the fixtures name none.",type:"string"}}},observation:{description:"What the run observed about\
 an entry of the register of unknowns.",type:"object",required:["unknown","operationId","at","saw","count"],properties:{
unknown:{description:"ID of the entry.",type:"string"},operationId:{description:"Operation whose response was observed.",
type:"string"},at:{description:"Place in the response, such as `2XX item.status`, or what was sent, in words.",type:"str\
ing"},saw:{description:'Observed value, such as `200`, `string` or `"RUNNING"`.',type:"string"},count:{description:"Numb\
er of observations.",type:"integer",minimum:0},evidence:{description:"Index into `exchanges` of one exchange with this o\
bservation.",type:"integer",minimum:0}}},retry:{description:"How often requests of an operation were repeated for a reas\
on.",type:"object",required:["operationId","why","count"],properties:{operationId:{description:"Operation that was calle\
d.",type:"string"},why:{description:"The reason, such as `got 503` or `no response`.",type:"string"},count:{description:"\
Number of repetitions.",type:"integer",minimum:1}}},leftover:{description:"An item that the run created or changed, and \
could not delete or restore.",type:"object",required:["what","why","remedy"],properties:{what:{description:"The item, su\
ch as `the domain verify-1a2b-3.example.com (domain-17)`.",type:"string"},why:{description:"Why the item could not be de\
leted or restored.",type:"string"},remedy:{description:"What you can do about the item.",type:"string"},undo:{description:"\
The operation that deletes or restores the item. Absent if none can.",type:"object",required:["operationId","path"],properties:{
operationId:{description:"Operation to call.",type:"string"},path:{description:"Path parameters of the operation.",type:"\
object",additionalProperties:{type:"string"}}}}}}}},m={description:"A value of the environment that the checks need.",type:"\
object",required:["name","source"],properties:{name:{description:"Name in the fixtures file, with dots for nesting.",type:"\
string"},source:{description:"`given`: named by the user. `found`: found by the run. `missing`: facts that need it are u\
nexercised.",enum:["given","found","missing"]},value:{description:"The value. Absent if the fixture is missing, and for \
tokens.",type:["string","array"],items:{type:"string"}},how:{description:"Where the run found it, or why it is missing.",
type:"string"},variable:{description:"Environment variable from which a token was read. Absent if the fixtures name none\
.",type:"string"}}},c={description:"A documented fact and its verdict.",type:"object",required:["id","operationId","kind",
"says","verdict","evidence"],properties:{id:{description:"ID of the fact, such as `updateApp/body.port/maximum`. Stable \
across versions of the document.",type:"string"},operationId:{description:"Operation that the fact belongs to.",type:"st\
ring"},kind:{description:"Kind of fact.",enum:["operation","status","auth","parameter","default","limit","enum","type","\
format","presence","omission","rule","expectation","access"]},says:{description:"The fact as a sentence.",type:"string"},
verdict:{description:"`verified`: the service conforms. `contradicted`: it does not. `assumption contradicted`: it does \
not, but the document only assumes the fact, so no contract is broken. `unexercised`: this run did not test the fact. `u\
nprovable here`: this target cannot show whether the fact is true.",enum:["verified","contradicted","assumption contradi\
cted","unexercised","unprovable here"]},reason:{description:"For every verdict except `verified`: what the service did i\
nstead, or why the fact was not tested.",type:"string"},pointer:{description:"JSON pointer to the wrong value, or to the\
 missing field, in the response body of the last exchange in `evidence`. In the redacted body, a text such as `\u2026 50 more\
` stands for as many items of a list.",type:"string"},restsOn:{description:"IDs of the entries of the register of unknow\
ns on which the fact rests, or that excuse its violation.",type:"array",items:{type:"string"}},unhonoured:{description:"\
Set if the fact is unexercised because no response shows that the service honours the name of a query parameter.",const:!0},
needs:{description:"What would permit the run to test the fact: a tier, or `cost` for `--allow-cost`.",enum:["write","de\
structive","cost"]},settledMs:{description:"Milliseconds after which the effect showed. Absent if it showed at once.",type:"\
integer",minimum:1},evidence:{description:"Indexes into `exchanges` of the exchanges that the verdict is based on; for a\
 contradiction, those that show it or, if the check does not name them, its last ones, in the order in which they were s\
ent.",type:"array",items:{type:"integer",minimum:0}}}};function g(p,{instancePath:t=""}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.format===void 0&&(e=
r(e,t,"required",{missingProperty:"format"}),i++),p.target===void 0&&(e=r(e,t,"required",{missingProperty:"target"}),i++),
p.document===void 0&&(e=r(e,t,"required",{missingProperty:"document"}),i++),p.tier===void 0&&(e=r(e,t,"required",{missingProperty:"\
tier"}),i++),p.run===void 0&&(e=r(e,t,"required",{missingProperty:"run"}),i++),p.fixtures===void 0&&(e=r(e,t,"required",
{missingProperty:"fixtures"}),i++),p.facts===void 0&&(e=r(e,t,"required",{missingProperty:"facts"}),i++),p.exchanges===void 0&&
(e=r(e,t,"required",{missingProperty:"exchanges"}),i++),p.unknowns===void 0&&(e=r(e,t,"required",{missingProperty:"unkno\
wns"}),i++),p.leftovers===void 0&&(e=r(e,t,"required",{missingProperty:"leftovers"}),i++),p.format!==void 0&&p.format!==
2&&(e=r(e,t+"/format","const",{allowedValue:2}),i++),p.target!==void 0&&typeof p.target!="string"&&(e=r(e,t+"/target","t\
ype",{type:"string"}),i++),p.document!==void 0){let d=p.document;d&&typeof d=="object"&&!Array.isArray(d)?(d.version===void 0&&
(e=r(e,t+"/document","required",{missingProperty:"version"}),i++),d.sha256===void 0&&(e=r(e,t+"/document","required",{missingProperty:"\
sha256"}),i++),d.version!==void 0&&typeof d.version!="string"&&(e=r(e,t+"/document/version","type",{type:"string"}),i++),
d.sha256!==void 0&&typeof d.sha256!="string"&&(e=r(e,t+"/document/sha256","type",{type:"string"}),i++)):(e=r(e,t+"/docum\
ent","type",{type:"object"}),i++)}if(p.tier!==void 0){let d=p.tier;d==="read"||d==="write"||d==="destructive"||d==="pass\
ive"||(e=r(e,t+"/tier","enum",{allowedValues:h.properties.tier.enum}),i++)}if(p.run!==void 0){let d=p.run;if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.id===void 0&&(e=r(e,t+"/run","required",{missingProperty:"id"}),i++),d.startedAt===void 0&&
(e=r(e,t+"/run","required",{missingProperty:"startedAt"}),i++),d.seconds===void 0&&(e=r(e,t+"/run","required",{missingProperty:"\
seconds"}),i++),d.requests===void 0&&(e=r(e,t+"/run","required",{missingProperty:"requests"}),i++),d.id!==void 0&&typeof d.
id!="string"&&(e=r(e,t+"/run/id","type",{type:"string"}),i++),d.startedAt!==void 0&&typeof d.startedAt!="string"&&(e=r(e,
t+"/run/startedAt","type",{type:"string"}),i++),d.seconds!==void 0){let f=d.seconds;typeof f=="number"&&isFinite(f)?(f<0||
isNaN(f))&&(e=r(e,t+"/run/seconds","minimum",{comparison:">=",limit:0}),i++):(e=r(e,t+"/run/seconds","type",{type:"numbe\
r"}),i++)}if(d.requests!==void 0){let f=d.requests;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=r(e,t+"/run/re\
quests","type",{type:"integer"}),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=r(e,t+"/run/requests","minimu\
m",{comparison:">=",limit:0}),i++)}}else e=r(e,t+"/run","type",{type:"object"}),i++}if(p.incomplete!==void 0&&typeof p.incomplete!=
"string"&&(e=r(e,t+"/incomplete","type",{type:"string"}),i++),p.names!==void 0){let d=p.names;if(d&&typeof d=="object"&&
!Array.isArray(d))for(let f in d)typeof d[f]!="string"&&(e=r(e,t+"/names/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"typ\
e",{type:"string"}),i++);else e=r(e,t+"/names","type",{type:"object"}),i++}if(p.fixtures!==void 0){let d=p.fixtures;if(Array.
isArray(d)){let f=d.length;for(let s=0;s<f;s++){let n=d[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0&&
(e=r(e,t+"/fixtures/"+s,"required",{missingProperty:"name"}),i++),n.source===void 0&&(e=r(e,t+"/fixtures/"+s,"required",
{missingProperty:"source"}),i++),n.name!==void 0&&typeof n.name!="string"&&(e=r(e,t+"/fixtures/"+s+"/name","type",{type:"\
string"}),i++),n.source!==void 0){let o=n.source;o==="given"||o==="found"||o==="missing"||(e=r(e,t+"/fixtures/"+s+"/sour\
ce","enum",{allowedValues:m.properties.source.enum}),i++)}if(n.value!==void 0){let o=n.value;if(typeof o!="string"&&!Array.
isArray(o)&&(e=r(e,t+"/fixtures/"+s+"/value","type",{type:m.properties.value.type}),i++),Array.isArray(o)){let y=o.length;
for(let u=0;u<y;u++)typeof o[u]!="string"&&(e=r(e,t+"/fixtures/"+s+"/value/"+u,"type",{type:"string"}),i++)}}n.how!==void 0&&
typeof n.how!="string"&&(e=r(e,t+"/fixtures/"+s+"/how","type",{type:"string"}),i++),n.variable!==void 0&&typeof n.variable!=
"string"&&(e=r(e,t+"/fixtures/"+s+"/variable","type",{type:"string"}),i++)}else e=r(e,t+"/fixtures/"+s,"type",{type:"obj\
ect"}),i++}}else e=r(e,t+"/fixtures","type",{type:"array"}),i++}if(p.facts!==void 0){let d=p.facts;if(Array.isArray(d)){
let f=d.length;for(let s=0;s<f;s++){let n=d[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.id===void 0&&(e=r(e,t+"\
/facts/"+s,"required",{missingProperty:"id"}),i++),n.operationId===void 0&&(e=r(e,t+"/facts/"+s,"required",{missingProperty:"\
operationId"}),i++),n.kind===void 0&&(e=r(e,t+"/facts/"+s,"required",{missingProperty:"kind"}),i++),n.says===void 0&&(e=
r(e,t+"/facts/"+s,"required",{missingProperty:"says"}),i++),n.verdict===void 0&&(e=r(e,t+"/facts/"+s,"required",{missingProperty:"\
verdict"}),i++),n.evidence===void 0&&(e=r(e,t+"/facts/"+s,"required",{missingProperty:"evidence"}),i++),n.id!==void 0&&typeof n.
id!="string"&&(e=r(e,t+"/facts/"+s+"/id","type",{type:"string"}),i++),n.operationId!==void 0&&typeof n.operationId!="str\
ing"&&(e=r(e,t+"/facts/"+s+"/operationId","type",{type:"string"}),i++),n.kind!==void 0){let o=n.kind;o==="operation"||o===
"status"||o==="auth"||o==="parameter"||o==="default"||o==="limit"||o==="enum"||o==="type"||o==="format"||o==="presence"||
o==="omission"||o==="rule"||o==="expectation"||o==="access"||(e=r(e,t+"/facts/"+s+"/kind","enum",{allowedValues:c.properties.
kind.enum}),i++)}if(n.says!==void 0&&typeof n.says!="string"&&(e=r(e,t+"/facts/"+s+"/says","type",{type:"string"}),i++),
n.verdict!==void 0){let o=n.verdict;o==="verified"||o==="contradicted"||o==="assumption contradicted"||o==="unexercised"||
o==="unprovable here"||(e=r(e,t+"/facts/"+s+"/verdict","enum",{allowedValues:c.properties.verdict.enum}),i++)}if(n.reason!==
void 0&&typeof n.reason!="string"&&(e=r(e,t+"/facts/"+s+"/reason","type",{type:"string"}),i++),n.pointer!==void 0&&typeof n.
pointer!="string"&&(e=r(e,t+"/facts/"+s+"/pointer","type",{type:"string"}),i++),n.restsOn!==void 0){let o=n.restsOn;if(Array.
isArray(o)){let y=o.length;for(let u=0;u<y;u++)typeof o[u]!="string"&&(e=r(e,t+"/facts/"+s+"/restsOn/"+u,"type",{type:"s\
tring"}),i++)}else e=r(e,t+"/facts/"+s+"/restsOn","type",{type:"array"}),i++}if(n.unhonoured!==void 0&&n.unhonoured!==!0&&
(e=r(e,t+"/facts/"+s+"/unhonoured","const",{allowedValue:!0}),i++),n.needs!==void 0){let o=n.needs;o==="write"||o==="des\
tructive"||o==="cost"||(e=r(e,t+"/facts/"+s+"/needs","enum",{allowedValues:c.properties.needs.enum}),i++)}if(n.settledMs!==
void 0){let o=n.settledMs;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,t+"/facts/"+s+"/settledMs","type",{
type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=r(e,t+"/facts/"+s+"/settledMs","minimum",{comparison:"\
>=",limit:1}),i++)}if(n.evidence!==void 0){let o=n.evidence;if(Array.isArray(o)){let y=o.length;for(let u=0;u<y;u++){let a=o[u];
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,t+"/facts/"+s+"/evidence/"+u,"type",{type:"integer"}),i++),typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))&&(e=r(e,t+"/facts/"+s+"/evidence/"+u,"minimum",{comparison:">=",limit:0}),i++)}}else
e=r(e,t+"/facts/"+s+"/evidence","type",{type:"array"}),i++}}else e=r(e,t+"/facts/"+s,"type",{type:"object"}),i++}}else e=
r(e,t+"/facts","type",{type:"array"}),i++}if(p.exchanges!==void 0){let d=p.exchanges;if(Array.isArray(d)){let f=d.length;
for(let s=0;s<f;s++){let n=d[s];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.operationId===void 0&&(e=r(e,t+"/excha\
nges/"+s,"required",{missingProperty:"operationId"}),i++),n.tried===void 0&&(e=r(e,t+"/exchanges/"+s,"required",{missingProperty:"\
tried"}),i++),n.request===void 0&&(e=r(e,t+"/exchanges/"+s,"required",{missingProperty:"request"}),i++),n.response===void 0&&
(e=r(e,t+"/exchanges/"+s,"required",{missingProperty:"response"}),i++),n.operationId!==void 0&&typeof n.operationId!="st\
ring"&&(e=r(e,t+"/exchanges/"+s+"/operationId","type",{type:"string"}),i++),n.tried!==void 0&&typeof n.tried!="string"&&
(e=r(e,t+"/exchanges/"+s+"/tried","type",{type:"string"}),i++),n.request!==void 0){let o=n.request;o&&typeof o=="object"&&
!Array.isArray(o)?(o.method===void 0&&(e=r(e,t+"/exchanges/"+s+"/request","required",{missingProperty:"method"}),i++),o.
path===void 0&&(e=r(e,t+"/exchanges/"+s+"/request","required",{missingProperty:"path"}),i++),o.credential===void 0&&(e=r(
e,t+"/exchanges/"+s+"/request","required",{missingProperty:"credential"}),i++),o.method!==void 0&&typeof o.method!="stri\
ng"&&(e=r(e,t+"/exchanges/"+s+"/request/method","type",{type:"string"}),i++),o.path!==void 0&&typeof o.path!="string"&&(e=
r(e,t+"/exchanges/"+s+"/request/path","type",{type:"string"}),i++),o.credential!==void 0&&typeof o.credential!="string"&&
(e=r(e,t+"/exchanges/"+s+"/request/credential","type",{type:"string"}),i++),o.body!==void 0&&typeof o.body!="string"&&(e=
r(e,t+"/exchanges/"+s+"/request/body","type",{type:"string"}),i++),o.range!==void 0&&typeof o.range!="string"&&(e=r(e,t+
"/exchanges/"+s+"/request/range","type",{type:"string"}),i++)):(e=r(e,t+"/exchanges/"+s+"/request","type",{type:"object"}),
i++)}if(n.response!==void 0){let o=n.response;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.status===void 0&&(e=r(e,
t+"/exchanges/"+s+"/response","required",{missingProperty:"status"}),i++),o.contentType===void 0&&(e=r(e,t+"/exchanges/"+
s+"/response","required",{missingProperty:"contentType"}),i++),o.body===void 0&&(e=r(e,t+"/exchanges/"+s+"/response","re\
quired",{missingProperty:"body"}),i++),o.status!==void 0){let y=o.status;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)||(e=r(e,t+"/exchanges/"+s+"/response/status","type",{type:"integer"}),i++)}o.contentType!==void 0&&typeof o.contentType!=
"string"&&(e=r(e,t+"/exchanges/"+s+"/response/contentType","type",{type:"string"}),i++),o.body!==void 0&&typeof o.body!=
"string"&&(e=r(e,t+"/exchanges/"+s+"/response/body","type",{type:"string"}),i++)}else e=r(e,t+"/exchanges/"+s+"/response",
"type",{type:"object"}),i++}}else e=r(e,t+"/exchanges/"+s,"type",{type:"object"}),i++}}else e=r(e,t+"/exchanges","type",
{type:"array"}),i++}if(p.unknowns!==void 0){let d=p.unknowns;if(Array.isArray(d)){let f=d.length;for(let s=0;s<f;s++){let n=d[s];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.unknown===void 0&&(e=r(e,t+"/unknowns/"+s,"required",{missingProperty:"\
unknown"}),i++),n.operationId===void 0&&(e=r(e,t+"/unknowns/"+s,"required",{missingProperty:"operationId"}),i++),n.at===
void 0&&(e=r(e,t+"/unknowns/"+s,"required",{missingProperty:"at"}),i++),n.saw===void 0&&(e=r(e,t+"/unknowns/"+s,"require\
d",{missingProperty:"saw"}),i++),n.count===void 0&&(e=r(e,t+"/unknowns/"+s,"required",{missingProperty:"count"}),i++),n.
unknown!==void 0&&typeof n.unknown!="string"&&(e=r(e,t+"/unknowns/"+s+"/unknown","type",{type:"string"}),i++),n.operationId!==
void 0&&typeof n.operationId!="string"&&(e=r(e,t+"/unknowns/"+s+"/operationId","type",{type:"string"}),i++),n.at!==void 0&&
typeof n.at!="string"&&(e=r(e,t+"/unknowns/"+s+"/at","type",{type:"string"}),i++),n.saw!==void 0&&typeof n.saw!="string"&&
(e=r(e,t+"/unknowns/"+s+"/saw","type",{type:"string"}),i++),n.count!==void 0){let o=n.count;typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)||(e=r(e,t+"/unknowns/"+s+"/count","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&
(o<0||isNaN(o))&&(e=r(e,t+"/unknowns/"+s+"/count","minimum",{comparison:">=",limit:0}),i++)}if(n.evidence!==void 0){let o=n.
evidence;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,t+"/unknowns/"+s+"/evidence","type",{type:"integer"}),
i++),typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))&&(e=r(e,t+"/unknowns/"+s+"/evidence","minimum",{comparison:">=",limit:0}),
i++)}}else e=r(e,t+"/unknowns/"+s,"type",{type:"object"}),i++}}else e=r(e,t+"/unknowns","type",{type:"array"}),i++}if(p.
leftovers!==void 0){let d=p.leftovers;if(Array.isArray(d)){let f=d.length;for(let s=0;s<f;s++){let n=d[s];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.what===void 0&&(e=r(e,t+"/leftovers/"+s,"required",{missingProperty:"what"}),i++),n.why===
void 0&&(e=r(e,t+"/leftovers/"+s,"required",{missingProperty:"why"}),i++),n.remedy===void 0&&(e=r(e,t+"/leftovers/"+s,"r\
equired",{missingProperty:"remedy"}),i++),n.what!==void 0&&typeof n.what!="string"&&(e=r(e,t+"/leftovers/"+s+"/what","ty\
pe",{type:"string"}),i++),n.why!==void 0&&typeof n.why!="string"&&(e=r(e,t+"/leftovers/"+s+"/why","type",{type:"string"}),
i++),n.remedy!==void 0&&typeof n.remedy!="string"&&(e=r(e,t+"/leftovers/"+s+"/remedy","type",{type:"string"}),i++),n.undo!==
void 0){let o=n.undo;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.operationId===void 0&&(e=r(e,t+"/leftovers/"+s+"/\
undo","required",{missingProperty:"operationId"}),i++),o.path===void 0&&(e=r(e,t+"/leftovers/"+s+"/undo","required",{missingProperty:"\
path"}),i++),o.operationId!==void 0&&typeof o.operationId!="string"&&(e=r(e,t+"/leftovers/"+s+"/undo/operationId","type",
{type:"string"}),i++),o.path!==void 0){let y=o.path;if(y&&typeof y=="object"&&!Array.isArray(y))for(let u in y)typeof y[u]!=
"string"&&(e=r(e,t+"/leftovers/"+s+"/undo/path/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else
e=r(e,t+"/leftovers/"+s+"/undo/path","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+s+"/undo","type",{type:"obj\
ect"}),i++}}else e=r(e,t+"/leftovers/"+s,"type",{type:"object"}),i++}}else e=r(e,t+"/leftovers","type",{type:"array"}),i++}
if(p.retries!==void 0){let d=p.retries;if(Array.isArray(d)){let f=d.length;for(let s=0;s<f;s++){let n=d[s];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.operationId===void 0&&(e=r(e,t+"/retries/"+s,"required",{missingProperty:"operationId"}),
i++),n.why===void 0&&(e=r(e,t+"/retries/"+s,"required",{missingProperty:"why"}),i++),n.count===void 0&&(e=r(e,t+"/retrie\
s/"+s,"required",{missingProperty:"count"}),i++),n.operationId!==void 0&&typeof n.operationId!="string"&&(e=r(e,t+"/retr\
ies/"+s+"/operationId","type",{type:"string"}),i++),n.why!==void 0&&typeof n.why!="string"&&(e=r(e,t+"/retries/"+s+"/why",
"type",{type:"string"}),i++),n.count!==void 0){let o=n.count;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(e=r(e,
t+"/retries/"+s+"/count","type",{type:"integer"}),i++),typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))&&(e=r(e,t+"/retr\
ies/"+s+"/count","minimum",{comparison:">=",limit:1}),i++)}}else e=r(e,t+"/retries/"+s,"type",{type:"object"}),i++}}else
e=r(e,t+"/retries","type",{type:"array"}),i++}if(p.baseline!==void 0){let d=p.baseline;if(d&&typeof d=="object"&&!Array.
isArray(d)){if(d.notes===void 0&&(e=r(e,t+"/baseline","required",{missingProperty:"notes"}),i++),d.contradicted===void 0&&
(e=r(e,t+"/baseline","required",{missingProperty:"contradicted"}),i++),d.mended===void 0&&(e=r(e,t+"/baseline","required",
{missingProperty:"mended"}),i++),d.untested===void 0&&(e=r(e,t+"/baseline","required",{missingProperty:"untested"}),i++),
d.notes!==void 0){let f=d.notes;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++)typeof f[n]!="string"&&(e=r(e,t+
"/baseline/notes/"+n,"type",{type:"string"}),i++)}else e=r(e,t+"/baseline/notes","type",{type:"array"}),i++}if(d.contradicted!==
void 0){let f=d.contradicted;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++)typeof f[n]!="string"&&(e=r(e,t+"/b\
aseline/contradicted/"+n,"type",{type:"string"}),i++)}else e=r(e,t+"/baseline/contradicted","type",{type:"array"}),i++}if(d.
mended!==void 0){let f=d.mended;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++)typeof f[n]!="string"&&(e=r(e,t+
"/baseline/mended/"+n,"type",{type:"string"}),i++)}else e=r(e,t+"/baseline/mended","type",{type:"array"}),i++}if(d.untested!==
void 0){let f=d.untested;if(Array.isArray(f)){let s=f.length;for(let n=0;n<s;n++)typeof f[n]!="string"&&(e=r(e,t+"/basel\
ine/untested/"+n,"type",{type:"string"}),i++)}else e=r(e,t+"/baseline/untested","type",{type:"array"}),i++}}else e=r(e,t+
"/baseline","type",{type:"object"}),i++}}else e=r(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}function r(p,t,e,i,d=""){
return b(p,[{instancePath:t,schemaPath:d,keyword:e,params:i}])}function b(p,t){if(p===null)return t;for(let e of t)p.length<
2e3&&p.push(e);return p}var w=l,v={"":["format","target","document","tier","run","incomplete","names","fixtures","facts",
"exchanges","unknowns","leftovers","retries","baseline"],"/document":["version","sha256"],"/run":["id","startedAt","seco\
nds","requests"],"/fixtures/0":["name","source","value","how","variable"],"/facts/0":["id","operationId","kind","says","\
verdict","reason","pointer","restsOn","unhonoured","needs","settledMs","evidence"],"/exchanges/0":["operationId","tried",
"request","response"],"/exchanges/0/request":["method","path","credential","body","range"],"/exchanges/0/response":["sta\
tus","contentType","body"],"/unknowns/0":["unknown","operationId","at","saw","count","evidence"],"/leftovers/0":["what",
"why","remedy","undo"],"/leftovers/0/undo":["operationId","path"],"/retries/0":["operationId","why","count"],"/baseline":[
"notes","contradicted","mended","untested"]};export{v as fields,w as validate};
