import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DemoBoard, DemoContent } from '../../../../server/composition/demo/demo-content.ts';
import { startServer, type RunningServer } from '../../../../server/composition/start-server.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { Member } from '../../../e2e/support/member.ts';
import { builtFilesForTests } from '../built-files-for-tests.ts';

let folder: string;
let running: RunningServer | undefined;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pinakes-demo-'));
  said.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await writeContent();
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const PIECE = { left: 0.1, top: 0.1, width: 0.5, height: 0.8 };
const PERSON = {
  about: '',
  location: '',
  pronouns: '',
  website: 'https://example.org/',
  followsPeople: [],
  followsTopics: [],
};

const aBoard = (key: string, owner: string, pictures: readonly string[]): DemoBoard => ({
  key,
  owner,
  name: `Board ${key}`,
  description: '',
  sections: [],
  pins: pictures.map((picture, index) => ({
    key: `${key}-${index}`,
    picture,
    piece: { ...PIECE, left: index / 10 },
    title: `${key} ${index}`,
    description: '',
    alt: 'Colours',
    link: 'https://example.org/colours',
  })),
});

/** Its pins show a video behind their picture. */
function withVideo(board: DemoBoard): DemoBoard {
  return { ...board, pins: board.pins.map((pin) => ({ ...pin, video: 'small' })) };
}

/** Two people, three pins, one save: little enough to be there at once. */
async function writeContent(): Promise<void> {
  const avatar = { picture: 'umang', piece: PIECE };
  const content: DemoContent = {
    people: [
      { ...PERSON, username: 'ann', firstName: 'Ann', lastName: 'One', avatar, followsBoards: [] },
      { ...PERSON, username: 'ben', firstName: 'Ben', lastName: 'Two', avatar, followsBoards: ['a'] },
    ],
    boards: [aBoard('a', 'ann', ['umang', 'umang']), withVideo(aBoard('b', 'ben', ['umang-left']))],
    timeline: ['a-0', 'a-1', { save: 'a-0', by: 'ben', to: 'b' }, 'b-0'],
  };
  const directory = path.join(folder, 'demo');
  await mkdir(path.join(directory, 'boards'), { recursive: true });
  await writeFile(path.join(directory, 'people.json'), JSON.stringify(content.people));
  await writeFile(path.join(directory, 'timeline.json'), JSON.stringify(content.timeline));
  for (const board of content.boards) {
    await writeFile(path.join(directory, 'boards', `${board.key}.json`), JSON.stringify(board));
  }
  await mkdir(path.join(directory, 'videos'));
  await cp('test/server/video/samples/small.mp4', path.join(directory, 'videos', 'small.mp4'));
  await mkdir(path.join(directory, 'pictures'));
  for (const name of ['umang.webp', 'umang-left.webp']) {
    await cp(path.join('demo/pictures', name), path.join(directory, 'pictures', name));
  }
}

async function start(environment: Record<string, string> = { SEED: 'demo' }): Promise<string> {
  running = await startServer(
    { DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error', ...environment },
    { ...builtFilesForTests(folder), demoDirectory: path.join(folder, 'demo') },
  );
  return running.url;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** The titles on the home page, the newest first; each picture is there once. */
function home(url: string): Promise<readonly string[]> {
  return titles(url, '/resource/UserHomefeedResource/get/');
}

const PINS_OF_BEN = `/resource/UserPinsResource/get/?data=${encodeURIComponent(
  JSON.stringify({ options: { username: 'ben' } }),
)}`;

/** The titles of all pins of ben, who has saved one. */
function pinsOfBen(url: string): Promise<readonly string[]> {
  return titles(url, PINS_OF_BEN);
}

/** The titles of ben's pins that play a video. */
async function videosOfBen(url: string): Promise<readonly string[]> {
  return (await pins(url, PINS_OF_BEN)).filter(({ videos }) => videos !== null).map(({ title }) => title);
}

async function titles(url: string, call: string): Promise<readonly string[]> {
  return (await pins(url, call)).map(({ title }) => title);
}

async function pins(url: string, call: string): Promise<readonly WirePin[]> {
  const answer = await fetch(new URL(call, url));
  const { resource_response } = (await answer.json()) as { resource_response: { data: WirePin[] } };
  return resource_response.data;
}

/** The next start finds no picture for the last pin, so that it ends in the middle. */
async function startInVain(): Promise<void> {
  const picture = path.join(folder, 'demo', 'pictures', 'umang-left.webp');
  await rm(picture);
  await expect(start()).rejects.toThrow('umang-left.webp');
  await cp('demo/pictures/umang-left.webp', picture);
}

const SAMPLE = ['b 0', 'a 1', 'a 0'];

test('an empty store is filled, and the passwords are told once', async () => {
  // Without a converter a video plays as it is, at once.
  const url = await start({ SEED: 'demo', FFMPEG_PATH: '/nowhere/ffmpeg' });
  expect((await home(url)).toSorted()).toEqual(SAMPLE.toSorted());
  expect((await pinsOfBen(url)).toSorted()).toEqual(['a 0', 'b 0']);
  expect(await videosOfBen(url)).toEqual(['b 0']);
  const note = said.join('');
  for (const username of ['ann', 'ben']) {
    expect(note).toMatch(new RegExp(`${username} +([a-z2-9]{4}-){3}[a-z2-9]{4}`));
  }
  await stop();
  said.length = 0;
  expect((await home(await start())).toSorted()).toEqual(SAMPLE.toSorted());
  expect(said).toEqual([]);
});

test('a store that was started without anybody in it is empty, too', async () => {
  await start({});
  await stop();
  expect(await home(await start())).toHaveLength(SAMPLE.length);
});

test('where strangers can reach it, no setup code is told: somebody runs the server already', async () => {
  await start({ SEED: 'demo', PUBLIC_URL: 'https://pins.example' });
  expect(said.join('')).not.toContain('setup code');
});

test('without being asked to, nothing is filled in', async () => {
  expect(await home(await start({}))).toEqual([]);
});

test('the content of others is left alone', async () => {
  const member = await Member.join(await start({}), 'somebody');
  await member.makePin({ title: 'Mine' });
  await stop();
  expect(await home(await start())).toEqual(['Mine']);
  expect(said.join('')).toContain('no sample content was added');
});

test('what was cut off in the middle starts anew', async () => {
  await startInVain();
  expect((await home(await start())).toSorted()).toEqual(SAMPLE.toSorted());
  expect(said.join('')).toContain('Taking away sample content');
});

test('what was cut off in the middle goes, what others have put beside it stays', async () => {
  await startInVain();
  const member = await Member.join(await start({}), 'somebody');
  await member.makePin({ title: 'Mine' });
  await stop();
  expect(await home(await start())).toEqual(['Mine']);
  expect(said.join('')).toContain('no sample content was added');
});
