import type { MessagePort } from 'node:worker_threads';
import { setImmediate } from 'node:timers/promises';
import { DiscoveryEngine } from '../../../application/discovery/discovery-engine.ts';
import type { DiscoveryReader } from '../../../application/ports/discovery/discovery-changes.ts';
import type { QuestionAbout } from '../../../application/ports/discovery/discovery-index.ts';
import { releaseIdleMemory } from '../release-idle-memory.ts';
import type { FromDiscoveryThread, ToDiscoveryThread } from './discovery-messages.ts';
import type { SnapshotFile } from './snapshot-file.ts';

/** How long a change may wait, ms. */
const POLL_MS = 250;
/** After a failed read of the store, ms. */
const RETRY_MS = 2_000;
const SNAPSHOT_MS = 600_000;

export type ServeDiscoveryOptions = {
  readonly port: MessagePort;
  readonly source: DiscoveryReader;
  readonly snapshots: SnapshotFile;
  /** Whether documents have embeddings by an operator's model. */
  readonly hasEmbeddings: boolean;
  /** Closes the connections of `source`. */
  readonly close: () => Promise<void>;
};

/** Runs the engine in this thread: opens its snapshot or builds it, follows the changes and answers questions. */
export function serveDiscovery(options: ServeDiscoveryOptions): void {
  const { port, source, snapshots, hasEmbeddings, close } = options;
  const clock = { now: () => Date.now() };
  const engine = new DiscoveryEngine({ source, clock, hasEmbeddings, pause: () => setImmediate() });
  let snapshotAt: number | null = null;
  let dueAt = clock.now() + SNAPSHOT_MS;
  let isClosing = false;
  let answered = 0;
  // What building the index leaves behind is given back.
  const rest = releaseIdleMemory({ work: () => answered + engine.documents });
  let following: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const send = (message: FromDiscoveryThread) => port.postMessage(message);
  const trouble = (event: string) => (error: unknown) =>
    send({ kind: 'trouble', event, error: error instanceof Error ? error : new Error(String(error)) });

  async function writeSnapshot(): Promise<void> {
    dueAt = clock.now() + SNAPSHOT_MS;
    const saved = await engine.save();
    if (saved === null) return;
    await snapshots.write(saved);
    snapshotAt = clock.now();
  }

  async function open(): Promise<void> {
    const saved = await snapshots.read();
    if (saved !== null) await engine.load(saved);
    if (engine.isReady) send({ kind: 'ready' });
  }

  async function follow(): Promise<void> {
    let wait = POLL_MS;
    try {
      const wasReady = engine.isReady;
      await engine.catchUp();
      if (!wasReady && engine.isReady) {
        send({ kind: 'ready' });
        dueAt = clock.now();
      }
      if (clock.now() >= dueAt) await writeSnapshot().catch(trouble('discovery.snapshot_failed'));
    } catch (error) {
      trouble('discovery.update_failed')(error);
      wait = RETRY_MS;
    }
    if (!isClosing) timer = setTimeout(() => (following = follow()), wait);
  }

  async function end(): Promise<void> {
    isClosing = true;
    rest.stop();
    clearTimeout(timer);
    await engine.close();
    await following;
    await writeSnapshot().catch(trouble('discovery.snapshot_failed'));
    await close();
    port.close();
  }

  port.on('message', (message: ToDiscoveryThread) => {
    if (message.kind === 'close') void end();
    else if (message.kind === 'status') {
      void engine.changesBehind().then(
        (changesBehind) => {
          const { isReady, documents, rebuilds } = engine;
          const state = isReady ? 'ready' : 'building';
          send({
            kind: 'status',
            id: message.id,
            status: { state, documents, changesBehind, snapshotAt, rebuilds },
          });
        },
        (error: Error) => send({ kind: 'failed', id: message.id, error }),
      );
    } else void answer(message);
  });

  async function answer({ id, question, about }: Extract<ToDiscoveryThread, { kind: 'ask' }>): Promise<void> {
    answered += 1;
    try {
      const value = engine.isReady
        ? await engine.answer(question, about as QuestionAbout<typeof question>)
        : null;
      send({ kind: 'answer', id, value });
    } catch (error) {
      send({ kind: 'failed', id, error: error as Error });
    }
  }

  following = open().catch(trouble('discovery.snapshot_unreadable')).then(follow);
}
