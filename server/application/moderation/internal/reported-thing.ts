import { toBoardId, toPinId, toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReportedObject } from '../../../../src/domain/reports/report.ts';
import type { MessageRecord } from '../../ports/people/conversations.ts';
import type { BoardRecord, PinRecord, UserRecord } from '../../ports/records.ts';
import type { StoreReader } from '../../ports/store.ts';

/** A reported thing that is still there. */
export type ReportedThing =
  | { readonly kind: 'pin'; readonly pin: PinRecord }
  | { readonly kind: 'board'; readonly board: BoardRecord }
  | { readonly kind: 'user'; readonly user: UserRecord }
  | { readonly kind: 'message'; readonly message: MessageRecord };

/** Undefined for a thing that is gone. Comments do not exist yet. */
export async function findThing(
  { pins, boards, users, conversations }: Pick<StoreReader, 'pins' | 'boards' | 'users' | 'conversations'>,
  { objectType, objectId }: ReportedObject,
): Promise<ReportedThing | undefined> {
  switch (objectType) {
    case 'pin': {
      const pin = await pins.find(toPinId(objectId));
      return pin && { kind: 'pin', pin };
    }
    case 'board': {
      const board = await boards.find(toBoardId(objectId));
      return board && { kind: 'board', board };
    }
    case 'user': {
      const user = await users.find(toUserId(objectId));
      return user && { kind: 'user', user };
    }
    case 'message': {
      const [message] = await conversations.messagesByIds([objectId]);
      return message && { kind: 'message', message };
    }
    default:
      return undefined;
  }
}

export function ownerOf(thing: ReportedThing): UserId {
  switch (thing.kind) {
    case 'pin':
      return thing.pin.pinnerId;
    case 'board':
      return thing.board.ownerId;
    case 'user':
      return thing.user.id;
    case 'message':
      return thing.message.senderId;
  }
}

/** What the owner knows the thing by; may be empty. */
export function titleOf(thing: ReportedThing): string {
  switch (thing.kind) {
    case 'pin':
      return thing.pin.title;
    case 'board':
      return thing.board.name;
    case 'user':
      return thing.user.username;
    case 'message':
      return thing.message.text;
  }
}
