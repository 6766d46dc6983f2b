import type { Container } from 'inversify';
import { identifier } from '../../src/composition/token.ts';
import type { BackgroundWorkers } from './background-work.ts';
import {
  BackgroundWorkersToken,
  ClearEndedToken,
  DeleteAccountsToken,
  DeliverMailsToken,
  MakeExportsToken,
} from './tokens.ts';

/** Begins the work that nobody waits for; it goes on until it is stopped. */
export function startBackground(container: Container): BackgroundWorkers {
  const background = container.get(identifier(BackgroundWorkersToken));
  const mails = container.get(identifier(DeliverMailsToken));
  const exports = container.get(identifier(MakeExportsToken));
  const deletions = container.get(identifier(DeleteAccountsToken));
  const ended = container.get(identifier(ClearEndedToken));
  background.start({
    mails: () => mails.run(),
    exports: () => exports.run(),
    deletions: async () => {
      await ended.run();
      return deletions.run();
    },
  });
  return background;
}
