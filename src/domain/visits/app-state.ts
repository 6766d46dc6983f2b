import type { ViewportClass } from '../experiences/delivery/audience.ts';

/** What the app is doing at the moment. */
export type AppState = {
  /** False while the page is in the background. */
  readonly appInFocus: boolean;
  /** The bar of phones with its plus is in view. */
  readonly footerPlusButtonVisible: boolean;
  /** Videos start by themselves. */
  readonly isAutoplay: boolean;
  /** Suggestions of the search are shown. */
  readonly showTypeaheadOverlay: boolean;
  readonly viewportSize: ViewportClass;
};

/** What is known of the window. */
export type AppFacts = {
  readonly isPageVisible: boolean;
  readonly viewportSize: ViewportClass;
  readonly isFooterHidden: boolean;
  readonly mayAutoplay: boolean;
  readonly showTypeaheadOverlay: boolean;
};

/** Only phones have the bar. */
export function appState(facts: AppFacts): AppState {
  const { isPageVisible, viewportSize, isFooterHidden, mayAutoplay, showTypeaheadOverlay } = facts;
  const isPhone = viewportSize === 'xs' || viewportSize === 'sm';
  return {
    appInFocus: isPageVisible,
    footerPlusButtonVisible: isPhone && !isFooterHidden,
    isAutoplay: mayAutoplay,
    showTypeaheadOverlay,
    viewportSize,
  };
}
