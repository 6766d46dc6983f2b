import { readFileSync } from 'node:fs';
import type { Manifest } from '../../../tools/build/client.ts';

const manifest = () => JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Manifest;

/** The address of the script that every page loads. */
export const mainScript = (): string => manifest().script;

/**
 * The address of the script of a part that is loaded when it is needed.
 * @param source of the part, such as `src/ui/accounts/signup-page.tsx`
 * @throws {Error} if the build has no such part
 */
export function scriptOf(source: string): string {
  const part = manifest().lazy[source];
  if (part === undefined) throw new Error(`The build has no part ${source}.`);
  return part.script;
}
