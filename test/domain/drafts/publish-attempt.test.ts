import { describe, expect, test } from 'vitest';
import type { DraftValues } from '../../../src/domain/drafts/draft.ts';
import { draftValues, withValue } from '../../../src/domain/drafts/draft.ts';
import { isOutdated, publishAttempt } from '../../../src/domain/drafts/publish-attempt.ts';
import { aDraft, aDraftPart, aDraftPicture } from '../../builders/a-draft.ts';

const PARTS = [aDraftPart('one'), aDraftPart('two')];

describe('an attempt to publish a draft', () => {
  test('goes on under its key, whatever has changed since', () => {
    const draft = aDraft({ picture: aDraftPicture({ id: 'p1' }) });
    const attempt = publishAttempt(draft);
    const later = withValue(withValue(draft, 'attempt', attempt, 2), 'picture', null, 3);
    expect(publishAttempt(later)).toEqual(attempt);
  });

  test('of another draft has another key', () => {
    expect(publishAttempt(aDraft({}, 1, 'd1')).key).not.toBe(publishAttempt(aDraft({}, 1, 'd2')).key);
  });

  test.each<[string, Partial<DraftValues>, Partial<DraftValues>, boolean]>([
    ['the title', { picture: aDraftPicture() }, { title: 'A chair' }, false],
    ['the picture', { picture: aDraftPicture() }, { picture: aDraftPicture({ id: 'p2' }) }, true],
    ['the kind of pin', { parts: PARTS, format: 'carousel' }, { format: 'collage' }, true],
    ['the order of parts', { parts: PARTS, format: 'carousel' }, { parts: PARTS.toReversed() }, true],
    ['a part it does not show', { picture: aDraftPicture(), format: 'single' }, { parts: PARTS }, false],
    ['how a collage is laid out', { parts: PARTS, format: 'collage' }, { layout: 'mosaic' }, true],
    ['the same of a carousel', { parts: PARTS, format: 'carousel' }, { layout: 'mosaic' }, false],
    ['the cover of a story', { parts: PARTS, format: 'story' }, { cover: 'two' }, true],
  ])('is outdated when %s has changed: %#', (_what, before, change, outdated) => {
    const attempt = publishAttempt(aDraft(before));
    expect(isOutdated(attempt, draftValues(aDraft(before)))).toBe(false);
    expect(isOutdated(attempt, draftValues(aDraft({ ...before, ...change })))).toBe(outdated);
  });
});
