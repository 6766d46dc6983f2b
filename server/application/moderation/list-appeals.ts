import { isIdText, type UserId } from '../../../src/domain/ids/ids.ts';
import { pageOf } from '../arrays/page-of.ts';
import type { AppealRecord } from '../ports/moderation/appeals.ts';
import type { DecisionRecord } from '../ports/moderation/moderation.ts';
import type { PersonView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { isAppealed } from './internal/standing-decision.ts';
import { peopleById } from './internal/people-by-id.ts';

export type ListedAppeal = {
  readonly appeal: AppealRecord;
  readonly user: PersonView | null;
  /** Null when it was not recorded. */
  readonly decision: DecisionRecord | null;
};

export type ListAppealsOutcome =
  | { readonly kind: 'page'; readonly appeals: readonly ListedAppeal[]; readonly next: string | null }
  | { readonly kind: 'bad_position' };

/** More decisions than these against the people of one page are not looked through. */
const MOST_DECISIONS = 1000;

type ListAppealsDeps = { readonly store: Pick<StoreReader, 'appeals' | 'moderation' | 'users'> };

/** Open appeals for operators, those that wait longest first, each with the decision that it is about. */
export class ListAppeals {
  readonly #deps: ListAppealsDeps;

  constructor(deps: ListAppealsDeps) {
    this.#deps = deps;
  }

  async run(query: {
    readonly operatorId: UserId;
    readonly position: string | null;
    readonly limit: number;
  }): Promise<ListAppealsOutcome> {
    const { operatorId, position, limit } = query;
    const { store } = this.#deps;
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    const found = await store.appeals.list({ state: 'open', after: position, limit: limit + 1 });
    const { items: shown, next } = pageOf(found, limit);
    const ids = [...new Set(shown.map(({ userId }) => userId))];
    const people = await peopleById(store.users, ids, operatorId);
    const decisions =
      ids.length === 0
        ? []
        : await store.moderation.decisions({
            ownerIds: ids,
            actions: ['remove', 'restrict_user'],
            before: null,
            limit: MOST_DECISIONS,
          });
    const appeals = shown.map((appeal) => ({
      appeal,
      user: people.get(appeal.userId) ?? null,
      decision: decisions.find((decision) => isAppealed(decision, appeal)) ?? null,
    }));
    return { kind: 'page', appeals, next };
  }
}
