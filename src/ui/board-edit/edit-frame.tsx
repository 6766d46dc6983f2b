import type { FormEvent, ReactNode, RefObject } from 'react';
import classes from './internal/edit-frame.module.css';

/** An action on the whole object that cannot be undone, or only elsewhere. */
type Danger = { readonly title: string; readonly text: string; readonly action: ReactNode };

/** The form of an editing page: its title with the buttons, the fields, and separately the deletion. */
export function EditFrame({
  title,
  form,
  onSubmit,
  actions,
  children,
  danger,
}: {
  readonly title: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  readonly danger: readonly Danger[];
}) {
  return (
    <form className={classes.page} ref={form} onSubmit={onSubmit} noValidate method="post">
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.actions}>{actions}</div>
      </header>
      <div className={classes.fields}>{children}</div>
      {danger.map(({ title: name, text, action }) => (
        <section key={name} className={classes.danger} aria-label={name}>
          <div>
            <h2 className={classes.name}>{name}</h2>
            <p className={classes.text}>{text}</p>
          </div>
          {action}
        </section>
      ))}
    </form>
  );
}
