import { LinkButton } from '../kit/buttons/link-button.tsx';
import { StatusPage } from '../status/status-page.tsx';

/** Shown to viewers who may see an object but not edit it. */
export function NotOwnerPage({ what, href }: { readonly what: 'board' | 'section'; readonly href: string }) {
  return (
    <StatusPage
      title={`You can’t edit this ${what}`}
      action={
        <LinkButton kind="primary" size={48} href={href}>
          View {what}
        </LinkButton>
      }
    >
      Only the owner can choose who edits it. You can still view it.
    </StatusPage>
  );
}
