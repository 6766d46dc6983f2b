import { useState } from 'react';
import { isVideoFile } from '../../../domain/videos/video-file.ts';
import { useFileAddress } from '../../base/use-file-address.ts';
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
  const own = useFileAddress(content);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const isShown = own !== null && own !== unreadable;
  const address = isShown ? own : (stored?.imageUrl ?? remote?.previewUrl);
  return address == null ? null : { address, giveUp: () => setUnreadable(own) };
}
