import type { ReactNode } from 'react';
import { AppContext, type AppValue } from '../../../base/app-context.ts';
import { NavigateContext, type Navigate } from '../../../kit/app-link.tsx';

type InFlowTreeProps = {
  readonly app: AppValue;
  /** Null on the server. */
  readonly navigate: Navigate | null;
  readonly children: ReactNode;
};

/** The root of the messages in a page, which are a tree of their own: the app starts without their code. */
export function InFlowTree({ app, navigate, children }: InFlowTreeProps) {
  return (
    <AppContext value={app}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </AppContext>
  );
}
