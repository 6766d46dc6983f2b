import type { BoardStanding } from '../board-access.ts';
import type { Viewer } from '../../users/user.ts';

export type ViewerCategory =
  | 'signed_out'
  | 'signed_in'
  | 'board_owner'
  | 'collaborator'
  | 'partner'
  | 'promoter'
  | 'employee'
  | 'bot'
  | 'social_bot';

export interface ViewerSituation {
  readonly viewer: Pick<Viewer, 'isAuth' | 'isPartner' | 'isEmployee'> | null;
  readonly agent?: 'person' | 'bot' | 'social_bot';
  /** The standing on the current board, if any. */
  readonly board?: BoardStanding;
  /** True if the viewer pays for promotions. */
  readonly isPromoter?: boolean;
}

/** All categories of the viewer; one of `signed_out` and `signed_in` is always included. */
export function viewerCategories(situation: ViewerSituation): ReadonlySet<ViewerCategory> {
  const categories = new Set<ViewerCategory>();
  if (situation.agent === 'bot' || situation.agent === 'social_bot') categories.add(situation.agent);
  const { viewer, board } = situation;
  if (!viewer?.isAuth) return categories.add('signed_out');
  categories.add('signed_in');
  if (board?.isOwner) categories.add('board_owner');
  if (board?.isCollaborator) categories.add('collaborator');
  if (isPartner(viewer)) categories.add('partner');
  if (situation.isPromoter) categories.add('promoter');
  if (viewer.isEmployee) categories.add('employee');
  return categories;
}

/** A creator or business account with a session. */
export function isPartner(viewer: Pick<Viewer, 'isAuth' | 'isPartner'> | null): boolean {
  return viewer !== null && viewer.isAuth && viewer.isPartner;
}
