// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PinCard } from '../../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../../builders/a-pin.ts';
import { pointer } from '../../support/pointer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const named = (title: string) => pinGridItem(aPin({ title, gridTitle: title }));

describe('style sheets are told of the card that a pointer is on', () => {
  const fruit = (hasFig: boolean) => (
    <>
      {hasFig && <PinCard item={named('A fig')} href="/pin/7/" index={0} />}
      <PinCard item={named('A plum')} href="/pin/8/" index={1} />
    </>
  );
  const draw = () => {
    render(fruit(true));
    return ['A fig', 'A plum'].map((name) => screen.getByRole('link', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
  };
  const hovered = () => screen.getAllByRole('link').map((link) => link.closest('[data-hovered]') !== null);
  const go = (from: HTMLElement | null, to: HTMLElement | null) => {
    if (from !== null) pointer('pointerout', from, 3, 'mouse', to);
    if (to === null) return;
    pointer('pointerover', to, 3, 'mouse', from);
    pointer('pointermove', to, 3);
  };

  test('at once where it comes, later where it goes: that costs who comes no time', async () => {
    const [fig, plum] = draw();
    go(null, fig);
    expect(hovered()).toEqual([true, false]);
    go(fig, plum);
    expect(hovered()).toEqual([true, true]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(hovered()).toEqual([false, true]);
  });

  test('still, when it has gone and come again meanwhile', async () => {
    const [fig] = draw();
    go(null, fig);
    go(fig, null);
    go(null, fig);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(hovered()).toEqual([true, false]);
    go(fig, null);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(hovered()).toEqual([false, false]);
  });

  test('of no card that was taken away under a resting pointer', async () => {
    const { rerender } = render(fruit(true));
    pointer('pointerover', screen.getByRole('link', { name: 'A fig' }), 0);
    rerender(fruit(false));
    const plum = screen.getByRole('link', { name: 'A plum' });
    go(null, plum);
    await act(() => vi.advanceTimersByTimeAsync(200));
    go(plum, null);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(hovered()).toEqual([false]);
  });
});
