import type { NewsObjectKind } from '../../../../../src/domain/news/news-item.ts';
import type { NotificationCategory } from '../../../../../src/domain/users/notification-settings.ts';
import type { Flag } from '../flag.ts';

/** Tables of notifications. */
export type TablesOfNews = {
  news_items: NewsRow;
  news_actors: { item_id: number; actor_id: number; acted_at: number };
};

/** `pin_id`, `board_id`: `about_id`, for items about a pin or a board. */
export type NewsRow = {
  id: number;
  user_id: number;
  category: NotificationCategory;
  about_kind: NewsObjectKind;
  about_id: number;
  pin_id: number | null;
  board_id: number | null;
  is_unread: Flag;
  is_hidden: Flag;
  created_at: number;
  updated_at: number;
};
