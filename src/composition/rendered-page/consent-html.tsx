import { renderToStaticMarkup } from 'react-dom/server';
import { ServedBanner } from '../../ui/consent/served-banner.tsx';
import { HOLD_CHOICE } from './hold-choice.ts';
import { REMOVE_DECIDED } from './remove-decided.ts';

/**
 * The question about cookies, in the language that was set for the page.
 * @param policy the address of the cookie policy
 * @param isVisitor the decision of visitors is in a cookie; that of members is in their account
 */
export function consentHtml(address: string, policy: string, nonce: string, isVisitor: boolean): string {
  const banner = renderToStaticMarkup(<ServedBanner back={address} policy={policy} />);
  const script = isVisitor ? `${HOLD_CHOICE};${REMOVE_DECIDED}` : HOLD_CHOICE;
  return `${banner}<script nonce="${nonce}">${script}</script>`;
}
