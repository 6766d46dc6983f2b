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

/** What a picture stands for; a message is shown by the pin or board that was sent with it. */
type Pictured = Exclude<ReportedPreview, { kind: 'message' }>;

/** The preview of a reported thing; it leads to the thing. */
export function ThingHead({
  thing,
  children,
}: {
  readonly thing: ReportedThing;
  readonly children: ReactNode;
}) {
  const { preview, objectType, owner, reports, isGone, ranAsAd } = thing;
  const reported = reports[0]?.title ?? '';
  const missing = text(isGone ? moderationMessages.gone : moderationMessages.secret);
  const pictured = preview && picturedOf(preview);
  return (
    <div className={classes.head}>
      {pictured !== null && <PicturedLink pictured={pictured} />}
      <div className={classes.words}>
        <p className={classes.state}>{text(moderationMessages[objectType])}</p>
        <h2 className={classes.name} tabIndex={-1}>
          <bdi>{preview === null ? reported || missing : previewName(preview)}</bdi>
        </h2>
        {preview === null && reported !== '' && <p className={classes.facts}>{missing}</p>}
        {preview?.kind === 'message' && <Sent preview={preview} />}
        {ranAsAd && <p className={classes.facts}>{text(moderationMessages.ranAsAd)}</p>}
        {objectType !== 'user' && owner !== null && (
          <p className={classes.facts}>{text(moderationMessages.by, { name: nameOf(owner) })}</p>
        )}
        {children}
      </div>
    </div>
  );
}

function picturedOf(preview: ReportedPreview): Pictured | null {
  if (preview.kind !== 'message') return preview;
  const { pin, board } = preview;
  if (pin !== null) return { kind: 'pin', pin };
  return board === null ? null : { kind: 'board', board };
}

/** What was sent with a message. */
function Sent({ preview }: { readonly preview: Extract<ReportedPreview, { kind: 'message' }> }) {
  const { pin, board, unavailable } = preview;
  const sent = [
    pin && text(moderationMessages.sentPin, { name: previewName({ kind: 'pin', pin }) }),
    board && text(moderationMessages.sentBoard, { name: board.name }),
    unavailable === 'pin' && text(moderationMessages.sentPinGone),
    unavailable === 'board' && text(moderationMessages.sentBoardGone),
  ];
  return sent
    .filter((each) => typeof each === 'string')
    .map((each) => (
      <p key={each} className={classes.facts}>
        {each}
      </p>
    ));
}

function PicturedLink({ pictured }: { readonly pictured: Pictured }) {
  const href = addressOf(pictured);
  if (href === null) return null;
  const label = text(moderationMessages.view, { name: previewName(pictured) });
  return (
    <AppLink className={classes.sign} href={href} aria-label={label}>
      <Sign preview={pictured} />
    </AppLink>
  );
}

function addressOf(preview: Pictured): string | null {
  switch (preview.kind) {
    case 'pin':
      return formatRoute({ kind: 'pin', pinId: preview.pin.entityId });
    case 'board':
      return preview.board.url;
    case 'user':
      return profileLink(preview.user);
  }
}

function Sign({ preview }: { readonly preview: Pictured }) {
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
