// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { openedOutside } from '../../../src/domain/cards/open-button.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { textRoom } from '../../../src/domain/layout/card-footer.ts';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { PinCard } from '../../../src/ui/pins/card/pin-card.tsx';
import { pinGridItem } from '../../../src/ui/pins/card/pin-grid-item.ts';
import { cardsOfEveryKind, savedPin } from '../../builders/cards-of-every-kind.ts';
import { cardsWithBadData } from '../../builders/cards-with-bad-data.ts';
import { anApp } from '../support/an-app.ts';

// jsdom has no layout in which a video could come into view.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

const examples = [...cardsOfEveryKind(), ...cardsWithBadData()];
const app = anApp();
const NO_FIGURE = /NaN|Infinity|undefined|null|\[object/;

test('every example has a name of its own', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  expect(new Set(examples.map(({ pin }) => pin.entityId)).size).toBe(examples.length);
});

test.each(examples)(
  'the card of "$name" stands, in a page that is drawn and in one that is served',
  ({ pin }) => {
    const card = (
      <AppContext value={app}>
        <PinCard item={pinGridItem(savedPin(pin))} href={pin.seoUrl} index={0} />
      </AppContext>
    );
    render(card);
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe(
      openedOutside(savedPin(pin)) ?? pin.seoUrl,
    );
    const served = document.createElement('div');
    served.innerHTML = renderToString(card);
    // What the examples are called may say so.
    expect(served.querySelector('.text')?.textContent.replace(pin.title, '') ?? '').not.toMatch(NO_FIGURE);
    expect(served.querySelector('[role="img"]')?.textContent ?? '').not.toMatch(NO_FIGURE);
  },
);

test.each(examples)('the grid can lay out the card of "$name"', ({ pin }) => {
  const { aspect, fixed } = pinGridItem(pin);
  expect(aspect).toBeGreaterThanOrEqual(0.5);
  expect(aspect).toBeLessThanOrEqual(2.75);
  for (const width of [320, 390, 1280]) {
    const height = typeof fixed === 'function' ? fixed(textRoom(gridMetrics(width))) : fixed;
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThan(240);
  }
});
