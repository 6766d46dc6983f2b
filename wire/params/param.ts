import type { Checked } from '../../src/domain/limits/checked.ts';

/** Reads a present, non-empty value of a request: a JSON value, or the text of a query or form field. */
export type Kind<T> = (raw: unknown) => Checked<T>;

/**
 * One parameter of a call: what to do when it is absent or empty, and how its value is read.
 * `undefined` = the key is absent; null and "" are empty, which differs from absent in updates only.
 */
export type Param<T> = {
  /** Other names under which the value may come; the first present one counts. */
  readonly aliases: readonly string[];
  /** What people call it, for messages: `Board name`. Made from the name when left out. */
  readonly label?: string;
  /** May also come as a field of the query string. */
  readonly fromQuery?: boolean;
  read(raw: unknown): Checked<T>;
};

export type ParamSet = Readonly<Record<string, Param<unknown>>>;

/** The values that a handler gets for a set of parameters. */
export type OptionsOf<P extends ParamSet> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};
