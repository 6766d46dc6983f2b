import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';

/** Fetches what saves once the page has come to rest, and shows the questions that saves raise. */
export const SavingLayer = observer(function SavingLayer() {
  const { saving, session } = useApp().stores;
  const { signedIn } = session;
  useEffect(() => {
    if (!signedIn) return undefined;
    const idle = globalThis.requestIdleCallback?.(saving.prepare);
    return () => {
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [saving, signedIn]);
  const Questions = saving.parts?.Questions;
  return Questions === undefined ? null : <Questions />;
});
