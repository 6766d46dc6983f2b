// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD_CHOICE, LONGEST_HOLD_MS } from '../../../src/composition/rendered-page/hold-choice.ts';
import { COOKIE_CHOICE_PATH } from '../../../src/domain/visits/cookie-choice.ts';
import { CONSENT_READY_EVENT } from '../../../src/ui/consent/consent-ready-event.ts';

let sent: string[];
const note = (event: SubmitEvent) => {
  if (!event.defaultPrevented) sent.push((event.submitter as HTMLButtonElement).value);
  event.preventDefault();
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  document.body.innerHTML = `<form action="${COOKIE_CHOICE_PATH}"><button name="choice" value="accept"></button></form>
    <form action="/other"><button value="other"></button></form>`;
  new Function(HOLD_CHOICE)();
  // The browser itself comes last.
  window.addEventListener('submit', note);
});
afterEach(() => {
  window.removeEventListener('submit', note);
  // The script lets go of the page.
  window.dispatchEvent(new Event(CONSENT_READY_EVENT));
  vi.useRealTimers();
});

const press = (value: string) => document.querySelector<HTMLElement>(`button[value="${value}"]`)!.click();

test('a choice waits until the app can take it', () => {
  press('accept');
  expect([sent, document.querySelector('form')!.getAttribute('aria-busy')]).toEqual([[], 'true']);
  window.dispatchEvent(new Event(CONSENT_READY_EVENT));
  expect([sent, document.querySelector('form')!.hasAttribute('aria-busy')]).toEqual([['accept'], false]);
  vi.advanceTimersByTime(LONGEST_HOLD_MS);
  expect(sent).toEqual(['accept']);
});

test('a choice goes by itself when the app does not come', () => {
  press('accept');
  vi.advanceTimersByTime(LONGEST_HOLD_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['accept']);
});

test('other forms are not held', () => {
  press('other');
  expect(sent).toEqual(['other']);
});
