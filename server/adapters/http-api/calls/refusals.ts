import type { ErrorReason } from '../../../../wire/errors.ts';
import type { BulkOutcome } from '../../../application/pins/bulk-outcome.ts';
import type { RefusalReason, Refused } from '../../../application/access/refusal.ts';
import { COUNT_LIMITS } from '../../../../src/domain/limits/count-limits.ts';
import type { Language } from '../../../../src/domain/messages/language.ts';
import { phrase, type Phrase } from '../../../../src/domain/messages/message.ts';
import { MOST_CHOSEN_TOPICS } from '../../../../src/domain/topics/topic-tagging.ts';
import { CallFailure } from '../core/call/call-failure.ts';
import { failureText } from '../core/call/failure-text.ts';
import { callMessages } from './messages.en.ts';
import { ERRORS } from '../../../../wire/errors.ts';

type Failure = { readonly reason: ErrorReason; readonly message?: Phrase; readonly target?: string };

const FAILURES: Readonly<Record<RefusalReason, Failure>> = {
  pin_not_found: { reason: 'pin_not_found' },
  board_not_found: { reason: 'board_not_found' },
  section_not_found: { reason: 'section_not_found' },
  topic_not_found: { reason: 'topic_not_found' },
  forbidden: { reason: 'forbidden' },
  pinner_blocked: { reason: 'forbidden', message: callMessages.reactionBlocked },
  pinner_refuses: { reason: 'forbidden', message: callMessages.reactionRefused },
  picture_removed: { reason: 'bad_media', message: callMessages.pictureRemoved, target: 'pin_id' },
  board_full: { reason: 'limit_reached' },
  too_many_topics: {
    reason: 'limit_reached',
    message: phrase(callMessages.tooManyTopics, { limit: MOST_CHOSEN_TOPICS }),
  },
  too_many_boards: {
    reason: 'limit_reached',
    message: phrase(callMessages.tooManyBoards, { limit: COUNT_LIMITS.boardsPerUser }),
  },
  too_many_sections: {
    reason: 'limit_reached',
    message: phrase(callMessages.tooManySections, { limit: COUNT_LIMITS.sectionsPerBoard }),
  },
  quick_saves_stay: { reason: 'conflict', message: callMessages.quickSavesStay },
};

/** The failure that a call throws for each refusal. */
export function failureOfRefusal(why: RefusalReason): CallFailure {
  const { reason, target, ...details } = FAILURES[why];
  const named =
    target === undefined ? {} : { target, fields: [{ name: target, problem: 'not_allowed' as const }] };
  return new CallFailure(reason, { ...details, ...named });
}

/** The outcome, unless it is a refusal. @throws {CallFailure} */
export function unlessRefused<Outcome extends { readonly kind: string }>(
  outcome: Outcome | Refused,
): Exclude<Outcome, Refused> {
  if (isRefused(outcome)) throw failureOfRefusal(outcome.why);
  return outcome as Exclude<Outcome, Refused>;
}

/** Unwraps a page of a list. @throws {CallFailure} `missing` without its owner, 400/5 for an invalid cursor */
export function pageOrFailure<Outcome extends { readonly kind: string }>(
  outcome: Outcome,
  missing: ErrorReason = 'object_not_found',
): Exclude<Outcome, { readonly kind: 'not_found' | 'bad_position' }> {
  if (outcome.kind === 'not_found') throw new CallFailure(missing);
  if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
  return outcome as Exclude<Outcome, { readonly kind: 'not_found' | 'bad_position' }>;
}

function isRefused(outcome: { readonly kind: string }): outcome is Refused {
  return outcome.kind === 'refused';
}

/**
 * The results for several pins, with texts in the reader's language.
 * @throws {CallFailure} the first failure when all of them failed
 */
export function bulkAnswer(outcome: BulkOutcome, language: Language) {
  const { okIds, failed } = unlessRefused(outcome);
  const [first] = failed;
  if (okIds.length === 0 && first !== undefined) throw failureOfRefusal(first.why);
  return {
    ok_ids: okIds,
    failed: failed.map(({ id, why }) => {
      const failure = failureOfRefusal(why);
      return { id, code: ERRORS[failure.reason].code, message: failureText(failure, language) };
    }),
  };
}

/** The limit of follows is reached. */
export function tooManyFollows(): CallFailure {
  return new CallFailure('limit_reached', {
    message: phrase(callMessages.tooManyFollows, { limit: COUNT_LIMITS.followsPerUser }),
  });
}
