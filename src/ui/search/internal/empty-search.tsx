import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { ALL_TOPICS } from '../../follow/topic-lists.ts';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { text } from '../../text/language.ts';
import classes from './empty-search.module.css';
import { ColorChoice } from './color-choice.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { searchMessages } from './messages.en.ts';

/** The search page without a query: what was searched for before, and colours and topics to begin with. */
export const EmptySearch = observer(function EmptySearch() {
  const all = useApp().stores.pageData.find(ALL_TOPICS)?.topics ?? [];
  // A search for any other topic would find nothing.
  const topics = all.filter(({ pinCount }) => pinCount > 0);
  return (
    <div className={classNames(edges.edges, classes.page)}>
      <h1 className={classes.title}>{text(searchMessages.find)}</h1>
      <p className={classes.detail}>{text(searchMessages.findDetail)}</p>
      <RecentSearches />
      <section aria-labelledby="search-colors">
        <h2 className={classes.heading} id="search-colors">
          {text(searchMessages.exploreColors)}
        </h2>
        <ColorChoice />
      </section>
      {topics.length > 0 && (
        <section aria-labelledby="search-topics">
          <h2 className={classes.heading} id="search-topics">
            {text(searchMessages.exploreTopics)}
          </h2>
          <ul className={classes.topics} role="list">
            {topics.map(shownTopic).map(({ entityId, name, dominantColor, imageUrl }) => (
              <li key={entityId}>
                <AppLink
                  className={classes.topic}
                  href={formatRoute({ kind: 'search', q: name, rs: 'topic' })}
                >
                  {imageUrl === null ? (
                    <svg
                      className={classes.sign}
                      viewBox="0 0 1 1"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect width="1" height="1" fill={dominantColor} />
                    </svg>
                  ) : (
                    <img className={classes.sign} src={imageUrl} alt="" loading="lazy" decoding="async" />
                  )}
                  <span className={classes.name}>{name}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
