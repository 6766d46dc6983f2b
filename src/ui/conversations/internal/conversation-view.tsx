import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { othersIn, startsGroup } from '../../../domain/conversations/message.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { useWhenVisible } from '../../base/use-when-visible.ts';
import { useReport } from '../../reporting/use-report.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { personName } from '../../pins/pin-names.ts';
import { text } from '../../text/language.ts';
import { Composer } from './composer.tsx';
import {
  conversationName,
  loadConversation,
  loadEarlier,
  loadLists,
  markRead,
  hideMessage,
} from './conversation-data.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import classes from './conversation-view.module.css';
import { MessageItem } from './message-item.tsx';
import { conversationMessages } from './messages.en.ts';
import { peopleText } from './people-text.ts';
import { RequestNotice } from './request-notice.tsx';
import { useLogScroll } from './use-log-scroll.ts';

/** A conversation: its messages, the newest at the bottom, and the field for the next one. */
export const ConversationView = observer(function ConversationView({ id }: { readonly id: string }) {
  const app = useApp();
  const { pageData, session } = app.stores;
  const shown = pageData.find(conversationName(id));
  const earlier = useLoadMore(() => loadEarlier(app, id));
  const refresh = async () => {
    await Promise.all([loadConversation(app, id), loadLists(app)]);
  };
  const messageList = useRef<HTMLOListElement>(null);
  const { part, report } = useReport(({ objectId }) => {
    focusBeside(messageList.current, objectId);
    hideMessage(app, id, objectId);
    refresh().catch(ignoreFailure);
  });
  const newest = shown?.messages[0];
  const isUnread = shown?.conversation.isUnread === true;
  const { log, onScroll } = useLogScroll({
    newest: newest?.id,
    oldest: shown?.messages.at(-1)?.id,
    isOwn: newest?.sender.entityId === session.memberId,
  });
  const see = useCallback(() => {
    if (isUnread) markRead(app, id).catch(ignoreFailure);
  }, [app, id, isUnread]);
  useWhenVisible(see);
  if (shown === undefined) return null;
  const { conversation, messages, bookmark, readAt } = shown;
  const others = othersIn(conversation, session.memberId);
  const people = peopleText(conversation, session.memberId);
  return (
    <section className={classes.conversation} aria-label={text(conversationMessages.with, { people })}>
      <header className={classes.head}>
        <h2 className={classes.people}>
          {others.length === 0
            ? people
            : others.map((person) => (
                <PersonLink key={person.entityId} person={person} className={classes.person}>
                  <UserAvatar user={person} size={32} />
                  <bdi>{personName(person)}</bdi>
                </PersonLink>
              ))}
        </h2>
        <ConversationMenu id={id} />
      </header>
      <div
        className={classes.log}
        ref={log}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-label={text(conversationMessages.log)}
      >
        {earlier.failure !== null && (
          <Notice kind="error" live>
            {earlier.failure}
          </Notice>
        )}
        {bookmark !== null && (
          <Button pending={earlier.loading && text(conversationMessages.earlier)} onClick={earlier.load}>
            {text(conversationMessages.earlier)}
          </Button>
        )}
        {messages.length === 0 && <p className={classes.none}>{text(conversationMessages.noMessages)}</p>}
        <ol ref={messageList} className={classes.messages} role="list">
          {messages.toReversed().map((message, index, all) => (
            <MessageItem
              key={message.id}
              message={message}
              isGroupStart={startsGroup(message, all[index - 1])}
              now={readAt}
              onReport={() =>
                report({ objectType: 'message', objectId: message.id }, text(conversationMessages.report))
              }
            />
          ))}
        </ol>
      </div>
      {conversation.status === 'request' && <RequestNotice id={id} />}
      {others.length > 0 && <Composer id={id} onSent={refresh} />}
      {part}
    </section>
  );
});

/** Moves the focus from a message that goes to the next one, or else to the one before. */
function focusBeside(list: HTMLElement | null, id: string): void {
  const message = list?.querySelector(`[data-message="${id}"]`);
  const beside = message?.nextElementSibling ?? message?.previousElementSibling ?? list?.parentElement;
  if (beside instanceof HTMLElement) beside.focus({ preventScroll: true });
}

/** The next read tries again. */
function ignoreFailure(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error;
}
