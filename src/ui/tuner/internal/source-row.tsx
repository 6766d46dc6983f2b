import type { TunedSource } from '../../../application/ports/people/feed-tuner-gateway.ts';
import { bestPinThumbnail } from '../../../domain/images/best-pin-crops.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { profileLink } from '../../../domain/users/profile-link.ts';
import { BoardLock } from '../../boards/board-lock.tsx';
import { useApp } from '../../base/app-context.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Switch } from '../../kit/fields/switch-field.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { personName } from '../../pins/pin-names.ts';
import { text, textParts } from '../../text/language.ts';
import { tunerMessages } from './messages.en.ts';
import { sourceId, sourceName } from './tuned-list.ts';
import classes from './source-row.module.css';

/** One source with its switch. The picture leads to it, its name belongs to the switch. */
export function SourceRow({
  source,
  onSwitch,
}: {
  readonly source: TunedSource;
  readonly onSwitch: (enabled: boolean) => void;
}) {
  const name = sourceName(source);
  const href = addressOf(source);
  const id = `source-${source.kind}-${sourceId(source)}`;
  return (
    <li className={classes.row} data-off={source.enabled ? undefined : ''}>
      {href === null ? (
        <Sign source={source} />
      ) : (
        <AppLink className={classes.link} href={href} aria-label={text(tunerMessages.open, { name })}>
          <Sign source={source} />
        </AppLink>
      )}
      <span className={classes.words}>
        <label className={classes.name} htmlFor={id}>
          <bdi>{name}</bdi>
          {source.kind === 'board' && <BoardLock privacy={source.board.privacy} />}
        </label>
        <Detail source={source} />
      </span>
      <Switch id={id} checked={source.enabled} onChange={onSwitch} />
    </li>
  );
}

function addressOf(source: TunedSource): string | null {
  switch (source.kind) {
    case 'interest': {
      const { urlName, entityId } = source.topic;
      return formatRoute({ kind: 'interest', interest: urlName, interestId: entityId });
    }
    case 'board':
      return source.board.url;
    case 'user':
      return profileLink(source.user);
    case 'pin':
      return formatRoute({ kind: 'pin', pinId: source.pin.entityId });
    case 'domain':
      return formatRoute({ kind: 'source', domain: source.domain.name });
  }
}

function Sign({ source }: { readonly source: TunedSource }) {
  switch (source.kind) {
    case 'interest':
      return (
        <Picture
          url={source.topic.imageUrl && bestPinThumbnail(source.topic.imageUrl)}
          color={source.topic.dominantColor}
        />
      );
    case 'board':
      return <Picture url={source.board.imageCoverUrl} />;
    case 'user':
      return <UserAvatar user={source.user} size={48} />;
    case 'domain':
      return <Picture url={source.domain.imageUrl} />;
    case 'pin':
      return <Picture url={cardImage(source.pin.imageSpec)?.url ?? null} color={source.pin.dominantColor} />;
  }
}

function Picture({ url, color }: { readonly url: string | null; readonly color?: string | null }) {
  if (url !== null)
    return (
      <img
        className={classes.picture}
        src={url}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <svg className={classes.picture} viewBox="0 0 1 1" aria-hidden="true">
      {color && <rect width="1" height="1" fill={color} />}
    </svg>
  );
}

/** What the name alone does not tell. */
function Detail({ source }: { readonly source: TunedSource }) {
  const { stores } = useApp();
  const facts = factsOf(source, stores.session.viewer?.entityId);
  return facts === null ? null : <span className={classes.facts}>{facts}</span>;
}

function factsOf(source: TunedSource, viewerId: string | undefined) {
  switch (source.kind) {
    case 'interest':
      return shownTopic(source.topic).description || null;
    case 'board': {
      const { owner } = source.board;
      if (owner === null) return null;
      if (owner.entityId === viewerId) return text(tunerMessages.ownBoard);
      return textParts(tunerMessages.by, { name: <bdi key="name">{personName(owner)}</bdi> });
    }
    case 'domain': {
      const { pinCount } = source.domain;
      return pinCount === 0 ? null : text(tunerMessages.pinsOfDomain, { count: pinCount });
    }
    case 'user':
      return <bdi>@{source.user.username}</bdi>;
    case 'pin': {
      const { pinner } = source.pin;
      return pinner === null
        ? null
        : textParts(tunerMessages.by, { name: <bdi key="name">{personName(pinner)}</bdi> });
    }
  }
}
