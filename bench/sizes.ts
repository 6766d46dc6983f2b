import { readFileSync } from 'node:fs';
import type { Manifest } from '../tools/build/client.ts';
import { sizeRows } from '../tools/build/sizes.ts';
import type { Figure } from './figure.ts';

/** What the last build gives to browsers, compressed: what is loaded at once, and the five largest later parts. */
export function run(): readonly Figure[] {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;
  const rows = sizeRows(manifest);
  const isLater = (name: string) => name.endsWith('beyond the first route');
  const later = rows.filter(({ name }) => isLater(name)).sort((one, other) => other.size - one.size);
  return [...rows.filter(({ name }) => !isLater(name)), ...later.slice(0, 5)].map(
    ({ name, size, budget }) => ({
      what: name,
      value: size / 1000,
      unit: 'kB',
      budget: budget / 1000,
    }),
  );
}
