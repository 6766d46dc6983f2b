import type { EventData, EventRecord, NamedEvent } from '../../../src/domain/events/event-record.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse, type Checked } from '../../../src/domain/limits/checked.ts';
import { UNSEEN_OUTCOMES, type UnseenOutcome } from '../../../src/domain/experiences/unseen-outcome.ts';
import { MOST_TOLD_EVENTS } from '../../../src/domain/statistics/counted-events.ts';
import { bool, int } from '../../params/kinds.ts';
import { idList, list } from '../../params/lists.ts';
import { kind } from '../../params/param.ts';
import { optional, withDefault } from '../../params/presence.ts';
import { direct, payload } from '../declare.ts';

/** The largest number that an event can have. */
const LARGEST_TYPE = 99_999;
/** The largest number of a view or of a part of it. */
const LARGEST_CODE = 99_999_999;
const MOST_PINS = 200;
const MOST_UNSEEN = 50;
/** The largest numbers of characters of an event's texts, and of its data as JSON. */
const LONGEST_OBJECT = 64;
const LONGEST_TRACKING = 512;
const LONGEST_NAME = 64;
const LONGEST_DATA = 4096;

/** The form of an event. */
export type SentEvent = {
  readonly event_type: number;
  readonly view_type?: number | null;
  readonly view_parameter?: number | null;
  readonly component?: number | null;
  readonly element?: number | null;
  readonly object_id_str?: string | null;
  readonly aux_data?: EventData | null;
  readonly event_data?: EventData | null;
  readonly client_tracking_params?: string | null;
  /** Milliseconds since the epoch. */
  readonly time?: number | null;
};

/** The form of a named event. */
export type SentNamedEvent = {
  readonly name: string;
  readonly item?: string | null;
  readonly within?: string | null;
  readonly value?: number | null;
  readonly time?: number | null;
};

const toldEvent = kind<EventRecord, SentEvent>(
  `object with event_type, a whole number from 0 to ${LARGEST_TYPE}; view_type, view_parameter, component and element, whole numbers; object_id_str; aux_data and event_data, objects of at most ${LONGEST_DATA} characters; client_tracking_params; time in milliseconds`,
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const sent = raw as Readonly<Record<string, unknown>>;
    const told = sent['event_type'];
    const type = typeof told === 'string' && /^\d{1,5}$/.test(told) ? Number(told) : told;
    if (typeof type !== 'number' || !Number.isInteger(type)) return refuse('wrong_type');
    if (type < 0 || type > LARGEST_TYPE) return refuse('out_of_range', LARGEST_TYPE);
    const auxData = dataOf(sent['aux_data']);
    if (!auxData.ok) return { ...auxData, at: '.aux_data' };
    const eventData = dataOf(sent['event_data']);
    if (!eventData.ok) return { ...eventData, at: '.event_data' };
    return accept({
      type,
      viewType: codeOf(sent['view_type']),
      viewParameter: codeOf(sent['view_parameter']),
      component: codeOf(sent['component']),
      element: codeOf(sent['element']),
      objectId: textOf(sent['object_id_str'], LONGEST_OBJECT),
      auxData: auxData.value,
      eventData: eventData.value,
      trackingParams: textOf(sent['client_tracking_params'], LONGEST_TRACKING),
      timeMs: timeOf(sent['time']),
    });
  },
);

const namedEvent = kind<NamedEvent, SentNamedEvent>(
  `object with name, at most ${LONGEST_NAME} characters; item and within, texts; value, a number; time in milliseconds`,
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const sent = raw as Readonly<Record<string, unknown>>;
    const name = textOf(sent['name'], LONGEST_NAME);
    if (name === null) return refuse('wrong_type');
    const value = sent['value'];
    return accept({
      name,
      item: textOf(sent['item'], LONGEST_NAME),
      within: textOf(sent['within'], LONGEST_NAME),
      value: typeof value === 'number' && Number.isFinite(value) ? value : null,
      timeMs: timeOf(sent['time']),
    });
  },
);

/** An experience that was to be displayed and was not seen. */
export type UnseenExperience = { readonly experienceId: number; readonly outcome: UnseenOutcome };

const unseenExperience = kind<UnseenExperience, string>(
  `experience:outcome, where the outcome is ${UNSEEN_OUTCOMES.join(', ')}`,
  (raw) => {
    const [id, name] = (typeof raw === 'string' && /^(\d{1,15}):(\w+)$/.exec(raw)?.slice(1)) || [];
    const outcome = UNSEEN_OUTCOMES.find((one) => one === name);
    return outcome === undefined ? refuse('bad_format') : accept({ experienceId: Number(id), outcome });
  },
);

const pins = withDefault(idList<PinId>({ max: MOST_PINS }), []);
const events = { max: MOST_TOLD_EVENTS };
/** Chosen by the client at random, and the same for each try to send the batch. */
export const batchId = optional(int({ min: 1, max: Number.MAX_SAFE_INTEGER }));

const COMMON = {
  verbs: ['POST'],
  who: 'A',
  bucket: 'events',
  body: 'events',
  answer: payload<{ readonly accepted: number; readonly dropped: number }>('how much of it was taken'),
  errors: ['invalid_parameter'],
} as const;

/** Client events: impressions and clicks. */
export const COUNTING_CALLS = {
  takeEvents: direct({
    ...COMMON,
    path: '/v3/events/batch/',
    endpointName: 'v3_events_batch_post',
    says: 'Takes events by their numbers or names. They are stored with the person only with analytics consent and without Global Privacy Control; otherwise only how often pins were seen and opened is counted. A batch with a `batch_id` is taken once: a repetition is answered alike and changes nothing.',
    params: {
      events: withDefault(list(toldEvent, events), []),
      named: withDefault(list(namedEvent, events), []),
      batch_id: batchId,
      /** The client tells `/v3/counters/` what was seen and opened, so the events do not count again. */
      counted_apart: withDefault(bool(), false),
    },
  }),
  takeCounters: direct({
    ...COMMON,
    path: '/v3/counters/',
    endpointName: 'v3_counters_post',
    says: 'Counts pins that were seen or opened, once for each pin and request. Counts of one sender for one pin are limited by the hour. Also counts experiences that were to be displayed and were not seen. A request with a `batch_id` counts once, however often it is sent.',
    params: {
      impressions: pins,
      pin_clicks: pins,
      unseen_experiences: withDefault(list(unseenExperience, { max: MOST_UNSEEN }), []),
      batch_id: batchId,
    },
  }),
};

/** Data as JSON; absent, null, an empty object and what is no object are none. */
function dataOf(raw: unknown): Checked<EventData | null> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return accept(null);
  const { length } = JSON.stringify(raw);
  if (length <= 2) return accept(null);
  return length > LONGEST_DATA ? refuse('too_long', LONGEST_DATA) : accept(raw as EventData);
}

function codeOf(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= LARGEST_CODE ? raw : null;
}

/** What is no text, is empty or too long counts as not told. */
function textOf(raw: unknown, max: number): string | null {
  return typeof raw === 'string' && raw !== '' && raw.length <= max ? raw : null;
}

function timeOf(raw: unknown): number | null {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? raw : null;
}
