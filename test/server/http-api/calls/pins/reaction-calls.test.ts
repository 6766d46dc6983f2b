import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, type Member } from '../../support/member.ts';
import { readPin, savePin, shareBoard } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  pin = await makePin(bob, { title: 'A chair' });
});
afterAll(() => app.close());

const react = (by: Pick<Member, 'browser'>, type: unknown, id: string = pin.id): Promise<Told> =>
  by.browser.send(`/v3/pins/${id}/reactions/`, {
    method: 'PUT',
    body: new URLSearchParams({ reaction_type: String(type) }),
  });
const takeBack = (by: Member, id: string = pin.id): Promise<Told> =>
  by.browser.send(`/v3/pins/${id}/reactions/`, { method: 'DELETE' });

describe('a reaction', () => {
  test.each([
    ['goodIdea', 7],
    ['love', 1],
    ['thanks', 13],
    ['wow', 11],
    ['haha', 5],
  ])('%s has the number %i', async (_name, type) => {
    expect(dataOf(await react(ann, type))).toEqual({
      id: pin.id,
      reaction_by_me: type,
      reaction_counts: { [type]: 1 },
      reaction_counts_data: [{ reaction_type: type, reaction_count: 1 }],
    });
  });

  test('is one for each person and pin; zero is left out', async () => {
    await react(bob, 7);
    await react(ann, 7);
    await react(ann, 7);
    expect(dataOf(await react(ann, 1))).toMatchObject({
      reaction_by_me: 1,
      reaction_counts: { 1: 1, 7: 1 },
    });
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await takeBack(bob))).toEqual({
        id: pin.id,
        reaction_by_me: null,
        reaction_counts: { 1: 1 },
        reaction_counts_data: [{ reaction_type: 1, reaction_count: 1 }],
      });
    }
  });

  test('stands on the pin for everybody, and as one’s own for oneself', async () => {
    await react(ann, 13);
    const counts = {
      reaction_counts: { 13: 1 },
      reaction_counts_data: [{ reaction_type: 13, reaction_count: 1 }],
    };
    expect(await readPin(ann, pin.id)).toMatchObject({ reaction_by_me: 13, ...counts });
    for (const browser of [bob.browser, app.browser()]) {
      expect(await readPin({ browser }, pin.id)).toMatchObject({ reaction_by_me: null, ...counts });
    }
    const copy = await savePin(ann, { pin_id: pin.id });
    expect(copy).toMatchObject({ reaction_by_me: null, reaction_counts: {}, reaction_counts_data: [] });
  });

  test.each(['PUT', 'POST'])('comes by %s, under both addresses', async (method) => {
    for (const name of ['reactions', 'react']) {
      const told = await ann.browser.send(`/v3/pins/${pin.id}/${name}/`, {
        method,
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ reaction_type: 11 }),
      });
      expect(dataOf(told)).toMatchObject({ reaction_by_me: 11 });
    }
  });

  test('of an old client is love, and goes as it came', async () => {
    const like = (action: string) => ann.browser.call('PinLikeResource', action, { pin_id: pin.id });
    expect(dataOf(await like('create'))).toMatchObject({ id: pin.id, reaction_by_me: 1 });
    expect(dataOf(await like('delete'))).toMatchObject({ id: pin.id, reaction_by_me: null });
  });

  test.each(['', '0', '2', '-1', '7.5', '77', 'love', '1e1', '[1]'])(
    'of the number %o is refused',
    async (type) => {
      expect(outcomeOf(await react(ann, type))).toBe('400/1');
    },
  );

  test('to what is not there is 404, and visitors have none', async () => {
    for (const id of ['4711', '0', '9007199254740993', '9999999999999999999']) {
      expect(outcomeOf(await react(ann, 1, id))).toBe('404/50');
      expect(outcomeOf(await takeBack(ann, id))).toBe('404/50');
    }
    expect(outcomeOf(await react(ann, 1, "1'--"))).toBe('400/1');
    expect(outcomeOf(await react({ browser: await app.browser().arrive() }, 1))).toBe('401/2');
  });

  test('on a secret board takes the right to react there', async () => {
    const board = await makeBoard(bob, { name: 'Surprise', privacy: 'secret' });
    const hidden = await makePin(bob, { title: 'Hidden', board_id: board.id });
    expect(outcomeOf(await react(ann, 1, hidden.id))).toBe('404/50');
    await shareBoard(app, board, ann.user, ['comment']);
    expect(outcomeOf(await react(ann, 1, hidden.id))).toBe('403/7');
    await shareBoard(app, board, ann.user, ['react']);
    expect(outcomeOf(await react(ann, 1, hidden.id))).toBe('200');
    await shareBoard(app, board, ann.user, []);
    expect(dataOf(await takeBack(ann, hidden.id))).toMatchObject({ reaction_by_me: null });
  });

  test('is nothing that people give who have shut each other out', async () => {
    await react(ann, 5);
    await bob.browser.call('UserBlockResource', 'create', { blocked_user_id: ann.user.id });
    const refused = await react(ann, 7);
    expect(outcomeOf(refused)).toBe('403/7');
    expect(refused.body.resource_response?.message).toBe('You can’t react to this person’s Pins.');
    await ann.browser.call('UserBlockResource', 'create', { blocked_user_id: bob.user.id });
    expect((await react(ann, 7)).body.resource_response?.message).toBe(
      'You blocked this person. Unblock them to react.',
    );
    expect(dataOf(await takeBack(ann))).toMatchObject({ reaction_by_me: null, reaction_counts: {} });
  });

  test('goes when one of the two shuts the other out', async () => {
    await react(ann, 5);
    await ann.browser.call('UserBlockResource', 'create', { blocked_user_id: bob.user.id });
    const shown = await bob.browser.call('PinResource', 'get', { id: pin.id });
    expect(dataOf(shown)).toMatchObject({ reaction_counts: {} });
  });
});

describe('a favourite', () => {
  const favor = (method: 'POST' | 'DELETE', by: Member = ann) =>
    by.browser.send(`/v3/pins/${pin.id}/favorite/`, { method });

  test('comes by POST and goes by DELETE without anything more, however often', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await favor('POST'))).toEqual({
        id: pin.id,
        favorited_by_me: true,
        favorite_user_count: 1,
      });
    }
    await favor('POST', bob);
    for (let time = 0; time < 2; time += 1) {
      expect(dataOf(await favor('DELETE'))).toEqual({
        id: pin.id,
        favorited_by_me: false,
        favorite_user_count: 1,
      });
    }
  });

  test('is told in both forms', async () => {
    await favor('POST');
    const both = { favorite_count: 1, favorite_user_count: 1 };
    expect(await readPin(ann, pin.id)).toMatchObject({ favorited: true, favorited_by_me: true, ...both });
    expect(await readPin(bob, pin.id)).toMatchObject({ favorited: false, favorited_by_me: false, ...both });
  });
});
