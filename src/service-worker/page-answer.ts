import { OFFLINE_PAGE_PATH } from '../domain/offline/install-addresses.ts';

/** Timeout for the server when the system reports no network. The server may be in the local network. */
const PATIENCE_MS = 2_000;

/** The server's answer, or the offline page when the server is unreachable. */
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
