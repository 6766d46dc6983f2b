import type { ReactNode } from 'react';
import type { Route } from '../../domain/routes/route.ts';
import { Dialog } from '../kit/layers/dialog.tsx';
import { DialogPageProvider } from '../base/navigation/dialog-page.ts';
import { useNavigateFromHere } from '../base/navigation/use-navigate-from-here.ts';
import { text } from '../text/language.ts';
import { appMessages } from './messages.en.ts';

/** A page in a dialog over the page from which it was opened. Closing it goes back in the history. */
export function PageDialog({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const navigate = useNavigateFromHere();
  return (
    <Dialog
      title={titleOf(route)}
      width={route.kind === 'pin-edit' ? 'wide' : 'narrow'}
      onClose={() => void navigate(-1)}
    >
      <DialogPageProvider value={true}>{children}</DialogPageProvider>
    </Dialog>
  );
}

function titleOf(route: Route): string {
  if (route.kind === 'pin-edit') return text(appMessages.editPin);
  const moves = route.kind === 'pin-repin' && route.isEditingPin === true;
  return text(moves ? appMessages.movePin : appMessages.savePin);
}
