import type { ProfileView } from '../../../../src/domain/surfaces/profile-view.ts';
import { notificationSettings } from '../../../../src/domain/users/notification-settings.ts';
import { shownName } from '../../../../src/domain/text/full-name.ts';
import type { WireContextUser } from '../../../../wire/client-context.ts';
import type { WireSession } from '../../../../wire/session.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type {
  WireConsentSettings,
  WireFullViewer,
  WireProfileView,
  WireSettings,
  WireViewer,
} from '../../../../wire/user.ts';
import { isRestricted } from '../../../application/accounts/ending/account-state.ts';
import type { ViewerView } from '../../../application/accounts/read-viewer.ts';
import type { ConsentRecord, SessionRecord, UserRecord } from '../../../application/ports/records.ts';
import type { StoreReader } from '../../../application/ports/store.ts';
import type { PersonView } from '../../../application/ports/pins/views.ts';
import type { DescribeUser } from '../core/answer/client-context.ts';
import type { SerializationContext } from './serialization-context.ts';
import { avatarUrl, isPartner, userToWire } from './user-to-wire.ts';

/** The own account for a full session. */
export function fullViewerToWire(view: ViewerView, context: SerializationContext): WireFullViewer {
  const { user } = view;
  return {
    ...viewerBase(view, context),
    viewer_type: 'LOGGED_IN',
    email: user.email,
    gender: user.gender,
    has_password: true,
    has_mfa: false,
  };
}

/** The own account; a limited session does not see the mail address and the security settings. */
export function viewerToWire(
  view: ViewerView,
  session: SessionRecord,
  context: SerializationContext,
): WireViewer {
  return session.type === 'limited'
    ? { ...viewerBase(view, context), viewer_type: 'LIMITED_LOGIN' }
    : fullViewerToWire(view, context);
}

/** `consent`: the consent in force for this request. */
export function settingsToWire(
  view: ViewerView,
  consent: ConsentRecord,
  context: SerializationContext,
): WireSettings {
  const { user } = view;
  return {
    ...fullViewerToWire(view, context),
    ...consentToWire(consent, user.surfaceTag),
    theme: user.theme,
    account_type: user.accountType,
    birthday: user.birthday,
    is_write_banned: isRestricted(user),
    profile_view: profileViewToWire(user.profileView),
    allow_messages_from: user.allowMessagesFrom,
    notifications: notificationSettings(user.notifications),
  };
}

function profileViewToWire(view: ProfileView): WireProfileView {
  return {
    board_pin_density: view.boardPinDensity,
    profile_pin_density: view.profilePinDensity,
    board_sort: view.boardSort,
    pin_filter: view.pinFilter,
    board_filter: view.boardFilter,
    home_feed: view.homeFeed,
  };
}

/** The settings that visitors have as well. */
export function consentToWire(consent: ConsentRecord, surfaceTag: string | null): WireConsentSettings {
  return {
    allow_analytic_cookies: consent.analytics,
    allow_marketing_cookies: consent.marketing,
    allow_personalization_cookies: consent.personalization,
    cookies_decided_at: consent.decidedAt === null ? null : timeToWire(consent.decidedAt),
    surface_tag: surfaceTag,
  };
}

/** `session` in the responses of login and sign-up. */
export function sessionToWire(session: SessionRecord): WireSession {
  return { type: session.type, expires_at: timeToWire(session.expiresAt) };
}

const REMEMBERED_AVATARS = 10_000;

/**
 * Serializes the user of `client_context`. The picture of a signature never changes, so it is cached after the first
 * lookup.
 */
export function describeUser(
  pictures: StoreReader['pictures'],
  employees: ReadonlySet<string>,
): DescribeUser {
  const avatars = new Map<string, PersonView['avatar']>();
  const avatarOf = async (signature: string): Promise<PersonView['avatar']> => {
    const cached = avatars.get(signature);
    if (cached !== undefined) return cached;
    const found = await pictures.find(signature);
    if (found === undefined) return null;
    if (avatars.size >= REMEMBERED_AVATARS) avatars.clear();
    avatars.set(signature, { signature, extension: found.extension });
    return found;
  };
  return async (user, baseUrl): Promise<WireContextUser> => {
    const avatar = user.avatarSignature === null ? null : await avatarOf(user.avatarSignature);
    return {
      id: user.id,
      username: user.username,
      full_name: shownName(user),
      image_small_url: avatarUrl(avatar, '30x30', baseUrl),
      is_partner: isPartner(user),
      is_employee: isEmployee(user, employees),
    };
  };
}

function viewerBase(view: ViewerView, context: SerializationContext) {
  const { user } = view;
  return {
    ...userToWire({ ...view, mayBeMessaged: false }, context),
    is_auth: true,
    is_employee: isEmployee(user, context.employees),
    is_operator: user.isOperator,
    is_eligible_for_image_only_grid: false,
    secret_board_count: view.secretBoardCount,
    has_quicksave_board: view.quickSavesBoardId !== null,
    quicksave_board_id: view.quickSavesBoardId,
    save_behavior: user.saveBehavior,
    eligible_for_stl_tool: false,
    email_verified: user.emailVerified,
    locale: user.locale,
    country: user.country,
    home_feed: view.user.profileView.homeFeed,
    unread_news_count: view.unreadNewsCount,
    unread_conversation_count: view.unseenConversationCount,
    delete_at: user.deletesAt === null ? null : timeToWire(user.deletesAt),
  };
}

function isEmployee(user: UserRecord, employees: ReadonlySet<string>): boolean {
  return employees.has(user.username.toLowerCase());
}
