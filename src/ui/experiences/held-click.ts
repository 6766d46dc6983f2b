declare global {
  interface Window {
    /** The button of a served message that was pressed before the app could handle it. */
    pinakesHeldClick?: HTMLElement | null;
  }
}

/** Inline script of pages with messages: remembers a press on one until the app has taken the messages over. */
export const HOLD_MESSAGE_CLICK =
  '(w=>w.addEventListener("click",e=>{w.pinakesHeldClick=e.target.closest?.("[data-messages] button")??w.pinakesHeldClick}))(window)';

/** Repeats the press that could not be handled, if there was one. */
export function repeatHeldClick(): void {
  const held = window.pinakesHeldClick;
  window.pinakesHeldClick = null;
  if (held?.isConnected === true) held.click();
}
