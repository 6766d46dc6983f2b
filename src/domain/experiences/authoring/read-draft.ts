import type { ExperienceDefinition } from '../delivery/experience-definition.ts';
import { readExperience } from '../delivery/read-experience-set.ts';
import { displayOf, type DisplayKind } from '../display.ts';
import type { Schedule } from '../delivery/schedule.ts';
import type { Finding } from './finding.ts';

/** What a list says of a draft, as far as it can be read. */
export type DraftFacts = {
  readonly name: string;
  readonly kind: DisplayKind | null;
  readonly placementId: number | null;
  readonly schedule: Schedule | null;
  readonly priority: number;
  readonly group: string | null;
};

/** The definition of a draft, or why it cannot be read. */
export type ReadDraft =
  | { readonly ok: true; readonly definition: ExperienceDefinition }
  | { readonly ok: false; readonly detail: string };

/** Reads the JSON of an experience; never throws. */
export function readDraft(json: Readonly<Record<string, unknown>>): ReadDraft {
  try {
    return { ok: true, definition: readExperience(json) };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, detail: error.message };
    throw error;
  }
}

/** What a list says of this JSON. */
export function draftFacts(json: Readonly<Record<string, unknown>>): DraftFacts {
  const read = readDraft(json);
  if (read.ok) return factsOfDefinition(read.definition);
  const { experience_id: id, name, placement_id: placement, priority, group } = json;
  return {
    name: typeof name === 'string' ? name : String(id),
    kind: null,
    placementId: typeof placement === 'number' ? placement : null,
    schedule: null,
    priority: typeof priority === 'number' ? priority : 0,
    group: typeof group === 'string' ? group : null,
  };
}

/** What a list says of an experience. */
export function factsOfDefinition(definition: ExperienceDefinition): DraftFacts {
  const { name, placementId, schedule, priority, group } = definition;
  const display = displayOf(definition, 'web') ?? displayOf(definition, 'web_mobile');
  return { name, kind: display?.kind ?? null, placementId, schedule, priority, group };
}

/** The finding about a draft that cannot be read. */
export function unreadable(detail: string): Finding {
  return { severity: 'error', code: 'unreadable', field: null, values: { detail } };
}

/** The JSON that is stored: without what the store decides, and with its id. */
export function storedDraft(
  json: Readonly<Record<string, unknown>>,
  experienceId: number,
): Readonly<Record<string, unknown>> {
  const { paused, revision, ...rest } = json;
  void paused;
  void revision;
  return { ...rest, experience_id: experienceId };
}

/** Ids of new experiences begin here, above those that have a meaning in the product. */
const FIRST_NEW_ID = 2_000_001;

/** The id of a new experience. */
export function nextExperienceId(known: Iterable<number>): number {
  return Math.max(FIRST_NEW_ID - 1, ...known) + 1;
}
