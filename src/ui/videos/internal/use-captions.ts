import { useCallback, useEffect, useState, type RefObject } from 'react';

export type Captions = {
  /** Null without captions. */
  readonly url: string | null;
  readonly shown: boolean;
  /** The current caption; empty while captions are off. */
  readonly words: string;
  readonly toggle: () => void;
};

/**
 * The captions of a video, rendered over it by the app, so that they are above the controls: the browser would render
 * them beneath. In native full screen the system renders them.
 */
export function useCaptions(video: RefObject<HTMLVideoElement | null>, url: string | null): Captions {
  const [shown, setShown] = useState(false);
  const [words, setWords] = useState('');
  useEffect(() => {
    const element = video.current;
    const track = element?.textTracks[0];
    if (!shown || element === null || track === undefined) return undefined;
    const say = () => setWords([...(track.activeCues ?? [])].map(wordsOf).join('\n'));
    const leave = () => (track.mode = 'showing');
    const comeBack = () => (track.mode = 'hidden');
    comeBack();
    say();
    track.addEventListener('cuechange', say);
    element.addEventListener('webkitbeginfullscreen', leave);
    element.addEventListener('webkitendfullscreen', comeBack);
    return () => {
      track.removeEventListener('cuechange', say);
      element.removeEventListener('webkitbeginfullscreen', leave);
      element.removeEventListener('webkitendfullscreen', comeBack);
      track.mode = 'disabled';
      setWords('');
    };
  }, [video, shown]);
  const toggle = useCallback(() => setShown((was) => !was), []);
  return { url, shown, words, toggle };
}

function wordsOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
}
