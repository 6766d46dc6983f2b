import type { BenchOptions, Figure } from './figure.ts';
import { measure, type Measured } from './scale/measure.ts';
import { filledStore, type Engine } from './scale/stores.ts';
import { medianStart } from './served/median-start.ts';

const PINS = [1_000, 10_000, 100_000, 1_000_000];
const QUICK_PINS = [1_000, 100_000];
const STARTS = 3;
const TIMES = { rounds: 5, warmUp: 100, each: 60 };
const QUICK_TIMES = { rounds: 3, warmUp: 60, each: 40 };
/** Pages of which the engines are compared, at this number of pins: processor time also tells on a busy machine. */
const COMPARED = { pins: 100_000, pages: { board: ['board', 'pins of a board'], home: ['home'] } };

type Run = {
  readonly engine: Engine;
  readonly pins: number;
  readonly megabytes: number;
  readonly measured: readonly Measured[];
  /** Milliseconds until a server on this store is ready. */
  readonly start: number;
};

/**
 * What people do, at more and more pins, on both engines. Options: `--pins 1000,100000`, `--store sqlite|postgres|both`,
 * and `--keep` to leave the stores and take those of an earlier run.
 */
export async function run({ quick, option, has }: BenchOptions): Promise<readonly Figure[]> {
  const store = option('--store') ?? 'both';
  const engines = (['sqlite', 'postgres'] as const).filter((engine) => store === 'both' || store === engine);
  const sizes = option('--pins')?.split(',').map(Number) ?? (quick ? QUICK_PINS : PINS);
  if (engines.length === 0 || !sizes.every((size) => size >= 1_000))
    throw new Error('Usage: --store sqlite|postgres|both, --pins with numbers from 1000');
  const runs: Run[] = [];
  for (const pins of sizes) {
    for (const engine of engines) {
      const filled = await filledStore(engine, pins, has('--keep'));
      const measured = await measure(filled, quick ? QUICK_TIMES : TIMES);
      const start = await medianStart(STARTS, async () => ({ dataDir: filled.directory, env: filled.env }));
      runs.push({ engine, pins, megabytes: await filled.megabytes(), measured, start });
      await filled.remove();
    }
  }
  for (const engine of engines)
    console.log(
      table(
        engine,
        runs.filter((each) => each.engine === engine),
      ),
    );
  return figuresOf(runs);
}

/** Median, p99 and processor time in milliseconds, and how much more processor time it takes in the largest store. */
function table(engine: Engine, runs: readonly Run[]): string {
  const [first, last] = [runs[0]!, runs.at(-1)!];
  const head = [engine, 'statements', ...runs.map(({ pins }) => `${pins} pins`), 'grows'];
  const size = ['size, MiB', '', ...runs.map(({ megabytes }) => megabytes.toFixed(0)), ''];
  const lines = first.measured.map(({ name, cpu }, index) => {
    const each = runs.map(({ measured }) => measured[index]!);
    const statements = Math.max(...each.map((one) => one.statements));
    const times = each.map(
      (one) => `${one.median.toFixed(1)} / ${one.p99.toFixed(1)} / ${one.cpu.toFixed(2)}`,
    );
    return [name, String(statements), ...times, `${(last.measured[index]!.cpu / cpu).toFixed(1)} ×`];
  });
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...lines, size]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function figuresOf(runs: readonly Run[]): readonly Figure[] {
  const costliest = Math.max(
    ...runs.flatMap(({ measured }) => pagesOf(measured).map((page) => page.statements)),
  );
  const saves = runs.map(({ engine, pins, measured }) => ({
    what: `save, ${engine}, ${pins} pins`,
    value: measured.find(({ name }) => name === 'save')!.median,
    unit: 'ms',
    budget: 3,
  }));
  const starts = runs.map(({ engine, pins, start }) => ({
    what: `start, ${engine}, ${pins} pins`,
    value: start,
    unit: 'ms',
    budget: 1_000,
  }));
  return [
    { what: 'statements of the costliest answer', value: costliest, unit: '', budget: 8 },
    ...saves,
    ...starts,
    ...comparisons(runs),
  ];
}

function comparisons(runs: readonly Run[]): readonly Figure[] {
  const at = (engine: Engine) => runs.find((run) => run.engine === engine && run.pins === COMPARED.pins);
  const [sqlite, postgres] = [at('sqlite'), at('postgres')];
  if (sqlite === undefined || postgres === undefined) return [];
  return Object.entries(COMPARED.pages).map(([page, parts]) => ({
    what: `${page} page: processor time on PostgreSQL beside SQLite, ${COMPARED.pins} pins`,
    value: cpuOf(postgres.measured, parts) / cpuOf(sqlite.measured, parts),
    unit: '×',
    budget: 2,
  }));
}

function pagesOf(measured: readonly Measured[]): readonly Measured[] {
  return measured.filter(({ name }) => name !== 'save' && name !== 'follow');
}

function cpuOf(measured: readonly Measured[], names: readonly string[]): number {
  return measured.reduce((sum, { name, cpu }) => (names.includes(name) ? sum + cpu : sum), 0);
}
