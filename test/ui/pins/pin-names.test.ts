import { describe, expect, test } from 'vitest';
import { cardTitle } from '../../../src/domain/cards/footer-parts.ts';
import { cardName } from '../../../src/ui/pins/pin-names.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aUserShort } from '../../builders/a-user.ts';

const untitled = { title: '', gridTitle: '', altText: null, autoAltText: null };

describe('a card is called', () => {
  test.each([
    [{ gridTitle: 'Short', title: 'Long title' }, 'Short'],
    [{ gridTitle: '', title: 'Long title' }, 'Long title'],
    [{ ...untitled, altText: 'A fig in a bowl' }, 'A fig in a bowl'],
    [{ ...untitled, autoAltText: 'A red bowl' }, 'A red bowl'],
    [{ ...untitled, pinner: aUserShort({ fullName: 'Ann Ash' }) }, 'Pin by Ann Ash'],
    [{ ...untitled, pinner: null }, 'Pin'],
  ])('%o → %s', (fields, name) => {
    expect(cardName(aPin(fields))).toBe(name);
  });

  test('but shows only a real title', () => {
    expect(cardTitle(aPin({ ...untitled, altText: 'A fig' }))).toBe('');
  });
});
