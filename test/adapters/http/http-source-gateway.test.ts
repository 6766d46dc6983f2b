import fetchMock from 'fetch-mock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FetchHttpClient } from '../../../src/adapters/http/fetch-http-client.ts';
import { HttpSourceGateway } from '../../../src/adapters/http/http-source-gateway.ts';
import { ResourceClient } from '../../../src/adapters/http/resource-client.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../builders/a-wire-source.ts';
import { newCancellation } from '../../../src/application/cancelling.ts';

beforeEach(() => void fetchMock.mockGlobal());
afterEach(() => void fetchMock.hardReset());

const FIND = 'path:/resource/FindPinImagesResource/get/';
const ADDRESS = 'https://shop.test/chair?a=1&b=ü';
const NEVER = { cancelled: false, onCancel: () => undefined };
const sources = () =>
  new HttpSourceGateway(new ResourceClient(new FetchHttpClient('https://pins.test'), () => null));
const given = ({ status, json }: { readonly status: number; readonly json: unknown }) => ({
  status,
  body: JSON.stringify(json),
});

describe('reading a page', () => {
  test('asks this server with the whole address, and gives pictures that it can show', async () => {
    const items = [
      aWireSourceItem({ is_main: true, preview_url: '/source-preview/?token=t&url=u' }),
      aWireSourceItem(),
      aWireSourceItem({ url: 'https://shop.test/film.mp4', media_type: 'video' }),
      aWireSourceItem({ url: 'https://shop.test/2.jpg', preview_url: '//evil.test/x' }),
    ];
    fetchMock.get(FIND, given(aWireAnswer(aWireSource(items))));
    const outcome = await sources().read(ADDRESS, NEVER);
    const data = new URL(fetchMock.callHistory.lastCall()!.url).searchParams.get('data');
    expect(JSON.parse(data!)).toEqual({ options: { url: ADDRESS } });
    expect(outcome).toMatchObject({
      kind: 'found',
      page: {
        address: ADDRESS,
        canonicalUrl: 'https://shop.test/chair',
        pictures: [
          { url: 'https://shop.test/chair.jpg', isMain: true, previewUrl: '/source-preview/?token=t&url=u' },
          { url: 'https://shop.test/2.jpg', isMain: false, previewUrl: null },
        ],
      },
    });
  });

  test('of a page without pictures finds nothing', async () => {
    fetchMock.get(FIND, given(aWireAnswer(aWireSource([]))));
    expect(await sources().read(ADDRESS, NEVER)).toEqual({ kind: 'nothing' });
  });

  test('that is refused tells the words of the server', async () => {
    fetchMock.getOnce(FIND, given(aWireFailure('fetch_failed')));
    const message = 'We could not get anything from that address.';
    expect(await sources().read(ADDRESS, NEVER)).toEqual({ kind: 'refused', message, trouble: null });
  });

  test('that finds nothing tells why', async () => {
    fetchMock.getOnce(FIND, given(aWireFailure('fetch_failed', { trouble: 'too_slow' })));
    expect(await sources().read(ADDRESS, NEVER)).toMatchObject({ kind: 'refused', trouble: 'too_slow' });
  });

  test('can be given up', async () => {
    fetchMock.get(FIND, new Promise(() => undefined));
    const cancellation = newCancellation();
    const outcome = sources().read(ADDRESS, cancellation);
    cancellation.cancel();
    expect(await outcome).toEqual({ kind: 'cancelled' });
  });
});

test('own matches are asked for by what is there', async () => {
  fetchMock.get(
    'path:/resource/PinDuplicatesResource/get/',
    given(aWireAnswer({ matches: [{ pin_id: '7', matched_by: 'picture', board: null }, 'odd'] })),
  );
  const query = { link: null, imageSignature: 'ab'.repeat(16), boardId: null };
  expect(await sources().ownMatches(query)).toEqual([{ pinId: '7', by: 'picture', board: null }]);
  const data = new URL(fetchMock.callHistory.lastCall()!.url).searchParams.get('data');
  expect(JSON.parse(data!)).toEqual({ options: { image_signature: 'ab'.repeat(16) } });
});
