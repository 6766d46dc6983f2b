import type { ExperienceDefinition } from '../delivery/experience-definition.ts';
import { triggersItself } from '../internal/delivery/trigger-cycles.ts';
import { readDraft } from './read-draft.ts';

/** Why an import is refused. */
export const IMPORT_PROBLEMS = [
  'not_a_list',
  'too_many',
  'unreadable',
  'duplicate',
  'from_file',
  'cycle',
] as const;

/** What is wrong with an entry of an import; `index` from 0. */
export type ImportProblem = {
  readonly index: number;
  readonly experienceId: number | null;
  readonly code: (typeof IMPORT_PROBLEMS)[number];
  /** The place of the mistake, for developers; empty when the code says all. */
  readonly detail: string;
};

type Json = Readonly<Record<string, unknown>>;

/** The most experiences of one import. */
const MOST = 500;

/**
 * The entries of a file of experiences, and what is wrong with them. `fromFile` has the ids of experiences that only the
 * operator's file may change.
 */
export function readImport(
  file: Json,
  fromFile: ReadonlySet<number>,
): { readonly entries: readonly Json[]; readonly problems: readonly ImportProblem[] } {
  const { experiences } = file;
  if (!Array.isArray(experiences)) return refused('not_a_list');
  if (experiences.length > MOST) return refused('too_many');
  const problems: ImportProblem[] = [];
  const definitions: ExperienceDefinition[] = [];
  const indexOf = new Map<number, number>();
  (experiences as readonly unknown[]).forEach((entry, index) => {
    const read = readDraft(isObject(entry) ? entry : {});
    if (!read.ok) {
      const id = isObject(entry) ? entry['experience_id'] : null;
      const experienceId = Number.isSafeInteger(id) ? (id as number) : null;
      problems.push({ index, experienceId, code: 'unreadable', detail: read.detail });
      return;
    }
    const { experienceId } = read.definition;
    if (indexOf.has(experienceId)) problems.push({ index, experienceId, code: 'duplicate', detail: '' });
    else if (fromFile.has(experienceId))
      problems.push({ index, experienceId, code: 'from_file', detail: '' });
    else definitions.push(read.definition);
    if (!indexOf.has(experienceId)) indexOf.set(experienceId, index);
  });
  for (const experienceId of triggersItself(definitions))
    problems.push({ index: indexOf.get(experienceId) ?? 0, experienceId, code: 'cycle', detail: '' });
  return { entries: experiences as readonly Json[], problems };
}

function refused(code: ImportProblem['code']): ReturnType<typeof readImport> {
  return { entries: [], problems: [{ index: 0, experienceId: null, code, detail: '' }] };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
