import type { PinId } from '../../../src/domain/ids/ids.ts';
import { id, int, oneOf } from '../../params/kinds.ts';
import { PIN_FORMATS } from '../../../src/domain/pins/pin-format.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import type { WireActivity, WirePinStatistics } from '../../statistics.ts';
import { ACTING_PROFILE } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

const DAYS = { days: withDefault(int({ min: 1, max: 90 }), 30) };

/** Comments are not available yet. */
const KINDS = ['saves', 'reactions', 'comments'] as const;

/** Calls to read the statistics of pins, and their public activity. */
export const STATISTICS_CALLS = {
  readStatistics: resource({
    name: 'OnPinAnalyticsResource',
    action: 'get',
    endpointName: 'on_pin_analytics_get',
    says: 'Tells how often a pin of the caller was seen, opened and saved; of an own ad, named by its own id, how often it was seen and opened, also once it is over.',
    who: 'S',
    params: {
      pin_id: required(id<PinId>()),
      ...DAYS,
      ...ACTING_PROFILE,
    },
    answer: payload<WirePinStatistics>('the figures, in all and day by day'),
    errors: ['pin_not_found', 'forbidden'],
  }),
  readOwnStatistics: resource({
    name: 'UserAnalyticsResource',
    action: 'get',
    endpointName: 'user_analytics_get',
    says: 'Tells a partner how often all their pins that others can see were seen, opened and saved.',
    who: 'S',
    params: { ...DAYS, pin_format: optional(oneOf(PIN_FORMATS)), ...ACTING_PROFILE },
    answer: payload<WirePinStatistics>('the figures, in all and day by day'),
    errors: ['forbidden'],
  }),
  listActivity: resource({
    name: 'AggregatedActivityFeedResource',
    action: 'get',
    endpointName: 'aggregated_activity_feed_get',
    says: 'Lists what people did with a pin where everybody may see it, the last first.',
    who: 'A',
    list: {},
    params: {
      pin_id: optional(id<PinId>()),
      aggregated_pin_data_id: optional(id<string>()),
      kind: optional(oneOf(KINDS)),
    },
    answer: payload<readonly WireActivity[]>('activities'),
    errors: ['invalid_parameter', 'pin_not_found', 'invalid_bookmark'],
  }),
};
