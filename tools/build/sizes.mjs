/** Most kB (1000 bytes, brotli) that a visit may load. */
const BUDGETS = { firstRoute: 125, lazyRoute: 20, styles: 20 };

/** One row per loaded unit: what it is, its brotli size and its budget, both in bytes. */
function rows(manifest) {
  const brotli = (addresses) => addresses.reduce((sum, address) => sum + manifest.files[address].brotli, 0);
  return [
    {
      name: 'first route, script',
      size: brotli([manifest.script, ...manifest.preload]),
      budget: BUDGETS.firstRoute * 1000,
    },
    { name: 'all styles', size: brotli([manifest.style]), budget: BUDGETS.styles * 1000 },
    ...Object.entries(manifest.lazy).map(([source, { script, preload }]) => ({
      name: source,
      size: brotli([script, ...preload]),
      budget: BUDGETS.lazyRoute * 1000,
    })),
  ];
}

const kB = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

/** The table that every build prints. */
export function sizeTable(manifest) {
  const lines = rows(manifest).map(({ name, size, budget }) => `${kB(size)} ${kB(budget)}  ${name}`);
  return ['  kB br  budget', ...lines].join('\n');
}

/** A sentence for each size over its budget. */
export function budgetBreaches(manifest) {
  return rows(manifest)
    .filter(({ size, budget }) => size > budget)
    .map(({ name, size, budget }) => `${name} is ${kB(size).trim()} kB, at most ${kB(budget).trim()} kB`);
}
