import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import type { ConsentPrompt } from './consent-prompt.ts';

/** The place of the dialog with the cookie settings. Its code is loaded on demand. */
export const ConsentDialogHost = observer(function ConsentDialogHost({
  prompt,
}: {
  readonly prompt: ConsentPrompt;
}) {
  const { part, open } = useLazyDialog();
  const { isChoosing, deletion } = prompt;
  const isDeleting = deletion !== null;
  useEffect(() => {
    if (!isChoosing) return;
    open(async () => {
      const { CookieSettingsDialog } = await import('./internal/cookie-settings-dialog.tsx');
      return <CookieSettingsDialog prompt={prompt} />;
    });
  }, [isChoosing, open, prompt]);
  useEffect(() => {
    if (!isDeleting) return;
    open(async () => {
      const { DeleteStoredDialog } = await import('./internal/delete-stored-dialog.tsx');
      return <DeleteStoredDialog prompt={prompt} />;
    });
  }, [isDeleting, open, prompt]);
  return isChoosing || isDeleting ? part : null;
});
