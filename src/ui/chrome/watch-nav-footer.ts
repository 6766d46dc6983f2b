import { isNavFooterHidden, scrolledFooter, type ScrolledFooter } from '../../domain/layout/nav-footer.ts';
import { PHONE_WINDOWS } from '../kit/phone-windows.ts';

/** Boxes that fill less of the window's height are lists inside a page. */
const PAGE_PART = 0.7;

/** Keyboard focus or an open menu in the bar, which has one way for each item. */
const IN_USE = 'nav[data-ways] :is(:focus-visible, [aria-expanded="true"])';

/**
 * Hides the bar of phones while somebody scrolls down, and during work on selected pins; shows it again on the way up,
 * and while it has the focus or an open menu.
 */
export function watchNavFooter(): () => void {
  let box: Element | null = null;
  let scroll: ScrolledFooter = { isHidden: false, turn: 0 };
  let page = location.pathname;
  let isAsked = false;
  const show = () => {
    isAsked = false;
    if (page !== location.pathname) scroll = { isHidden: false, turn: scroll.turn };
    page = location.pathname;
    document.documentElement.toggleAttribute(
      'data-bar-hidden',
      isNavFooterHidden({
        forceShow: document.querySelector(IN_USE) !== null,
        hiddenAfterScroll: scroll.isHidden,
        hiddenByPinActionBar: document.querySelector('[data-pin-action-bar]') !== null,
      }),
    );
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(show);
  };
  const follow = ({ target }: Event) => {
    const scrolled = target instanceof Element ? target : document.scrollingElement;
    if (scrolled === null || scrolled.clientHeight < PAGE_PART * innerHeight) return;
    const top = scrolled.scrollTop;
    // Another page or layer begins where it stands.
    scroll = scrolled === box ? scrolledFooter(scroll, top) : { isHidden: scroll.isHidden, turn: top };
    box = scrolled;
    ask();
  };
  const options = { capture: true, passive: true };
  const stop = () => {
    document.removeEventListener('scroll', follow, options);
    for (const event of OTHERS) document.removeEventListener(event, ask, options);
  };
  // Wide windows have no bar, and reading the height of a box on each scroll would force a layout.
  const phone = matchMedia(PHONE_WINDOWS);
  const fit = () => {
    stop();
    if (!phone.matches) return;
    document.addEventListener('scroll', follow, options);
    for (const event of OTHERS) document.addEventListener(event, ask, options);
  };
  fit();
  phone.addEventListener('change', fit);
  return () => {
    stop();
    phone.removeEventListener('change', fit);
  };
}

const OTHERS = ['focusin', 'focusout', 'click'] as const;
