import { HYDRATED_EVENT } from '../../ui/base/hydration-events.ts';

/**
 * Inline script for pages with a form: holds a submit that was made before hydration, and repeats it afterwards. The
 * browser's own submit would leave the page and lose the input. A search only opens an address, and a form with an
 * address of its own works without script, so they are not held.
 */
export const REPLAY_SUBMIT = [
  '(w=>{let f,b,d=document.documentElement.dataset',
  'const hold=e=>{if(!e.defaultPrevented&&e.target.method!="get"&&!e.target.hasAttribute("action")){e.preventDefault();f=e.target;b=e.submitter;d.held=""}}',
  'w.addEventListener("submit",hold)',
  `w.addEventListener("${HYDRATED_EVENT}",()=>{w.removeEventListener("submit",hold);delete d.held;if(f)setTimeout(()=>f.requestSubmit(b))},{once:true})`,
  '})(window)',
].join(';');
