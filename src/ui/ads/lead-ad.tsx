import { useEffect, useRef, useState } from 'react';
import {
  checkLeadAnswers,
  LEAD_FIELDS,
  type LeadField,
  type LeadForm,
} from '../../domain/promotions/lead-form.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import type { Refused } from '../../application/ports/refused.ts';
import { useApp } from '../base/app-context.ts';
import { attempt } from '../base/attempt.ts';
import { Form } from '../forms/form.tsx';
import { useForm } from '../forms/use-form.ts';
import { Button } from '../kit/buttons/button.tsx';
import { TextArea } from '../kit/fields/text-area.tsx';
import { TextField } from '../kit/fields/text-field.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { personName } from '../pins/pin-names.ts';
import { text, textParts } from '../text/language.ts';
import { adMessages } from './internal/messages.en.ts';
import classes from './internal/ads.module.css';

/** The form of an open lead ad; nothing once the ad does not run any more. */
export function LeadAd({ pin }: { readonly pin: Pin }) {
  const { services, stores } = useApp();
  const formId = pin.promotedLeadForm?.leadFormId;
  const [asked, setAsked] = useState<LeadForm | null>(null);
  useEffect(() => {
    let isShown = true;
    if (formId === undefined) return undefined;
    void attempt(stores, async () => {
      const form = await (await services.openPinActions()).ads.leadForm(formId);
      if (isShown) setAsked(form ?? null);
      return { kind: 'done' };
    });
    return () => {
      isShown = false;
    };
  }, [formId, services, stores]);
  if (asked === null || formId === undefined) return null;
  return <Questions pin={pin} formId={formId} asked={asked} />;
}

/** Takes the focus, so that it is in view: the form above it is gone. */
function Sent() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="ok" live>
        {text(adMessages.formSent)}
      </Notice>
    </div>
  );
}

type Field = LeadField | 'consent';

const COMPLETES: Readonly<Partial<Record<LeadField, string>>> = {
  full_name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  postal_code: 'postal-code',
};

function Questions({
  pin,
  formId,
  asked,
}: {
  readonly pin: Pin;
  readonly formId: string;
  readonly asked: LeadForm;
}) {
  const { services } = useApp();
  const [answers, setAnswers] = useState<Readonly<Partial<Record<LeadField, string>>>>({});
  const [agrees, setAgrees] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const labels = Object.fromEntries([
    ...LEAD_FIELDS.map((field) => [field, text(adMessages[field])]),
    ['consent', ''],
  ]) as Record<Field, string>;
  const special = {
    'email.bad_format': text(adMessages.emailBad),
    'consent.missing': text(adMessages.formConsentMissing),
  };
  const form = useForm<Field>(labels, special, async (): Promise<Refused | undefined> => {
    const { problems } = checkLeadAnswers(asked, answers);
    const fields = problems.map(({ field, ...problem }) => ({ name: field, ...problem }));
    const consent = agrees ? [] : [{ name: 'consent', problem: 'missing' as const }];
    if (fields.length + consent.length > 0)
      return { kind: 'refused', message: '', fields: [...fields, ...consent] };
    const outcome = await (await services.openPinActions()).ads.answer(formId, answers);
    if (outcome.kind === 'refused') return outcome;
    setIsSent(true);
    return undefined;
  });
  if (isSent) return <Sent />;
  const consentError = form.errorOf('consent');
  // Who advertises for somebody without an account receives the answers.
  const isForOthers = pin.isThirdPartyAd && pin.pinner !== null;
  return (
    <section className={classes.panel} aria-label={asked.title}>
      <h2 className={classes.heading}>
        <bdi>{asked.title}</bdi>
      </h2>
      <Form form={form} className={classes.form}>
        {asked.fields.map((field) => {
          const shared = {
            label: labels[field],
            name: field,
            value: answers[field] ?? '',
            onChange: (value: string) => setAnswers((before) => ({ ...before, [field]: value })),
            error: form.errorOf(field),
          };
          return field === 'message' ? (
            <TextArea key={field} {...shared} hint={text(adMessages.optional)} rows={3} limit={500} />
          ) : (
            <TextField
              key={field}
              {...shared}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete={COMPLETES[field]}
            />
          );
        })}
        <div>
          <label className={classes.check}>
            <input
              type="checkbox"
              name="consent"
              checked={agrees}
              aria-invalid={consentError === null ? undefined : true}
              aria-describedby="lead-note"
              onChange={(event) => setAgrees(event.currentTarget.checked)}
            />
            <span>
              {textParts(isForOthers ? adMessages.formConsentFor : adMessages.formConsent, {
                name: <bdi key="name">{nameOf(pin.promoter)}</bdi>,
                advertiser: <bdi key="advertiser">{nameOf(pin.pinner)}</bdi>,
              })}
            </span>
          </label>
          <p className={consentError === null ? classes.facts : classes.error} id="lead-note">
            {consentError ?? text(adMessages.formNote)}
          </p>
        </div>
        <Button type="submit" kind="primary" size={48} pending={form.sending && text(adMessages.formSending)}>
          {text(adMessages.formSend)}
        </Button>
      </Form>
    </section>
  );
}

function nameOf(person: Pin['promoter']): string {
  return person === null ? '' : personName(person);
}
