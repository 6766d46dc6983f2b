import { MERCHANT_GUIDELINES, merchantBadgeWords } from '../../../domain/shopping/merchant-badge.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import classes from './badges-dialog.module.css';

type BadgesDialogProps = { readonly brand: string; readonly onClose: () => void };

/** Explains the badges beside names. */
export function BadgesDialog({ brand, onClose }: BadgesDialogProps) {
  return (
    <Dialog
      title="Badges"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className={classes.badges}>
        <dt>Verified merchant</dt>
        <dd>
          {merchantBadgeWords(brand)}. <AppLink href={MERCHANT_GUIDELINES}>Learn more</AppLink>
        </dd>
      </dl>
    </Dialog>
  );
}
