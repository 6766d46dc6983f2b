import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { useLoadMore } from '../base/use-load-more.ts';
import { AppLink } from '../kit/app-link.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import head from '../kit/pages/page-head.module.css';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { MoreButton } from '../people/more-button.tsx';
import { text } from '../text/language.ts';
import { newsMessages } from './internal/messages.en.ts';
import { loadNews, NEWS, type NewsList } from './internal/news-list.ts';
import { NewsRow } from './internal/news-row.tsx';
import classes from './internal/news.module.css';
import { useMarkSeen } from './internal/use-mark-seen.ts';

const NotificationsView = observer(function NotificationsView() {
  const list = useApp().stores.pageData.find(NEWS);
  return (
    <div className={classes.page}>
      <header className={head.head}>
        <h1 className={head.title}>{text(newsMessages.title)}</h1>
        <p>{text(newsMessages.lead)}</p>
        <p>
          <AppLink href={formatRoute({ kind: 'notification-settings' })}>
            {text(newsMessages.settings)}
          </AppLink>
        </p>
      </header>
      {list !== undefined && <Items list={list} />}
    </div>
  );
});

const Items = observer(function Items({ list: { items, bookmark } }: { readonly list: NewsList }) {
  const app = useApp();
  useMarkSeen(items);
  const more = useLoadMore(() => loadNews(app, false));
  if (items.length === 0) {
    return (
      <EmptyState
        title={text(newsMessages.nothing)}
        action={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
            {text(newsMessages.explore)}
          </LinkButton>
        }
      >
        {text(newsMessages.nothingDetail)}
      </EmptyState>
    );
  }
  return (
    <>
      <ul role="list">
        {items.map((news, index) => (
          <NewsRow
            key={news.id}
            news={news}
            index={index}
            hasCard={items.findIndex(({ pinId }) => pinId === news.pinId) === index}
          />
        ))}
      </ul>
      <MoreButton label={text(newsMessages.more)} more={more} hasMore={bookmark !== null} />
    </>
  );
});

/** The viewer's own notifications, newest first. */
export const page: PageOf<'notifications'> = {
  View: NotificationsView,
  async load(_route, context) {
    await loadNews(context, true);
    return { kind: 'ready', head: { title: newsMessages.title, noindex: true } };
  },
};
