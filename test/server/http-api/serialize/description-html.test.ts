import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionHtml } from '../../../../server/adapters/http-api/serialize/internal/description-html.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
  ['one\ntwo', 'one<br>two'],
  ['see https://a.example/x.', 'see <a href="https://a.example/x">https://a.example/x</a>.'],
  ['(http://a.example)', '(<a href="http://a.example">http://a.example</a>)'],
  [
    'https://a.example/?b=1&c="',
    '<a href="https://a.example/?b=1&amp;c=">https://a.example/?b=1&amp;c=</a>&quot;',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://', 'https://'],
  [
    'https://www.\u0430pple.example/',
    '<a href="https://www.xn--pple-43d.example/">https://www.xn--pple-43d.example/</a>',
  ],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
])('%o is shown as %o', (description, html) => {
  expect(descriptionHtml(description)).toBe(html);
});

test('nothing but links and line breaks ever gets through', () => {
  const piece = fc.oneof(
    fc.constantFrom('<script>', '"', "'", '&', '\n', 'https://a.example/', 'https://x"y', '<a href=', '>'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = descriptionHtml(pieces.join(''));
      const rest = html.replace(/<a href="https?:\/\/[^"<>]*">[^<>]*<\/a>|<br>/g, '');
      expect(rest).not.toMatch(/[<>"']/);
    }),
  );
});
