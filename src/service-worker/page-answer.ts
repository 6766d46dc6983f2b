import { OFFLINE_PAGE_PATH } from '../domain/offline/install-addresses.ts';

/** How long a server is waited for when the system says that there is no network. It may stand in the same house. */
const PATIENCE_MS = 2_000;

/** What the server says; when it cannot be reached, the offline page. */
export async function pageAnswer(event: FetchEvent): Promise<Response> {
  try {
    const answer = answerOfServer(event);
    return await (navigator.onLine ? answer : Promise.race([answer, refusal(PATIENCE_MS)]));
  } catch {
    return (await caches.match(OFFLINE_PAGE_PATH)) ?? Response.error();
  }
}

async function answerOfServer({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const begun = (await preloadResponse) as Response | undefined;
  return begun ?? fetch(request);
}

function refusal(afterMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The server is out of reach.')), afterMs);
  });
}
