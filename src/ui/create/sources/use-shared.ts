import { useEffect } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { useApp } from '../../base/app-context.ts';
import { fetchCode } from '../../base/lazy/fetch-code.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { failureText } from '../../base/failure-text.ts';
import type { SourceReading } from '../../sources/source-reading.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';

/**
 * Takes up what another app has handed over: words in the address, or what was kept under the name that it gives. A
 * link without pictures is read for them.
 */
export function useShared(
  route: RouteOf<'pin-create'>,
  viewModel: DraftsViewModel,
  reading: SourceReading,
): void {
  const app = useApp();
  const navigate = useNavigateFromHere();
  const { title, text, url, shared } = route;
  const isShare = [title, text, url, shared].some((part) => part !== undefined);
  useEffect(() => {
    if (!isShare) return;
    fetchCode(() => import('./import-shared.ts'))
      .then(({ importShared }) => importShared(route, app, viewModel, reading, navigate))
      .catch((error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        // The address still has it: the page loaded anew takes it up.
        app.stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
      });
  }, [isShare, title, text, url, shared]);
}
