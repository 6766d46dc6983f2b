import { HYDRATED_EVENT } from '../../ui/app/hydration-events.ts';

/**
 * A script for pages with a form. A form that is sent before the app has taken over the page is held, and sent as soon
 * as the app can hear it: by itself the browser would leave the page, and what was typed with it.
 */
export const REPLAY_SUBMIT = [
  '(w=>{let f,b,d=document.documentElement.dataset',
  'const hold=e=>{if(!e.defaultPrevented){e.preventDefault();f=e.target;b=e.submitter;d.held=""}}',
  'w.addEventListener("submit",hold)',
  `w.addEventListener("${HYDRATED_EVENT}",()=>{w.removeEventListener("submit",hold);delete d.held;if(f)setTimeout(()=>f.requestSubmit(b))},{once:true})`,
  '})(window)',
].join(';');
