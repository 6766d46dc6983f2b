import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureTone } from '../../adapters/images/cut-picture.ts';
import type { PictureArea } from '../../application/ports/media/media.ts';

/** A crop of one of the photographs in `pictures/`. */
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
  /** The text as a person would type it. */
  readonly product?: Readonly<Record<string, string | number>>;
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

/** A pin is created (its key), or somebody saves another user's pin. */
export type DemoEvent =
  string | { readonly save: string; readonly by: string; readonly to: string; readonly section?: string };

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

export function demoPictureFile(directory: string, { picture }: DemoPicture): string {
  return path.join(directory, 'pictures', `${picture}.webp`);
}

/** No mail can reach such an address, and it identifies sample people. */
export function demoAddress({ username }: Pick<DemoPerson, 'username'>): string {
  return `${username}@sample.invalid`;
}
