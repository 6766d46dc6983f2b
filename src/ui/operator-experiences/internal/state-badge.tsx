import type { ExperienceState } from '../../../domain/experiences/authoring/experience-state.ts';
import { classNames } from '../../kit/class-names.ts';
import { text } from '../../text/language.ts';
import { experienceMessages } from './messages.en.ts';
import classes from './operator.module.css';

/** Where an experience is in its life. */
export function StateBadge({ state }: { readonly state: ExperienceState }) {
  return (
    <span className={classNames(classes.badge, state === 'live' && classes.isLive)}>
      {text(experienceMessages[state])}
    </span>
  );
}
