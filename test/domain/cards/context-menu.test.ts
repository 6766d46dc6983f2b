import { expect, test } from 'vitest';
import { contextMenuEvent, contextMenuViewType } from '../../../src/domain/cards/context-menu.ts';
import { aPin } from '../../builders/a-pin.ts';

test.each([
  ['AuthHomefeed', 92],
  ['RelatedPinGrid', 140],
  ['PdpRelatedPinGrid', 140],
  ['SearchItem', null],
  [null, null],
] as const)('a menu in %s is told with the view type %s', (surface, viewType) => {
  expect(contextMenuViewType(surface)).toBe(viewType);
});

test('a menu that was opened is told as a click on its pin', () => {
  const pin = aPin({ trackingParams: 'from-home' });
  expect(contextMenuEvent(pin, 'AuthHomefeed', 5)).toEqual({
    eventType: 101,
    viewType: 92,
    objectId: pin.entityId,
    timeMs: 5,
    trackingParams: 'from-home',
    auxData: { click_type: 'context_menu' },
  });
});
