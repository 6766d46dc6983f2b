/**
 * A backup is a tar archive: files of the data directory below `data/`, after each thousand of them a list
 * `lists/000001.json` with their hashes, and at the end `end.json`. A file that no list names is incomplete.
 */
export const FORMAT = 'pinakes-backup-1';
export const DATA = 'data/';
export const LISTS = 'lists/';
export const END = 'end.json';

/** The number of files of a list. */
export const LISTED = 1000;

export type ListedFile = { readonly name: string; readonly size: number; readonly sha256: string };

export type BackupEnd = {
  readonly format: string;
  /** When the backup was begun: it has everything that was acknowledged before. ISO 8601. */
  readonly begunAt: string;
  readonly files: number;
  readonly bytes: number;
  /** The number of pictures and videos of the store that had no file. */
  readonly missing: number;
};
