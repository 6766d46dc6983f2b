// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { AppContext } from '../../../../src/ui/base/app-context.ts';
import { EducationToast } from '../../../../src/ui/experiences/internal/layers/education-toast.tsx';
import { Toasts } from '../../../../src/ui/app/toasts.tsx';
import { useNativeLayers } from '../../native-layers.ts';
import { pass, showKind } from './show-kind.tsx';

useNativeLayers();

const TOAST: DisplayOf<'toast'> = {
  kind: 'toast',
  text: 'Drag pins to put them in order.',
  href: '/help/',
  durationMs: 6000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function show() {
  const shown = showKind(EducationToast, TOAST);
  render(
    <AppContext value={shown.app}>
      <Toasts />
    </AppContext>,
  );
  for (let step = 0; step < 3; step += 1) await pass(100);
  return shown;
}

test('shows its text and link for its time, and has ended then', async () => {
  const { told } = await show();
  expect(screen.getByText('Drag pins to put them in order.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/help/');
  expect(told).toEqual(['viewed']);
  await pass(5_000);
  expect(told).toEqual(['viewed']);
  for (let step = 0; step < 20; step += 1) await pass(100);
  expect(told).toEqual(['viewed', 'completed']);
});

test('waits under a pointer', async () => {
  const { told } = await show();
  fireEvent.mouseEnter(screen.getByText('Drag pins to put them in order.').closest('div')!.parentElement!);
  await pass(60_000);
  expect(told).toEqual(['viewed']);
});

test('its link completes it', async () => {
  const { told } = await show();
  act(() => void fireEvent.click(screen.getByRole('link', { name: 'Learn more' })));
  expect(told).toEqual(['viewed', 'completed']);
});
