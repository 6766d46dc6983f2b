/**
 * Removes the banner of a visitor who has decided meanwhile, at once and before any other script: in pages that the
 * browser had stored, or that come back as they were left.
 */
export const REMOVE_DECIDED = [
  '((d,w)=>{const look=()=>{if(/(?:^|; )_consent=/.test(d.cookie)){d.querySelector("[data-consent]")?.remove();d.documentElement.removeAttribute("data-asks-consent")}}',
  'look()',
  'w.addEventListener("pageshow",look)})(document,window)',
].join(';');
