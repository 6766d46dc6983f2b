import { FEEDBACK_TYPES, hidesPin } from '../../../../src/domain/feedback/feedback-type.ts';
import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { HideCause } from '../../../application/ports/hides.ts';
import { objectNotFound } from '../core/call-failure.ts';
import { defineDirectCall, defineResourceCall, type Call } from '../core/define-call.ts';
import { bool, id, oneOf, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { optional, required, withDefault } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** What people do not want to see again, and what they say about it. */
export function feedbackCalls(deps: CallDeps): readonly Call[] {
  return [
    giveFeedback(deps),
    generalHide(deps, 'hide'),
    generalHide(deps, 'unhide'),
    searchHide(deps, 'hide'),
    searchHide(deps, 'unhide'),
    newsHide('hide'),
    newsHide('undo'),
  ];
}

function giveFeedback(deps: CallDeps): Call {
  return defineResourceCall({
    name: 'PinFeedbackResource',
    action: 'update',
    endpointName: 'pin_feedback_update',
    who: 'S',
    params: {
      pin_id: required(id<PinId>()),
      feedback_type: required(oneOf(FEEDBACK_TYPES)),
      undo: withDefault(bool(), false),
    },
    async run({ viewerId }, { pin_id, feedback_type, undo }) {
      const hides = hidesPin(feedback_type, undo);
      if (hides === null) unlessRefused(await deps.unfollowSource.run(pin_id, viewerId, undo));
      else {
        const cause = feedback_type === 'unhide' || feedback_type === 'unfollow' ? 'hide' : feedback_type;
        await setHidden(deps, { pinId: pin_id, viewerId, hidden: hides, cause });
      }
      return { data: { pin_id, feedback_type, undone: undo } };
    },
  });
}

function generalHide(deps: CallDeps, verb: 'hide' | 'unhide'): Call {
  return defineDirectCall({
    verbs: ['PUT'],
    path: `/v3/p2p/{pin}/${verb}/`,
    endpointName: `v3_p2p_${verb}_put`,
    who: 'S',
    params: { pin: required(id<PinId>()) },
    async run({ viewerId }, { pin }) {
      const hidden = verb === 'hide';
      await setHidden(deps, { pinId: pin, viewerId, hidden, cause: 'hide' });
      return { data: { pin_id: pin, hidden } };
    },
  });
}

/** What was searched for is told back and kept nowhere. */
function searchHide(deps: CallDeps, verb: 'hide' | 'unhide'): Call {
  return defineDirectCall({
    verbs: ['PUT'],
    path: `/v3/search/{pin_id}/${verb}/`,
    endpointName: `v3_search_${verb}_put`,
    who: 'S',
    params: {
      pin_id: required(id<PinId>()),
      query: required(text('searchQuery')),
      pin_type: optional(textUpTo(100)),
    },
    async run({ viewerId }, { pin_id, query }) {
      const hidden = verb === 'hide';
      await setHidden(deps, { pinId: pin_id, viewerId, hidden, cause: 'search' });
      return { data: { pin_id, hidden, query } };
    },
  });
}

/** Nobody has news here, so none can be found. */
function newsHide(verb: 'hide' | 'undo'): Call {
  return defineDirectCall({
    verbs: ['PUT'],
    path: `/v3/news_hub/{news_id}/pin/{pin_id}/${verb}/`,
    endpointName: `v3_news_hub_pin_${verb}_put`,
    who: 'S',
    params: { news_id: required(id<string>()), pin_id: required(id<PinId>()) },
    run: () => {
      throw objectNotFound('news');
    },
  });
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
