import { ContainerModule } from 'inversify';
import { NowToken, WaitToken } from '../lazy-tokens.ts';
import { provideValue } from '../provide.ts';

/** The clock, for chunks that measure time or wait. */
export const clock = new ContainerModule(({ bind }) => {
  provideValue(bind, NowToken, () => Date.now());
  provideValue(bind, WaitToken, (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
});
