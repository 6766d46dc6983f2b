import { expect, test } from 'vitest';
import { isDeceptiveHost } from '../../../src/domain/links/deceptive-host.ts';

test.each([
  'example.com',
  'xn--pple-43d.com',
  'münchen.de',
  'пример.рф',
  'яндекс.com',
  'παράδειγμα.gr',
  '例え.jp',
  'toyota-トヨタ.jp',
  '한국.kr',
  'bücher123.de',
  'מבחן.com',
])('%s is shown as it is', (host) => expect(isDeceptiveHost(host)).toBe(false));

test.each([
  ['a Cyrillic letter among Latin ones', 'аpple.com'],
  ['in a label further on', 'login.pаypal.com'],
  ['a Greek letter among Latin ones', 'gοogle.com'],
  ['letters in full width', 'ｇoogle.com'],
  ['an invisible character', 'goo\u200Bgle.com'],
  ['a sign that turns the direction', 'goo\u202Egle.com'],
  ['another full stop', 'google。com'],
  ['mathematical letters', '𝐠oogle.com'],
])('%s is shown in ASCII', (_, host) => expect(isDeceptiveHost(host)).toBe(true));
