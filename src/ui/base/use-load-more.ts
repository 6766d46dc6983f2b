import { useState } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import { failureText } from './failure-text.ts';

export type LoadMore = {
  readonly loading: boolean;
  /** The error message of the last attempt; null after a success. */
  readonly failure: string | null;
  readonly load: () => void;
};

/** The state of a "show more" button: one attempt at a time, and its error. */
export function useLoadMore(read: () => Promise<void>): LoadMore {
  const [loading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async () => {
    setLoading(true);
    setFailure(null);
    try {
      await read();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setFailure(error.shown ?? failureText(error.kind));
    } finally {
      setLoading(false);
    }
  };
  return { loading, failure, load: () => void load() };
}
