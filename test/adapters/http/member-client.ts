import type { HttpClient } from '../../../src/adapters/http/client/http-client.ts';
import { ResourceClient } from '../../../src/adapters/http/client/resource-client.ts';
import type { Member } from '../../server/http-api/support/member.ts';

/** The calls of somebody who is signed in to a whole server in this process. */
export function memberClient({ browser }: Pick<Member, 'browser'>): ResourceClient {
  const http: HttpClient = {
    async send({ method, path, headers, body }) {
      const told = await browser.send(path, { method, headers, body: body as BodyInit | null });
      return { status: told.status, json: told.body };
    },
  };
  return new ResourceClient(http, () => null);
}
