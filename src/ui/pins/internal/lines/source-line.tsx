import type { PinSource } from '../../../../domain/cards/pin-source.ts';
import { domainText } from '../../../../domain/text/truncation.ts';
import { Avatar } from '../../../kit/avatar.tsx';
import { UserAvatar } from '../../../kit/user-avatar.tsx';
import { text } from '../../../text/language.ts';
import { DomainSign } from './domain-sign.tsx';
import classes from './source-line.module.css';
import { personName } from '../../pin-names.ts';

type SourceLineProps = {
  readonly source: PinSource;
  /** True for cards of the served page. */
  readonly served: boolean;
};

/** The sponsor of a pin, or its source: the site behind its link, its creator, or a group board. */
export function SourceLine({ source, served }: SourceLineProps) {
  if (source.kind === 'sponsor')
    return (
      <div className={classes.domain}>
        <bdi className={classes.name}>{text(source.label)}</bdi>
      </div>
    );
  if (source.kind === 'words' || source.kind === 'domain') {
    return (
      <div className={classes.domain}>
        {source.kind === 'domain' && <DomainSign domain={source.domain} />}
        <bdi className={classes.name}>
          {source.kind === 'domain' ? domainText(source.domain) : source.text}
        </bdi>
      </div>
    );
  }
  const isBoard = source.kind === 'board';
  return (
    <div className={classes.person}>
      {isBoard ? (
        <Avatar
          name={source.board.name}
          colourKey={source.board.entityId}
          picture={source.board.imageCoverUrl}
          size={20}
          light={!served}
        />
      ) : (
        <UserAvatar user={source.user} size={20} light={!served} />
      )}
      <bdi className={classes.name}>{isBoard ? source.board.name : personName(source.user)}</bdi>
    </div>
  );
}
