import { useEffect, useRef } from 'react';
import classes from './picture-field.module.css';

/** A chosen video before the server has made a poster of it: its first picture, as this browser shows it. */
export function ChosenVideo({ content }: { readonly content: unknown }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || !(content instanceof Blob)) return undefined;
    const address = URL.createObjectURL(content);
    element.src = address;
    return () => {
      // Stops loading; otherwise browsers request the revoked address again and again.
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(address);
    };
  }, [content]);
  return (
    <video
      ref={video}
      className={classes.preview}
      preload="metadata"
      muted
      playsInline
      aria-label="Selected video"
    />
  );
}
