import type { CookieChoices } from '../../domain/settings/account-settings.ts';
import { STORED_DATA, type StoredEntry } from '../../domain/storage/stored-data.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';

/** Web Storage of all windows, and of this one. */
type Areas = Readonly<Record<'local' | 'session', Pick<KeyValueStorage, 'keys' | 'remove'>>>;

/** Removes from Web Storage whatever these choices do not allow. Cookies are removed by the server. */
export function dropOptionalData(areas: Areas, choices: CookieChoices): void {
  for (const [name, { place, kind, isPrefix }] of Object.entries<StoredEntry>(STORED_DATA)) {
    if (kind === 'necessary' || choices[kind] || (place !== 'local' && place !== 'session')) continue;
    const area = areas[place];
    for (const key of isPrefix === true ? area.keys(name) : [name]) area.remove(key);
  }
}
