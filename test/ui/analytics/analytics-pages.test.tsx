// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);
beforeEach(() => {
  const { requestIdleCallback } = window;
  runIdleTasksAtOnce();
  onTestFinished(() => void (window.requestIdleCallback = requestIdleCallback));
});

const ann = aViewer({ entityId: toUserId('11'), username: 'ann' });
const series = [
  { date: '2026-11-20', impressions: 1200, saves: 3, pin_clicks: 1 },
  { date: '2026-11-21', impressions: 4, saves: 0, pin_clicks: 2 },
];
const FIGURES = { days: 30, impressions: 1204, saves: 3, pin_clicks: 3, series };

const own = (fields: Parameters<typeof aWirePin>[0]) =>
  aWirePin({ pinner: aWireUser({ id: '11', username: 'ann' }), ...fields });

async function open(
  at: string,
  {
    pinnerId = '11',
    figures = FIGURES,
    isPromotedOnly = false,
  }: { pinnerId?: string; figures?: object; isPromotedOnly?: boolean } = {},
) {
  const server = new WireServer()
    .on(
      'Pin.get',
      aWireAnswer(
        aWirePin({
          id: '7',
          grid_title: 'A heron',
          pinner: aWireUser({ id: pinnerId }),
          is_promoted_only: isPromotedOnly,
        }),
      ),
    )
    .on('OnPinAnalytics.get', aWireAnswer(figures))
    .on('UserAnalytics.get', aWireAnswer(figures))
    .on(
      'UserActivityPins.get',
      aWireAnswer([own({ id: '7', grid_title: 'A heron' }), own({ id: '8', grid_title: 'A crane' })]),
    );
  const app = openApp({ at, server, viewer: ann });
  return { ...app, server };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the stats of an own pin', () => {
  test('have totals, a chart that is described, a table and a file of the same numbers', async () => {
    const { user, server } = await open('/pin/7/analytics');
    await screen.findByRole('heading', { name: 'Pin stats', level: 1 });
    expect(screen.getByRole('button', { name: 'Impressions 1,204' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByRole('img', { name: /^Impressions per day/ }).getAttribute('aria-label')).toBe(
      'Impressions per day, from Nov 20, 2026 to Nov 21, 2026. Most on one day: 1,200. All days are in the table.',
    );
    expect(screen.getByText('Days begin at midnight UTC.')).toBeDefined();
    expect(rows()).toEqual(['DayImpressionsSavesPin clicks', 'Nov 21, 2026402', 'Nov 20, 20261,20031']);
    const file = screen.getByRole('link', { name: 'Download CSV' });
    expect(file.getAttribute('download')).toBe('pin-7-2026-11-20-2026-11-21.csv');
    expect(decodeURIComponent(file.getAttribute('href')!.split(',').slice(1).join(','))).toBe(
      'date,impressions,saves,pin_clicks\r\n2026-11-20,1200,3,1\r\n2026-11-21,4,0,2\r\n',
    );
    await user.click(screen.getByRole('button', { name: 'Pin clicks 3' }));
    expect(screen.getByRole('img', { name: /^Pin clicks per day/ })).toBeDefined();
    await user.click(screen.getByRole('link', { name: '7 days' }));
    expect(server.optionsOf('OnPinAnalytics.get').map(({ days }) => days)).toEqual([30, 7]);
  });

  test('of a pin that exists only as an ad are two', async () => {
    const { saves: _, ...figures } = FIGURES;
    await open('/pin/7/analytics', { isPromotedOnly: true, figures });
    await screen.findByRole('heading', { name: 'Ad stats', level: 1 });
    expect(screen.queryByRole('button', { name: /^Saves/ })).toBeNull();
    expect(rows()[0]).toBe('DayImpressionsPin clicks');
  });

  test('that are not available yet are dashes that say so', async () => {
    const figures = { days: 30, impressions: null, saves: null, pin_clicks: null, series: [] };
    await open('/pin/7/analytics', { figures });
    await screen.findByRole('heading', { name: 'No stats yet' });
    const saves = screen.getByRole('button', { name: 'Saves This stat is not available yet' });
    expect(saves.textContent).toContain('–');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  });

  test('lead on to those of the other own pins', async () => {
    const { server } = await open('/pin/7/analytics');
    const others = await screen.findByRole('region', { name: 'Your other pins' });
    expect(within(others).getByRole('link', { name: 'A crane' })).toBeDefined();
    expect(within(others).queryByRole('link', { name: 'A heron' })).toBeNull();
    expect(server.optionsOf('UserActivityPins.get')).toMatchObject([{ username: 'ann' }]);
  });

  test('are for the pinner only', async () => {
    const { server } = await open('/pin/7/analytics', { pinnerId: '12' });
    await screen.findByRole('heading', { name: 'We couldn’t find that page' });
    expect(server.optionsOf('OnPinAnalytics.get')).toEqual([]);
  });
});

describe('the stats of a profile', () => {
  test('take all pins of a partner together', async () => {
    await open('/business/hub?days=7');
    await screen.findByRole('heading', { name: 'Profile analytics', level: 1 });
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('download')).toBe(
      'profile-2026-11-20-2026-11-21.csv',
    );
    const pins = await screen.findByRole('region', { name: 'Your pins' });
    expect(within(pins).getAllByRole('listitem')).toHaveLength(2);
  });

  test('are for partners only', async () => {
    const server = new WireServer().on('UserAnalytics.get', aWireFailure('forbidden'));
    openApp({ at: '/business/hub', server, viewer: ann });
    await screen.findByRole('heading', { name: 'We couldn’t find that page' });
  });
});
