import type { OpenBoardTools } from '../../application/boards/board-tools.ts';
import type { CreateBoard } from '../../application/boards/create-board.ts';
import type { ListBoards } from '../../application/boards/list-boards.ts';
import type { OpenBoard } from '../../application/boards/open-board.ts';
import type { LoadFeedPage } from '../../application/feeds/load-feed-page.ts';
import type { OpenFollows } from '../../application/follows/follow-services.ts';
import type { CreatePin } from '../../application/pins/create-pin.ts';
import type { OpenPin } from '../../application/pins/open-pin.ts';
import type { UploadPicture } from '../../application/pins/upload-picture.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { OpenSaving } from '../../application/saving/saving-services.ts';
import type { LogIn } from '../../application/sessions/log-in.ts';
import type { LogOut } from '../../application/sessions/log-out.ts';
import type { ReadViewer } from '../../application/sessions/read-viewer.ts';
import type { SessionRenewal } from '../../application/sessions/session-renewal.ts';
import type { SignUp } from '../../application/sessions/sign-up.ts';
import type { OpenProfile } from '../../application/users/open-profile.ts';

/** The use-cases that views may ask for. */
export type Services = {
  readonly readViewer: ReadViewer;
  readonly logIn: LogIn;
  readonly signUp: SignUp;
  readonly logOut: LogOut;
  readonly loadFeedPage: LoadFeedPage;
  readonly openPin: OpenPin;
  readonly createPin: CreatePin;
  readonly uploadPicture: UploadPicture;
  readonly openBoard: OpenBoard;
  readonly listBoards: ListBoards;
  readonly createBoard: CreateBoard;
  readonly openProfile: OpenProfile;
  readonly openFollows: OpenFollows;
  readonly openBoardTools: OpenBoardTools;
  readonly openSaving: OpenSaving;
  readonly sessionRenewal: SessionRenewal;
  readonly logger: Logger;
};
