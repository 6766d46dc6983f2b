import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import { STATISTICS_CALLS } from '../../../../../wire/calls/pins/statistics.ts';
import type { WireActivity } from '../../../../../wire/statistics.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { PinActivity } from '../../../../application/ports/pins/pin-counts.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinOfAggregatedId } from '../../serialize/aggregated-id.ts';
import { boardShortToWire } from '../../serialize/board-to-wire.ts';
import { serializationContext, type SerializationContext } from '../../serialize/serialization-context.ts';
import { statisticsToWire } from '../../serialize/statistics-to-wire.ts';
import { userShortToWire } from '../../serialize/user-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { pageOrFailure, unlessRefused } from '../refusals.ts';

/** Calls to read the statistics of pins, and their public activity. */
export function statisticsCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(STATISTICS_CALLS, {
    readStatistics: readStatistics(deps),
    readOwnStatistics: readOwnStatistics(deps),
    listActivity: listActivity(deps),
  });
}

function readStatistics({
  ads,
  readPinStatistics,
}: CallDeps): Answer<typeof STATISTICS_CALLS.readStatistics> {
  return async ({ viewerId, ads: named }, { pin_id, days }) => {
    const ad = named?.get(pin_id);
    if (ads === null || ad === undefined) {
      const statistics = unlessRefused(await readPinStatistics.run(pin_id, viewerId, days));
      return { data: statisticsToWire(statistics, { days, isOfAd: false }) };
    }
    const statistics = unlessRefused(await ads.readAdStatistics.run(ad, viewerId, days));
    return { data: statisticsToWire(statistics, { days, isOfAd: true }) };
  };
}

function readOwnStatistics({
  readOwnStatistics,
}: CallDeps): Answer<typeof STATISTICS_CALLS.readOwnStatistics> {
  return async ({ user }, { days, pin_format }) => {
    const statistics = unlessRefused(await readOwnStatistics.run(user, { days, format: pin_format ?? null }));
    return { data: statisticsToWire(statistics, { days, isOfAd: false }) };
  };
}

type ActivityOptions = {
  readonly pin_id: PinId | undefined;
  readonly aggregated_pin_data_id: string | undefined;
};

function listActivity({ listActivity, writing }: CallDeps): Answer<typeof STATISTICS_CALLS.listActivity> {
  return async (context, options) => {
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
    const page = pageOrFailure(outcome, 'pin_not_found');
    const serialization = serializationContext(context, writing);
    return { data: page.activities.map((each) => activityToWire(each, serialization)), next: page.next };
  };
}

/** @throws {CallFailure} 400/1 when the pin is missing, 404/50 for an invalid thread */
function namedPin({ pin_id, aggregated_pin_data_id }: ActivityOptions): PinId {
  if (pin_id !== undefined) return pin_id;
  if (aggregated_pin_data_id === undefined) throw invalidParameter('pin_id', 'missing');
  const pinId = pinOfAggregatedId(aggregated_pin_data_id);
  if (pinId === undefined) throw new CallFailure('pin_not_found');
  return pinId;
}

function activityToWire(
  { kind, time, user, board, reactionType }: PinActivity,
  serialization: SerializationContext,
): WireActivity {
  return {
    type: 'activity',
    kind,
    user: userShortToWire(user, serialization),
    board: board === null ? null : boardShortToWire(board, serialization),
    created_at: timeToWire(time),
    reaction_type: reactionType,
  };
}
