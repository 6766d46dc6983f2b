import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OwnDecision } from '../../../application/ports/moderation-gateway.ts';
import type { AppealKind } from '../../../domain/reports/appeal.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { OwnDecisionItem } from './own-decision-item.tsx';
import { openModeration } from './open-moderation.ts';
import classes from './reports-view.module.css';

/** What a decision is about: a pin of the viewer, or the account (`objectId` null). */
type CaseOf = { readonly kind: AppealKind; readonly objectId: string | null };

function caseName({ kind, objectId }: CaseOf): PageDataKey<OwnDecision | null> {
  return `moderation:case:${kind}:${objectId ?? ''}`;
}

/** Loads the last decision. False without one. */
export async function loadOwnCase(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  about: CaseOf,
): Promise<boolean> {
  const moderation = await openModeration(services);
  const decision = (await moderation.ownDecision(about)) ?? null;
  stores.pageData.set(caseName(about), decision);
  return decision !== null;
}

/** A page about one decision, which can be appealed there. `children` stand there without a decision. */
export const OwnCase = observer(function OwnCase({
  title,
  lead,
  about,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly about: CaseOf;
  readonly children?: ReactNode;
}) {
  const app = useApp();
  const decision = app.stores.pageData.find(caseName(about)) ?? null;
  const reload = () =>
    attempt(app.stores, async () => {
      await loadOwnCase(app, about);
      return { kind: 'done' };
    });
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {decision === null ? (
        <div className={classes.case}>{children}</div>
      ) : (
        <ul className={classes.case} role="list">
          <OwnDecisionItem
            decision={decision}
            onAppealed={async () => {
              await reload();
            }}
          />
        </ul>
      )}
    </div>
  );
});
