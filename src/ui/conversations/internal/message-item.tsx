import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Message } from '../../../domain/conversations/message.ts';
import { splitAtLinks } from '../../../domain/links/links-in-text.ts';
import { useApp } from '../../base/app-context.ts';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { FlagIcon } from '../../kit/icons/flag-icon.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { useCheckAhead } from '../../leaving/use-check-ahead.ts';
import { PersonLink } from '../../people/person-link.tsx';
import { agoText } from '../../text/ago-text.ts';
import { text } from '../../text/language.ts';
import classes from './message-item.module.css';
import { MessagePin } from './message-pin.tsx';
import { conversationMessages } from './messages.en.ts';
import { nameOf } from './people-text.ts';

type MessageItemProps = {
  readonly message: Message;
  readonly now: number;
  readonly onReport: () => void;
};

/** A message with its sender, its time, and what was sent with it. */
export const MessageItem = observer(function MessageItem({ message, now, onReport }: MessageItemProps) {
  const { pins, session } = useApp().stores;
  const { sender, createdAt, pinId, board, unavailable } = message;
  const isOwn = sender.entityId === session.memberId;
  const pin = pinId === null ? undefined : pins.find(pinId);
  const isPinGone = unavailable === 'pin' || (pinId !== null && pin === undefined);
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <div className={classes.head}>
        <PersonLink person={sender} className={classes.sender}>
          <UserAvatar user={sender} size={24} />
          <bdi>{nameOf(sender)}</bdi>
        </PersonLink>
        <time className={classes.time} dateTime={new Date(createdAt).toISOString()}>
          {agoText(createdAt, now, text(conversationMessages.justNow))}
        </time>
        {!isOwn && (
          <IconButton
            label={text(conversationMessages.report)}
            icon={<FlagIcon size={16} />}
            size={32}
            onClick={onReport}
          />
        )}
      </div>
      {message.text !== '' && <MessageText written={message.text} />}
      {pin !== undefined && <MessagePin pin={pin} />}
      {isPinGone && <p className={classes.gone}>{text(conversationMessages.pinGone)}</p>}
      {board !== null && (
        <AppLink className={classes.board} href={board.url}>
          {text(conversationMessages.board, { board: board.name })}
        </AppLink>
      )}
      {unavailable === 'board' && <p className={classes.gone}>{text(conversationMessages.boardGone)}</p>}
    </li>
  );
});

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
