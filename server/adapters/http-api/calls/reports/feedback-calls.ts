import { hidesPin } from '../../../../../src/domain/feedback/feedback-type.ts';
import type { PinId, UserId } from '../../../../../src/domain/ids/ids.ts';
import { FEEDBACK_CALLS } from '../../../../../wire/calls/reports/feedback.ts';
import type { HideCause } from '../../../../application/ports/people/hides.ts';
import { objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** Calls to hide pins, people and boards, and to give the reason. */
export function feedbackCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(FEEDBACK_CALLS, {
    giveFeedback: giveFeedback(deps),
    hide: hide(deps, true),
    unhide: hide(deps, false),
    hideFromSearch: hideFromSearch(deps, true),
    unhideFromSearch: hideFromSearch(deps, false),
    hideFromNews: hideFromNews(deps, true),
    unhideFromNews: hideFromNews(deps, false),
  });
}

function giveFeedback(deps: CallDeps): Answer<typeof FEEDBACK_CALLS.giveFeedback> {
  return async ({ viewerId }, { pin_id, feedback_type, undo }) => {
    const hides = hidesPin(feedback_type, undo);
    if (hides === null) unlessRefused(await deps.unfollowSource.run(pin_id, viewerId, undo));
    else {
      const cause = feedback_type === 'unhide' || feedback_type === 'unfollow' ? 'hide' : feedback_type;
      await setHidden(deps, { pinId: pin_id, viewerId, hidden: hides, cause });
    }
    return { data: { pin_id, feedback_type, undone: undo } };
  };
}

function hide(deps: CallDeps, hidden: boolean): Answer<typeof FEEDBACK_CALLS.hide> {
  return async ({ viewerId }, { pin }) => {
    await setHidden(deps, { pinId: pin, viewerId, hidden, cause: 'hide' });
    return { data: { pin_id: pin, hidden } };
  };
}

/** The answer repeats the search query; it is not stored. */
function hideFromSearch(deps: CallDeps, hidden: boolean): Answer<typeof FEEDBACK_CALLS.hideFromSearch> {
  return async ({ viewerId }, { pin_id, query }) => {
    await setHidden(deps, { pinId: pin_id, viewerId, hidden, cause: 'search' });
    return { data: { pin_id, hidden, query } };
  };
}

function hideFromNews({ changeNews }: CallDeps, hidden: boolean): Answer<typeof FEEDBACK_CALLS.hideFromNews> {
  return async ({ viewerId }, { news_id, pin_id }) => {
    const outcome = await changeNews.hidePin(viewerId, { newsId: news_id, pinId: pin_id, isHidden: hidden });
    if (outcome.kind === 'not_found') throw objectNotFound('news');
    unlessRefused(outcome);
    return { data: { pin_id, hidden } };
  };
}

async function setHidden(
  { hidePin }: CallDeps,
  {
    pinId,
    viewerId,
    hidden,
    cause,
  }: {
    readonly pinId: PinId;
    readonly viewerId: UserId;
    readonly hidden: boolean;
    readonly cause: HideCause;
  },
): Promise<void> {
  unlessRefused(await (hidden ? hidePin.hide(pinId, viewerId, cause) : hidePin.show(pinId, viewerId)));
}
