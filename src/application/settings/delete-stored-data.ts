import {
  isDeletable,
  listedName,
  STORAGE_PLACES,
  type StoredName,
} from '../../domain/storage/stored-data.ts';
import type { DeviceStorage } from '../ports/storage/device-storage.ts';

/**
 * Removes from this browser whatever the site has stored there, but for the log-in, its protection and the choice about
 * cookies. Returns what was removed, by its listed names.
 */
export async function deleteStoredData(device: DeviceStorage): Promise<readonly StoredName[]> {
  const removed = new Set<StoredName>();
  for (const place of STORAGE_PLACES) {
    for (const name of await device.names(place)) {
      const listed = listedName(place, name);
      if (listed !== undefined && isDeletable(listed) && (await device.remove(place, name)))
        removed.add(listed);
    }
  }
  return [...removed];
}
