import { outboundLink } from '../../../domain/links/outbound-link.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { AppLink, type AppLinkProps } from '../../kit/app-link.tsx';
import { useApp } from '../app-context.ts';
import { OUTBOUND_LINKS } from './outbound-links.ts';

type OutboundLinkProps = AppLinkProps & {
  /** The pin whose click is recorded; null for links that belong to no pin. */
  readonly pin: Pin | null;
  /** The position of a chip of a collection or a collage. */
  readonly chip?: number;
  /** The accessible name of the link, if its text is not sufficient. */
  readonly label?: (leaves: boolean) => string;
};

/**
 * The component for all links to other sites; `href` may also be a path of this site. One handler of the page records
 * the clicks on them and decides what each opens.
 */
export function OutboundLink({ pin, chip, label, ...rest }: OutboundLinkProps) {
  const { site } = useApp();
  const url = rest.href;
  // Nobody vouches for what people pin.
  const { leaves, target, rel } = outboundLink(
    url,
    [new URL(site.origin).hostname],
    pin ? [] : site.trustedHosts,
  );
  return (
    <AppLink
      {...(label && { 'aria-label': label(leaves) })}
      {...rest}
      target={target}
      rel={rel}
      ref={(anchor) => void (anchor && OUTBOUND_LINKS.set(anchor, { url, pin, chip }))}
    />
  );
}
