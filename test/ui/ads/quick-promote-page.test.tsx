// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { WirePromotion } from '../../../wire/promotion.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWirePromotion } from '../../builders/a-wire-promotion.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const acme = aViewer({ entityId: toUserId('11'), username: 'acme', isPartner: true });
const olga = aViewer({ entityId: toUserId('12'), username: 'olga', isOperator: true, isPartner: true });

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

describe('a new ad', () => {
  const at = '/advertiser/quick-promote?pin=301';

  test('keeps what was typed when a field is wrong, and is sent when all is right', async () => {
    const { user, server } = open(withForm(aWireAnswer(aWirePromotion({ status: 'review' }))), { at });
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

  test('still has what was typed when the partner comes back from another page, until it is sent', async () => {
    const { user, goTo } = open(withForm(aWireAnswer(aWirePromotion({ status: 'review' }))), { at });
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const budget = () => screen.findByLabelText<HTMLInputElement>(/^Budget/);
    await user.type(await budget(), '5');
    await user.click(screen.getByLabelText('Collect answers with a form'));
    expect(asks()).toBe(true);
    goTo('/settings/');
    await waitFor(() => expect(screen.queryByLabelText(/^Budget/)).toBeNull());
    goTo(at);
    expect((await budget()).value).toBe('10005');
    expect(screen.getByLabelText<HTMLInputElement>('Collect answers with a form').checked).toBe(true);
    await user.click(screen.getByLabelText('Collect answers with a form'));
    await user.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('In review')).toBeDefined();
    expect(asks()).toBe(false);
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
  const approved = [aWirePromotion({ id: '901' }), aWirePromotion({ id: '902', status: 'ended' })];
  const { user, server } = open(
    new WireServer()
      .on('PromotionReview.get', aWireAnswer(approved))
      .on('Categories.get', TOPICS)
      .on('PromotionReview.update', aWireAnswer(aWirePromotion({ status: 'rejected' }))),
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
    aWirePromotion({ id, status: 'review', advertiser: aWireUser({ full_name: 'Acme' }) });
  const { user, server } = open(
    new WireServer()
      .on('PromotionReview.get', aWireAnswer([waiting('901'), waiting('902')]))
      .on('Categories.get', TOPICS)
      .on('PromotionReview.update', aWireAnswer(aWirePromotion())),
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
    aWireAnswer([
      aWirePromotion({ status: 'review', advertiser: aWireUser({ full_name: 'Acme' }), ...change }),
    ]);
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
