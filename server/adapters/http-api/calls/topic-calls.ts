import { isIdText, toTopicId, type TopicId } from '../../../../src/domain/ids/ids.ts';
import { LONG_PAGE_SIZE_DEFAULT } from '../../../../src/domain/limits/count-limits.ts';
import type { TopicName } from '../../../application/topics/find-topic.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, oneOf, textUpTo } from '../../../../wire/params/kinds.ts';
import { alsoNamed, optional, required } from '../../../../wire/params/presence.ts';
import type { SignedInViewer } from '../core/viewer.ts';
import { topicToWire } from '../serialize/topic-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { PERSON_PARAMS } from '../../../../wire/calls/common-params.ts';
import { personOrSelf } from './named-person.ts';
import { tooManyFollows } from './refusals.ts';

/** Topics, following them, and who follows which. */
export function topicCalls(deps: CallDeps): readonly Call[] {
  return [...readCalls(deps), ...followCalls(deps), followedTopics(deps)];
}

const TOPIC_PARAMS = {
  interest_id: alsoNamed(optional(id<TopicId>()), 'id'),
  url_name: alsoNamed(optional(textUpTo(100)), 'interest', 'category'),
};

type TopicOptions = { readonly interest_id?: TopicId | undefined; readonly url_name?: string | undefined };

/** @throws {CallFailure} 400/1 when nothing is named */
function topicName({ interest_id, url_name }: TopicOptions): TopicName {
  if (interest_id !== undefined) return { kind: 'id', id: interest_id };
  if (!url_name) throw invalidParameter('interest_id', 'missing');
  return isIdText(url_name)
    ? { kind: 'id', id: toTopicId(url_name) }
    : { kind: 'url_name', urlName: url_name };
}

function readCalls({ readTopics }: CallDeps): readonly Call[] {
  const read = (name: string, endpointName: string) =>
    defineResourceCall({
      name,
      action: 'get',
      endpointName,
      who: 'A',
      params: TOPIC_PARAMS,
      async run({ viewerId }, options) {
        const topic = await readTopics.one(topicName(options), viewerId);
        if (topic === undefined) throw new CallFailure('topic_not_found');
        return { data: topicToWire(topic) };
      },
    });
  return [
    read('InterestResource', 'interest_get'),
    read('TopicResource', 'topic_get'),
    read('CategoryResource', 'category_get'),
    defineResourceCall({
      name: 'CategoriesResource',
      action: 'get',
      endpointName: 'categories_get',
      who: 'A',
      params: {},
      run: async ({ viewerId }) => ({ data: (await readTopics.roots(viewerId)).map(topicToWire) }),
    }),
  ];
}

function followCalls({ followTopic }: CallDeps): readonly Call[] {
  const change = (followed: boolean) => {
    return async (
      { viewerId }: CallContext<SignedInViewer>,
      { interest_id }: { readonly interest_id: TopicId },
    ) => {
      const outcome = await followTopic.run(viewerId, interest_id, followed);
      if (outcome.kind === 'not_found') throw new CallFailure('topic_not_found');
      if (outcome.kind === 'too_many') throw tooManyFollows();
      return { data: topicToWire(outcome.topic) };
    };
  };
  const common = {
    name: 'InterestFollowResource',
    who: 'S',
    bucket: 'follows',
    params: { interest_id: required(id<TopicId>()), interest_list: optional(oneOf(['favorited'])) },
  } as const;
  return [
    defineResourceCall({
      ...common,
      action: 'create',
      endpointName: 'interest_follow_create',
      run: change(true),
    }),
    defineResourceCall({
      ...common,
      action: 'delete',
      endpointName: 'interest_follow_delete',
      run: change(false),
    }),
  ];
}

function followedTopics({ listFollowedTopics }: CallDeps): Call {
  return defineResourceCall({
    name: 'InterestFollowingResource',
    action: 'get',
    endpointName: 'interest_following_get',
    who: 'A',
    list: { pageSize: LONG_PAGE_SIZE_DEFAULT },
    params: PERSON_PARAMS,
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await listFollowedTopics.run({
        of: personOrSelf(options, context),
        viewerId: context.viewerId,
        position,
        limit: size,
      });
      if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
      if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
      return { data: outcome.topics.map(topicToWire), next: outcome.next };
    },
  });
}
