import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../../support/member.ts';
import { readPin, savePin } from '../../support/organizing.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let ann: Member;
let acme: Member;
let eve: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  acme = await aMember(app, 'acme', { first_name: 'Acme' });
  eve = await aMember(app, 'eve');
  pin = await makePin(ann, { title: 'An anvil', sponsor_username: 'Acme' });
});
afterAll(() => app.close());

const answer = (by: Pick<Member, 'browser'>, status: unknown, pin_id: string = pin.id): Promise<Told> =>
  by.browser.call('SponsorshipResource', 'update', { pin_id, status });
const statusOf = (told: Told) => succeeded<WirePin>(told).sponsorship?.status;

test('a new pin asks its sponsor, and everybody can see that it does', async () => {
  const sponsorship = {
    creator: { username: 'ann' },
    sponsor: { username: 'acme', full_name: 'Acme' },
    status: 0,
  };
  expect(pin.sponsorship).toMatchObject(sponsorship);
  for (const browser of [acme.browser, eve.browser, app.browser()]) {
    expect((await readPin({ browser }, pin.id)).sponsorship).toMatchObject(sponsorship);
  }
  const copy = await savePin(eve, { pin_id: pin.id });
  expect(copy.sponsorship).toMatchObject(sponsorship);
  expect((await makePin(ann, { title: 'Another' })).sponsorship).toBeNull();
});

describe('the mail to the sponsor', () => {
  const mails = async () =>
    (await app.deliverMails()).map(({ to, subject, text }) => ({ to, subject, text: text ?? '' }));
  const confirmAddress = () =>
    app.store.transaction((tx) => tx.users.update(toUserId(acme.user.id), { emailVerified: true }));

  test('says who asks about which pin, once until there is an answer', async () => {
    await confirmAddress();
    await makePin(ann, { title: 'Another', sponsor_username: 'acme' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'acme@example.org', subject: expect.stringContaining('partnership') });
    for (const words of ['ann', 'An anvil', `/pin/${pin.id}/`]) expect(mail?.text).toContain(words);
  });

  test('comes again for a question after the answers', async () => {
    await confirmAddress();
    await answer(acme, 2);
    expect(await mails()).toEqual([]);
    const next = await makePin(ann, { title: '', sponsor_username: 'acme' });
    expect((await mails()).map(({ text }) => text.includes(`/pin/${next.id}/`))).toEqual([true]);
  });

  test('is not sent to an address that nobody has confirmed', async () => {
    expect(await mails()).toEqual([]);
  });
});

describe('the sponsor', () => {
  test('confirms, and ends it later', async () => {
    expect(statusOf(await answer(acme, 1))).toBe(1);
    expect(statusOf(await answer(acme, '1'))).toBe(1);
    expect(statusOf(await answer(acme, 3))).toBe(3);
    expect((await readPin(eve, pin.id)).sponsorship).toMatchObject({ status: 3 });
  });

  test('declines, and that stays', async () => {
    expect(statusOf(await answer(acme, 2))).toBe(2);
    expect(outcomeOf(await answer(acme, 1))).toBe('409/17');
    expect(outcomeOf(await answer(acme, 3))).toBe('409/17');
  });
});

describe('the creator', () => {
  test('takes it back, before and after the answer', async () => {
    expect(statusOf(await answer(ann, 2))).toBe(2);
    expect(outcomeOf(await answer(acme, 1))).toBe('409/17');
    const second = await makePin(ann, { title: 'Two', sponsor_username: 'acme' });
    await answer(acme, 1, second.id);
    expect(statusOf(await answer(ann, 2, second.id))).toBe(2);
  });

  test('does not confirm in the sponsor’s place', async () => {
    for (const status of [0, 1, 3]) expect(outcomeOf(await answer(ann, status))).toBe('403/7');
  });

  test('has nothing to answer on a pin without sponsor', async () => {
    const other = await makePin(ann, { title: 'Other' });
    expect(outcomeOf(await answer(ann, 2, other.id))).toBe('409/17');
    expect(outcomeOf(await answer(acme, 1, other.id))).toBe('403/7');
  });
});

describe('a copy that somebody has saved', () => {
  let copy: WirePin;
  beforeEach(async () => {
    copy = await savePin(eve, { pin_id: pin.id });
  });

  test('is as good a place for the sponsor to answer', async () => {
    expect(statusOf(await answer(acme, 1, copy.id))).toBe(1);
    expect((await readPin(eve, pin.id)).sponsorship).toMatchObject({ status: 1 });
    expect(statusOf(await answer(acme, 3))).toBe(3);
    expect((await readPin(ann, copy.id)).sponsorship).toMatchObject({ status: 3 });
  });

  test('gives whoever has saved it nothing to say', async () => {
    for (const status of [1, 2, 3]) expect(outcomeOf(await answer(eve, status, copy.id))).toBe('403/7');
    expect(statusOf(await answer(ann, 2, copy.id))).toBe(2);
  });
});

test('nobody else answers, and odd values are refused', async () => {
  for (const status of [1, 2, 3]) expect(outcomeOf(await answer(eve, status))).toBe('403/7');
  for (const status of [4, -1, 1.5, '', null, 'yes', [1]]) {
    expect(outcomeOf(await answer(acme, status))).toBe('400/1');
  }
  expect(outcomeOf(await answer({ browser: await app.browser().arrive() }, 1))).toBe('401/2');
  for (const id of ['4711', '9999999999999999999'])
    expect(outcomeOf(await answer(acme, 1, id))).toBe('404/50');
});

test('a sponsor who may not see the pin any more finds none', async () => {
  const board = await makeBoard(ann, { name: 'Surprise', privacy: 'secret' });
  await ann.browser.call('PinResource', 'update', { id: pin.id, board_id: board.id });
  expect(outcomeOf(await answer(acme, 1))).toBe('404/50');
});

test('a sponsor is somebody else who is there and has not shut out the creator', async () => {
  const make = async (sponsor_username: string) => {
    const { upload_id } = await sendPicture(ann, 'x');
    return ann.browser.call('PinResource', 'create', { upload_id, sponsor_username });
  };
  for (const name of ['ann', 'nobody', "a'; --"]) {
    const told = await make(name);
    expect(outcomeOf(told)).toBe('400/1');
    expect(told.body.resource_response?.error?.target).toBe('sponsor_username');
  }
  expect(succeeded<WirePin>(await make('')).sponsorship).toBeNull();
  await acme.browser.call('UserBlockResource', 'create', { blocked_user_id: ann.user.id });
  const refused = await make('acme');
  expect(outcomeOf(refused)).toBe('403/7');
  expect(refused.body.resource_response).toMatchObject({
    message: 'You can’t name this person as your sponsor.',
    error: { target: 'sponsor_username' },
  });
  await ann.browser.call('UserBlockResource', 'create', { blocked_user_id: acme.user.id });
  expect((await make('acme')).body.resource_response?.message).toBe(
    'You blocked this person. Unblock them to name them as your sponsor.',
  );
});
