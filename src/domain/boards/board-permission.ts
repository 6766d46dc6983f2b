/** The rights on a board that its owner can grant to a collaborator, one per action. */
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
