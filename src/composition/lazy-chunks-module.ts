import { ContainerModule } from 'inversify';
import { fetchScript } from '../ui/base/lazy/fetch-code.ts';
import { AssemblyToken, type LazyChunk } from './assembly.ts';
import { provide } from './provide.ts';
import type { Token } from './token.ts';
import * as tokens from './tokens.ts';

/** Binds the functions that import the lazy chunks. Their ports come from the same container. */
export function lazyChunksModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    /** `fetchStorages`: the chunk uses the storages of the profile, which are loaded in parallel. */
    const lazy = <T>(
      to: Token<() => Promise<T>>,
      importModule: () => Promise<{ readonly chunk: LazyChunk<T> }>,
      fetchStorages?: typeof tokens.FetchStoragesToken,
    ) =>
      provide(bind, to, { assembly: AssemblyToken }, ({ assembly }) => async () => {
        const storages = fetchStorages ? assembly.get(fetchStorages)() : [];
        const [modules, { chunk }] = await Promise.all([storages, fetchScript(importModule)]);
        assembly.add(modules);
        return assembly.open(chunk);
      });
    lazy(tokens.OpenAccountToken, () => import('./lazy/account-chunk.ts'));
    lazy(tokens.OpenBoardToolsToken, () => import('./lazy/board-tools-chunk.ts'));
    lazy(tokens.OpenRelatedToken, () => import('./lazy/related-chunk.ts'));
    lazy(tokens.OpenFollowsToken, () => import('./lazy/follows-chunk.ts'));
    lazy(tokens.OpenGuideToken, () => import('./lazy/guide-chunk.ts'), tokens.FetchStoragesToken);
    lazy(tokens.OpenLeavingToken, () => import('./lazy/leaving-chunk.ts'));
    lazy(tokens.OpenPinActionsToken, () => import('./lazy/pin-actions-chunk.ts'));
    lazy(tokens.OpenPinFeedbackToken, () => import('./lazy/pin-feedback-chunk.ts'));
    lazy(tokens.OpenPublishingToken, () => import('./lazy/publishing-chunk.ts'));
    lazy(tokens.OpenDiscoveryToken, () => import('./lazy/discovery-chunk.ts'));
    lazy(tokens.OpenSearchToken, () => import('./lazy/search-chunk.ts'));
    lazy(tokens.OpenSuggestionsToken, () => import('./lazy/suggestions-chunk.ts'), tokens.FetchStoragesToken);
    lazy(tokens.OpenSourcesToken, () => import('./lazy/sources-chunk.ts'));
    lazy(tokens.OpenVideosToken, () => import('./lazy/videos-chunk.ts'));
    lazy(tokens.OpenSavingToken, () => import('./lazy/saving-chunk.ts'), tokens.FetchStoragesToken);
    lazy(tokens.OpenDraftsToken, () => import('./lazy/drafts-chunk.ts'), tokens.FetchStoragesToken);
    lazy(
      tokens.OpenShortcutSwitchToken,
      () => import('./lazy/shortcut-switch-chunk.ts'),
      tokens.FetchStoragesToken,
    );
  });
}
