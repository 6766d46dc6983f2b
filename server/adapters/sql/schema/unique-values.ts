import type { NotUnique } from '../../../application/ports/store.ts';

/** The unique values that people choose: the name of the index, and its columns as SQLite lists them in an error. */
export const UNIQUE_VALUES: readonly {
  readonly field: NotUnique['field'];
  readonly index: string;
  readonly columns: string;
}[] = [
  { field: 'username', index: 'users_username_key', columns: 'users.username_key' },
  { field: 'email', index: 'users_email_key', columns: 'users.email_key' },
  { field: 'slug', index: 'board_slugs_key', columns: 'board_slugs.owner_id, board_slugs.slug' },
  { field: 'slug', index: 'section_slugs_key', columns: 'section_slugs.board_id, section_slugs.slug' },
  { field: 'quick_saves', index: 'boards_quick_saves', columns: 'boards.owner_id, boards.layout' },
];
