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
  /** Some people are left out, because they accept no messages of the viewer. */
  readonly areSomeClosed: boolean;
  readonly failure: string | null;
};

const LOADING: FoundPeople = { people: null, areSomeClosed: false, failure: null };

/** People with this name whom the viewer can write to; without a name those of them whom the viewer follows. */
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
        const others = (page?.people ?? []).filter(({ entityId }) => entityId !== viewerId);
        const people = others.filter((person) => person.should_show_messaging);
        const areSomeClosed = people.length < others.length;
        if (isCurrent) setFound({ people, areSomeClosed, failure: null, query });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (isCurrent) setFound({ ...LOADING, people: [], failure: failureText(error.kind), query });
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
