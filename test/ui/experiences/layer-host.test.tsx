// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { displayOf } from '../../../src/domain/experiences/display.ts';
import type { ExperienceStore, ShownExperience } from '../../../src/ui/experiences/experience-store.ts';
import { LayerHost } from '../../../src/ui/experiences/internal/layer-host.tsx';
import { LayerTurn } from '../../../src/ui/experiences/internal/layer-turn.ts';
import { aPlaced } from '../../builders/experiences.ts';
import { useNativeLayers } from '../native-layers.ts';

useNativeLayers();

const displayData = { title: 'A', body: 'b', completeButton: { text: 'Go' }, delay_in_millis: 3000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

/** A modal with a delay, in a page that a test plays. */
function open({ metadata = {}, placementId = 11, turn = new LayerTurn() } = {}) {
  const placed = aPlaced({ type: 26, displayData, metadata, placementId });
  const shown: ShownExperience = { key: `${placementId}:1`, placed, display: displayOf(placed, 'web')! };
  const page = { isShown: true, isFree: true };
  const asked: number[] = [];
  const ended: number[] = [];
  const unseen: string[] = [];
  const store = {
    turn,
    viewed: () => undefined,
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
    undo: () => undefined,
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

  test('waits for what is displayed, and for the next page after it', async () => {
    const turn = new LayerTurn();
    const first = open({ turn });
    const second = open({ turn, placementId: 1_000_162 });
    await first.pass(3000);
    expect([first.asked, second.asked]).toEqual([[1], []]);
    first.unmount();
    await second.pass(9000);
    expect(second.asked).toEqual([]);
    turn.nextPage(() => true);
    await second.pass(3000);
    expect(second.asked).toEqual([1]);
  });

  test.each([
    ['somebody types', '<textarea></textarea>', 'textarea'],
    ['somebody writes a comment', '<div contenteditable tabindex="0"></div>', 'div'],
    ['a dialog is open', '<dialog open></dialog>', null],
    ['the page asks about cookies', '<section data-consent></section>', null],
  ])('waits while %s', async (_, html, focused) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const element = document.body.lastElementChild as HTMLElement;
    if (focused !== null) element.focus();
    const { asked, unseen, pass } = open();
    await pass(30_000);
    expect([asked, unseen]).toEqual([[], []]);
    element.remove();
    await pass(3000);
    expect(asked).toEqual([1]);
  });

  test('comes above an open pin', async () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><div data-closeup></div></dialog>');
    const { asked, pass } = open();
    await pass(3000);
    expect(asked).toEqual([1]);
  });
});

describe('the turn of a layer', () => {
  test('goes to one, and stays with it while it is on the next page', () => {
    const turn = new LayerTurn();
    expect([turn.take('a'), turn.take('b'), turn.take('a')]).toEqual([true, false, true]);
    turn.nextPage(() => true);
    expect(turn.isFree('b')).toBe(false);
    turn.nextPage((key) => key !== 'a');
    expect(turn.isFree('b')).toBe(true);
  });

  test('is given back by what could not be seen, and by nobody else', () => {
    const turn = new LayerTurn();
    turn.take('a');
    turn.giveBack('b');
    expect(turn.isFree('b')).toBe(false);
    turn.giveBack('a');
    expect(turn.take('b')).toBe(true);
  });
});
