import type { ReactNode } from 'react';
import { isExternalUrl } from '../../domain/links/external-link.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import { useApp } from '../base/app-context.ts';
import { AppLink } from '../kit/app-link.tsx';

type SourceAnchorProps = {
  /** The page that the pin points to. */
  readonly href: string;
  /** The pin whose click is counted. */
  readonly pinId: PinId;
  readonly className?: string | undefined;
  /** What the link is called, where its text does not say it. */
  readonly label?: (leaves: boolean) => string;
  readonly children: ReactNode;
};

/** The way to a pin's source: pages of other sites open in a new tab and get no credit, own pages open here. */
export function SourceAnchor({ href, pinId, className, label, children }: SourceAnchorProps) {
  const leaves = useLeavesSite(href);
  return (
    <AppLink
      className={className}
      href={href}
      data-leaves={pinId}
      aria-label={label?.(leaves)}
      {...(leaves ? OUTSIDE : {})}
    >
      {children}
    </AppLink>
  );
}

/** What a link has that leaves the site. */
export const OUTSIDE = { target: '_blank', rel: 'nofollow noopener' } as const;

/** Whether an address leads to another site. */
export function useLeavesSite(href: string): boolean {
  const { site } = useApp();
  return isExternalUrl(href, [new URL(site.origin).hostname]);
}
