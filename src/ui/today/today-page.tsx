import { observer } from 'mobx-react-lite';
import type { Article } from '../../domain/today/article.ts';
import { phrase, type Phrase } from '../../domain/messages/message.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf, TodayTab } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import { indexedPage, UnlessPreparing } from '../discovery/indexed-page.tsx';
import edges from '../grid/grid-edges.module.css';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { TabLinks } from '../kit/lists/tab-links.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { ArticleTiles } from './internal/article-tiles.tsx';
import { todayMessages } from './internal/messages.en.ts';
import classes from './internal/today-page.module.css';

const TABS: readonly { readonly tab: TodayTab | undefined; readonly label: Phrase }[] = [
  { tab: undefined, label: todayMessages.now },
  { tab: 'best', label: todayMessages.best },
  { tab: 'trending', label: todayMessages.trending },
  { tab: 'popular', label: todayMessages.popular },
  { tab: 'shop', label: todayMessages.shop },
  { tab: 'article', label: todayMessages.all },
];

function titleOf(tab: TodayTab | undefined): Phrase {
  if (tab === 'article') return todayMessages.tabs;
  return tab === undefined ? todayMessages.today : todayMessages[tab];
}

function addressOf(tab: TodayTab | undefined): string {
  return formatRoute({ kind: 'today', ...(tab !== undefined && { tab }) });
}

function articlesKey(tab: TodayTab | undefined): PageDataKey<readonly Article[]> {
  return `today/${tab ?? ''}`;
}

const TodayView = observer(function TodayView({ route: { tab } }: { readonly route: RouteOf<'today'> }) {
  const articles = useApp().stores.pageData.find(articlesKey(tab)) ?? [];
  return (
    <div className={classNames(edges.edges, classes.today)}>
      <h1 className={classes.title}>{text(todayMessages.today)}</h1>
      <TabLinks
        label={text(todayMessages.tabs)}
        tabs={TABS.map((other) => ({
          label: text(other.label),
          href: addressOf(other.tab),
          current: other.tab === tab,
        }))}
      />
      {articles.length > 0 ? (
        <ArticleTiles articles={articles} dated={tab !== undefined} level={2} />
      ) : (
        <UnlessPreparing>
          <EmptyState
            title={text(tab === undefined ? todayMessages.nothing : todayMessages.nothingOfKind)}
            action={
              <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
                {text(todayMessages.exploreTopics)}
              </LinkButton>
            }
          >
            {text(todayMessages.nothingDetail)}
          </EmptyState>
        </UnlessPreparing>
      )}
    </div>
  );
});

const today: PageOf<'today'> = {
  View: TodayView,
  async load({ tab }, { services, stores, site }) {
    const { today } = await services.openDiscovery();
    const articles = await today.articles(tab);
    stores.pageData.set(articlesKey(tab), articles);
    return {
      kind: 'ready',
      head: {
        title: titleOf(tab),
        description: phrase(todayMessages.description, { site: site.name }),
        canonicalPath: addressOf(tab),
        noindex: articles.length === 0,
      },
    };
  },
};

/** How often an empty page is read again when the index is ready: the articles are made a moment later. */
const RETRIES = 2;

/** The themes of the day, or those of a kind of the last days. */
export const page = indexedPage(today, {
  isEmpty: ({ tab }, { pageData }) => (pageData.find(articlesKey(tab)) ?? []).length === 0,
  retries: RETRIES,
});
