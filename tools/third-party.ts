// Writes THIRD_PARTY.md: `node tools/node24.mjs tools/third-party.ts`. A test compares the file with the output.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

/**
 * The third-party components of the product with their licences: every package that is not only for development, from
 * the lock file, and reused drawings.
 * @throws {Error} for a package without a licence in the lock file.
 */
export function thirdPartyNotices(root: string): string {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const packages = Object.entries(lock.packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev)
    .map(([folder, entry]) => ({ folder, name: folder.replace(/^.*node_modules\//, ''), ...entry }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, license } of packages) if (!license) throw new Error(`${name} names no licence.`);
  const everywhere = packages.filter(({ optional }) => !optional);
  const bySystem = packages.filter(({ optional }) => optional);

  const row = ({ name, version, license }: (typeof packages)[number]) =>
    `| ${name} | ${version} | ${license} |`;
  const table = (rows: typeof packages) => [
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...rows.map(row),
  ];
  return [
    '# Third-party software',
    '',
    'Pinakes is licensed under the Apache License 2.0 (see LICENSE). It contains or runs with the following works of others.',
    '',
    '## Packages in the app and the server',
    '',
    ...table(everywhere),
    '',
    '## Compiled parts and the runtime, as your system needs them',
    '',
    'They are installed beside the product, not built into it. libvips is used as a shared library; its sources are at <https://github.com/libvips/libvips>, those of its packaging at <https://github.com/lovell/sharp-libvips>. The runtime is Node.js (<https://nodejs.org>).',
    '',
    ...table(bySystem),
    '',
    '## Drawings',
    '',
    'The icons are paths of Lucide (<https://lucide.dev>).',
    '',
    ...quoted(readFileSync(path.join(root, 'tools/notices/lucide.txt'), 'utf8')),
    '',
    '## Pictures',
    '',
    'Pictures in the sample content (`demo/pictures`), in the screenshots and in the browser tests. The app and the server contain none of them.',
    '',
    ...readFileSync(path.join(root, 'demo/CREDITS.md'), 'utf8').trimEnd().split('\n').slice(2),
    '',
    '## Pages',
    '',
    'Pages that the tests read as pages of others (`test/server/web/pages-of-others`). The app and the server contain none of them.',
    '',
    ...readFileSync(path.join(root, 'tools/notices/pages.md'), 'utf8').trimEnd().split('\n'),
    '',
    '## Licence texts',
    ...everywhere.flatMap(({ folder, name, license }) => [
      '',
      `### ${name}`,
      '',
      ...quoted(licenceText(root, { folder, name, license })),
    ]),
    '',
  ].join('\n');
}

/** Packages that leave the licence text of their repository out. */
const TEXTS_OF_THEIR_REPOSITORIES: Readonly<Record<string, string>> = { '@redis/client': 'redis-client.txt' };

/**
 * The licence text of a package. Some packages only name the licence: for Pinakes' own licence the project's text is
 * used.
 */
function licenceText(
  root: string,
  { folder, name, license }: { folder: string; name: string; license: string | undefined },
): string {
  const [file] = globSync('{LICENSE,LICENCE,COPYING,license}*', { cwd: path.join(root, folder) });
  if (file) return readFileSync(path.join(root, folder, file), 'utf8');
  const [readme] = globSync('{README,readme}*', { cwd: path.join(root, folder) });
  const [, section] = readFileSync(path.join(root, folder, readme ?? 'README'), 'utf8').split(
    /^#+ licen[cs]e$/im,
  );
  if (section) return section;
  const kept = TEXTS_OF_THEIR_REPOSITORIES[name];
  if (kept) return readFileSync(path.join(root, 'tools/notices', kept), 'utf8');
  if (license === 'Apache-2.0') return 'Apache License 2.0: see LICENSE.';
  throw new Error(`${name} holds no licence text.`);
}

function quoted(text: string): string[] {
  const lines = text.trim().split(/\r?\n/);
  return ['```text', ...lines.map((line) => line.trimEnd()), '```'];
}

if (import.meta.main) {
  const root = path.dirname(import.meta.dirname);
  writeFileSync(path.join(root, 'THIRD_PARTY.md'), thirdPartyNotices(root));
}
