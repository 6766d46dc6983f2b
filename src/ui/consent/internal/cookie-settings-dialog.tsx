import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { CookieChoices } from '../../../domain/settings/account-settings.ts';
import { allowsAnything, REJECT_ALL } from '../../../domain/visits/cookie-choice.ts';
import { useApp } from '../../base/app-context.ts';
import { usePolicyAddress } from '../../base/policies.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { text, textParts } from '../../text/language.ts';
import { textMessages } from '../../text/messages.en.ts';
import { CONSENT_ROWS } from '../consent-rows.ts';
import type { ConsentPrompt } from '../consent-prompt.ts';
import { consentMessages } from './messages.en.ts';
import { Receipt } from './receipt.tsx';

/** The three choices about cookies, and the necessary ones, which have none. */
export const CookieSettingsDialog = observer(function CookieSettingsDialog({
  prompt,
}: {
  readonly prompt: ConsentPrompt;
}) {
  const { context, session } = useApp().stores;
  const { consent, honorsPrivacySignal } = context.current;
  const { analytics, marketing, personalization } = consent;
  const stored: CookieChoices = { analytics, marketing, personalization };
  const [choices, setChoices] = useState(stored);
  const policyHref = usePolicyAddress('cookies');
  // Without an account the browser's signal wins over any choice.
  const isFixed = honorsPrivacySignal && session.kind === 'visitor';
  const decide = (decided: CookieChoices) => void prompt.decide(decided, 'cookie_settings');
  const policy = (
    <a key="policy" href={policyHref}>
      {text(consentMessages.policyLink)}
    </a>
  );
  return (
    <Dialog
      title={text(consentMessages.settings)}
      description={textParts(consentMessages.settingsDetail, { policy })}
      onClose={prompt.close}
      actions={
        isFixed ? (
          <Button onClick={prompt.close}>{text(consentMessages.close)}</Button>
        ) : (
          <>
            {allowsAnything(stored) && (
              <Button onClick={() => decide(REJECT_ALL)}>{text(consentMessages.rejectAll)}</Button>
            )}
            <Button onClick={prompt.close}>{text(consentMessages.cancel)}</Button>
            <Button
              kind="primary"
              pending={prompt.isSaving && text(consentMessages.saving)}
              onClick={() => decide(choices)}
            >
              {text(consentMessages.save)}
            </Button>
          </>
        )
      }
    >
      {honorsPrivacySignal && <p>{text(textMessages.signalHonored)}</p>}
      <SwitchField
        label={text(consentMessages.necessary)}
        help={text(consentMessages.necessaryHelp)}
        checked
        disabled
        onChange={() => undefined}
      />
      {CONSENT_ROWS.map(({ kind, label, help }) => (
        <SwitchField
          key={kind}
          label={text(label)}
          help={text(help)}
          checked={choices[kind]}
          disabled={isFixed}
          onChange={(allowed) => setChoices({ ...choices, [kind]: allowed })}
        />
      ))}
      <Receipt />
      <div>
        <Button onClick={prompt.askToDelete}>{text(consentMessages.deleteStored)}</Button>
      </div>
    </Dialog>
  );
});
