import { expect, test } from 'vitest';
import { pinFromWire } from '../../wire/pin-from-wire.ts';
import { pinsOfCards } from '../../wire/pin-card.ts';

const ANN = { id: '11', type: 'user', username: 'ann' };
const HOME = { id: '21', type: 'board', name: 'Home', owner: '11' };
const beside = { data_people: { '11': ANN }, data_boards: { '21': HOME } };

test('a card gets its people and boards back, and boards their owners', () => {
  const [pin] = pinsOfCards([{ id: '101', pinner: '11', native_creator: '11', board: '21' }], beside).map(
    pinFromWire,
  );
  expect(pin).toMatchObject({
    entityId: '101',
    pinner: { username: 'ann' },
    nativeCreator: { username: 'ann' },
    originPinner: null,
    board: { name: 'Home', owner: { username: 'ann' } },
    originBoard: null,
  });
});

test('a card has the addresses of all its sizes', () => {
  const card_images = {
    url: 'https://pins.test/{size}/a.jpg',
    sizes: { '236x': [236, 354], orig: [600, 900] },
  };
  const [pin] = pinsOfCards([{ id: '101', card_images }], beside).map(pinFromWire);
  expect(pin!.imageSpec).toMatchObject({
    '236x': { url: 'https://pins.test/236x/a.jpg', width: 236, height: 354 },
    orig: { url: 'https://pins.test/originals/a.jpg', width: 600, height: 900 },
  });
});

test('who is not told beside the list is nobody', () => {
  const cards = [{ id: '101', pinner: '99', board: 'constructor' }];
  const [pin] = pinsOfCards(cards, beside).map(pinFromWire);
  expect([pin!.pinner, pin!.board, pin!.imageSpec]).toEqual([null, null, {}]);
});
