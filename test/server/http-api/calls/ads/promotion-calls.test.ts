import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../../src/domain/statistics/day.ts';
import type { WireReportGroup } from '../../../../../wire/moderation.ts';
import type { WireLead, WireLeadForm, WirePromotion } from '../../../../../wire/promotion.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { outcomeOf, type Told } from '../../core/small-browser.ts';
import { aMember, makeBoard, makePin, succeeded, type Member } from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let operator: Member;
let acme: Member;
let eve: Member;
let pin: WirePin;
beforeAll(async () => {
  app = await TestApp.open({ adsEnabled: true });
});
beforeEach(async () => {
  await app.empty();
  app.deps.ads?.server.announceChange();
  operator = await aMember(app, 'olga');
  acme = await aMember(app, 'acme', { account_type: 'business', business_name: 'Acme' });
  eve = await aMember(app, 'eve');
  const board = await makeBoard(acme, { name: 'Anvils' });
  pin = await makePin(acme, { title: 'An anvil', board_id: board.id });
});
afterAll(() => app.close());

const call = (
  by: Member,
  action: 'get' | 'create' | 'update' | 'delete',
  options: object = {},
): Promise<Told> => by.browser.call('PromotionResource', action, { ...options });
const create = (options: object = {}, by = acme) =>
  call(by, 'create', { pin_id: pin.id, budget: 1000, ...options });
const review = (action: 'get' | 'update', options: object = {}, by = operator) =>
  by.browser.call('PromotionReviewResource', action, { ...options });
const problemsOf = (told: Told) =>
  (
    told.body as {
      resource_response: { error: { extra_data: { fields: { name: string; problem: string }[] } } };
    }
  ).resource_response.error.extra_data.fields.map(({ name, problem }) => `${name}: ${problem}`);

test('a partner promotes a pin, an operator lets it run, and both see it', async () => {
  expect(pin.is_quick_promotable).toBe(true);
  const made = succeeded<WirePromotion>(
    await create({
      end_at: new Date(app.time + 86_400_000).toISOString(),
      countries: ['DE', 'AT'],
      destination_url: 'https://acme.example/anvils',
    }),
  );
  expect(made).toMatchObject({
    pin_id: pin.id,
    status: 'review',
    budget: 1000,
    countries: ['DE', 'AT'],
    destination_url: 'https://acme.example/anvils',
    reason: null,
    metrics: { impressions: 0, pin_clicks: 0 },
    pin: { id: pin.id, title: 'An anvil', is_public: true },
  });
  const waiting = succeeded<WirePromotion[]>(await review('get'));
  expect(waiting.map(({ id, advertiser }) => [id, advertiser?.username])).toEqual([[made.id, 'acme']]);
  expect(
    succeeded<WirePromotion>(await review('update', { promotion_id: made.id, status: 'active' })).status,
  ).toBe('active');
  expect(succeeded<WirePromotion[]>(await review('get'))).toEqual([]);
  expect(succeeded<WirePromotion[]>(await call(acme, 'get')).map(({ status }) => status)).toEqual(['active']);
});

test('a report of an ad tells operators that it ran as one', async () => {
  const reportedAs = async () => {
    const about = { object_type: 'pin', object_id: pin.id, reason: 'spam' };
    const { id } = succeeded<{ id: string }>(await eve.browser.call('ReportResource', 'create', about));
    const [thing] = succeeded<WireReportGroup[]>(
      await operator.browser.call('ReportQueueResource', 'get', {}),
    );
    succeeded(await operator.browser.call('ReportsResource', 'update', { report_id: id, action: 'dismiss' }));
    return thing?.ran_as_ad;
  };
  const { id } = succeeded<WirePromotion>(await create());
  expect(await reportedAs()).toBe(false);
  succeeded(await review('update', { promotion_id: id, status: 'active' }));
  expect(await reportedAs()).toBe(true);
});

test('a rejection has a reason, and an edit asks again', async () => {
  const { id } = succeeded<WirePromotion>(await create());
  expect(problemsOf(await review('update', { promotion_id: id, status: 'rejected' }))).toEqual([
    'reason: missing',
  ]);
  await review('update', { promotion_id: id, status: 'rejected', reason: 'No heavy goods.' });
  const [rejected] = succeeded<WirePromotion[]>(await call(acme, 'get'));
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'No heavy goods.' });
  expect(outcomeOf(await call(acme, 'update', { promotion_id: id, status: 'active' }))).toBe('409/17');
  const edited = succeeded<WirePromotion>(await call(acme, 'update', { promotion_id: id, budget: 2000 }));
  expect(edited).toMatchObject({ status: 'review', reason: null, budget: 2000 });
});

test('a decision is about what the operator has seen', async () => {
  const { id } = succeeded<WirePromotion>(await create());
  const seen = async () => succeeded<WirePromotion[]>(await review('get'))[0]?.revision;
  const approve = async (revision: string | undefined) =>
    outcomeOf(await review('update', { promotion_id: id, status: 'active', revision }));
  const first = await seen();
  await call(acme, 'update', { promotion_id: id, destination_url: 'https://other.example/' });
  expect(await approve(first)).toBe('409/17');
  const second = await seen();
  await acme.browser.call('PinResource', 'update', { id: pin.id, title: 'Another anvil' });
  expect(await approve(second)).toBe('409/17');
  const third = await seen();
  await acme.browser.call('UserSettingsResource', 'update', { business_name: 'The Mint' });
  expect(await approve(third)).toBe('409/17');
  const last = await seen();
  await call(acme, 'update', { promotion_id: id, budget: 3000 });
  expect(await approve(last)).toBe('200');
  expect(succeeded<WirePromotion[]>(await call(acme, 'get'))[0]).not.toHaveProperty('revision');
});

test('the advertiser is told of the decision, by mail to a confirmed address', async () => {
  const { id } = succeeded<WirePromotion>(await create());
  const { id: other } = succeeded<WirePromotion>(await create());
  const { id: edited } = succeeded<WirePromotion>(await create());
  await app.deliverMails();
  await review('update', { promotion_id: id, status: 'active' });
  expect(await app.deliverMails()).toEqual([]);
  await app.store.transaction((tx) => tx.users.update(toUserId(acme.user.id), { emailVerified: true }));
  await review('update', { promotion_id: id, status: 'active' });
  await review('update', { promotion_id: other, status: 'rejected', reason: 'No heavy goods.' });
  await review('update', { promotion_id: edited, status: 'rejected', reason: 'No link.' });
  await call(acme, 'update', { promotion_id: edited, destination_url: 'https://acme.example/' });
  const mails = await app.deliverMails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['acme@example.org', 'We reviewed your ad on Pinakes'],
    ['acme@example.org', 'We reviewed your ad on Pinakes'],
  ]);
  const [approved, rejected] = mails.map(({ text }) => text);
  expect(approved).toContain('approved your ad “An anvil”');
  expect(approved).toContain('/advertiser/quick-promote');
  expect(rejected).toContain('didn’t approve your ad “An anvil”');
  expect(rejected).toContain('Reason: No heavy goods.');
});

test('is ended at once, and keeps its figures; a later end lets it go on', async () => {
  const start_at = new Date(app.time + 3 * 86_400_000).toISOString();
  const { id } = succeeded<WirePromotion>(await create({ start_at }));
  const turn = (status: string) => call(acme, 'update', { promotion_id: id, status });
  expect(outcomeOf(await turn('ended'))).toBe('409/17');
  await review('update', { promotion_id: id, status: 'active' });
  await app.store.transaction((tx) =>
    tx.promotions.addCounts([
      { promotionId: id, day: dayOf(app.time), placed: 3, impressions: 3, pinClicks: 1 },
    ]),
  );
  const ended = succeeded<WirePromotion>(await turn('ended'));
  expect(ended).toMatchObject({ status: 'ended', metrics: { impressions: 3, pin_clicks: 1 } });
  expect(Date.parse(ended.end_at!)).toBeGreaterThanOrEqual(Date.parse(ended.start_at));
  expect(succeeded<WirePromotion>(await turn('ended')).end_at).toBe(ended.end_at);
  expect(outcomeOf(await turn('active'))).toBe('409/17');
  expect(
    succeeded<WirePromotion>(await call(acme, 'update', { promotion_id: id, end_at: null })).status,
  ).toBe('active');
});

test('pause, resume and remove', async () => {
  const { id } = succeeded<WirePromotion>(await create());
  expect(outcomeOf(await call(acme, 'update', { promotion_id: id, status: 'paused' }))).toBe('409/17');
  await review('update', { promotion_id: id, status: 'active' });
  const turn = async (status: string) =>
    succeeded<WirePromotion>(await call(acme, 'update', { promotion_id: id, status })).status;
  expect([await turn('paused'), await turn('active')]).toEqual(['paused', 'active']);
  expect(outcomeOf(await call(acme, 'delete', { promotion_id: id }))).toBe('200');
  expect(outcomeOf(await call(acme, 'delete', { promotion_id: id }))).toBe('404/70');
});

describe('is refused', () => {
  test('for pins that are secret, of others, copies or not there', async () => {
    const secret = await makeBoard(acme, { name: 'Plans', privacy: 'secret' });
    const hidden = await makePin(acme, { title: 'A plan', board_id: secret.id });
    const board = await makeBoard(eve, { name: 'Eve’s' });
    const foreign = await makePin(eve, { title: 'A fern', board_id: board.id });
    expect(hidden.is_quick_promotable).toBe(false);
    expect(outcomeOf(await create({ pin_id: hidden.id }))).toBe('403/7');
    expect(outcomeOf(await create({ pin_id: foreign.id }))).toBe('403/7');
    expect(outcomeOf(await create({ pin_id: '12345' }))).toBe('404/50');
    const evesSecret = await makeBoard(eve, { name: 'Hers', privacy: 'secret' });
    const unseen = await makePin(eve, { title: 'A moss', board_id: evesSecret.id });
    expect(outcomeOf(await create({ pin_id: unseen.id }))).toBe('404/50');
  });

  test('to people who are no partners, visitors, and other partners', async () => {
    expect(outcomeOf(await call(eve, 'get'))).toBe('403/7');
    expect(outcomeOf(await create({}, eve))).toBe('403/7');
    const visitor = await app.browser().arrive();
    expect(outcomeOf(await visitor.call('PromotionResource', 'get', {}))).toBe('401/2');
    const rival = await aMember(app, 'rival', { account_type: 'business', business_name: 'Rival' });
    const { id } = succeeded<WirePromotion>(await create());
    for (const action of ['update', 'delete'] as const)
      expect(outcomeOf(await call(rival, action, { promotion_id: id, budget: 500 }))).toBe('404/70');
    expect(outcomeOf(await rival.browser.call('PromotionLeadsResource', 'get', { promotion_id: id }))).toBe(
      '404/70',
    );
    expect(outcomeOf(await review('get', {}, acme))).toBe('404/11');
    expect(outcomeOf(await review('update', { promotion_id: id, status: 'active' }, acme))).toBe('404/11');
    expect(outcomeOf(await review('update', { promotion_id: '77', status: 'active' }))).toBe('404/70');
  });

  test.each([
    [{ budget: 99 }, 'budget: out_of_range'],
    [{ budget: null }, 'budget: missing'],
    [{ daily_impression_cap: 2000 }, 'daily_impression_cap: out_of_range'],
    [{ end_at: 'Thu, 01 Jan 2015 00:00:00 +0000' }, 'end_at: out_of_range'],
    [{ end_at: 'soon' }, 'end_at: bad_format'],
    [{ countries: ['XX'] }, 'countries: not_allowed'],
    [{ countries: Array.from({ length: 21 }, (_, i) => `A${i}`) }, 'countries: too_long'],
    [{ destination_url: 'javascript:alert(1)' }, 'destination_url: not_allowed'],
    [{ lead_form: { title: 'Ask', fields: ['password'] } }, 'lead_form.fields: not_allowed'],
  ])('%j', async (options, problem) => {
    expect(problemsOf(await create(options))).toContain(problem);
  });

  test('for topics that are not there', async () => {
    expect(outcomeOf(await create({ interest_ids: ['9999999'] }))).toBe('404/60');
  });
});

test('a lead ad takes answers with consent, which only its advertiser reads', async () => {
  const lead_form = { title: 'Ask for a price', fields: ['email', 'message'] };
  const { id } = succeeded<WirePromotion>(await create({ lead_form }));
  const send = (options: object) =>
    eve.browser.call('LeadFormResource', 'create', { lead_form_id: id, ...options });
  const answers = { email: 'eve@example.org', secret: 'x' };
  expect(outcomeOf(await send({ answers, consent: true }))).toBe('404/70');
  await review('update', { promotion_id: id, status: 'active' });
  expect(
    succeeded<WireLeadForm>(await eve.browser.call('LeadFormResource', 'get', { lead_form_id: id })),
  ).toEqual({ id, ...lead_form });
  expect(problemsOf(await send({ answers, consent: false }))).toEqual(['consent: not_allowed']);
  expect(problemsOf(await send({ answers: { email: 'eve' }, consent: true }))).toEqual([
    'answers.email: bad_format',
  ]);
  expect(outcomeOf(await send({ answers, consent: true }))).toBe('200');
  const leads = await acme.browser.call('PromotionLeadsResource', 'get', { promotion_id: id });
  expect(succeeded<WireLead[]>(leads).map((lead) => lead.answers)).toEqual([{ email: 'eve@example.org' }]);
  expect(outcomeOf(await eve.browser.call('LeadFormResource', 'get', { lead_form_id: pin.id }))).toBe(
    '404/70',
  );
});

test('without ads the calls do not exist', async () => {
  const plain = await app.again();
  const member = await aMember(plain, 'dull', { account_type: 'business', business_name: 'Dull' });
  const ofPartners = [
    ['PromotionResource', 'get', {}],
    ['PromotionResource', 'create', { pin_id: pin.id, budget: 1000 }],
    ['PromotionResource', 'update', { promotion_id: '1', status: 'paused' }],
    ['PromotionResource', 'delete', { promotion_id: '1' }],
    ['PromotionLeadsResource', 'get', { promotion_id: '1' }],
  ] as const;
  for (const [name, action, options] of ofPartners)
    expect(outcomeOf(await member.browser.call(name, action, options)), `${name} ${action}`).toBe('404/11');
  const ofOperators = plain.browser();
  await ofOperators.arrive();
  await ofOperators.call('UserSessionResource', 'create', {
    username_or_email: 'olga',
    password: 'correct horse battery',
  });
  for (const [action, options] of [
    ['get', {}],
    ['update', { promotion_id: '1', status: 'active' }],
  ] as const)
    expect(outcomeOf(await ofOperators.call('PromotionReviewResource', action, options))).toBe('404/11');
  for (const [action, options] of [
    ['get', { lead_form_id: '1' }],
    ['create', { lead_form_id: '1', answers: {}, consent: true }],
  ] as const)
    expect(outcomeOf(await member.browser.call('LeadFormResource', action, options))).toBe('404/70');
  const own = await plain.browser().arrive();
  const read = await own.call('PinResource', 'get', { id: pin.id });
  expect(succeeded<WirePin>(read)).toMatchObject({ is_quick_promotable: false, is_promoted: false });
  const found = await own.call('SearchResource', 'get', { query: 'anvil', scope: 'promoted' });
  expect(succeeded(found)).toEqual([]);
});
