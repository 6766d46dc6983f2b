import { useId, type ReactNode } from 'react';
import classes from './setting-group.module.css';

/** Related settings under a heading. */
export function SettingGroup({
  title,
  children,
  text,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
