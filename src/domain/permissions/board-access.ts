import type { BoardPrivacy, BoardShort } from '../boards/board.ts';
import type { UserId } from '../ids/ids.ts';
import { BOARD_PERMISSIONS } from '../boards/board-permission.ts';
import type { Access, BoardPermission } from '../boards/board-permission.ts';

/** The relation of a viewer to a board, from which all permissions follow. */
export interface BoardStanding {
  readonly privacy: BoardPrivacy;
  readonly isOwner: boolean;
  /** True once the invitation is accepted. */
  readonly isCollaborator: boolean;
  /** Permissions that the owner has granted to this collaborator. */
  readonly granted: readonly BoardPermission[];
}

/** The standing from stored records; `collaboration` is the viewer's accepted one, if any. */
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

/**
 * Secret boards are visible only to their owner and collaborators; a protected one to everybody who has its address.
 */
export function mayReadBoard(standing: BoardStanding): boolean {
  return standing.privacy !== 'secret' || belongsToBoard(standing);
}

/** Whether the board and its pins may appear in lists, searches, feeds and counts. */
export function mayListBoard(standing: BoardStanding): boolean {
  return standing.privacy === 'public' || belongsToBoard(standing);
}

/** The owner has all rights, a collaborator the granted ones, others none. */
export function mayOnBoard(standing: BoardStanding, action: BoardPermission): boolean {
  return standing.isOwner || standing.granted.includes(action);
}

/** Owner only: deleting, archiving, privacy, collaborators and their permissions. */
export function mayRuleBoard(standing: BoardStanding): boolean {
  return standing.isOwner;
}

/** Readers of a board may comment and react on it; on a secret board only if it was granted. */
export function mayReactOnBoard(standing: BoardStanding, action: 'comment' | 'react'): boolean {
  return mayReadBoard(standing) && (standing.privacy !== 'secret' || mayOnBoard(standing, action));
}

/** All permissions of the viewer, as the board object lists them. */
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
