import { normalized } from '../../../domain/text/normalized.ts';
import type { ReactNode } from 'react';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  /** Address of a small picture; null reserves its space, undefined means that options have none. */
  readonly picture?: string | null;
  /** An icon at the end, for example a lock; `markLabel` is its accessible name. */
  readonly mark?: ReactNode;
  readonly markLabel?: string;
  /** The heading of the option's group; options of a group must be consecutive. */
  readonly group?: string;
}

/**
 * The options that contain every word of the query, ignoring case and accents. Exact matches come first, then those
 * that start with the query, because they would be lost among thousands. Groups are sorted by their best option.
 */
export function matchingOptions<Option extends SelectOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = options.filter((option) => {
    const label = plainLabel(option);
    return words.every((word) => label.includes(word));
  });
  if (words.length === 0) return found;
  const typed = words.join(' ');
  const rank = (option: Option | undefined) => {
    const label = option === undefined ? '' : plainLabel(option);
    if (label === typed) return 0;
    return label.startsWith(typed) ? 1 : 2;
  };
  const byRank = (one: Option | undefined, other: Option | undefined) => rank(one) - rank(other);
  return groupedOptions(found)
    .map((group) => group.options.toSorted(byRank))
    .toSorted(([one], [other]) => byRank(one, other))
    .flat();
}

/** The first option that starts with the typed letters, searching from `afterId` on and wrapping around. */
export function optionBeginningWith<Option extends SelectOption>(
  options: readonly Option[],
  typed: string,
  afterId: string | null,
): Option | undefined {
  const start = options.findIndex((option) => option.id === afterId) + 1;
  const round = [...options.slice(start), ...options.slice(0, start)];
  return round.find((option) => plainLabel(option).startsWith(plain(typed)));
}

/** Options by group, in order. */
export function groupedOptions<Option extends SelectOption>(
  options: readonly Option[],
): readonly { readonly name: string | undefined; readonly options: readonly Option[] }[] {
  const groups: { name: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

const plainLabels = new WeakMap<SelectOption, string>();

/** Cached, because every letter of a search reads the labels of all options. */
function plainLabel(option: SelectOption): string {
  const known = plainLabels.get(option) ?? plain(option.label);
  plainLabels.set(option, known);
  return known;
}

function plain(text: string): string {
  return normalized(text, 'NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();
}
