import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { onceIdle } from '../app/once-idle.ts';

/**
 * Fetches what saves once the page has come to rest, and shows the questions that saves raise, and the menu of a card.
 */
export const SavingLayer = observer(function SavingLayer() {
  const { saving, cards, session } = useApp().stores;
  const { signedIn } = session;
  useEffect(() => {
    return signedIn ? onceIdle(saving.prepare) : undefined;
  }, [saving, signedIn]);
  const Questions = saving.parts?.Questions;
  const Sheet = cards.parts?.Sheet;
  return (
    <>
      {Questions && <Questions />}
      {Sheet && <Sheet />}
    </>
  );
});
