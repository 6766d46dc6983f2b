import { expect, test } from 'vitest';
import type { PageFindings } from '../../../src/domain/sources/read-statements.ts';
import { withOembed } from '../../../src/domain/sources/with-oembed.ts';

const SITE = 'https://example.com';

function aPage(fields: Partial<PageFindings> = {}): PageFindings {
  return {
    url: `${SITE}/a`,
    title: '',
    description: '',
    siteName: '',
    canonicalUrl: `${SITE}/a`,
    pictures: [],
    facts: null,
    oembedUrl: null,
    ...fields,
  };
}

test('a photo is offered itself, a video by the picture that stands for it', () => {
  const photo = { type: 'photo', url: `${SITE}/a.jpg`, width: 800, height: 600, title: 'Sea' };
  expect(withOembed(aPage(), photo)).toMatchObject({
    title: 'Sea',
    pictures: [{ url: `${SITE}/a.jpg`, width: 800, height: 600, isMain: true }],
  });
  const video = { type: 'video', thumbnail_url: `${SITE}/still.jpg`, provider_name: 'Films' };
  expect(withOembed(aPage(), video)).toMatchObject({
    siteName: 'Films',
    pictures: [{ url: `${SITE}/still.jpg`, width: 0, height: 0 }],
  });
});

test('what the page says itself stays, and a picture that it has comes once', () => {
  const own = { url: `${SITE}/a.jpg?w=200`, width: 200, height: 100, description: 'Own', isMain: true };
  const page = aPage({ title: 'Own title', siteName: 'Own site', pictures: [own] });
  const note = { type: 'photo', url: `${SITE}/a.jpg?w=900`, title: 'Other', provider_name: 'Other' };
  const { title, siteName, pictures } = withOembed(page, note);
  expect([title, siteName]).toEqual(['Own title', 'Own site']);
  expect(pictures).toMatchObject([{ url: `${SITE}/a.jpg?w=900`, description: 'Own', isMain: true }]);
});

test.each([null, 'text', [], {}, { type: 'photo', url: 'javascript:alert(1)' }, { thumbnail_url: 7 }])(
  '%j adds nothing',
  (note) => expect(withOembed(aPage(), note)).toEqual(aPage()),
);
