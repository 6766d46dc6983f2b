// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { Flyout } from '../../../../src/ui/experiences/internal/layers/anchored/flyout.tsx';
import { Popover } from '../../../../src/ui/experiences/internal/layers/anchored/popover.tsx';
import { useNativeLayers } from '../../native-layers.ts';
import { give, pass, putAnchor, showKind } from './show-kind.tsx';

useNativeLayers();

const POPOVER: DisplayOf<'popover'> = {
  kind: 'popover',
  anchor: 'save_button',
  message: 'Keep it on a board.\nSee <a href="/ideas/">ideas</a>.',
  complete: { text: 'Got it' },
};
const FLYOUT: DisplayOf<'flyout' | 'pulsar'> = {
  kind: 'flyout',
  anchor: 'save_button',
  direction: 'left',
  text: 'Save it here',
  button: { text: 'How?', href: '/help/' },
  dismissAfterScrollMs: 2000,
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1024, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const layer = () => screen.queryByRole('dialog');

test('a popover stands in the landmark of its anchor and says its text, with its links', async () => {
  const anchor = putAnchor('save_button');
  const { told } = showKind(Popover, POPOVER);
  await pass(0);
  expect(layer()?.closest('header')).toBe(anchor.closest('header'));
  expect(layer()?.textContent).toContain('Keep it on a board.\nSee ideas.');
  expect(screen.getByRole('link', { name: 'ideas' }).getAttribute('href')).toBe('/ideas/');
  expect(told).toEqual(['viewed']);
});

test('it is announced once, and not twice', async () => {
  putAnchor('save_button');
  showKind(Popover, POPOVER);
  expect(screen.getByRole('status').textContent).toBe('');
  await pass(500);
  expect(screen.getByRole('status').textContent).toBe('Keep it on a board.\nSee ideas.');
  await pass(5000);
  expect(screen.getByRole('status').textContent).toBe('');
});

describe('an anchor', () => {
  test('that is absent shows nothing, views nothing, and is missed once after ten seconds', async () => {
    const { told } = showKind(Popover, POPOVER);
    await pass(9_900);
    expect(told).toEqual([]);
    await pass(30_000);
    expect([layer(), told]).toEqual([null, ['missing']]);
  });

  test('that comes within ten seconds has its popover then', async () => {
    const { told } = showKind(Popover, POPOVER);
    await pass(9_000);
    putAnchor('save_button');
    await pass(400);
    expect(told).toEqual(['viewed']);
    expect(layer()).not.toBeNull();
  });

  test('without a size is not there', async () => {
    give(putAnchor('save_button'), { width: 0, height: 0 });
    const { told } = showKind(Popover, POPOVER);
    await pass(11_000);
    expect(told).toEqual(['missing']);
  });

  test('that something covers is not there', async () => {
    putAnchor('save_button');
    const cover = document.createElement('div');
    document.elementFromPoint = () => cover;
    const { told } = showKind(Popover, POPOVER);
    await pass(11_000);
    expect(told).toEqual(['missing']);
  });

  test('that can be seen counts, of several ones', async () => {
    give(putAnchor('save_button', 'Hidden'), { width: 0, height: 0 });
    const seen = putAnchor('save_button', 'Seen');
    showKind(Popover, POPOVER);
    await pass(0);
    expect(layer()?.closest('header')).toBe(seen.closest('header'));
  });

  test('that is removed takes its popover along at once, which is no answer', async () => {
    const anchor = putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    await act(async () => {
      anchor.remove();
      await Promise.resolve();
      await Promise.resolve();
      expect(layer()).toBeNull();
    });
    putAnchor('save_button');
    await pass(20_000);
    expect([layer(), told]).toEqual([null, ['viewed']]);
  });
});

describe('a popover closes', () => {
  test('when it is completed', async () => {
    putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect([layer(), told]).toEqual([null, ['viewed', 'completed']]);
  });

  test('when it is dismissed', async () => {
    putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect([layer(), told]).toEqual([null, ['viewed', 'dismissed']]);
  });

  test('a second and a half after a scroll, but not under a pointer', async () => {
    putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    await pass(60_000);
    fireEvent.scroll(document);
    await pass(1_499);
    expect(told).toEqual(['viewed']);
    fireEvent.pointerEnter(layer()!);
    await pass(60_000);
    expect(told).toEqual(['viewed']);
    fireEvent.pointerLeave(layer()!);
    await pass(1);
    expect(told).toEqual(['viewed', 'dismissed']);
  });

  test('not while it has the focus', async () => {
    putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    fireEvent.scroll(document);
    act(() => screen.getByRole('button', { name: 'Got it' }).focus());
    await pass(60_000);
    expect(told).toEqual(['viewed']);
  });

  test('on Escape at its anchor and inside of it, and nothing else closes on that key', async () => {
    const anchor = putAnchor('save_button');
    const other = vi.fn();
    document.addEventListener('keydown', other);
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(told).toEqual(['viewed']);
    other.mockClear();
    fireEvent.keyDown(anchor, { key: 'Escape' });
    document.removeEventListener('keydown', other);
    expect(told).toEqual(['viewed', 'dismissed']);
    expect(other).not.toHaveBeenCalled();
  });

  test('and gives a focus inside of it to its anchor', async () => {
    const anchor = putAnchor('save_button');
    const { told } = showKind(Popover, POPOVER);
    await pass(0);
    const button = screen.getByRole('button', { name: 'Got it' });
    act(() => button.focus());
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(told).toEqual(['viewed', 'dismissed']);
    expect(document.activeElement).toBe(anchor);
  });
});

test('the focus and the caret of a text field stay where they are', async () => {
  putAnchor('save_button');
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'half a sentence';
  field.focus();
  field.setSelectionRange(2, 6);
  showKind(Popover, POPOVER);
  await pass(1_000);
  expect(layer()).not.toBeNull();
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6]);
});

describe('a flyout', () => {
  test('has its text and a button that leads on', async () => {
    putAnchor('save_button');
    const { told } = showKind(Flyout, FLYOUT);
    await pass(0);
    expect(layer()?.textContent).toContain('Save it here');
    const button = screen.getByRole('link', { name: 'How?' });
    expect(button.getAttribute('href')).toBe('/help/');
    fireEvent.click(button);
    expect(told).toEqual(['viewed', 'completed']);
  });

  test.each([
    { at: 'left', direction: 'left' },
    { at: 'up', direction: 'up' },
    { at: 'right', direction: 'right' },
    { at: 'down', direction: 'down' },
  ] as const)('is $at of its anchor', async ({ at, direction }) => {
    putAnchor('save_button');
    showKind(Flyout, { ...FLYOUT, direction });
    await pass(0);
    expect(layer()?.dataset['side']).toBe(at);
  });

  test('goes so many seconds after a scroll or a touch move as it says', async () => {
    putAnchor('save_button');
    const { told } = showKind(Flyout, FLYOUT);
    await pass(0);
    fireEvent.touchMove(document.body);
    await pass(1_999);
    expect(told).toEqual(['viewed']);
    await pass(1);
    expect(told).toEqual(['viewed', 'dismissed']);
  });

  test('stays after a scroll where it does not say so', async () => {
    putAnchor('save_button');
    const { told } = showKind(Flyout, { ...FLYOUT, dismissAfterScrollMs: null });
    await pass(0);
    fireEvent.scroll(document);
    await pass(60_000);
    expect(told).toEqual(['viewed']);
  });

  test('as a pulsar opens with a press on its dot', async () => {
    putAnchor('save_button');
    showKind(Flyout, { ...FLYOUT, kind: 'pulsar' });
    await pass(0);
    expect(layer()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show tip: Save it here' }));
    expect(layer()?.textContent).toContain('Save it here');
  });
});
