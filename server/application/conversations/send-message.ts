import {
  CONVERSATION_MESSAGES,
  mayMessage,
  stateForRecipient,
  type ConversationState,
} from '../../../src/domain/conversations/conversation.ts';
import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { visibleBoard } from '../access/visible-board.ts';
import type {
  ConversationMember,
  MessageRecord,
  OwnConversation,
  RecipientView,
} from '../ports/people/conversations.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { notify } from '../news/notify.ts';
import { shownConversation } from './internal/shown-conversation.ts';

type SendMessageDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The text is validated; empty means none. */
export type MessageContent = {
  readonly text: string;
  readonly pinId: PinId | null;
  readonly boardId: BoardId | null;
};

export type SendMessageOutcome =
  | { readonly kind: 'sent'; readonly conversationId: string; readonly message: MessageRecord | null }
  | {
      readonly kind:
        /** The actor is not in this conversation. */
        | 'conversation_not_found'
        | 'user_not_found'
        /** Missing, or not visible to the actor. */
        | 'pin_not_found'
        | 'board_not_found'
        | 'only_oneself';
    }
  | MessageRefused;

/** Why people do not accept messages of the actor. In groups it does not reveal which person it is. */
export type MessageRefused = {
  readonly kind: 'forbidden';
  /** `blocked`: the actor has blocked one of them. `refused`: they do not want them. `nobody`: all have left. */
  readonly why: 'blocked' | 'refused' | 'nobody';
  readonly isGroup: boolean;
};

type Failure = Exclude<SendMessageOutcome, { kind: 'sent' }>;
/** The members of a conversation besides the actor, with their states; null: they are new members. */
type Others = readonly { readonly userId: UserId; readonly state: ConversationState | null }[];

/** Sends a message to people, or in a conversation of the actor. */
export class SendMessage {
  readonly #deps: SendMessageDeps;

  constructor(deps: SendMessageDeps) {
    this.#deps = deps;
  }

  /** Starts a conversation with these people, or continues the existing one. Without content there is no message. */
  begin(actorId: UserId, people: readonly UserId[], content: MessageContent): Promise<SendMessageOutcome> {
    const fresh = this.#fresh();
    return this.#deps.store.transaction(async (tx): Promise<SendMessageOutcome> => {
      const others = [...new Set(people)].filter((each) => each !== actorId);
      if (others.length === 0) return { kind: 'only_oneself' };
      const id = await tx.conversations.ofPeople([actorId, ...others]);
      const existing = id === undefined ? undefined : await tx.conversations.find(id, actorId);
      const states = new Map(existing?.members.map(({ userId, state }) => [userId, state]));
      const reached = others.map((userId) => ({ userId, state: states.get(userId) ?? null }));
      const views = await recipientsOf(tx, actorId, reached);
      if ('why' in views) return views;
      if (views.size < others.length) return { kind: 'user_not_found' };
      const failure = await checkContent(tx, actorId, content, fresh.now);
      if (failure !== null) return failure;
      const conversationId = existing?.id ?? fresh.conversationId;
      const members = reached.map((each) =>
        memberAfter(each, views, { actorId, now: fresh.now, restarted: true }),
      );
      const own: ConversationMember = { userId: actorId, state: 'active', request: null };
      if (existing === undefined) {
        const times = { createdAt: fresh.now, updatedAt: fresh.now };
        await tx.conversations.insert({ id: conversationId, ...times, members: [own, ...members] });
      } else {
        await setChanged(tx, existing, [own, ...members]);
      }
      return this.#addMessage(tx, { ...fresh, conversationId, actorId, content, members });
    });
  }

  /** Replies in a conversation of the actor. A reply to a request accepts it. The content is not empty. */
  reply(actorId: UserId, conversationId: string, content: MessageContent): Promise<SendMessageOutcome> {
    const fresh = this.#fresh();
    return this.#deps.store.transaction(async (tx): Promise<SendMessageOutcome> => {
      const conversation = await shownConversation(tx, actorId, conversationId);
      if (conversation === undefined) return { kind: 'conversation_not_found' };
      const others = conversation.members.filter(({ userId }) => userId !== actorId);
      const restarted = others.length === 1;
      const reached = others.filter(({ state }) => restarted || (state !== 'left' && state !== 'ignored'));
      const views = await recipientsOf(tx, actorId, reached);
      if ('why' in views) return views;
      if (views.size === 0) return { kind: 'forbidden', why: 'nobody', isGroup: others.length > 1 };
      const failure = await checkContent(tx, actorId, content, fresh.now);
      if (failure !== null) return failure;
      const present = reached.filter(({ userId }) => views.has(userId));
      const members = present.map((each) => memberAfter(each, views, { actorId, now: fresh.now, restarted }));
      await setChanged(tx, conversation, [{ ...conversation.own, state: 'active' }, ...members]);
      return this.#addMessage(tx, { ...fresh, conversationId: conversation.id, actorId, content, members });
    });
  }

  /** Requests cause no notifications. */
  async #addMessage(
    tx: StoreTransaction,
    { conversationId, messageId, now, actorId, content, members }: NewMessage,
  ): Promise<SendMessageOutcome> {
    const { text, pinId, boardId } = content;
    if (text === '' && pinId === null && boardId === null) {
      return { kind: 'sent', conversationId, message: null };
    }
    const message: MessageRecord = {
      ...{ id: messageId, conversationId, senderId: actorId, createdAt: now },
      ...{ text, pinId, boardId },
    };
    await tx.conversations.addMessage(message, CONVERSATION_MESSAGES);
    const about = { kind: 'conversation', id: conversationId } as const;
    for (const { userId, state } of members) {
      if (state === 'active') await notify(tx, this.#deps, { userId, category: 'message', about, actorId });
    }
    return { kind: 'sent', conversationId, message };
  }

  #fresh(): Fresh {
    const { ids, clock } = this.#deps;
    return { conversationId: ids.next(), messageId: ids.next(), now: clock.now() };
  }
}

type Fresh = { readonly conversationId: string; readonly messageId: string; readonly now: number };
type NewMessage = Fresh & {
  readonly actorId: UserId;
  readonly content: MessageContent;
  readonly members: readonly ConversationMember[];
};

/** The recipients by id, without deactivated people. */
async function recipientsOf(
  tx: StoreTransaction,
  actorId: UserId,
  others: Others,
): Promise<ReadonlyMap<UserId, RecipientView> | MessageRefused> {
  const ids = others.map(({ userId }) => userId);
  const views = new Map((await tx.conversations.recipients(actorId, ids)).map((each) => [each.userId, each]));
  const refusing = others.filter(({ userId, state }) => {
    const view = views.get(userId);
    return view !== undefined && !mayMessage(view, state);
  });
  if (refusing.length === 0) return views;
  const blocks = await Promise.all(refusing.map(({ userId }) => tx.blocks.between(actorId, userId)));
  const why = blocks.some(({ blocked }) => blocked) ? 'blocked' : 'refused';
  return { kind: 'forbidden', why, isGroup: others.length > 1 };
}

async function checkContent(
  tx: StoreTransaction,
  actorId: UserId,
  { pinId, boardId }: MessageContent,
  now: number,
): Promise<Failure | null> {
  if (pinId !== null) {
    const [view] = await tx.pins.views([pinId], actorId);
    if (view === undefined || !canSeePin(view, actorId, now)) return { kind: 'pin_not_found' };
  }
  if (boardId !== null && (await visibleBoard(tx.boards, boardId, actorId)) === undefined) {
    return { kind: 'board_not_found' };
  }
  return null;
}

function memberAfter(
  { userId, state }: Others[number],
  views: ReadonlyMap<UserId, RecipientView>,
  {
    actorId,
    now,
    restarted,
  }: { readonly actorId: UserId; readonly now: number; readonly restarted: boolean },
): ConversationMember {
  const followsSender = views.get(userId)?.followsSender ?? false;
  const after = stateForRecipient(state, { followsSender, restarted });
  return { userId, state: after, request: after === 'request' ? { by: actorId, at: now } : null };
}

/** A pending request keeps its sender and time. */
async function setChanged(
  tx: StoreTransaction,
  { id, members }: OwnConversation,
  after: readonly ConversationMember[],
): Promise<void> {
  const before = new Map(members.map(({ userId, state }) => [userId, state]));
  for (const member of after) {
    if (before.get(member.userId) !== member.state) await tx.conversations.setMember(id, member);
  }
}
