import type { Language } from '../../../../../src/domain/messages/language.ts';
import { SHARE_PATH } from '../../../../../src/domain/offline/install-addresses.ts';
import { formatRoute } from '../../../../../src/domain/routes/format-route.ts';
import { GROUND_COLORS } from '../../../../../src/domain/settings/theme-colors.ts';
import { installMessages } from './messages.en.ts';

/** The manifest supports a single theme. Pages name the colours of both. */
const GROUND = GROUND_COLORS.light;

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The web app manifest. */
export function webManifest(
  siteName: string,
  language: Language,
  sharesFiles: boolean,
): Readonly<Record<string, unknown>> {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: language.text(installMessages.description),
    lang: language.tag,
    dir: language.direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['lifestyle', 'photo', 'productivity'],
    icons: [
      icon('/static/app-icon.svg', 'any', 'image/svg+xml', 'any'),
      icon('/static/app-icon-192.png', '192x192', 'image/png', 'any'),
      icon('/static/app-icon-512.png', '512x512', 'image/png', 'any'),
      icon('/static/app-icon-maskable-512.png', '512x512', 'image/png', 'maskable'),
      icon('/static/app-icon-monochrome-512.png', '512x512', 'image/png', 'monochrome'),
    ],
    shortcuts: [
      {
        name: language.text(installMessages.create),
        short_name: language.text(installMessages.createShort),
        url: formatRoute({ kind: 'pin-create' }),
        icons: [icon('/static/app-icon-192.png', '192x192', 'image/png', 'any')],
      },
    ],
    share_target: sharesFiles ? FILES_AND_WORDS : WORDS,
  };
}

function icon(src: string, sizes: string, type: string, purpose: string) {
  return { src, sizes, type, purpose };
}

const PARAMS = { title: 'title', text: 'text', url: 'url' } as const;

/** Receives texts; works without a service worker. */
const WORDS = { action: formatRoute({ kind: 'pin-create' }), method: 'GET', params: PARAMS } as const;

/** Only the service worker can receive files; the server accepts the request without them. */
const FILES_AND_WORDS = {
  action: SHARE_PATH,
  method: 'POST',
  enctype: 'multipart/form-data',
  params: { ...PARAMS, files: [{ name: 'pictures', accept: PICTURES }] },
} as const;
