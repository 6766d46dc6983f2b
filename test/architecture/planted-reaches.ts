/** Reaches that a layer must not make: with what, and which check notices. */
export const reaches: { file: string; text: string; types?: RegExp; lint?: RegExp }[] = [
  { file: 'src/domain/planted/clock.ts', text: 'export const now = Date.now();', lint: /Date/ },
  { file: 'src/domain/planted/chance.ts', text: 'export const any = Math.random();', lint: /random/ },
  { file: 'src/domain/planted/page.ts', text: 'export const title = document.title;', types: /document/ },
  { file: 'src/domain/planted/process.ts', text: 'export const env = process.env;', types: /process/ },
  {
    file: 'src/domain/planted/ask.ts',
    text: `export const answer = fetch('/');`,
    types: /fetch/,
    lint: /fetch/,
  },
  { file: 'src/application/planted/clock.ts', text: 'export const now = new Date();', lint: /Date/ },
  {
    file: 'src/application/planted/store.ts',
    text: 'export const s = localStorage;',
    types: /localStorage/,
    lint: /localStorage/,
  },
  {
    file: 'src/application/planted/ids.ts',
    text: 'export const id = crypto.randomUUID();',
    types: /crypto/,
    lint: /crypto/,
  },
  {
    file: 'src/application/planted/say.ts',
    text: `console.log('x'); export {};`,
    types: /console/,
    lint: /Logger/,
  },
  {
    file: 'src/adapters/planted/state.ts',
    text: `import { observable } from 'mobx'; export const o = observable;`,
    lint: /src\/ui/,
  },
  {
    file: 'src/adapters/planted/files.ts',
    text: `import { readFileSync } from 'node:fs'; export const r = readFileSync;`,
    types: /node:fs/,
    lint: /Node/,
  },
  {
    file: 'src/ui/planted/wiring.ts',
    text: `import { Container } from 'inversify'; export const c = Container;`,
    lint: /src\/composition/,
  },
  {
    file: 'src/ui/planted/route.ts',
    text: `import { Link } from 'react-router-dom'; export const l = Link;`,
    lint: /src\/ui\/base\/router/,
  },
  {
    file: 'src/ui/planted/styled.tsx',
    text: 'export const Styled = () => <p style={{ color: "red" }} />;',
    lint: /style attributes/,
  },
  {
    file: 'src/ui/planted/form.tsx',
    text: 'export const Form = () => <form noValidate />;',
    lint: /method="post"/,
  },
  {
    file: 'src/ui/planted/markup.tsx',
    text: `export const Markup = () => <p dangerouslySetInnerHTML={{ __html: '<b>' }} />;`,
    lint: /scripts of others/,
  },
  { file: 'src/ui/planted/ask.ts', text: `export const answer = () => fetch('/');`, lint: /fetch/ },
  {
    file: 'wire/planted/clock.ts',
    text: `import { readFile } from 'node:fs/promises'; export const r = readFile;`,
    types: /node:fs/,
    lint: /Node/,
  },
  { file: 'server/application/planted/clock.ts', text: 'export const now = Date.now();', lint: /Date/ },
  {
    file: 'server/application/planted/env.ts',
    text: 'export const env = process.env;',
    types: /process/,
    lint: /process/,
  },
  {
    file: 'server/application/planted/rows.ts',
    text: `import { sql } from 'kysely'; export const s = sql;`,
    lint: /server\/adapters\/sql/,
  },
  {
    file: 'server/adapters/http-api/planted/node.ts',
    text: `import { readFileSync } from 'node:fs'; export const r = readFileSync;`,
    types: /node:fs/,
    lint: /Node/,
  },
  {
    file: 'server/adapters/http-api/planted/bytes.ts',
    text: `export const b = Buffer.from('x');`,
    types: /Buffer/,
  },
  {
    file: 'server/adapters/sql/planted/node.ts',
    text: `import { createHash } from 'node:crypto'; export const c = createHash;`,
    types: /node:crypto/,
    lint: /Node/,
  },
  {
    file: 'server/composition/in-page/planted.ts',
    text: `import { readFileSync } from 'node:fs'; export const r = readFileSync;`,
    types: /node:fs/,
    lint: /Node/,
  },
  {
    file: 'server/adapters/browser/planted.ts',
    text: `export const b = Buffer.from('x');`,
    types: /Buffer/,
  },
  {
    file: 'server/adapters/files/planted.ts',
    text: `import sharp from 'sharp'; export const s = sharp;`,
    lint: /server\/adapters\/images/,
  },
  {
    file: 'server/adapters/files/sibling.ts',
    text: `import { save as target } from '../sql/own-handle.ts'; export const planted = target;`,
    lint: /server\/adapters\/files may not import server\/adapters\/sql/,
  },
  {
    file: 'server/adapters/files/ask.ts',
    text: `import { request } from 'node:http'; export const r = request;`,
    lint: /guarded fetcher/,
  },
  {
    file: 'server/adapters/files/fetch.ts',
    text: `export const answer = () => fetch('http://127.0.0.1');`,
    lint: /guarded fetcher/,
  },
  {
    file: 'server/composition/planted.ts',
    text: `import * as net from 'node:net'; export const n = net;`,
    lint: /guarded fetcher/,
  },
  { file: 'server/adapters/sql/planted.ts', text: outerDatabase(), lint: /outside the transaction/ },
  {
    file: 'server/adapters/sql/unheard.ts',
    text: 'const save = async () => 1;\nexport function run() { save(); }',
    lint: /no-floating-promises/,
  },
  {
    file: 'server/composition/unknown.ts',
    text: `import pad from 'left-pad'; export const p = pad;`,
    types: /left-pad/,
    lint: /has no home yet/,
  },
  { file: 'src/domain/planted/loose.ts', text: 'export const loose: any = 1;', lint: /no-explicit-any/ },
  { file: 'src/domain/planted/nameless.ts', text: 'export default 1;', lint: /Export by name/ },
  { file: 'src/domain/planted/barrel.ts', text: `export * from './chance.ts';`, lint: /No barrels/ },
  {
    file: 'src/domain/planted/later.ts',
    text: '// TODO later\nexport const x = 1;',
    lint: /no-warning-comments/,
  },
  {
    file: 'test/planted/skipped.test.ts',
    text: `import { test } from 'vitest';\ntest.skip('x', () => undefined);`,
    lint: /Every test runs/,
  },
  {
    file: 'test/planted/asleep.test.ts',
    text: 'export const nap = () => new Promise((wake) => setTimeout(wake, 9));',
    lint: /No sleeping/,
  },
];

/** What looks similar and is fine: the rules must not cry wolf. */
export const allowed: Record<string, string> = {
  'server/composition/listen.ts': `import { createServer } from 'node:http'; export const c = createServer;`,
  'server/adapters/files/files.ts': `import { readFileSync } from 'node:fs'; export const r = readFileSync;`,
  'src/ui/base/router.ts': `import { Link } from 'react-router-dom'; export const l = Link;`,
  'src/ui/grid/placed.tsx': `export const Placed = (props: { x?: string }) => <p style={props.x ? { left: props.x } : undefined} />;`,
  'src/ui/grid/sheet.tsx': `export const Sheet = () => <style dangerouslySetInnerHTML={{ __html: 'p > b {}' }} />;`,
  'src/adapters/http/ask.ts': `export const answer = () => fetch('/');`,
  'server/adapters/sql/sqlite-node/planted/files.ts': `import { existsSync } from 'node:fs'; export const e = existsSync;`,
  'server/adapters/sql/own-handle.ts': outerDatabase().replaceAll('db.insertInto', 'trx.insertInto'),
};

function outerDatabase(): string {
  return [
    'interface Handle { insertInto(table: string): Promise<void> }',
    'interface Database extends Handle { transaction(): { execute(work: (trx: Handle) => Promise<void>): Promise<void> } }',
    'export async function save(db: Database) {',
    `  await db.transaction().execute(async (trx) => { await trx.insertInto('a'); await db.insertInto('b'); });`,
    '}',
    '',
  ].join('\n');
}
