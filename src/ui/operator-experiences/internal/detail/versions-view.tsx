import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type {
  ExperienceDetails,
  ExperienceRevision,
} from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { definitionDifferences } from '../../../../domain/experiences/authoring/definition-differences.ts';
import { draftFromDefinition } from '../../../../domain/experiences/authoring/draft-definition.ts';
import { useApp } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { text } from '../../../text/language.ts';
import { pageKindName } from '../editor/audience-options.ts';
import { draftFieldLabel } from '../editor/labels.ts';
import { openGateway } from '../experience-data.ts';
import { experienceMessages } from '../messages.en.ts';
import { placementName } from '../names.ts';
import classes from '../operator.module.css';
import { momentText } from '../schedule-text.ts';
import { reloadDetails } from './change-state.ts';
import { detailMessages } from './messages.en.ts';
import { operatorName } from './operator-name.ts';
import table from './detail.module.css';

/** All versions, the newest first, with what each changed. */
export function VersionsView({ details }: { readonly details: ExperienceDetails }) {
  const { revisions, summary } = details;
  return (
    <ol className={classes.stack} role="list">
      {revisions.map((revision, index) => (
        <Version
          key={revision.revision}
          revision={revision}
          before={revisions[index + 1]}
          details={details}
          isLive={revision.revision === summary.liveRevision}
        />
      ))}
    </ol>
  );
}

const Version = observer(function Version({
  revision,
  before,
  details: { summary },
  isLive,
}: {
  readonly revision: ExperienceRevision;
  readonly before: ExperienceRevision | undefined;
  readonly details: ExperienceDetails;
  readonly isLive: boolean;
}) {
  const [asks, setAsks] = useState(false);
  const number = revision.revision;
  const errors = revision.findings.filter(({ severity }) => severity === 'error').length;
  const isOlder = summary.liveRevision !== null && number < summary.liveRevision;
  const mayGoLive = !isLive && errors === 0 && summary.origin === 'store' && summary.state !== 'archived';
  return (
    <li className={classes.card}>
      <div className={classes.row}>
        <h2 className={classes.name}>{text(detailMessages.version, { revision: number })}</h2>
        {isLive && (
          <span className={classNames(classes.badge, classes.isLive)}>
            {text(detailMessages.liveVersion)}
          </span>
        )}
        {errors > 0 && (
          <span className={classes.badge}>{text(detailMessages.problems, { count: errors })}</span>
        )}
      </div>
      <p className={classes.facts}>
        {text(detailMessages.savedBy, {
          time: momentText(revision.createdAt),
          name: operatorName(revision.operator),
        })}
      </p>
      {before !== undefined && <Differences revision={revision} before={before} />}
      {mayGoLive && (
        <div className={classes.row}>
          <Button
            aria-label={text(isOlder ? detailMessages.rollBackNamed : detailMessages.makeLiveNamed, {
              revision: number,
            })}
            onClick={() => setAsks(true)}
          >
            {text(isOlder ? detailMessages.rollBack : detailMessages.makeLive)}
          </Button>
        </div>
      )}
      {asks && (
        <RollBackDialog
          experienceId={summary.experienceId}
          revision={number}
          isOlder={isOlder}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
});

function RollBackDialog({
  experienceId,
  revision,
  isOlder,
  onClose,
}: {
  readonly experienceId: number;
  readonly revision: number;
  readonly isOlder: boolean;
  readonly onClose: () => void;
}) {
  const app = useApp();
  const { stores } = app;
  const confirm = async () => {
    const outcome = await attempt(stores, async () =>
      (await openGateway(app)).setLive(experienceId, revision),
    );
    if (outcome === undefined) return;
    const said = {
      live: text(detailMessages.rolledBack, { revision }),
      unready: text(detailMessages.notReady),
      conflict: text(experienceMessages.conflict),
    }[outcome.kind];
    stores.toasts.say({ text: said, kind: outcome.kind === 'live' ? 'done' : 'problem' });
    await reloadDetails(app, String(experienceId));
    onClose();
  };
  return (
    <ConfirmDialog
      title={
        isOlder
          ? text(detailMessages.rollBackQuestion, { revision })
          : text(detailMessages.makeLiveQuestion, { revision })
      }
      description={text(detailMessages.rollBackDetail)}
      confirm={text(isOlder ? detailMessages.rollBack : detailMessages.makeLive)}
      pending={text(isOlder ? detailMessages.rollingBack : detailMessages.makingLive)}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

/** What a version changed. */
function Differences({
  revision,
  before,
}: {
  readonly revision: ExperienceRevision;
  readonly before: ExperienceRevision;
}) {
  const differences = definitionDifferences(before.definition, revision.definition);
  const kind = draftFromDefinition(revision.definition)?.kind;
  return (
    <details>
      <summary className={table.summary}>
        {text(detailMessages.differences, { count: differences.length, revision: before.revision })}
      </summary>
      {differences.length > 0 && (
        <div
          className={table.frame}
          role="region"
          tabIndex={0}
          aria-label={text(detailMessages.differences, {
            count: differences.length,
            revision: before.revision,
          })}
        >
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{text(detailMessages.field)}</th>
                <th scope="col">{text(detailMessages.version, { revision: before.revision })}</th>
                <th scope="col">{text(detailMessages.version, { revision: revision.revision })}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ path, from, to }) => (
                <tr key={path}>
                  <th scope="row">{kind === undefined ? path : draftFieldLabel(kind, path)}</th>
                  <td>{shownValue(path, from)}</td>
                  <td>{shownValue(path, to)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

/** Codes by their names, and all other values as they are. */
function shownValue(path: string, value: string | null): string {
  if (value === null) return text(detailMessages.nothing);
  if (path === 'placement_id') return placementName(Number(value));
  if (path !== 'audience.pageKinds') return value;
  return value.split('\n').map(pageKindName).join('\n');
}
