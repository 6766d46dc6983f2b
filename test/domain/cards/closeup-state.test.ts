import { expect, test } from 'vitest';
import { closeupState } from '../../../src/domain/cards/closeup-state.ts';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { aPin } from '../../builders/a-pin.ts';

const savedInfo = {
  localPinId: toPinId('5'),
  boardId: toBoardId('9'),
  sectionId: null,
  title: 'Home',
  type: 'board',
  url: '/ann/home/',
} as const;

test('a card hands over what its list said about it, and the board that the pin is saved to', () => {
  expect(closeupState(aPin({ trackingParams: 'from-home', savedInfo }))).toEqual({
    trackingParams: 'from-home',
    board: '9',
    fromEggsBoard: false,
  });
});

test('a pin that is not saved has no board', () => {
  expect(closeupState(aPin({ savedInfo: null }))).not.toHaveProperty('board');
});

test('a grid may say that it is one of eggs', () => {
  expect(closeupState(aPin(), true).fromEggsBoard).toBe(true);
});
