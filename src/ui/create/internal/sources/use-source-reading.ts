import { useEffect } from 'react';
import { fetchCode } from '../../../base/lazy/fetch-code.ts';
import { useApp } from '../../../base/app-context.ts';
import { SourceReading } from '../../../sources/source-reading.ts';
import type { Stores } from '../../../base/stores/stores.ts';

/** Loaded before it is shown, because a failed import inside the page would break it. */
const fetchPicker = () => fetchCode(() => import('./source-dialog.tsx'));

/** One per app, like the view model: reading a page continues while the user visits another page. */
const READINGS = new WeakMap<Stores, SourceReading>();

/** The reading of other sites' pages for the current user. */
export function useSourceReading(): SourceReading {
  const { services, stores } = useApp();
  const reading = READINGS.get(stores) ?? new SourceReading({ ...services, fetchPicker });
  READINGS.set(stores, reading);
  const owner = stores.session.viewer?.entityId ?? null;
  useEffect(() => reading.belongTo(owner), [reading, owner]);
  return reading;
}
