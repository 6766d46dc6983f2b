import { ContainerModule } from 'inversify';
import { fetchScript } from '../ui/base/fetch-code.ts';
import { AssemblyToken, type LatePart } from './assembly.ts';
import { provide } from './provide.ts';
import type { Token } from './token.ts';
import * as tokens from './tokens.ts';

/** How the parts come that are fetched when they are first needed. Their ports come from the same container. */
export function latePartsModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const late = <T>(to: Token<() => Promise<T>>, fetchPart: () => Promise<LatePart<T>>) =>
      provide(
        bind,
        to,
        { assembly: AssemblyToken },
        ({ assembly }) =>
          async () =>
            assembly.open(await fetchScript(fetchPart)),
      );
    const lateOnStorages = <T>(to: Token<() => Promise<T>>, fetchPart: () => Promise<LatePart<T>>) =>
      provide(
        bind,
        to,
        { assembly: AssemblyToken, storages: tokens.FetchStoragesToken },
        ({ assembly, storages }) =>
          async () => {
            const [modules, part] = await Promise.all([storages(), fetchScript(fetchPart)]);
            assembly.add(modules);
            return assembly.open(part);
          },
      );
    late(tokens.OpenAccountToken, async () => (await import('./late/account-part.ts')).accountPart);
    late(tokens.OpenBoardToolsToken, async () => (await import('./late/board-tools-part.ts')).boardToolsPart);
    late(tokens.OpenFollowsToken, async () => (await import('./late/follows-part.ts')).followsPart);
    late(
      tokens.OpenGuideChoiceToken,
      async () => (await import('./late/guide-choice-part.ts')).guideChoicePart,
    );
    late(tokens.OpenPinActionsToken, async () => (await import('./late/pin-actions-part.ts')).pinActionsPart);
    late(
      tokens.OpenPinFeedbackToken,
      async () => (await import('./late/pin-feedback-part.ts')).pinFeedbackPart,
    );
    late(tokens.OpenPublishingToken, async () => (await import('./late/publishing-part.ts')).publishingPart);
    late(tokens.OpenSourcesToken, async () => (await import('./late/sources-part.ts')).sourcesPart);
    late(tokens.OpenVideosToken, async () => (await import('./late/videos-part.ts')).videosPart);
    lateOnStorages(tokens.OpenSavingToken, async () => (await import('./late/saving-part.ts')).savingPart);
    lateOnStorages(tokens.OpenDraftsToken, async () => (await import('./late/drafts-part.ts')).draftsPart);
    lateOnStorages(
      tokens.OpenShortcutSwitchToken,
      async () => (await import('./late/shortcut-switch-part.ts')).shortcutSwitchPart,
    );
  });
}
