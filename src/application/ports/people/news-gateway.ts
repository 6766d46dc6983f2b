import type { BoardShort } from '../../../domain/boards/board.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { NotificationCategory } from '../../../domain/users/notification-settings.ts';
import type { UserShort } from '../../../domain/users/user.ts';

/** A notification. */
export type News = {
  readonly id: string;
  readonly category: NotificationCategory;
  /** What happened, in the language of the viewer. */
  readonly text: string;
  readonly isUnread: boolean;
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The path of the page that it is about. */
  readonly url: string;
  /** Whoever acted last; null for news from the site. */
  readonly sender: UserShort | null;
  /** What it is about: a pin, or a board, or neither. */
  readonly pin: Pin | null;
  readonly board: BoardShort | null;
};

export type NewsPage = { readonly items: readonly News[]; readonly bookmark: string | null };

/** How many news items are unread, and how many conversations have unseen messages. */
export type NewsBadge = { readonly news: number; readonly conversations: number };

/** The viewer's own notifications. All methods throw `ServiceError`. */
export interface NewsGateway {
  /** Newest first; `expired`: start over from the first page. */
  list(bookmark: string | null): Promise<NewsPage | 'expired'>;
  /** Items that are gone are fine. */
  markRead(ids: readonly string[]): Promise<void>;
  badge(): Promise<NewsBadge>;
}
