// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { WirePromotion } from '../../../wire/promotion.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const acme = aViewer({ entityId: toUserId('11'), username: 'acme', isPartner: true });
const olga = aViewer({ entityId: toUserId('12'), username: 'olga', isOperator: true, isPartner: true });

function aPromotion(fields: Partial<WirePromotion> = {}): WirePromotion {
  return {
    id: '901',
    pin_id: '301',
    status: 'active',
    start_at: 'Mon, 15 Jun 2020 12:00:00 +0000',
    end_at: null,
    daily_impression_cap: null,
    budget: 2000,
    countries: [],
    interest_ids: [],
    destination_url: null,
    third_party_name: null,
    lead_form: null,
    reason: null,
    metrics: { impressions: 1234, pin_clicks: 1 },
    pin: {
      id: '301',
      title: 'An anvil',
      link: 'https://acme.example/anvil',
      image_url: 'https://pins.test/anvil.webp',
      dominant_color: '#102030',
      is_public: true,
    },
    created_at: 'Mon, 15 Jun 2026 12:00:00 +0000',
    ...fields,
  };
}

function open(server: WireServer, { at = '/advertiser/quick-promote', viewer = acme } = {}) {
  return { ...openApp({ at, server, viewer }), server };
}
const pin = aWirePin({ id: '301', grid_title: 'An anvil', is_quick_promotable: true });
const TOPICS = aWireAnswer([aWireTopic({ id: '51', name: 'Birds', url_name: 'birds-of-test' })]);
const withForm = (created: Parameters<WireServer['on']>[1]) =>
  new WireServer()
    .on('Promotion.get', aWireAnswer([]))
    .on('Pin.get', aWireAnswer(pin))
    .on('Categories.get', TOPICS)
    .on('Promotion.create', created);

describe('own ads', () => {
  test('show their status and figures, and are paused and resumed', async () => {
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aPromotion()]))
        .on('Categories.get', TOPICS)
        .on('Promotion.update', ({ status }) => aWireAnswer(aPromotion({ status: status as 'paused' }))),
    );
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('1,234 of 2,000 impressions · 1 click');
    expect(within(row).getByText('Active')).toBeDefined();
    await user.click(within(row).getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused')).toBeDefined();
    expect(server.optionsOf('Promotion.update')).toEqual([{ promotion_id: '901', status: 'paused' }]);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText('Active')).toBeDefined();
  });

  test('say how often, where and beside what they are shown', async () => {
    const limited = aPromotion({ daily_impression_cap: 100, countries: ['DE', 'AT'], interest_ids: ['51'] });
    open(new WireServer().on('Promotion.get', aWireAnswer([limited])).on('Categories.get', TOPICS));
    expect(await screen.findByText('Up to 100 impressions a day')).toBeDefined();
    expect(screen.getByText('Shown in Germany and Austria')).toBeDefined();
    expect(screen.getByText('Beside Pins about Birds')).toBeDefined();
  });

  test('are changed in the form, which has their terms', async () => {
    const changed = aPromotion({ budget: 3000, countries: ['DE'] });
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aPromotion({ status: 'ended', countries: ['DE'] })]))
        .on('Categories.get', TOPICS)
        .on('Promotion.update', aWireAnswer(changed)),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const budget = screen.getByLabelText<HTMLInputElement>(/^Budget/);
    expect([budget.value, document.activeElement]).toEqual(['2000', budget]);
    await user.clear(budget);
    await user.type(budget, '3,00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a number from 100 to 10,000,000.')).toBeDefined();
    await user.type(budget, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Active')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Edit ad' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    expect(server.optionsOf('Promotion.update')).toMatchObject([
      {
        promotion_id: '901',
        budget: 3000,
        countries: ['DE'],
        start_at: 'Mon, 15 Jun 2020 12:00:00 +0000',
        end_at: null,
      },
    ]);
  });

  test('are ended after a question, and keep their figures', async () => {
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aPromotion()]))
        .on('Categories.get', TOPICS)
        .on('Promotion.update', aWireAnswer(aPromotion({ status: 'ended' }))),
    );
    await user.click(await screen.findByRole('button', { name: 'End' }));
    const question = await screen.findByRole('alertdialog', { name: 'End this ad?' });
    await user.click(within(question).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('Ended')).toBeDefined();
    expect(screen.getByText('1,234 of 2,000 impressions · 1 click')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
    expect(server.optionsOf('Promotion.update')).toEqual([{ promotion_id: '901', status: 'ended' }]);
  });

  test('are scheduled until their first day', async () => {
    const start_at = new Date(Date.now() + 86_400_000).toISOString();
    open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aPromotion({ start_at })]))
        .on('Categories.get', TOPICS),
    );
    expect(await screen.findByText('Scheduled')).toBeDefined();
    expect(screen.queryByText('Active')).toBeNull();
  });

  test('say why they were rejected or rest', async () => {
    const rests = aPromotion({ id: '902', pin: { ...aPromotion().pin!, is_public: false } });
    open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aPromotion({ status: 'rejected', reason: 'Too heavy.' }), rests]))
        .on('Categories.get', TOPICS),
    );
    expect(await screen.findByText(/Too heavy\./)).toBeDefined();
    expect(screen.getByText('Paused because the Pin isn’t public.')).toBeDefined();
  });
});

describe('a new ad', () => {
  const at = '/advertiser/quick-promote?pin=301';

  test('keeps what was typed when a field is wrong, and is sent when all is right', async () => {
    const { user, server } = open(withForm(aWireAnswer(aPromotion({ status: 'review' }))), { at });
    const budget = await screen.findByLabelText<HTMLInputElement>(/^Budget/);
    await user.clear(budget);
    await user.type(budget, '5');
    await user.type(screen.getByLabelText(/^Destination URL/), 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('Enter a number from 100 to 10,000,000.')).toBeDefined();
    expect(screen.getByText('Enter a valid URL, starting with https://')).toBeDefined();
    expect(budget.value).toBe('5');
    expect(server.optionsOf('Promotion.create')).toEqual([]);
    await user.type(budget, '00');
    await user.clear(screen.getByLabelText(/^Destination URL/));
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('In review')).toBeDefined();
    expect(server.optionsOf('Promotion.create')).toMatchObject([
      { pin_id: '301', budget: 500, end_at: null, countries: [], lead_form: null, destination_url: null },
    ]);
  });

  test('shows what the server says about a field', async () => {
    const refusal = aWireFailure('invalid_parameter', {
      fields: [{ name: 'daily_impression_cap', problem: 'out_of_range' }],
    });
    const { user } = open(withForm(refusal), { at });
    await user.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/^Enter a number from 10 up to your budget/)).toBeDefined();
  });

  test('is not offered for a pin that cannot be promoted', async () => {
    const server = new WireServer()
      .on('Promotion.get', aWireAnswer([]))
      .on('Pin.get', aWireAnswer({ ...pin, is_quick_promotable: false }));
    open(server, { at });
    expect(await screen.findByText(/^You can’t promote this Pin/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });
});

test('an operator stops an ad that was approved, and one that is over is only listed', async () => {
  const approved = [aPromotion({ id: '901' }), aPromotion({ id: '902', status: 'ended' })];
  const { user, server } = open(
    new WireServer()
      .on('PromotionReview.get', aWireAnswer(approved))
      .on('Categories.get', TOPICS)
      .on('PromotionReview.update', aWireAnswer(aPromotion({ status: 'rejected' }))),
    { at: '/advertiser/quick-promote?tab=running', viewer: olga },
  );
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason for the advertiser'), 'Complaints.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByText('Ended')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
  expect(server.optionsOf('PromotionReview.get')).toEqual([{ status: 'active' }]);
});

test('who is no operator gets the own ads at the address of the review', async () => {
  const { server } = open(new WireServer().on('Promotion.get', aWireAnswer([])), {
    at: '/advertiser/quick-promote?tab=review',
  });
  expect(await screen.findByText('No ads yet')).toBeDefined();
  expect(server.optionsOf('PromotionReview.get')).toEqual([]);
});

test('an operator approves or rejects with a reason', async () => {
  const waiting = (id: string) =>
    aPromotion({ id, status: 'review', advertiser: aWireUser({ full_name: 'Acme' }) });
  const { user, server } = open(
    new WireServer()
      .on('PromotionReview.get', aWireAnswer([waiting('901'), waiting('902')]))
      .on('Categories.get', TOPICS)
      .on('PromotionReview.update', aWireAnswer(aPromotion())),
    { at: '/advertiser/quick-promote?tab=review', viewer: olga },
  );
  const [first] = await screen.findAllByRole('button', { name: 'Approve' });
  await user.click(first!);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason for the advertiser'), 'Too heavy.');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing to review')).toBeDefined();
  expect(server.optionsOf('PromotionReview.update')).toEqual([
    { promotion_id: '901', status: 'active', reason: '' },
    { promotion_id: '902', status: 'rejected', reason: 'Too heavy.' },
  ]);
});

test('an ad that has changed since it was listed is shown anew, and not approved', async () => {
  const waiting = (change: Partial<WirePromotion>) =>
    aWireAnswer([aPromotion({ status: 'review', advertiser: aWireUser({ full_name: 'Acme' }), ...change })]);
  const answers = [
    waiting({ revision: 'a1' }),
    waiting({ revision: 'b2', third_party_name: 'Forge & Sons' }),
  ];
  const { user, server } = open(
    new WireServer()
      .on('PromotionReview.get', () => answers.shift()!)
      .on('Categories.get', TOPICS)
      .on('PromotionReview.update', aWireFailure('conflict')),
    { at: '/advertiser/quick-promote?tab=review', viewer: olga },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Forge & Sons')).toBeDefined();
  expect(server.optionsOf('PromotionReview.update')).toEqual([
    { promotion_id: '901', status: 'active', reason: '', revision: 'a1' },
  ]);
});

test.each([
  ['unknown_call', 'Ads are turned off'],
  ['forbidden', 'Ads are for business accounts'],
] as const)('%s', async (reason, title) => {
  open(new WireServer().on('Promotion.get', aWireFailure(reason)));
  expect(await screen.findByText(title)).toBeDefined();
});
