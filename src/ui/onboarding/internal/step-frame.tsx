import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { OnboardingStep } from '../../../domain/onboarding/onboarding.ts';
import { useApp } from '../../base/app-context.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { PROGRESS } from './onboarding-data.ts';
import classes from './step-frame.module.css';

type StepFrameProps = {
  readonly step: OnboardingStep;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly wide?: boolean;
  readonly backHref: string | undefined;
  readonly isSending: boolean;
  readonly onSkip: () => void;
  readonly onNext: () => void;
  /** Pictures of what was picked. */
  readonly picked?: readonly string[];
  /** What is missing, or how much was picked. */
  readonly status?: string;
};

/** A step: its place among the others, its question, and a bar to go on that stays in view. */
export const StepFrame = observer(function StepFrame(props: StepFrameProps) {
  const { step, title, lead, children, wide = false, backHref, isSending, onSkip, onNext } = props;
  const { picked = [], status = '' } = props;
  const offered = useApp().stores.pageData.find(PROGRESS)?.offered ?? [];
  const asked: readonly OnboardingStep[] = offered.filter((name) => name !== 'LoadingStep');
  const place = asked.indexOf(step) + 1;
  useLayoutEffect(markPageActions, []);
  return (
    <section className={classNames(classes.step, wide && classes.wide)} data-page-actions="">
      <div className={classes.top}>
        <p className={classes.progress}>
          {text(onboardingMessages.progress, { step: place, count: asked.length })}
        </p>
        <AppLink className={classes.leave} href="/">
          {text(onboardingMessages.home)}
        </AppLink>
        <div className={classes.parts} aria-hidden="true">
          {asked.map((name, index) => (
            <span key={name} className={classNames(classes.part, index < place && classes.done)} />
          ))}
        </div>
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.content}>{children}</div>
      <div className={classes.actions}>
        {backHref !== undefined && (
          <LinkButton kind="quiet" size={48} href={backHref}>
            {text(onboardingMessages.back)}
          </LinkButton>
        )}
        <div className={classes.state} data-empty={(picked.length === 0 && status === '') || undefined}>
          {picked.length > 0 && (
            <span className={classes.pictures} aria-hidden="true">
              {picked.slice(-MOST_PICTURES).map((url) => (
                <img key={url} className={classes.picture} src={url} alt="" width={40} height={40} />
              ))}
            </span>
          )}
          <p className={classes.status} role="status">
            {status}
          </p>
        </div>
        <Button kind="plain" size={48} onClick={onSkip}>
          {text(onboardingMessages.skip)}
        </Button>
        <Button
          kind="primary"
          size={48}
          pending={isSending && text(onboardingMessages.saving)}
          onClick={onNext}
        >
          {text(onboardingMessages.next)}
        </Button>
      </div>
    </section>
  );
});

const MOST_PICTURES = 5;

/** Served pages say it already. Styles of what is fixed at the end of the window follow it. */
function markPageActions(): () => void {
  const root = document.documentElement;
  root.toggleAttribute('data-page-actions', true);
  return () => root.removeAttribute('data-page-actions');
}
