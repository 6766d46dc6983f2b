import { useState } from 'react';
import { isVideoFile } from '../../../../domain/videos/video-file.ts';
import { useFileAddress } from '../../../base/use-file-address.ts';
import type { PictureUpload } from './picture-upload.ts';

type Preview = {
  readonly address: string;
  /** Call when the browser cannot display the picture. */
  readonly giveUp: () => void;
};

/**
 * An address for a preview: the chosen file, or else the server's version, for example of a photo that this browser
 * cannot decode.
 */
export function usePreview({ file, phase, stored, remote }: PictureUpload): Preview | null {
  const content = phase === 'refused' || file === null || isVideoFile(file) ? null : file.content;
  const own = useFileAddress(content);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const isShown = own !== null && own !== unreadable;
  const address = isShown ? own : (stored?.imageUrl ?? remote?.previewUrl);
  return address == null ? null : { address, giveUp: () => setUnreadable(own) };
}
