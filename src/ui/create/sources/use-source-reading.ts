import { useEffect } from 'react';
import { fetchCode } from '../../base/lazy/fetch-code.ts';
import { useApp } from '../../base/app-context.ts';
import { SourceReading } from '../../sources/source-reading.ts';
import type { Stores } from '../../base/stores/stores.ts';

/** Not before it is there is it shown: a page falls over a part that does not come. */
const fetchPicker = () => fetchCode(() => import('./source-dialog.tsx'));

/** One for each app, like the view model: a reading of a page goes on while somebody visits another page. */
const READINGS = new WeakMap<Stores, SourceReading>();

/** What is read of other sites for the person who is here. */
export function useSourceReading(): SourceReading {
  const { services, stores } = useApp();
  const reading = READINGS.get(stores) ?? new SourceReading({ ...services, fetchPicker });
  READINGS.set(stores, reading);
  const owner = stores.session.viewer?.entityId ?? null;
  useEffect(() => reading.belongTo(owner), [reading, owner]);
  return reading;
}
