// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { cardTools } from '../../../src/ui/card-tools/card-tools.tsx';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

afterEach(cleanup);

function draw(count: number) {
  const app = anApp();
  const { Tools } = cardTools(app.services, app.stores);
  const itemData = Array.from({ length: count }, (_, index) => ({
    pinId: toPinId(String(7 + index)),
    link: index === 0 ? 'https://shop.example/x' : null,
    images: [{ url: `/${index}.webp`, width: 236, height: 300 }],
  }));
  const item = pinGridItem(aPin({ collectionPin: { itemData } }));
  render(
    <AppContext value={app}>
      <PinCard
        item={item}
        index={0}
        href="/pin/101/"
        renderTools={(over, near, show) => <Tools item={item} over={over} near={near} show={show} />}
      />
    </AppContext>,
  );
}

const chips = () => {
  const list = screen.queryByRole('list', { name: 'Items' });
  return list === null ? [] : within(list).getAllByRole('link');
};

test.each([
  [0, 0],
  [2, 0],
  [3, 3],
  [4, 3],
])('the card of a collection of %i things has %i chips', (count, shown) => {
  draw(count);
  expect(chips()).toHaveLength(shown);
});

test('each leads to its link or its pin, and shows its picture', () => {
  draw(4);
  expect(chips().map((chip) => [chip.getAttribute('href'), chip.getAttribute('aria-label')])).toEqual([
    ['https://shop.example/x', 'Item 1 of 4, opens in a new tab'],
    ['/pin/8/', 'Item 2 of 4'],
    ['/pin/9/', 'Item 3 of 4'],
  ]);
  expect(chips()[0]?.getAttribute('rel')).toContain('noopener');
  expect(chips().map((chip) => chip.querySelector('img')?.getAttribute('src'))).toEqual([
    '/0.webp',
    '/1.webp',
    '/2.webp',
  ]);
});
