import { IconButton } from '../../../kit/buttons/icon-button.tsx';
import { CloseIcon } from '../../../kit/icons/close-icon.tsx';
import { text } from '../../../text/language.ts';
import classes from './close-button.module.css';
import { layerMessages } from './messages.en.ts';

type CloseButtonProps = {
  /** What is closed; by default the message. */
  readonly label?: string;
  readonly look?: 'raised' | 'inverse' | 'on-picture';
  readonly onClose: () => void;
};

/** The small round button in the corner of a layer. */
export function CloseButton({ label, look = 'raised', onClose }: CloseButtonProps) {
  return (
    <IconButton
      size={look === 'on-picture' ? 40 : 32}
      kind={look === 'on-picture' ? 'on-picture' : 'plain'}
      className={look === 'on-picture' ? undefined : look === 'inverse' ? classes.inverse : classes.raised}
      label={label ?? text(layerMessages.close)}
      icon={<CloseIcon size={look === 'inverse' ? 16 : 20} />}
      onClick={onClose}
    />
  );
}
