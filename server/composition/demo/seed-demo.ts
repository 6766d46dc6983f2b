import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Assembly } from '../../../src/composition/assembly.ts';
import { override } from '../../../src/composition/provide.ts';
import { syncDirectory, writeSynced } from '../../adapters/files/durable-file.ts';
import { SharpPictureProcessor } from '../../adapters/images/sharp-picture-processor.ts';
import type { PictureProcessor, RenditionSize } from '../../application/ports/media/media.ts';
import type { Store } from '../../application/ports/store.ts';
import type { Clock } from '../../application/ports/surroundings.ts';
import { SERVER_RESOURCES } from '../assemble-server.ts';
import { createServer } from '../create-server.ts';
import { pagesModule } from '../pages-module.ts';
import * as tokens from '../tokens.ts';
import {
  demoAddress,
  demoPictureFile,
  isWholePicture,
  readDemoContent,
  type DemoContent,
} from './demo-content.ts';
import { createDemoContent, type DemoAccount } from './create-demo-content.ts';
import { DemoVideoTools, sendDemoVideo } from './demo-videos.ts';

/** A marker file in DATA_DIR while the sample content is being created. */
const UNFINISHED = 'sample-content-unfinished';

/** The others take half of the time, and are made when somebody sees them. */
const SIZES_OF_CARDS: readonly RenditionSize[] = ['60x60', '236x', '474x'];

/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Fills an empty store with the sample content and prints the passwords of its people, once. The remains of an
 * interrupted run are removed first. A store with other content is left unchanged.
 */
export async function seedDemo(assembly: Assembly): Promise<void> {
  const content = await readDemoContent(assembly.get(tokens.BuiltFilesToken).demoDirectory);
  const { dataDir } = assembly.get(tokens.ConfigurationToken);
  const store = assembly.get(tokens.StoreToken);
  const unfinished = path.join(dataDir, UNFINISHED);
  if (existsSync(unfinished)) await takeAway(assembly, content);
  if (await store.users.isEmpty()) {
    tell('Filling in the sample content …');
    if (!existsSync(unfinished)) {
      await writeSynced(unfinished, new Uint8Array());
      await syncDirectory(dataDir);
    }
    const accounts = await fill(assembly, content);
    tell(accountsNote(accounts));
  } else if (!(await isDemo(store, content))) {
    tell('There is content here already: no sample content was added.');
  }
  await rm(unfinished, { force: true });
}

async function fill(assembly: Assembly, content: DemoContent): Promise<readonly DemoAccount[]> {
  const { demoDirectory, pictureWorker } = assembly.get(tokens.BuiltFilesToken);
  const logger = assembly.get(tokens.LoggerToken);
  const clock = { time: Date.now(), now: () => clock.time };
  const pictures = new SharpPictureProcessor({
    logger,
    workerUrl: pictureWorker,
    sizesAtUpload: SIZES_OF_CARDS,
    // Nobody uses the server yet, so two workers share the pictures: neither waits until the other one is slow.
    workers: 2,
    slowMs: 1,
  });
  try {
    const tools = new DemoVideoTools(assembly.get(tokens.VideoToolsToken));
    const server = await serverAt(assembly, clock, { pictures, tools });
    return await createDemoContent({
      app: server.get(tokens.HttpAppToken),
      sources: server.get(tokens.RecentSourcesToken),
      clock,
      content,
      cut: async (picture) => {
        const bytes = await readFile(demoPictureFile(demoDirectory, picture));
        if (isWholePicture(picture)) return bytes;
        return pictures.cut(bytes, picture.piece, picture.tone ?? 'colour');
      },
      sendVideo: (member, video, poster) =>
        sendDemoVideo({ server, tools, directory: demoDirectory }, { member, video, poster }),
      newPassword,
    });
  } finally {
    await pictures.close();
  }
}

/** The dependencies that the sample server shares with the calling one. */
const SHARED = [
  tokens.StoreToken,
  tokens.LoggerToken,
  tokens.PasswordHasherToken,
  ...SERVER_RESOURCES.filter(
    (token) =>
      token !== tokens.SetupCodeToken &&
      token !== tokens.PictureProcessorToken &&
      token !== tokens.VideoToolsToken,
  ),
];

/** A server on the same store, with a separate clock and without rate limits. */
function serverAt(
  assembly: Assembly,
  clock: Clock,
  { pictures, tools }: { readonly pictures: PictureProcessor; readonly tools: DemoVideoTools },
): Promise<Assembly> {
  const configuration = {
    ...assembly.get(tokens.ConfigurationToken),
    publicUrl: null,
    allowSignup: true,
    signupConfirmEmail: false,
    sessionDays: 3650,
    rateLimitScale: 0,
  };
  const overrides = [
    ...SHARED.map((token) => override<unknown>(token as never, assembly.get<unknown>(token as never))),
    override(tokens.ClockToken, clock),
    override(tokens.PictureProcessorToken, pictures),
    override(tokens.VideoToolsToken, tools),
    override(tokens.SetupCodeToken, null),
  ];
  const built = assembly.get(tokens.BuiltFilesToken);
  return createServer({ configuration, built, pages: pagesModule(), overrides });
}

/** Deletes the accounts of sample people with all of their content, like a regular account deletion. */
async function takeAway(assembly: Assembly, { people }: DemoContent): Promise<void> {
  const store = assembly.get(tokens.StoreToken);
  tell('Taking away sample content that was filled in only half …');
  for (const person of people) {
    const user = await store.users.findByEmail(demoAddress(person));
    if (user === undefined) continue;
    const leaving = { state: 'deactivated', deletesAt: 0 } as const;
    await store.transaction((tx) => tx.users.update(user.id, leaving));
  }
  await assembly.get(tokens.DeleteAccountsToken).run();
}

async function isDemo(store: Store, { people }: DemoContent): Promise<boolean> {
  const [operator] = people;
  return operator !== undefined && (await store.users.findByEmail(demoAddress(operator))) !== undefined;
}

/** 79 bits, easy to read and to type. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function accountsNote(accounts: readonly DemoAccount[]): string {
  const width = Math.max(...accounts.map(({ username }) => username.length));
  const rows = accounts.map(({ username, password }, index) => {
    const role = index === 0 ? '   (runs the server)' : '';
    return `    ${username.padEnd(width)}   ${password}${role}`;
  });
  return [
    '',
    'The sample people and their passwords, shown this once:',
    '',
    ...rows,
    '',
    'A new one comes by `npm run user -- reset NAME`, with the same DATA_DIR.',
    '',
  ].join('\n');
}

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}
