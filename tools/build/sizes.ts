import { WORKER_PATH } from '../../src/domain/offline/install-addresses.ts';
import type { Manifest } from './client.ts';

/** Maximum kB (1000 bytes, brotli) of a visit. */
const BUDGETS = { firstRoute: 143, lazyRoute: 30, styles: 20, lazyStyles: 15, offlinePage: 6, worker: 6 };

interface Row {
  name: string;
  /** Both in bytes. */
  size: number;
  budget: number;
}

/** One row per loaded unit: its name, its brotli size and its budget. */
export function sizeRows(manifest: Manifest): readonly Row[] {
  const unit = (name: string, addresses: readonly string[], budget: number) => ({
    name,
    size: addresses.reduce((sum, address) => sum + (manifest.files[address]?.brotli ?? 0), 0),
    budget: budget * 1000,
  });
  const firstRoute = new Set([manifest.script, ...manifest.preload]);
  return [
    unit('first route, script', [...firstRoute], BUDGETS.firstRoute),
    unit('styles of all pages', [manifest.style], BUDGETS.styles),
    unit(
      'styles of later parts',
      manifest.laterStyle === undefined ? [] : [manifest.laterStyle],
      BUDGETS.lazyStyles,
    ),
    unit(
      'offline page, script',
      manifest.offlineScript === undefined ? [] : [manifest.offlineScript],
      BUDGETS.offlinePage,
    ),
    unit('service worker', [WORKER_PATH], BUDGETS.worker),
    ...Object.entries(manifest.lazy).map(([source, { script, preload }]) => {
      const more = [script, ...preload].filter((address) => !firstRoute.has(address));
      return unit(`${source}, beyond the first route`, more, BUDGETS.lazyRoute);
    }),
  ];
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

/** The table that every build prints. */
export function sizeTable(manifest: Manifest): string {
  const lines = sizeRows(manifest).map(({ name, size, budget }) => `${kB(size)} ${kB(budget)}  ${name}`);
  return ['  kB br  budget', ...lines].join('\n');
}

/** An error message for each size over its budget. */
export function budgetBreaches(manifest: Manifest): string[] {
  return sizeRows(manifest)
    .filter(({ size, budget }) => size > budget)
    .map(({ name, size, budget }) => `${name} is ${kB(size).trim()} kB, at most ${kB(budget).trim()} kB`);
}
