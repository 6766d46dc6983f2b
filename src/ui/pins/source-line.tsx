import type { PinSource } from '../../domain/cards/pin-source.ts';
import { domainText } from '../../domain/text/truncation.ts';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { DomainSign } from './domain-sign.tsx';
import classes from './source-line.module.css';
import { personName } from './pin-words.ts';

/** Where a pin comes from: the site behind its link, or the person who made it. */
export function SourceLine({ source }: { readonly source: PinSource }) {
  if (source.kind === 'domain') {
    return (
      <div className={classes.domain}>
        <DomainSign domain={source.domain} />
        <bdi className={classes.name}>{domainText(source.domain)}</bdi>
      </div>
    );
  }
  return (
    <div className={classes.person}>
      <UserAvatar user={source.user} size={24} />
      <bdi className={classes.name}>{personName(source.user)}</bdi>
    </div>
  );
}
