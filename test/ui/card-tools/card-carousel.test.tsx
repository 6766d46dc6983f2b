// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CarouselData } from '../../../src/domain/pins/carousel.ts';
import { cardTools } from '../../../src/ui/card-tools/card-tools.tsx';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { aCarousel } from '../../builders/a-carousel.ts';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

function draw(carouselData: CarouselData | null, groups: Readonly<Record<string, string>> = {}) {
  const app = anApp();
  const { Tools } = cardTools(app.services, app.stores);
  app.stores.context.takePart(groups);
  const item = pinGridItem(aPin({ link: 'https://own.example/', pinner: null, carouselData }));
  const card = () => (
    <AppContext value={app}>
      <PinCard
        item={item}
        index={0}
        href="/pin/101/"
        renderTools={(over, near, show) => <Tools item={item} over={over} near={near} show={show} />}
      />
    </AppContext>
  );
  const { container, unmount } = render(card());
  return {
    card: container.firstElementChild as HTMLElement,
    again: () => {
      unmount();
      render(card());
    },
  };
}

const arrow = (name: 'View Previous' | 'View Next') => screen.queryByRole('button', { name });
const press = (name: 'View Previous' | 'View Next') => fireEvent.click(arrow(name)!);
const dots = () => [...document.querySelectorAll('.dot')];
const current = () => dots().findIndex((dot) => dot.hasAttribute('data-current'));
const badge = () => document.querySelector('.badge')?.textContent;

describe('a carousel on a card that nobody is near', () => {
  test('has its dots, one for each slot, the present one marked', () => {
    draw(aCarousel(5));
    expect([dots().length, current()]).toEqual([5, 0]);
  });

  test('says in its badge which slot is shown', () => {
    draw(aCarousel(5));
    expect(badge()).toBe('1/5');
  });

  test('shows the slot that it begins with', () => {
    draw(aCarousel(5, { index: 4 }));
    expect([badge(), current()]).toEqual(['5/5', 4]);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Slot 5');
  });

  test('has no tools when there is nothing to leaf through', () => {
    draw(aCarousel(1));
    expect([dots().length, arrow('View Next')]).toEqual([0, null]);
  });

  test('of a thousand has figures in the place of dots', () => {
    draw(aCarousel(1_000));
    expect([dots().length, badge()]).toEqual([0, '1/1000']);
  });
});

describe('the arrows', () => {
  test('are those that lead somewhere', () => {
    draw(aCarousel(3));
    expect([arrow('View Previous'), arrow('View Next')].map(Boolean)).toEqual([false, true]);
    press('View Next');
    expect([arrow('View Previous'), arrow('View Next')].map(Boolean)).toEqual([true, true]);
    press('View Next');
    expect([arrow('View Previous'), arrow('View Next')].map(Boolean)).toEqual([true, false]);
  });

  test('keep the focus: at an end it goes to the other one', () => {
    draw(aCarousel(2));
    arrow('View Next')!.focus();
    press('View Next');
    expect(document.activeElement).toBe(arrow('View Previous'));
  });
});

describe('the slot that is shown', () => {
  test('drives picture, title and links of the card', () => {
    const { card } = draw(aCarousel(3));
    act(() => within(card).getAllByRole('link')[0]!.focus());
    press('View Next');
    expect(screen.getByRole<HTMLImageElement>('img').srcset).toContain('/picture/120.svg 236w');
    expect(screen.getByRole('link', { name: 'Slot 2' }).getAttribute('href')).toBe('/pin/101/');
    expect(within(card).getByText('shop2.example', { selector: '.name' })).toBeDefined();
    expect(screen.getByRole('link', { name: /^shop2\.exampl/ }).getAttribute('href')).toBe(
      'https://shop2.example/thing',
    );
  });

  test('leaves the card as large as it is', () => {
    const data = aCarousel(2);
    const [first, second] = data.carouselSlots;
    const flat = { '236x': { url: '/flat.webp', width: 236, height: 100 } };
    const { card } = draw({ ...data, carouselSlots: [first!, { ...second!, images: flat }] });
    const shape = () => card.querySelector<HTMLElement>('.picture')!.style.aspectRatio;
    const before = shape();
    press('View Next');
    expect(screen.getByRole<HTMLImageElement>('img').srcset).toBe('/flat.webp 236w');
    expect(shape()).toBe(before);
  });

  test('is still the one when the card comes back', () => {
    const { again } = draw(aCarousel(3));
    press('View Next');
    again();
    expect(badge()).toBe('2/3');
  });
});

describe('a change', () => {
  const isFresh = () => document.querySelector('.dots')!.hasAttribute('data-fresh');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test('is emphasised for 4 s, and said', () => {
    draw(aCarousel(3));
    expect(isFresh()).toBe(false);
    press('View Next');
    expect(isFresh()).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('2/3 Slot 2');
    pass(3_999);
    expect(isFresh()).toBe(true);
    pass(1);
    expect(isFresh()).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('after another one begins the time anew', () => {
    draw(aCarousel(3));
    press('View Next');
    pass(3_000);
    press('View Next');
    pass(3_999);
    expect(isFresh()).toBe(true);
    pass(1);
    expect(isFresh()).toBe(false);
  });
});

describe('a finger', () => {
  const touch = (type: string, target: Element, clientX: number, pointerType = 'touch') => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 0 });
    for (const [name, value] of Object.entries({ pointerType, pointerId: 7, isPrimary: true }))
      Object.defineProperty(event, name, { value });
    fireEvent(target, event);
  };
  const swipe = (card: Element, across: number, pointerType?: string) => {
    touch('pointerdown', card.querySelector('img')!, 100, pointerType);
    touch('pointerup', card.querySelector('img')!, 100 + across, pointerType);
  };

  test('leafs on to the left and back to the right, within bounds', () => {
    const { card } = draw(aCarousel(3));
    const at = (across: number) => {
      swipe(card, across);
      return badge();
    };
    expect([at(-60), at(-60), at(-60), at(60), at(60), at(60)]).toEqual([
      '2/3',
      '3/3',
      '3/3',
      '2/3',
      '1/3',
      '1/3',
    ]);
  });

  test.each([
    ['left', -60, 2, '3/3'],
    ['right', 60, 0, '1/3'],
  ])('that goes to the %s stays at the end where it is', (_way, across, index, stays) => {
    const { card } = draw(aCarousel(3, { index }));
    swipe(card, across);
    expect(badge()).toBe(stays);
  });

  test('that only touches does not', () => {
    const { card } = draw(aCarousel(3));
    swipe(card, -5);
    expect(badge()).toBe('1/3');
  });

  test('may not swipe for those from whom it was taken away', () => {
    const { card } = draw(aCarousel(3, { index: 1 }), { carousel_swipe: 'off' });
    for (const across of [-60, 60]) {
      swipe(card, across);
      expect(badge()).toBe('2/3');
    }
  });

  test('is no mouse', () => {
    const { card } = draw(aCarousel(3));
    swipe(card, -60, 'mouse');
    expect(badge()).toBe('1/3');
  });
});
