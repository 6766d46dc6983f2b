import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageHead, PageOf } from '../base/navigation/page.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingHeading } from '../status/loading-heading.tsx';
import { text } from '../text/language.ts';
import { conversationName, loadConversation, loadLists } from './internal/conversation-data.ts';
import { conversationMessages } from './internal/messages.en.ts';

const HEAD: PageHead = { title: conversationMessages.title, noindex: true };

const ConversationsView = lazyComponent(
  async () => (await import('./internal/conversations-view.tsx')).ConversationsView,
  FailedPage,
  () => <LoadingHeading heading={text(conversationMessages.title)} />,
);

/** The viewer's conversations, and one of them. */
export const page: PageOf<'conversation'> = {
  View: ConversationsView,
  foresee: ({ conversationId }, { pageData }) =>
    conversationId !== undefined && pageData.find(conversationName(conversationId)) !== undefined
      ? HEAD
      : undefined,
  async load({ conversationId }, context) {
    const [, isThere] = await Promise.all([
      loadLists(context),
      conversationId === undefined ? true : loadConversation(context, conversationId),
    ]);
    return isThere ? { kind: 'ready', head: HEAD } : { kind: 'not-found' };
  },
};
