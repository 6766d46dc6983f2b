import { explainExperiences } from '../../../src/domain/experiences/delivery/explain-experiences.ts';
import {
  NOBODY,
  type ExplainedFacts,
  type Explanation,
} from '../../../src/domain/experiences/delivery/explanation.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { EventOwner } from '../ports/events.ts';
import type { UserRecord } from '../ports/records.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { LiveExperiences } from './live-experiences.ts';

type ExplainDeps = {
  readonly store: Pick<StoreReader, 'users' | 'experiences'>;
  readonly experiences: Pick<LiveExperiences, 'current' | 'whenRead'>;
  readonly clock: Clock;
  /** The id under which somebody takes part in experiments and holdouts. */
  readonly participantOf: (owner: {
    readonly viewerId: UserId | null;
    readonly unauthId: string | null;
  }) => string | null;
  readonly groupsOf: (participant: string | null) => Readonly<Record<string, string>>;
};

/** For whom it is explained; of visitors the id, of made-up viewers nothing but their facts. */
export type ExplainedTo =
  | { readonly kind: 'user'; readonly username: string }
  | { readonly kind: 'visitor'; readonly id: string }
  | { readonly kind: 'made_up' };

const DAY_MS = 86_400_000;

/** Tells operators why somebody sees each experience or not; the rules are those of the delivery. */
export class ExplainExperiencesToOperator {
  readonly #deps: ExplainDeps;

  constructor(deps: ExplainDeps) {
    this.#deps = deps;
  }

  /** `given` completes what is not known of the viewer. Undefined for unknown usernames. */
  async run(to: ExplainedTo, given: Partial<ExplainedFacts>): Promise<Explanation | undefined> {
    const { experiences, store, clock } = this.#deps;
    await experiences.whenRead();
    const viewer = await this.#viewerOf(to);
    if (viewer === undefined) return undefined;
    const facts = { ...NOBODY, ...given, ...viewer.known };
    const marks = viewer.owner === null ? [] : await store.experiences.marksOf(viewer.owner);
    return {
      facts,
      experiences: explainExperiences({
        set: experiences.current(),
        viewer: { ...facts, key: viewer.key },
        history: new Map(marks.map((mark) => [mark.experienceId, mark])),
        now: clock.now(),
      }),
    };
  }

  async #viewerOf(to: ExplainedTo): Promise<
    | {
        readonly owner: EventOwner | null;
        readonly key: string | null;
        readonly known: Partial<ExplainedFacts>;
      }
    | undefined
  > {
    const { store, participantOf, groupsOf } = this.#deps;
    if (to.kind === 'made_up') return { owner: null, key: null, known: {} };
    if (to.kind === 'visitor') {
      const key = participantOf({ viewerId: null, unauthId: to.id });
      const known = { isSignedIn: false, isPartner: false, accountAgeDays: null, groups: groupsOf(key) };
      return { owner: { kind: 'visitor', id: to.id }, key, known };
    }
    const user = await store.users.findByUsername(to.username);
    if (user === undefined) return undefined;
    const key = participantOf({ viewerId: user.id, unauthId: null });
    const known = { ...(await this.#factsOf(user)), groups: groupsOf(key) };
    return { owner: { kind: 'user', id: user.id }, key, known };
  }

  async #factsOf(user: UserRecord): Promise<Partial<ExplainedFacts>> {
    const { store, clock } = this.#deps;
    const { counts } = await store.users.ownCounts(user.id);
    return {
      isSignedIn: true,
      isPartner: user.accountType === 'business',
      accountAgeDays: Math.floor((clock.now() - user.createdAt) / DAY_MS),
      boardCount: counts.boardCount,
      saveCount: counts.pinCount,
      // Empty ones follow the browser, which is not known here.
      ...(user.locale !== '' && { locale: user.locale }),
      ...(user.country !== '' && { country: user.country }),
    };
  }
}
