import { ReadUser } from '../application/accounts/read-user.ts';
import { ReadViewer } from '../application/accounts/read-viewer.ts';
import { ChooseBoard } from '../application/boards/choose-board.ts';
import { CreateBoard } from '../application/boards/create-board.ts';
import { EndBoard } from '../application/boards/end-board.ts';
import { ListBoards } from '../application/boards/list-boards.ts';
import { OrderBoards } from '../application/boards/order-boards.ts';
import { ReadBoard } from '../application/boards/read-board.ts';
import { UpdateBoard } from '../application/boards/update-board.ts';
import { BoardFeed } from '../application/feeds/board-feed.ts';
import { HomeFeed } from '../application/feeds/home-feed.ts';
import { UserPins } from '../application/feeds/user-pins.ts';
import { BlockUser } from '../application/follows/block-user.ts';
import { FollowBoard } from '../application/follows/follow-board.ts';
import { FollowUser } from '../application/follows/follow-user.ts';
import { ListFollowedBoards } from '../application/follows/list-followed-boards.ts';
import { ListPeople } from '../application/follows/list-people.ts';
import { UnblockUser } from '../application/follows/unblock-user.ts';
import { UnfollowBoard } from '../application/follows/unfollow-board.ts';
import { UnfollowUser } from '../application/follows/unfollow-user.ts';
import type { StoreUpload } from '../application/media/store-upload.ts';
import { CopyPins } from '../application/pins/copy-pins.ts';
import { CreatePin } from '../application/pins/create-pin.ts';
import { DeletePin } from '../application/pins/delete-pin.ts';
import { DeletePins } from '../application/pins/delete-pins.ts';
import { FavorPin } from '../application/pins/favor-pin.ts';
import { MovePins } from '../application/pins/move-pins.ts';
import { ReadPin } from '../application/pins/read-pin.ts';
import { UpdatePin } from '../application/pins/update-pin.ts';
import type { ExportFiles } from '../application/ports/export-files.ts';
import type { LinkVerdicts } from '../application/ports/link-verdicts.ts';
import type { Store } from '../application/ports/store.ts';
import type { Clock, IdGenerator, PasswordHasher, Secrets } from '../application/ports/surroundings.ts';
import type { WorkBell } from '../application/ports/work-bell.ts';
import { SavePin } from '../application/saving/save-pin.ts';
import { CreateSection } from '../application/sections/create-section.ts';
import { EditSection } from '../application/sections/edit-section.ts';
import { ReadSections } from '../application/sections/read-sections.ts';
import { ReadUserState } from '../application/settings/read-user-state.ts';
import { WriteUserState } from '../application/settings/write-user-state.ts';
import { UpdateSettings } from '../application/settings/update-settings.ts';
import type { CallDeps } from '../adapters/http-api/calls/call-deps.ts';
import { accountCallDepsOn } from './account-call-deps.ts';
import { comparedNames } from './compared-names.ts';
import type { Configuration } from '../adapters/node/configuration.ts';

/** What the use-cases behind the calls stand on. */
export type Foundations = {
  readonly configuration: Pick<
    Configuration,
    | 'sessionDays'
    | 'allowSignup'
    | 'signupConfirmEmail'
    | 'minAge'
    | 'employees'
    | 'operators'
    | 'accountDeletionDays'
  >;
  readonly setupCode: string | null;
  readonly store: Store;
  readonly storeUpload: StoreUpload;
  readonly links: LinkVerdicts;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly ids: IdGenerator;
  readonly clock: Clock;
  readonly bell: WorkBell;
  readonly exportFiles: ExportFiles;
};

/** Builds every use-case that a call runs. */
export function callDepsOn(on: Foundations): CallDeps {
  const { configuration, store, secrets, ids, clock } = on;
  const readBoard = new ReadBoard({ store });
  return {
    ...accountCallDepsOn(on),
    readUser: new ReadUser({ store }),
    readViewer: new ReadViewer({ store }),
    readUserState: new ReadUserState({ store }),
    writeUserState: new WriteUserState({ store }),
    updateSettings: new UpdateSettings({ store, operators: comparedNames(configuration.operators) }),
    createBoard: new CreateBoard({ store, ids, clock }),
    readBoard,
    listBoards: new ListBoards({ store }),
    updateBoard: new UpdateBoard({ store }),
    endBoard: new EndBoard({ store }),
    orderBoards: new OrderBoards({ store, clock }),
    chooseBoard: new ChooseBoard({ store, clock }),
    createSection: new CreateSection({ store, ids, clock }),
    editSection: new EditSection({ store }),
    readSections: new ReadSections({ store, readBoard }),
    createPin: new CreatePin({ store, storeUpload: on.storeUpload, ids, clock }),
    readPin: new ReadPin({ store, clock }),
    updatePin: new UpdatePin({ store, clock }),
    deletePin: new DeletePin({ store, clock }),
    movePins: new MovePins({ store, clock }),
    copyPins: new CopyPins({ store, ids, clock }),
    deletePins: new DeletePins({ store, clock }),
    savePin: new SavePin({ store, ids, clock }),
    favorPin: new FavorPin({ store, clock }),
    homeFeed: new HomeFeed({ store }),
    boardFeed: new BoardFeed({ store }),
    userPins: new UserPins({ store }),
    followUser: new FollowUser({ store, ids, clock, bell: on.bell }),
    unfollowUser: new UnfollowUser({ store }),
    followBoard: new FollowBoard({ store, clock }),
    unfollowBoard: new UnfollowBoard({ store }),
    listPeople: new ListPeople({ store }),
    listFollowedBoards: new ListFollowedBoards({ store }),
    blockUser: new BlockUser({ store, clock }),
    unblockUser: new UnblockUser({ store }),
    writing: { secrets, links: on.links, employees: comparedNames(configuration.employees) },
  };
}
