import { isShownTo } from '../../../../src/domain/conversations/conversation.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { OwnConversation } from '../../ports/people/conversations.ts';
import type { StoreReader } from '../../ports/store.ts';

/** The conversation of this person. Undefined unless the person sees it. */
export async function shownConversation(
  { conversations }: Pick<StoreReader, 'conversations'>,
  memberId: UserId,
  id: string,
): Promise<OwnConversation | undefined> {
  const conversation = await conversations.find(id, memberId);
  return conversation !== undefined && isShownTo(conversation.own.state) ? conversation : undefined;
}
