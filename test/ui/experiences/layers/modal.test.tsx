// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { Modal } from '../../../../src/ui/experiences/internal/layers/modal/modal.tsx';
import { useNativeLayers } from '../../native-layers.ts';
import { showKind } from './show-kind.tsx';

useNativeLayers();

const MODAL: DisplayOf<'modal'> = {
  kind: 'modal',
  title: 'New: collages',
  body: 'Cut things out of pins.',
  media: { kind: 'image', url: '/media/a.webp', alt: 'A collage', color: 'rgb(10 20 30)' },
  complete: { text: 'Try it', href: '/create/' },
  dismiss: { text: 'Not now' },
  delayMs: 0,
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a modal dialog has a name, a description and its picture over its colour', () => {
  const { told } = showKind(Modal, MODAL);
  const dialog = screen.getByRole('dialog', { name: 'New: collages' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(MODAL.body);
  const picture = screen.getByRole('img', { name: 'A collage' });
  expect(picture.style.backgroundColor).toBe('rgb(10, 20, 30)');
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['540', '363']);
  expect(told).toEqual(['viewed']);
});

test('its heading gets the focus, so that no key answers it', () => {
  showKind(Modal, MODAL);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'New: collages' }));
});

test('a video shows its thumbnail', () => {
  const media = { kind: 'video', url: '/media/a.mp4', thumbnail: '/media/a.webp' } as const;
  showKind(Modal, { ...MODAL, media });
  const video = document.querySelector('video');
  expect([video?.getAttribute('src'), video?.getAttribute('poster')]).toEqual([
    '/media/a.mp4',
    '/media/a.webp',
  ]);
});

test.each([
  { press: 'Not now', role: 'button', answer: 'dismissed' },
  { press: 'Close message', role: 'button', answer: 'dismissed' },
  { press: 'Try it', role: 'link', answer: 'completed' },
])('"$press" is $answer', ({ press, role, answer }) => {
  const { told } = showKind(Modal, MODAL);
  fireEvent.click(screen.getByRole(role, { name: press }));
  expect([screen.queryByRole('dialog'), told]).toEqual([null, ['viewed', answer]]);
});

test('without a dismiss button it can still be closed', () => {
  const { told } = showKind(Modal, { ...MODAL, dismiss: undefined });
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(told).toEqual(['viewed', 'dismissed']);
});

test('Escape dismisses it, and the focus goes back', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  const { told } = showKind(Modal, MODAL);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(told).toEqual(['viewed', 'dismissed']);
  expect(document.activeElement).toBe(before);
});

test('the focus goes to the heading of the page when its former place has gone', () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  showKind(Modal, MODAL);
  before.remove();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(document.activeElement).toBe(heading);
});

test('it takes no focus from somebody who types, and comes afterwards', () => {
  vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  const { told } = showKind(Modal, MODAL);
  act(() => void vi.advanceTimersByTime(60_000));
  expect([document.activeElement, screen.queryByRole('dialog'), told]).toEqual([field, null, []]);
  field.blur();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(told).toEqual(['viewed']);
  vi.useRealTimers();
});
