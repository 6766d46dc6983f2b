import { describe, expect, test } from 'vitest';
import { storyPages } from '../../../src/domain/stories/story-pages.ts';
import { isRemovedStory } from '../../../src/domain/stories/removed-story.ts';
import { aPin } from '../../builders/a-pin.ts';
import { aStory, storyBlocks } from '../../builders/a-story.ts';

const { picture, video, text, product } = storyBlocks;

describe('a page of a story shows', () => {
  test('picture, video, texts and the products on it', () => {
    const [page] = storyPages(aStory([[picture(20), video(4_000), text(' Sand it '), product('7')]]));
    expect(page).toMatchObject({
      picture: { url: '/picture/20.svg', width: 736 },
      video: { videoList: { V_720P: { duration: 4_000 } } },
      texts: ['Sand it'],
      products: ['7'],
    });
  });

  test('the first picture of several', () => {
    expect(storyPages(aStory([[picture(20), picture(90)]]))[0]?.picture?.url).toBe('/picture/20.svg');
  });
});

test('pages with nothing to show are left out', () => {
  const empty = { ...picture(0), image: { images: {} } } as ReturnType<typeof picture>;
  const pages = storyPages(aStory([[], [text(' ')], [product('')], [empty], [text('Paint it')]]));
  expect(pages.map(({ texts }) => texts)).toEqual([['Paint it']]);
});

test('of a page of a thousand blocks as many are shown as a page can have', () => {
  const blocks = Array.from({ length: 1_000 }, (_, index) => text(`Line ${index}`));
  expect(storyPages(aStory([blocks]))[0]?.texts).toHaveLength(20);
});

test('a story that its creator has removed shows nothing', () => {
  const storyPinData = aStory([[picture(20)]], { isDeleted: true });
  expect(storyPages(storyPinData)).toEqual([]);
  expect(isRemovedStory(aPin({ storyPinData }))).toBe(true);
});

test('other pins are neither stories nor removed', () => {
  expect(storyPages(aPin().storyPinData)).toEqual([]);
  expect(isRemovedStory(aPin())).toBe(false);
});
