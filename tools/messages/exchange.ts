import type { MessageGroup } from './catalogue.ts';
import { valuesOfMessage } from './message-values.ts';
import { pluralCategories, translationProblems } from './translation-problems.ts';
import { stateOf, type Translation, type Translations } from './translations.ts';

/** A message as a translator gets it. */
export type ExchangedMessage = Translation & {
  /** What helps to translate it: where it stands, its values, the comment of the catalogue. */
  readonly notes: readonly string[];
};

/** The messages of a language for a translator, by key. `text` is empty where there is no translation yet. */
export type Exchange = {
  readonly tag: string;
  readonly messages: Readonly<Record<string, ExchangedMessage>>;
};

type ExportOptions = {
  readonly groups: readonly MessageGroup[];
  /** Comments of the catalogue by key. */
  readonly comments: ReadonlyMap<string, string>;
  /** Without the messages that are translated from their present English. */
  readonly onlyMissing: boolean;
};

/** The messages of a language with their translations. */
export function exportMessages(
  language: Translations,
  { groups, comments, onlyMissing }: ExportOptions,
): Exchange {
  const elsewhere = textsByEnglish(language);
  const messages = groups.flatMap(({ file, messages }) =>
    messages
      .filter((message) => !onlyMissing || stateOf(message, language) !== 'translated')
      .map(({ key, english }) => {
        const old = language.byKey[key];
        const notes = [
          comments.get(key),
          ...valueNotes(english, language.tag),
          old === undefined ? elsewhere.get(english) : undefined,
          old === undefined || old.english === english ? undefined : `Translated from: ${old.english}`,
          `In ${file}`,
        ].filter((note) => note !== undefined);
        return [key, { english, text: old?.text ?? '', notes }] as const;
      }),
  );
  return { tag: language.tag, messages: Object.fromEntries(messages) };
}

/** How the same English text is translated in other places. It may need another translation here. */
function textsByEnglish({ byKey }: Translations): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const [key, { english, text }] of Object.entries(byKey)) {
    const before = notes.get(english);
    const note = `“${text}” in ${key}`;
    notes.set(english, before === undefined ? `Elsewhere: ${note}` : `${before}, ${note}`);
  }
  return notes;
}

function valueNotes(english: string, tag: string): readonly string[] {
  return [...valuesOfMessage(english)].map(([name, { plurals, selects }]) => {
    if (plurals.length > 0) return `{${name}} is a number; plurals: ${pluralCategories(tag).join(', ')}`;
    if (selects.length > 0)
      return `{${name}} chooses: ${[...new Set(selects.flat())].join(', ')}; keep these words`;
    return `{${name}} is filled in; keep it`;
  });
}

type ImportOutcome = {
  readonly language: Translations;
  /** How many translations are new or others than before. */
  readonly changed: number;
  /** One line for each translation that is wrong and was left out. */
  readonly refused: readonly string[];
};

/**
 * A language with the translations of a translator. Empty ones change nothing, wrong ones are refused. A translation of
 * an older English text keeps that text, so that it counts as changed.
 */
export function importMessages(
  groups: readonly MessageGroup[],
  language: Translations,
  { messages }: Pick<Exchange, 'messages'>,
): ImportOutcome {
  const english = new Map(groups.flatMap((group) => group.messages.map((message) => [message.key, message])));
  const byKey: Record<string, Translation> = { ...language.byKey };
  const refused: string[] = [];
  let changed = 0;
  for (const [key, { english: source, text }] of Object.entries(messages)) {
    if (text === '') continue;
    const message = english.get(key);
    const problems =
      message === undefined ? ['is no message'] : translationProblems(language.tag, source, text);
    if (problems.length > 0) {
      refused.push(...problems.map((problem) => `${key} ${problem}`));
      continue;
    }
    const old = byKey[key];
    if (old?.text === text && old.english === source) continue;
    byKey[key] = { english: source, text };
    changed += 1;
  }
  return { language: { tag: language.tag, byKey }, changed, refused };
}
