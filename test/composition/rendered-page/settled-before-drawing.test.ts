// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { WireClientContext } from '../../../wire/client-context.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUserShort, aWireViewer } from '../../builders/a-wire-user.ts';
import { takenOver, texts, visited } from './hydrated-page.ts';

describe('things to buy are marked', () => {
  const sellingTo = (viewer: unknown, told: Partial<WireClientContext>) => {
    const answer = (data: unknown) => aWireAnswer(data, { context: told });
    return new WireServer()
      .on('UserSession.get', answer({ viewer }))
      .on('UserHomefeed.get', answer([aWirePin({ is_shoppable: true })]));
  };

  test.each([
    ['where a trusted proxy tells', { country_from_ip: 'DE', country_from_host_name: 'IT' }, 'footer', 1],
    ['where the host name tells', { country_from_host_name: 'FR' }, 'footer', 1],
    ['nowhere else, whatever the language', { country: 'US' }, null, 0],
  ])('for visitors %s', async (_where, told, look, tags) => {
    const { document, stores } = await takenOver(sellingTo(null, told), '/');
    expect(stores.context.tagLook).toBe(look);
    expect(document.querySelectorAll('[role=img][aria-label=Shop]')).toHaveLength(tags);
  });

  test.each([
    ['CA', 'footer'],
    ['IT', null],
  ])('for members in the country that they have chosen: %s', async (country, look) => {
    const server = sellingTo(aWireViewer({ country }), { country_from_ip: 'US' });
    const { stores } = await takenOver(server, '/');
    expect(stores.context.tagLook).toBe(look);
  });
});

test.each([
  [{ honors_privacy_signal: true }, 1],
  [{}, 0],
] as const)(
  'that the privacy signal of the browser is honored stands on the page: %o',
  async (told, lines) => {
    const answer = (data: unknown) => aWireAnswer(data, { context: told });
    const server = new WireServer()
      .on('UserSession.get', answer({ viewer: null }))
      .on('UserHomefeed.get', answer([]));
    const { document, stores } = await takenOver(server, '/');
    const shown = texts(document, 'footer span').filter((text) => text.includes('privacy signal'));
    expect(shown).toHaveLength(lines);
    expect(stores.context.current.honorsPrivacySignal).toBe(lines === 1);
  },
);

describe('experiments', () => {
  test('are known before the page is drawn, and go on in the app', async () => {
    const promoter = aWireUserShort({ full_name: 'Acme' });
    const server = visited().on('UserHomefeed.get', aWireAnswer([aWirePin({ promoter })]));
    const groups = { ad_label_prefix: 'enabled' };
    const { document, stores } = await takenOver(server, '/', 'open', false, groups);
    expect(texts(document, 'article .name')).toEqual(['Ad • Promoted by Acme']);
    expect(stores.context.groups).toEqual(groups);
  });
});
