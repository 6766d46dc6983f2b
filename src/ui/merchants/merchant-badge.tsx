import { useApp } from '../base/app-context.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { IconButton } from '../kit/buttons/icon-button.tsx';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { text } from '../text/language.ts';
import { merchantMessages } from './internal/messages.en.ts';
import classes from './internal/merchant-badge.module.css';

/** The badge of a verified retailer; a press explains it. */
export function MerchantBadge() {
  const { site } = useApp();
  const { part, open } = useLazyDialog();
  const tell = async (close: () => void) => {
    const { BadgesDialog } = await import('./internal/badges-dialog.tsx');
    return <BadgesDialog brand={site.name} onClose={close} />;
  };
  return (
    <>
      <IconButton
        kind="quiet"
        size={32}
        label={text(merchantMessages.badge, { brand: site.name })}
        icon={<CheckIcon size={18} />}
        className={classes.badge}
        aria-haspopup="dialog"
        onClick={() => open(tell)}
      />
      {part}
    </>
  );
}
