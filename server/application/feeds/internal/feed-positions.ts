import { isIdText, toPinId, toUserId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { FeedPosition } from '../../ports/pins/feeds.ts';

/** The cursor of a home feed. */
export type HomePosition =
  /** Of visitors: the newest pin of the snapshot, and the last pin; null at the beginning. */
  | { readonly kind: 'visitor'; readonly newestId: PinId; readonly after: FeedPosition | null }
  /** How many pins of the list were looked at. */
  | { readonly kind: 'for-you'; readonly viewerId: UserId; readonly offset: number }
  /** The last pin; null at the beginning. */
  | { readonly kind: 'following'; readonly viewerId: UserId; readonly after: PinId | null };

export function formatHomePosition(position: HomePosition): string {
  switch (position.kind) {
    case 'visitor': {
      const after = position.after === null ? [] : [formatPosition(position.after)];
      return ['visitor', position.newestId, ...after].join(' ');
    }
    case 'for-you':
      return `for-you ${position.viewerId} ${position.offset}`;
    case 'following':
      return `following ${position.viewerId}${position.after === null ? '' : ` ${position.after}`}`;
  }
}

/** Undefined for a malformed cursor. */
export function parseHomePosition(text: string): HomePosition | undefined {
  const [kind, id = '', ...rest] = text.split(' ');
  const last = rest.join(' ');
  if (!isIdText(id)) return undefined;
  switch (kind) {
    case 'visitor': {
      const after = rest.length === 0 ? null : parsePosition(last);
      return after === undefined ? undefined : { kind, newestId: toPinId(id), after };
    }
    case 'for-you':
      return /^\d{1,6}$/.test(last) ? { kind, viewerId: toUserId(id), offset: Number(last) } : undefined;
    case 'following':
      if (rest.length === 0) return { kind, viewerId: toUserId(id), after: null };
      return isIdText(last) ? { kind, viewerId: toUserId(id), after: toPinId(last) } : undefined;
    default:
      return undefined;
  }
}

export function formatPosition({ rank, id }: FeedPosition): string {
  return `${rank} ${id}`;
}

/** Undefined for a malformed cursor. */
export function parsePosition(text: string): FeedPosition | undefined {
  const [rank = '', id = '', ...rest] = text.split(' ');
  const isWhole = /^-?\d{1,16}$/.test(rank) && isIdText(id) && rest.length === 0;
  return isWhole ? { rank: Number(rank), id: toPinId(id) } : undefined;
}
