import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import type { Stores } from '../base/stores/stores.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingHeading } from '../status/loading-heading.tsx';
import { text } from '../text/language.ts';
import { conversationName, loadConversation, loadLists } from './internal/conversation-data.ts';
import { conversationMessages } from './internal/messages.en.ts';
import { titleOf } from './internal/people-text.ts';

const HEAD: PageHead = { title: conversationMessages.title, noindex: true };

/** The head of a conversation that is in the stores. */
function headOf({ pageData, session }: Stores, id: string): PageHead | undefined {
  const shown = pageData.find(conversationName(id));
  return shown && { ...HEAD, title: titleOf(shown.conversation, session.memberId) };
}

const ConversationsView = lazyComponent(
  async () => (await import('./internal/conversations-view.tsx')).ConversationsView,
  FailedPage,
  () => <LoadingHeading heading={text(conversationMessages.title)} />,
);

/** The viewer's conversations, and one of them. */
export const page: PageOf<'conversation'> = {
  View: ConversationsView,
  foresee: ({ conversationId }, stores) =>
    conversationId === undefined ? undefined : headOf(stores, conversationId),
  async load({ conversationId }, context) {
    const [, isThere] = await Promise.all([
      loadLists(context),
      conversationId === undefined ? true : loadConversation(context, conversationId),
    ]);
    if (!isThere) return { kind: 'not-found' };
    const head = conversationId === undefined ? HEAD : (headOf(context.stores, conversationId) ?? HEAD);
    return { kind: 'ready', head };
  },
};
