import type { LinkWarning } from '../../../domain/leaving/offsite-check.ts';
import { usePolicyAddress } from '../../base/policies.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { text } from '../../text/language.ts';
import { BlockedHost } from './blocked-host.tsx';
import { leavingMessages } from './messages.en.ts';

type BlockedLinkDialogProps = { readonly warning: LinkWarning; readonly onClose: () => void };

/** Says that a link was not opened, and why. */
export function BlockedLinkDialog({ warning, onClose }: BlockedLinkDialogProps) {
  const guidelines = usePolicyAddress('community');
  return (
    <Dialog
      title={text(leavingMessages.headsUp)}
      description={text(leavingMessages.blocked)}
      alert
      onClose={onClose}
      actions={
        <>
          <LinkButton href={guidelines}>{text(leavingMessages.learnMore)}</LinkButton>
          <Button kind="primary" onClick={onClose}>
            {text(leavingMessages.okay)}
          </Button>
        </>
      }
    >
      <BlockedHost warning={warning} />
    </Dialog>
  );
}
