import type { MouseEvent, ReactNode } from 'react';
import { outboundLink } from '../../../domain/links/outbound-link.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import { useApp } from '../app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { failureText } from '../failure-text.ts';

type OutboundLinkProps = {
  /** An address of the web, or a path of this site. */
  readonly href: string;
  /** The pin whose click is counted; null for links that belong to no pin. */
  readonly pinId: PinId | null;
  readonly className?: string | undefined;
  /** The accessible name of the link, if its text is not sufficient. */
  readonly label?: (leaves: boolean) => string;
  readonly children: ReactNode;
};

/** The component for all external links. Without a network it says so instead of opening a tab that cannot load. */
export function OutboundLink({ href, pinId, className, label, children }: OutboundLinkProps) {
  const { site, stores } = useApp();
  const { leaves, target, rel } = outboundLink(href, [new URL(site.origin).hostname]);
  const leave = (event: MouseEvent) => {
    const opensMenu = event.button === 2;
    if (!leaves || opensMenu || navigator.onLine) return;
    event.preventDefault();
    stores.toasts.say({ text: failureText('offline'), kind: 'problem' });
  };
  return (
    <AppLink
      className={className}
      href={href}
      target={target}
      rel={rel}
      data-leaves={leaves ? (pinId ?? '') : undefined}
      aria-label={label?.(leaves)}
      onClick={leave}
      onAuxClick={leave}
    >
      {children}
    </AppLink>
  );
}
