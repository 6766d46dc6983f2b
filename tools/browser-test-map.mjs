// The browser tests that cover a part of the product, for parts that only some tests use. The names are file names in
// test/e2e without the extension. Changes to any other part run all tests.

const FORMS = 'accessibility/forms';
const OPEN = 'accessibility/open-screens';
const OWN = 'accessibility/own-screens';
const CATALOGUE = ['catalogue', 'catalogue-pictures'];
const KIT = ['kit/choosing', 'kit/layers', 'kit/menu', 'kit/states', 'kit/tooltip'];
const MAKING = ['create', 'drafts', 'kinds', 'upload-on-its-way', 'video-upload', 'before-the-app'];
const BOARDS = ['boards', 'selected-pins', 'walls', 'first-use', OPEN, OWN];
const SAVING = ['saving', 'board-picker', 'keyboard', OWN];

/** Test files by folder. */
export const SEEN_BY = {
  'src/composition/client-rendered': ['staging', 'fake'],
  'src/composition/staging': ['staging'],
  'server/adapters/browser': ['fake'],
  'server/composition/in-page': ['fake'],
  'src/composition/fake': ['fake'],
  'src/service-worker': ['installed', 'shared-items'],
  'src/ui/accounts': ['account', 'accounts', 'before-the-app', 'failures', 'first-use', 'serving', OPEN, OWN],
  'src/ui/board': BOARDS,
  'src/ui/board-edit': BOARDS,
  'src/ui/carousel': [...CATALOGUE, 'kinds', 'pins-of-several-things', 'right-to-left'],
  'src/ui/counting': ['counting', 'masonry-groups'],
  'src/ui/create': [
    ...MAKING,
    'failures',
    'first-use',
    'shared-items',
    'sources',
    'sponsorship',
    'told-pages',
    FORMS,
  ],
  'src/ui/feedback': [...CATALOGUE, 'feedback'],
  'src/ui/first-use': ['first-use'],
  'src/ui/follow': ['following', 'profile-head', OPEN],
  'src/ui/offline': ['installed'],
  'src/ui/organize': [...BOARDS, 'right-to-left'],
  'src/ui/pin-edit': ['saving', 'shop-details', 'sponsorship', OWN],
  'src/ui/repin': SAVING,
  'src/ui/saving': [...SAVING, ...CATALOGUE, 'card-menus', 'closeup'],
  'src/ui/section': BOARDS,
  'src/ui/settings': ['account', 'before-the-app', 'other-readers', 'right-to-left', FORMS],
  'src/ui/shortcuts': ['keyboard', 'saving', 'endless-wall', OPEN],
  'src/ui/sources': ['sources', 'told-pages', FORMS],
  'src/ui/stories': ['kinds', 'pins-of-several-things'],
  'src/ui/videos': ['video-player', 'video-upload', 'videos', 'pins-of-several-things'],
  'tools/catalogue': CATALOGUE,
  'tools/fake': ['fake'],
  'tools/kit': KIT,
};

/** Tests that check the whole build. */
export const SEES_EVERYTHING = ['sizes', 'pseudo-language'];

/** @returns the browser tests that cover a file, or undefined if all of them may */
export function browserTestsSeeing(file) {
  const folder = Object.keys(SEEN_BY).find((each) => file.startsWith(`${each}/`));
  return folder && [...SEES_EVERYTHING, ...SEEN_BY[folder]];
}
