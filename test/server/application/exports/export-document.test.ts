import { describe, expectTypeOf, test } from 'vitest';
import type { ExportedStores } from '../../../../server/application/exports/internal/export-sources.ts';
import type { StoreReader } from '../../../../server/application/ports/store.ts';
import type { ExportDocument } from '../../../../server/application/exports/internal/export-document.ts';

type Shelf = {
  readonly id: string;
  readonly createdAt: number;
  readonly pinCount: number;
  readonly note?: string;
};
type ShelfDocument<Record extends Shelf> = ExportDocument<Record, 'pinCount', { createdAt: 'since' }>;

describe('the document of a record', () => {
  test('has each field in snake case or by its other name, and none that is left out', () => {
    expectTypeOf<ShelfDocument<Shelf>>().toEqualTypeOf<{
      readonly id: unknown;
      readonly since: unknown;
      readonly note: unknown;
    }>();
    expectTypeOf<
      keyof ExportDocument<{ isCommentsAllowed: boolean }>
    >().toEqualTypeOf<'is_comments_allowed'>();
  });

  test('does not compile without a field that is new, or that may be absent', () => {
    type Written = { readonly id: string; readonly since: string; readonly note: string };
    expectTypeOf<Written>().toExtend<ShelfDocument<Shelf>>();
    expectTypeOf<Written>().not.toExtend<ShelfDocument<Shelf & { readonly color: string }>>();
    expectTypeOf<Omit<Written, 'note'>>().not.toExtend<ShelfDocument<Shelf>>();
  });

  test('names no field that is none', () => {
    // @ts-expect-error There is no such field to be left out.
    expectTypeOf<ExportDocument<Shelf, 'color'>>().toBeObject();
  });
});

describe('the copy of one’s own data', () => {
  test('reads every store that holds what somebody has put in', () => {
    const others = {
      sessions: 'where one is logged in',
      pinCounts: 'what others do',
      pinCreations: 'only so that nothing is made twice, and gone within a day',
      duplicates: 'what is no duplicate, and what a merge can restore for an hour',
      moderation: 'what operators have decided; the owner sees it on the page of decisions',
      uploads: 'not used yet, and gone within a day',
      announcedUploads: 'not used yet, and gone within a day',
      linkFacts: 'what other pages say',
      looks: 'computed from the pictures',
      embeddings: 'computed from the pictures',
      videos: 'come with the pins that show them',
      mails: 'what the server sends',
      mailTokens: 'protect the account',
      exports: 'the copies themselves',
      jobs: 'work of the server',
      accountRemoval: 'work of the server',
      home: 'what was shown, and nothing that somebody has put in',
      search: 'reads texts that other stores hold',
      sitemaps: 'lists what is public',
      discovery: 'made from what is public',
      today: 'made from what is public',
      operatorExperiences: 'work for the site, not of a person',
    };
    expectTypeOf<keyof typeof others | keyof ExportedStores>().toEqualTypeOf<keyof StoreReader>();
  });
});
