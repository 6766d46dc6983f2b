import type { Topic } from '../../../domain/topics/topic.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { text } from '../../text/language.ts';
import { topicPagesMessages } from './messages.en.ts';
import classes from './topic-tiles.module.css';

/** The address of the page of a topic. */
export function topicAddress({ urlName, entityId }: Topic): string {
  return formatRoute({ kind: 'interest', interest: urlName, interestId: entityId });
}

/** Topics as tiles with the picture of their best pin. */
export function TopicTiles({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul className={classes.tiles} role="list">
      {topics.map(shownTopic).map((topic, index) => (
        <li key={topic.entityId}>
          <AppLink className={classes.tile} href={topicAddress(topic)}>
            {topic.imageUrl !== null && (
              <img
                className={classes.picture}
                src={topic.imageUrl}
                alt=""
                width={508}
                height={640}
                loading={index < 4 ? 'eager' : 'lazy'}
                decoding="async"
              />
            )}
            <span className={classes.words}>
              <span className={classes.name}>{topic.name}</span>
              <span className={classes.count}>
                {text(topicPagesMessages.pinCount, { count: topic.pinCount })}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
