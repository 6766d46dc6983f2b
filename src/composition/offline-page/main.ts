import { ConsoleLogger } from '../../adapters/browser/console-logger.ts';
import { readCookie } from '../../adapters/browser/cookies.ts';
import { serverAnswers } from '../../adapters/browser/server-answers.ts';
import { OFFLINE_PAGE_PATH } from '../../domain/offline/install-addresses.ts';
import { showOfflinePage } from '../../ui/offline/show-offline-page.ts';
import { applyTheme } from '../../ui/settings/apply-theme.ts';
import { openSeenBook } from '../open-seen-book.ts';

/* Before anything is painted: the page is the same for everybody, the theme is not. */
const theme = readCookie('theme');
if (theme === 'light' || theme === 'dark') applyTheme(theme);

document.addEventListener('DOMContentLoaded', () => {
  const { seenBook, pictures } = openSeenBook(new ConsoleLogger());
  const { pathname } = location;
  showOfflinePage({
    pins: seenBook.pins(),
    pathname,
    pictureAt: (url) => pictures.find(url),
    ask: serverAnswers,
    // Somebody may have opened it by its own address.
    goOn: () => (pathname === OFFLINE_PAGE_PATH ? location.replace('/') : location.reload()),
  });
});
