import type { ExperienceLogEvent } from '../../../../src/domain/experiences/authoring/experience-state.ts';
import type { SwitchKind } from '../../../../src/domain/experiences/authoring/kill-switch.ts';
import type { Flag } from './flag.ts';

/** Tables of the experiences that operators write. */
export type TablesOfExperiences = {
  operator_experiences: OperatorExperienceRow;
  experience_revisions: ExperienceRevisionRow;
  experience_switches: { kind: SwitchKind; name: string };
  experience_log: ExperienceLogRow;
};

export type OperatorExperienceRow = {
  experience_id: number;
  live_revision: number | null;
  newest_revision: number;
  is_paused: Flag;
  is_ended: Flag;
  is_archived: Flag;
};

/** `definition` is JSON; `operator_id` is null when the operator has left. */
export type ExperienceRevisionRow = {
  experience_id: number;
  revision: number;
  definition: string;
  schema_version: number;
  hash: string;
  operator_id: number | null;
  created_at: number;
};

export type ExperienceLogRow = {
  id: number;
  created_at: number;
  operator_id: number | null;
  event: ExperienceLogEvent;
  experience_id: number | null;
  revision: number | null;
  switch_kind: SwitchKind | null;
  switch_name: string | null;
};
