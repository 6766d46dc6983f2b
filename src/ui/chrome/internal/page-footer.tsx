import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Logo } from '../../kit/logo.tsx';
import { textMessages } from '../../text/messages.en.ts';
import classes from './page-footer.module.css';
import { text } from '../../text/language.ts';
import { chromeMessages } from '../messages.en.ts';

type PageFooterProps = {
  readonly siteName: string;
  readonly honorsPrivacySignal: boolean;
  readonly onShortcuts: () => void;
};

/** The page footer: the site, and help for keyboard users. */
export function PageFooter({ siteName, honorsPrivacySignal, onShortcuts }: PageFooterProps) {
  return (
    <footer className={classes.footer}>
      <span className={classes.site}>
        <Logo size={16} />
        {siteName}
      </span>
      <button type="button" className={classes.link} onClick={onShortcuts}>
        {text(chromeMessages.shortcuts)}
      </button>
      <AppLink className={classes.link} href={formatRoute({ kind: 'cookie-policy' })} data-cookie-settings="">
        {text(chromeMessages.cookieSettings)}
      </AppLink>
      {honorsPrivacySignal && <span>{text(textMessages.signalHonored)}</span>}
    </footer>
  );
}
