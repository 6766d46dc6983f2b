import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent } from 'react';
import { createPortal } from 'react-dom';
import type { AccountSettings } from '../../../../domain/settings/account-settings.ts';
import { useApp } from '../../../base/app-context.ts';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { UserAvatar } from '../../../kit/user-avatar.tsx';
import classes from './avatar-field.module.css';
import { useSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { profileSettingMessages } from './messages.en.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The avatar. It is saved at once, separately from the form. */
export const AvatarField = observer(function AvatarField({
  settings,
}: {
  readonly settings: AccountSettings;
}) {
  const { stores } = useApp();
  const { decide } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const { part, open } = useLazyDialog();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file !== undefined)
      open(async (close) => {
        const { AvatarDialog } = await import('./avatar-dialog.tsx');
        return <AvatarDialog file={file} onClose={close} />;
      });
    // Without this, choosing the same file again would fire no event.
    event.currentTarget.value = '';
  };
  const remove = async () => {
    const removed = await decide({ avatar: null }, { isDefaultImage: true });
    if (removed) stores.toasts.say({ text: text(profileSettingMessages.photoRemoved), kind: 'done' });
  };

  return (
    <div className={classes.field}>
      <UserAvatar user={settings} size={120} />
      <div className={classes.actions}>
        <Button kind="quiet" onClick={() => input.current?.click()}>
          {text(
            settings.isDefaultImage ? profileSettingMessages.addPhoto : profileSettingMessages.changePhoto,
          )}
        </Button>
        {!settings.isDefaultImage && (
          <Button kind="plain" onClick={() => void remove()}>
            {text(profileSettingMessages.removePhoto)}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label={text(profileSettingMessages.photo)}
          onChange={choose}
        />
      </div>
      {part !== null && createPortal(part, document.body)}
    </div>
  );
});
