import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureTone } from '../../adapters/images/cut-picture.ts';
import type { PictureArea } from '../../application/ports/media/media.ts';

/** A crop of one of the files in `pictures/`. */
export type DemoPicture = {
  /** The file name without its extension. */
  readonly picture: string;
  readonly piece: PictureArea;
  /** Defaults to colour. */
  readonly tone?: PictureTone;
};

export type DemoPerson = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly about: string;
  readonly location: string;
  readonly pronouns: string;
  readonly website: string;
  readonly avatar: DemoPicture;
  /** Usernames. */
  readonly followsPeople: readonly string[];
  /** Keys of boards. */
  readonly followsBoards: readonly string[];
  /** Names of topics in addresses. */
  readonly followsTopics: readonly string[];
};

export type DemoPin = DemoPicture & {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
  readonly link: string;
  readonly section?: string;
  /** Keys of pins whose pictures, titles and links the slots use. */
  readonly carousel?: readonly string[];
  /** Keys of pins whose pictures the collage uses. */
  readonly collage?: readonly string[];
  /** Keys of pins that exist already. */
  readonly collection?: readonly string[];
  readonly story?: readonly DemoPage[];
  /** A file in `videos/`, without its extension. The picture of the pin is its poster. */
  readonly video?: string;
  /** The text as a person would type it. */
  readonly product?: Readonly<Record<string, string | number>>;
  /** What the linked page says, as if it had just been read: nothing can be read at sample addresses. */
  readonly recipe?: DemoRecipe;
  readonly article?: DemoArticle;
};

export type DemoRecipe = {
  readonly servings: string;
  readonly minutes: number;
  readonly ingredients: readonly string[];
};

export type DemoArticle = {
  readonly author: string;
  /** The age of the article when the pin was created. */
  readonly daysBefore: number;
};

export type DemoPage = {
  /** Key of the pin whose picture it shows. */
  readonly picture: string;
  readonly text: string;
  /** Key of an existing product pin. */
  readonly product?: string;
};

export type DemoBoard = {
  readonly key: string;
  /** A username. */
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly sections: readonly string[];
  /** Key of the cover pin; the newest ones when omitted. */
  readonly cover?: string;
  readonly pins: readonly DemoPin[];
};

/** Somebody saves another user's pin. */
export type DemoSave = {
  readonly save: string;
  readonly by: string;
  readonly to: string;
  readonly section?: string;
};

/** Somebody reacts to another user's pin. */
export type DemoLike = { readonly like: string; readonly by: string };

/** A pin is created (its key), saved or liked. */
export type DemoEvent = string | DemoSave | DemoLike;

export type DemoContent = {
  /** The first one is the operator. */
  readonly people: readonly DemoPerson[];
  readonly boards: readonly DemoBoard[];
  /** Oldest first. */
  readonly timeline: readonly DemoEvent[];
};

/** Reads the sample content in `directory`: people, boards with their pins, and the timeline. */
export async function readDemoContent(directory: string): Promise<DemoContent> {
  const read = async (file: string) =>
    JSON.parse(await readFile(path.join(directory, file), 'utf8')) as unknown;
  const boards = (await readdir(path.join(directory, 'boards')))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return {
    people: (await read('people.json')) as readonly DemoPerson[],
    boards: await Promise.all(boards.map(async (name) => (await read(`boards/${name}`)) as DemoBoard)),
    timeline: (await read('timeline.json')) as readonly DemoEvent[],
  };
}

/** True for a picture that is used as it is. */
export function isWholePicture({ piece, tone }: DemoPicture): boolean {
  const { left, top, width, height } = piece;
  return left === 0 && top === 0 && width === 1 && height === 1 && (tone ?? 'colour') === 'colour';
}

export function demoPictureFile(directory: string, { picture }: DemoPicture): string {
  return path.join(directory, 'pictures', `${picture}.webp`);
}

export function demoVideoFile(directory: string, video: string): string {
  return path.join(directory, 'videos', `${video}.mp4`);
}

/** No mail can reach such an address, and it identifies sample people. */
export function demoAddress({ username }: Pick<DemoPerson, 'username'>): string {
  return `${username}@sample.invalid`;
}
