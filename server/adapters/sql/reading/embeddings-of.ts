import type { Embedding } from '../../../application/ports/media/embeddings.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { numbersOf } from './looks-rows.ts';

/** Engines limit the number of values in one statement. */
const AT_ONCE = 500;

/** The embeddings of pictures by a model; pictures without one are left out. One statement for each 500. */
export async function embeddingsOf(
  { db }: SqlContext,
  model: string,
  signatures: readonly string[],
): Promise<ReadonlyMap<string, Embedding>> {
  const found = new Map<string, Embedding>();
  for (let start = 0; start < signatures.length; start += AT_ONCE) {
    const rows = await db
      .selectFrom('picture_embeddings')
      .select(['signature', 'embedding'])
      .where('model', '=', model)
      .where('signature', 'in', signatures.slice(start, start + AT_ONCE))
      .where('embedding', 'is not', null)
      .execute();
    for (const { signature, embedding } of rows)
      if (embedding !== null) found.set(signature, numbersOf(embedding));
  }
  return found;
}
