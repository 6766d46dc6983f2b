import { ServiceError } from '../../../application/ports/service-error.ts';
import type { LessOf } from '../../../domain/feedback/less-of.ts';
import type { AppValue } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';
import { text } from '../../text/language.ts';

type App = Pick<AppValue, 'services' | 'stores'>;

/** Lets a source give fewer pins to the home feed, and says so with a way back. */
export async function turnDown(app: App, less: LessOf): Promise<void> {
  if (!(await switched(app, less, false))) return;
  app.stores.toasts.say({
    text: text(less.done),
    kind: 'done',
    durationMs: 5000,
    undo: () => void switched(app, less, true),
  });
}

/** False when it could not be done, which is said. */
async function switched({ services, stores }: App, { type, id }: LessOf, on: boolean): Promise<boolean> {
  try {
    const { home } = await services.openBoardTools();
    await home.switchSource({ type, id }, on);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    stores.toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
    return false;
  }
  stores.feeds.outdateHome();
  return true;
}
