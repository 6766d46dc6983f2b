import type { Kysely } from 'kysely';

/** One step of the schema. Runs inside a transaction; once released it is never changed. */
export type Migration = {
  /** Four digits and what it does; steps run in the order of the list. */
  readonly name: string;
  /** Columns of the texts of pins that it brings; no text is read or written without a step that names its column. */
  readonly textsOfPins?: readonly string[];
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>;
};

/** Column types that engines spell differently. */
export type ColumnTypes = {
  /** Holds a 53-bit number; as a primary key it is the place of the row itself. */
  readonly integer: 'integer' | 'bigint';
};
