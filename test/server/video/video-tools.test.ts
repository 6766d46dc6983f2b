import { copyFile, writeFile } from 'node:fs/promises';
import { LocalVideoTools } from '../../../server/adapters/video/local-video-tools.ts';
import type { LocalFile } from '../../../server/application/ports/media/video-files.ts';
import { describeVideoTools } from '../../contracts/video-tools.contract.ts';
import { ReadableVideoTools } from '../application/videos/readable-video-tools.ts';
import { FTYP } from './bytes.ts';
import { FFMPEG } from './found-ffmpeg.ts';

const sample = (name: string, to: LocalFile) =>
  copyFile(new URL(`./samples/${name}.mp4`, import.meta.url), to);

const FILMS = {
  place: '+48.85',
  write(kind: 'film' | 'captioned' | 'no film' | 'damaged', to: LocalFile): Promise<void> {
    switch (kind) {
      case 'film':
        return sample('small', to);
      case 'captioned':
        return sample('captioned', to);
      case 'no film':
        return writeFile(to, '#EXTM3U\n');
      case 'damaged':
        return writeFile(to, FTYP);
    }
  },
};

const TEXTS = {
  film: 'a film at home',
  captioned: 'a film with words',
  'no film': 'a song',
  damaged: 'a damaged film',
};

describeVideoTools('readable', {
  tools: new ReadableVideoTools(),
  place: 'at home',
  write: (kind, to) => writeFile(to, TEXTS[kind]),
});
describeVideoTools('without ffmpeg', { tools: new LocalVideoTools(null), ...FILMS });
if (FFMPEG !== null) describeVideoTools('with ffmpeg', { tools: new LocalVideoTools(FFMPEG), ...FILMS });
