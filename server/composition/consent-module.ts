import { provide, type Bind } from '../../src/composition/provide.ts';
import { ConsentLog } from '../application/consent/consent-log.ts';
import { consentWording } from './settings/consent-wording.ts';
import * as tokens from './tokens.ts';

/** The proof of consents, with the texts of the pages. */
export function provideConsentLog(bind: Bind): void {
  provide(
    bind,
    tokens.ConsentLogToken,
    { secrets: tokens.SecretsToken, languages: tokens.OfferedLanguagesToken },
    ({ secrets, languages }) => new ConsentLog({ secrets, wording: consentWording(languages) }),
  );
}
