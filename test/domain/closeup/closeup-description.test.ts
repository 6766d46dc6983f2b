import { describe, expect, test } from 'vitest';
import { closeupDescription, unifiedDescription } from '../../../src/domain/closeup/closeup-description.ts';
import type { RichMetadata } from '../../../src/domain/pins/rich-data.ts';
import { richMetadataFromWire } from '../../../wire/rich-data-from-wire.ts';
import { aPin } from '../../builders/a-pin.ts';

const named = (display_name: string): RichMetadata | null => richMetadataFromWire({ display_name });

describe('the unified description', () => {
  test.each([
    ['abc', null],
    ['  abc  ', null],
    ['abcd', 'abcd'],
  ])('%o is used as %o', (closeupUnifiedDescription, used) => {
    expect(unifiedDescription(aPin({ closeupUnifiedDescription }))).toBe(used);
  });

  test('is not used when it repeats the display name', () => {
    const richMetadata = named('Red chair');
    expect(unifiedDescription(aPin({ closeupUnifiedDescription: ' red CHAIR ', richMetadata }))).toBeNull();
    expect(unifiedDescription(aPin({ closeupUnifiedDescription: 'A chair', title: 'A chair' }))).toBeNull();
    expect(
      unifiedDescription(aPin({ closeupUnifiedDescription: 'A chair', title: 'A chair', richMetadata })),
    ).toBe('A chair');
  });
});

test('the closeup falls back from unified to own to plain description', () => {
  const pin = { closeupUnifiedDescription: 'unified', closeupDescription: 'own', description: 'plain' };
  expect(closeupDescription(aPin(pin))).toBe('unified');
  expect(closeupDescription(aPin({ ...pin, closeupUnifiedDescription: '' }))).toBe('own');
  expect(closeupDescription(aPin({ description: 'plain' }))).toBe('plain');
});

describe('a description that repeats the title', () => {
  const title = 'A chair';

  test.each([
    ['of the pin', { description: title }, ''],
    ['in other letters', { description: ' a CHAIR ' }, ''],
    [
      'in all three texts',
      { closeupUnifiedDescription: title, closeupDescription: title, description: title },
      '',
    ],
    ['gives way to the next one', { closeupUnifiedDescription: title, description: 'Of oak' }, 'Of oak'],
    [
      'under another display name',
      { closeupUnifiedDescription: title, richMetadata: named('Red chair') },
      '',
    ],
    ['with more words stays', { description: 'A chair of oak' }, 'A chair of oak'],
  ])('%s', (_what, fields, shown) => {
    expect(closeupDescription(aPin({ title, description: '', closeupDescription: '', ...fields }))).toBe(
      shown,
    );
  });
});
