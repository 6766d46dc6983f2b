import { notificationSettings } from '../../../../src/domain/users/notification-settings.ts';
import type { TypedProduct } from '../../../../src/domain/pins/typed-product.ts';
import { boardPath } from '../../boards/board-path.ts';
import { canSeeBoard } from '../../access/viewer-standing.ts';
import type {
  BoardRecord,
  ConsentRecord,
  PinRecord,
  SectionRecord,
  UserRecord,
} from '../../ports/records.ts';
import type { TopicRecord } from '../../ports/pins/topics.ts';
import type { UserState } from '../../ports/people/user-state-repository.ts';
import type { BoardShortView, PersonView, PinView } from '../../ports/pins/views.ts';
import { contentDocument, pictureFile, videoFile } from './content-document.ts';
import type { ExportDocument } from './export-document.ts';
import type { FormatTime } from './export-sources.ts';

/**
 * The documents of an export, as in docs/export-format.md. Times are ISO 8601 in UTC, ids are texts. They contain the
 * user's own data, and no private data of others.
 */
export const EXPORT_FORMAT = { format: 'pinakes-export', version: 1 } as const;

/** Fields of the account that are exported with the settings. */
type Setting =
  | 'locale'
  | 'country'
  | 'theme'
  | 'saveBehavior'
  | 'excludeFromSearch'
  | 'allowMessagesFrom'
  | 'surfaceTag'
  | 'profileView'
  | 'notifications'
  | 'consent';

/** Not created by the user: security data, and decisions of operators and about deletion. */
type KeptOfAccount = 'passwordHash' | 'isOperator' | 'state' | 'deletesAt';

type AccountDocument = ExportDocument<UserRecord, Setting | KeptOfAccount, { avatarSignature: 'picture' }> &
  typeof EXPORT_FORMAT & { readonly exported_at: string };

export function accountDocument(user: UserRecord, now: number, formatTime: FormatTime): AccountDocument {
  return {
    ...EXPORT_FORMAT,
    exported_at: formatTime(now),
    id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.emailVerified,
    first_name: user.firstName,
    last_name: user.lastName,
    about: user.about,
    location: user.location,
    pronouns: user.pronouns,
    website_url: user.websiteUrl,
    account_type: user.accountType,
    business_name: user.businessName,
    gender: user.gender,
    birthday: user.birthday,
    picture: user.avatarSignature,
    created_at: formatTime(user.createdAt),
  };
}

export function settingsDocument(
  user: UserRecord,
  formatTime: FormatTime,
): ExportDocument<Pick<UserRecord, Setting>, never, { consent: 'cookies' }> {
  return {
    locale: user.locale,
    country: user.country,
    theme: user.theme,
    save_behavior: user.saveBehavior,
    exclude_from_search: user.excludeFromSearch,
    allow_messages_from: user.allowMessagesFrom,
    surface_tag: user.surfaceTag,
    profile_view: user.profileView,
    notifications: notificationSettings(user.notifications),
    cookies: consentDocument(user.consent, formatTime),
  };
}

/** A value that a client stores for the user. */
export function stateDocument({ name, value }: UserState): ExportDocument<UserState> {
  return { name, value: JSON.parse(value) as unknown };
}

function consentDocument(
  consent: ConsentRecord,
  formatTime: FormatTime,
): ExportDocument<ConsentRecord, never, { despiteSignal: 'despite_privacy_signal' }> {
  return {
    analytics: consent.analytics,
    marketing: consent.marketing,
    personalization: consent.personalization,
    decided_at: consent.decidedAt === null ? null : formatTime(consent.decidedAt),
    despite_privacy_signal: consent.despiteSignal,
    version: consent.version,
    receipt: consent.receipt,
  };
}

/** All boards are the user's own; times of additions and counts can be derived from the pins. */
type KeptOfBoard =
  | 'ownerId'
  | 'orderModifiedAt'
  | 'lastPinnedAt'
  | 'pinCount'
  | 'sectionCount'
  | 'followerCount'
  | 'collaboratorCount';

/** `pinIds`: the pins of the board in its own order. */
export function boardDocument(
  { board }: BoardShortView,
  pinIds: readonly string[],
  formatTime: FormatTime,
): ExportDocument<BoardRecord, KeptOfBoard> & { readonly pin_ids: readonly string[] } {
  return {
    id: board.id,
    name: board.name,
    slug: board.slug,
    description: board.description,
    category: board.category,
    privacy: board.privacy,
    layout: board.layout,
    cover_pin_id: board.coverPinId,
    cover_crop: board.coverCrop,
    is_archived: board.isArchived,
    allow_homefeed_recommendations: board.allowHomefeedRecommendations,
    collaborator_invites_enabled: board.collaboratorInvitesEnabled,
    position: board.position,
    created_at: formatTime(board.createdAt),
    pin_ids: pinIds,
  };
}

export function sectionDocument(
  section: SectionRecord,
  formatTime: FormatTime,
): ExportDocument<SectionRecord, 'pinCount'> {
  return {
    id: section.id,
    board_id: section.boardId,
    title: section.title,
    slug: section.slug,
    position: section.position,
    created_at: formatTime(section.createdAt),
  };
}

/**
 * Not exported: the owner is always the user, `saved_from` names the original, and the rest are counts of other
 * people's actions.
 */
type KeptOfPin = 'pinnerId' | 'viaPinId' | 'repinCount' | 'commentCount' | 'shareCount' | 'favoriteCount';

type PinNames = { originalPinId: 'saved_from'; pictureSignature: 'picture'; videoSignature: 'video' };

/** Fields of the pin are listed one by one, some data have separate documents, and the rest comes from others. */
type KeptOfView =
  | 'pin'
  | 'pinner'
  | 'savedCopy'
  | 'via'
  | 'chainSaves'
  | 'favoritedByViewer'
  | 'reactionByViewer'
  | 'reactionCounts'
  | 'sponsorship'
  | 'dayCounts'
  | 'linkFacts';

type PinDocument = ExportDocument<PinRecord, KeptOfPin, PinNames> &
  ExportDocument<PinView, KeptOfView, { original: 'saved_from' }>;

/** A pin on a foreign board names the board only as far as its user may see it. */
export function pinDocument(view: PinView, formatTime: FormatTime): PinDocument {
  const { pin, picture, video, board, original } = view;
  const isOwn = board.board.ownerId === pin.pinnerId;
  const isKnown = isOwn || (board.board.privacy !== 'secret' && canSeeBoard(board, pin.pinnerId));
  return {
    id: pin.id,
    board_id: isOwn ? pin.boardId : null,
    board: isKnown ? { name: board.board.name, url: boardPath(board) } : null,
    section_id: isOwn ? pin.sectionId : null,
    title: pin.title,
    description: pin.description,
    link: pin.link,
    alt_text: pin.altText,
    note: pin.note,
    method: pin.method,
    is_comments_allowed: pin.isCommentsAllowed,
    saved_from: original === null ? null : { pin_id: original.pinId, username: original.pinner.username },
    picture: pictureFile(picture),
    video: video === null ? null : videoFile(video.signature),
    content: contentDocument(view),
    product: productDocument(view.product),
    created_at: formatTime(pin.createdAt),
  };
}

function productDocument(product: string | null): ExportDocument<TypedProduct> | null {
  if (product === null) return null;
  const { price, standardPrice, minPrice, maxPrice, currency, availability, brand, rating } = JSON.parse(
    product,
  ) as TypedProduct;
  return {
    price,
    standard_price: standardPrice,
    min_price: minPrice,
    max_price: maxPrice,
    currency,
    availability,
    brand,
    rating,
  };
}

export function personDocument({ username }: PersonView, since: number, formatTime: FormatTime) {
  return { username, since: formatTime(since) };
}

export function followedBoardDocument(view: BoardShortView, since: number, formatTime: FormatTime) {
  return { name: view.board.name, url: boardPath(view), since: formatTime(since) };
}

export function topicDocument({ name, urlName }: TopicRecord, since: number, formatTime: FormatTime) {
  return { name, url_name: urlName, since: formatTime(since) };
}
