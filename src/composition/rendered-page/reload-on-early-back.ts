import { HYDRATED_EVENT } from '../../ui/app/hydration-events.ts';

/**
 * A script for every page: who steps back or forward before the app has taken over the page gets what the address says
 * from the server. To the browser both may be the same document, which nobody would change. It stands before anything
 * that one can see, and notes the address that the page was served for (`data-served-at`), by which the app knows
 * whether the page is still the one of the address.
 */
export const RELOAD_ON_EARLY_BACK = [
  '((w,l,d)=>{const at=()=>l.pathname+l.search;d.servedAt=at()',
  'const look=()=>{if(at()!==d.servedAt)l.reload()}',
  'w.addEventListener("popstate",look)',
  `w.addEventListener("${HYDRATED_EVENT}",()=>w.removeEventListener("popstate",look),{once:true})})(window,location,document.documentElement.dataset)`,
].join(';');
