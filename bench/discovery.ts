import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DiscoveryEngine } from '../server/application/discovery/discovery-engine.ts';
import type { Store } from '../server/application/ports/store.ts';
import type { DiscoveryIndex } from '../server/application/ports/discovery/discovery-index.ts';
import { openPostgresStore } from '../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteDiscovery } from '../server/adapters/sql/sqlite-node/open-sqlite-discovery.ts';
import { openSqliteStore } from '../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { openDiscovery } from '../server/composition/discovery/open-discovery.ts';
import { toBoardId, toPinId, toUserId, type PinId } from '../src/domain/ids/ids.ts';
import { aPinRecord } from '../test/builders/a-pin-record.ts';
import { builtFilesForTests } from '../test/server/composition/built-files-for-tests.ts';
import type { BenchOptions, Figure } from './figure.ts';
import { homeFigures } from './evaluation/home-figures.ts';
import { benchDatabase } from './generated-store/bench-database.ts';
import { generateStore } from './generated-store/generate-store.ts';
import { SeededRandom } from './generated-store/random.ts';
import { signatureOf } from './generated-store/signature.ts';
import type { StorePlan } from './generated-store/store-plan.ts';
import type { StoreSize } from './generated-store/store-size.ts';

const UNTIL = Date.UTC(2026, 0, 1);
const SIZES = [50, 5_000, 100_000];
const QUICK_SIZES = [50, 5_000];
const QUESTIONS = 1_000;
const WARM_UP = 300;
/** Of each question. */
const TRIES = 5;
/** The budgets hold at this size, and below. */
const MEMORY_MB = 80;
const UNTIL_SAVED = 'until a save is in an answer';

/** The index of discovery over generated stores: questions, memory, starts and changes. */
export async function run({ quick }: BenchOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const sizes = quick ? QUICK_SIZES : SIZES;
  for (const pins of sizes) figures.push(...(await figuresOf(pins)));
  return [...figures, ...(await postgresFigures(sizes.at(-1)!))];
}

async function figuresOf(originals: number): Promise<readonly Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pinakes-discovery-'));
  const file = path.join(directory, 'pinakes.sqlite');
  try {
    const plan = await generateStore({ engine: 'sqlite', path: file }, sizeWith(originals));
    const figures = [...(await engineFigures(file, plan)), ...(await threadFigures(directory, file, plan))];
    return named(figures, originals);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** What asks the database: the index itself has nothing to do with it once it is built. */
async function postgresFigures(originals: number): Promise<readonly Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'pinakes-discovery-'));
  const database = await benchDatabase('pinakes_discovery');
  try {
    const plan = await generateStore({ engine: 'postgres', url: database.url }, sizeWith(originals));
    const index = openIndex(directory, database.url);
    await untilAnswered(index, documentsOf(plan)[0]!);
    const store = await openPostgresStore({ url: database.url, poolSize: 10 });
    const home = await homeFigures(store, index, plan);
    const visible = await untilSaved(index, store, plan);
    await index.close();
    await store.close();
    const figures = [...home, { what: UNTIL_SAVED, value: visible, unit: 's', budget: 1 }];
    return named(figures, originals).map((figure) => ({ ...figure, what: `PostgreSQL, ${figure.what}` }));
  } finally {
    await database.drop();
    await rm(directory, { recursive: true });
  }
}

function sizeWith(originals: number): StoreSize {
  return {
    people: Math.max(10, originals / 50),
    boards: Math.max(10, originals / 10),
    originals,
    saves: originals * 9,
    favorites: 0,
    seed: 3,
    until: UNTIL,
  };
}

function named(figures: readonly Figure[], originals: number): readonly Figure[] {
  return figures.map((figure) => ({
    ...figure,
    what: `${originals.toLocaleString('en')} pins: ${figure.what}`,
  }));
}

function openIndex(directory: string, databaseUrl: string | null): DiscoveryIndex {
  return openDiscovery({
    directory,
    databaseUrl,
    version: 'bench',
    embeddingModel: null,
    workerUrl: builtFilesForTests('').discoveryWorker,
    logger: console,
  });
}

async function engineFigures(file: string, plan: StorePlan): Promise<readonly Figure[]> {
  const { source, close } = openSqliteDiscovery(file, null);
  const before = memory();
  const begun = cpuMs();
  const engine = new DiscoveryEngine({ source, clock: { now: () => Date.now() } });
  await engine.catchUp();
  const built = cpuMs() - begun;
  const documents = documentsOf(plan);
  const times: number[] = [];
  for (let asked = 0; asked < WARM_UP + QUESTIONS; asked += 1) {
    const question = questionAbout(documents[asked % documents.length]!, asked);
    const took = await fastest(() => engine.answer('related', question));
    if (asked >= WARM_UP) times.push(took);
  }
  times.sort((one, other) => one - other);
  const used = memory() - before;
  await close();
  return [
    { what: 'built from all rows, CPU', value: built / 1000, unit: 's' },
    { what: 'related, median', value: times[Math.floor(times.length * 0.5)]!, unit: 'ms' },
    {
      what: 'related, 99 of 100',
      value: times[Math.floor(times.length * 0.99)]!,
      unit: 'ms',
      budget: 5,
    },
    { what: 'memory of all parts', value: used / 1e6, unit: 'MB', budget: MEMORY_MB },
  ];
}

async function threadFigures(directory: string, file: string, plan: StorePlan): Promise<readonly Figure[]> {
  const [document] = documentsOf(plan);
  const open = () => openIndex(directory, null);
  const withoutSnapshot = open();
  const first = await untilAnswered(withoutSnapshot, document!);
  await withoutSnapshot.close();
  const index = open();
  const second = await untilAnswered(index, document!);
  const { rebuilds } = await index.status();
  if (rebuilds > 0) throw new Error('The snapshot was not used.');
  const store = await openSqliteStore({ path: file });
  const home = await homeFigures(store, index, plan);
  const visible = await untilSaved(index, store, plan);
  await index.close();
  await store.close();
  return [
    { what: 'first answer without a snapshot', value: first, unit: 's' },
    { what: 'first answer with a snapshot', value: second, unit: 's', budget: 1 },
    { what: UNTIL_SAVED, value: visible, unit: 's', budget: 1 },
    ...home,
  ];
}

/** Seconds from the start of the thread. */
async function untilAnswered(index: DiscoveryIndex, document: PinId): Promise<number> {
  const begun = performance.now();
  while ((await index.ask('related', questionAbout(document, 1))) === null) await setTimeout(5);
  return (performance.now() - begun) / 1000;
}

/** Seconds from the acknowledged write of a new pin until it stands beside those of its board. */
async function untilSaved(index: DiscoveryIndex, store: Store, plan: StorePlan): Promise<number> {
  const { pins, people, boardIds, userIds } = plan;
  const board = pins.boards[pins.roots.findIndex((root, pin) => root === pin && isPublic(plan, pin))]!;
  const id = toPinId(String(pins.ids[pins.count - 1]! + 1_000));
  await store.transaction((tx) =>
    tx.pins.insert(
      aPinRecord({
        id,
        boardId: toBoardId(String(boardIds[board]!)),
        pinnerId: toUserId(String(userIds[people.boardOwners[board]!]!)),
        pictureSignature: signatureOf(pins.pictures[0]!),
        createdAt: UNTIL,
      }),
    ),
  );
  const begun = performance.now();
  while (((await index.ask('boardsOf', { document: id, limit: 1 })) ?? []).length === 0) await setTimeout(5);
  return (performance.now() - begun) / 1000;
}

function questionAbout(document: PinId, seed: number) {
  return { documents: [document], withoutBoard: null, words: '', products: 'any' as const, seed, limit: 300 };
}

/** Documents in a random order. */
function documentsOf(plan: StorePlan): readonly PinId[] {
  const random = new SeededRandom(9);
  const roots = [...plan.pins.roots.keys()].filter(
    (pin) => plan.pins.roots[pin] === pin && isPublic(plan, pin),
  );
  return Array.from({ length: Math.min(2_000, roots.length) }, () =>
    toPinId(String(plan.pins.ids[random.pick(roots)]!)),
  );
}

function isPublic({ people, pins }: StorePlan, pin: number): boolean {
  return people.secretBoards[pins.boards[pin]!] === 0;
}

/** The shortest time of several tries, ms: what else the machine does makes some of them longer. */
async function fastest(work: () => unknown): Promise<number> {
  let best = Infinity;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/** Processor time of this thread, which other programs of the machine do not change. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of objects and typed arrays in use. */
function memory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
