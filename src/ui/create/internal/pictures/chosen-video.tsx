import { useEffect, useRef } from 'react';
import classes from './picture-field.module.css';
import { text } from '../../../text/language.ts';
import { createPictureMessages } from './messages.en.ts';

/** A preview of a chosen video before the server has created a poster: its first frame in this browser. */
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
      aria-label={text(createPictureMessages.video)}
    />
  );
}
