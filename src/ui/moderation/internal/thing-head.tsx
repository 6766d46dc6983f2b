import type { ReactNode } from 'react';
import type { ReportedPreview, ReportedThing } from '../../../application/ports/moderation-gateway.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { profileLink } from '../../../domain/users/profile-link.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { text } from '../../text/language.ts';
import { nameOf, previewName } from './item-texts.ts';
import { moderationMessages } from './messages.en.ts';
import classes from './item.module.css';

/** The preview of a reported thing; it leads to the thing. */
export function ThingHead({
  thing: { preview, objectType, owner, reports },
  children,
}: {
  readonly thing: ReportedThing;
  readonly children: ReactNode;
}) {
  // Operators read only the messages that were reported.
  const said = objectType === 'message' ? reports[0]?.title : '';
  const name = preview === null ? said || text(moderationMessages.gone) : previewName(preview);
  const href = preview === null ? null : addressOf(preview);
  return (
    <div className={classes.head}>
      {preview !== null && href !== null && (
        <AppLink className={classes.sign} href={href} aria-label={text(moderationMessages.view, { name })}>
          <Sign preview={preview} />
        </AppLink>
      )}
      <div className={classes.words}>
        <p className={classes.state}>{text(moderationMessages[objectType])}</p>
        <h2 className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        {objectType !== 'user' && owner !== null && (
          <p className={classes.facts}>{text(moderationMessages.by, { name: nameOf(owner) })}</p>
        )}
        {children}
      </div>
    </div>
  );
}

function addressOf(preview: ReportedPreview): string | null {
  switch (preview.kind) {
    case 'pin':
      return formatRoute({ kind: 'pin', pinId: preview.pin.entityId });
    case 'board':
      return preview.board.url;
    case 'user':
      return profileLink(preview.user);
  }
}

function Sign({ preview }: { readonly preview: ReportedPreview }) {
  if (preview.kind === 'user') return <UserAvatar user={preview.user} size={96} />;
  const url =
    preview.kind === 'pin' ? (cardImage(preview.pin.imageSpec)?.url ?? null) : preview.board.imageCoverUrl;
  if (url === null) return <span className={classes.picture} />;
  return (
    <img
      className={classes.picture}
      src={url}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
    />
  );
}
