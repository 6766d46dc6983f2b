import type { Message } from '../../domain/messages/message.ts';
import type { CookieChoices } from '../../domain/settings/account-settings.ts';
import { OPTIONAL_KINDS } from '../../domain/visits/cookie-choice.ts';
import { consentMessages } from './internal/messages.en.ts';

interface ConsentRow {
  readonly kind: keyof CookieChoices;
  readonly label: Message;
  /** What it is for, in one sentence. */
  readonly help: Message;
}

const TEXTS: Readonly<Record<keyof CookieChoices, Omit<ConsentRow, 'kind'>>> = {
  analytics: { label: consentMessages.analytics, help: consentMessages.analyticsHelp },
  marketing: { label: consentMessages.marketing, help: consentMessages.marketingHelp },
  personalization: { label: consentMessages.personalization, help: consentMessages.personalizationHelp },
};

/** The optional kinds of cookies with their texts, in the order of every form. */
export const CONSENT_ROWS: readonly ConsentRow[] = OPTIONAL_KINDS.map((kind) => ({ kind, ...TEXTS[kind] }));

/** The confirmation of a saved choice. */
export const CONSENT_SAVED: Message = consentMessages.saved;
