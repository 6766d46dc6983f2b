import { phrase, type Phrase } from '../../domain/messages/message.ts';
import { CONSENT_ROWS } from './consent-rows.ts';
import { consentMessages } from './internal/messages.en.ts';

/** Every text of the banner and of the settings that a decision rests on, by name. */
export function consentTexts(text: (phrase: Phrase) => string): Readonly<Record<string, string>> {
  const policy = text(consentMessages.policyLink);
  return {
    banner: text(phrase(consentMessages.banner, { policy })),
    accept_all: text(consentMessages.acceptAll),
    reject_all: text(consentMessages.rejectAll),
    let_me_choose: text(consentMessages.letMeChoose),
    settings: text(consentMessages.settings),
    settings_detail: text(phrase(consentMessages.settingsDetail, { policy })),
    necessary: text(consentMessages.necessary),
    necessary_detail: text(consentMessages.necessaryHelp),
    ...Object.fromEntries(
      CONSENT_ROWS.flatMap(({ kind, label, help }) => [
        [kind, text(label)],
        [`${kind}_detail`, text(help)],
      ]),
    ),
    save: text(consentMessages.save),
  };
}
