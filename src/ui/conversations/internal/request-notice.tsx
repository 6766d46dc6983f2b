import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { text } from '../../text/language.ts';
import { conversationName, loadConversation, loadLists, openConversations } from './conversation-data.ts';
import { conversationMessages } from './messages.en.ts';
import { requestText } from './people-text.ts';
import classes from './request-notice.module.css';

/** Offers to accept or ignore the request of a person whom the viewer does not follow. */
export const RequestNotice = observer(function RequestNotice({ id }: { readonly id: string }) {
  const app = useApp();
  const { pageData, session, toasts } = app.stores;
  const navigate = useNavigateFromHere();
  const [isBusy, setBusy] = useState(false);
  const conversation = pageData.find(conversationName(id))?.conversation;
  if (conversation === undefined) return null;
  const answer = async (how: 'accept' | 'ignore') => {
    setBusy(true);
    const done = await attempt(app.stores, async () => {
      const gateway = await openConversations(app.services);
      const outcome = await gateway[how](id);
      // After a refusal the request may have been answered in another window.
      await Promise.all([loadLists(app), loadConversation(app, id)]);
      return outcome;
    });
    setBusy(false);
    if (done === undefined || how === 'accept') return;
    toasts.say({ text: text(conversationMessages.ignored) });
    void navigate(formatRoute({ kind: 'conversation' }));
  };
  return (
    <div className={classes.notice}>
      <p>{requestText(conversation, session.memberId)}</p>
      <div className={classes.actions}>
        <Button aria-disabled={isBusy} onClick={() => void (isBusy || answer('ignore'))}>
          {text(conversationMessages.ignore)}
        </Button>
        <Button kind="primary" aria-disabled={isBusy} onClick={() => void (isBusy || answer('accept'))}>
          {text(conversationMessages.accept)}
        </Button>
      </div>
    </div>
  );
});
