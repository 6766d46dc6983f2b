// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showBeforeInert } from '../../../../src/ui/kit/layers/show-before-inert.ts';
import { fillBrowserGaps } from '../../support/browser-gaps.ts';

fillBrowserGaps();

const isBackgroundInert = () => document.documentElement.hasAttribute('data-background-inert');
let dialog: HTMLDialogElement;
let opened: number;
let told: number;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  dialog = document.createElement('dialog');
  document.body.append(dialog);
  [opened, told] = [0, 0];
  const showModal = dialog.showModal.bind(dialog);
  dialog.showModal = () => {
    opened += 1;
    showModal();
  };
  leave = showBeforeInert(dialog, () => (told += 1));
});

afterEach(() => {
  leave();
  dialog.remove();
  vi.useRealTimers();
});

describe('a dialog that is shown before the page is out of reach', () => {
  test('is seen at once', () => {
    expect([dialog.open, opened, isBackgroundInert()]).toEqual([true, 0, false]);
  });

  test('takes the page out of reach after the frame', async () => {
    await vi.runAllTimersAsync();
    expect([dialog.open, opened, told, isBackgroundInert()]).toEqual([true, 1, 1, true]);
  });

  test('has the first key already', async () => {
    let modalBefore = 0;
    document.body.addEventListener('keydown', () => (modalBefore = opened));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(modalBefore).toBe(1);
    await vi.runAllTimersAsync();
    expect(opened).toBe(1);
  });

  test('that goes at once leaves the page as it was', async () => {
    leave();
    await vi.runAllTimersAsync();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([opened, told, isBackgroundInert()]).toEqual([0, 0, false]);
  });

  test('that goes gives the page back', async () => {
    await vi.runAllTimersAsync();
    leave();
    expect(isBackgroundInert()).toBe(false);
  });
});
