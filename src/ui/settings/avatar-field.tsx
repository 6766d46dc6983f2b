import { observer } from 'mobx-react-lite';
import { useRef, useState, type ChangeEvent, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { AccountSettings } from '../../domain/settings/account-settings.ts';
import { useApp } from '../app/app-context.ts';
import { fetchCode } from '../app/fetch-code.ts';
import { Button } from '../kit/button.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { failureText } from '../status/failure-text.ts';
import classes from './avatar-field.module.css';
import { useSettings } from './use-settings.ts';

type AvatarDialog = ComponentType<{ readonly file: File; readonly onClose: () => void }>;

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** The picture by which others know the person. It is changed at once, apart from the form. */
export const AvatarField = observer(function AvatarField({
  settings,
}: {
  readonly settings: AccountSettings;
}) {
  const { stores } = useApp();
  const { decide } = useSettings();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [Dialog, setDialog] = useState<AvatarDialog | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { AvatarDialog } = await fetchCode(() => import('./avatar-dialog.tsx'));
      setDialog(() => AvatarDialog);
      setChosen(file);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0]);
    // The same file can then be chosen once more.
    event.currentTarget.value = '';
  };
  const remove = async () => {
    const removed = await decide({ avatar: null }, { isDefaultImage: true });
    if (removed) stores.toasts.say({ text: 'Your picture is removed', kind: 'done' });
  };

  return (
    <div className={classes.field}>
      <UserAvatar user={settings} size={120} />
      <div className={classes.actions}>
        <Button kind="quiet" onClick={() => input.current?.click()}>
          {settings.isDefaultImage ? 'Add a picture' : 'Change picture'}
        </Button>
        {!settings.isDefaultImage && (
          <Button kind="plain" onClick={() => void remove()}>
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          aria-label="Picture of you"
          onChange={choose}
        />
      </div>
      {chosen !== null &&
        Dialog !== null &&
        createPortal(<Dialog file={chosen} onClose={() => setChosen(null)} />, document.body)}
    </div>
  );
});
