import { useEffect, useMemo, useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { ComparedPicture, MatchQuery } from '../../application/ports/media/source-gateway.ts';
import type { Cancellation } from '../../application/ports/media/upload-gateway.ts';
import type { Semaphore } from '../../application/semaphore.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import type { OwnMatch } from '../../domain/sources/own-match.ts';
import { useApp } from '../base/app-context.ts';

/** Debounce time after typing a link, or after a choice. */
const PAUSE_MS = 600;

/** Own pins of this page, once they are loaded. */
export function useMatchesOfPage(link: string, boardId: BoardId | null): readonly OwnMatch[] {
  return useMatches(
    useMemo(() => (link === '' ? null : { link, picture: null, boardId }), [link, boardId]),
    null,
  );
}

/** Own pins of this picture, once they are loaded. `turns` limits the concurrent requests. */
export function useMatchesOfPicture(
  picture: ComparedPicture | null,
  boardId: BoardId | null,
  semaphore: Semaphore | null = null,
): readonly OwnMatch[] {
  const kind = picture?.kind;
  const name = picture?.kind === 'remote' ? picture.url : picture?.signature;
  const query = useMemo(() => {
    if (kind === undefined || name === undefined) return null;
    const same = kind === 'remote' ? { kind, url: name } : { kind, signature: name };
    return { link: null, picture: same, boardId };
  }, [kind, name, boardId]);
  return useMatches(query, semaphore);
}

/** Empty while there is nothing to compare. An outdated query is cancelled. */
function useMatches(query: MatchQuery | null, semaphore: Semaphore | null): readonly OwnMatch[] {
  const { services } = useApp();
  const [matches, setMatches] = useState<readonly OwnMatch[]>([]);
  useEffect(() => {
    setMatches([]);
    if (query === null) return undefined;
    const end = new AbortController();
    const cancellation = cancellationBy(end.signal);
    const look = async () => {
      const { findOwnMatches } = await services.openSources();
      const ask = () => findOwnMatches.run(query, cancellation);
      const found = semaphore === null ? await ask() : await semaphore.run(ask, cancellation);
      if (!cancellation.cancelled) setMatches(found ?? []);
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        // Without a result the pin can still be created.
        if (!(error instanceof ServiceError)) throw error;
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [services, query, semaphore]);
  return matches;
}

/** Uses the platform's `AbortSignal`: the application's cancellation would add another file to the page. */
function cancellationBy(signal: AbortSignal): Cancellation {
  return {
    get cancelled() {
      return signal.aborted;
    },
    onCancel(listener) {
      if (signal.aborted) listener();
      else signal.addEventListener('abort', listener);
    },
  };
}
