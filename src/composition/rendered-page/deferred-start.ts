/** The app starts after so long in any case: an image is slow, or the browser reports no paint. */
const AT_LATEST_MS = 4000;

/**
 * A script that starts the app when the page has loaded and the browser has reported the first contentful paint. Until
 * then the line belongs to the images of the first screen and the processor to drawing them. A touch, a key or a form
 * starts the app at once, and so does a page in the background, which is not painted. The script reads the addresses
 * from its own `data-script` and `data-preloads` (separated by blanks). It stands at the end of the document, after
 * the state block that the app reads.
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
