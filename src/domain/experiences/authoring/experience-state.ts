import type { Schedule } from '../delivery/schedule.ts';

/** Where an experience is in its life. */
export const EXPERIENCE_STATES = ['draft', 'scheduled', 'live', 'paused', 'ended', 'archived'] as const;
export type ExperienceState = (typeof EXPERIENCE_STATES)[number];

/** What an operator can do with an experience as a whole. */
export const EXPERIENCE_ACTIONS = ['pause', 'resume', 'end', 'archive', 'restore'] as const;
export type ExperienceAction = (typeof EXPERIENCE_ACTIONS)[number];

/** What is stored of the state. The schedule decides about the rest. */
export type StoredState = {
  /** The schedule of the live revision; null without one. */
  readonly schedule: Schedule | null;
  readonly isPaused: boolean;
  /** Ended by an operator before its time. */
  readonly isEnded: boolean;
  readonly isArchived: boolean;
};

export function experienceState(
  { schedule, isPaused, isEnded, isArchived }: StoredState,
  now: number,
): ExperienceState {
  if (isArchived) return 'archived';
  if (isEnded) return 'ended';
  if (schedule === null) return 'draft';
  if (now >= schedule.end) return 'ended';
  if (isPaused) return 'paused';
  return now < schedule.start ? 'scheduled' : 'live';
}

const ALLOWED: Readonly<Record<ExperienceState, readonly ExperienceAction[]>> = {
  draft: ['archive'],
  scheduled: ['pause', 'end'],
  live: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: ['archive'],
  archived: ['restore'],
};

/** The actions that make sense in a state. */
export function actionsIn(state: ExperienceState): readonly ExperienceAction[] {
  return ALLOWED[state];
}

/** The stored state after an action. */
export function withAction(state: StoredState, action: ExperienceAction): StoredState {
  switch (action) {
    case 'pause':
      return { ...state, isPaused: true };
    case 'resume':
      return { ...state, isPaused: false };
    case 'end':
      return { ...state, isEnded: true, isPaused: false };
    case 'archive':
      return { ...state, isArchived: true };
    case 'restore':
      return { ...state, isArchived: false };
  }
}

/** What the log says of an experience or a kill switch. */
export const EXPERIENCE_EVENTS = [
  'saved',
  'imported',
  'live',
  'rolled_back',
  'pause',
  'resume',
  'end',
  'archive',
  'restore',
  'switched_off',
  'switched_on',
] as const;
export type ExperienceLogEvent = (typeof EXPERIENCE_EVENTS)[number];
