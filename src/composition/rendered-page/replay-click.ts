import { HYDRATED_EVENT, HYDRATION_START_EVENT } from '../../ui/app/hydration-events.ts';

/**
 * A script for every page: a button that is pressed before the app has begun to take over the page is pressed again
 * when the app can answer. Links go their way by themselves, forms are held (see `REPLAY_SUBMIT`), and the browser opens
 * what a button names as its popover.
 */
export const REPLAY_CLICK = [
  '(w=>{let held',
  'const hold=e=>{held=e.target.closest?.("button:not([popovertarget],[type=submit])")??held}',
  'w.addEventListener("click",hold)',
  `w.addEventListener("${HYDRATION_START_EVENT}",()=>w.removeEventListener("click",hold),{once:true})`,
  `w.addEventListener("${HYDRATED_EVENT}",()=>setTimeout(()=>held?.click()),{once:true})})(window)`,
].join(';');
