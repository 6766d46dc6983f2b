import { FEED_CALLS } from '../../../../wire/calls/feed.ts';
import type { OptionsOf } from '../../../../wire/params/param.ts';
import { isExploreList } from '../../../../src/domain/topics/explore-lists.ts';
import type { FeedSlice } from '../../../application/feeds/feed-item.ts';
import type { UserPinsOutcome, UserPinsView } from '../../../application/feeds/user-pins.ts';
import { CallFailure } from '../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import type { CallDeps } from './call-deps.ts';
import { feedAnswer } from './feed-answer.ts';
import { pageOrFailure } from './refusals.ts';
import { topicName } from './people/topic-calls.ts';
import { requiredPerson } from './people/person-parameter.ts';

/** Lists of pins. */
export function feedCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(FEED_CALLS, {
    homeFeed: homeFeed(deps),
    boardFeed: boardFeed(deps),
    sectionPins: sectionPins(deps),
    topicFeed: topicFeed(deps),
    categoryFeed: topicFeed(deps),
    exploreSectionFeed: exploreFeed(deps),
    userPins: userPins(deps),
    createdPins: createdPins(deps),
  });
}

function homeFeed({ homeFeed, ads, writing }: CallDeps): Answer<typeof FEED_CALLS.homeFeed> {
  return async (context, options) => {
    const { viewerId, page } = context;
    const { position, size: limit, startedAt } = page;
    const { mode, newer_than } = options;
    const slice =
      viewerId !== null && newer_than !== undefined
        ? await homeFeed.newerThan(newer_than, viewerId, limit)
        : await homeFeed.run({
            viewerId,
            mode,
            position,
            startedAt,
            limit,
            ads: ads?.placerFor(context) ?? null,
          });
    if (slice === undefined) throw new CallFailure('invalid_bookmark');
    return feedAnswer(slice, { context, writing, surface: 'home', form: options.field_set_key });
  };
}

function boardFeed({ boardFeed, writing }: CallDeps): Answer<typeof FEED_CALLS.boardFeed> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await boardFeed.run({
      boardId: options.board_id,
      viewerId: context.viewerId,
      sort: options.sort,
      withoutSections: options.filter_section_pins,
      position,
      limit: size,
    });
    const page = pageOrFailure(outcome, 'board_not_found');
    return feedAnswer(page, { context, writing, surface: 'board', form: options.field_set_key });
  };
}

function sectionPins({ boardFeed, writing }: CallDeps): Answer<typeof FEED_CALLS.sectionPins> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await boardFeed.ofSection({
      sectionId: options.section_id,
      viewerId: context.viewerId,
      position,
      limit: size,
    });
    const page = pageOrFailure(outcome, 'section_not_found');
    return feedAnswer(page, { context, writing, surface: 'section', form: options.field_set_key });
  };
}

function topicFeed({ topicFeed, ads, writing }: CallDeps): Answer<typeof FEED_CALLS.topicFeed> {
  return async (context, options) => {
    const { position, size } = context.page;
    const topic = topicName(options);
    const outcome = await topicFeed.run({
      topic,
      viewerId: context.viewerId,
      position,
      limit: size,
      ads: ads?.placerFor(context) ?? null,
    });
    const page = pageOrFailure(outcome, 'topic_not_found');
    return feedAnswer(page, { context, writing, surface: 'topic', form: options.field_set_key });
  };
}

/** The list of this name, else the topic. */
function exploreFeed(deps: CallDeps): Answer<typeof FEED_CALLS.exploreSectionFeed> {
  const ofTopic = topicFeed(deps);
  return async (context, options) => {
    const list = options.url_name;
    if (options.interest_id !== undefined || list === undefined || !isExploreList(list)) {
      return await ofTopic(context, options);
    }
    const { position, size } = context.page;
    const page = await deps.readExplore.list(list, { viewerId: context.viewerId, position, limit: size });
    if (page === undefined) throw new CallFailure('invalid_bookmark');
    const { writing } = deps;
    return feedAnswer(page, { context, writing, surface: 'explore', form: options.field_set_key });
  };
}

function userPins({ userPins, writing }: CallDeps): Answer<typeof FEED_CALLS.userPins> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await userPins.run({
      pinner: requiredPerson(options),
      viewerId: context.viewerId,
      view: userPinsView(options),
      position,
      limit: size,
    });
    return feedAnswer(sliceOf(outcome), {
      context,
      writing,
      surface: 'profile',
      form: options.field_set_key,
    });
  };
}

function userPinsView(options: OptionsOf<typeof FEED_CALLS.userPins.params>): UserPinsView {
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

function createdPins({ userPins, writing }: CallDeps): Answer<typeof FEED_CALLS.createdPins> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await userPins.run({
      pinner: requiredPerson(options),
      viewerId: context.viewerId,
      view: { kind: 'created', oldestFirst: false },
      position,
      limit: size,
    });
    return feedAnswer(sliceOf(outcome), {
      context,
      writing,
      surface: 'created',
      form: options.field_set_key,
    });
  };
}

function sliceOf(outcome: UserPinsOutcome): FeedSlice {
  if (outcome.kind === 'forbidden') throw new CallFailure('forbidden');
  return pageOrFailure(outcome, 'user_not_found');
}
