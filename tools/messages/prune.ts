import type { MessageGroup } from './catalogue.ts';
import { languageReport } from './language-report.ts';
import type { Translation, Translations } from './translations.ts';

type PruneOutcome = {
  readonly language: Translations;
  /** What happened, one line for each translation without a message. */
  readonly lines: readonly string[];
};

/**
 * A language without translations of messages that do not exist. When a message was renamed, its translation moves: to
 * the one message with the same English that has none.
 */
export function pruned(groups: readonly MessageGroup[], language: Translations): PruneOutcome {
  const { unused, missing } = languageReport(groups, language);
  const untranslated = new Set(missing);
  const waiting = groups.flatMap(({ messages }) => messages.filter(({ key }) => untranslated.has(key)));
  const byKey: Record<string, Translation> = { ...language.byKey };
  const lines = unused.map((key) => {
    const translation = byKey[key]!;
    delete byKey[key];
    const [renamed, ...others] = waiting.filter(({ english }) => english === translation.english);
    if (renamed === undefined || others.length > 0) return `${key} removed`;
    byKey[renamed.key] = translation;
    return `${key} moved to ${renamed.key}`;
  });
  return { language: { tag: language.tag, byKey }, lines };
}
