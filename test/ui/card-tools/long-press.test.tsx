// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { SHOWN_CARDS } from '../../../src/ui/pins/card/card-items.ts';
import { watchLongPress } from '../../../src/ui/card-tools/internal/watch-long-press.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import type { Viewer } from '../../../src/domain/users/user.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aSavingServer, bobsPin, openWall } from '../saving/open-wall.tsx';

fillBrowserGaps();

const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });

describe('a finger on a card', () => {
  const item = pinGridItem(aPin());
  let pressed: PinGridItem[] = [];
  let end: () => void;
  let card: HTMLElement;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<main><div><a href="/pin/1/">A chair</a><button>Save</button></div></main>';
    card = document.querySelector('div')!;
    SHOWN_CARDS.set(card, { item, wake: () => undefined });
    pressed = [];
    end = watchLongPress((one) => () => void pressed.push(one));
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const link = () => card.querySelector('a')!;
  const pressesAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return pressed.length;
  };

  test.each([
    [500, 0],
    [501, 1],
  ])('that rests %i ms has pressed long %i times', (ms, times) => {
    fireEvent.touchStart(link(), at(50, 50));
    expect(pressesAfter(ms)).toBe(times);
  });

  test.each([
    [10, 0, 1],
    [6, 8, 1],
    [8, 7, 0],
    [0, 11, 0],
  ])('that moves by (%i, %i) has pressed long %i times', (dx, dy, times) => {
    fireEvent.touchStart(link(), at(50, 50));
    fireEvent.touchMove(link(), at(50 + dx, 50 + dy));
    expect(pressesAfter(501)).toBe(times);
  });

  test('that goes sooner, scrolls, or is joined by another one has not', () => {
    fireEvent.touchStart(link(), at(50, 50));
    fireEvent.touchEnd(link());
    expect(pressesAfter(501)).toBe(0);
    fireEvent.touchStart(link(), at(50, 50));
    fireEvent.touchCancel(link());
    expect(pressesAfter(501)).toBe(0);
    fireEvent.touchStart(link(), { touches: [...at(50, 50).touches, ...at(80, 80).touches] });
    expect(pressesAfter(501)).toBe(0);
  });

  test('on a button of the card, or beside all cards, means just that', () => {
    fireEvent.touchStart(card.querySelector('button')!, at(50, 50));
    expect(pressesAfter(501)).toBe(0);
    fireEvent.touchStart(document.querySelector('main')!, at(50, 50));
    expect(pressesAfter(501)).toBe(0);
  });

  test('that has pressed long presses nothing when it goes, and opens no menu of the browser', () => {
    fireEvent.touchStart(link(), at(50, 50));
    const menu = createEvent.contextMenu(link());
    fireEvent(link(), menu);
    vi.advanceTimersByTime(501);
    const gone = createEvent.touchEnd(link(), { cancelable: true });
    fireEvent(link(), gone);
    expect([menu.defaultPrevented, gone.defaultPrevented]).toEqual([true, true]);
  });

  test('that taps does so', () => {
    fireEvent.touchStart(link(), at(50, 50));
    const gone = createEvent.touchEnd(link(), { cancelable: true });
    fireEvent(link(), gone);
    expect(gone.defaultPrevented).toBe(false);
  });

  test('a menu that a mouse asks for is the one of the browser', () => {
    const menu = createEvent.contextMenu(link());
    fireEvent(link(), menu);
    expect(menu.defaultPrevented).toBe(false);
  });
});

describe('a long press', () => {
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
  });
  const CHAIR = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });

  /** On a card of the wall, as if it stood on that surface. */
  const pressLongOn = async (surface: Surface, viewer: Viewer | null) => {
    const { stores } = await openWall([CHAIR], { viewer });
    await act(async () => void (await stores.cards.open()));
    const card = screen.getByRole('article', { name: 'Chair' }).firstElementChild!;
    const shown = SHOWN_CARDS.get(card)!;
    SHOWN_CARDS.set(card, { ...shown, item: { ...shown.item, surface } });
    vi.useFakeTimers();
    fireEvent.touchStart(screen.getByRole('link', { name: 'Chair' }), at(50, 50));
    act(() => void vi.advanceTimersByTime(501));
    vi.useRealTimers();
  };

  test('shows members the menu of the card', async () => {
    await pressLongOn('AuthHomefeed', aViewer());
    const sheet = within(screen.getByRole('dialog', { name: 'More options' }));
    expect(sheet.getByRole('menuitem', { name: 'Copy link' })).toBeTruthy();
  });

  test('asks visitors to log in among related pins', async () => {
    await pressLongOn('RelatedPinGrid', null);
    expect(await screen.findByRole('dialog', { name: 'Log in to save this Pin' })).toBeTruthy();
  });

  test('does nothing for visitors elsewhere', async () => {
    await pressLongOn('AuthHomefeed', null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('feedback from the sheet', () => {
  afterEach(cleanup);

  test('covers the card, and asks what is wrong', async () => {
    const chair = bobsPin({ id: '101', title: 'Chair', grid_title: 'Chair' });
    const server = aSavingServer([chair]).on('/v3/p2p/101/hide/', aWireAnswer({}));
    const app = await openWall([chair], { server });
    const { sheet } = await act(() => app.stores.cards.open());
    const pin = app.stores.pins.findByName('101')!;
    const choose = async (name: string) => {
      act(() => sheet.openMenu({ pin, surface: 'AuthHomefeed' }));
      await app.user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Hide Pin');
    const article = within(screen.getByRole('article', { name: 'Chair' }));
    expect((await article.findByRole('group')).textContent).toContain('Pin hidden');
    expect(article.getByRole('group')).toBe(document.activeElement);
    await choose('Report Pin');
    expect(await screen.findByRole('dialog', { name: 'Report this Pin' })).toBeTruthy();
  });
});
