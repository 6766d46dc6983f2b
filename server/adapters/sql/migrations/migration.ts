import type { Kysely } from 'kysely';

/** A schema migration. It runs in a transaction, and is never changed after its release. */
export type Migration = {
  /** Four digits and a description; migrations run in the order of the list. */
  readonly name: string;
  /** The text columns of pins that it adds; a text is stored only if a migration lists its column. */
  readonly textsOfPins?: readonly string[];
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
};

/** Column types with different names in different engines. */
export type ColumnTypes = {
  /** A 53-bit number; as a primary key it is the row id. */
  readonly integer: 'integer' | 'bigint';
  /** A primary key that the engine counts upwards. */
  readonly counting: 'integer' | 'bigserial';
};
