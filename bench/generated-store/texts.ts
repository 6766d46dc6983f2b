import { SeededRandom, zipf } from './random.ts';
import { madeUpWords, themeName, wordAbout } from './vocabulary.ts';

/** What an original says. */
export type PinTexts = {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  readonly altText: string | null;
};

const SITES = 4_000;
const sites = madeUpWords(77, SITES);
const siteChoice = zipf(SITES);

/** The texts of one original about a theme; the same for the same seed. */
export function textsOfPin(seed: number, theme: number): PinTexts {
  const random = new SeededRandom(Math.imul(seed + 1, 0x85eb_ca6b));
  const words = (count: number) => Array.from({ length: count }, () => wordAbout(theme, random)).join(' ');
  const title = capital(words(3 + random.below(6)));
  const tag = random.next() < 0.5 ? ` #${themeName(theme).replaceAll(/[^a-z]/g, '')}` : '';
  const description = random.next() < 0.4 ? `${capital(words(8 + random.below(14)))}.${tag}` : '';
  const address = words(3).replaceAll(' ', '-');
  const link =
    random.next() < 0.7
      ? `https://www.${sites[siteChoice.pick(random)]!}.example/${address}-${random.below(100_000)}`
      : null;
  return { title, description, link, altText: random.next() < 0.3 ? capital(words(8)) : null };
}

const FORMS = ['%', '% ideas', '% for later', 'My %', '% inspiration', 'Best of %', '% at home'];

/** The name of a board about a theme. */
export function boardName(theme: number, random: SeededRandom): string {
  const isOwnWord = random.next() < 0.2;
  return capital(random.pick(FORMS).replace('%', isOwnWord ? wordAbout(theme, random) : themeName(theme)));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
