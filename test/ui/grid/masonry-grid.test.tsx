// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MasonryGridHandle } from '../../../src/ui/grid/masonry-grid.tsx';
import { aGrid, card, placeOf, someItems } from './a-grid.tsx';
import { aScreen } from './a-screen.ts';

const drawn = () => screen.queryAllByRole('article').map((article) => article.textContent);
const focusedCard = () => document.activeElement?.textContent;

let page: ReturnType<typeof aScreen>;
beforeEach(() => {
  page = aScreen();
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the window', () => {
  test('only cards near the view are in the document, in feed order', () => {
    render(aGrid());
    expect(drawn().length).toBeLessThan(70);
    expect(drawn()).toEqual(drawn().map((_, index) => `pin${index}`));
  });

  test('the feed is as tall as all cards together', () => {
    render(aGrid());
    expect(screen.getByRole('feed').style.blockSize).toBe(`${400 * 316 - 16}px`);
    expect(screen.getByRole('feed').style.inlineSize).toBe('1244px');
  });

  test('cards stand in columns of 236 with gutters of 16', () => {
    render(aGrid());
    expect(placeOf('pin0')).toEqual([0, 0]);
    expect(placeOf('pin4')).toEqual([1008, 0]);
    expect(placeOf('pin5')).toEqual([0, 316]);
  });

  test('it follows the view', async () => {
    render(aGrid());
    await page.scrollTo(60_000);
    const first = Number(drawn()[0]!.slice(3));
    expect(drawn().length).toBeLessThan(70);
    expect(first).toBeGreaterThan(880);
    expect(first).toBeLessThan(945);
  });

  test('a scroll of a few pixels draws nothing again', async () => {
    const renderCard = vi.fn(card);
    render(aGrid({ renderCard }));
    renderCard.mockClear();
    await page.scrollTo(100);
    expect(renderCard).not.toHaveBeenCalled();
    await page.scrollTo(1_000);
    expect(renderCard.mock.calls.length).toBeLessThan(25);
  });

  test('larger text makes larger columns: nothing that fits is lost', () => {
    render(aGrid());
    act(() => page.resize(1280, 32));
    expect(screen.getByRole('feed').style.inlineSize).toBe(`${3 * 384 + 2 * 32}px`);
    expect(placeOf('pin3')).toEqual([0, 2 * (192 + 64 + 16)]);
  });

  test('another number of columns keeps the card in view where it is', async () => {
    render(aGrid());
    await page.scrollTo(31_600);
    expect(placeOf('pin500')).toEqual([0, 31600]);
    act(() => page.resize(1024));
    expect(page.scrollTop).toBe(39_500);
    expect(placeOf('pin500')).toEqual([0, 39500]);
  });

  test('a page that becomes shorter, and is pulled up by that, is put right', async () => {
    render(aGrid());
    act(() => page.resize(1024));
    await page.scrollTo(475 * 316);
    act(() => page.resize(1780));
    expect(page.scrollTop).toBe(271 * 316);
    expect(placeOf('pin1900')[1]).toBe(271 * 316);
  });

  test('right to left begins at the right', () => {
    render(<div dir="rtl">{aGrid()}</div>);
    document.querySelector<HTMLElement>('.root')!.style.direction = 'rtl';
    act(() => page.resize(1275));
    expect(placeOf('pin1')).toEqual([-251.8, 0]);
  });
});

describe('changes of the list', () => {
  test('cards that come before the view do not move it', async () => {
    const items = someItems(2_000);
    const { rerender } = render(aGrid({ items }));
    await page.scrollTo(31_600);
    rerender(aGrid({ items: [...someItems(10, 'new'), ...items] }));
    expect(page.scrollTop).toBe(31_600 + 2 * 316);
    expect(placeOf('pin500')).toEqual([0, 31_600 + 632]);
  });

  test('at the top of the grid new cards are seen at once', () => {
    const items = someItems(20);
    const { rerender } = render(aGrid({ items }));
    rerender(aGrid({ items: [...someItems(1, 'new'), ...items] }));
    expect(page.scrollTop).toBe(0);
    expect(placeOf('new0')).toEqual([0, 0]);
  });

  test('equal items in new objects move nothing', () => {
    const { rerender } = render(aGrid({ items: someItems(100) }));
    const before = placeOf('pin20');
    rerender(aGrid({ items: someItems(100) }));
    expect(placeOf('pin20')).toEqual(before);
  });
});

describe('keyboard', () => {
  const press = (keys: string) => act(() => userEvent.keyboard(keys));
  /** What keys do comes when the focus does. */
  const focus = (text: string) =>
    act(async () => {
      screen.getByText(text).focus();
      await import('../../../src/ui/grid/internal/grid-moves.ts');
    });

  test('arrow keys go to the card that lies there', async () => {
    render(aGrid());
    await focus('pin6');
    await press('{ArrowRight}');
    expect(focusedCard()).toBe('pin7');
    await press('{ArrowDown}');
    expect(focusedCard()).toBe('pin12');
    await press('{ArrowLeft}{ArrowUp}{ArrowUp}');
    expect(focusedCard()).toBe('pin1');
    await press('{ArrowUp}');
    expect(focusedCard()).toBe('pin1');
  });

  test('Home and End go to the first and the last card, Page Up and Page Down by a view', async () => {
    render(aGrid());
    await focus('pin6');
    await press('{End}');
    expect(focusedCard()).toBe('pin1999');
    await press('{Home}');
    expect(focusedCard()).toBe('pin0');
    await press('{PageDown}');
    // Two rows of 316 px fit into the view of 800.
    expect(focusedCard()).toBe('pin10');
    await press('{PageUp}');
    expect(focusedCard()).toBe('pin0');
  });

  test('a text field in a card keeps its arrow keys', async () => {
    render(aGrid({ renderCard: (item) => <input aria-label={item.key} /> }));
    act(() => screen.getByLabelText('pin3').focus());
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByLabelText('pin3'));
  });

  test('a card with focus stays in the document when the view is far away', async () => {
    render(aGrid());
    act(() => screen.getByText('pin3').focus());
    await page.scrollTo(60_000);
    expect(focusedCard()).toBe('pin3');
    expect(drawn()[0]).toBe('pin3');
    act(() => (document.activeElement as HTMLElement).blur());
    await page.scrollTo(70_000);
    expect(screen.queryByText('pin3')).toBeNull();
  });

  test('when a card with focus is removed, its place in the list keeps the focus', () => {
    const items = someItems(100);
    const { rerender } = render(aGrid({ items }));
    act(() => screen.getByText('pin3').focus());
    rerender(aGrid({ items: items.filter(({ key }) => key !== 'pin3') }));
    expect(focusedCard()).toBe('pin4');
  });

  test('focus can be sent to a card that is not drawn yet', () => {
    const ref = createRef<MasonryGridHandle>();
    render(aGrid({ ref }));
    let found: boolean | undefined;
    act(() => {
      found = ref.current!.focusCard('pin1500');
    });
    expect(found).toBe(true);
    expect(focusedCard()).toBe('pin1500');
    expect(ref.current!.focusCard('nobody')).toBe(false);
  });
});

describe('the end of the list', () => {
  test('more is asked for once, when the end comes near', async () => {
    const onEndReached = vi.fn();
    const items = someItems(100);
    const { rerender } = render(aGrid({ items, hasMore: true, onEndReached }));
    expect(onEndReached).not.toHaveBeenCalled();
    await page.scrollTo(4_400);
    await page.scrollTo(4_600);
    expect(onEndReached).toHaveBeenCalledTimes(1);
    rerender(aGrid({ items: [...items, ...someItems(5, 'more')], hasMore: true, onEndReached }));
    expect(onEndReached).toHaveBeenCalledTimes(2);
  });

  test('a short list asks at once, a complete one or one that is being read never', () => {
    const onEndReached = vi.fn();
    const items = someItems(3);
    const { rerender } = render(aGrid({ items, onEndReached }));
    rerender(aGrid({ items, hasMore: true, busy: true, onEndReached }));
    expect(onEndReached).not.toHaveBeenCalled();
    rerender(aGrid({ items, hasMore: true, onEndReached }));
    expect(onEndReached).toHaveBeenCalledTimes(1);
  });

  test('what stands below the cards is shown', () => {
    render(aGrid({ children: <p role="alert">The next page did not come.</p> }));
    expect(screen.getByRole('alert').textContent).toContain('did not come');
  });
});

describe('for screen readers', () => {
  test('a feed of articles that know their position', () => {
    render(aGrid({ items: someItems(30).map((item) => ({ ...item, label: `Pin ${item.key}` })) }));
    expect(screen.getByRole('feed', { name: 'Home' }).getAttribute('aria-busy')).toBe('false');
    const article = screen.getByRole('article', { name: 'Pin pin7' });
    expect(article.getAttribute('aria-posinset')).toBe('8');
    expect(article.getAttribute('aria-setsize')).toBe('30');
  });

  test('the size of an endless feed is unknown', () => {
    render(aGrid({ hasMore: true, busy: true }));
    expect(screen.getAllByRole('article')[0]!.getAttribute('aria-setsize')).toBe('-1');
    expect(screen.getByRole('feed').getAttribute('aria-busy')).toBe('true');
  });
});

test('where nothing can be measured the first cards are drawn all the same', () => {
  page.resize(0);
  render(aGrid({ initialScrollTop: 0 }));
  expect(drawn()[0]).toBe('pin0');
});

test('a grid that comes back shows the place that the page is about to be scrolled to', () => {
  render(aGrid()).unmount();
  const renderCard = vi.fn(card);
  render(aGrid({ renderCard, initialScrollTop: 60_000 }));
  const firstDrawn = renderCard.mock.calls[0]![0];
  expect(Number(firstDrawn.key.slice(3))).toBeGreaterThan(880);
});
