// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { displayOf } from '../../../src/domain/experiences/display.ts';
import type { ExperienceStore, ShownExperience } from '../../../src/ui/experiences/experience-store.ts';
import { LayerHost } from '../../../src/ui/experiences/internal/layer-host.tsx';
import { aPlaced } from '../../builders/experiences.ts';

const displayData = { title: 'A', body: 'b', completeButton: { text: 'Go' }, delay_in_millis: 3000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** A modal with a delay, in a page that a test plays. */
function open({ metadata = {}, placementId = 11 } = {}) {
  const placed = aPlaced({ type: 26, displayData, metadata, placementId });
  const shown: ShownExperience = { key: `${placementId}:1`, placed, display: displayOf(placed, 'web')! };
  const page = { isShown: true, isFree: true };
  const asked: number[] = [];
  const ended: number[] = [];
  const unseen: string[] = [];
  const store = {
    check: () => undefined,
    isShown: () => page.isShown,
    tell: (_placed: unknown, outcome: string) => void unseen.push(outcome),
  } as unknown as ExperienceStore;
  const interrupt = {
    run: async (id: number) => {
      asked.push(id);
      return page.isFree;
    },
    end: (id: number) => void ended.push(id),
  };
  const { unmount } = render(<LayerHost shown={shown} store={store} interrupt={interrupt} />);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { page, asked, ended, unseen, unmount, pass };
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a modal', () => {
  test('waits for its delay', async () => {
    const { asked, pass } = open();
    await pass(2999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([1]);
  });

  test('waits while its window is hidden', async () => {
    const { asked, pass } = open();
    await pass(2000);
    hide(true);
    await pass(60_000);
    expect(asked).toEqual([]);
    hide(false);
    await pass(999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([1]);
  });

  test('is checked again when its delay is over', async () => {
    const { page, asked, unseen, pass } = open();
    page.isShown = false;
    await pass(3000);
    expect([asked, unseen]).toEqual([[], []]);
  });

  test('is deferred when another one interrupts', async () => {
    const { page, unseen, pass } = open();
    page.isFree = false;
    await pass(3000);
    expect(unseen).toEqual(['superseded']);
  });

  test('that is exempt asks nobody', async () => {
    const { asked, unseen, pass } = open({ metadata: { 1: { exempt: true } } });
    await pass(3000);
    expect([asked, unseen]).toEqual([[], []]);
  });

  test('of surveys waits on the page where pins are made, and is tried every three seconds', async () => {
    history.replaceState(null, '', '/pin-builder');
    const { asked, pass } = open({ placementId: 1_000_421 });
    await pass(3000);
    expect(asked).toEqual([]);
    history.replaceState(null, '', '/');
    await pass(2999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([1]);
  });

  test('lets others come when it goes', async () => {
    const { ended, unmount, pass } = open();
    await pass(3000);
    unmount();
    expect(ended).toEqual([1]);
  });
});
