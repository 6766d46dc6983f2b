import { useCallback } from 'react';

/**
 * A ref for the frame of a picture: marks it as coming and as here. Only a picture that the page adds itself fades in:
 * served ones are on their way before any script.
 */
export function useArrival(added: boolean): (frame: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (frame) => {
      const image = frame?.querySelector('img');
      if (!frame || !image) return undefined;
      const arrive = () => frame.setAttribute('data-picture', 'here');
      const fail = () => frame.setAttribute('data-picture', 'failed');
      if (image.complete && image.naturalWidth > 0) arrive();
      else if (added) frame.setAttribute('data-picture', 'coming');
      image.addEventListener('load', arrive);
      image.addEventListener('error', fail);
      return () => {
        image.removeEventListener('load', arrive);
        image.removeEventListener('error', fail);
      };
    },
    [added],
  );
}
