import { when } from 'mobx';
import type { OpenDrafts } from '../../../../application/drafts/draft-services.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { SharedItem } from '../../../../application/ports/storage/shared-item-storage.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../../domain/routes/route.ts';
import { sharedWords } from '../../../../domain/sharing/shared-words.ts';
import type { AppValue } from '../../../base/app-context.ts';
import type { SourceReading } from '../../../sources/source-reading.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import { text } from '../../../text/language.ts';
import { createSourceMessages } from './messages.en.ts';

/** Puts the shared content into a draft, or reads the shared page. Then removes it from the address. */
export async function importShared(
  { title, text: said, url, shared, media, method, tool, boardId }: RouteOf<'pin-create'>,
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  viewModel: DraftsViewModel,
  reading: SourceReading,
  navigate: (to: string, options: { readonly replace: true }) => Promise<void>,
): Promise<void> {
  const kept = shared === undefined ? undefined : await find(services.openDrafts, shared);
  const words = sharedWords(kept?.text ?? { title, text: said, url });
  const owner = stores.session.viewer?.entityId;
  if (owner !== undefined) await viewModel.open(owner);
  viewModel.receive(words, kept?.files ?? []);
  if (words.link !== '' && (kept?.files ?? []).length === 0) {
    reading.type(words.link);
    void reading.read({ method: method === 'bookmarklet' ? method : 'scraped', wanted: media });
  }
  await when(() => viewModel.entries.every(({ storageState }) => storageState !== 'keeping'));
  // The content is stored now, so a reload must not import it again.
  await navigate(formatRoute({ kind: 'pin-create', tool, boardId }), { replace: true });
  if (shared === undefined) return;
  if (kept === undefined) stores.toasts.say({ text: text(createSourceMessages.sharedGone), kind: 'problem' });
  else await kept.remove();
}

async function find(
  openDrafts: OpenDrafts,
  id: string,
): Promise<(SharedItem & { remove(): Promise<void> }) | undefined> {
  try {
    const { shared } = await openDrafts();
    const thing = await shared.find(id);
    return thing && { ...thing, remove: () => shared.remove(id) };
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
