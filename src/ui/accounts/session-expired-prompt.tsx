import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import type { Viewer } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import type { SessionPrompt } from './session-prompt.ts';

type Question = ComponentType<{
  readonly viewer: Viewer;
  readonly write: string | null;
  readonly onAnswer: (back: Viewer | null) => void;
}>;

/** The place of the dialog that opens when a session has ended. Its code is loaded on demand. */
export const SessionExpiredPrompt = observer(function SessionExpiredPrompt({
  prompt,
}: {
  readonly prompt: SessionPrompt;
}) {
  const { stores, services } = useApp();
  const { viewer } = stores.session;
  const { isAsked, ask, answer } = prompt;
  const [Question, setQuestion] = useState<Question | null>(null);
  useEffect(() => services.sessionRenewal.askBy(ask), [services, ask]);
  useEffect(() => {
    if (!isAsked || Question !== null) return;
    fetchCode(() => import('./internal/sign-in-again.tsx')).then(
      ({ SignInAgain }) => setQuestion(() => SignInAgain),
      () => answer(null),
    );
  }, [isAsked, Question, answer]);
  return isAsked && Question !== null && viewer !== null ? (
    <Question viewer={viewer} write={prompt.write} onAnswer={answer} />
  ) : null;
});
