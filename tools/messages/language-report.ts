import { readCatalogue, type MessageGroup } from './catalogue.ts';
import { translationProblems } from './translation-problems.ts';
import {
  readTranslations,
  shareTranslated,
  stateOf,
  type Translations,
  type TranslationState,
} from './translations.ts';

/** How complete and how right a language is. Messages by key. */
export type LanguageReport = Readonly<Record<TranslationState, readonly string[]>> & {
  readonly tag: string;
  /** 0 to 1 */
  readonly share: number;
  /** Translations of messages that do not exist. */
  readonly unused: readonly string[];
  /** One line each. */
  readonly problems: readonly string[];
};

/** The table of all languages of the program, which every build prints. */
export async function languageTable(root: string): Promise<string> {
  const groups = await readCatalogue(root);
  return reportTable(readTranslations(root).map((language) => languageReport(groups, language)));
}

export function languageReport(groups: readonly MessageGroup[], language: Translations): LanguageReport {
  const messages = groups.flatMap((group) => group.messages);
  const known = new Set(messages.map(({ key }) => key));
  const keys = (state: TranslationState) =>
    messages.filter((message) => stateOf(message, language) === state).map(({ key }) => key);
  return {
    tag: language.tag,
    share: shareTranslated(groups, language),
    translated: keys('translated'),
    changed: keys('changed'),
    unfit: keys('unfit'),
    missing: keys('missing'),
    unused: Object.keys(language.byKey).filter((key) => !known.has(key)),
    problems: Object.entries(language.byKey).flatMap(([key, { english, text }]) =>
      translationProblems(language.tag, english, text).map((problem) => `${key} ${problem}`),
    ),
  };
}

/** One line per language. */
export function reportTable(reports: readonly LanguageReport[]): string {
  const columns = ['translated', 'missing', 'changed', 'unfit', 'unused', 'wrong'];
  const rows = reports.map(({ tag, share, missing, changed, unfit, unused, problems }) => [
    tag,
    // 99.9 % is not all.
    `${Math.floor(share * 100)} %`,
    ...[missing, changed, unfit, unused, problems].map(({ length }) => String(length)),
  ]);
  return [['', ...columns], ...rows]
    .map(([tag = '', ...cells]) => tag.padEnd(7) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}
