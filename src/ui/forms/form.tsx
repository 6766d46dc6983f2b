import type { ReactNode } from 'react';
import { Notice } from '../kit/states/notice.tsx';
import type { FormState } from './use-form.ts';

type FormProps = {
  readonly form: FormState<never>;
  readonly id?: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A form: the error of the whole form, then its fields. */
export function Form({ form, id, className, children }: FormProps) {
  return (
    <form
      id={id}
      className={className}
      ref={form.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        // React events bubble through portals: a form around a dialog must not handle this one.
        event.stopPropagation();
        form.onSubmit(event);
      }}
    >
      {form.message !== null && (
        <Notice kind="error" live>
          {form.message}
        </Notice>
      )}
      {children}
    </form>
  );
}
