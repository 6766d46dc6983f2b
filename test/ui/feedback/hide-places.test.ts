// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../src/composition/create-app.ts';
import { testProfile } from '../../../src/composition/test/test-profile.ts';
import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { Pin } from '../../../src/domain/pins/pin.ts';
import type { Surface } from '../../../src/domain/surfaces/surface.ts';
import { FeedbackViewModel } from '../../../src/ui/feedback/feedback-view-model.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { SITE } from '../support/site.ts';

afterEach(() => history.replaceState(null, '', '/'));

const NEWS = { reason: 'newsHub', reasonId: '77', hasBoard: false, board: null } as const;

/** Hides a pin from a card on this surface, and takes it back: the addresses and fields that were sent. */
async function hideAndUndo(surface: Surface, fields: Partial<Pin>, paths: readonly [string, string]) {
  const server = paths.reduce((fake, path) => fake.on(path, aWireAnswer({ pin_id: '31' })), new WireServer());
  const { services, stores } = createApp({ site: SITE, profile: testProfile({ http: server }) });
  const viewModel = new FeedbackViewModel({ services, stores });
  const pin = aPin({ entityId: toPinId('31'), ...fields });
  viewModel.hide(pin, surface);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  const covered = viewModel.coverOf(pin.entityId)!;
  expect(covered.hidden).toBe(true);
  viewModel.show(covered);
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  expect(viewModel.coverOf(pin.entityId)).toBeUndefined();
  return server.requests.map(({ method, path, body }) => [method, path, body]);
}

describe('hiding from a card', () => {
  test('of the news tells the piece of news, without a payload', async () => {
    const [hide, undo] = ['/v3/news_hub/77/pin/31/hide/', '/v3/news_hub/77/pin/31/undo/'] as const;
    expect(await hideAndUndo('NewsPage', { recommendationReason: NEWS }, [hide, undo])).toEqual([
      ['PUT', hide, undefined],
      ['PUT', undo, undefined],
    ]);
  });

  test.each<[Surface, Partial<Pin>, string]>([
    ['SearchItem', {}, 'image'],
    ['SearchItemHighShoppingIntent', { isShoppable: true }, 'product'],
    ['SearchAdsOnlyModule', { embed: null, isEligibleForWebCloseup: false }, 'image'],
  ])(
    'in a search (%s) tells what was searched for and the kind of the pin',
    async (surface, fields, kind) => {
      history.replaceState(null, '', '/search/pins/?q=oak%20chair');
      const paths = ['/v3/search/31/hide/', '/v3/search/31/unhide/'] as const;
      const sent = await hideAndUndo(surface, fields, paths);
      expect(sent.map(([method, path]) => [method, path])).toEqual(paths.map((path) => ['PUT', path]));
      for (const [, , body] of sent)
        expect(JSON.parse(String(body))).toEqual({ query: 'oak chair', pin_type: kind });
    },
  );

  test('of any other grid is the general call, without a payload', async () => {
    const [hide, undo] = ['/v3/p2p/31/hide/', '/v3/p2p/31/unhide/'] as const;
    expect(await hideAndUndo('AuthHomefeed', {}, [hide, undo])).toEqual([
      ['PUT', hide, undefined],
      ['PUT', undo, undefined],
    ]);
  });
});
