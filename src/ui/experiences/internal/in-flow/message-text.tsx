import { parseMessage } from '../../../../domain/experiences/message.ts';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { classNames } from '../../../kit/class-names.ts';
import classes from './in-flow.module.css';

type MessageTextProps = { readonly html: string; readonly className?: string | undefined };

/** The text of a message with its line breaks and links. It is never parsed as HTML. */
export function MessageText({ html, className }: MessageTextProps) {
  return (
    <p className={classNames(classes.text, className)}>
      {parseMessage(html).map((part, at) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <OutboundLink key={at} pin={null} href={part.href}>
            {part.text}
          </OutboundLink>
        ),
      )}
    </p>
  );
}
