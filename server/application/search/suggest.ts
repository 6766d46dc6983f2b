import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import type { BoardShortView, PersonView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { scanTexts } from './internal/scan-texts.ts';

export type Suggestion =
  | { readonly kind: 'query'; readonly query: string; readonly isRecent: boolean }
  | { readonly kind: 'board'; readonly board: BoardShortView }
  | { readonly kind: 'person'; readonly person: PersonView };

type SuggestDeps = { readonly store: Pick<StoreReader, 'search' | 'boards' | 'users'> };

/** Suggestions for a text that is being typed. */
export class Suggest {
  readonly #deps: SuggestDeps;

  constructor(deps: SuggestDeps) {
    this.#deps = deps;
  }

  async run(text: string, viewerId: ViewerId, limit: number): Promise<readonly Suggestion[]> {
    const { search, boards, users } = this.#deps.store;
    const query = { text, after: null, limit };
    const [boardIds, userIds] = await Promise.all([
      scanTexts<BoardId>((batch) => search.textsOfBoards(viewerId, batch), query),
      scanTexts<UserId>((batch) => search.textsOfPeople(viewerId, batch), query),
    ]);
    const [boardViews, people] = await Promise.all([
      boards.shortViews(boardIds.ids, viewerId),
      users.views(userIds.ids, viewerId),
    ]);
    const suggestions: readonly Suggestion[] = [
      ...boardViews.map((board) => ({ kind: 'board', board }) as const),
      ...people.map((person) => ({ kind: 'person', person }) as const),
    ];
    return suggestions.slice(0, limit);
  }
}
