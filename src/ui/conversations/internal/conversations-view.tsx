import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { ArrowBackIcon } from '../../kit/icons/arrow-back-icon.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { text } from '../../text/language.ts';
import { CONVERSATIONS, conversationName, loadConversation, loadLists } from './conversation-data.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import classes from './conversation-page.module.css';
import { conversationMessages } from './messages.en.ts';
import { useRefresh } from './use-refresh.ts';

/** All conversations, and beside them the one that is open; on phones one of both. */
export const ConversationsView = observer(function ConversationsView({
  route: { conversationId: id },
}: {
  readonly route: RouteOf<'conversation'>;
}) {
  const app = useApp();
  useRefresh(async () => {
    await Promise.all([loadLists(app), id === undefined ? true : loadConversation(app, id)]);
  });
  const isOpen = id !== undefined && app.stores.pageData.find(conversationName(id)) !== undefined;
  const lists = app.stores.pageData.find(CONVERSATIONS);
  const hasNone = lists?.requests.length === 0 && lists.active.length === 0;
  if (hasNone && !isOpen)
    return (
      <div className={classes.page}>
        <h1 className={classes.title}>{text(conversationMessages.title)}</h1>
        <EmptyState
          title={text(conversationMessages.none)}
          action={
            <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
              {text(conversationMessages.explore)}
            </LinkButton>
          }
        >
          {text(conversationMessages.noneDetail)}
        </EmptyState>
      </div>
    );
  return (
    <div className={classes.page} data-open={isOpen || undefined}>
      <h1 className={classes.title}>{text(conversationMessages.title)}</h1>
      <div className={classes.panes}>
        <div className={classes.list}>
          <ConversationList openId={id} />
        </div>
        <div className={classes.open}>
          {isOpen ? (
            <>
              <AppLink className={classes.back} href={formatRoute({ kind: 'conversation' })}>
                <ArrowBackIcon size={20} />
                {text(conversationMessages.back)}
              </AppLink>
              <ConversationView key={id} id={id} />
            </>
          ) : (
            <p className={classes.hint}>{text(conversationMessages.noneChosen)}</p>
          )}
        </div>
      </div>
    </div>
  );
});
