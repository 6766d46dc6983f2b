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

/**
 * The topics of a pin in a form. Without an answer of the server the form has none.
 * @param changed the edited topics; null while they are as stored
 */
export function usePinTopics(
  { entityId, access, isRepin }: Pin,
  changed: PinTopics | null,
  onChange: (changed: PinTopics | null) => void,
): EditedTopics {
  const { services } = useApp();
  const isOffered = mayCorrectTopics(access, isRepin);
  const [stored, setStored] = useState<PinTopics | null | undefined>(isOffered ? null : undefined);
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
    if (changed === null || !isOffered) return undefined;
    const { pinTopics } = await services.openSaving();
    const before = stored ?? (await pinTopics.ofPin(entityId));
    if (before === undefined) return undefined;
    for (const { id, applies } of topicDecisions(before, changed)) {
      const outcome = await pinTopics.decide(entityId, id, applies);
      if (outcome.kind === 'refused') return outcome;
    }
    return undefined;
  };
  return {
    shown: stored && (changed ?? stored),
    change: (topics) => onChange(stored && topicDecisions(stored, topics).length === 0 ? null : topics),
    decisions,
    save,
  };
}
