import { useEffect, useState } from 'react';
import { isVideoFile } from '../../domain/videos/video-file.ts';
import type { PictureUpload } from './picture-upload.ts';

type Preview = {
  readonly address: string;
  /** To be called when the browser cannot show what is there. */
  readonly giveUp: () => void;
};

/**
 * Where the picture can be shown: the chosen file itself, else what the server has made of it, as with photos that
 * this browser cannot read.
 */
export function usePreview({ file, phase, stored, remote }: PictureUpload): Preview | null {
  const content = phase === 'refused' || file === null || isVideoFile(file) ? null : file.content;
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!(content instanceof Blob)) {
      setPreview(null);
      return undefined;
    }
    const address = URL.createObjectURL(content);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [content]);
  const address = preview ?? stored?.imageUrl ?? remote?.previewUrl;
  return address == null ? null : { address, giveUp: () => setPreview(null) };
}
