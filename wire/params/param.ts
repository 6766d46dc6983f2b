import type { Checked } from '../../src/domain/limits/checked.ts';

/**
 * Reads a present, non-empty value of a request: a JSON value, or the text of a query or form field. `Sent` is what our
 * own client sends for it; many kinds understand more than that.
 */
export type Kind<T, Sent = T> = ((raw: unknown) => Checked<T>) & {
  /** For documentation: `text, at most 100 characters`. */
  readonly says?: string;
  /** Never there: it only carries the type. */
  readonly sent?: Sent;
};

/** A kind with the words that documentation says about it. */
export function kind<T, Sent = T>(says: string, read: (raw: unknown) => Checked<T>): Kind<T, Sent> {
  // A wrapper, so that one function can be two kinds.
  return Object.assign((raw: unknown) => read(raw), { says });
}

/** Whether a value must be sent. */
export type Need = 'required' | 'optional';

/**
 * One parameter of a call: what to do when it is absent or empty, and how its value is read.
 * `undefined` = the key is absent; null and "" are empty, which differs from absent in updates only.
 */
export type Param<T, Sent = unknown, N extends Need = Need, Alias extends string = string> = {
  readonly need: N;
  /** What an absent value means, for documentation. */
  readonly otherwise?: unknown;
  readonly kind: Kind<unknown, Sent>;
  /** Other names under which the value may come; the first present one counts. */
  readonly aliases: readonly Alias[];
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

/** What a client sends for a set of parameters: every required one by its first name, others by any of theirs. */
export type SentFor<P extends ParamSet> = {
  readonly [Name in keyof P as P[Name]['need'] extends 'required' ? Name : never]: SentOf<P[Name]>;
} & {
  readonly [Name in keyof P as P[Name]['need'] extends 'required' ? never : Name]?: SentOf<P[Name]> | null;
} & {
  readonly [Name in keyof P as P[Name]['aliases'][number]]?: SentOf<P[Name]> | null;
};

type SentOf<P> = P extends Param<unknown, infer Sent> ? Sent : never;
