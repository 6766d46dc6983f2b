/** What stored data is for. Everything but the necessary is stored with consent only. */
export type StorageKind = 'necessary' | 'analytics' | 'marketing' | 'personalization';

/** `local` and `session` are the Web Storage of all windows, and of one window. */
export const STORAGE_PLACES = ['cookie', 'local', 'session', 'database', 'cache'] as const;
export type StoragePlace = (typeof STORAGE_PLACES)[number];

/** A number of days, or the event that ends it: the log-out, the end of the window, a deletion by the visitor. */
export type StorageLife = number | 'log-out' | 'window' | 'deletion';

export interface StoredEntry {
  readonly place: StoragePlace;
  readonly kind: StorageKind;
  readonly life: StorageLife;
  /** True: the name is the beginning of several names. */
  readonly isPrefix?: true;
}

/**
 * Everything that this site stores in browsers, by name. Code names its cookies, keys, caches and databases by
 * `StoredName` and `StoredKey`, so that nothing can be stored that is not listed here, and the cookie policy lists
 * exactly this table.
 */
export const STORED_DATA = {
  _pinakes_sess: { place: 'cookie', kind: 'necessary', life: 'log-out' },
  _auth: { place: 'cookie', kind: 'necessary', life: 'log-out' },
  csrftoken: { place: 'cookie', kind: 'necessary', life: 365 },
  _consent: { place: 'cookie', kind: 'necessary', life: 184 },
  theme: { place: 'cookie', kind: 'necessary', life: 365 },
  _closed_messages: { place: 'cookie', kind: 'necessary', life: 184 },
  _unauth_id: { place: 'cookie', kind: 'analytics', life: 180 },
  'counts.': { place: 'local', kind: 'analytics', life: 1, isPrefix: true },
  'events.': { place: 'local', kind: 'analytics', life: 1, isPrefix: true },
  'pinakes:visits': { place: 'local', kind: 'analytics', life: 84 },
  'pinakes:draft:': { place: 'local', kind: 'necessary', life: 'log-out', isPrefix: true },
  'pinakes:seen': { place: 'local', kind: 'necessary', life: 'log-out' },
  'pinakes:onboarding:': { place: 'local', kind: 'necessary', life: 'log-out', isPrefix: true },
  'pinakes:home:': { place: 'local', kind: 'necessary', life: 'log-out', isPrefix: true },
  'pinakes:shortcuts': { place: 'local', kind: 'necessary', life: 'deletion' },
  'pinakes:pins-changed': { place: 'local', kind: 'necessary', life: 'deletion' },
  'pinakes:renewed': { place: 'local', kind: 'necessary', life: 'deletion' },
  'pinakes:experience-ended:': { place: 'local', kind: 'necessary', life: 'deletion', isPrefix: true },
  'pinakes:interruption': { place: 'local', kind: 'necessary', life: 'deletion' },
  'pinakes-scroll': { place: 'session', kind: 'necessary', life: 'window' },
  'pinakes:interrupted': { place: 'session', kind: 'necessary', life: 'window' },
  'pinakes:completed-searches': { place: 'session', kind: 'necessary', life: 'window' },
  'pinakes:save-choice:': { place: 'session', kind: 'necessary', life: 'log-out', isPrefix: true },
  pinakes: { place: 'database', kind: 'necessary', life: 'log-out' },
  'pinakes-shared': { place: 'cache', kind: 'necessary', life: 'deletion' },
  'pinakes-seen': { place: 'cache', kind: 'necessary', life: 'log-out' },
  'pinakes-shell-': { place: 'cache', kind: 'necessary', life: 'deletion', isPrefix: true },
} as const satisfies Readonly<Record<string, StoredEntry>>;

type Table = typeof STORED_DATA;

/** A name of the table. */
export type StoredName = keyof Table;

/** The names in one place. */
export type NameIn<Place extends StoragePlace> = {
  [Name in StoredName]: Table[Name] extends { readonly place: Place } ? Name : never;
}[StoredName];

type Prefix = {
  [Name in StoredName]: Table[Name] extends { readonly isPrefix: true } ? Name : never;
}[StoredName];

/** The prefixes in one place. */
export type NamePrefixIn<Place extends StoragePlace> = NameIn<Place> & Prefix;

/** A key of Web Storage: a listed name, or one that begins with a listed prefix. */
export type StoredKey =
  Exclude<NameIn<'local' | 'session'>, Prefix> | `${NameIn<'local' | 'session'> & Prefix}${string}`;

/** The listed name of something stored in a place; undefined when it is not listed. */
export function listedName(place: StoragePlace, name: string): StoredName | undefined {
  return (Object.entries(STORED_DATA) as [StoredName, StoredEntry][]).find(
    ([listed, entry]) =>
      entry.place === place && (entry.isPrefix === true ? name.startsWith(listed) : name === listed),
  )?.[0];
}

/** The entry of a name in a place; undefined when it is not listed. */
export function storedEntry(place: StoragePlace, name: string): StoredEntry | undefined {
  const listed = listedName(place, name);
  return listed === undefined ? undefined : STORED_DATA[listed];
}

/** What stays when people delete everything: the log-in, its protection, and the choice about cookies itself. */
const KEPT_ON_DELETION: ReadonlySet<StoredName> = new Set([
  '_pinakes_sess',
  '_auth',
  'csrftoken',
  '_consent',
]);

/** Whether it goes when people delete what is stored on their device. */
export function isDeletable(name: StoredName): boolean {
  return !KEPT_ON_DELETION.has(name);
}
