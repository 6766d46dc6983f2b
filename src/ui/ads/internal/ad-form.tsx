import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import type { Promotion, PromotionDone } from '../../../application/ports/ads/promotion-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { PromotionTerms } from '../../../domain/promotions/promotion.ts';
import { Form } from '../../forms/form.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { text } from '../../text/language.ts';
import { AdFields, adFieldNames, adFieldProblems } from './ad-fields.tsx';
import { termsOf, type AdField, type AdValues } from './ad-form-values.ts';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/**
 * The form of an ad. What was typed stays after a refusal, and while other pages of the app are shown. `children` stand
 * between the heading and the fields.
 */
export const AdForm = observer(function AdForm({
  title,
  draftName,
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
  readonly draftName: string;
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
  const { typed: values, type, discard } = useDraft<AdValues>(draftName, initial);
  const form = useForm<AdField>(adFieldNames(), adFieldProblems(), async () => {
    const checked = termsOf(values, Date.now(), before);
    if (checked.kind === 'refused') return checked;
    const outcome = await send(checked.terms);
    if (outcome.kind === 'refused') return outcome;
    discard();
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
        <AdFields values={values} topics={topics} errorOf={form.errorOf} onAmend={type} />
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
            <Button
              size={48}
              onClick={() => {
                discard();
                onCancel();
              }}
            >
              {text(adMessages.cancel)}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
});
