import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  WireAppeal,
  WireDecision,
  WireOwnDecision,
  WireRemovedPin,
} from '../../../../../wire/moderation.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { dataOf, outcomeOf, type Told } from '../../core/small-browser.ts';
import { PurgeExpired } from '../../../../../server/application/accounts/ending/purge-expired.ts';
import { DAY_MS } from '../../core/site-times.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../../support/member.ts';
import { listed, outcome, readPin, savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let day = 0;
/** Signed up first. */
let operator: Member;
let ann: Member;
let bob: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  // What is known of removed pictures is asked for anew.
  day += 1;
  app.time += day * DAY_MS;
  operator = await aMember(app, 'olga');
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
  const board = await makeBoard(bob, { name: 'Chairs' });
  pin = await makePin(bob, { title: 'A chair', board_id: board.id });
});
afterAll(() => app.close());

const report = async (by: Member = ann, options: object = {}): Promise<string> =>
  succeeded<{ id: string }>(
    await by.browser.call('ReportResource', 'create', {
      object_type: 'pin',
      object_id: pin.id,
      reason: 'nudity',
      text: 'Look.',
      ...options,
    }),
  ).id;
const decide = (report_id: string, action: string, options: object = {}): Promise<Told> =>
  operator.browser.call('ReportsResource', 'update', { report_id, action, ...options });
const list = async <Item>(of: Member, name: string, options: object = {}) =>
  succeeded<Item[]>(await of.browser.call(name, 'get', options));
const log = () => list<WireDecision>(operator, 'ModerationLogResource');
const undo = (decision_id: string, by: Member = operator) =>
  by.browser.call('ModerationLogResource', 'update', { decision_id });
const removed = async (options: object = {}) => succeeded(await decide(await report(), 'remove', options));
const uploadOf = (by: Member, content = 'picture A chair') =>
  sendPicture(by, content).then(
    ({ upload_id }) => upload_id,
    (error: unknown) => String(error),
  );

describe('a removed pin', () => {
  test('is gone everywhere, with all saves of its picture, and its picture is served no more', async () => {
    const copy = await savePin(ann, { pin_id: pin.id });
    const media = new URL(pin.images.orig!.url).pathname;
    expect((await bob.browser.send(media)).status).toBe(200);
    await removed();
    for (const id of [pin.id, copy.id])
      for (const who of [ann, bob, operator])
        expect(await outcome(who, 'PinResource', 'get', { id })).toBe('404/50');
    expect(await listed(bob, 'UserHomefeedResource', {})).toEqual([]);
    expect(await listed(ann, 'UserPinsResource', { username: 'ann' })).toEqual([]);
    expect(await listed(ann, 'BoardFeedResource', { board_id: pin.board.id })).toEqual([]);
    const found = await ann.browser.call('BaseSearchResource', 'get', { query: 'chair', scope: 'pins' });
    expect(found.text).not.toContain(pin.id);
    expect((await bob.browser.send(media)).status).toBe(404);
  });

  test('settles the reports of the other pins of its picture', async () => {
    const copy = await savePin(ann, { pin_id: pin.id });
    succeeded(
      await bob.browser.call('ReportResource', 'create', {
        object_type: 'pin',
        object_id: copy.id,
        reason: 'nudity',
      }),
    );
    await removed({ block_picture: true });
    expect(await listed(operator, 'ReportsResource', { state: 'open' })).toEqual([]);
  });

  test('is told to those who have saved its picture as well, who may appeal for their own', async () => {
    const cleo = await aMember(app, 'cleo');
    const saves = [await savePin(cleo, { pin_id: pin.id }), await savePin(cleo, { pin_id: pin.id })];
    await removed({ text: 'Not here.' });
    const own = await list<WireOwnDecision>(cleo, 'ViolationsResource');
    expect(own.map(({ object_id }) => object_id).toSorted()).toEqual(saves.map(({ id }) => id).toSorted());
    expect(own[0]).toMatchObject({ action: 'remove', title: 'A chair', text: 'Not here.', undone_at: null });
    expect(await list<WireOwnDecision>(bob, 'ViolationsResource')).toHaveLength(1);
    const appeal = { kind: 'pin', object_id: saves[0]!.id, text: 'It is mine.' };
    const { id } = succeeded<{ id: string }>(await cleo.browser.call('AppealResource', 'create', appeal));
    succeeded(await operator.browser.call('AppealResource', 'update', { appeal_id: id, action: 'grant' }));
    expect((await readPin(cleo, saves[0]!.id)).id).toBe(saves[0]!.id);
    expect(await outcome(bob, 'PinResource', 'get', { id: pin.id })).toBe('404/50');
    expect(await uploadOf(cleo)).toMatch(/^\d+$/);

    const first = (await log()).find(({ object_id }) => object_id === pin.id);
    succeeded(await undo(first!.id));
    for (const one of [pin, ...saves]) expect((await readPin(ann, one.id)).id).toBe(one.id);
    const after = await list<WireOwnDecision>(cleo, 'ViolationsResource');
    expect(after.filter(({ undone_at }) => undone_at === null)).toEqual([]);
  });

  test('does not come back: not as an upload, from another site, by a save or of an earlier upload', async () => {
    const earlier = await uploadOf(ann);
    await removed();
    expect(await uploadOf(ann)).toContain('This image was removed for breaking the rules');
    const create = (options: object) => ann.browser.call('PinResource', 'create', options);
    const of = await create({ upload_id: earlier });
    expect(outcomeOf(of)).toBe('400/19');
    expect(of.body.resource_response?.error).toMatchObject({
      target: 'upload_id',
      message: 'This image was removed for breaking the rules. Choose another.',
    });
    const bytes = Buffer.from('picture A chair').toString('base64');
    expect(outcomeOf(await create({ image_base64: bytes }))).toBe('400/19');
    expect(await uploadOf(ann, 'another picture')).toMatch(/^\d+$/);
  });

  test('leaves its picture alone when that is not what is wrong, or the operator says so', async () => {
    const copy = await savePin(ann, { pin_id: pin.id });
    succeeded(await decide(await report(ann, { reason: 'spam' }), 'remove'));
    expect((await readPin(ann, copy.id)).id).toBe(copy.id);
    expect(await uploadOf(ann)).toMatch(/^\d+$/);
    succeeded(
      await decide(await report(bob, { object_id: copy.id, reason: 'spam' }), 'remove', {
        block_picture: true,
      }),
    );
    expect(await uploadOf(bob)).toContain('This image was removed');
  });

  test('is where it was when that is undone, once, and its picture may be posted', async () => {
    const copy = await savePin(ann, { pin_id: pin.id });
    await removed();
    const decision = (await log()).find(({ object_id }) => object_id === pin.id);
    expect(dataOf(await undo(decision!.id))).toMatchObject({ can_undo: false });
    expect(await readPin(ann, pin.id)).toMatchObject({ title: 'A chair', board: { id: pin.board.id } });
    expect((await readPin(ann, copy.id)).id).toBe(copy.id);
    expect(await uploadOf(ann)).toMatch(/^\d+$/);
    expect(outcomeOf(await undo(decision!.id))).toBe('409/17');
    const about = (await log()).filter(({ object_id }) => object_id === pin.id);
    expect(about.map(({ action }) => action)).toEqual(['undo_remove', 'remove']);
    expect(outcomeOf(await undo(about[0]!.id))).toBe('400/1');
    expect(outcomeOf(await undo('4711'))).toBe('404/70');
  });

  test('is seen by operators with its picture, while its removal can be undone', async () => {
    await removed();
    const [decision] = await log();
    const read = (by: Member, decision_id = decision!.id) =>
      by.browser.call('RemovedPinResource', 'get', { decision_id });
    const seen = succeeded<WireRemovedPin>(await read(operator));
    expect(seen).toMatchObject({ title: 'A chair', description: '', link: null });
    expect(seen.image).toMatch(/^data:image\/\w+;base64,[\w+/=]+$/);
    for (const other of [ann, bob]) expect(outcomeOf(await read(other))).toBe('404/11');
    expect(outcomeOf(await read(operator, '4711'))).toBe('404/70');
    succeeded(await undo(decision!.id));
    for (const { id } of await log()) expect(outcomeOf(await read(operator, id))).toBe('404/70');
  });

  test('is appealed for half a year, and comes back later when the appeal has waited', async () => {
    const [late, early] = [pin, await makePin(bob, { title: 'A table' })];
    await removed();
    succeeded(await decide(await report(ann, { object_id: early.id }), 'remove'));
    const again = async (name: string) => {
      const browser = await app.browser().arrive();
      await browser.call('UserSessionResource', 'create', {
        username_or_email: name,
        password: 'correct horse battery',
      });
      return browser;
    };
    const text = 'Think again.';
    succeeded(await bob.browser.call('AppealResource', 'create', { kind: 'pin', object_id: early.id, text }));
    app.time += 184 * DAY_MS;
    const [owner, decider] = [await again('bob'), await again('olga')];
    const tooLate = await owner.call('AppealResource', 'create', { kind: 'pin', object_id: late.id, text });
    expect(outcomeOf(tooLate)).toBe('404/50');
    await new PurgeExpired({
      ...{ store: app.store, outbox: { removeBefore: () => Promise.resolve() } },
      ...{ clock: { now: () => app.time }, consentLogDays: 1 },
    }).run();
    const [waiting] = succeeded<WireAppeal[]>(await decider.call('AppealResource', 'get', {}));
    expect(waiting).toMatchObject({ object_id: early.id, decision: { can_undo: true } });
    succeeded(await decider.call('AppealResource', 'update', { appeal_id: waiting!.id, action: 'grant' }));
    expect(outcomeOf(await owner.call('PinResource', 'get', { id: early.id }))).toBe('200');
    expect(outcomeOf(await owner.call('PinResource', 'get', { id: late.id }))).toBe('404/50');
  });

  test('can be restored for half a year', async () => {
    await removed();
    app.time += 184 * DAY_MS;
    const renewed = await app.browser().arrive();
    await renewed.call('UserSessionResource', 'create', {
      username_or_email: 'olga',
      password: 'correct horse battery',
    });
    const told = await renewed.call('ModerationLogResource', 'get', {});
    const [decision] = dataOf(told) as WireDecision[];
    expect(decision).toMatchObject({ can_undo: false });
    const undone = await renewed.call('ModerationLogResource', 'update', { decision_id: decision!.id });
    expect(outcomeOf(undone)).toBe('400/1');
  });
});
