import {
  BACKEND_CHANNEL,
  type BackendAnswer,
  type BackendMessage,
  type BackendRequest,
} from '../../../src/composition/fake/backend-messages.ts';
import { openOriginServer, resetOriginServer } from './origin-server.ts';

/**
 * The in-page server of this origin. Every page starts such a worker; the one that holds the lock responds, and when
 * its page is closed another one takes over.
 */
const LOCK = 'pinakes-fake';

const channel = new BroadcastChannel(BACKEND_CHANNEL);
const tell = (message: BackendMessage) => channel.postMessage(message);

async function serve(): Promise<void> {
  let server = openOriginServer();
  // A page may send a request again when a server becomes ready; it must not run twice.
  const requestIds = new Set<string>();
  const answers = new Set<Promise<void>>();
  channel.onmessage = ({ data: message }: MessageEvent<BackendMessage>) => {
    if ((message.kind !== 'request' && message.kind !== 'reset') || requestIds.has(message.id)) return;
    requestIds.add(message.id);
    if (message.kind === 'request') {
      const running = server.then(({ fetch }) => answer(fetch, message)).then(tell);
      answers.add(running);
      void running.finally(() => answers.delete(running));
    } else {
      const before = server;
      // Requests that came earlier are answered before their server is closed.
      const after = Promise.allSettled(answers).then(async () => resetOriginServer(await before));
      server = after.catch(() => before);
      void after.then(
        () => tell(emptyAnswer(message.id, 204)),
        () => tell(emptyAnswer(message.id, 503)),
      );
    }
  };
  await server;
  tell({ kind: 'ready' });
}

type Fetch = Awaited<ReturnType<typeof openOriginServer>>['fetch'];

async function answer(fetch: Fetch, asked: BackendRequest): Promise<BackendAnswer> {
  const { id, method, url, headers, cookie, body } = asked;
  const cookies: string[] = [];
  const request = new Request(url, { method, headers: headers.map(([name, value]) => [name, value]), body });
  const response = await fetch(request, { header: () => cookie, set: (line) => cookies.push(line) });
  return {
    kind: 'answer',
    id,
    status: response.status,
    headers: [...response.headers],
    cookies,
    body: await response.arrayBuffer(),
  };
}

function emptyAnswer(id: string, status: number): BackendAnswer {
  return { kind: 'answer', id, status, headers: [], cookies: [], body: new ArrayBuffer(0) };
}

void navigator.locks.request(LOCK, async () => {
  try {
    await serve();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    channel.onmessage = () => tell({ kind: 'failed', reason });
    tell({ kind: 'failed', reason });
    reportError(error);
  }
  // The lock is held as long as the page is open.
  await new Promise<never>(() => undefined);
});
