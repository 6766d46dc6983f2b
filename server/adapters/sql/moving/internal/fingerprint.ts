import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Kysely } from 'kysely';
import { tablePages, type Row } from './table-pages.ts';
import type { TableShape } from './table-shapes.ts';

export type Fingerprint = { readonly rows: number; readonly hash: string };

/** Counts and hashes the rows of a table, in their order. */
export class TableHash {
  readonly #columns: readonly string[];
  readonly #hash = sha256.create();
  #rows = 0;

  constructor({ columns }: TableShape) {
    this.#columns = columns;
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const line = JSON.stringify(this.#columns.map((column) => row[column]));
      this.#hash.update(utf8ToBytes(`${line}\n`));
    }
    this.#rows += rows.length;
  }

  /** Call it once, after all rows. */
  end(): Fingerprint {
    return { rows: this.#rows, hash: bytesToHex(this.#hash.digest()) };
  }
}

export async function fingerprintOf<T>(db: Kysely<T>, shape: TableShape): Promise<Fingerprint> {
  const hash = new TableHash(shape);
  for await (const rows of tablePages(db, shape)) hash.add(rows);
  return hash.end();
}
