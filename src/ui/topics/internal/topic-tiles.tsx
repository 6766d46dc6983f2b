import type { Topic } from '../../../domain/topics/topic.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { TilePicture } from '../../kit/pages/tile-picture.tsx';
import tiles from '../../kit/pages/picture-tiles.module.css';
import { text } from '../../text/language.ts';
import { topicPagesMessages } from './messages.en.ts';
import classes from './topic-tiles.module.css';

/** Fewer tiles fill no row. */
const FEW = 4;

/** The address of the page of a topic. */
export function topicAddress({ urlName, entityId }: Topic): string {
  return formatRoute({ kind: 'interest', interest: urlName, interestId: entityId });
}

/** Topics as tiles with the picture of their best pin. */
export function TopicTiles({ topics }: { readonly topics: readonly Topic[] }) {
  return (
    <ul className={classNames(tiles.tiles, classes.tiles, topics.length < FEW && classes.few)} role="list">
      {topics.map(shownTopic).map((topic, index) => (
        <li key={topic.entityId}>
          <AppLink className={tiles.tile} href={topicAddress(topic)}>
            {topic.imageUrl !== null && <TilePicture imageUrl={topic.imageUrl} eager={index < 4} />}
            <span className={tiles.words}>
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
