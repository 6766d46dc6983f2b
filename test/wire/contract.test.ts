import { describe, expectTypeOf, test } from 'vitest';
import type { Answered, DirectCall, Exactly, ResourceCall, Sent } from '../../wire/calls/contract.ts';
import type { WireBoard } from '../../wire/board.ts';

type ReadBoard = ResourceCall<'Board', 'get'>;
type ListBoards = ResourceCall<'Boards', 'get'>;
type ReadSections = ResourceCall<'BoardSections', 'get'>;
type UpdateBoard = ResourceCall<'Board', 'update'>;
type FollowBoard = DirectCall<'/v3/boards/{board_id}/follow/', 'PUT'>;

describe('what a client sends', () => {
  test('is what must be sent, and no other options', () => {
    expectTypeOf<{ board_id: string }>().toExtend<Sent<UpdateBoard>>();
    expectTypeOf<{ name: string }>().not.toExtend<Sent<UpdateBoard>>();
    expectTypeOf<{ board_id: string; title: string }>().not.toExtend<
      Exactly<{ board_id: string; title: string }, Sent<UpdateBoard>>
    >();
  });

  test('names known values', () => {
    expectTypeOf<{ sort: 'oldest' }>().toExtend<Sent<ListBoards>>();
    expectTypeOf<{ sort: 'largest' }>().not.toExtend<Sent<ListBoards>>();
  });

  test('names a page in lists alone', () => {
    type Page = { bookmarks: readonly string[]; page_size: number };
    expectTypeOf<Page>().toExtend<Exactly<Page, Sent<ListBoards>>>();
    expectTypeOf<Page & { board_id: string }>().toExtend<Sent<ReadSections>>();
    expectTypeOf<Page>().not.toExtend<Exactly<Page, Sent<ReadBoard>>>();
  });

  test('names who acts in writes alone', () => {
    type Actor = { board_id: string; user_id: string };
    expectTypeOf<Actor>().toExtend<Exactly<Actor, Sent<UpdateBoard>>>();
    expectTypeOf<Actor>().not.toExtend<Exactly<Actor, Sent<ReadBoard>>>();
  });

  test('fills the address of a direct call', () => {
    expectTypeOf<{ board_id: string }>().toExtend<Sent<FollowBoard>>();
    expectTypeOf<object>().not.toExtend<Sent<FollowBoard>>();
  });
});

test('an answer is what was declared', () => {
  expectTypeOf<Answered<ReadBoard>>().toEqualTypeOf<WireBoard>();
});
