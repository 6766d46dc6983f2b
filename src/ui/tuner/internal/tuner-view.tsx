import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { parseTunerTab, TUNER_TABS, type TunerTab } from '../../../domain/feeds/feed-tuner.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { text } from '../../text/language.ts';
import { tunerMessages } from './messages.en.ts';
import { SourceRow } from './source-row.tsx';
import { StartOver } from './start-over.tsx';
import { sourceId, switchSource, tunedListName } from './tuned-list.ts';
import classes from './tuner-view.module.css';

/** The address of a tab. */
function tunerAddress(tab: TunerTab): string {
  return formatRoute(tab === 'interests' ? { kind: 'tuner' } : { kind: 'tuner', tab });
}

/** What feeds the viewer's home feed, each with a switch, in tabs; and a way to start over. */
export function TunerView({ route }: { readonly route: RouteOf<'tuner'> }) {
  const tab = parseTunerTab(route.tab);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{text(tunerMessages.title)}</h1>
      <p className={classes.lead}>{text(tunerMessages.lead)}</p>
      <div className={classes.tabs}>
        <TabLinks
          label={text(tunerMessages.tabs)}
          tabs={TUNER_TABS.map((each) => ({
            href: tunerAddress(each),
            label: text(tunerMessages[each]),
            current: each === tab,
          }))}
        />
      </div>
      {tab === 'domains' && <p className={classes.lead}>{text(tunerMessages.domainsLead)}</p>}
      {tab === 'history' && <p className={classes.lead}>{text(tunerMessages.historyLead)}</p>}
      <Sources key={tab} tab={tab} />
      <StartOver />
    </div>
  );
}

const Sources = observer(function Sources({ tab }: { readonly tab: TunerTab }) {
  const app = useApp();
  const { services, stores } = app;
  const name = tunedListName(tab);
  const list = stores.pageData.find(name);
  const more = useLoadMore(async () => {
    const { listFeedSources } = await services.openFollows();
    const page = await listFeedSources.run(tab, list?.bookmark ?? null);
    if (page === undefined) return;
    const before = page.restarted ? [] : (stores.pageData.find(name)?.sources ?? []);
    stores.pageData.set(name, { sources: [...before, ...page.sources], bookmark: page.bookmark });
  });
  if (list === undefined) return null;
  if (list.sources.length === 0 && list.bookmark === null) return EMPTY[tab]();
  return (
    <>
      <ul className={classes.sources} role="list">
        {list.sources.map((source) => (
          <SourceRow
            key={`${source.kind} ${sourceId(source)}`}
            source={source}
            onSwitch={(enabled) => void switchSource(app, tab, source, enabled)}
          />
        ))}
      </ul>
      <MoreButton label={text(tunerMessages.more)} more={more} hasMore={list.bookmark !== null} />
    </>
  );
});

const EMPTY: Readonly<Record<TunerTab, () => ReactNode>> = {
  interests: () => (
    <EmptyState
      title={text(tunerMessages.noTopics)}
      action={
        <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
          {text(tunerMessages.exploreTopics)}
        </LinkButton>
      }
    >
      {text(tunerMessages.noTopicsDetail)}
    </EmptyState>
  ),
  boards: () => (
    <EmptyState title={text(tunerMessages.noBoards)} action={<FindPins />}>
      {text(tunerMessages.noBoardsDetail)}
    </EmptyState>
  ),
  pinners: () => (
    <EmptyState title={text(tunerMessages.noPeople)} action={<FindPins />}>
      {text(tunerMessages.noPeopleDetail)}
    </EmptyState>
  ),
  domains: () => (
    <EmptyState title={text(tunerMessages.noDomains)} action={<FindPins />}>
      {text(tunerMessages.noDomainsDetail)}
    </EmptyState>
  ),
  history: () => (
    <EmptyState title={text(tunerMessages.noHistory)} action={<FindPins />}>
      {text(tunerMessages.noHistoryDetail)}
    </EmptyState>
  ),
};
