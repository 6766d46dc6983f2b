import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';
import { text } from '../text/language.ts';
import { boardEditMessages } from './internal/messages.en.ts';

/** Shown to viewers who may see an object but not edit it. */
export function NotOwnerPage({ what, href }: { readonly what: 'board' | 'section'; readonly href: string }) {
  return (
    <StatusPage
      title={text(what === 'board' ? boardEditMessages.notOwnerOfBoard : boardEditMessages.notOwnerOfSection)}
      action={
        <LinkButton kind="primary" size={48} href={href}>
          {text(what === 'board' ? boardEditMessages.viewBoard : boardEditMessages.viewSection)}
        </LinkButton>
      }
    >
      {text(boardEditMessages.notOwnerDetail)}
    </StatusPage>
  );
}
