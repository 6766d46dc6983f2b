import type { MediaStore } from '../server/application/ports/media/media.ts';
import type { PagePlatform } from '../server/composition/in-page/in-page-module.ts';
import { openInPageServer } from '../server/composition/in-page/open-in-page-server.ts';
import { MediaStoreToken } from '../server/composition/tokens.ts';
import { override } from '../src/composition/provide.ts';

/** The server of a page with other pictures: for a showcase that begins with your own content. */
export const ownServerInPage = (platform: PagePlatform, pictures: MediaStore) =>
  openInPageServer(platform, [override(MediaStoreToken, pictures)]);
