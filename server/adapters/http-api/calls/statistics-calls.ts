import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { boardShortToWire } from '../serialize/board-to-wire.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { PinActivity } from '../../../application/ports/pin-counts.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, int, oneOf } from '../../../../wire/params/kinds.ts';
import { optional, required, withDefault } from '../../../../wire/params/presence.ts';
import { pinOfAggregatedId } from '../serialize/aggregated-id.ts';
import { sceneOf, type Scene } from '../serialize/scene.ts';
import { statisticsToWire } from '../serialize/statistics-to-wire.ts';
import { userShortToWire } from '../serialize/user-to-wire.ts';
import { ACTING_PROFILE } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** What was counted of pins, and what was done with them in the open. */
export function statisticsCalls(deps: CallDeps): readonly Call[] {
  return [readStatistics(deps), listActivity(deps)];
}

function readStatistics({ readPinStatistics }: CallDeps): Call {
  return defineResourceCall({
    name: 'OnPinAnalyticsResource',
    action: 'get',
    endpointName: 'on_pin_analytics_get',
    who: 'S',
    params: {
      pin_id: required(id<PinId>()),
      days: withDefault(int({ min: 1, max: 90 }), 30),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { pin_id, days } = options;
      const statistics = unlessRefused(await readPinStatistics.run(pin_id, context.viewerId, days));
      return { data: statisticsToWire(statistics, days) };
    },
  });
}

type ActivityOptions = {
  readonly pin_id: PinId | undefined;
  readonly aggregated_pin_data_id: string | undefined;
};

/** Comments are none of what is done here yet. */
const KINDS = ['saves', 'reactions', 'comments'] as const;

function listActivity({ listActivity, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'AggregatedActivityFeedResource',
    action: 'get',
    endpointName: 'aggregated_activity_feed_get',
    who: 'A',
    list: {},
    params: {
      pin_id: optional(id<PinId>()),
      aggregated_pin_data_id: optional(id<string>()),
      kind: optional(oneOf(KINDS)),
    },
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await listActivity.run({
        pinId: namedPin(options),
        viewerId: context.viewerId,
        kinds:
          options.kind === undefined
            ? ['saves', 'reactions']
            : options.kind === 'comments'
              ? []
              : [options.kind],
        position,
        limit: size,
      });
      if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
      if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
      const scene = sceneOf(context, writing);
      return { data: outcome.activities.map((each) => activityToWire(each, scene)), next: outcome.next };
    },
  });
}

/** @throws {CallFailure} 400/1 when none is named, 404/50 for a thread that is none */
function namedPin({ pin_id, aggregated_pin_data_id }: ActivityOptions): PinId {
  if (pin_id !== undefined) return pin_id;
  if (aggregated_pin_data_id === undefined) throw invalidParameter('pin_id', 'missing');
  const pinId = pinOfAggregatedId(aggregated_pin_data_id);
  if (pinId === undefined) throw new CallFailure('pin_not_found');
  return pinId;
}

function activityToWire({ kind, time, user, board, reactionType }: PinActivity, scene: Scene) {
  return {
    type: 'activity',
    kind,
    user: userShortToWire(user, scene),
    board: board === null ? null : boardShortToWire(board, scene),
    created_at: timeToWire(time),
    reaction_type: reactionType,
  };
}
