import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { LinkButton } from '../../../kit/buttons/link-button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { useSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** Explains what people with a suspended account can still do. */
export const SuspensionNotice = observer(function SuspensionNotice() {
  const { settings } = useSettings();
  if (settings === undefined || !settings.isRestricted || settings.deleteAt !== null) return null;
  const decisions = formatRoute({ kind: 'reports-and-violations', tab: 'decisions' });
  return (
    <Notice
      kind="warn"
      action={
        <LinkButton kind="quiet" size={40} href={decisions}>
          {text(accountSettingMessages.seeDecision)}
        </LinkButton>
      }
    >
      {text(accountSettingMessages.suspended)}
    </Notice>
  );
});
