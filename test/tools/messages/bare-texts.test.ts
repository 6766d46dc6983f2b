import { expect, test } from 'vitest';
import { compileMessage } from '../../../tools/messages/compile.ts';
import { pseudoMessage } from '../../../tools/messages/pseudo.ts';
import { bareTexts } from '../../support/bare-texts.ts';

const pseudo = (english: string) => String(pseudoMessage(compileMessage(english)));

test('messages are not bare, nor numbers and signs', () => {
  const read = [pseudo('Save'), '12', '· 3 – 4', pseudo('My pins')];
  expect(bareTexts(read, [])).toEqual([]);
});

test('a literal is bare, beside a message too', () => {
  expect(bareTexts(['Save', `${pseudo('Save')} now`, 'W'], [])).toEqual([
    'Save',
    `${pseudo('Save')} now`,
    'W',
  ]);
});

test('a literal inside of a message is bare, whatever element it is in', () => {
  expect(bareTexts(['⟦Šáááv', 'the board', 'éd⟧', 'now'], [])).toEqual(['the board', 'now']);
  expect(bareTexts(['⟦Šáááv', '⟦bóóárd⟧', 'éd⟧'], [])).toEqual([]);
});

test('content is allowed as a whole, inside and outside of messages', () => {
  expect(bareTexts(['Hills', `⟦Šáávéd tó Hills⟧`, 'Hillside'], ['Hills'])).toEqual(['Hillside']);
  expect(bareTexts(['High and low', 'High'], ['High and low'])).toEqual(['High']);
  expect(bareTexts(['walks.exampl…'], [/walks\.exampl(e|…)/gu])).toEqual([]);
});
