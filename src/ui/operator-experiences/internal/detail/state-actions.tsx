import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ExperienceSummary } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import {
  actionsIn,
  type ExperienceAction,
} from '../../../../domain/experiences/authoring/experience-state.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { text } from '../../../text/language.ts';
import { experienceListMessages } from '../list/messages.en.ts';
import { SwitchOffDialog } from '../list/switch-dialog.tsx';
import { experienceMessages } from '../messages.en.ts';
import { PreviewLinkDialog } from '../preview/preview-link.tsx';
import { previewMessages } from '../preview/messages.en.ts';
import { changeState, reloadDetails } from './change-state.ts';

/** What can be done with an experience as a whole. */
export const StateActions = observer(function StateActions({
  summary,
}: {
  readonly summary: ExperienceSummary;
}) {
  const app = useApp();
  const [asks, setAsks] = useState<'end' | 'link' | 'off' | null>(null);
  const { experienceId, state, origin, name, newestRevision, switchedOffBy } = summary;
  const close = () => setAsks(null);
  const press = (action: ExperienceAction) =>
    action === 'end' ? setAsks('end') : void changeState(app, experienceId, action);
  return (
    <>
      {origin === 'store' &&
        actionsIn(state).map((action) => (
          <Button key={action} onClick={() => press(action)}>
            {text(experienceMessages[action])}
          </Button>
        ))}
      <Button onClick={() => setAsks('link')}>{text(previewMessages.link)}</Button>
      {switchedOffBy === null && state === 'live' && (
        <Button onClick={() => setAsks('off')}>{text(experienceListMessages.switchOff)}</Button>
      )}
      {asks === 'link' && (
        <PreviewLinkDialog experienceId={experienceId} revision={newestRevision} onClose={close} />
      )}
      {asks === 'off' && (
        <SwitchOffDialog
          summary={summary}
          onClose={() => {
            close();
            void reloadDetails(app, String(experienceId));
          }}
        />
      )}
      {asks === 'end' && (
        <ConfirmDialog
          title={text(experienceMessages.endQuestion, { name })}
          description={text(experienceMessages.endDetail)}
          confirm={text(experienceMessages.end)}
          pending={text(experienceMessages.saving)}
          onClose={close}
          onConfirm={async () => {
            await changeState(app, experienceId, 'end');
            close();
          }}
        />
      )}
    </>
  );
});
