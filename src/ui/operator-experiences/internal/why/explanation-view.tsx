import type {
  ExplainedExperience,
  ExplainedFacts,
  Explanation,
} from '../../../../domain/experiences/delivery/explanation.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import { EmptyState } from '../../../kit/states/empty-state.tsx';
import { text } from '../../../text/language.ts';
import detail from '../detail/detail.module.css';
import { pageKindName } from '../editor/audience-options.ts';
import { editorMessages } from '../editor/messages.en.ts';
import { placementName } from '../names.ts';
import classes from '../operator.module.css';
import { whyMessages } from './messages.en.ts';
import { comparison, ruleName, ruleReason } from './rule-text.ts';

/** The verdict on each experience, and the rules that led to it. */
export function ExplanationView({
  explanation: { facts, experiences },
}: {
  readonly explanation: Explanation;
}) {
  if (experiences.length === 0)
    return <EmptyState title={text(whyMessages.none)}>{text(whyMessages.noneDetail)}</EmptyState>;
  return (
    <div className={classes.stack}>
      <p className={classes.facts}>{text(whyMessages.known, { facts: factsText(facts) })}</p>
      {experiences.map((one) => (
        <Verdict key={one.experienceId} experience={one} />
      ))}
    </div>
  );
}

function factsText({ isSignedIn, locale, country, viewport, pageKind }: ExplainedFacts): string {
  const kind = text(isSignedIn ? whyMessages.member : whyMessages.someVisitor);
  const page = pageKind === null ? null : pageKindName(pageKind);
  const window = viewport === null ? null : text(editorMessages[viewport]);
  return [kind, locale, country, window, page].filter((fact) => fact !== null && fact !== '').join(', ');
}

function Verdict({ experience }: { readonly experience: ExplainedExperience }) {
  const { experienceId, name, placementId, decidedBy, steps } = experience;
  return (
    <article className={classes.card}>
      <h2 className={classes.name}>
        <AppLink href={formatRoute({ kind: 'operator-experiences', item: String(experienceId) })}>
          <bdi>{name}</bdi>
        </AppLink>
      </h2>
      <p className={classes.facts}>{placementName(placementId)}</p>
      <p>
        <strong>
          {decidedBy === null
            ? text(whyMessages.sees)
            : text(whyMessages.seesNot, { reason: ruleReason(decidedBy) })}
        </strong>
      </p>
      <details>
        <summary className={detail.summary}>{text(whyMessages.steps)}</summary>
        <div className={detail.frame} role="region" tabIndex={0} aria-label={text(whyMessages.steps)}>
          <table className={detail.table}>
            <thead>
              <tr>
                <th scope="col">{text(whyMessages.rule)}</th>
                <th scope="col">{text(whyMessages.verdict)}</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => {
                const compared = comparison(step);
                return (
                  <tr key={step.rule}>
                    <th scope="row">
                      {ruleName(step.rule)}
                      {compared !== null && <span className={classes.facts}> ({compared})</span>}
                    </th>
                    <td>
                      {text(step.passed ? whyMessages.passed : whyMessages.blocked)}
                      {step.rule === decidedBy && <strong> · {text(whyMessages.decided)}</strong>}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
    </article>
  );
}
