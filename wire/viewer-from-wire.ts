import { toBoardId } from '../src/domain/ids/ids.ts';
import { parseHomeMode } from '../src/domain/feeds/home-mode.ts';
import type { Gender, Viewer } from '../src/domain/users/user.ts';
import { count, flag, oneOf, rawObject, text, textOrNull } from './raw.ts';
import { timeFromWire } from './time.ts';
import { userFromWire } from './user-from-wire.ts';

const GENDERS: readonly Gender[] = ['female', 'male', 'unspecified'];

/** The signed-in user. Never throws: missing or malformed fields are empty. */
export function viewerFromWire(value: unknown): Viewer {
  const raw = rawObject(value);
  const user = userFromWire(raw);
  const quicksaveBoardId = textOrNull(raw.quicksave_board_id);
  return {
    ...user,
    isOperator: flag(raw.is_operator),
    secretBoardCount: count(raw.secret_board_count),
    has_quicksave_board: flag(raw.has_quicksave_board),
    quicksaveBoardId: quicksaveBoardId === null ? null : toBoardId(quicksaveBoardId),
    // Without a choice the board picker is shown.
    save_behavior: raw.save_behavior === 0 || raw.save_behavior === '0' ? 0 : 1,
    created_at: user.createdAt,
    eligibleForStlTool: flag(raw.eligible_for_stl_tool),
    email: textOrNull(raw.email),
    emailVerified: flag(raw.email_verified),
    locale: text(raw.locale),
    country: text(raw.country),
    gender: oneOf(raw.gender, GENDERS, null),
    hasPassword: flagOrNull(raw.has_password),
    hasMfa: flagOrNull(raw.has_mfa),
    kind: raw.viewer_type === 'LOGGED_IN' ? 'full' : 'limited',
    homeFeed: parseHomeMode(raw.home_feed),
    unreadNewsCount: count(raw.unread_news_count),
    unreadConversationCount: count(raw.unread_conversation_count),
    deleteAt: timeFromWire(raw.delete_at),
  };
}

function flagOrNull(value: unknown): boolean | null {
  return value === undefined || value === null ? null : flag(value);
}
