import { useId, useState, type ReactNode } from 'react';
import type { Promotion, PromotionDone } from '../../../application/ports/ads/promotion-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { PromotionTerms } from '../../../domain/promotions/promotion.ts';
import { Form } from '../../forms/form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { text } from '../../text/language.ts';
import { AdFields, adFieldNames, adFieldProblems } from './ad-fields.tsx';
import { termsOf, type AdField, type AdValues } from './ad-form-values.ts';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/** The form of an ad. What was typed stays after a refusal. `children` stand between the heading and the fields. */
export function AdForm({
  title,
  initial,
  before = null,
  topics,
  submit,
  send,
  onDone,
  onCancel,
  children,
}: {
  readonly title: string;
  readonly initial: AdValues;
  /** The terms of an ad that is changed; null for a new one. */
  readonly before?: PromotionTerms | null;
  readonly topics: readonly AdTopic[];
  readonly submit: string;
  readonly send: (terms: PromotionTerms) => Promise<PromotionDone | Refused>;
  readonly onDone: (promotion: Promotion) => void;
  /** Without it there is no such button. */
  readonly onCancel?: () => void;
  readonly children?: ReactNode;
}) {
  const headingId = useId();
  const [values, setValues] = useState<AdValues>(initial);
  useLeaveQuestion(values !== initial);
  const form = useForm<AdField>(adFieldNames(), adFieldProblems(), async () => {
    const checked = termsOf(values, Date.now(), before);
    if (checked.kind === 'refused') return checked;
    const outcome = await send(checked.terms);
    if (outcome.kind === 'refused') return outcome;
    setValues(initial);
    onDone(outcome.promotion);
    return undefined;
  });
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <h2 className={classes.heading} id={headingId}>
        {title}
      </h2>
      {children}
      <Form form={form} className={classes.form}>
        <AdFields
          values={values}
          topics={topics}
          errorOf={form.errorOf}
          onAmend={(change) => setValues((now) => ({ ...now, ...change }))}
        />
        <div className={classes.buttons}>
          <Button
            type="submit"
            kind="primary"
            size={48}
            pending={form.sending && text(adMessages.submitting)}
          >
            {submit}
          </Button>
          {onCancel !== undefined && (
            <Button size={48} onClick={onCancel}>
              {text(adMessages.cancel)}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
