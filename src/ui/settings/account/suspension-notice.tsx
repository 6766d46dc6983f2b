import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/states/notice.tsx';
import { useSettings } from '../use-settings.ts';

/** Explains what people with a suspended account can still do. */
export const SuspensionNotice = observer(function SuspensionNotice() {
  const { settings } = useSettings();
  if (settings === undefined || !settings.isRestricted || settings.deleteAt !== null) return null;
  return (
    <Notice kind="warn">
      Your account is suspended. Under “Your data” you can still download what is yours or delete your
      account.
    </Notice>
  );
});
