import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { Member } from './support/member.ts';
import {
  removeDataDir,
  startInVain,
  startServer,
  temporaryDataDir,
  type RunningServer,
} from './support/running-server.ts';

/** Ends with its test, and so do its data. */
async function aServer(env: Record<string, string> = {}, dataDir?: string): Promise<RunningServer> {
  const server = await startServer(env, dataDir);
  onTestFinished(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });
  return server;
}

describe('a server that is killed while pins are made', () => {
  test('has every pin that it confirmed, whole, and nothing that is half', async () => {
    let server = await aServer();
    const member = await Member.join(server.url, 'unlucky');
    const board = await member.makeBoard('Kept');
    const confirmed = new Map<string, string>();
    for (const enough of [10, 30, 60]) {
      await untilKilled(server, async () => {
        const { id, title } = await member.makePin({ title: `Pin ${confirmed.size}`, board_id: board.id });
        confirmed.set(id, title);
        return confirmed.size >= enough;
      });
      server = await aServer({}, server.dataDir);
      member.moveTo(server.url);

      const pins = await allPins(member);
      const titles = new Map(pins.map(({ id, title }) => [id, title]));
      for (const [id, title] of confirmed) expect(titles.get(id)).toBe(title);
      for (const pin of pins) await expectWhole(server, pin);
      const { pin_count } = await member.call<{ pin_count: number }>('Board', 'get', { board_id: board.id });
      expect(pin_count).toBe(pins.length);
    }
    expect(await readdir(path.join(server.dataDir, 'media', 'tmp'))).toEqual([]);
  });
});

/** Several people's worth of making at once, until one says that it is enough; then the server dies. */
async function untilKilled(server: RunningServer, make: () => Promise<boolean>): Promise<void> {
  let killed: Promise<void> | undefined;
  const worker = async () => {
    while (!killed) {
      try {
        if (await make()) killed ??= server.kill();
      } catch (error) {
        // What was under way has lost its server; before that nothing may fail.
        if (!killed) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  await killed;
}

async function allPins(member: Member): Promise<WirePin[]> {
  return member.call<WirePin[]>('UserPins', 'get', { username: member.username, page_size: 250 });
}

/** Its picture can be fetched in the sizes of wall and closeup, and read to its end. */
async function expectWhole(server: RunningServer, pin: WirePin): Promise<void> {
  for (const size of ['orig', '236x'] as const) {
    const answer = await fetch(new URL(pin.images[size]!.url, server.url));
    expect(answer.status, pin.title).toBe(200);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()), { failOn: 'truncated' });
    expect((await picture.raw().toBuffer()).length).toBeGreaterThan(0);
  }
}

describe('the process', () => {
  test('says on its output only where it listens, and ends cleanly when it is told to', async () => {
    const server = await aServer({ LOG_LEVEL: 'debug' });
    const member = await Member.join(server.url, 'somebody');
    await member.makePin({ title: 'Logged' });
    const running = Promise.allSettled(Array.from({ length: 6 }, () => member.makePin({ title: 'Late' })));
    expect(await server.stop()).toBe(0);
    await running;
    expect(server.output()).toBe(`READY ${server.url}\n`);
    expect(server.log()).not.toBe('');
  });

  test('keeps what it confirmed while it was told to end', async () => {
    const server = await aServer();
    const member = await Member.join(server.url, 'somebody');
    const making = Array.from({ length: 6 }, () => member.makePin({ title: 'Late' }));
    const [stopped, made] = [server.stop(), Promise.allSettled(making)];
    expect(await stopped).toBe(0);
    const confirmed = (await made).flatMap((pin) => (pin.status === 'fulfilled' ? pin.value.id : []));

    const again = await aServer({}, server.dataDir);
    member.moveTo(again.url);
    const kept = (await allPins(member)).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(confirmed));
  });

  test('leaves data alone that another process uses', async () => {
    const server = await aServer();
    const second = await startInVain({ DATA_DIR: server.dataDir });
    expect(second).toMatchObject({ code: 4, output: '' });
    expect(second.log).not.toMatch(/^\s+at /m);
    expect((await fetch(server.url)).status).toBe(200);
  });

  test('takes data over from a process that was killed', async () => {
    const server = await aServer();
    await server.kill();
    const again = await aServer({}, server.dataDir);
    expect((await fetch(again.url)).status).toBe(200);
  });

  test('says when its address is taken', async () => {
    const server = await aServer();
    const folder = await temporaryDataDir();
    onTestFinished(() => removeDataDir(folder));
    const { port } = new URL(server.url);
    const second = await startInVain({ DATA_DIR: folder, PORT: port });
    expect(second).toMatchObject({ code: 3, output: '' });
    expect(second.log).toContain(port);
    expect(second.log).not.toMatch(/^\s+at /m);
  });

  test.for([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'not an address'],
    ['MAX_IMAGE_BYTES', 'huge'],
    ['SESSION_SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
  ] as const)('does not start with %s=%s, and says why', async ([name, value]) => {
    const folder = await temporaryDataDir();
    onTestFinished(() => removeDataDir(folder));
    const told = await startInVain({ DATA_DIR: folder, [name]: value });
    expect(told).toMatchObject({ code: 2, output: '' });
    expect(told.log).toContain(name);
    expect(told.log).not.toMatch(/^\s+at /m);
  });
});
