import type { BoardId, SectionId } from '../../../../src/domain/ids/ids.ts';
import { PIN_FILTERS, type PinFilter } from '../../../../src/domain/surfaces/profile-view.ts';
import type { FeedItem, FeedSlice } from '../../../application/feeds/feed-item.ts';
import type { UserPinsOutcome, UserPinsView } from '../../../application/feeds/user-pins.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure } from '../core/call-failure.ts';
import { defineResourceCall, type Call, type CallAnswer } from '../core/define-call.ts';
import { bool, id, knownOr } from '../../../../wire/params/kinds.ts';
import { required, withDefault } from '../../../../wire/params/presence.ts';
import { pinCardsToWire } from '../serialize/pin-card-to-wire.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf, type WritingDeps } from '../serialize/scene.ts';
import type { CallDeps } from './call-deps.ts';
import { PERSON_PARAMS } from '../../../../wire/calls/common-params.ts';
import { requiredPerson } from './named-person.ts';

/** Lists of pins. */
export function feedCalls(deps: CallDeps): readonly Call[] {
  return [homeFeed(deps), boardFeed(deps), sectionPins(deps), userPins(deps), createdPins(deps)];
}

const DAY_MS = 86_400_000;

/** Pins come in full, or in the form that the cards of our own client read. The same pins either way. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };
const IGNORING_FORM = { ignoring: Object.keys(FORM) };

function homeFeed({ homeFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserHomefeedResource',
    action: 'get',
    endpointName: 'user_homefeed_get',
    who: 'A',
    list: { lifetime: DAY_MS, ...IGNORING_FORM },
    params: FORM,
    async run(context, options) {
      const { position, size } = context.page;
      const slice = await homeFeed.run({ viewerId: context.viewerId, position, limit: size });
      if (slice === undefined) throw new CallFailure('invalid_bookmark');
      return answer(slice, { context, writing, surface: 'home', form: options.field_set_key });
    },
  });
}

function boardFeed({ boardFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardFeedResource',
    action: 'get',
    endpointName: 'board_feed_get',
    who: 'A',
    list: IGNORING_FORM,
    params: {
      ...FORM,
      board_id: required(id<BoardId>()),
      filter_section_pins: withDefault(bool(), true),
      sort: withDefault(knownOr(['custom', 'newest', 'oldest'], 'custom'), 'custom'),
    },
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await boardFeed.run({
        boardId: options.board_id,
        viewerId: context.viewerId,
        sort: options.sort,
        withoutSections: options.filter_section_pins,
        position,
        limit: size,
      });
      if (outcome.kind === 'not_found') throw new CallFailure('board_not_found');
      if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
      return answer(outcome, { context, writing, surface: 'board', form: options.field_set_key });
    },
  });
}

function sectionPins({ boardFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardSectionPinsResource',
    action: 'get',
    endpointName: 'board_section_pins_get',
    who: 'A',
    list: IGNORING_FORM,
    params: { ...FORM, section_id: required(id<SectionId>()) },
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await boardFeed.ofSection({
        sectionId: options.section_id,
        viewerId: context.viewerId,
        position,
        limit: size,
      });
      if (outcome.kind === 'not_found') throw new CallFailure('section_not_found');
      if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
      return answer(outcome, { context, writing, surface: 'section', form: options.field_set_key });
    },
  });
}

function userPins({ userPins, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserPinsResource',
    action: 'get',
    endpointName: 'user_pins_get',
    who: 'A',
    list: IGNORING_FORM,
    params: {
      ...FORM,
      ...PERSON_PARAMS,
      pin_filter: withDefault(knownOr(PIN_FILTERS, 'NONE'), 'NONE'),
      boardless: withDefault(bool(), false),
      sort: withDefault(knownOr(['newest', 'oldest'], 'newest'), 'newest'),
    },
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await userPins.run({
        pinner: requiredPerson(options),
        viewerId: context.viewerId,
        view: userPinsView(options),
        position,
        limit: size,
      });
      return answer(sliceOf(outcome), { context, writing, surface: 'profile', form: options.field_set_key });
    },
  });
}

function userPinsView(options: {
  readonly pin_filter: PinFilter;
  readonly boardless: boolean;
  readonly sort: 'newest' | 'oldest';
}): UserPinsView {
  const oldestFirst = options.sort === 'oldest';
  if (options.boardless) return { kind: 'quick_saves', oldestFirst };
  switch (options.pin_filter) {
    case 'COLORS':
      return { kind: 'grouped', by: 'color' };
    case 'INTERESTS':
      return { kind: 'grouped', by: 'interest' };
    case 'FAVORITED':
      return { kind: 'favorites', createdOnly: false };
    case 'FAVORITED_AND_CREATED_BY_ME':
      return { kind: 'favorites', createdOnly: true };
    case 'CREATED_BY_ME':
      return { kind: 'created', oldestFirst };
    case 'NONE':
      return { kind: 'all', oldestFirst };
  }
}

function createdPins({ userPins, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserActivityPinsResource',
    action: 'get',
    endpointName: 'user_activity_pins_get',
    who: 'A',
    list: IGNORING_FORM,
    params: { ...FORM, ...PERSON_PARAMS },
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await userPins.run({
        pinner: requiredPerson(options),
        viewerId: context.viewerId,
        view: { kind: 'created', oldestFirst: false },
        position,
        limit: size,
      });
      return answer(sliceOf(outcome), { context, writing, surface: 'created', form: options.field_set_key });
    },
  });
}

function sliceOf(outcome: UserPinsOutcome): FeedSlice {
  if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
  if (outcome.kind === 'forbidden') throw new CallFailure('forbidden');
  if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
  return outcome;
}

type Telling = {
  readonly context: CallContext;
  readonly writing: WritingDeps;
  readonly surface: string;
  readonly form: 'card' | 'full';
};

function answer({ items, next }: FeedSlice, { context, writing, surface, form }: Telling): CallAnswer {
  const scene = sceneOf(context, writing);
  if (form === 'card') {
    const { data, ...beside } = pinCardsToWire(items, scene, surface);
    return { data, beside, next };
  }
  const data = items.map((item: FeedItem, position) => pinToWire(item, scene, { surface, position }));
  return { data, next };
}
