import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildClient, type Manifest } from '../../tools/build/client.ts';
import { buildServer } from '../../tools/build/server.ts';
import { lazyStyles } from '../../tools/build/lazy-styles.ts';
import { bundleStyles } from '../../tools/build/styles.ts';
import { aFolder } from './temporary-folder.ts';

const app = {
  'package.json': '{"type":"module"}',
  'src/ui/kit/button.module.css': '.root { color: green; }',
  'src/ui/about/about.module.css': '.root { color: blue; }',
  'src/ui/home/home.module.css': '.root { color: red; } .wide { padding: 3px; }',
  'src/ui/home/home.tsx': `
    import button from '../kit/button.module.css';
    import styles from './home.module.css';
    export const home = [button.root, styles.root, styles.wide].join(' ');`,
  'src/ui/about/about.tsx': `
    import styles from './about.module.css';
    import { common } from '../common.ts';
    export const about = styles.root + common;`,
  'src/ui/screens.ts': `export const screens = { about: () => import('./about/about.tsx') };`,
  'src/ui/later/later.module.css': '.root { color: gray; }',
  'src/ui/later/later.tsx': `
    import button from '../kit/button.module.css';
    import styles from './later.module.css';
    import { common } from '../common.ts';
    export const later = [button.root, styles.root, common].join(' ');`,
  'src/ui/common.ts': `export const common = ' common';`,
  'src/main.tsx': `
    import { home } from './ui/home/home.tsx';
    import { screens } from './ui/screens.ts';
    globalThis.shown = home;
    globalThis.screens = screens;
    globalThis.showLater = () => import('./ui/later/later.tsx');`,
  'src/offline/main.ts': `document.title = 'offline';`,
  'src/worker/main.ts': `self.kept = SHELL;`,
  'src/worker/bye.ts': `self.bye = true;`,
  'server/main.ts': `
    import { createRequire } from 'node:module';
    import { home } from '../src/ui/home/home.tsx';
    export const served = home;
    export const canRequire = typeof createRequire;`,
};

async function build(files: Readonly<Record<string, string>>, notices = 'notices') {
  const root = aFolder(files);
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const later = await lazyStyles({ root, entry: 'src/main.tsx', screens: 'src/ui/screens.ts' });
  const styles = await bundleStyles({
    root,
    folder: 'src/ui',
    first: ['src/ui/design', 'src/ui/kit'],
    later,
  });
  const outdir = path.join(root, 'dist');
  const client = path.join(outdir, 'client');
  const manifest = await buildClient({
    root,
    entry: 'src/main.tsx',
    beside: {
      offlinePage: 'src/offline/main.ts',
      worker: 'src/worker/main.ts',
      unregisterWorker: 'src/worker/bye.ts',
    },
    styles,
    notices,
    named: new Map(),
    outdir: client,
  });
  const entries = { main: 'server/main.ts' };
  await buildServer({ root, entries, styles, outdir: path.join(outdir, 'server') });
  return { manifest, outdir, read: (address: string) => readFileSync(path.join(client, address), 'utf8') };
}

const serverModule = (outdir: string) =>
  import(pathToFileURL(path.join(outdir, 'server/main.mjs')).href) as Promise<{ served: string }>;

test('server and browser give an element the same classes, and the style sheet knows them', async () => {
  const { manifest, outdir, read } = await build(app);
  const { served } = await serverModule(outdir);
  expect(served.split(' ')).toHaveLength(3);
  const script = read(manifest.script);
  const sheet = read(manifest.style);
  for (const name of served.split(' ')) {
    expect(script).toMatch(new RegExp(`["'\`]${name}["'\`]`));
    expect(sheet).toContain(`.${name}{`);
  }
});

test('the built server is ASCII throughout and means the same', async () => {
  const files = {
    ...app,
    'server/main.ts': `
      export const served = 'ü – ' + \`…\`;
      export const found = [/[–…]/.test('…'), /^\\p{L}😀$/u.test('ü😀')];`,
  };
  const { outdir } = await build(files);
  expect(readFileSync(path.join(outdir, 'server/main.mjs'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
  expect(await serverModule(outdir)).toMatchObject({ served: 'ü – …', found: [true, true] });
});

test('rules that no served page needs are in the later sheet, under names of their own', async () => {
  const { manifest, read } = await build(app);
  const [first, later] = [read(manifest.style), read(manifest.laterStyle!)];
  const values = (sheet: string) =>
    [...sheet.matchAll(/(?:color|padding):([^;}]+)/g)].map(([, value]) => value);
  expect(values(first)).toEqual(['green', '#00f', 'red', '3px']);
  expect(values(later)).toEqual(['gray']);
  const names = (sheet: string) => [...sheet.matchAll(/\.([\w-]+)\{/g)].map(([, name]) => name);
  expect(names(first)).not.toContain(names(later)[0]);
});

test('the rules of the kit stand before those of features', async () => {
  const { manifest, read } = await build(app);
  const sheet = read(manifest.style);
  const order = ['green', '#00f', 'red', '3px'].map((value) => sheet.indexOf(value));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(-1);
});

test('classes are not composed from another file, it would turn the order of rules round', async () => {
  const composing = {
    ...app,
    'src/ui/home/home.module.css': `.root { composes: root from "../kit/button.module.css"; }`,
  };
  await expect(build(composing)).rejects.toThrow(/name both classes in the component/);
});

test('the manifest names what each lazy part needs beyond the entry', async () => {
  const { manifest, outdir } = await build(app);
  const about = manifest.lazy['src/ui/about/about.tsx'];
  const later = manifest.lazy['src/ui/later/later.tsx'];
  expect(Object.keys(manifest.lazy).filter((source) => !source.startsWith('language:'))).toHaveLength(2);
  expect(about?.preload).toHaveLength(1);
  expect(about?.preload).toEqual(later?.preload);
  for (const address of Object.keys(manifest.files)) {
    expect(existsSync(path.join(outdir, 'client', address)), address).toBe(true);
    expect(existsSync(path.join(outdir, 'client', `${address}.br`)), address).toBe(true);
  }
});

/** What the worker of this build keeps. */
function shellOf({ read }: Awaited<ReturnType<typeof build>>) {
  const self: { kept?: { version: string; needed: string[]; parts: string[] } } = {};
  new Function('self', read('/sw.js'))(self);
  return self.kept!;
}

test('the worker knows the style sheets, the offline page’s script and all parts of the app but languages', async () => {
  const built = await build(app);
  const { manifest, read } = built;
  const { needed, parts } = shellOf(built);
  expect(needed).toEqual([manifest.style, manifest.offlineScript]);
  expect(read(manifest.offlineScript!)).toContain('offline');
  const scripts = Object.keys(manifest.files).filter((address) =>
    /^\/static\/(?!language-).*\.js$/.test(address),
  );
  expect([...parts, manifest.offlineScript!].sort()).toEqual([...scripts, manifest.laterStyle!].sort());
});

test('each language is a script that no other one imports', async () => {
  const translated = {
    ...app,
    'src/ui/home/messages.en.ts': `export const homeMessages = { home: { key: 'home.home', english: 'Home' } };`,
    'languages/de.json': JSON.stringify({ 'home.home': { english: 'Home', text: 'Startseite' } }),
  };
  const { manifest, read } = await build(translated);
  const { script, preload } = manifest.lazy['language:language:de']!;
  expect(preload).toEqual([]);
  expect(read(script)).toContain('"Startseite"');
  expect(read(manifest.lazy['language:language:en']!.script)).toContain('"Home"');
  const others = Object.keys(manifest.files).filter((address) => /\.js$/.test(address) && address !== script);
  expect(others.filter((address) => read(address).includes(script))).toEqual([]);
});

test('another version of any part is another version of what the worker keeps', async () => {
  const versionOf = async (files: typeof app) => shellOf(await build(files)).version;
  const first = await versionOf(app);
  expect(await versionOf(app)).toBe(first);
  const changes = [
    { 'src/ui/common.ts': `export const common = ' changed';` },
    { 'src/offline/main.ts': `document.title = 'changed';` },
    { 'src/ui/home/home.module.css': '.root { color: black; } .wide { padding: 3px; }' },
  ];
  for (const change of changes) expect(await versionOf({ ...app, ...change })).not.toBe(first);
});

test('every script says where the licences of others are', async () => {
  const { manifest, read } = await build(app, 'licences of others');
  expect(read(manifest.notices)).toBe('licences of others');
  expect(read(manifest.script)).toContain(manifest.notices);
});

test('the same sources give the same addresses, other sources others', async () => {
  const addresses = ({ manifest }: { manifest: Manifest }) => Object.keys(manifest.files).sort();
  const [first, again, changed] = [
    await build(app),
    await build(app),
    await build({ ...app, 'src/ui/common.ts': `export const common = ' changed';` }),
  ];
  expect(addresses(again)).toEqual(addresses(first));
  expect(addresses(changed)).not.toEqual(addresses(first));
  expect(changed.manifest.style).toBe(first.manifest.style);
});
