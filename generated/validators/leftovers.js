// Generated from src/verifier/reports/ledger.schema.json by `npm run generate`. Edit src/verifier/reports/ledger.schema.json instead of this file.
var u=y;function y(o,{instancePath:t=""}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.target===void 0&&(e=
i(e,t,"#/required","required",{missingProperty:"target"}),r++),o.leftovers===void 0&&(e=i(e,t,"#/required","required",{missingProperty:"\
leftovers"}),r++),o.target!==void 0&&typeof o.target!="string"&&(e=i(e,t+"/target","#/properties/target/type","type",{type:"\
string"}),r++),o.leftovers!==void 0){let d=o.leftovers;if(Array.isArray(d)){let f=d.length;for(let n=0;n<f;n++){let s=d[n];
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.what===void 0&&(e=i(e,t+"/leftovers/"+n,"#/$defs/leftover/required","r\
equired",{missingProperty:"what"}),r++),s.why===void 0&&(e=i(e,t+"/leftovers/"+n,"#/$defs/leftover/required","required",
{missingProperty:"why"}),r++),s.remedy===void 0&&(e=i(e,t+"/leftovers/"+n,"#/$defs/leftover/required","required",{missingProperty:"\
remedy"}),r++),s.what!==void 0&&typeof s.what!="string"&&(e=i(e,t+"/leftovers/"+n+"/what","#/$defs/leftover/properties/w\
hat/type","type",{type:"string"}),r++),s.why!==void 0&&typeof s.why!="string"&&(e=i(e,t+"/leftovers/"+n+"/why","#/$defs/\
leftover/properties/why/type","type",{type:"string"}),r++),s.remedy!==void 0&&typeof s.remedy!="string"&&(e=i(e,t+"/left\
overs/"+n+"/remedy","#/$defs/leftover/properties/remedy/type","type",{type:"string"}),r++),s.undo!==void 0){let p=s.undo;
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.operationId===void 0&&(e=i(e,t+"/leftovers/"+n+"/undo","#/$defs/leftov\
er/properties/undo/required","required",{missingProperty:"operationId"}),r++),p.path===void 0&&(e=i(e,t+"/leftovers/"+n+
"/undo","#/$defs/leftover/properties/undo/required","required",{missingProperty:"path"}),r++),p.operationId!==void 0&&typeof p.
operationId!="string"&&(e=i(e,t+"/leftovers/"+n+"/undo/operationId","#/$defs/leftover/properties/undo/properties/operati\
onId/type","type",{type:"string"}),r++),p.path!==void 0){let a=p.path;if(a&&typeof a=="object"&&!Array.isArray(a))for(let c in a)
typeof a[c]!="string"&&(e=i(e,t+"/leftovers/"+n+"/undo/path/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),"#/$defs/leftover\
/properties/undo/properties/path/additionalProperties/type","type",{type:"string"}),r++);else e=i(e,t+"/leftovers/"+n+"/\
undo/path","#/$defs/leftover/properties/undo/properties/path/type","type",{type:"object"}),r++}}else e=i(e,t+"/leftovers\
/"+n+"/undo","#/$defs/leftover/properties/undo/type","type",{type:"object"}),r++}}else e=i(e,t+"/leftovers/"+n,"#/$defs/\
leftover/type","type",{type:"object"}),r++}}else e=i(e,t+"/leftovers","#/properties/leftovers/type","type",{type:"array"}),
r++}}else e=i(e,t,"#/type","type",{type:"object"}),r++;return y.errors=e,r===0}function i(o,t,e,r,d){return h(o,[{instancePath:t,
schemaPath:e,keyword:r,params:d}])}function h(o,t){if(o===null)return t;for(let e of t)o.length<2e3&&o.push(e);return o}
var m=u;export{m as validate};
