/** After so long the app begins in any case: pictures are slow to come, or nobody looks. */
const AT_LATEST_MS = 2500;

/**
 * A script that fetches the app once the pictures of the first screen are there: until then the line belongs to them,
 * and the processor to drawing them. Whoever presses something sooner gets it at once. It finds the addresses in its
 * own `data-script` and `data-preloads` (separated by blanks), and stands at the end of the document, whose state
 * block the app reads.
 */
export const LATE_START = [
  '((w,d)=>{let begun,{script,preloads}=d.currentScript.dataset',
  'const add=(name,fields)=>d.head.append(Object.assign(d.createElement(name),fields))',
  'const begin=()=>{if(!begun){begun=1;add("script",{type:"module",src:script});for(const href of preloads.split(" "))if(href)add("link",{rel:"modulepreload",href})}}',
  'for(const name of["pointerdown","keydown","submit"])w.addEventListener(name,begin,{once:true,capture:true})',
  'w.addEventListener("load",()=>w.requestIdleCallback?requestIdleCallback(begin,{timeout:500}):setTimeout(begin,50))',
  `d.hidden?begin():setTimeout(begin,${AT_LATEST_MS})})(window,document)`,
].join(';');
