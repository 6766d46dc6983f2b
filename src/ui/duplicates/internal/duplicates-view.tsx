import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';
import { MAIN_ID } from '../../base/navigation/use-page-focus.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { ErrorState } from '../../kit/states/error-state.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { text, textParts } from '../../text/language.ts';
import { DuplicateGroup } from './duplicate-group.tsx';
import classes from './duplicates-view.module.css';
import type { DuplicatesData } from './duplicates-name.ts';
import { DuplicatesViewModel } from './duplicates-view-model.ts';
import { duplicateMessages } from './messages.en.ts';

/** Groups of duplicates, with all that can be done about them. */
export const DuplicatesView = observer(function DuplicatesView({ data }: { readonly data: DuplicatesData }) {
  const app = useApp();
  const { place } = data;
  const model = useMemo(
    () => new DuplicatesViewModel(app, place?.id ?? null, data.page),
    [app, place, data.page],
  );
  const isComparing = model.page.comparing !== null && model.failure === null;
  useEffect(() => (isComparing ? model.compare() : undefined), [model, isComparing]);
  return (
    <div className={classNames(edges.edges, classes.page)}>
      <header className={classes.head}>
        <h1 className={classes.title}>
          {place === null
            ? text(duplicateMessages.title)
            : textParts(duplicateMessages.onBoard, { board: <bdi key="board">{place.name}</bdi> })}
        </h1>
        <p className={classes.lead}>{text(duplicateMessages.lead)}</p>
      </header>
      {model.failure !== null ? (
        <ErrorState title={text(duplicateMessages.stopped)} onRetry={model.retry}>
          {failureText(model.failure)}
        </ErrorState>
      ) : model.page.comparing !== null ? (
        <Comparing {...model.page.comparing} />
      ) : (
        <>
          <MergedAll model={model} />
          <Groups model={model} place={place} />
        </>
      )}
    </div>
  );
});

/** Stays when the toast is gone, because many pins may have been merged. */
const MergedAll = observer(function MergedAll({ model }: { readonly model: DuplicatesViewModel }) {
  if (model.mergedAll === null) return null;
  return (
    <div className={classes.tools}>
      <span>{text(duplicateMessages.merged, { count: model.mergedAll.removedCount })}</span>
      <Button kind="quiet" size={40} onClick={() => void model.undoAll()}>
        {text(duplicateMessages.undo)}
      </Button>
    </div>
  );
});

function Comparing({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <div className={classes.comparing}>
      <p role="status">{text(duplicateMessages.comparing)}</p>
      <progress
        className={classes.progress}
        aria-label={text(duplicateMessages.comparing)}
        max={total}
        value={done}
      />
      <p className={classes.quiet}>{text(duplicateMessages.compared, { done, total })}</p>
    </div>
  );
}

const Groups = observer(function Groups({
  model,
  place,
}: {
  readonly model: DuplicatesViewModel;
  readonly place: DuplicatesData['place'];
}) {
  const more = useLoadMore(model.loadMore);
  const { groups, page } = model;
  if (groups.length === 0)
    return (
      <EmptyState
        title={text(duplicateMessages.none)}
        action={
          place === null ? null : (
            <LinkButton kind="quiet" size={48} href={formatRoute({ kind: 'duplicates' })}>
              {text(duplicateMessages.allBoards)}
            </LinkButton>
          )
        }
      >
        {text(duplicateMessages.noneDetail)}
      </EmptyState>
    );
  return (
    <>
      <Tools model={model} />
      <ol className={classes.groups} role="list">
        {groups.map((group, at) => (
          <li key={group.pins.map(({ pinId }) => pinId).join()}>
            <DuplicateGroup model={model} group={group} number={at + 1} />
          </li>
        ))}
      </ol>
      <MoreButton label={text(duplicateMessages.more)} more={more} hasMore={page.bookmark !== null} />
    </>
  );
});

const Tools = observer(function Tools({ model }: { readonly model: DuplicatesViewModel }) {
  const { mergingAll, openCount, sameCount } = model;
  const mergeAll = async () => {
    await model.mergeAll();
    // The pressed button is gone.
    if (document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.tools}>
      <span role="status" className={classes.quiet}>
        {mergingAll === null
          ? text(duplicateMessages.groupCount, { count: openCount })
          : text(duplicateMessages.mergingAll, { count: mergingAll.removed })}
      </span>
      {mergingAll !== null && (
        <Button kind="quiet" size={40} onClick={model.stop}>
          {text(duplicateMessages.stop)}
        </Button>
      )}
      {mergingAll === null && sameCount > 0 && (
        <Button kind="quiet" size={40} onClick={() => void mergeAll()}>
          {text(duplicateMessages.mergeAll, { count: sameCount })}
        </Button>
      )}
    </div>
  );
});
