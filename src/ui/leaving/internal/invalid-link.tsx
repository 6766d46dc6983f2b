import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import { LeavingPage } from './leaving-page.tsx';
import { leavingMessages } from './messages.en.ts';

/** For addresses that lead to no web page. */
export function InvalidLink() {
  return (
    <LeavingPage
      title={text(leavingMessages.invalid)}
      actions={
        <LinkButton kind="primary" size={48} wide href="/">
          {text(leavingMessages.home)}
        </LinkButton>
      }
    >
      <p>{text(leavingMessages.invalidDetail)}</p>
    </LeavingPage>
  );
}
