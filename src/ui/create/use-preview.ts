import { useEffect, useState } from 'react';
import { isVideoFile } from '../../domain/videos/video-file.ts';
import type { PictureUpload } from './picture-upload.ts';

/** An address under which the picture can be shown: the chosen file itself, else what the server has made of it. */
export function usePreview({ file, phase, stored, remote }: PictureUpload): string | null {
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
  return preview ?? stored?.imageUrl ?? remote?.previewUrl ?? null;
}
