import { bestPinThumbnail } from '../../../domain/images/best-pin-crops.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import { useIsPreparing } from '../../discovery/indexed-page.tsx';
import { FollowButton } from '../../follow/follow-button.tsx';
import { shownTopic } from '../../follow/shown-topic.ts';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import head from '../../kit/pages/page-head.module.css';
import { text } from '../../text/language.ts';
import { topicPagesMessages } from './messages.en.ts';
import { topicAddress } from './topic-tiles.tsx';
import classes from './topic-head.module.css';

/** Name, counts and the button to follow a topic, and the topics that are close to it. */
export function TopicHead({ topic, related }: { readonly topic: Topic; readonly related: readonly Topic[] }) {
  const { name, description, pinCount, followerCount } = shownTopic(topic);
  return (
    <header className={classNames(edges.edges, head.head)}>
      <h1 className={head.title}>{name}</h1>
      {description !== '' && <p className={classes.description}>{description}</p>}
      {/* They come with the pins. */}
      {!useIsPreparing() && (
        <p className={classes.counts}>
          {text(topicPagesMessages.counts, { pins: pinCount, followers: followerCount })}
        </p>
      )}
      <FollowButton target={{ kind: 'topic', topic }} size={48} />
      {related.length > 0 && (
        <nav className={classes.related} aria-label={text(topicPagesMessages.relatedTopics)}>
          <ul className={classes.chips} role="list">
            {related.map(shownTopic).map((other) => (
              <li key={other.entityId}>
                <AppLink className={classes.chip} href={topicAddress(other)}>
                  {other.imageUrl !== null && (
                    <img
                      className={classes.picture}
                      src={bestPinThumbnail(other.imageUrl)}
                      alt=""
                      width={40}
                      height={40}
                    />
                  )}
                  {other.name}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
