import { formatRoute } from '../../../../../src/domain/routes/format-route.ts';
import { safeNextPath } from '../../../../../src/domain/routes/safe-next-path.ts';
import type { CookieChoices } from '../../../../../src/domain/settings/account-settings.ts';
import { readCookieChoice } from '../../../../../src/domain/visits/cookie-choice.ts';
import { CallFailure } from '../call/call-failure.ts';
import { CALL_BODY, readBody } from './body-reader.ts';
import { FormFields } from './form-fields.ts';

type CookieChoiceForm = {
  /** Null: the person wants to choose first. */
  readonly choices: CookieChoices | null;
  /** Which form it is. */
  readonly surface: 'cookie_banner' | 'cookie_form';
  /** The path to go to afterwards. */
  readonly next: string;
};

/** A form has a path of at most 2 kB and a few words. */
const BODY = { ...CALL_BODY, maxBytes: 8 * 1024 };

/**
 * Reads a posted decision about cookies.
 *
 * @throws {CallFailure} 400/4 when it is none of our forms, 413/23, 408/21
 */
export async function readCookieChoiceForm(request: Request): Promise<CookieChoiceForm> {
  const fields = new FormFields(new TextDecoder().decode(await readBody(request, BODY)));
  const choice = readCookieChoice((name) => fields.get(name));
  if (choice === null) throw new CallFailure('malformed_request', { detail: 'choice' });
  if (choice === 'choose')
    return {
      choices: null,
      surface: 'cookie_banner',
      next: `${formatRoute({ kind: 'cookie-policy' })}#choices`,
    };
  const surface = fields.get('choice') === 'save' ? 'cookie_form' : 'cookie_banner';
  return { choices: choice, surface, next: safeNextPath(fields.get('back')) ?? '/' };
}
