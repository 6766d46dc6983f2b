import type { UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { canSeeBoard } from '../access/viewer-standing.ts';
import type { MessageRecord } from '../ports/people/conversations.ts';
import type { BoardShortView, PersonView, PinView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';

/** A message as the viewer sees it. */
export type MessageView = {
  readonly message: MessageRecord;
  readonly sender: PersonView;
  /** Null without a pin, and when the viewer may not see it. */
  readonly pin: PinView | null;
  /** Null without a board, and when the viewer may not see it. */
  readonly board: BoardShortView | null;
};

type Stores = Pick<StoreReader, 'users' | 'pins' | 'boards'>;

/** The messages with what the viewer may see of their pins and boards: sending gives nobody a right to read. */
export async function messageViews(
  store: Stores,
  messages: readonly MessageRecord[],
  {
    viewerId,
    now,
    senders,
  }: {
    readonly viewerId: UserId;
    readonly now: number;
    /** Read by the caller already. */
    readonly senders?: readonly PersonView[];
  },
): Promise<readonly MessageView[]> {
  const senderIds = senders === undefined ? distinct(messages.map(({ senderId }) => senderId)) : [];
  const pinIds = distinct(messages.flatMap(({ pinId }) => pinId ?? []));
  const boardIds = distinct(messages.flatMap(({ boardId }) => boardId ?? []));
  const [people, pins, boards] = await Promise.all([
    senderIds.length === 0 ? [] : store.users.views(senderIds, viewerId),
    pinIds.length === 0 ? [] : store.pins.views(pinIds, viewerId),
    boardIds.length === 0 ? [] : store.boards.shortViews(boardIds, viewerId),
  ]);
  const peopleById = new Map((senders ?? people).map((each) => [each.id, each]));
  const pinsById = new Map(
    pins.filter((view) => canSeePin(view, viewerId, now)).map((view) => [view.pin.id, view]),
  );
  const boardsById = new Map(
    boards.filter((view) => canSeeBoard(view, viewerId)).map((view) => [view.board.id, view]),
  );
  return messages.flatMap((message) => {
    const sender = peopleById.get(message.senderId);
    if (sender === undefined) return [];
    return {
      message,
      sender,
      pin: (message.pinId === null ? undefined : pinsById.get(message.pinId)) ?? null,
      board: (message.boardId === null ? undefined : boardsById.get(message.boardId)) ?? null,
    };
  });
}

function distinct<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
