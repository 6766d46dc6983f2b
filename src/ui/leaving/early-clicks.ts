import type { ClickthroughType } from '../../domain/leaving/click-record.ts';

/** A click on a link that opened a new tab, or the browser's menu, before the app could record it. */
type EarlyClick = readonly [anchor: HTMLAnchorElement, type: ClickthroughType];

declare global {
  interface Window {
    /** Null as soon as the app handles clicks on links. */
    pinakesEarlyClicks?: EarlyClick[] | null;
  }
}

/** Inline script of pages with links that leave the site: holds the clicks on them for the app. */
export const HOLD_LINK_CLICKS = [
  '(w=>{w.pinakesEarlyClicks=[]',
  'for(const name of["click","auxclick","contextmenu"])w.addEventListener(name,e=>{const a=e.target.closest?.("a[target=_blank]"),m=name=="contextmenu"',
  'if(a&&navigator.onLine&&(m||e.button!=2))w.pinakesEarlyClicks?.push([a,m?"rightClick":"clickthrough"])},true)})(window)',
].join(';');

/** The held clicks; no more are held from now on. */
export function takeEarlyClicks(): readonly EarlyClick[] {
  const held = window.pinakesEarlyClicks ?? [];
  window.pinakesEarlyClicks = null;
  return held;
}
