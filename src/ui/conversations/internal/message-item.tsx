import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { BoardShort } from '../../../domain/boards/board.ts';
import type { Message } from '../../../domain/conversations/message.ts';
import { splitAtLinks } from '../../../domain/links/links-in-text.ts';
import { useApp } from '../../base/app-context.ts';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { FlagIcon } from '../../kit/icons/flag-icon.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useCheckAhead } from '../../leaving/use-check-ahead.ts';
import { PersonLink } from '../../people/person-link.tsx';
import { personName } from '../../pins/pin-names.ts';
import { agoText } from '../../text/ago-text.ts';
import { text } from '../../text/language.ts';
import classes from './message-item.module.css';
import { MessagePin } from './message-pin.tsx';
import { conversationMessages } from './messages.en.ts';

type MessageItemProps = {
  readonly message: Message;
  /** The sender and the time are shown. */
  readonly isGroupStart: boolean;
  readonly now: number;
  readonly onReport: () => void;
};

/** A message with its sender, its time, and the pin or board that was sent with it. */
export const MessageItem = observer(function MessageItem({
  message,
  isGroupStart,
  now,
  onReport,
}: MessageItemProps) {
  const { pins, session } = useApp().stores;
  const { sender, pinId, board, unavailable } = message;
  const isOwn = sender.entityId === session.memberId;
  const pin = pinId === null ? undefined : pins.find(pinId);
  const isPinGone = unavailable === 'pin' || (pinId !== null && pin === undefined);
  return (
    <li
      className={classes.message}
      data-message={message.id}
      tabIndex={-1}
      data-own={isOwn || undefined}
      data-group-start={isGroupStart || undefined}
    >
      <MessageHead message={message} isOwn={isOwn} isShown={isGroupStart} now={now} />
      <div className={classes.row}>
        <div className={classes.content}>
          {message.text !== '' && <MessageText written={message.text} />}
          {pin !== undefined && <MessagePin pin={pin} />}
          {isPinGone && <p className={classes.gone}>{text(conversationMessages.pinGone)}</p>}
          {board !== null && <MessageBoard board={board} />}
          {unavailable === 'board' && <p className={classes.gone}>{text(conversationMessages.boardGone)}</p>}
        </div>
        {!isOwn && (
          <IconButton
            className={classes.report}
            label={text(conversationMessages.report)}
            icon={<FlagIcon size={16} />}
            size={32}
            onClick={onReport}
          />
        )}
      </div>
    </li>
  );
});

type MessageHeadProps = Pick<MessageItemProps, 'message' | 'now'> & {
  readonly isOwn: boolean;
  /** Otherwise only screen readers read it. */
  readonly isShown: boolean;
};

/** The sender and the time. The place of own messages shows who sent them. */
function MessageHead({ message: { sender, createdAt }, isOwn, isShown, now }: MessageHeadProps) {
  const name = <bdi>{personName(sender)}</bdi>;
  const time = (
    <time className={classes.time} dateTime={new Date(createdAt).toISOString()}>
      {agoText(createdAt, now, text(conversationMessages.justNow))}
    </time>
  );
  if (!isShown)
    return (
      <VisuallyHidden>
        {name} {time}
      </VisuallyHidden>
    );
  return (
    <div className={classes.head}>
      {isOwn ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <PersonLink person={sender} className={classes.sender}>
          <UserAvatar user={sender} size={24} />
          {name}
        </PersonLink>
      )}
      {time}
    </div>
  );
}

function MessageBoard({ board }: { readonly board: BoardShort }) {
  return (
    <AppLink className={classes.board} href={board.url}>
      {board.imageCoverUrl && (
        <img
          className={classes.cover}
          src={board.imageCoverUrl}
          alt=""
          width={56}
          height={56}
          loading="lazy"
        />
      )}
      <span>{text(conversationMessages.board, { board: board.name })}</span>
    </AppLink>
  );
}

/** The links are checked before one of them is clicked. */
function MessageText({ written }: { readonly written: string }) {
  const parts = useMemo(() => splitAtLinks(written), [written]);
  const urls = useMemo(() => parts.filter(({ isLink }) => isLink).map((part) => part.text), [parts]);
  useCheckAhead(null, urls);
  return (
    <p className={classes.text} dir="auto">
      {parts.map((part, at) =>
        part.isLink ? (
          <OutboundLink key={at} href={part.text} pin={null}>
            {part.text}
          </OutboundLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
