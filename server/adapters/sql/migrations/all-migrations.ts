import { firstTables } from './0001-first-tables.ts';
import { followLists } from './0002-follow-lists.ts';
import { sectionsAndOrder } from './0003-sections-and-order.ts';
import { favorites } from './0004-favorites.ts';
import { accountCare } from './0005-account-care.ts';
import { formerUsernames } from './0006-former-usernames.ts';
import type { Migration } from './migration.ts';

/** Every step from an empty store to the tables of this version, oldest first. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  firstTables,
  followLists,
  sectionsAndOrder,
  favorites,
  accountCare,
  formerUsernames,
];
