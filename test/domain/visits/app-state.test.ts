import { expect, test } from 'vitest';
import { appState, type AppFacts } from '../../../src/domain/visits/app-state.ts';

const FACTS: AppFacts = {
  isPageVisible: true,
  viewportSize: 'lg',
  isFooterHidden: false,
  mayAutoplay: true,
  showTypeaheadOverlay: false,
};

test('the app is in focus until its page goes to the background, and again when it comes back', () => {
  expect(appState(FACTS)).toEqual({
    appInFocus: true,
    footerPlusButtonVisible: false,
    isAutoplay: true,
    showTypeaheadOverlay: false,
    viewportSize: 'lg',
  });
  expect(appState({ ...FACTS, isPageVisible: false }).appInFocus).toBe(false);
});

test.each([
  ['xs', false, true],
  ['sm', false, true],
  ['sm', true, false],
  ['md', false, false],
  ['lg', false, false],
] as const)(
  'the plus of the bar in a window of %s, bar hidden: %s, is in view: %s',
  (size, hidden, visible) => {
    const state = appState({ ...FACTS, viewportSize: size, isFooterHidden: hidden });
    expect(state.footerPlusButtonVisible).toBe(visible);
  },
);
