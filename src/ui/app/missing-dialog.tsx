import { CloseupOverlay } from '../closeup/closeup-overlay.tsx';
import { FailedPage } from '../status/failed-page.tsx';
import type { MissingPartProps } from '../base/lazy/lazy-component.tsx';
import { text } from '../text/language.ts';
import { appMessages } from './messages.en.ts';

/** Shown over the page when a dialog could not be loaded, with a way back and a retry. */
export function MissingDialog(props: MissingPartProps) {
  return (
    <CloseupOverlay name={text(appMessages.pin)}>
      <FailedPage {...props} />
    </CloseupOverlay>
  );
}
