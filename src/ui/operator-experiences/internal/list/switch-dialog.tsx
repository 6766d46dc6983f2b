import { useState } from 'react';
import type { ExperienceSummary } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import type { KillSwitch, SwitchKind } from '../../../../domain/experiences/authoring/kill-switch.ts';
import { useApp } from '../../../base/app-context.ts';
import { ChoiceField, type Choice } from '../../../kit/fields/choice-field.tsx';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { Dialog } from '../../../kit/layers/dialog.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { kitMessages } from '../../../kit/messages.en.ts';
import { text } from '../../../text/language.ts';
import { placementName } from '../names.ts';
import { experienceListMessages } from './messages.en.ts';
import { turnSwitch } from './switch-experiences.ts';

/** Asks before everything is switched off. */
export function SwitchEverythingDialog({ onClose }: { readonly onClose: () => void }) {
  const app = useApp();
  return (
    <ConfirmDialog
      title={text(experienceListMessages.everythingQuestion)}
      description={text(experienceListMessages.everythingDetail)}
      confirm={text(experienceListMessages.switchOffEverything)}
      pending={text(experienceListMessages.switching)}
      onClose={onClose}
      onConfirm={async () => {
        if (await turnSwitch(app, { kind: 'everything', name: '' }, true)) onClose();
      }}
    />
  );
}

/** Asks what to switch off: an experience, or what it belongs to. */
export function SwitchOffDialog({
  summary,
  onClose,
}: {
  readonly summary: ExperienceSummary;
  readonly onClose: () => void;
}) {
  const app = useApp();
  const { experienceId, placementId, group } = summary;
  const [kind, setKind] = useState<SwitchKind>('experience');
  const [busy, setBusy] = useState(false);
  const switches: { readonly [Kind in SwitchKind]?: KillSwitch } = {
    experience: { kind: 'experience', name: String(experienceId) },
    ...(placementId !== null && { placement: { kind: 'placement', name: String(placementId) } }),
    ...(group !== null && { group: { kind: 'group', name: group } }),
  };
  const choices: readonly Choice<SwitchKind>[] = [
    { id: 'experience', label: text(experienceListMessages.onlyThis) },
    ...(placementId === null
      ? []
      : [
          {
            id: 'placement' as const,
            label: text(experienceListMessages.wholePlacement, { name: placementName(placementId) }),
          },
        ]),
    ...(group === null
      ? []
      : [{ id: 'group' as const, label: text(experienceListMessages.wholeGroup, { name: group }) }]),
  ];
  const press = async () => {
    const chosen = switches[kind];
    if (chosen === undefined) return;
    setBusy(true);
    const isDone = await turnSwitch(app, chosen, true);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      title={text(experienceListMessages.whatQuestion)}
      description={text(experienceListMessages.whatDetail)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {text(kitMessages.cancel)}
          </Button>
          <Button
            kind="primary"
            pending={busy && text(experienceListMessages.switching)}
            onClick={() => void press()}
          >
            {text(experienceListMessages.switchOff)}
          </Button>
        </>
      }
    >
      <ChoiceField
        kind="rows"
        label={text(experienceListMessages.switchOff)}
        choices={choices}
        value={kind}
        onChange={setKind}
      />
    </Dialog>
  );
}
