import { isIdText, toPinId, toUserId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type { FeedPosition } from '../../ports/pins/feeds.ts';
import type { ViewerId } from '../../ports/pins/views.ts';

const VISITOR = '-';

/** The cursor of a home feed: its user, its part, the last pin, and the newest pin of the snapshot. */
export type HomePosition = {
  readonly viewerId: ViewerId;
  readonly part: 'followed' | 'popular';
  readonly newestId: PinId;
  /** Null at the beginning of the part. */
  readonly after: FeedPosition | null;
};

export function formatHomePosition({ viewerId, part, newestId, after }: HomePosition): string {
  return [viewerId ?? VISITOR, part, newestId, ...(after === null ? [] : [formatPosition(after)])].join(' ');
}

/** Undefined for a malformed cursor. */
export function parseHomePosition(text: string): HomePosition | undefined {
  const [viewer = '', part, newestId = '', ...rest] = text.split(' ');
  if (viewer !== VISITOR && !isIdText(viewer)) return undefined;
  const after = rest.length === 0 ? null : parsePosition(rest.join(' '));
  if ((part !== 'followed' && part !== 'popular') || !isIdText(newestId) || after === undefined) {
    return undefined;
  }
  return { viewerId: viewer === VISITOR ? null : toUserId(viewer), part, newestId: toPinId(newestId), after };
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
