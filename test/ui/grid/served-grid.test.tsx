import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ServedStylesContext } from '../../../src/ui/grid/served-styles.ts';
import { MasonryGrid } from '../../../src/ui/grid/masonry-grid.tsx';
import { servedPlaces } from '../../../src/ui/grid/served-places.ts';

const items = Array.from({ length: 80 }, (_, index) => ({ key: `pin${index}`, aspect: 1, fixed: 64 }));

const served = renderToString(
  <ServedStylesContext value={{ consent: '', messages: '', nonce: 'abc', servedPlaces }}>
    <MasonryGrid items={items} renderCard={(item) => <b>{item.key}</b>} label="Home" />
  </ServedStylesContext>,
);

describe('a page from the server', () => {
  test('places its cards by one style element with the word of the policy, without style attributes', () => {
    expect(served.match(/<style nonce="abc">/g)).toHaveLength(1);
    expect(served).not.toMatch(/<[^>]* style="/);
  });

  test('the rules select the children of the feed', () => {
    const id = /id="([^"]+)"[^>]*role="feed"/.exec(served)![1];
    expect(served).toContain(`#${id}>article[aria-posinset="7"]{--gc:1;--ga:1;--gb:`);
    expect(id).toMatch(/^[A-Za-z_][\w-]*$/);
  });

  test('carries no more than the first fifty cards', () => {
    expect(served.match(/<article/g)).toHaveLength(50);
  });
});
