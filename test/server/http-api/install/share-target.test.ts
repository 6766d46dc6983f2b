import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRoute } from '../../../../src/domain/routes/parse-route.ts';
import { safeNextPath } from '../../../../src/domain/routes/safe-next-path.ts';
import { splitAddress } from '../../../../src/domain/routes/split-address.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

const CHAIR = 'https://shop.test/chair?a=1&b=2';

/** What the server says to a form that another app has sent, without any cookie or token. */
async function share(
  fields: Readonly<Record<string, string | File>>,
  init: { headers?: Readonly<Record<string, string>> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '', ...init.headers };
  return answerTo({ method: 'POST', body: await sent.arrayBuffer(), headers });
}

async function answerTo(init: RequestInit) {
  const answer = await app.app.fetch(new Request('http://localhost/share-target/', init), {
    remoteAddress: '127.0.0.1',
    secure: false,
  });
  const location = answer.headers.get('location') ?? '';
  return { answer, location, route: parseRoute(splitAddress(location)).route };
}

describe('what another app shares, without the helper', () => {
  test('leads to the creation page with its words', async () => {
    const { answer, route } = await share({ title: 'A chair', text: 'Öl & Holz 🪑', url: CHAIR });
    expect(answer.status).toBe(303);
    expect(route).toEqual({ kind: 'pin-create', title: 'A chair', text: 'Öl & Holz 🪑', url: CHAIR });
  });

  test('without words leads there as it is', async () => {
    expect((await share({})).location).toBe('/pin/create/');
    expect((await answerTo({ method: 'GET' })).location).toBe('/pin/create/');
    expect((await answerTo({ method: 'POST', body: 'title=x' })).location).toBe('/pin/create/');
    expect((await answerTo({ method: 'POST' })).location).toBe('/pin/create/');
  });

  test('stores nothing, asks nobody who they are and sets no cookie, wherever it comes from', async () => {
    const statements = await app.countStatements(async () => {
      const { answer } = await share(
        { title: 'A chair' },
        { headers: { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' } },
      );
      expect(answer.status).toBe(303);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });
    expect(statements).toBe(0);
  });

  test('leaves pictures out', async () => {
    const picture = new File(['x'.repeat(1000)], 'title', { type: 'image/png' });
    expect((await share({ pictures: picture, text: 'A chair' })).route).toEqual({
      kind: 'pin-create',
      text: 'A chair',
    });
    expect((await share({ title: picture })).location).toBe('/pin/create/');
    const large = new File(['x'.repeat(300_000)], 'a.png', { type: 'image/png' });
    expect((await share({ pictures: large, text: 'A chair' })).location).toBe('/pin/create/');
  });

  test.each([
    ['plain', 'x'],
    ['wide', '界'],
    ['made of parts', '👩‍👩‍👧‍👦'],
  ])('is cut to an address that survives a log-in: %s text', async (_kind, character) => {
    const text = character.repeat(5000);
    const { location, route } = await share({ title: text, text, url: CHAIR });
    expect(safeNextPath(location)).toBe(location);
    expect(route).toMatchObject({ kind: 'pin-create', url: CHAIR });
    expect('text' in route && text.startsWith(route.text ?? '-')).toBe(true);
  });

  test('a link that is too long for that is left out', async () => {
    const { location } = await share({ url: `https://shop.test/${'x'.repeat(3000)}` });
    expect(location).toBe('/pin/create/');
  });
});
