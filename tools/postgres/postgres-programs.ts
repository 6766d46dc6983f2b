import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The folder with PostgreSQL's `initdb` and `postgres`, newest version first; undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  const places = (process.env['PATH'] ?? '').split(path.delimiter);
  // Debian keeps them out of the PATH.
  const debian = globSync('/usr/lib/postgresql/*/bin').sort(
    (one, other) => versionIn(other) - versionIn(one),
  );
  return [...debian, ...places].find((place) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(place, name))),
  );
}

function versionIn(place: string): number {
  return Number(place.split('/').at(-2));
}
