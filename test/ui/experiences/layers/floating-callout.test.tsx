// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { FloatingCallout } from '../../../../src/ui/experiences/internal/layers/corner/floating-callout.tsx';
import { useNativeLayers } from '../../native-layers.ts';
import { showKind } from './show-kind.tsx';

useNativeLayers();

const CALLOUT: DisplayOf<'inline-callout' | 'floating-callout'> = {
  kind: 'floating-callout',
  title: 'Verify your email',
  message: 'We sent you a <a href="/help/">link</a>.',
  icon: 'mail',
  color: 'accent',
  complete: { text: 'Done' },
  dismiss: { text: 'Later' },
  canDismiss: true,
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const card = () => screen.queryByRole('region');

test('a callout above the page is a region with its heading as name, and takes no focus', () => {
  const { told } = showKind(FloatingCallout, CALLOUT);
  expect(screen.getByRole('region', { name: 'Verify your email' }).textContent).toContain(
    'We sent you a link.',
  );
  expect(document.activeElement).toBe(document.body);
  expect(told).toEqual(['viewed']);
});

test('without a title its message is its name', () => {
  showKind(FloatingCallout, { ...CALLOUT, title: undefined });
  expect(screen.getByRole('region', { name: 'We sent you a link.' })).toBeDefined();
});

test.each([
  { press: 'Done', answer: 'completed' },
  { press: 'Later', answer: 'dismissed' },
])('"$press" is $answer', ({ press, answer }) => {
  const { told } = showKind(FloatingCallout, CALLOUT);
  fireEvent.click(screen.getByRole('button', { name: press }));
  expect([card(), told]).toEqual([null, ['viewed', answer]]);
});

test('a focus inside goes back to where it came from', () => {
  const before = document.body.appendChild(document.createElement('button'));
  showKind(FloatingCallout, CALLOUT);
  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Later' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(document.activeElement).toBe(before);
});

test('without a dismiss button of its own it has a cross', () => {
  const { told } = showKind(FloatingCallout, { ...CALLOUT, dismiss: undefined });
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(told).toEqual(['viewed', 'dismissed']);
});

test('Escape elsewhere is no answer', () => {
  const { told } = showKind(FloatingCallout, CALLOUT);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told).toEqual(['viewed']);
});

test('Escape inside dismisses it', () => {
  const { told } = showKind(FloatingCallout, CALLOUT);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Later' }), { key: 'Escape' });
  expect(told).toEqual(['viewed', 'dismissed']);
});

test('it cannot be dismissed where that is hidden', () => {
  const { told } = showKind(FloatingCallout, { ...CALLOUT, dismiss: undefined, canDismiss: false });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Done']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Done' }), { key: 'Escape' });
  expect(told).toEqual(['viewed']);
});
