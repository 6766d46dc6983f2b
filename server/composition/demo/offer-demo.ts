import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Container } from 'inversify';
import { identifier } from '../../../src/composition/token.ts';
import { syncDirectory, writeSynced } from '../../adapters/files/durable-file.ts';
import { SharpPictureProcessor } from '../../adapters/images/sharp-picture-processor.ts';
import type { BuiltFiles } from '../built-files.ts';
import type { OpenedParts } from '../opened-parts.ts';
import { serverModule } from '../server-module.ts';
import { DeleteAccountsToken, HttpAppToken } from '../tokens.ts';
import { demoAddress, demoPictureFile, readDemoContent, type DemoContent } from './demo-content.ts';
import { fillDemo, type DemoAccount } from './fill-demo.ts';

/** Lies in DATA_DIR while the sample content is being filled in. */
const UNFINISHED = 'sample-content-unfinished';

/** Without those that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Fills an empty store with the sample content and tells the passwords of its people, once. What a fill that was cut
 * off has left behind is taken away first. A store with content of others is left alone.
 */
export async function offerDemo(parts: OpenedParts, built: BuiltFiles): Promise<void> {
  const content = await readDemoContent(built.demoDirectory);
  const { dataDir } = parts.configuration;
  const unfinished = path.join(dataDir, UNFINISHED);
  if (existsSync(unfinished)) await takeAway(parts, content);
  if (await parts.store.users.isEmpty()) {
    tell('Filling in the sample content …');
    if (!existsSync(unfinished)) {
      await writeSynced(unfinished, new Uint8Array());
      await syncDirectory(dataDir);
    }
    const accounts = await fill(parts, built, content);
    tell(accountsNote(accounts));
  } else if (!(await isDemo(parts, content))) {
    tell('There is content here already: no sample content was added.');
  }
  await rm(unfinished, { force: true });
}

async function fill(
  parts: OpenedParts,
  { demoDirectory, pictureWorker }: BuiltFiles,
  content: DemoContent,
): Promise<readonly DemoAccount[]> {
  const clock = { time: Date.now(), now: () => clock.time };
  const cutter = new SharpPictureProcessor({ logger: parts.logger, workerUrl: pictureWorker });
  try {
    return await fillDemo({
      app: serverAt(parts, clock).get(identifier(HttpAppToken)),
      clock,
      content,
      cut: async (picture) => {
        const bytes = await readFile(demoPictureFile(demoDirectory, picture));
        return cutter.cut(bytes, picture.piece, picture.tone ?? 'colour');
      },
      newPassword,
    });
  } finally {
    await cutter.close();
  }
}

/** The server around the same store, with a clock of its own and without the limits that are meant for strangers. */
function serverAt(parts: OpenedParts, clock: { now(): number }): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const configuration = {
    ...parts.configuration,
    publicUrl: null,
    allowSignup: true,
    signupConfirmEmail: false,
    sessionDays: 365,
    rateLimitScale: 0,
  };
  container.load(serverModule({ ...parts, configuration, clock, setupCode: null }));
  return container;
}

/** Deletes the accounts of sample people, as if they had wanted it, with everything that is theirs. */
async function takeAway(parts: OpenedParts, { people }: DemoContent): Promise<void> {
  tell('Taking away sample content that was filled in only half …');
  for (const person of people) {
    const user = await parts.store.users.findByEmail(demoAddress(person));
    if (user === undefined) continue;
    const leaving = { state: 'deactivated', deletesAt: 0 } as const;
    await parts.store.transaction((tx) => tx.users.update(user.id, leaving));
  }
  await serverAt(parts, parts.clock).get(identifier(DeleteAccountsToken)).run();
}

async function isDemo({ store }: OpenedParts, { people }: DemoContent): Promise<boolean> {
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
