import { TOPIC_CALLS } from '../../../../../wire/calls/people/topic.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { isIdText, toTopicId, type PinId } from '../../../../../src/domain/ids/ids.ts';
import type { WireTopic } from '../../../../../wire/topic.ts';
import type { TopicView } from '../../../../application/ports/pins/topics.ts';
import type { ViewerId } from '../../../../application/ports/pins/views.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import type { TopicName } from '../../../../application/topics/find-topic.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { topicPreviewToWire, topicToWire } from '../../serialize/topic-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { personOrSelf } from './person-parameter.ts';
import { pageOrFailure, tooManyFollows } from '../refusals.ts';

const RELATED_TOPICS = 12;

/** Calls to read and follow topics, and to list followed topics. */
export function topicCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(TOPIC_CALLS, {
    readInterest: readTopic(deps),
    readTopic: readTopic(deps),
    readCategory: readTopic(deps),
    listRoots: async (context) => ({
      data: await topicsToWire(deps, await deps.readTopics.roots(context.viewerId), context),
    }),
    ideasHub: hub(deps, 'top'),
    topicsHub: hub(deps, 'all'),
    exploreSections: hub(deps, 'all'),
    exploreLists: async (context) => {
      const { risingTopics, lists } = await deps.readExplore.overview(context.viewerId);
      return { data: { rising_topics: risingTopics.map((topic) => topicToWire(topic, context)), lists } };
    },
    relatedTopics: relatedTopics(deps),
    followTopic: follow(deps, true),
    unfollowTopic: follow(deps, false),
    followedTopics: followedTopics(deps),
  });
}

function readTopic(deps: CallDeps): Answer<typeof TOPIC_CALLS.readTopic> {
  return async (context, options) => {
    const topic = await deps.readTopics.one(topicName(options), context.viewerId);
    if (topic === undefined) throw new CallFailure('topic_not_found');
    return { data: await topicToWireNow(deps, topic, context) };
  };
}

function hub({ listTopics, writing }: CallDeps, of: 'top' | 'all'): Answer<typeof TOPIC_CALLS.ideasHub> {
  return async (context, { field_set_key }) => {
    const previews = await listTopics.withPages(of, context.viewerId);
    const serialization = serializationContext(context, writing);
    return { data: previews.map((preview) => topicPreviewToWire(preview, serialization, field_set_key)) };
  };
}

function relatedTopics(deps: CallDeps): Answer<typeof TOPIC_CALLS.relatedTopics> {
  const { readPin, readTopics, listTopics, writing } = deps;
  const ofPin = async (pinId: PinId, viewerId: ViewerId) => {
    const read = await readPin.run(pinId, viewerId);
    if (read.kind === 'not_found') throw new CallFailure('pin_not_found');
    return listTopics.ofPin(read.pin.pin.originalPinId ?? read.pin.pin.id, viewerId, RELATED_TOPICS);
  };
  const ofTopic = async (name: TopicName, viewerId: ViewerId) => {
    const found = await readTopics.one(name, viewerId);
    if (found === undefined) throw new CallFailure('topic_not_found');
    return listTopics.relatedTo(found.topic.id, viewerId, RELATED_TOPICS);
  };
  return async (context, { pin_id, field_set_key, ...options }) => {
    const { viewerId } = context;
    const previews = await (pin_id === undefined
      ? ofTopic(topicName(options), viewerId)
      : ofPin(pin_id, viewerId));
    const serialization = serializationContext(context, writing);
    return { data: previews.map((preview) => topicPreviewToWire(preview, serialization, field_set_key)) };
  };
}

async function topicsToWire(
  { listTopics }: CallDeps,
  views: readonly TopicView[],
  context: CallContext,
): Promise<readonly WireTopic[]> {
  const previews = await listTopics.describe(views, context.viewerId);
  return previews.map((preview) => topicToWire(preview, context));
}

async function topicToWireNow(deps: CallDeps, view: TopicView, context: CallContext): Promise<WireTopic> {
  const [topic] = await topicsToWire(deps, [view], context);
  return topic!;
}

/** @throws {CallFailure} 400/1 when the topic is missing */
export function topicName({
  interest_id,
  url_name,
}: OptionsOf<typeof TOPIC_CALLS.readTopic.params>): TopicName {
  if (interest_id !== undefined) return { kind: 'id', id: interest_id };
  if (!url_name) throw invalidParameter('interest_id', 'missing');
  return isIdText(url_name)
    ? { kind: 'id', id: toTopicId(url_name) }
    : { kind: 'url_name', urlName: url_name };
}

function follow(deps: CallDeps, followed: boolean): Answer<typeof TOPIC_CALLS.followTopic> {
  return async (context, { interest_id }) => {
    const outcome = await deps.followTopic.run(context.viewerId, interest_id, followed);
    if (outcome.kind === 'not_found') throw new CallFailure('topic_not_found');
    if (outcome.kind === 'too_many') throw tooManyFollows();
    return { data: await topicToWireNow(deps, outcome.topic, context) };
  };
}

function followedTopics(deps: CallDeps): Answer<typeof TOPIC_CALLS.followedTopics> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await deps.listFollowedTopics.run({
      of: personOrSelf(options, context),
      viewerId: context.viewerId,
      position,
      limit: size,
    });
    const page = pageOrFailure(outcome, 'user_not_found');
    return { data: await topicsToWire(deps, page.topics, context), next: page.next };
  };
}
