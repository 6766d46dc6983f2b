import { SecretsToken, WebFetcherToken } from '../../../server/composition/tokens.ts';
import { vi } from 'vitest';
import { previewAddress } from '../../../server/application/sources/preview-address.ts';
import type { WebOutcome } from '../../../server/application/ports/web/web.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Member } from '../../server/http-api/support/member.ts';
import { Website } from '../../server/web/a-website.ts';
import { pinPhoto } from './photos.ts';
import type { WholeServer } from './whole-server.ts';

/** How somebody brings this server to fetch `gate` of a site. */
export type WayIn = {
  readonly name: string;
  readonly gate: string;
  /** What is fetched before the gate. */
  readonly before: number;
  take(by: { readonly server: WholeServer; readonly member: Member }, origin: string): Promise<unknown>;
};

/** Every way there is. */
export const WAYS_IN: readonly WayIn[] = [
  {
    name: 'a page',
    gate: '/gate',
    before: 0,
    take: ({ member }, origin) =>
      member.browser.call('FindPinImagesResource', 'get', { url: `${origin}/gate` }),
  },
  {
    name: 'the note beside a page',
    gate: '/gate',
    before: 1,
    take: ({ member }, origin) =>
      member.browser.call('FindPinImagesResource', 'get', { url: `${origin}/noted` }),
  },
  {
    name: 'a picture',
    gate: '/gate',
    before: 0,
    take: ({ member }, origin) =>
      member.browser.call('PinResource', 'create', { image_url: `${origin}/gate` }),
  },
  {
    name: 'a picture in small',
    gate: '/gate',
    before: 0,
    take: ({ server, member }, origin) =>
      member.browser.send(
        previewAddress(server.get(SecretsToken), member.user.id as unknown as UserId, `${origin}/gate`),
      ),
  },
  {
    name: 'a picture that is compared',
    gate: '/gate',
    before: 0,
    take: ({ member }, origin) =>
      member.browser.call('PinDuplicatesResource', 'get', { image_url: `${origin}/gate` }),
  },
  {
    name: 'the page that a pin links to',
    gate: '/gate',
    before: 1,
    take: ({ member }, origin) => pinPhoto(member, { link: `${origin}/gate` }),
  },
  {
    name: "a site's rules for machines",
    gate: '/robots.txt',
    before: 0,
    take: ({ member }, origin) => pinPhoto(member, { link: `${origin}/page` }),
  },
];

/** A site whose gate leads to `place()`, with a page beside it that has a note behind the gate. */
export function openGate({ gate }: WayIn, place: (site: Website) => string): Promise<Website> {
  const opening: Promise<Website> = Website.open((request, response) => {
    if (request.url === gate) {
      void opening.then((site) => response.writeHead(302, { location: place(site) }).end());
    } else if (request.url === '/noted') {
      response.setHeader('content-type', 'text/html');
      response.end('<link rel=alternate type="application/json+oembed" href="/gate"><img src="/a.jpg">');
    } else response.writeHead(request.url === '/robots.txt' ? 404 : 200).end();
  });
  return opening;
}

/** What comes of everything that the server fetches from now on, in the order of asking. */
export function watchFetches(server: WholeServer) {
  const web = server.get(WebFetcherToken);
  const fetching = vi.spyOn(web, 'fetch');
  /** What came of one of them, 1 for the first; waits for it. Where it moved to another host, what came of that. */
  const outcome = async (which: number): Promise<WebOutcome> => {
    await vi.waitUntil(() => fetching.mock.results.length >= which, { timeout: 20_000 });
    const came = (await fetching.mock.results[which - 1]!.value) as WebOutcome;
    return came.kind === 'moved' ? outcome(which + 1) : came;
  };
  return { outcome, stop: () => fetching.mockRestore() };
}
