import { parseMessage } from '../../../../domain/experiences/message.ts';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import classes from './in-flow.module.css';

/** The text of a message with its line breaks and links. It is never parsed as HTML. */
export function MessageText({ html }: { readonly html: string }) {
  return (
    <p className={classes.text}>
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
