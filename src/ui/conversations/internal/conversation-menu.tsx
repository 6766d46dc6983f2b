import { useState } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { attempt } from '../../base/attempt.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { discardDraft } from '../../forms/use-draft.ts';
import { LogOutIcon } from '../../kit/icons/log-out-icon.tsx';
import { MoreIcon } from '../../kit/icons/more-icon.tsx';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import { Menu } from '../../kit/layers/menu.tsx';
import { text } from '../../text/language.ts';
import { hideConversation, loadLists, messageDraftName, openConversations } from './conversation-data.ts';
import classes from './conversation-view.module.css';
import { conversationMessages } from './messages.en.ts';

/** What can be done with a conversation besides writing. */
export function ConversationMenu({ id }: { readonly id: string }) {
  const app = useApp();
  const navigate = useNavigateFromHere();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    const done = await attempt(app.stores, async () => {
      const outcome = await (await openConversations(app.services)).leave(id);
      if (outcome.kind === 'done') await loadLists(app);
      return outcome;
    });
    setAsking(false);
    if (done === undefined) return;
    app.stores.toasts.say({ text: text(conversationMessages.left) });
    hideConversation(app, id);
    discardDraft(app.stores.pageData, messageDraftName(id));
    void navigate(formatRoute({ kind: 'conversation' }));
  };
  return (
    <>
      <Menu
        label={text(conversationMessages.options)}
        trigger={<MoreIcon size={20} />}
        triggerClass={classes.menu}
        entries={[
          {
            label: text(conversationMessages.leave),
            icon: <LogOutIcon size={20} />,
            destructive: true,
            onChoose: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={text(conversationMessages.leaveTitle)}
          description={text(conversationMessages.leaveDetail)}
          confirm={text(conversationMessages.leave)}
          pending={text(conversationMessages.leaving)}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
