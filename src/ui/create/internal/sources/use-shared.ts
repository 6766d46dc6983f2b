import { useEffect } from 'react';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { RouteOf } from '../../../../domain/routes/route.ts';
import { useApp } from '../../../base/app-context.ts';
import { fetchCode } from '../../../base/lazy/fetch-code.ts';
import { useNavigateFromHere } from '../../../base/navigation/use-navigate-from-here.ts';
import { failureText } from '../../../base/failure-text.ts';
import type { SourceReading } from '../../../sources/source-reading.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';

/**
 * Takes over the content that another app shared: texts in the address, or files stored under the id in the address. If
 * there is only a link, its page is read for pictures.
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
        // The address keeps the content, so a reload tries again.
        app.stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
      });
  }, [isShare, title, text, url, shared]);
}
