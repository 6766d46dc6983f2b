import type { FormEvent, ReactNode, RefObject } from 'react';
import { Mark } from '../kit/mark.tsx';
import { Notice } from '../kit/notice.tsx';
import classes from './account-form.module.css';

type AccountFormProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly message: string | null;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly other: ReactNode;
};

/** The frame of the pages that let people in. */
export function AccountForm({ title, lead, message, formRef, onSubmit, children, other }: AccountFormProps) {
  return (
    <div className={classes.page}>
      <Mark size={56} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <form className={classes.form} ref={formRef} onSubmit={onSubmit} noValidate method="post">
        {message !== null && (
          <Notice kind="error" live>
            {message}
          </Notice>
        )}
        {children}
      </form>
      <p className={classes.switch}>{other}</p>
    </div>
  );
}
