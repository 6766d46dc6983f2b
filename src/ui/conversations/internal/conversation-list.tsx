import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { othersIn, type Conversation } from '../../../domain/conversations/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { agoText } from '../../text/ago-text.ts';
import { text } from '../../text/language.ts';
import { CONVERSATIONS, loadMoreConversations } from './conversation-data.ts';
import classes from './conversation-list.module.css';
import { conversationMessages } from './messages.en.ts';
import { peopleText, summaryOf } from './people-text.ts';

type ConversationListProps = { readonly openId: string | undefined };

/** Requests, then all other conversations, the one with the newest message first. */
export const ConversationList = observer(function ConversationList({ openId }: ConversationListProps) {
  const app = useApp();
  const lists = app.stores.pageData.find(CONVERSATIONS);
  const more = useLoadMore(() => loadMoreConversations(app));
  if (lists === undefined) return null;
  const { requests, active, bookmark, readAt } = lists;
  return (
    <>
      {requests.length > 0 && (
        <Part title={text(conversationMessages.requests)} items={requests} openId={openId} now={readAt} />
      )}
      {active.length > 0 && (
        <Part title={text(conversationMessages.conversations)} items={active} openId={openId} now={readAt} />
      )}
      <MoreButton label={text(conversationMessages.more)} more={more} hasMore={bookmark !== null} />
    </>
  );
});

type PartProps = ConversationListProps & {
  readonly title: string;
  readonly items: readonly Conversation[];
  readonly now: number;
};

const Part = observer(function Part({ title, items, openId, now }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <ul className={classes.items} role="list">
        {items.map((conversation) => (
          <Row
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
});

type RowProps = { readonly conversation: Conversation; readonly isOpen: boolean; readonly now: number };

const Row = observer(function Row({ conversation, isOpen, now }: RowProps) {
  const { memberId } = useApp().stores.session;
  const { id, lastMessage } = conversation;
  // What is open is being read.
  const isUnread = conversation.isUnread && !isOpen;
  const [first] = othersIn(conversation, memberId);
  return (
    <li>
      <AppLink
        className={classes.row}
        href={formatRoute({ kind: 'conversation', conversationId: id })}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={isUnread || undefined}
      >
        {first !== undefined && <UserAvatar user={first} size={48} />}
        <span className={classes.words}>
          <bdi className={classes.name}>{peopleText(conversation, memberId)}</bdi>
          {lastMessage !== null && (
            <span className={classes.last}>
              <bdi className={classes.said}>{summaryOf(lastMessage, memberId)}</bdi>
              <span className={classes.time}>
                {agoText(lastMessage.createdAt, now, text(conversationMessages.justNow))}
              </span>
            </span>
          )}
        </span>
        {isUnread && (
          <span className={classes.dot}>
            <VisuallyHidden>{text(conversationMessages.unread)}</VisuallyHidden>
          </span>
        )}
      </AppLink>
    </li>
  );
});
