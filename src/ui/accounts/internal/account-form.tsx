import type { FormEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../../kit/class-names.ts';
import { Logo } from '../../kit/logo.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import classes from './account-form.module.css';

type AccountFormProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly message?: string | null;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly onSubmit?: (event: FormEvent) => void;
  /** Fields and button; omitted when there is nothing left to do. */
  readonly children?: ReactNode;
  /** A link to the other form or to another page. */
  readonly other: ReactNode;
  /** Announces the message to screen readers when it replaces a form. */
  readonly live?: boolean;
  /** Content above the form, beneath the logo. */
  readonly wall?: ReactNode;
};

/** The frame of the log-in, sign-up and mail pages. */
export function AccountForm(props: AccountFormProps) {
  const { title, lead, message = null, formRef, onSubmit, children, other, live = false, wall } = props;
  const page = (
    <div className={classNames(classes.page, wall !== undefined && classes.walled)}>
      <Logo size={56} />
      <div role={live ? 'status' : undefined}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </div>
      {children !== undefined && (
        <form className={classes.form} ref={formRef} onSubmit={onSubmit} noValidate method="post">
          {message !== null && (
            <Notice kind="error" live>
              {message}
            </Notice>
          )}
          {children}
        </form>
      )}
      <p className={children === undefined ? classes.next : classes.switch}>{other}</p>
    </div>
  );
  return wall === undefined ? (
    page
  ) : (
    <>
      {wall}
      {page}
    </>
  );
}
