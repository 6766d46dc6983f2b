// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { displayOf, type DisplayOf } from '../../../../src/domain/experiences/display.ts';
import { Tooltip } from '../../../../src/ui/experiences/internal/layers/anchored/tooltip.tsx';
import { useNativeLayers } from '../../native-layers.ts';
import { pass, PLACED, putAnchor, showKind } from './show-kind.tsx';

useNativeLayers();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const layer = () => screen.queryByRole('dialog');
const dot = () => screen.queryByRole('button', { name: /^Show tip/ });

async function show(data: Readonly<Record<string, unknown>>) {
  putAnchor('pin_card', 'A pin');
  const display = displayOf({ ...PLACED, type: 8, displayData: { text: 'Long press', ...data } }, 'web');
  const shown = showKind(Tooltip, display as DisplayOf<'tooltip'>);
  await pass(0);
  return shown.told;
}

test('with neither part it is completed at once, and nothing is shown', async () => {
  const told = await show({ has_pulsar: false, has_tooltip: false });
  expect([told, layer(), dot()]).toEqual([['completed'], null, null]);
});

test('a tooltip without an anchor of its own stands at that of its placement', async () => {
  expect(await show({ has_tooltip: true })).toEqual(['viewed']);
  expect(layer()?.textContent).toContain('Long press');
  expect(dot()).toBeNull();
});

test('a pulsar alone is completed by a press', async () => {
  const told = await show({ has_pulsar: true });
  expect([told, layer()]).toEqual([['viewed'], null]);
  fireEvent.click(dot()!);
  expect(told).toEqual(['viewed', 'completed']);
});

test('a press on the pulsar pauses it and shows the tooltip; a second one closes both', async () => {
  const told = await show({ has_pulsar: true, has_tooltip: true });
  expect([layer(), dot()?.classList.contains('pulsing')]).toEqual([null, true]);
  fireEvent.click(dot()!);
  expect(layer()?.textContent).toContain('Long press');
  expect(dot()?.classList.contains('pulsing')).toBe(false);
  expect(dot()?.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(dot()!);
  expect([told, dot()]).toEqual([['viewed', 'dismissed'], null]);
});

test('a pulsar pulses for five seconds, then it is a still dot', async () => {
  await show({ has_pulsar: true });
  await pass(4_999);
  expect(dot()?.classList.contains('pulsing')).toBe(true);
  await pass(1);
  expect(dot()?.classList.contains('pulsing')).toBe(false);
});

describe('a tooltip goes by itself', () => {
  test('after its time', async () => {
    const told = await show({ has_tooltip: true, disappearTime: 3000 });
    await pass(2_999);
    expect(told).toEqual(['viewed']);
    await pass(1);
    expect(told).toEqual(['viewed', 'dismissed']);
  });

  test.each([undefined, 0])('never with the time %j', async (disappearTime) => {
    const told = await show({ has_tooltip: true, disappearTime });
    await pass(3_999);
    expect(told).toEqual(['viewed']);
    await pass(600_000);
    expect(told).toEqual(['viewed', 'no action']);
  });

  test('not under a pointer', async () => {
    const told = await show({ has_tooltip: true, disappearTime: 3000 });
    fireEvent.pointerEnter(layer()!);
    await pass(60_000);
    expect(told).toEqual(['viewed']);
  });

  test('with thumbnails three seconds after a scroll; it shows the last three', async () => {
    const thumbnail_urls = [1, 2, 3, 4, 5].map((count) => `/media/${count}.webp`);
    const told = await show({ has_tooltip: true, thumbnail_urls });
    const pictures = [...layer()!.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(thumbnail_urls.slice(2));
    fireEvent.scroll(document);
    await pass(2_999);
    expect(told).toEqual(['viewed']);
    await pass(1);
    expect(told).toEqual(['viewed', 'dismissed']);
  });
});

describe('nobody did anything', () => {
  test('is told once after four seconds', async () => {
    const told = await show({ has_tooltip: true });
    await pass(3_999);
    expect(told).toEqual(['viewed']);
    await pass(60_000);
    expect(told).toEqual(['viewed', 'no action']);
  });

  test('is not told after a touch', async () => {
    const told = await show({ has_tooltip: true });
    await pass(3_999);
    fireEvent.pointerEnter(layer()!);
    fireEvent.pointerLeave(layer()!);
    await pass(60_000);
    expect(told).toEqual(['viewed']);
  });
});

describe('a tooltip that completes on hover', () => {
  const data = { has_tooltip: true, complete_on_hover: true };

  test('stays so that it can be read, and closes after that', async () => {
    const told = await show(data);
    fireEvent.pointerEnter(layer()!);
    expect(told).toEqual(['viewed', 'completed, stays']);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(layer()).toBeNull();
  });

  test('closes with a press on its dot if it is only that', async () => {
    const told = await show({ has_pulsar: true, complete_on_hover: true });
    fireEvent.pointerEnter(dot()!);
    fireEvent.click(dot()!);
    expect([told, dot()]).toEqual([['viewed', 'completed, stays'], null]);
  });

  test('does not complete when it is to skip that', async () => {
    const told = await show({ ...data, skipComplete: true });
    fireEvent.pointerEnter(layer()!);
    expect(told).toEqual(['viewed']);
  });
});
