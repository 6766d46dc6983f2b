import { useCallback, useEffect, useState, type RefObject } from 'react';

export type Captions = {
  /** Null when the video has none. */
  readonly url: string | null;
  readonly shown: boolean;
  /** What is said now; empty while they are not wanted. */
  readonly words: string;
  readonly toggle: () => void;
};

/**
 * What is said in a video, as words over it. They are given out here, so that they can stand above the controls: a
 * browser would draw them beneath. Where the system plays the video on the full screen, it draws them.
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
