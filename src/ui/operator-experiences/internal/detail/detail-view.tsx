import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ExperienceDetails } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { FIRST_USE_GUIDE_ID } from '../../../../domain/experiences/page-part.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../../domain/routes/route.ts';
import { useApp } from '../../../base/app-context.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { TabLinks } from '../../../kit/lists/tab-links.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { FailedPage } from '../../../status/failed-page.tsx';
import { text } from '../../../text/language.ts';
import { BackLink } from '../back-link.tsx';
import { editorMessages } from '../editor/messages.en.ts';
import { storedDraft } from '../editor/stored-draft.ts';
import { detailsKey } from '../experience-data.ts';
import { experienceListMessages } from '../list/messages.en.ts';
import { experienceMessages } from '../messages.en.ts';
import { kindName, placementName } from '../names.ts';
import classes from '../operator.module.css';
import { ResultsView } from '../results/results-view.tsx';
import { scheduleText } from '../schedule-text.ts';
import { StateBadge } from '../state-badge.tsx';
import { DETAIL_TABS, parseDetailTab } from './detail-tab.ts';
import { LogView } from './log-view.tsx';
import { detailMessages } from './messages.en.ts';
import { StateActions } from './state-actions.tsx';
import { VersionsView } from './versions-view.tsx';

const EditStored = lazyComponent(
  async () => (await import('../editor/stored-editor.tsx')).StoredEditor,
  FailedPage,
);

/** An experience: its form, what it did, its versions and its log. */
export const DetailView = observer(function DetailView({
  item,
  route,
}: {
  readonly item: string;
  readonly route: RouteOf<'operator-experiences'>;
}) {
  const details = useApp().stores.pageData.find(detailsKey(item));
  if (details === undefined) return null;
  const { summary } = details;
  const { tab, days } = parseDetailTab(route.tab);
  const facts = [
    kindName(summary.kind, summary.experienceId),
    summary.placementId === null ? null : placementName(summary.placementId),
    scheduleText(summary.startsAt, summary.endsAt),
    text(experienceMessages.experienceId, { id: item }),
  ];
  return (
    <div className={classes.page}>
      <BackLink />
      <div className={classes.row}>
        <h1 className={classes.title}>
          <bdi>{summary.name || text(experienceMessages.untitled)}</bdi>
        </h1>
        <StateBadge state={summary.state} />
        {summary.switchedOffBy !== null && (
          <span className={classNames(classes.badge, classes.isOff)}>{text(experienceListMessages.off)}</span>
        )}
      </div>
      <p className={classes.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <div className={classes.bar}>
        <StateActions summary={summary} />
      </div>
      <div className={classes.tabs}>
        <TabLinks
          label={text(detailMessages.tabs)}
          tabs={DETAIL_TABS.map((each) => ({
            href: formatRoute({
              kind: 'operator-experiences',
              item,
              ...(each !== 'edit' && { tab: each }),
            }),
            label: text(detailMessages[each]),
            current: each === tab,
          }))}
        />
      </div>
      {tab === 'edit' && <EditTab details={details} />}
      {tab === 'results' && <ResultsView item={item} days={days} />}
      {tab === 'versions' && <VersionsView details={details} />}
      {tab === 'log' && <LogView log={details.log} />}
    </div>
  );
});

function EditTab({ details }: { readonly details: ExperienceDetails }) {
  const stored = useMemo(() => storedDraft(details), [details]);
  if (details.summary.origin === 'file' || stored === null)
    return (
      <Notice kind="info">
        {details.summary.experienceId === FIRST_USE_GUIDE_ID
          ? text(detailMessages.builtIn)
          : text(stored === null ? experienceMessages.unknownKind : editorMessages.fromFile)}
      </Notice>
    );
  return <EditStored details={details} stored={stored} />;
}
