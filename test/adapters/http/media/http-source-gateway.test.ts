import fetchMock from 'fetch-mock';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FetchHttpClient } from '../../../../src/adapters/http/client/fetch-http-client.ts';
import { HttpSourceGateway } from '../../../../src/adapters/http/media/http-source-gateway.ts';
import { OtherOriginApi } from '../../../../src/adapters/http/other-origin-api.ts';
import { OtherOriginSourceGateway } from '../../../../src/adapters/http/other-origin-source-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { aWireAnswer, aWireFailure } from '../../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../../builders/a-wire-source.ts';
import { toBoardId } from '../../../../src/domain/ids/ids.ts';
import { newCancellation } from '../../../../src/application/cancellation.ts';

beforeEach(() => void fetchMock.mockGlobal());
afterEach(() => void fetchMock.hardReset());

const FIND = 'path:/resource/FindPinImagesResource/get/';
const ADDRESS = 'https://shop.test/chair?a=1&b=ü';
const NEVER = { cancelled: false, onCancel: () => undefined };
const api = new OtherOriginApi('https://pins.test');
const sources = () => new HttpSourceGateway(new ResourceClient(new FetchHttpClient(api.fetch), () => null));
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

  test('of a server at another origin gives previews with the address of that server', async () => {
    const items = [
      aWireSourceItem({ preview_url: '/source-preview/?token=t&url=u' }),
      aWireSourceItem({ url: 'https://shop.test/2.jpg', preview_url: '//evil.test/x' }),
    ];
    fetchMock.get(FIND, given(aWireAnswer(aWireSource(items))));
    const elsewhere = new OtherOriginSourceGateway(sources(), 'https://pins.test');
    expect(await elsewhere.read(ADDRESS, NEVER)).toMatchObject({
      page: {
        pictures: [
          { previewUrl: 'https://pins.test/source-preview/?token=t&url=u' },
          { url: 'https://shop.test/2.jpg', previewUrl: null },
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

describe('own matches', () => {
  const DUPLICATES = 'path:/resource/PinDuplicatesResource/get/';
  const ofRemote = {
    link: null,
    picture: { kind: 'remote', url: 'https://shop.test/chair.jpg?w=1&h=ü' },
    boardId: toBoardId('21'),
  } as const;
  const askedWith = () => {
    const data = new URL(fetchMock.callHistory.lastCall()!.url).searchParams.get('data');
    return (JSON.parse(data!) as { options: unknown }).options;
  };

  test('are asked for by what is there', async () => {
    const matches = [{ pin_id: '7', matched_by: 'picture', board: null }, 'odd'];
    fetchMock.get(DUPLICATES, given(aWireAnswer({ matches })));
    const picture = { kind: 'stored', signature: 'ab'.repeat(16) } as const;
    expect(await sources().ownMatches({ link: null, picture, boardId: null })).toEqual([
      { pinId: '7', by: 'picture', board: null },
    ]);
    expect(askedWith()).toEqual({ image_signature: 'ab'.repeat(16) });
    await sources().ownMatches({ link: ADDRESS, picture: null, boardId: null });
    expect(askedWith()).toEqual({ link: ADDRESS });
    await sources().ownMatches(ofRemote);
    expect(askedWith()).toEqual({ image_url: ofRemote.picture.url, board_id: '21' });
  });

  test('are none when the server cannot get the picture', async () => {
    fetchMock.get(DUPLICATES, given(aWireFailure('fetch_failed')));
    expect(await sources().ownMatches(ofRemote)).toEqual([]);
  });

  test('are none when nobody wants them any more', async () => {
    fetchMock.get(DUPLICATES, new Promise(() => undefined));
    const cancellation = newCancellation();
    const matches = sources().ownMatches(ofRemote, cancellation);
    cancellation.cancel();
    expect(await matches).toEqual([]);
  });
});
