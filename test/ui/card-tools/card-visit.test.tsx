// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { CardSetting } from '../../../src/domain/cards/card-setting.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import { textRoom } from '../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import { OUTBOUND_LINKS } from '../../../src/ui/base/navigation/outbound-links.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { cardTools } from '../../../src/ui/card-tools/card-tools.tsx';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { aCardSetting } from '../../builders/a-card-setting.ts';
import { aPin } from '../../builders/a-pin.ts';
import { anApp } from '../support/an-app.ts';

afterEach(cleanup);

const sold: Partial<Pin> = {
  link: 'https://shop.example/chair?epik=1',
  destinationUrl: null,
  isShoppable: true,
};

function draw(fields: Partial<Pin>, setting: Partial<CardSetting>) {
  const app = anApp();
  const { Tools } = cardTools(app.services, app.stores);
  const item = pinGridItem(aPin(fields), aCardSetting(setting));
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
  return screen.queryByRole('link', { name: 'Visit site, opens in a new tab' });
}

test('in a shopping list a card leads to its site as every click through does', () => {
  const link = draw(sold, { isShoppingList: true });
  expect(link?.textContent).toBe('Visit site');
  expect(link?.getAttribute('href')).toBe('https://shop.example/chair');
  expect(link && OUTBOUND_LINKS.get(link)?.pin?.entityId).toBe('101');
  expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'nofollow noopener']);
});

test.each<[string, Partial<Pin>, Partial<CardSetting>]>([
  ['in every other grid', sold, {}],
  ['without a link', { ...sold, link: null }, { isShoppingList: true }],
  ['with a link that is not to be followed', { ...sold, isGoLinkless: true }, { isShoppingList: true }],
])('%s a card has no such way', (_where, fields, setting) => {
  expect(draw(fields, setting)).toBeNull();
});

test('the grid keeps room for it', () => {
  const heightIn = (setting: Partial<CardSetting>) => {
    const { fixed } = pinGridItem(aPin(sold), aCardSetting(setting));
    return typeof fixed === 'function' ? fixed(textRoom(gridMetrics(1280))) : fixed;
  };
  expect(heightIn({ isShoppingList: true }) - heightIn({})).toBe(8 + 40);
});
