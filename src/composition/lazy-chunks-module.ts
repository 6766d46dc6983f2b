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
      importChunk: () => Promise<LazyChunk<T>>,
      fetchStorages?: typeof tokens.FetchStoragesToken,
    ) =>
      provide(bind, to, { assembly: AssemblyToken }, ({ assembly }) => async () => {
        const storages = fetchStorages ? assembly.get(fetchStorages)() : [];
        const [modules, chunk] = await Promise.all([storages, fetchScript(importChunk)]);
        assembly.add(modules);
        return assembly.open(chunk);
      });
    lazy(tokens.OpenAccountToken, async () => (await import('./lazy/account-chunk.ts')).accountChunk);
    lazy(
      tokens.OpenBoardToolsToken,
      async () => (await import('./lazy/board-tools-chunk.ts')).boardToolsChunk,
    );
    lazy(tokens.OpenRelatedToken, async () => (await import('./lazy/related-chunk.ts')).relatedChunk);
    lazy(tokens.OpenFollowsToken, async () => (await import('./lazy/follows-chunk.ts')).followsChunk);
    lazy(
      tokens.OpenGuideToken,
      async () => (await import('./lazy/guide-chunk.ts')).guideChunk,
      tokens.FetchStoragesToken,
    );
    lazy(tokens.OpenLeavingToken, async () => (await import('./lazy/leaving-chunk.ts')).leavingChunk);
    lazy(
      tokens.OpenPinActionsToken,
      async () => (await import('./lazy/pin-actions-chunk.ts')).pinActionsChunk,
    );
    lazy(
      tokens.OpenPinFeedbackToken,
      async () => (await import('./lazy/pin-feedback-chunk.ts')).pinFeedbackChunk,
    );
    lazy(
      tokens.OpenPublishingToken,
      async () => (await import('./lazy/publishing-chunk.ts')).publishingChunk,
    );
    lazy(tokens.OpenDiscoveryToken, async () => (await import('./lazy/discovery-chunk.ts')).discoveryChunk);
    lazy(tokens.OpenSearchToken, async () => (await import('./lazy/search-chunk.ts')).searchChunk);
    lazy(
      tokens.OpenSuggestionsToken,
      async () => (await import('./lazy/suggestions-chunk.ts')).suggestionsChunk,
      tokens.FetchStoragesToken,
    );
    lazy(tokens.OpenSourcesToken, async () => (await import('./lazy/sources-chunk.ts')).sourcesChunk);
    lazy(tokens.OpenVideosToken, async () => (await import('./lazy/videos-chunk.ts')).videosChunk);
    lazy(
      tokens.OpenSavingToken,
      async () => (await import('./lazy/saving-chunk.ts')).savingChunk,
      tokens.FetchStoragesToken,
    );
    lazy(
      tokens.OpenDraftsToken,
      async () => (await import('./lazy/drafts-chunk.ts')).draftsChunk,
      tokens.FetchStoragesToken,
    );
    lazy(
      tokens.OpenShortcutSwitchToken,
      async () => (await import('./lazy/shortcut-switch-chunk.ts')).shortcutSwitchChunk,
      tokens.FetchStoragesToken,
    );
  });
}
