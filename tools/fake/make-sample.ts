import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ContainerModule } from 'inversify';
import { FakeSecrets } from '../../server/adapters/browser/fake-secrets.ts';
import { Pbkdf2PasswordHasher } from '../../server/adapters/browser/pbkdf2-password-hasher.ts';
import { SharpPictureProcessor } from '../../server/adapters/images/sharp-picture-processor.ts';
import { readConfiguration } from '../../server/adapters/node/configuration.ts';
import { closeServer } from '../../server/composition/assemble-server.ts';
import type { BuiltFiles } from '../../server/composition/built-files.ts';
import { createServer } from '../../server/composition/create-server.ts';
import {
  demoPictureFile,
  isWholePicture,
  readDemoContent,
} from '../../server/composition/demo/demo-content.ts';
import { createDemoContent } from '../../server/composition/demo/create-demo-content.ts';
import * as tokens from '../../server/composition/tokens.ts';
import { DEFAULT_LOCALE } from '../../src/domain/locales/locale.ts';
import { Languages } from '../../src/domain/messages/languages.ts';
import { override, provideValue } from '../../src/composition/provide.ts';
import { readCatalogue } from '../messages/catalogue.ts';
import { languageFile } from '../messages/language-modules.ts';
import { smallerContent } from './smaller-content.ts';

/** The password of all sample people. It is public, because everybody who has the page has their data too. */
export const SAMPLE_PASSWORD = 'sample-password';

const PEOPLE = ['mira', 'jonas', 'aiko', 'teo'];

/** Sizes that are included in the app; the browser creates the others on demand. */
const SIZES = ['originals', '60x60', '236x', '474x'];
const STORE = 'pinakes.sqlite';

/**
 * Fills a local server with the sample content. Then writes the initial state of a server inside a page to `outdir`:
 * its store, its pictures, and the list of their names.
 */
export async function makeSample(root: string, outdir: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-sample-'));
  try {
    const data = path.join(folder, 'data');
    await fill(root, folder, data);
    await mkdir(outdir, { recursive: true });
    const names = await copyPictures(path.join(data, 'media', 'pictures'), outdir);
    await writeFile(path.join(outdir, 'names.json'), JSON.stringify(names));
    copyStore(path.join(data, STORE), path.join(outdir, STORE));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(root: string, folder: string, dataDir: string): Promise<void> {
  const clock = { time: Date.now(), now: () => clock.time };
  const built = await builtFrom(root, folder);
  const configuration = {
    ...readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    rateLimitScale: 0,
    // Sample people do things over a long time.
    sessionDays: 3650,
  };
  const english = languageFile('en', { groups: await readCatalogue(root), languages: [] });
  const assembly = await createServer({
    configuration,
    built,
    pages: withoutPages,
    overrides: [
      override(tokens.ClockToken, clock),
      override(tokens.OfferedLanguagesToken, new Languages([english], DEFAULT_LOCALE)),
      override(tokens.SecretsToken, new FakeSecrets()),
      override(tokens.PasswordHasherToken, new Pbkdf2PasswordHasher()),
    ],
  });
  const cutter = new SharpPictureProcessor({
    logger: assembly.get(tokens.LoggerToken),
    workerUrl: built.pictureWorker,
  });
  try {
    await createDemoContent({
      app: assembly.get(tokens.HttpAppToken),
      sources: assembly.get(tokens.RecentSourcesToken),
      clock,
      content: smallerContent(await readDemoContent(built.demoDirectory), PEOPLE),
      cut: async (picture) => {
        const bytes = await readFile(demoPictureFile(built.demoDirectory, picture));
        if (isWholePicture(picture)) return bytes;
        return cutter.cut(bytes, picture.piece, picture.tone ?? 'colour');
      },
      // A page with a server inside shows the posters alone.
      sendVideo: (member, _video, poster) => member.upload(poster),
      newPassword: () => SAMPLE_PASSWORD,
    });
  } finally {
    await cutter.close();
    await closeServer(assembly);
  }
}

/** The built files of a server without an app: no request needs a page. Workers run from their sources. */
async function builtFrom(root: string, folder: string): Promise<BuiltFiles> {
  const source = (file: string) => new URL(file, `file://${root}/`);
  const staticDirectory = path.join(folder, 'static');
  await mkdir(staticDirectory);
  return {
    manifest: { script: '', preload: [], style: '', offlineScript: '', lazy: {} },
    version: 'sample',
    staticDirectory,
    worker: '',
    unregisterWorker: '',
    storeWorker: source('server/adapters/sql/sqlite-node/internal/sqlite-write-worker.ts'),
    pictureWorker: source('server/adapters/images/picture-worker.ts'),
    embeddingWorker: source('server/adapters/images/embedding/embedding-worker.ts'),
    pageWorker: source('server/adapters/web/page-worker.ts'),
    discoveryWorker: source('server/composition/discovery/discovery-worker.ts'),
    demoDirectory: path.join(root, 'demo'),
  };
}

const withoutPages = new ContainerModule(({ bind }) => {
  provideValue(bind, tokens.InstallFilesToken, () => undefined);
  provideValue(bind, tokens.AppOverridesToken, []);
  provideValue(bind, tokens.PageRendererToken, async () => ({ kind: 'failed', html: [], noindex: true }));
});

/** Copies `ab/cd/{signature}/{size}.{format}` to `{signature}.{size}.{format}`, and returns the new names. */
async function copyPictures(from: string, to: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const file of await readdir(from, { recursive: true })) {
    const [, , signature, name] = file.split(path.sep);
    if (name === undefined || !SIZES.includes(name.slice(0, name.indexOf('.')))) continue;
    names.push(`${signature}.${name}`);
    await copyFile(path.join(from, file), path.join(to, `${signature}.${name}`));
  }
  return names.sort();
}

/** Copies the store to one file with a rollback journal, as browsers need it, and removes pending jobs. */
function copyStore(from: string, to: string): void {
  const database = new DatabaseSync(from);
  database.exec('delete from jobs; delete from sessions');
  database.prepare('vacuum into ?').run(to);
  database.close();
  const copy = new DatabaseSync(to);
  copy.exec('pragma journal_mode = delete');
  copy.close();
}
