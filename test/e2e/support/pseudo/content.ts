import { STORED_DATA, type StoredEntry } from '../../../../src/domain/storage/stored-data.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { PHOTOS } from '../pictures.ts';
import { KINDS_CONTENT } from './pins-of-kinds.ts';

const BOARDS = ['Doors', 'Boats', 'Clay', 'Chairs', 'Lamps'];

/** What the screens show and nobody translates: names and texts of people and sites, and what `Intl` writes. */
export function contentOf(siteUrl: string): readonly (string | RegExp)[] {
  return [
    ...['Pinakes', 'Hana', 'Mia', 'Nils', 'hana', 'mia', 'newcomer', 'somebody'],
    // Initials, and the key of a shortcut.
    ...['H', 'M', 'N', 'W', 'S'],
    ...['hana@example.org', 'mia@example.org', 'newcomer@example.org'],
    ...['Hills', 'Peaks', 'Diary', ...BOARDS, ...BOARDS.map((board) => `Of ${board}`)],
    ...['High and low', 'Seen on a walk', 'Without a link', 'A heron', 'Spring is here'],
    ...['shop.example', 'A blue vase', 'A vase on a table', 'Vases'],
    ...KINDS_CONTENT,
    ...Object.entries<StoredEntry>(STORED_DATA).map(([name, { isPrefix }]) => (isPrefix ? `${name}*` : name)),
    // Queries, in full and as far as they are typed.
    ...['photo', 'hills', 'zzzz', 'Hil', 'hil', 'ls'],
    ...TOPIC_TREE.map(({ name }) => name),
    // A long address is cut off.
    /walks\.exampl(e|…)/gu,
    'nothing.example',
    ...PHOTOS,
    ...PHOTOS.map((name) => `Photo ${name}`),
    /\d+ minutes? ago/gu,
    new URL(siteUrl).host,
    'https://',
    ...namesOfIntl(),
  ];
}

/** Names in the English of `Intl`: months, languages in themselves, and countries. */
function namesOfIntl(): readonly string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  const names = (month: 'short' | 'long') =>
    months.map((date) => date.toLocaleDateString('en-US', { month, timeZone: 'UTC' }));
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return [...names('short'), ...names('long'), 'English (US)', ...pairs.map((code) => countries.of(code)!)];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
