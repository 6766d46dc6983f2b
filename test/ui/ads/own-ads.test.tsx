// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePromotion } from '../../builders/a-wire-promotion.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const acme = aViewer({ entityId: toUserId('11'), username: 'acme', isPartner: true });
const TOPICS = aWireAnswer([aWireTopic({ id: '51', name: 'Birds', url_name: 'birds-of-test' })]);

function open(server: WireServer) {
  return { ...openApp({ at: '/advertiser/quick-promote', server, viewer: acme }), server };
}

describe('own ads', () => {
  test('show their status and figures, and are paused and resumed', async () => {
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aWirePromotion()]))
        .on('Categories.get', TOPICS)
        .on('Promotion.update', ({ status }) => aWireAnswer(aWirePromotion({ status: status as 'paused' }))),
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
    const limited = aWirePromotion({
      daily_impression_cap: 100,
      countries: ['DE', 'AT'],
      interest_ids: ['51'],
    });
    open(new WireServer().on('Promotion.get', aWireAnswer([limited])).on('Categories.get', TOPICS));
    expect(await screen.findByText('Up to 100 impressions a day')).toBeDefined();
    expect(screen.getByText('Shown in Germany and Austria')).toBeDefined();
    expect(screen.getByText('Beside Pins about Birds')).toBeDefined();
  });

  test('are changed in the form, which has their terms', async () => {
    const changed = aWirePromotion({ budget: 3000, countries: ['DE'] });
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aWirePromotion({ status: 'ended', countries: ['DE'] })]))
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

  test('are no longer changed after Cancel', async () => {
    const { user } = open(
      new WireServer().on('Promotion.get', aWireAnswer([aWirePromotion()])).on('Categories.get', TOPICS),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText(/^Budget/), '9');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Budget/).value).toBe('2000');
  });

  test('are ended after a question, and keep their figures', async () => {
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aWirePromotion()]))
        .on('Categories.get', TOPICS)
        .on('Promotion.update', aWireAnswer(aWirePromotion({ status: 'ended' }))),
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

  test('are deleted after a question; the focus is in the list then', async () => {
    const { user, server } = open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aWirePromotion()]))
        .on('Categories.get', TOPICS)
        .on('Promotion.delete', aWireAnswer({ ok: true })),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this ad?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No ads yet')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your ads' }));
    expect(server.optionsOf('Promotion.delete')).toEqual([{ promotion_id: '901' }]);
  });

  test.each([
    ['paused', 0],
    ['review', 1],
    ['active', 1],
  ] as const)('that are %s say that their link is blocked: %i times', async (status, times) => {
    const blocked = aWirePromotion({ status, is_link_blocked: true });
    open(new WireServer().on('Promotion.get', aWireAnswer([blocked])).on('Categories.get', TOPICS));
    await screen.findByRole('listitem');
    expect(screen.queryAllByText('This ad isn’t shown because its link is blocked.')).toHaveLength(times);
  });

  test.each([
    ['paused', {}, 1],
    ['ended', {}, 1],
    ['rejected', {}, 1],
    ['review', { metrics: { impressions: 0, pin_clicks: 0 } }, 0],
  ] as const)('that are %s have a page of their stats once they ran', async (status, fields, links) => {
    const promotion = aWirePromotion({ status, ...fields });
    open(new WireServer().on('Promotion.get', aWireAnswer([promotion])).on('Categories.get', TOPICS));
    await screen.findByRole('listitem');
    const found = screen.queryAllByRole('link', { name: 'See stats' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(links === 0 ? [] : ['/pin/901/analytics']);
  });

  test('are scheduled until their first day', async () => {
    const start_at = new Date(Date.now() + 86_400_000).toISOString();
    open(
      new WireServer()
        .on('Promotion.get', aWireAnswer([aWirePromotion({ start_at })]))
        .on('Categories.get', TOPICS),
    );
    expect(await screen.findByText('Scheduled')).toBeDefined();
    expect(screen.queryByText('Active')).toBeNull();
  });

  test('say why they were rejected or rest', async () => {
    const rests = aWirePromotion({ id: '902', pin: { ...aWirePromotion().pin!, is_public: false } });
    open(
      new WireServer()
        .on(
          'Promotion.get',
          aWireAnswer([aWirePromotion({ status: 'rejected', reason: 'Too heavy.' }), rests]),
        )
        .on('Categories.get', TOPICS),
    );
    expect(await screen.findByText(/Too heavy\./)).toBeDefined();
    expect(screen.getByText('Paused because the Pin isn’t public.')).toBeDefined();
  });
});
