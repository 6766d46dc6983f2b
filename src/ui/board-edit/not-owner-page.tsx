import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';

/** Somebody may look at a thing but not change it. */
export function NotOwnerPage({ what, href }: { readonly what: 'board' | 'section'; readonly href: string }) {
  return (
    <StatusPage
      title={`This ${what} is not yours to change`}
      action={
        <LinkButton kind="primary" size={48} href={href}>
          Look at the {what}
        </LinkButton>
      }
    >
      Its owner decides who may edit it. You can look at it all the same.
    </StatusPage>
  );
}
