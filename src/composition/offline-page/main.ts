import { CacheViewedPictureStorage } from '../../adapters/browser/cache-viewed-picture-storage.ts';
import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { readCookie } from '../../adapters/browser/cookies.ts';
import { pingServer } from '../../adapters/browser/ping-server.ts';
import { sessionMark } from '../../adapters/browser/session-mark.ts';
import { WebKeyValueStorage } from '../../adapters/browser/web-key-value-storage.ts';
import { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import { OFFLINE_PAGE_PATH } from '../../domain/offline/install-addresses.ts';
import { showOfflinePage } from '../../ui/offline/show-offline-page.ts';
import { applyTheme } from '../../ui/settings/apply-theme.ts';

/* Before the first paint: the page is the same for everybody, but the theme is not. */
const theme = readCookie('theme');
if (theme === 'light' || theme === 'dark') applyTheme(theme);

document.addEventListener('DOMContentLoaded', () => {
  const pictures = new CacheViewedPictureStorage();
  const storage = new WebKeyValueStorage(new ConsoleLogger(), () => localStorage);
  const recentlyViewed = new RecentlyViewed({ storage, pictures, sessionMark });
  const { pathname } = location;
  showOfflinePage({
    pins: recentlyViewed.pins(),
    pathname,
    pictureAt: (url) => pictures.find(url),
    ask: pingServer,
    // The user may have opened the offline page by its own address.
    retryFailedLoads: () => (pathname === OFFLINE_PAGE_PATH ? location.replace('/') : location.reload()),
  });
});
