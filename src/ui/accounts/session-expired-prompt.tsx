import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import type { Viewer } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { fetchCode } from '../base/fetch-code.ts';

type Question = ComponentType<{
  readonly viewer: Viewer;
  readonly onAnswer: (back: Viewer | null) => void;
}>;

/** The place of the question that is asked when a session has ended. Its code comes when it is asked. */
export const SessionExpiredPrompt = observer(function SessionExpiredPrompt() {
  const { stores, services } = useApp();
  const { session } = stores;
  const { asksToReturn, answerReturn, viewer } = session;
  const [Question, setQuestion] = useState<Question | null>(null);
  useEffect(() => services.sessionRenewal.askBy(session.askToReturn), [services, session]);
  useEffect(() => {
    if (!asksToReturn || Question !== null) return;
    fetchCode(() => import('./sign-in-again.tsx')).then(
      ({ SignInAgain }) => setQuestion(() => SignInAgain),
      () => answerReturn(null),
    );
  }, [asksToReturn, Question, answerReturn]);
  return asksToReturn && Question !== null && viewer !== null ? (
    <Question viewer={viewer} onAnswer={answerReturn} />
  ) : null;
});
