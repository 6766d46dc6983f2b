import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../kit/class-names.ts';
import classes from './clamped-text.module.css';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

/** The first lines of a text, the rest on demand. Readers without script get all of it. */
export function ClampedText({
  text: whole,
  className,
}: {
  readonly text: string;
  readonly className?: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const shown = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (element === null || isOpen || typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [whole, isOpen]);
  return (
    <div className={classNames(classes.whole, className)} dir="auto">
      <p className={isOpen ? undefined : classes.clamped} ref={shown}>
        {whole}
      </p>
      {isCut && (
        <button
          className={classes.more}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? profileMessages.less : profileMessages.more)}
        </button>
      )}
    </div>
  );
}
