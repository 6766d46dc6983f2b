import { useEffect, useState } from 'react';
import type { Refused } from '../../../application/ports/refused.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { mayCorrectTopics } from '../../../domain/permissions/pin-access.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { topicDecisions, type PinTopics } from '../../../domain/topics/pin-topics.ts';
import { useApp } from '../../base/app-context.ts';

type EditedTopics = {
  /** Null while they are being loaded; undefined when the viewer cannot change them. */
  readonly shown: PinTopics | null | undefined;
  readonly change: (topics: PinTopics) => void;
  /** What differs from what is stored. */
  readonly decisions: ReturnType<typeof topicDecisions>;
  /** Stores what differs. @throws {ServiceError} */
  readonly save: () => Promise<Refused | undefined>;
};

/** The topics of a pin in a form. Without an answer of the server the form has none. */
export function usePinTopics({ entityId, access, isRepin }: Pin): EditedTopics {
  const { services } = useApp();
  const isOffered = mayCorrectTopics(access, isRepin);
  const [stored, setStored] = useState<PinTopics | null | undefined>(isOffered ? null : undefined);
  const [changed, setChanged] = useState<PinTopics | null>(null);
  useEffect(() => {
    if (!isOffered) return undefined;
    let isCurrent = true;
    services
      .openSaving()
      .then(({ pinTopics }) => pinTopics.ofPin(entityId))
      .then(
        (topics) => isCurrent && setStored(topics),
        (error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          if (isCurrent) setStored(undefined);
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [services, entityId, isOffered]);
  const decisions = stored && changed ? topicDecisions(stored, changed) : [];
  const save = async () => {
    if (decisions.length === 0) return undefined;
    const { pinTopics } = await services.openSaving();
    for (const { id, applies } of decisions) {
      const outcome = await pinTopics.decide(entityId, id, applies);
      if (outcome.kind === 'refused') return outcome;
    }
    return undefined;
  };
  return { shown: changed ?? stored, change: setChanged, decisions, save };
}
