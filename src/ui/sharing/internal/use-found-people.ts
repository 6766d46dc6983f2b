import { useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { useApp } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';

/** The pause in typing after which people are searched, ms. */
const PAUSE_MS = 250;

export type FoundPeople = {
  /** Null while they are loaded. */
  readonly people: readonly UserShort[] | null;
  readonly failure: string | null;
};

const LOADING: FoundPeople = { people: null, failure: null };

/** People with this name; without a name those whom the viewer follows. The viewer is left out. */
export function useFoundPeople(query: string): FoundPeople {
  const { services, stores } = useApp();
  const { viewer } = stores.session;
  const username = viewer?.username ?? '';
  const viewerId = viewer?.entityId;
  const [found, setFound] = useState<FoundPeople & { readonly query: string }>({ ...LOADING, query });
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        const page =
          query === ''
            ? await (await services.openFollows()).listPeople.run({ kind: 'following', username }, null)
            : await (await services.openSearch()).listPeople.run(query, null);
        const people = (page?.people ?? []).filter(({ entityId }) => entityId !== viewerId);
        if (isCurrent) setFound({ people, failure: null, query });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (isCurrent) setFound({ people: [], failure: failureText(error.kind), query });
      }
    };
    const timer = setTimeout(() => void read(), query === '' ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [services, query, username, viewerId]);
  return found.query === query ? found : LOADING;
}
