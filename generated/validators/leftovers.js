// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
var f=h;function h(o,{instancePath:t=""}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.target===void 0&&(e=
i(e,t,"required",{missingProperty:"target"}),r++),o.leftovers===void 0&&(e=i(e,t,"required",{missingProperty:"leftovers"}),
r++),o.target!==void 0&&typeof o.target!="string"&&(e=i(e,t+"/target","type",{type:"string"}),r++),o.leftovers!==void 0){
let p=o.leftovers;if(Array.isArray(p)){let y=p.length;for(let n=0;n<y;n++){let s=p[n];if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.what===void 0&&(e=i(e,t+"/leftovers/"+n,"required",{missingProperty:"what"}),r++),s.why===void 0&&(e=i(e,t+"/le\
ftovers/"+n,"required",{missingProperty:"why"}),r++),s.remedy===void 0&&(e=i(e,t+"/leftovers/"+n,"required",{missingProperty:"\
remedy"}),r++),s.what!==void 0&&typeof s.what!="string"&&(e=i(e,t+"/leftovers/"+n+"/what","type",{type:"string"}),r++),s.
why!==void 0&&typeof s.why!="string"&&(e=i(e,t+"/leftovers/"+n+"/why","type",{type:"string"}),r++),s.remedy!==void 0&&typeof s.
remedy!="string"&&(e=i(e,t+"/leftovers/"+n+"/remedy","type",{type:"string"}),r++),s.undo!==void 0){let d=s.undo;if(d&&typeof d==
"object"&&!Array.isArray(d)){if(d.operationId===void 0&&(e=i(e,t+"/leftovers/"+n+"/undo","required",{missingProperty:"op\
erationId"}),r++),d.path===void 0&&(e=i(e,t+"/leftovers/"+n+"/undo","required",{missingProperty:"path"}),r++),d.operationId!==
void 0&&typeof d.operationId!="string"&&(e=i(e,t+"/leftovers/"+n+"/undo/operationId","type",{type:"string"}),r++),d.path!==
void 0){let a=d.path;if(a&&typeof a=="object"&&!Array.isArray(a))for(let c in a)typeof a[c]!="string"&&(e=i(e,t+"/leftov\
ers/"+n+"/undo/path/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"}),r++);else e=i(e,t+"/leftovers/"+n+
"/undo/path","type",{type:"object"}),r++}}else e=i(e,t+"/leftovers/"+n+"/undo","type",{type:"object"}),r++}}else e=i(e,t+
"/leftovers/"+n,"type",{type:"object"}),r++}}else e=i(e,t+"/leftovers","type",{type:"array"}),r++}}else e=i(e,t,"type",{
type:"object"}),r++;return h.errors=e,r===0}function i(o,t,e,r,p=""){return u(o,[{instancePath:t,schemaPath:p,keyword:e,
params:r}])}function u(o,t){if(o===null)return t;for(let e of t)o.length<2e3&&o.push(e);return o}var m=f,l={"":["target",
"leftovers"],"/leftovers/0":["what","why","remedy","undo"],"/leftovers/0/undo":["operationId","path"]};export{l as fields,m as validate};
