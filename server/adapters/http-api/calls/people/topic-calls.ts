import { TOPIC_CALLS } from '../../../../../wire/calls/people/topic.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { isIdText, toTopicId } from '../../../../../src/domain/ids/ids.ts';
import type { TopicName } from '../../../../application/topics/find-topic.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { topicToWire } from '../../serialize/topic-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { personOrSelf } from './person-parameter.ts';
import { pageOrFailure, tooManyFollows } from '../refusals.ts';

/** Calls to read and follow topics, and to list followed topics. */
export function topicCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(TOPIC_CALLS, {
    readInterest: readTopic(deps),
    readTopic: readTopic(deps),
    readCategory: readTopic(deps),
    listRoots: async ({ viewerId }) => ({ data: (await deps.readTopics.roots(viewerId)).map(topicToWire) }),
    followTopic: follow(deps, true),
    unfollowTopic: follow(deps, false),
    followedTopics: followedTopics(deps),
  });
}

function readTopic({ readTopics }: CallDeps): Answer<typeof TOPIC_CALLS.readTopic> {
  return async ({ viewerId }, options) => {
    const topic = await readTopics.one(topicName(options), viewerId);
    if (topic === undefined) throw new CallFailure('topic_not_found');
    return { data: topicToWire(topic) };
  };
}

/** @throws {CallFailure} 400/1 when the topic is missing */
function topicName({ interest_id, url_name }: OptionsOf<typeof TOPIC_CALLS.readTopic.params>): TopicName {
  if (interest_id !== undefined) return { kind: 'id', id: interest_id };
  if (!url_name) throw invalidParameter('interest_id', 'missing');
  return isIdText(url_name)
    ? { kind: 'id', id: toTopicId(url_name) }
    : { kind: 'url_name', urlName: url_name };
}

function follow({ followTopic }: CallDeps, followed: boolean): Answer<typeof TOPIC_CALLS.followTopic> {
  return async ({ viewerId }, { interest_id }) => {
    const outcome = await followTopic.run(viewerId, interest_id, followed);
    if (outcome.kind === 'not_found') throw new CallFailure('topic_not_found');
    if (outcome.kind === 'too_many') throw tooManyFollows();
    return { data: topicToWire(outcome.topic) };
  };
}

function followedTopics({ listFollowedTopics }: CallDeps): Answer<typeof TOPIC_CALLS.followedTopics> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await listFollowedTopics.run({
      of: personOrSelf(options, context),
      viewerId: context.viewerId,
      position,
      limit: size,
    });
    const page = pageOrFailure(outcome, 'user_not_found');
    return { data: page.topics.map(topicToWire), next: page.next };
  };
}
