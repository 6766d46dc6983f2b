import { HYDRATED_EVENT, HYDRATION_START_EVENT } from '../../ui/base/hydration-events.ts';

/**
 * Inline script for every page: repeats the last click on a button that was made before hydration, when the app can
 * handle it. Links work without the app, submits are replayed by `REPLAY_SUBMIT`, and the browser opens popovers.
 */
export const REPLAY_CLICK = [
  '(w=>{let held',
  'const hold=e=>{held=e.target.closest?.("button:not([popovertarget],[type=submit])")??held}',
  'w.addEventListener("click",hold)',
  `w.addEventListener("${HYDRATION_START_EVENT}",()=>w.removeEventListener("click",hold),{once:true})`,
  `w.addEventListener("${HYDRATED_EVENT}",()=>setTimeout(()=>held?.click()),{once:true})})(window)`,
].join(';');
