import type { ExperienceDefinition, KillSwitches } from '../delivery/experience-definition.ts';

/** What can be switched off at once. */
export const SWITCH_KINDS = ['experience', 'placement', 'group', 'everything'] as const;
export type SwitchKind = (typeof SWITCH_KINDS)[number];

/** One kill switch; `name` is the id of an experience or a placement, or a group; empty for everything. */
export type KillSwitch = { readonly kind: SwitchKind; readonly name: string };

/** The switch as it is written, or null when the name does not fit its kind. */
export function killSwitch(kind: SwitchKind, name: string): KillSwitch | null {
  switch (kind) {
    case 'everything':
      return { kind, name: '' };
    case 'group':
      return name !== '' && name.length <= 100 ? { kind, name } : null;
    default:
      return /^\d{1,15}$/.test(name) ? { kind, name: String(Number(name)) } : null;
  }
}

export function isSameSwitch(one: KillSwitch, other: KillSwitch): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/** The switches for the rules of delivery. */
export function killSwitchesOf(list: readonly KillSwitch[]): KillSwitches {
  const names = (kind: SwitchKind) => list.filter((one) => one.kind === kind).map(({ name }) => name);
  return {
    everything: names('everything').length > 0,
    experiences: new Set(names('experience').map(Number)),
    placements: new Set(names('placement').map(Number)),
    groups: new Set(names('group')),
  };
}

/** The same as a list. */
export function listOfSwitches({ everything, experiences, placements, groups }: KillSwitches): KillSwitch[] {
  return [
    ...(everything ? [{ kind: 'everything', name: '' } as const] : []),
    ...[...experiences].map((id) => ({ kind: 'experience', name: String(id) }) as const),
    ...[...placements].map((id) => ({ kind: 'placement', name: String(id) }) as const),
    ...[...groups].map((name) => ({ kind: 'group', name }) as const),
  ];
}

/** The switch that keeps an experience from being delivered, the most specific one first; null when none does. */
export function switchAgainst(
  { experienceId, placementId, group }: Pick<ExperienceDefinition, 'experienceId' | 'placementId' | 'group'>,
  switches: KillSwitches,
): KillSwitch | null {
  if (switches.experiences.has(experienceId)) return { kind: 'experience', name: String(experienceId) };
  if (group !== null && switches.groups.has(group)) return { kind: 'group', name: group };
  if (switches.placements.has(placementId)) return { kind: 'placement', name: String(placementId) };
  return switches.everything ? { kind: 'everything', name: '' } : null;
}
