import { COOKIE_CHOICE_PATH } from '../../domain/visits/cookie-choice.ts';
import { CONSENT_READY_EVENT } from '../../ui/consent/consent-ready-event.ts';

/** The longest time for which a choice waits for the app, in milliseconds; then the browser sends the form. */
export const LONGEST_HOLD_MS = 4000;

/**
 * Inline script of the banner: holds a choice that is made before the app can take it, and repeats it when it can. The
 * browser's own submit would load the page again.
 */
export const HOLD_CHOICE = [
  '(w=>{let f,b,t',
  `const hold=e=>{if(e.defaultPrevented||e.target.getAttribute("action")!="${COOKIE_CHOICE_PATH}")return;e.preventDefault();f=e.target;b=e.submitter;f.setAttribute("aria-busy","true");clearTimeout(t);t=setTimeout(go,${LONGEST_HOLD_MS})}`,
  'const go=()=>{w.removeEventListener("submit",hold);clearTimeout(t);if(f){f.removeAttribute("aria-busy");f.requestSubmit(b)}}',
  'w.addEventListener("submit",hold)',
  `w.addEventListener("${CONSENT_READY_EVENT}",go,{once:true})`,
  '})(window)',
].join(';');
