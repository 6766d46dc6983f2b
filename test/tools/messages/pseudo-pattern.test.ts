import { expect, test } from 'vitest';
import { compileMessage } from '../../../tools/messages/compile.ts';
import { pseudoMessage } from '../../../tools/messages/pseudo.ts';
import { pseudoPattern } from '../../e2e/support/pseudo/pseudo-pattern.ts';

const pseudo = (english: string) => String(pseudoMessage(compileMessage(english)));

test.each(['Save', 'My', 'What’s new?', 'Choose an image or video', 'S'])(
  'finds the pseudo-language text for “%s”',
  (english) => {
    const exact = pseudoPattern(english, { exact: true });
    expect(exact.test(pseudo(english))).toBe(true);
    expect(exact.test(english)).toBe(true);
    expect(exact.test(pseudo(`${english} it`))).toBe(false);
    expect(pseudoPattern(english).test(pseudo(`Do ${english} it`))).toBe(true);
  },
);

test('finds texts with values, and messages in messages', () => {
  expect(pseudoPattern('Delete Hills?').test('⟦Délééété Hills?⟧')).toBe(true);
  expect(pseudoPattern('Published to Profile', { exact: true }).test('⟦Púúblííšhéd tó ⟦Próófíílé⟧⟧')).toBe(
    true,
  );
});

test('finds by simple patterns', () => {
  expect(pseudoPattern(/^Country/).test(pseudo('Country or region'))).toBe(true);
  expect(pseudoPattern(/choose another board/).test(pseudo('Save, choose another board'))).toBe(true);
  expect(pseudoPattern(/^Country/).test(pseudo('Your country'))).toBe(false);
});
