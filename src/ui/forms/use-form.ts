import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Refused } from '../../application/ports/refused.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { useApp } from '../base/app-context.ts';
import { focusFirstError } from '../kit/fields/focus-first-error.ts';
import { failureText } from '../base/failure-text.ts';
import { problemText, type SpecialTexts } from './problem-text.ts';

export type FormState<Name extends string> = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly sending: boolean;
  /** The error of the whole form, or null. */
  readonly message: string | null;
  readonly errorOf: (field: Name) => string | null;
  /** The last refusal, until the form is sent again. */
  readonly refused: Refused | null;
  readonly onSubmit: (event: FormEvent) => void;
};

/**
 * The state of a form. It sends once at a time, shows errors beside their fields, keeps the typed values, and focuses
 * the first invalid field. `send` returns undefined on success.
 */
export function useForm<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  special: SpecialTexts,
  send: () => Promise<Refused | undefined>,
): FormState<Name> {
  const { logger } = useApp().services;
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  useEffect(() => {
    if (refused !== null && form.current !== null) focusFirstError(form.current);
  }, [refused]);

  const known = (name: string): name is Name => name in labels;

  const submit = async () => {
    const unreadable = unreadableFields(form.current).filter(known);
    if (unreadable.length > 0) {
      const fields = unreadable.map((name) => ({ name, problem: 'bad_format' }) as const);
      setRefused({ kind: 'refused', message: '', fields });
      return;
    }
    setSending(true);
    setRefused(null);
    try {
      setRefused((await send()) ?? null);
    } catch (error) {
      setRefused({ kind: 'refused', message: messageOf(error), fields: [] });
    } finally {
      setSending(false);
    }
  };

  /** A bug must not lose what the user typed: it is logged, and the form stays. */
  const messageOf = (error: unknown): string => {
    if (error instanceof ServiceError) return error.shown ?? failureText(error.kind);
    logger.error('form-failed', error);
    return failureText('unavailable');
  };

  const ofField = (field: Name) => refused?.fields.find(({ name }) => name === field);
  return {
    form,
    sending,
    refused,
    message:
      refused !== null && !refused.fields.some(({ name }) => known(name)) ? refused.message || null : null,
    errorOf: (field) => {
      const problem = ofField(field);
      return problem === undefined ? null : problemText(labels[field], problem, special);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (!sending) void submit();
    },
  };
}

/** The names of fields whose typed text the browser cannot read, such as half a date: it gives no value of them. */
function unreadableFields(form: HTMLFormElement | null): readonly string[] {
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}
