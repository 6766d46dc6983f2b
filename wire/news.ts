import type { NotificationCategory } from '../src/domain/users/notification-settings.ts';
import type { WireBoardShort } from './board.ts';
import type { WirePin } from './pin.ts';
import type { WireUserShort } from './user.ts';

/** A pin, a board or a person that news are about. */
export type WireNewsContent = WirePin | WireBoardShort | WireUserShort;

/** Something that happened to a member's pins, boards or account, possibly by several people. */
export interface WireNewsItem {
  id: string;
  type: 'news';
  category: NotificationCategory;
  /** In the language of the caller. */
  header_text: string;
  unread: boolean;
  last_updated_at: string;
  /** Pins have the reason `newsHub` with the id of the item. */
  content_items: WireNewsContent[];
  /** Whoever acted last; null for news from the site. */
  sender: WireUserShort | null;
  /** The path of the page that it is about. */
  url: string;
}

export interface WireNewsBadge {
  news_hub_count: number;
  conversations_unseen_count: number;
}
