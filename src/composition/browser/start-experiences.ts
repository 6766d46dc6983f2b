import { EndExperience } from '../../application/experiences/end-experience.ts';
import { Interrupt } from '../../application/experiences/interrupt.ts';
import { viewportClass } from '../../domain/experiences/delivery/audience.ts';
import { previewTokenOf } from '../../domain/experiences/preview-link.ts';
import { ExperienceStore } from '../../ui/experiences/experience-store.ts';
import { showExperiences } from '../../ui/experiences/experience-host.tsx';
import { watchExperiences } from '../../ui/experiences/watch-experiences.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { retryImport } from '../../ui/base/lazy/retry-import.ts';
import { spokenLocale } from '../../ui/text/language.ts';
import type { App } from '../create-app.ts';
import { KeyValueStorageToken, NowToken, SessionStorageToken, WaitToken } from '../lazy-tokens.ts';
import { clock } from '../lazy/clock-module.ts';
import { experiencesChunk } from '../lazy/experiences-chunk.ts';

/** Shows the messages of this page and of all later ones. */
export function startExperiences(app: App): void {
  const { assembly, services, stores } = app;
  const { experiences, unseen, events } = assembly.open(experiencesChunk);
  assembly.add([clock]);
  const [storage, now] = [assembly.get(KeyValueStorageToken), assembly.get(NowToken)];
  const { logger } = services;
  const store = new ExperienceStore({
    displays: () => retryImport(() => fetchScript(() => import('../../domain/experiences/display.ts'))),
    experiences,
    endExperience: new EndExperience({
      experiences,
      storage,
      logger,
      viewerId: () => stores.session.viewer?.entityId ?? null,
    }),
    logger,
    events,
    locale: spokenLocale,
    viewport: () => viewportClass(innerWidth),
    preview: () => previewTokenOf(location.search),
    now,
    countUnseen: (experienceId, outcome) => unseen.note(experienceId, outcome),
  });
  const interrupt = new Interrupt({
    storage,
    session: assembly.get(SessionStorageToken),
    window: windowName(),
    now,
    wait: assembly.get(WaitToken),
  });
  watchExperiences(app, store);
  showExperiences(stores, { store, interrupt });
}

function windowName(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
