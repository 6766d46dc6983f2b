import type { ReactNode } from 'react';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { text } from '../text/language.ts';
import { sectionMessages } from './internal/messages.en.ts';

/** What takes the place of pins that the viewer does not see. */
export function HiddenPins({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyState title={text(sectionMessages.hiddenPins)} action={action}>
      {text(sectionMessages.hiddenPinsDetail)}
    </EmptyState>
  );
}
