import { createContext, useContext } from 'react';

const DialogPageContext = createContext(false);

/** Tells a page that it is inside a dialog, which has the heading. */
export const DialogPageProvider = DialogPageContext;

/** True for a page in a dialog over another one. */
export function useIsDialogPage(): boolean {
  return useContext(DialogPageContext);
}
