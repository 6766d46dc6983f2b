import type { CookieChoices } from '../settings/account-settings.ts';
import type { ClientContext } from './client-context.ts';

/** The placement and the experience of the banner; only its completion is reported with them. */
export const CONSENT_EXPERIENCE = '1000162:502597';

/** The version of the question. It goes up when a purpose is added or changes; then everybody is asked again. */
export const CONSENT_VERSION = 1;

/** The path to which the forms about cookies are posted. */
export const COOKIE_CHOICE_PATH = '/cookie-choice';

/** The optional kinds of cookies, in the order of the forms; also the names of their checkboxes. */
export const OPTIONAL_KINDS = [
  'analytics',
  'marketing',
  'personalization',
] as const satisfies readonly (keyof CookieChoices)[];

export const ACCEPT_ALL: CookieChoices = { analytics: true, marketing: true, personalization: true };
export const REJECT_ALL: CookieChoices = { analytics: false, marketing: false, personalization: false };

/** The values of the submit buttons, whose name is `choice`. */
export const CHOICE_BUTTONS = ['accept', 'reject', 'choose', 'save'] as const;
export type ChoiceButton = (typeof CHOICE_BUTTONS)[number];

/** Whether a visitor is asked: nobody who has decided, no bot, and nobody whose browser says no already. */
export function mustAskForConsent(
  context: Pick<ClientContext, 'consent' | 'isBot' | 'honorsPrivacySignal'>,
): boolean {
  return !context.consent.decided && !context.isBot && !context.honorsPrivacySignal;
}

/**
 * The decision in a posted form: the three choices, `choose` for the button that opens the settings, or null when the
 * form is none of ours.
 */
export function readCookieChoice(
  field: (name: string) => string | undefined,
): CookieChoices | 'choose' | null {
  switch (field('choice')) {
    case 'accept':
      return ACCEPT_ALL;
    case 'reject':
      return REJECT_ALL;
    case 'choose':
      return 'choose';
    case 'save':
      return {
        analytics: field('analytics') !== undefined,
        marketing: field('marketing') !== undefined,
        personalization: field('personalization') !== undefined,
      };
    default:
      return null;
  }
}

/** Whether a decision allows anything optional. */
export function allowsAnything(choices: CookieChoices): boolean {
  return OPTIONAL_KINDS.some((kind) => choices[kind]);
}
