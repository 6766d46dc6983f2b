import { flag, ownPath, text, type RouteEntries } from './route-entry.ts';
import { CREATION_TOOLS, type LeavingRoute, type PinRoute } from '../route.ts';

/** A page that shows the closeup, possibly with a layer on top. */
const closeup = { landing: 'closeup', interaction: 'pin' } as const;
const openPin = { access: 'open', ready: true, ...closeup } as const;

export const PIN_ROUTES: RouteEntries<PinRoute['kind'] | LeavingRoute['kind']> = {
  pin: { paths: ['/pin/{pinId}/'], indexed: true, ...openPin },
  'pin-comments': { paths: ['/pin/{pinId}/comments'], access: 'open', ...closeup },
  'pin-sent': { paths: ['/pin/{pinId}/sent/'], ...openPin },
  'pin-feedback': { paths: ['/pin/{pinId}/feedback/'], ...openPin },
  'pin-edit': { paths: ['/pin/{pinId}/edit/'], access: 'full', ready: true },
  'pin-repin': {
    paths: ['/pin/{pinId}/repin/', '/pin/{pinId}/repin/*'],
    query: {
      isEditingPin: flag('isEditingPin'),
      pinBoardId: text('pinBoardId'),
      // The doubled ampersands are part of the established address of this page.
      isFromToast: flag('isFromToast', '&&'),
      originalPinId: text('originalPinId', '&&'),
    },
    access: 'full',
    ready: true,
  },
  'pin-analytics': {
    paths: ['/pin/{pinId}/analytics'],
    query: { days: text('days') },
    access: 'full',
    ready: true,
  },
  'pin-visual-search': {
    paths: ['/pin/{pinId}/visual-search/'],
    query: { crop: text('crop') },
    access: 'open',
    ready: true,
  },
  'pin-visual-search-products': {
    paths: ['/pin/{pinId}/visual-search/products/'],
    query: { crop: text('crop') },
    access: 'open',
    ready: true,
  },
  'pin-create': {
    paths: ['/pin/create/', ...CREATION_TOOLS.map((tool) => ({ path: `/${tool}`, sets: { tool } }))],
    query: {
      title: text('title'),
      text: text('text'),
      url: text('url'),
      shared: text('shared'),
      media: text('media'),
      method: text('method'),
      boardId: text('board_id'),
    },
    access: 'full',
    ready: true,
  },
  'tv-studio': { paths: ['/tv/studio'], access: 'full' },
  'pin-redirect': {
    paths: ['/pin_redirect'],
    query: {
      domain: text('domain'),
      domainImageUrl: text('domainImageUrl'),
      origin: ownPath('origin'),
      pinCategory: text('pinCategory'),
      pinImageUrl: text('pinImageUrl'),
      redirectUrl: text('redirectUrl'),
    },
    access: 'open',
    ready: true,
  },
  offsite: {
    paths: ['/offsite/'],
    query: {
      token: text('token'),
      url: text('url'),
      pin: text('pin'),
      isThirdPartyAd: text('isThirdPartyAd'),
      csr: text('csr'),
      clientTrackingParams: text('client_tracking_params'),
      auxData: text('aux_data'),
    },
    access: 'open',
    ready: true,
  },
};
