import { describe, expect, test } from 'vitest';
import { sourcePreview } from '../../../../server/adapters/http-api/media/source-preview.ts';
import { CallFailure } from '../../../../server/adapters/http-api/core/call/call-failure.ts';
import type { Viewer } from '../../../../server/adapters/http-api/core/visit/viewer.ts';
import { NodeSecrets } from '../../../../server/adapters/node/node-secrets.ts';
import { previewAddress } from '../../../../server/application/sources/preview-address.ts';
import type { PreviewOutcome } from '../../../../server/application/sources/preview-source.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { aSessionRecord } from '../../../builders/a-session-record.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';

const SECRETS = new NodeSecrets(['s'.repeat(32)], new Uint8Array(32));
const PICTURE = 'https://shop.test/a.jpg?size=1&kind=2';
const SMALL: PreviewOutcome = { kind: 'picture', rendition: { format: 'webp', bytes: new Uint8Array([7]) } };

const viewer = (id: string, type: 'full' | 'limited' = 'full'): Viewer => ({
  kind: 'user',
  user: aUserRecord({ id: toUserId(id) }),
  session: aSessionRecord({ type }),
});
const ann = viewer('1');
const addressOf = (id = '1', url = PICTURE) => previewAddress(SECRETS, toUserId(id), url);

function ask(
  address: string,
  who: Viewer,
  {
    outcome = SMALL,
    limited = false,
    headers = {},
    isFromApp = false,
  }: { outcome?: PreviewOutcome; limited?: boolean; headers?: HeadersInit; isFromApp?: boolean } = {},
) {
  const asked: string[] = [];
  const files = sourcePreview({
    previewSource: {
      run: async (url) => {
        asked.push(url);
        return outcome;
      },
    },
    secrets: SECRETS,
    rateLimits: {
      count: async () => {
        if (limited) throw new CallFailure('rate_limited', { retryAfter: 9 });
        return 0;
      },
    },
    clock: { now: () => 0 },
  });
  const answer = files.handle(new Request(`https://pins.test${address}`, { headers }), who, isFromApp);
  return answer.then(
    (response) => ({ response, failure: null, asked }),
    (failure: unknown) => {
      if (!(failure instanceof CallFailure)) throw failure;
      return { response: Response.error(), failure, asked };
    },
  );
}

describe('a preview', () => {
  test('is shown to whom it was offered, as a picture of our own making', async () => {
    const { response, asked } = await ask(addressOf(), ann);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=86400');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([7]));
    expect(asked).toEqual([PICTURE]);
  });

  test.each([
    ['a visitor', addressOf(), { kind: 'visitor' } as Viewer, 401],
    ['a limited session', addressOf(), viewer('1', 'limited'), 403],
    ['somebody else', addressOf(), viewer('2'), 404],
    ['no token', `/source-preview/?url=${encodeURIComponent(PICTURE)}`, ann, 404],
    ['a shortened token', addressOf().replace(/token=.{4}/, 'token='), ann, 404],
    ['another address under the same token', `${addressOf()}2`, ann, 404],
    ['nothing at all', '/source-preview/', ann, 404],
  ])('is refused to %s, and nothing is fetched', async (_what, address, who, status) => {
    const { failure, asked } = await ask(address, who);
    expect(failure?.httpStatus).toBe(status);
    expect(asked).toEqual([]);
  });

  test('is refused to pages of other sites', async () => {
    const { failure, asked } = await ask(addressOf(), ann, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(failure?.httpStatus).toBe(403);
    expect(asked).toEqual([]);
  });

  test('is shown by an app of another origin that the operator has named', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const { response } = await ask(addressOf(), ann, { headers, isFromApp: true });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  test('is refused for a while to who asks too often', async () => {
    const { failure, asked } = await ask(addressOf(), ann, { limited: true });
    expect([failure?.httpStatus, failure?.details.retryAfter]).toEqual([429, 9]);
    expect(asked).toEqual([]);
  });

  test.each([
    ['nothing', 404],
    ['busy', 503],
  ] as const)('that comes to %s is told plainly', async (kind, status) => {
    const { failure } = await ask(addressOf(), ann, { outcome: { kind } });
    expect(failure?.httpStatus).toBe(status);
  });
});
