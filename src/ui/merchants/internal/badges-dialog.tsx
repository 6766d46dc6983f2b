import { usePolicyAddress } from '../../base/policies.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { text, textParts } from '../../text/language.ts';
import { merchantMessages } from './messages.en.ts';
import classes from './badges-dialog.module.css';

type BadgesDialogProps = { readonly brand: string; readonly onClose: () => void };

/** Explains the badges beside names. */
export function BadgesDialog({ brand, onClose }: BadgesDialogProps) {
  const guidelines = usePolicyAddress('merchants');
  return (
    <Dialog
      title={text(merchantMessages.badges)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text(merchantMessages.close)}
        </Button>
      }
    >
      <dl className={classes.badges}>
        <dt>{text(merchantMessages.verified)}</dt>
        <dd>
          {textParts(merchantMessages.explanation, {
            brand,
            learnMore: (
              <AppLink key="learn-more" href={guidelines}>
                {text(merchantMessages.learnMore)}
              </AppLink>
            ),
          })}
        </dd>
      </dl>
    </Dialog>
  );
}
