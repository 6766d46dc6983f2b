import { useCallback } from 'react';

/** What is there so soon was kept by the browser: it stands at once, and costs no fading. ms */
const SOON_MS = 80;

/**
 * A ref for the frame of a picture: marks it as coming and as here. Only a picture that the page adds itself, and that
 * lets one wait, fades in: served ones are on their way before any script.
 */
export function useArrival(added: boolean): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      const image = frame?.querySelector('img');
      if (!frame || !image) return undefined;
      let coming: ReturnType<typeof setTimeout> | undefined;
      const mark = (state: 'coming' | 'here' | 'failed') => {
        clearTimeout(coming);
        frame.setAttribute('data-picture', state);
      };
      const arrive = () => mark('here');
      const fail = () => mark('failed');
      if (image.complete && image.naturalWidth > 0) arrive();
      else if (added) {
        coming = setTimeout(() => {
          mark('coming');
          frame.setAttribute('data-fades', '');
        }, SOON_MS);
      }
      image.addEventListener('load', arrive);
      image.addEventListener('error', fail);
      return () => {
        clearTimeout(coming);
        image.removeEventListener('load', arrive);
        image.removeEventListener('error', fail);
      };
    },
    [added],
  );
}
