import { dropOptionalData } from '../../application/settings/drop-optional-data.ts';
import { fetchScript } from '../../ui/base/lazy/fetch-code.ts';
import { ConsentPrompt } from '../../ui/consent/consent-prompt.ts';
import { watchConsent } from '../../ui/consent/watch-consent.ts';
import type { App } from '../create-app.ts';
import { KeyValueStorageToken, SessionStorageToken } from '../lazy-tokens.ts';

/** Handles all decisions about cookies from now on. Returns the model of its dialog. */
export function startConsent({ assembly, services, stores }: App): ConsentPrompt {
  const openChunk = async () => {
    const { consentChunk } = await fetchScript(() => import('../lazy/consent-chunk.ts'));
    return assembly.open(consentChunk);
  };
  const areas = { local: assembly.get(KeyValueStorageToken), session: assembly.get(SessionStorageToken) };
  const prompt = new ConsentPrompt({
    services,
    stores,
    open: async () => (await openChunk()).consent,
    forget: async () => (await openChunk()).deleteStored(),
  });
  watchConsent({ services, stores, prompt, drop: (choices) => dropOptionalData(areas, choices) });
  return prompt;
}
