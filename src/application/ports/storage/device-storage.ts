import type { StoragePlace } from '../../../domain/storage/stored-data.ts';

/** Everything that this site stores in the browser and that scripts can see, by name. It never throws. */
export interface DeviceStorage {
  /** None where the browser forbids this place. */
  names(place: StoragePlace): Promise<readonly string[]>;
  /** False: it is still there. An unknown name is fine. */
  remove(place: StoragePlace, name: string): Promise<boolean>;
}
