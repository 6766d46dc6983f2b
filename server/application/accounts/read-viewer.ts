import type { UserRecord } from '../ports/records.ts';
import type { StoreReader } from '../ports/store.ts';
import type { OwnCounts, PersonView } from '../ports/pins/views.ts';

/** The own account as its user sees it. */
export type ViewerView = OwnCounts & { readonly user: UserRecord; readonly person: PersonView };

type ReadViewerDeps = { readonly store: Pick<StoreReader, 'users'> };

/** Reads the own account as its user sees it. */
export class ReadViewer {
  readonly #deps: ReadViewerDeps;

  constructor(deps: ReadViewerDeps) {
    this.#deps = deps;
  }

  async run(user: UserRecord): Promise<ViewerView> {
    const { users } = this.#deps.store;
    const [[person], own] = await Promise.all([users.views([user.id], user.id), users.ownCounts(user.id)]);
    return { user, person: person ?? personOf(user), ...own };
  }
}

/** The view of a new account, which has no content yet. */
export function viewOfNewUser(user: UserRecord): ViewerView {
  return {
    user,
    person: personOf(user),
    counts: { pinCount: 0, boardCount: 0, followerCount: 0, followingCount: 0 },
    secretBoardCount: 0,
    quickSavesBoardId: null,
    unreadNewsCount: 0,
    unseenConversationCount: 0,
  };
}

function personOf(user: UserRecord): PersonView {
  return {
    id: user.id,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    about: user.about,
    location: user.location,
    pronouns: user.pronouns,
    websiteUrl: user.websiteUrl,
    accountType: user.accountType,
    businessName: user.businessName,
    excludeFromSearch: user.excludeFromSearch,
    state: user.state,
    createdAt: user.createdAt,
    avatar: null,
    followedByViewer: false,
    followsViewer: false,
    blockedByViewer: false,
  };
}
