import { observer } from 'mobx-react-lite';
import { Notice } from '../../../kit/states/notice.tsx';
import { useSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** Explains what people with a suspended account can still do. */
export const SuspensionNotice = observer(function SuspensionNotice() {
  const { settings } = useSettings();
  if (settings === undefined || !settings.isRestricted || settings.deleteAt !== null) return null;
  return <Notice kind="warn">{text(accountSettingMessages.suspended)}</Notice>;
});
