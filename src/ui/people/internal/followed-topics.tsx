import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Topic } from '../../../domain/topics/topic.ts';
import { useApp } from '../../base/app-context.ts';
import { FollowButton } from '../../follow/follow-button.tsx';
import { ALL_TOPICS, followedTopicsName } from '../../follow/topic-lists.ts';
import classes from './followed-topics.module.css';
import listed from './listed.module.css';
import { MoreButton } from '../more-button.tsx';
import { useLoadMore } from '../../base/use-load-more.ts';
import { text } from '../../text/language.ts';
import { peopleMessages } from './messages.en.ts';
import { shownTopic } from '../../follow/shown-topic.ts';

/** The topics that a person follows, page by page; on the viewer's own page also suggested topics. */
export const FollowedTopics = observer(function FollowedTopics({
  username,
  empty,
}: {
  readonly username: string;
  readonly empty: ReactNode;
}) {
  const { services, stores } = useApp();
  const name = followedTopicsName(username);
  const list = stores.pageData.find(name);
  const more = useLoadMore(async () => {
    const { listFollowedTopics } = await services.openFollows();
    const page = await listFollowedTopics.run(username, list?.bookmark ?? null);
    if (page === undefined) return;
    const before = page.restarted ? [] : (list?.topics ?? []);
    stores.pageData.set(name, { topics: [...before, ...page.topics], bookmark: page.bookmark });
  });
  if (list === undefined) return null;
  const followed = new Set(list.topics.map(({ entityId }) => entityId));
  const others =
    stores.pageData.find(ALL_TOPICS)?.topics.filter(({ entityId }) => !followed.has(entityId)) ?? [];
  return (
    <>
      {list.topics.length > 0 ? <TopicRows topics={list.topics} /> : others.length === 0 && empty}
      <MoreButton label={text(peopleMessages.moreTopics)} more={more} hasMore={list.bookmark !== null} />
      {others.length > 0 && (
        <section aria-labelledby="more-topics">
          <h2 className={classes.heading} id="more-topics">
            {text(peopleMessages.topicsToFollow)}
          </h2>
          <TopicRows topics={others} />
        </section>
      )}
    </>
  );
});

function TopicRows({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul className={classes.topics} role="list">
      {topics.map(shownTopic).map((topic) => (
        <li className={classes.row} key={topic.entityId}>
          <svg className={classes.sign} viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={topic.dominantColor} />
          </svg>
          <span className={listed.words}>
            <span className={listed.name}>{topic.name}</span>
            <span className={listed.facts}>
              {topic.description}
              {topic.followerCount > 0 && (
                <span> · {text(peopleMessages.followerCount, { count: topic.followerCount })}</span>
              )}
            </span>
          </span>
          <FollowButton target={{ kind: 'topic', topic }} />
        </li>
      ))}
    </ul>
  );
}
