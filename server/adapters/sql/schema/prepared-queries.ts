import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { JobKind } from '../../../application/ports/jobs.ts';
import type { Tables } from './tables.ts';

/** The connection of the statements, and the cache of compiled queries. */
export type SqlContext = {
  readonly db: Kysely<Tables>;
  readonly prepared: PreparedQueries;
  /** The kinds of jobs that this transaction enqueues; listeners are notified after the commit. */
  readonly enqueuedKinds?: Set<JobKind>;
};

type Value = number | string;
export type QueryArguments = Readonly<Record<string, Value | readonly Value[]>>;

/** A placeholder for a value while a query is built. */
class Placeholder {
  readonly name: string;
  readonly index: number | null;

  constructor(name: string, index: number | null) {
    this.name = name;
    this.index = index;
  }
}

/** Lists are padded to one of these lengths, so that few variants of a query are needed. */
const LIST_LENGTHS = [1, 2, 4, 8, 16, 26, 52, 104, 256];
/** Longer lists are padded to a multiple of this. */
const LONG_LIST_STEP = 256;

/**
 * Queries that are built and compiled once (which takes longer than running them) and then run with other values. Lists
 * may be used in `in` only: they are padded by repeating their last value.
 */
export class PreparedQueries {
  readonly #compiled = new Map<string, CompiledQuery>();

  /** `build` must return the same query for the same `name`, whatever the values are; it gets placeholders for them. */
  async rows<Arguments extends QueryArguments, Row>(
    db: Kysely<Tables>,
    name: string,
    args: Arguments,
    build: (args: Arguments) => Compilable<Row>,
  ): Promise<Row[]> {
    const padded = Object.entries(args).map(
      ([key, value]) => [key, isList(value) ? pad(value) : value] as const,
    );
    const lengths = padded.map(([, value]) => (isList(value) ? value.length : '')).join('.');
    const key = `${name} ${lengths}`;
    let query = this.#compiled.get(key);
    if (query === undefined) {
      query = build(placeholders(padded) as Arguments).compile();
      this.#compiled.set(key, query);
    }
    const values: QueryArguments = Object.fromEntries(padded);
    const parameters = query.parameters.map((parameter) => fill(parameter, values));
    const { rows } = await db.executeQuery({ ...query, parameters } as CompiledQuery<Row>);
    return rows;
  }
}

function placeholders(args: readonly (readonly [string, Value | readonly Value[]])[]): unknown {
  return Object.fromEntries(
    args.map(([name, value]) => [
      name,
      isList(value) ? value.map((_, index) => new Placeholder(name, index)) : new Placeholder(name, null),
    ]),
  );
}

function fill(parameter: unknown, values: QueryArguments): unknown {
  if (!(parameter instanceof Placeholder)) return parameter;
  const value = values[parameter.name];
  return parameter.index === null || !isList(value) ? value : value[parameter.index];
}

function pad(list: readonly Value[]): readonly Value[] {
  const last = list.at(-1);
  if (last === undefined) return list;
  const length =
    LIST_LENGTHS.find((candidate) => candidate >= list.length) ??
    Math.ceil(list.length / LONG_LIST_STEP) * LONG_LIST_STEP;
  return list.concat(new Array<Value>(length - list.length).fill(last));
}

function isList(value: Value | readonly Value[] | undefined): value is readonly Value[] {
  return Array.isArray(value);
}
