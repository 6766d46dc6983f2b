import type { Checked } from '../../src/domain/limits/checked.ts';

/**
 * Parses a present, non-empty value of a request: a JSON value, or the text of a query or form field. `Sent` is the
 * type that our own client sends; many kinds accept other forms as well.
 */
export type Kind<T, Sent = T> = ((raw: unknown) => Checked<T>) & {
  /** For documentation: `text, at most 100 characters`. */
  readonly says?: string;
  /** Never present: it only carries the type. */
  readonly sent?: Sent;
};

/** A kind with its text for the documentation. */
export function kind<T, Sent = T>(says: string, read: (raw: unknown) => Checked<T>): Kind<T, Sent> {
  // A wrapper, so that one function can belong to two kinds.
  return Object.assign((raw: unknown) => read(raw), { says });
}

/** Whether a parameter is required. */
export type Need = 'required' | 'optional';

/**
 * A parameter of a call: the result for absent and empty values, and the parser of all others. `undefined` = the key is
 * absent; null and "" are empty, which differs from absent in updates only.
 */
export type Param<T, Sent = unknown, N extends Need = Need, Alias extends string = string> = {
  readonly need: N;
  /** The meaning of an absent value, for documentation. */
  readonly otherwise?: unknown;
  readonly kind: Kind<unknown, Sent>;
  /** Other names of the parameter; the first present one counts. */
  readonly aliases: readonly Alias[];
  /** The label in messages: `Board name`. Derived from the name by default. */
  readonly label?: string;
  /** Also accepted in the query string. */
  readonly fromQuery?: boolean;
  read(raw: unknown): Checked<T>;
};

export type ParamSet = Readonly<Record<string, Param<unknown>>>;

/** The parsed values of a set of parameters. */
export type OptionsOf<P extends ParamSet> = {
  readonly [Name in keyof P]: P[Name] extends Param<infer T> ? T : never;
};

/** The options that a client sends for a set of parameters: required ones by their first name, others by any name. */
export type SentFor<P extends ParamSet> = {
  readonly [Name in keyof P as P[Name]['need'] extends 'required' ? Name : never]: SentOf<P[Name]>;
} & {
  readonly [Name in keyof P as P[Name]['need'] extends 'required' ? never : Name]?: SentOf<P[Name]> | null;
} & {
  readonly [Name in keyof P as P[Name]['aliases'][number]]?: SentOf<P[Name]> | null;
};

type SentOf<P> = P extends Param<unknown, infer Sent> ? Sent : never;
