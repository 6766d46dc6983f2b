import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import type { LeavingPrompt } from './leaving-prompt.ts';

/** The place of the dialog about a link that is not opened. Its code is loaded on demand. */
export const LeavingPromptHost = observer(function LeavingPromptHost({
  prompt,
}: {
  readonly prompt: LeavingPrompt;
}) {
  const { warning, close: forget } = prompt;
  const { part, open } = useLazyDialog();
  useEffect(() => {
    if (warning === null) return;
    open(async (close) => {
      const { BlockedLinkDialog } = await import('./internal/blocked-link-dialog.tsx');
      const onClose = () => {
        close();
        forget();
      };
      return <BlockedLinkDialog warning={warning} onClose={onClose} />;
    });
  }, [warning, open, forget]);
  return part;
});
