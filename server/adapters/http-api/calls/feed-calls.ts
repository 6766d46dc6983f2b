import type { BoardId, SectionId } from '../../../../src/domain/ids/ids.ts';
import type { PersonName } from '../../../application/accounts/find-person.ts';
import type { FeedItem, FeedSlice } from '../../../application/feeds/feed-item.ts';
import type { UserPinsOutcome } from '../../../application/feeds/user-pins.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure } from '../core/call-failure.ts';
import { defineResourceCall, type Call, type CallAnswer } from '../core/define-call.ts';
import { bool, id, knownOr } from '../core/params/kinds.ts';
import { required, withDefault } from '../core/params/presence.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf, type WritingDeps } from '../serialize/scene.ts';
import type { CallDeps } from './call-deps.ts';
import { isNameOf, PERSON_PARAMS, requiredPerson } from './named-person.ts';

/** Lists of pins. */
export function feedCalls(deps: CallDeps): readonly Call[] {
  return [homeFeed(deps), boardFeed(deps), sectionPins(deps), userPins(deps), createdPins(deps)];
}

const DAY_MS = 86_400_000;
const PIN_FILTERS = [
  'NONE',
  'COLORS',
  'CREATED_BY_ME',
  'FAVORITED',
  'FAVORITED_AND_CREATED_BY_ME',
  'INTERESTS',
] as const;

const FAVORITES: ReadonlySet<string> = new Set(['FAVORITED', 'FAVORITED_AND_CREATED_BY_ME']);

function homeFeed({ homeFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserHomefeedResource',
    action: 'get',
    endpointName: 'user_homefeed_get',
    who: 'A',
    list: { lifetime: DAY_MS },
    params: {},
    async run(context) {
      const { position, size } = context.page;
      const slice = await homeFeed.run({ viewerId: context.viewerId, position, limit: size });
      if (slice === undefined) throw new CallFailure('invalid_bookmark');
      return answer(slice, context, writing, 'home');
    },
  });
}

function boardFeed({ boardFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardFeedResource',
    action: 'get',
    endpointName: 'board_feed_get',
    who: 'A',
    list: {},
    params: {
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
      return answer(outcome, context, writing, 'board');
    },
  });
}

function sectionPins({ boardFeed, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardSectionPinsResource',
    action: 'get',
    endpointName: 'board_section_pins_get',
    who: 'A',
    list: {},
    params: { section_id: required(id<SectionId>()) },
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
      return answer(outcome, context, writing, 'section');
    },
  });
}

function userPins({ userPins, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserPinsResource',
    action: 'get',
    endpointName: 'user_pins_get',
    who: 'A',
    list: {},
    params: {
      ...PERSON_PARAMS,
      pin_filter: withDefault(knownOr(PIN_FILTERS, 'NONE'), 'NONE'),
      boardless: withDefault(bool(), false),
    },
    async run(context, options) {
      const { position, size } = context.page;
      const pinner = requiredPerson(options);
      if (FAVORITES.has(options.pin_filter)) return ownFavorites(pinner, context);
      const outcome = await userPins.run({
        pinner,
        viewerId: context.viewerId,
        createdOnly: options.pin_filter === 'CREATED_BY_ME',
        quickSavesOnly: options.boardless,
        position,
        limit: size,
      });
      return answer(sliceOf(outcome), context, writing, 'profile');
    },
  });
}

/** Nobody sees what others like, and nothing is kept of it yet. */
function ownFavorites(pinner: PersonName, { user }: CallContext): CallAnswer {
  if (user === null || !isNameOf(pinner, user)) throw new CallFailure('forbidden');
  return { data: [] };
}

function createdPins({ userPins, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'UserActivityPinsResource',
    action: 'get',
    endpointName: 'user_activity_pins_get',
    who: 'A',
    list: {},
    params: PERSON_PARAMS,
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await userPins.run({
        pinner: requiredPerson(options),
        viewerId: context.viewerId,
        createdOnly: true,
        quickSavesOnly: false,
        position,
        limit: size,
      });
      return answer(sliceOf(outcome), context, writing, 'created');
    },
  });
}

function sliceOf(outcome: UserPinsOutcome): FeedSlice {
  if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
  if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
  return outcome;
}

function answer(
  { items, next }: FeedSlice,
  context: CallContext,
  writing: WritingDeps,
  surface: string,
): CallAnswer {
  const scene = sceneOf(context, writing);
  const data = items.map((item: FeedItem, position) => pinToWire(item, scene, { surface, position }));
  return { data, next };
}
