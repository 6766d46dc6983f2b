import { HYDRATED_EVENT } from '../../ui/base/hydration-events.ts';

/**
 * Inline script for every page: reloads after Back or Forward before hydration, because the browser may treat both
 * addresses as the same document and keep the old one. It is before all visible content, and stores the served address
 * in `data-served-at`, so that the app knows whether the page still belongs to the address.
 */
export const RELOAD_ON_EARLY_BACK = [
  '((w,l,d)=>{const at=()=>l.pathname+l.search;d.servedAt=at()',
  'const look=()=>{if(at()!==d.servedAt)l.reload()}',
  'w.addEventListener("popstate",look)',
  `w.addEventListener("${HYDRATED_EVENT}",()=>w.removeEventListener("popstate",look),{once:true})})(window,location,document.documentElement.dataset)`,
].join(';');
