import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../base/app-context.ts';
import { whenIdle } from '../base/lazy/when-idle.ts';

/** Loads the saving code when the page is idle, and shows the dialogs of saving. */
export const SavingLayer = observer(function SavingLayer() {
  const { saving, session } = useApp().stores;
  const isMember = session.kind === 'full';
  useEffect(() => {
    return isMember ? whenIdle(saving.prepare) : undefined;
  }, [saving, isMember]);
  const Questions = saving.parts?.Questions;
  return Questions && <Questions />;
});
