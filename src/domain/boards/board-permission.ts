/** Everything that the owner of a board can grant to a collaborator, action by action. */
export const BOARD_PERMISSIONS = [
  'pin_add',
  'pin_edit',
  'pin_move',
  'pin_delete',
  'section_add',
  'section_edit',
  'section_delete',
  'board_edit',
  'invite',
  'comment',
  'react',
] as const;

export type BoardPermission = (typeof BOARD_PERMISSIONS)[number];

/** The viewer's rights to a pin or a board as a whole. */
export type Access = 'write' | 'delete';
