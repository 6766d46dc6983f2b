import { expect, test } from 'vitest';
import { escapeHtml } from '../../../src/domain/text/escape-html.ts';

test('a text is neither an element nor the end of an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escapeHtml('Oak, elm')).toBe('Oak, elm');
});
