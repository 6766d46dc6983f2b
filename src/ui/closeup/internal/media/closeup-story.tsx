import { useEffect, useMemo, useState, type RefObject } from 'react';
import { storyPages } from '../../../../domain/stories/story-pages.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { useCloseupContext } from '../closeup-context.ts';

/** The cover is beneath it. */
const StoryStage = lazyComponent(async () => (await import('../../../stories/story-stage.tsx')).StoryStage);

/** The pages of an open story, over its cover; the code is loaded after the page. */
export function CloseupStory({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const { listed } = useCloseupContext();
  const [isStarted, setStarted] = useState(false);
  useEffect(() => setStarted(true), []);
  const pages = useMemo(() => storyPages(listed.storyPinData), [listed]);
  return isStarted && pages.length > 0 && <StoryStage pin={listed} pages={pages} frame={frame} />;
}
