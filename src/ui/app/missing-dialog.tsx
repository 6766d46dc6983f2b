import { CloseupOverlay } from '../closeup/closeup-overlay.tsx';
import { FailedPage } from '../status/failed-page.tsx';
import type { MissingPartProps } from '../base/lazy/lazy-component.tsx';

/** Over the page when what a dialog is made of did not come: says so, leads back, and can be tried again. */
export function MissingDialog(props: MissingPartProps) {
  return (
    <CloseupOverlay name="Pin">
      <FailedPage {...props} />
    </CloseupOverlay>
  );
}
