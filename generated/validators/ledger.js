// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
var l=g,h={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"urn:project-resources:ledger:2",title:"Ledger",type:"\
object",required:["format","target","document","tier","run","fixtures","facts","exchanges","unknowns","leftovers"],properties:{
format:{const:2},target:{type:"string"},document:{type:"object",required:["version","sha256"],properties:{version:{type:"\
string"},sha256:{type:"string"}}},tier:{enum:["read","write","destructive","passive"]},run:{type:"object",required:["id",
"startedAt","seconds","requests"],properties:{id:{type:"string"},startedAt:{type:"string"},seconds:{type:"number",minimum:0},
requests:{type:"integer",minimum:0}}},incomplete:{type:"string"},names:{type:"object",additionalProperties:{type:"string"}},
fixtures:{type:"array",items:{$ref:"#/$defs/fixture"}},facts:{type:"array",items:{$ref:"#/$defs/finding"}},exchanges:{type:"\
array",items:{$ref:"#/$defs/exchange"}},unknowns:{type:"array",items:{$ref:"#/$defs/observation"}},leftovers:{type:"arra\
y",items:{$ref:"#/$defs/leftover"}},retries:{type:"array",items:{$ref:"#/$defs/retry"}}},$defs:{finding:{description:"A \
documented fact and its verdict.",type:"object",required:["id","operationId","kind","says","verdict","evidence"],properties:{
id:{description:"ID of the fact, such as `updateApp/body.port/maximum`. Stable across versions of the document.",type:"s\
tring"},operationId:{description:"Operation that the fact belongs to.",type:"string"},kind:{description:"Kind of fact.",
enum:["operation","status","auth","parameter","default","limit","enum","type","format","presence","omission","rule","exp\
ectation"]},says:{description:"The fact as a sentence.",type:"string"},verdict:{description:"`verified`: the service con\
forms. `contradicted`: it does not. `assumption contradicted`: it does not, but the document only assumes the fact, so n\
o contract is broken. `unexercised`: this run did not test the fact. `unprovable here`: this target cannot show whether \
the fact is true.",enum:["verified","contradicted","assumption contradicted","unexercised","unprovable here"]},reason:{description:"\
For every verdict except `verified`: what the service did instead, or why the fact was not tested.",type:"string"},pointer:{
description:"JSON pointer to the wrong value, or to the missing field, in the response body of the last exchange in `evi\
dence`. In the redacted body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"string"},restsOn:{
description:"IDs of the entries of the register of unknowns on which the fact rests, or that excuse its violation.",type:"\
array",items:{type:"string"}},unhonoured:{description:"Set if the fact is unexercised because no response shows that the\
 service honours the name of a query parameter.",const:!0},needs:{description:"What would permit the run to test the fac\
t: a tier, or `cost` for `--allow-cost`.",enum:["write","destructive","cost"]},settledMs:{description:"Milliseconds afte\
r which the effect showed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{description:"Indexes into `\
exchanges` of the exchanges that the verdict is based on.",type:"array",items:{type:"integer",minimum:0}}}},exchange:{description:"\
A request and its response. Secrets and undocumented values are redacted.",type:"object",required:["operationId","tried",
"request","response"],properties:{operationId:{description:"Operation that was called.",type:"string"},tried:{description:"\
The check that sent the request, in words.",type:"string"},request:{description:"The request.",type:"object",required:["\
method","path","credential"],properties:{method:{description:"HTTP method.",type:"string"},path:{description:"Path and q\
uery, without the origin.",type:"string"},credential:{description:"Which token was sent, in words.",type:"string"},body:{
description:"Request body. Absent if none was sent.",type:"string"}}},response:{description:"The response.",type:"object",
required:["status","contentType","body"],properties:{status:{description:"HTTP status.",type:"integer"},contentType:{description:"\
Media type without parameters. Empty if there was none.",type:"string"},body:{description:"Response body. Empty if there\
 was none.",type:"string"}}}}},fixture:{description:"A value of the environment that the checks need.",type:"object",required:[
"name","source"],properties:{name:{description:"Name in the fixtures file, with dots for nesting.",type:"string"},source:{
description:"`given`: named by the user. `found`: found by the run. `missing`: facts that need it are unexercised.",enum:[
"given","found","missing"]},value:{description:"The value. Absent if the fixture is missing, and for tokens.",type:["str\
ing","array"],items:{type:"string"}},how:{description:"Where the run found it, or why it is missing.",type:"string"}}},observation:{
description:"What the run observed about an entry of the register of unknowns.",type:"object",required:["unknown","opera\
tionId","at","saw","count"],properties:{unknown:{description:"ID of the entry.",type:"string"},operationId:{description:"\
Operation whose response was observed.",type:"string"},at:{description:"Place in the response, such as `2XX item.status`\
, or what was sent, in words.",type:"string"},saw:{description:'Observed value, such as `200`, `string` or `"RUNNING"`.',
type:"string"},count:{description:"Number of observations.",type:"integer",minimum:0},evidence:{description:"Index into \
`exchanges` of one exchange with this observation.",type:"integer",minimum:0}}},retry:{description:"How often requests o\
f an operation were repeated for a reason.",type:"object",required:["operationId","why","count"],properties:{operationId:{
description:"Operation that was called.",type:"string"},why:{description:"The reason, such as `got 503` or `no response`\
.",type:"string"},count:{description:"Number of repetitions.",type:"integer",minimum:1}}},leftover:{description:"An item\
 that the run created or changed, and could not delete or restore.",type:"object",required:["what","why","remedy"],properties:{
what:{description:"The item, such as `the domain verify-1a2b-3.example.com (domain-17)`.",type:"string"},why:{description:"\
Why the item could not be deleted or restored.",type:"string"},remedy:{description:"What you can do about the item.",type:"\
string"},undo:{description:"The operation that deletes or restores the item. Absent if none can.",type:"object",required:[
"operationId","path"],properties:{operationId:{description:"Operation to call.",type:"string"},path:{description:"Path p\
arameters of the operation.",type:"object",additionalProperties:{type:"string"}}}}}}}},m={description:"A value of the en\
vironment that the checks need.",type:"object",required:["name","source"],properties:{name:{description:"Name in the fix\
tures file, with dots for nesting.",type:"string"},source:{description:"`given`: named by the user. `found`: found by th\
e run. `missing`: facts that need it are unexercised.",enum:["given","found","missing"]},value:{description:"The value. \
Absent if the fixture is missing, and for tokens.",type:["string","array"],items:{type:"string"}},how:{description:"Wher\
e the run found it, or why it is missing.",type:"string"}}},c={description:"A documented fact and its verdict.",type:"ob\
ject",required:["id","operationId","kind","says","verdict","evidence"],properties:{id:{description:"ID of the fact, such\
 as `updateApp/body.port/maximum`. Stable across versions of the document.",type:"string"},operationId:{description:"Ope\
ration that the fact belongs to.",type:"string"},kind:{description:"Kind of fact.",enum:["operation","status","auth","pa\
rameter","default","limit","enum","type","format","presence","omission","rule","expectation"]},says:{description:"The fa\
ct as a sentence.",type:"string"},verdict:{description:"`verified`: the service conforms. `contradicted`: it does not. `\
assumption contradicted`: it does not, but the document only assumes the fact, so no contract is broken. `unexercised`: \
this run did not test the fact. `unprovable here`: this target cannot show whether the fact is true.",enum:["verified","\
contradicted","assumption contradicted","unexercised","unprovable here"]},reason:{description:"For every verdict except \
`verified`: what the service did instead, or why the fact was not tested.",type:"string"},pointer:{description:"JSON poi\
nter to the wrong value, or to the missing field, in the response body of the last exchange in `evidence`. In the redact\
ed body, a text such as `\u2026 50 more` stands for as many items of a list.",type:"string"},restsOn:{description:"IDs o\
f the entries of the register of unknowns on which the fact rests, or that excuse its violation.",type:"array",items:{type:"\
string"}},unhonoured:{description:"Set if the fact is unexercised because no response shows that the service honours the\
 name of a query parameter.",const:!0},needs:{description:"What would permit the run to test the fact: a tier, or `cost`\
 for `--allow-cost`.",enum:["write","destructive","cost"]},settledMs:{description:"Milliseconds after which the effect s\
howed. Absent if it showed at once.",type:"integer",minimum:1},evidence:{description:"Indexes into `exchanges` of the ex\
changes that the verdict is based on.",type:"array",items:{type:"integer",minimum:0}}}};function g(p,{instancePath:t=""}={}){let e=null,i=0;if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.format===void 0&&(e=
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
isArray(d)){let f=d.length;for(let o=0;o<f;o++){let s=d[o];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===void 0&&
(e=r(e,t+"/fixtures/"+o,"required",{missingProperty:"name"}),i++),s.source===void 0&&(e=r(e,t+"/fixtures/"+o,"required",
{missingProperty:"source"}),i++),s.name!==void 0&&typeof s.name!="string"&&(e=r(e,t+"/fixtures/"+o+"/name","type",{type:"\
string"}),i++),s.source!==void 0){let n=s.source;n==="given"||n==="found"||n==="missing"||(e=r(e,t+"/fixtures/"+o+"/sour\
ce","enum",{allowedValues:m.properties.source.enum}),i++)}if(s.value!==void 0){let n=s.value;if(typeof n!="string"&&!Array.
isArray(n)&&(e=r(e,t+"/fixtures/"+o+"/value","type",{type:m.properties.value.type}),i++),Array.isArray(n)){let y=n.length;
for(let u=0;u<y;u++)typeof n[u]!="string"&&(e=r(e,t+"/fixtures/"+o+"/value/"+u,"type",{type:"string"}),i++)}}s.how!==void 0&&
typeof s.how!="string"&&(e=r(e,t+"/fixtures/"+o+"/how","type",{type:"string"}),i++)}else e=r(e,t+"/fixtures/"+o,"type",{
type:"object"}),i++}}else e=r(e,t+"/fixtures","type",{type:"array"}),i++}if(p.facts!==void 0){let d=p.facts;if(Array.isArray(
d)){let f=d.length;for(let o=0;o<f;o++){let s=d[o];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0&&(e=r(e,
t+"/facts/"+o,"required",{missingProperty:"id"}),i++),s.operationId===void 0&&(e=r(e,t+"/facts/"+o,"required",{missingProperty:"\
operationId"}),i++),s.kind===void 0&&(e=r(e,t+"/facts/"+o,"required",{missingProperty:"kind"}),i++),s.says===void 0&&(e=
r(e,t+"/facts/"+o,"required",{missingProperty:"says"}),i++),s.verdict===void 0&&(e=r(e,t+"/facts/"+o,"required",{missingProperty:"\
verdict"}),i++),s.evidence===void 0&&(e=r(e,t+"/facts/"+o,"required",{missingProperty:"evidence"}),i++),s.id!==void 0&&typeof s.
id!="string"&&(e=r(e,t+"/facts/"+o+"/id","type",{type:"string"}),i++),s.operationId!==void 0&&typeof s.operationId!="str\
ing"&&(e=r(e,t+"/facts/"+o+"/operationId","type",{type:"string"}),i++),s.kind!==void 0){let n=s.kind;n==="operation"||n===
"status"||n==="auth"||n==="parameter"||n==="default"||n==="limit"||n==="enum"||n==="type"||n==="format"||n==="presence"||
n==="omission"||n==="rule"||n==="expectation"||(e=r(e,t+"/facts/"+o+"/kind","enum",{allowedValues:c.properties.kind.enum}),
i++)}if(s.says!==void 0&&typeof s.says!="string"&&(e=r(e,t+"/facts/"+o+"/says","type",{type:"string"}),i++),s.verdict!==
void 0){let n=s.verdict;n==="verified"||n==="contradicted"||n==="assumption contradicted"||n==="unexercised"||n==="unpro\
vable here"||(e=r(e,t+"/facts/"+o+"/verdict","enum",{allowedValues:c.properties.verdict.enum}),i++)}if(s.reason!==void 0&&
typeof s.reason!="string"&&(e=r(e,t+"/facts/"+o+"/reason","type",{type:"string"}),i++),s.pointer!==void 0&&typeof s.pointer!=
"string"&&(e=r(e,t+"/facts/"+o+"/pointer","type",{type:"string"}),i++),s.restsOn!==void 0){let n=s.restsOn;if(Array.isArray(
n)){let y=n.length;for(let u=0;u<y;u++)typeof n[u]!="string"&&(e=r(e,t+"/facts/"+o+"/restsOn/"+u,"type",{type:"string"}),
i++)}else e=r(e,t+"/facts/"+o+"/restsOn","type",{type:"array"}),i++}if(s.unhonoured!==void 0&&s.unhonoured!==!0&&(e=r(e,
t+"/facts/"+o+"/unhonoured","const",{allowedValue:!0}),i++),s.needs!==void 0){let n=s.needs;n==="write"||n==="destructiv\
e"||n==="cost"||(e=r(e,t+"/facts/"+o+"/needs","enum",{allowedValues:c.properties.needs.enum}),i++)}if(s.settledMs!==void 0){
let n=s.settledMs;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=r(e,t+"/facts/"+o+"/settledMs","type",{type:"in\
teger"}),i++),typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))&&(e=r(e,t+"/facts/"+o+"/settledMs","minimum",{comparison:"\
>=",limit:1}),i++)}if(s.evidence!==void 0){let n=s.evidence;if(Array.isArray(n)){let y=n.length;for(let u=0;u<y;u++){let a=n[u];
typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)||(e=r(e,t+"/facts/"+o+"/evidence/"+u,"type",{type:"integer"}),i++),typeof a==
"number"&&isFinite(a)&&(a<0||isNaN(a))&&(e=r(e,t+"/facts/"+o+"/evidence/"+u,"minimum",{comparison:">=",limit:0}),i++)}}else
e=r(e,t+"/facts/"+o+"/evidence","type",{type:"array"}),i++}}else e=r(e,t+"/facts/"+o,"type",{type:"object"}),i++}}else e=
r(e,t+"/facts","type",{type:"array"}),i++}if(p.exchanges!==void 0){let d=p.exchanges;if(Array.isArray(d)){let f=d.length;
for(let o=0;o<f;o++){let s=d[o];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.operationId===void 0&&(e=r(e,t+"/excha\
nges/"+o,"required",{missingProperty:"operationId"}),i++),s.tried===void 0&&(e=r(e,t+"/exchanges/"+o,"required",{missingProperty:"\
tried"}),i++),s.request===void 0&&(e=r(e,t+"/exchanges/"+o,"required",{missingProperty:"request"}),i++),s.response===void 0&&
(e=r(e,t+"/exchanges/"+o,"required",{missingProperty:"response"}),i++),s.operationId!==void 0&&typeof s.operationId!="st\
ring"&&(e=r(e,t+"/exchanges/"+o+"/operationId","type",{type:"string"}),i++),s.tried!==void 0&&typeof s.tried!="string"&&
(e=r(e,t+"/exchanges/"+o+"/tried","type",{type:"string"}),i++),s.request!==void 0){let n=s.request;n&&typeof n=="object"&&
!Array.isArray(n)?(n.method===void 0&&(e=r(e,t+"/exchanges/"+o+"/request","required",{missingProperty:"method"}),i++),n.
path===void 0&&(e=r(e,t+"/exchanges/"+o+"/request","required",{missingProperty:"path"}),i++),n.credential===void 0&&(e=r(
e,t+"/exchanges/"+o+"/request","required",{missingProperty:"credential"}),i++),n.method!==void 0&&typeof n.method!="stri\
ng"&&(e=r(e,t+"/exchanges/"+o+"/request/method","type",{type:"string"}),i++),n.path!==void 0&&typeof n.path!="string"&&(e=
r(e,t+"/exchanges/"+o+"/request/path","type",{type:"string"}),i++),n.credential!==void 0&&typeof n.credential!="string"&&
(e=r(e,t+"/exchanges/"+o+"/request/credential","type",{type:"string"}),i++),n.body!==void 0&&typeof n.body!="string"&&(e=
r(e,t+"/exchanges/"+o+"/request/body","type",{type:"string"}),i++)):(e=r(e,t+"/exchanges/"+o+"/request","type",{type:"ob\
ject"}),i++)}if(s.response!==void 0){let n=s.response;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.status===void 0&&
(e=r(e,t+"/exchanges/"+o+"/response","required",{missingProperty:"status"}),i++),n.contentType===void 0&&(e=r(e,t+"/exch\
anges/"+o+"/response","required",{missingProperty:"contentType"}),i++),n.body===void 0&&(e=r(e,t+"/exchanges/"+o+"/respo\
nse","required",{missingProperty:"body"}),i++),n.status!==void 0){let y=n.status;typeof y=="number"&&!(y%1)&&!isNaN(y)&&
isFinite(y)||(e=r(e,t+"/exchanges/"+o+"/response/status","type",{type:"integer"}),i++)}n.contentType!==void 0&&typeof n.
contentType!="string"&&(e=r(e,t+"/exchanges/"+o+"/response/contentType","type",{type:"string"}),i++),n.body!==void 0&&typeof n.
body!="string"&&(e=r(e,t+"/exchanges/"+o+"/response/body","type",{type:"string"}),i++)}else e=r(e,t+"/exchanges/"+o+"/re\
sponse","type",{type:"object"}),i++}}else e=r(e,t+"/exchanges/"+o,"type",{type:"object"}),i++}}else e=r(e,t+"/exchanges",
"type",{type:"array"}),i++}if(p.unknowns!==void 0){let d=p.unknowns;if(Array.isArray(d)){let f=d.length;for(let o=0;o<f;o++){
let s=d[o];if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.unknown===void 0&&(e=r(e,t+"/unknowns/"+o,"required",{missingProperty:"\
unknown"}),i++),s.operationId===void 0&&(e=r(e,t+"/unknowns/"+o,"required",{missingProperty:"operationId"}),i++),s.at===
void 0&&(e=r(e,t+"/unknowns/"+o,"required",{missingProperty:"at"}),i++),s.saw===void 0&&(e=r(e,t+"/unknowns/"+o,"require\
d",{missingProperty:"saw"}),i++),s.count===void 0&&(e=r(e,t+"/unknowns/"+o,"required",{missingProperty:"count"}),i++),s.
unknown!==void 0&&typeof s.unknown!="string"&&(e=r(e,t+"/unknowns/"+o+"/unknown","type",{type:"string"}),i++),s.operationId!==
void 0&&typeof s.operationId!="string"&&(e=r(e,t+"/unknowns/"+o+"/operationId","type",{type:"string"}),i++),s.at!==void 0&&
typeof s.at!="string"&&(e=r(e,t+"/unknowns/"+o+"/at","type",{type:"string"}),i++),s.saw!==void 0&&typeof s.saw!="string"&&
(e=r(e,t+"/unknowns/"+o+"/saw","type",{type:"string"}),i++),s.count!==void 0){let n=s.count;typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)||(e=r(e,t+"/unknowns/"+o+"/count","type",{type:"integer"}),i++),typeof n=="number"&&isFinite(n)&&
(n<0||isNaN(n))&&(e=r(e,t+"/unknowns/"+o+"/count","minimum",{comparison:">=",limit:0}),i++)}if(s.evidence!==void 0){let n=s.
evidence;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=r(e,t+"/unknowns/"+o+"/evidence","type",{type:"integer"}),
i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=r(e,t+"/unknowns/"+o+"/evidence","minimum",{comparison:">=",limit:0}),
i++)}}else e=r(e,t+"/unknowns/"+o,"type",{type:"object"}),i++}}else e=r(e,t+"/unknowns","type",{type:"array"}),i++}if(p.
leftovers!==void 0){let d=p.leftovers;if(Array.isArray(d)){let f=d.length;for(let o=0;o<f;o++){let s=d[o];if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.what===void 0&&(e=r(e,t+"/leftovers/"+o,"required",{missingProperty:"what"}),i++),s.why===
void 0&&(e=r(e,t+"/leftovers/"+o,"required",{missingProperty:"why"}),i++),s.remedy===void 0&&(e=r(e,t+"/leftovers/"+o,"r\
equired",{missingProperty:"remedy"}),i++),s.what!==void 0&&typeof s.what!="string"&&(e=r(e,t+"/leftovers/"+o+"/what","ty\
pe",{type:"string"}),i++),s.why!==void 0&&typeof s.why!="string"&&(e=r(e,t+"/leftovers/"+o+"/why","type",{type:"string"}),
i++),s.remedy!==void 0&&typeof s.remedy!="string"&&(e=r(e,t+"/leftovers/"+o+"/remedy","type",{type:"string"}),i++),s.undo!==
void 0){let n=s.undo;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.operationId===void 0&&(e=r(e,t+"/leftovers/"+o+"/\
undo","required",{missingProperty:"operationId"}),i++),n.path===void 0&&(e=r(e,t+"/leftovers/"+o+"/undo","required",{missingProperty:"\
path"}),i++),n.operationId!==void 0&&typeof n.operationId!="string"&&(e=r(e,t+"/leftovers/"+o+"/undo/operationId","type",
{type:"string"}),i++),n.path!==void 0){let y=n.path;if(y&&typeof y=="object"&&!Array.isArray(y))for(let u in y)typeof y[u]!=
"string"&&(e=r(e,t+"/leftovers/"+o+"/undo/path/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),i++);else
e=r(e,t+"/leftovers/"+o+"/undo/path","type",{type:"object"}),i++}}else e=r(e,t+"/leftovers/"+o+"/undo","type",{type:"obj\
ect"}),i++}}else e=r(e,t+"/leftovers/"+o,"type",{type:"object"}),i++}}else e=r(e,t+"/leftovers","type",{type:"array"}),i++}
if(p.retries!==void 0){let d=p.retries;if(Array.isArray(d)){let f=d.length;for(let o=0;o<f;o++){let s=d[o];if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.operationId===void 0&&(e=r(e,t+"/retries/"+o,"required",{missingProperty:"operationId"}),
i++),s.why===void 0&&(e=r(e,t+"/retries/"+o,"required",{missingProperty:"why"}),i++),s.count===void 0&&(e=r(e,t+"/retrie\
s/"+o,"required",{missingProperty:"count"}),i++),s.operationId!==void 0&&typeof s.operationId!="string"&&(e=r(e,t+"/retr\
ies/"+o+"/operationId","type",{type:"string"}),i++),s.why!==void 0&&typeof s.why!="string"&&(e=r(e,t+"/retries/"+o+"/why",
"type",{type:"string"}),i++),s.count!==void 0){let n=s.count;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=r(e,
t+"/retries/"+o+"/count","type",{type:"integer"}),i++),typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n))&&(e=r(e,t+"/retr\
ies/"+o+"/count","minimum",{comparison:">=",limit:1}),i++)}}else e=r(e,t+"/retries/"+o,"type",{type:"object"}),i++}}else
e=r(e,t+"/retries","type",{type:"array"}),i++}}else e=r(e,t,"type",{type:"object"}),i++;return g.errors=e,i===0}function r(p,t,e,i,d=""){
return w(p,[{instancePath:t,schemaPath:d,keyword:e,params:i}])}function w(p,t){if(p===null)return t;for(let e of t)p.length<
2e3&&p.push(e);return p}var b=l,v={"":["format","target","document","tier","run","incomplete","names","fixtures","facts",
"exchanges","unknowns","leftovers","retries"],"/document":["version","sha256"],"/run":["id","startedAt","seconds","reque\
sts"],"/fixtures/0":["name","source","value","how"],"/facts/0":["id","operationId","kind","says","verdict","reason","poi\
nter","restsOn","unhonoured","needs","settledMs","evidence"],"/exchanges/0":["operationId","tried","request","response"],
"/exchanges/0/request":["method","path","credential","body"],"/exchanges/0/response":["status","contentType","body"],"/u\
nknowns/0":["unknown","operationId","at","saw","count","evidence"],"/leftovers/0":["what","why","remedy","undo"],"/lefto\
vers/0/undo":["operationId","path"],"/retries/0":["operationId","why","count"]};export{v as fields,b as validate};
