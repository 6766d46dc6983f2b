import { sql } from 'kysely';
import { toBoardId, toPinId, toUserId } from '../../../../../src/domain/ids/ids.ts';
import { domainOf } from '../../../../../src/domain/links/http-url.ts';
import type { TypedProduct } from '../../../../../src/domain/pins/typed-product.ts';
import type { SourceFacts } from '../../../../../src/domain/sources/source-facts.ts';
import type {
  DocumentBoard,
  PinDocument,
  PinKind,
} from '../../../../application/ports/discovery/pin-document.ts';
import { topicDecisions } from '../../reading/topic-decisions.ts';
import { embeddingsOf } from '../../reading/embeddings-of.ts';
import { LOOKS_COLUMNS, looksOf } from '../../reading/looks-rows.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';

/**
 * The documents of these roots, without those that have no listed pin. Three statements, and one more for embeddings by
 * a model.
 */
export async function pinDocuments(
  context: SqlContext,
  roots: readonly number[],
  embeddingModel: string | null,
): Promise<readonly PinDocument[]> {
  const saves = new Map<number, Saved>();
  for (const row of await listedSaves(context, roots)) addSave(saves, row);
  const rows = await shownPins(
    context,
    [...saves.values()].map(({ shown }) => shown),
  );
  const topics = await topicDecisions(context, [...saves.keys()]);
  const signatures = embeddingModel === null ? [] : rows.map((row) => row.picture_signature);
  const embeddings = await embeddingsOf(context, embeddingModel ?? '', signatures);
  return rows.map((row) => ({
    ...documentOf(row, saves.get(row.root_id)!, topics.get(row.root_id) ?? []),
    embedding: embeddings.get(row.picture_signature) ?? null,
  }));
}

/** What is known of a document from its listed pins. */
type Saved = { shown: number; readonly boards: Map<number, DocumentBoard> };

type SaveRow = {
  readonly id: number;
  readonly root_id: number;
  readonly board_id: number;
  readonly name: string;
  readonly created_at: number;
};

type ShownRow = Awaited<ReturnType<typeof shownPins>>[number];

/** Rows come with the smallest id first. */
function addSave(saves: Map<number, Saved>, { id, root_id, board_id, name, created_at }: SaveRow): void {
  let saved = saves.get(root_id);
  if (saved === undefined) {
    saved = { shown: id, boards: new Map() };
    saves.set(root_id, saved);
  }
  if (saved.shown !== root_id) saved.shown = id;
  const board = saved.boards.get(board_id);
  const savedAt = Math.max(created_at, board?.savedAt ?? 0);
  saved.boards.set(board_id, { id: toBoardId(String(board_id)), name, savedAt });
}

function documentOf(
  row: ShownRow,
  { boards }: Saved,
  topics: PinDocument['topics'],
): Omit<PinDocument, 'embedding'> {
  const facts = row.facts === null ? null : (JSON.parse(row.facts) as SourceFacts);
  return {
    id: toPinId(String(row.root_id)),
    shown: toPinId(String(row.id)),
    pinnerId: toUserId(String(row.pinner_id)),
    title: row.title,
    description: row.description,
    altText: row.alt_text ?? '',
    domain: row.link === null ? null : domainOf(row.link),
    linkTitle: facts?.title ?? '',
    kind: kindOf(row, facts),
    product: productOf(row.product, facts),
    picture: row.picture_signature,
    dominantColor: row.dominant_color,
    looks: looksOf(row),
    createdAt: row.created_at,
    boards: [...boards.values()],
    topics,
  };
}

function kindOf(row: ShownRow, facts: SourceFacts | null): PinKind {
  if (row.video_signature !== null) return 'video';
  if (row.kind === 'story' || row.kind === 'carousel') return row.kind;
  if (facts !== null && facts.recipe !== null) return 'recipe';
  return facts !== null && facts.article !== null ? 'article' : 'image';
}

/** What a person has entered, else what the page says. */
function productOf(entered: string | null, facts: SourceFacts | null): PinDocument['product'] {
  if (entered !== null) {
    const { price, minPrice, currency, availability } = JSON.parse(entered) as TypedProduct;
    return {
      price: price ?? minPrice,
      currency: currency || null,
      inStock: availability === 'in_stock',
    };
  }
  const offered = facts?.products[0];
  if (offered === undefined) return null;
  const { lowest, currency, availability } = offered;
  return {
    price: lowest,
    currency: currency || null,
    inStock: availability === '' ? null : availability === 'in stock',
  };
}

function listedSaves({ db, prepared }: SqlContext, roots: readonly number[]): Promise<readonly SaveRow[]> {
  return prepared.rows(db, 'listed saves of documents', { roots }, ({ roots }) =>
    db
      .selectFrom('pins')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .where('pins.root_id', 'in', roots)
      // A sum, so that the index of roots is used, and not that of all listed pins.
      .where(sql<boolean>`pins.listed + 0 = 1`)
      .select(['pins.id', 'pins.root_id', 'pins.board_id', 'boards.name', 'pins.created_at'])
      .orderBy('pins.id'),
  );
}

async function shownPins({ db, prepared }: SqlContext, pins: readonly number[]) {
  if (pins.length === 0) return [];
  return await prepared.rows(db, 'shown pins of documents', { pins }, ({ pins }) =>
    db
      .selectFrom('pins')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .leftJoin('picture_looks', 'picture_looks.signature', 'pins.picture_signature')
      .leftJoin('link_facts', 'link_facts.link_key', 'pins.link_key')
      .leftJoin('pin_contents', 'pin_contents.root_id', 'pins.root_id')
      .where('pins.id', 'in', pins)
      .select([
        'pins.id',
        'pins.root_id',
        'pins.pinner_id',
        'pins.title',
        'pins.description',
        'pins.alt_text',
        'pins.link',
        'pins.picture_signature',
        'pins.video_signature',
        'pins.created_at',
        'pictures.dominant_color',
        ...LOOKS_COLUMNS,
        'link_facts.facts',
        'pin_contents.kind',
        'pin_contents.product',
      ]),
  );
}
