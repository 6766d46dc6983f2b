import type { BoardPrivacy, BoardShort } from '../boards/board.ts';
import type { UserId } from '../ids/ids.ts';
import { BOARD_PERMISSIONS } from '../boards/board-permission.ts';
import type { Access, BoardPermission } from '../boards/board-permission.ts';

/** How somebody stands to a board. Everything that is allowed there follows from this. */
export interface BoardStanding {
  readonly privacy: BoardPrivacy;
  readonly isOwner: boolean;
  /** Accepted, not merely invited. */
  readonly isCollaborator: boolean;
  /** What the owner has granted to this collaborator. */
  readonly granted: readonly BoardPermission[];
}

/** The standing from what a store knows; `collaboration` is the viewer's accepted one, if any. */
export function boardStanding(
  board: { readonly ownerId: UserId; readonly privacy: BoardPrivacy },
  viewerId: UserId | null,
  collaboration: { readonly permissions: readonly BoardPermission[] } | null,
): BoardStanding {
  const isOwner = viewerId !== null && board.ownerId === viewerId;
  const isCollaborator = viewerId !== null && !isOwner && collaboration !== null;
  return {
    privacy: board.privacy,
    isOwner,
    isCollaborator,
    granted: isCollaborator ? collaboration.permissions : [],
  };
}

/** The standing from a board as the viewer has received it. */
export function standingOnBoard(
  board: Pick<BoardShort, 'privacy' | 'owner' | 'collaboratedByMe' | 'collaboratorPermissions'>,
  viewerId: UserId | null,
): BoardStanding {
  const isOwner = viewerId !== null && board.owner?.entityId === viewerId;
  const isCollaborator = viewerId !== null && !isOwner && board.collaboratedByMe;
  const granted = viewerId !== null && !isOwner ? board.collaboratorPermissions : [];
  return { privacy: board.privacy, isOwner, isCollaborator, granted };
}

/** Secret boards are for their owner and collaborators; the address of a protected one is enough to read it. */
export function mayReadBoard(standing: BoardStanding): boolean {
  return standing.privacy !== 'secret' || belongsToBoard(standing);
}

/** Whether the board and its pins may turn up in lists, searches, feeds and counts. */
export function mayListBoard(standing: BoardStanding): boolean {
  return standing.privacy === 'public' || belongsToBoard(standing);
}

/** The owner may do anything, a collaborator what was granted, everybody else nothing. */
export function mayOnBoard(standing: BoardStanding, action: BoardPermission): boolean {
  return standing.isOwner || standing.granted.includes(action);
}

/** Deleting or archiving it, its privacy, its collaborators and what they may do: nobody can be granted that. */
export function mayRuleBoard(standing: BoardStanding): boolean {
  return standing.isOwner;
}

/** Comments and reactions are everybody's on boards they may read; on a secret board they must be granted. */
export function mayReactOnBoard(standing: BoardStanding, action: 'comment' | 'react'): boolean {
  return mayReadBoard(standing) && (standing.privacy !== 'secret' || mayOnBoard(standing, action));
}

/** All actions that the viewer may take, as the board says it. */
export function permissionsOnBoard(standing: BoardStanding): readonly BoardPermission[] {
  return standing.isOwner ? BOARD_PERMISSIONS : standing.granted;
}

/** Access to the board as a whole. */
export function boardAccess(standing: BoardStanding): readonly Access[] {
  if (standing.isOwner) return ['write', 'delete'];
  return mayOnBoard(standing, 'board_edit') ? ['write'] : [];
}

function belongsToBoard(standing: BoardStanding): boolean {
  return standing.isOwner || standing.isCollaborator;
}
