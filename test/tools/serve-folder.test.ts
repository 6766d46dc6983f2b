import { expect, test } from 'vitest';
import { serveFolder } from '../../tools/fake/serve-folder.ts';
import { aFolder } from './temporary-folder.ts';

test.each(['/', '/mira/', '//', '//evil.example/x', '/%'])(
  'the address %s shows the document',
  async (place) => {
    const folder = aFolder({ 'index.html': 'the app' });
    const site = await serveFolder(() => folder);
    try {
      const answer = await fetch(site.url + place);
      expect(await answer.text()).toBe('the app');
    } finally {
      await site.close();
    }
  },
);
