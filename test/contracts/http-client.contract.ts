import { describe, expect, test } from 'vitest';
import { RequestCancelled, type HttpClient } from '../../src/adapters/http/client/http-client.ts';
import { newCancellation } from '../../src/application/cancellation.ts';

/** What the other side was asked, in the words of the platform. */
export type AskedRequest = {
  readonly method: string;
  /** Path with query. */
  readonly path: string;
  readonly header: (name: string) => string | null;
  readonly body: string | FormData | null;
};

/** Opens a client whose requests all go to `respond`. */
export type OpenHttpClient = (respond: (asked: AskedRequest) => Promise<Response>) => HttpClient;

/** Proves that an adapter keeps the promises of the narrow waist. */
export function describeHttpClient(name: string, open: OpenHttpClient): void {
  /** The client and, after its request, what was asked. */
  const opened = (answer: () => Response = () => Response.json({})) => {
    const asked: AskedRequest[] = [];
    const client = open(async (request) => {
      asked.push(request);
      return answer();
    });
    return { asked, client };
  };

  describe(`HTTP client: ${name}`, () => {
    test('asks the address with its query, by the method', async () => {
      const { asked, client } = opened();
      await client.send({ method: 'DELETE', path: '/v3/pins/1/?a=b%20c' });
      expect(asked[0]).toMatchObject({ method: 'DELETE', path: '/v3/pins/1/?a=b%20c' });
    });

    test('sends headers and text as they are', async () => {
      const { asked, client } = opened();
      await client.send({
        method: 'POST',
        path: '/',
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': 't0k' },
        body: '{"options":{"title":"Grüße"}}',
      });
      expect(asked[0]!.header('content-type')).toBe('application/json');
      expect(asked[0]!.header('x-csrftoken')).toBe('t0k');
      expect(asked[0]!.body).toBe('{"options":{"title":"Grüße"}}');
    });

    test('sends a form with its file', async () => {
      const { asked, client } = opened();
      const form = new FormData();
      form.set('img', new Blob(['abc'], { type: 'image/png' }), 'a.png');
      await client.send({ method: 'POST', path: '/upload-image/', body: form });
      const { body } = asked[0]!;
      const file = body instanceof FormData ? body.get('img') : null;
      expect(file).toMatchObject({ name: 'a.png', size: 3 });
    });

    test.each([200, 400, 401, 404, 429, 500, 503])('gives back an answer of status %i', async (status) => {
      const { client } = opened(() => Response.json({ said: status }, { status }));
      expect(await client.send({ method: 'GET', path: '/' })).toEqual({ status, json: { said: status } });
    });

    test.each([
      ['a page', '<html></html>'],
      ['nothing', ''],
      ['half an object', '{"a":'],
    ])('%s is an answer without a value', async (_what, text) => {
      const { client } = opened(() => new Response(text, { status: 502 }));
      expect(await client.send({ method: 'GET', path: '/' })).toEqual({ status: 502, json: undefined });
    });

    test('a request that was taken back is reported as such, whether it had left or not', async () => {
      const cancellation = newCancellation();
      const client = open(async () => {
        cancellation.cancel();
        return Response.json({});
      });
      const sent = client.send({ method: 'POST', path: '/', cancellation });
      await expect(sent).rejects.toThrow(RequestCancelled);
      await expect(client.send({ method: 'POST', path: '/', cancellation })).rejects.toThrow(
        RequestCancelled,
      );
    });
  });
}
