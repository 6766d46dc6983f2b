// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToastMessage } from '../../../../src/ui/kit/layers/toast-message.ts';
import { ToastRegion } from '../../../../src/ui/kit/layers/toast-region.tsx';

let say: (message: ToastMessage) => void;
let gone: string[];

let stays: boolean;

function App() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  say = (next) => act(() => setMessage(next));
  return (
    <ToastRegion
      message={message}
      stays={stays}
      onGone={(id) => {
        gone.push(id);
        setMessage((current) => (current?.id === id ? null : current));
      }}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  stays = false;
  render(<App />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** In single steps, because each phase begins only after the one before it was drawn. */
const pass = (ms: number) => {
  for (let step = 0; step < ms; step++) act(() => void vi.advanceTimersByTime(1));
};
const holdFor = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/* jsdom hides popovers, wherever they are. */
const region = () => screen.getByRole('status', { hidden: true });
const said = () => region().textContent;

test('appears after 100 ms, stays 2000, leaves in 200 and is then gone', () => {
  say({ id: 'a', text: 'Pin saved' });
  pass(99);
  expect(said()).toBe('');
  pass(1);
  expect(said()).toBe('Pin saved');
  pass(2199);
  expect([said(), gone]).toEqual(['Pin saved', []]);
  pass(1);
  expect([said(), gone]).toEqual(['', ['a']]);
  pass(3000);
  expect(gone).toEqual(['a']);
});

test.each<Partial<ToastMessage>>([
  { undo: () => undefined },
  { action: { label: 'Change', href: '/pin/1/' } },
  { link: { label: 'Garden', href: '/ann/garden/' }, durationMs: 3000 },
  { kind: 'problem' },
])('stays 5000 ms where it offers something, or where what it says is seen nowhere else: %o', (offer) => {
  say({ id: 'a', text: 'Garden is archived', ...offer });
  pass(100 + 5000 + 199);
  expect(said()).toContain('Garden is archived');
  pass(1);
  expect(said()).toBe('');
});

test('stays as long as it was asked to', () => {
  say({ id: 'a', text: 'Saved to Garden', durationMs: 5000 });
  pass(100 + 5000 + 199);
  expect(said()).toBe('Saved to Garden');
  pass(1);
  expect(said()).toBe('');
});

test('stays until it is closed for who wants that', () => {
  stays = true;
  cleanup();
  render(<App />);
  say({ id: 'a', text: 'Pin saved' });
  pass(100);
  holdFor(600_000);
  expect(said()).toContain('Pin saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  pass(200);
  expect([said(), gone.includes('a')]).toEqual(['', true]);
});

test('its time stands still while the pointer is on it, and goes on from there', () => {
  say({ id: 'a', text: 'Pin saved' });
  pass(100 + 1500);
  fireEvent.mouseEnter(screen.getByText('Pin saved').parentElement!.parentElement!);
  holdFor(60_000);
  expect(said()).toBe('Pin saved');
  fireEvent.mouseLeave(screen.getByText('Pin saved').parentElement!.parentElement!);
  pass(500 + 199);
  expect(said()).toBe('Pin saved');
  pass(1);
  expect(said()).toBe('');
});

test('waits while its button has the focus', () => {
  const pressed: string[] = [];
  say({ id: 'a', text: 'Board deleted', action: { label: 'Undo', onChoose: () => pressed.push('undo') } });
  pass(100);
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true });
  act(() => undo.focus());
  holdFor(60_000);
  fireEvent.click(undo);
  expect(pressed).toEqual(['undo']);
  pass(200);
  expect(said()).toBe('');
});

test.each(['Undo', 'Change'])(
  '"%s" acts once, also when it is pressed again while the toast leaves',
  (name) => {
    const pressed: string[] = [];
    const act = (what: string) => () => void pressed.push(what);
    say({ id: 'a', text: 'Saved', undo: act('Undo'), action: { label: 'Change', onChoose: act('Change') } });
    pass(100);
    const button = screen.getByRole('button', { name, hidden: true });
    fireEvent.click(button);
    pass(50);
    fireEvent.click(button);
    expect(pressed).toEqual([name]);
    pass(150);
    say({ id: 'b', text: 'Saved', undo: act('Undo'), action: { label: 'Change', onChoose: act('Change') } });
    pass(100);
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    expect(pressed).toEqual([name, name]);
  },
);

test('gives the focus back when it was acted upon', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  let undone = 0;
  say({ id: 'a', text: 'Saved to Garden', undo: () => undone++ });
  pass(100);
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true });
  fireEvent.focus(undo, { relatedTarget: before });
  fireEvent.click(undo);
  expect([undone, document.activeElement]).toEqual([1, before]);
  before.remove();
});

test('says more in a second line and names what it is about', () => {
  say({
    id: 'a',
    text: 'Board created!',
    detail: 'Only you see it',
    link: { label: 'Garden', href: '/ann/garden/' },
    kind: 'done',
  });
  pass(100);
  expect(said()).toBe('Board created! GardenOnly you see it');
  expect(screen.getByRole('link', { name: 'Garden', hidden: true }).getAttribute('href')).toBe(
    '/ann/garden/',
  );
});

describe('while a dialog is open', () => {
  const openDialog = () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    return dialog;
  };

  test('stands in the dialog on top, where it can be pressed', () => {
    const [lower, upper] = [openDialog(), openDialog()];
    say({ id: 'a', text: 'Saved to Garden' });
    pass(100);
    expect(upper.contains(region())).toBe(true);
    upper.remove();
    lower.remove();
  });

  test('moves into one that opens later, and out of one that closes', async () => {
    say({ id: 'a', text: 'Saved to Garden', durationMs: 5000 });
    pass(100);
    const dialog = openDialog();
    await act(async () => undefined);
    expect(dialog.contains(region())).toBe(true);
    dialog.remove();
    await act(async () => undefined);
    expect(region().parentElement).toBe(document.body);
    expect(said()).toBe('Saved to Garden');
  });

  test('is raised again when its dialog is opened anew, and so lies over it', async () => {
    const showPopover = vi.fn();
    HTMLElement.prototype.showPopover = showPopover;
    const dialog = openDialog();
    say({ id: 'a', text: 'Saved to Garden', durationMs: 5000 });
    pass(100);
    showPopover.mockClear();
    // As an overlay does once it is painted: it becomes modal, on top of all that was shown before.
    dialog.open = false;
    dialog.open = true;
    await act(async () => undefined);
    expect(showPopover.mock.contexts).toEqual([region()]);
    dialog.remove();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  });
});

test('a newer one comes when the older has left', () => {
  say({ id: 'a', text: 'First' });
  pass(300);
  say({ id: 'b', text: 'Second', action: { label: 'Change', href: '/pin/1/edit/' } });
  pass(199);
  expect(said()).toBe('First');
  pass(1 + 100);
  expect(said()).toBe('SecondChange');
  expect(screen.getByRole('link', { name: 'Change', hidden: true }).getAttribute('href')).toBe(
    '/pin/1/edit/',
  );
  expect(gone).toEqual(['a']);
});
