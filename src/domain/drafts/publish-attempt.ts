import { shownParts } from './draft-part.ts';
import type { Draft, DraftValues } from './draft.ts';
import { draftValue, draftValues } from './draft.ts';

/**
 * An attempt to publish a draft that got no answer. The pin may exist, so publishing again repeats this attempt, to
 * avoid a second pin.
 */
export type PublishAttempt = {
  /** The same for every attempt. */
  readonly key: string;
  /** The pin's content at that time: `madeOf` the draft. */
  readonly of: string;
};

/** The attempt for publishing this draft now. */
export function publishAttempt(draft: Draft): PublishAttempt {
  const key = `pin-of-draft-${draft.id}`;
  return draftValue(draft, 'attempt') ?? { key, of: madeOf(draftValues(draft)) };
}

/** True when the content of the draft has changed since this attempt. */
export function isOutdated({ of }: PublishAttempt, values: DraftValues): boolean {
  return of !== madeOf(values);
}

/** The content that cannot be changed after a pin was created. */
function madeOf(values: DraftValues): string {
  const { format, picture, layout, cover } = values;
  const own = picture?.id ?? null;
  const parts = shownParts(values).map(({ id, picture, title, text, link, pin }) => [
    id,
    picture?.id,
    title,
    text,
    link,
    pin?.pinId,
  ]);
  switch (format) {
    case 'single':
      return JSON.stringify([format, own]);
    case 'collage':
      return JSON.stringify([format, layout, parts]);
    case 'story':
      return JSON.stringify([format, cover, parts]);
    case 'carousel':
    case 'collection':
      return JSON.stringify([format, own, parts]);
  }
}
