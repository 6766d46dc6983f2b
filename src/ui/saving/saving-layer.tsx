import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../base/app-context.ts';
import { whenIdle } from '../base/when-idle.ts';

/**
 * Fetches what saves once the page has come to rest, and shows the questions that saves raise.
 */
export const SavingLayer = observer(function SavingLayer() {
  const { saving, session } = useApp().stores;
  const { signedIn } = session;
  useEffect(() => {
    return signedIn ? whenIdle(saving.prepare) : undefined;
  }, [saving, signedIn]);
  const Questions = saving.parts?.Questions;
  return Questions && <Questions />;
});
