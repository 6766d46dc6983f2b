import { ExperiencePreview } from '../../../../application/experiences/experience-preview.ts';
import { ExplainExperiencesToOperator } from '../../../../application/experiences/explain-experiences-to-operator.ts';
import { LintExperiences } from '../../../../application/experiences/lint-experiences.ts';
import { ReadOperatorExperiences } from '../../../../application/experiences/read-operator-experiences.ts';
import { TurnKillSwitch } from '../../../../application/experiences/turn-kill-switch.ts';
import { WriteExperiences } from '../../../../application/experiences/write-experiences.ts';
import { AssignExperimentGroups } from '../../../../application/experiments/assign-experiment-groups.ts';
import { experimentParticipant } from '../../core/visit/experiment-participant.ts';
import type { BaseDeps } from '../base-deps.ts';

/** What operators do with experiences. */
export function operatorExperienceUseCases(on: BaseDeps) {
  const { store, experiences: live, experiencesFile: file, clock, ids, logger, secrets } = on;
  const lint = new LintExperiences({ store, file, surveyHosts: on.configuration.surveyHosts, clock });
  const groups = new AssignExperimentGroups({ experiments: on.experiments });
  return {
    read: new ReadOperatorExperiences({ store, file, live, lint, clock }),
    write: new WriteExperiences({ store, file, live, lint, secrets, ids, clock }),
    turn: new TurnKillSwitch({ store, live, ids, clock, logger }),
    explain: new ExplainExperiencesToOperator({
      store,
      experiences: live,
      clock,
      participantOf: (owner) => experimentParticipant({ ...owner, isBot: false }),
      groupsOf: (participant) => groups.run(participant),
    }),
    preview: new ExperiencePreview({ store, file, secrets, clock }),
  };
}
