import { readFileSync } from 'node:fs';
import type { Manifest } from '../tools/build/client.ts';
import { sizeRows } from '../tools/build/sizes.ts';
import { experienceSizes } from '../tools/build/experience-sizes.ts';
import type { Figure } from './figure.ts';

/**
 * What the last build gives to browsers, compressed: what is loaded at once, the five largest later parts, and the parts
 * of experiences.
 */
export async function run(): Promise<readonly Figure[]> {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;
  const rows = sizeRows(manifest);
  const isLater = (name: string) => name.endsWith('beyond the first route');
  const later = rows.filter(({ name }) => isLater(name)).sort((one, other) => other.size - one.size);
  const experiences = (await experienceSizes(process.cwd())).map(({ name, bytes, budget }) => ({
    name,
    size: bytes,
    budget,
  }));
  return [...rows.filter(({ name }) => !isLater(name)), ...later.slice(0, 5), ...experiences].map(
    ({ name, size, budget }) => ({
      what: name,
      value: size / 1000,
      unit: 'kB',
      budget: budget / 1000,
    }),
  );
}
