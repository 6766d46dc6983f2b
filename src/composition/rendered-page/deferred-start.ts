/** Maximum delay of the start, ms: an image may be slow, or the browser may report no paint. */
const AT_LATEST_MS = 4000;

/**
 * Inline script that starts the app after the load event and the first contentful paint, so that the images of the
 * first screen get the network and their rendering the processor. A pointer, a key or a submit starts the app at once,
 * and so does a background tab, which is never painted. The script reads its addresses from its own `data-script` and
 * `data-preloads` (separated by spaces). It is at the end of the document, after the state block.
 */
export const DEFERRED_START = [
  '((w,d)=>{let begun,missing=2,{script,preloads}=d.currentScript.dataset',
  'const add=(name,fields)=>d.head.append(Object.assign(d.createElement(name),fields))',
  'const begin=()=>{if(!begun){begun=1;add("script",{type:"module",src:script});for(const href of preloads.split(" "))if(href)add("link",{rel:"modulepreload",href})}}',
  'const ready=()=>{--missing||begin()}',
  'for(const name of["pointerdown","keydown","submit"])w.addEventListener(name,begin,{once:true,capture:true})',
  'w.addEventListener("load",ready)',
  'w.PerformanceObserver&&new w.PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)ready()}).observe({type:"paint",buffered:true})',
  `d.hidden?begin():setTimeout(begin,${AT_LATEST_MS})})(window,document)`,
].join(';');
