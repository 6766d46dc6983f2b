import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import { text } from '../../../text/language.ts';
import classes from './in-flow.module.css';
import { inFlowMessages } from './messages.en.ts';

/** Closes a message; `name` is what is closed. */
export function CloseMessage({
  name,
  onClose,
}: {
  readonly name?: string | undefined;
  readonly onClose: () => void;
}) {
  const label = name === undefined ? text(inFlowMessages.close) : text(inFlowMessages.closeNamed, { name });
  return <IconButton className={classes.close} label={label} icon={<CloseIcon />} onClick={onClose} />;
}
