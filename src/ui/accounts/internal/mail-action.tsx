import { useState, type ReactNode } from 'react';
import type { Refused } from '../../../application/ports/refused.ts';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { text } from '../../text/language.ts';
import { accountMessages } from './messages.en.ts';

type MailActionProps = {
  readonly title: string;
  /** What the button will do. Opening the page alone changes nothing. */
  readonly lead: ReactNode;
  /** Null: the link was cut off. */
  readonly token: string | null;
  readonly button: string;
  readonly pending: string;
  readonly act: (token: string) => Promise<Refused | undefined>;
  readonly done: { readonly title: string; readonly lead: ReactNode; readonly next: ReactNode };
  /** A link for people who do not want this. */
  readonly other: ReactNode;
};

/** A page that a mail links to: explains its one button, runs the action, and shows the result. */
export function MailAction({ title, lead, token, button, pending, act, done, other }: MailActionProps) {
  const [finished, setFinished] = useState(false);
  const form = useForm({}, {}, async () => {
    const refused = token === null ? undefined : await act(token);
    if (refused === undefined) setFinished(true);
    return refused;
  });
  if (finished)
    return <AccountForm title={done.title} lead={done.lead} message={null} other={done.next} live />;
  return (
    <AccountForm
      title={title}
      lead={lead}
      message={form.message}
      formRef={form.form}
      onSubmit={form.onSubmit}
      other={other}
    >
      {token === null ? (
        <Notice kind="error">{text(accountMessages.invalidLink)}</Notice>
      ) : (
        <Button type="submit" kind="primary" size={48} wide pending={form.sending && pending}>
          {button}
        </Button>
      )}
    </AccountForm>
  );
}
