import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf, type SmallBrowser } from '../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../support/member.ts';
import { savePin } from '../support/organizing.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
let visitor: SmallBrowser;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  visitor = await app.browser().arrive();
  const board = await makeBoard(ann, { name: 'Chairs' });
  pin = await makePin(ann, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

describe('what was done with a pin', () => {
  type Activity = {
    kind: string;
    user: { username: string };
    board: { id: string } | null;
    reaction_type: number | null;
  };
  const activity = async (options: object = {}, browser: SmallBrowser = visitor) =>
    succeeded<Activity[]>(
      await browser.call('AggregatedActivityFeedResource', 'get', { pin_id: pin.id, ...options }),
    ).map(({ kind, user, board, reaction_type }) => [kind, user.username, board?.id ?? null, reaction_type]);

  test('is for everybody as far as it was done in the open, the last first', async () => {
    const open = await makeBoard(bob, { name: 'Open' });
    const secret = await makeBoard(bob, { name: 'Secret', privacy: 'secret' });
    for (const board of [open, secret]) await savePin(bob, { pin_id: pin.id, board_id: board.id });
    app.time += 1000;
    await bob.browser.send(`/v3/pins/${pin.id}/react/`, {
      method: 'PUT',
      body: 'reaction_type=5',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const saved = ['saves', 'bob', open.id, null];
    const reacted = ['reactions', 'bob', null, 5];
    expect(await activity()).toEqual([reacted, saved]);
    expect(await activity({ kind: 'saves' }, bob.browser)).toEqual([saved]);
    expect(await activity({ kind: 'reactions' })).toEqual([reacted]);
    expect(await activity({ kind: 'comments' })).toEqual([]);
    const named = { pin_id: undefined, aggregated_pin_data_id: pin.aggregated_pin_data.id };
    expect(await activity(named)).toEqual([reacted, saved]);
    const first = await visitor.call('AggregatedActivityFeedResource', 'get', {
      pin_id: pin.id,
      page_size: 1,
    });
    const bookmarks = first.body.resource?.options['bookmarks'];
    expect(await activity({ page_size: 1, bookmarks })).toEqual([saved]);
  });

  test.each([
    [{}, '400/1'],
    [{ pin_id: '4711' }, '404/50'],
    [{ aggregated_pin_data_id: '4711' }, '404/50'],
    [{ aggregated_pin_data_id: '9999999999999999999' }, '404/50'],
    [{ pin_id: '4711', kind: 'sends' }, '400/1'],
  ])('%o is %s', async (options, expected) => {
    expect(outcomeOf(await visitor.call('AggregatedActivityFeedResource', 'get', options))).toBe(expected);
  });

  test('with a pin of a secret board is nothing for others', async () => {
    const secret = await makeBoard(ann, { name: 'Secret', privacy: 'secret' });
    const hidden = await makePin(ann, { title: 'Hidden', board_id: secret.id });
    const told = await bob.browser.call('AggregatedActivityFeedResource', 'get', { pin_id: hidden.id });
    expect(outcomeOf(told)).toBe('404/50');
  });
});
