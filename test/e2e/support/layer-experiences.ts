import type { Page } from 'playwright';

const SURVEY = 'https://survey.test/ask';
const GLOBAL = 1_000_162;
const ASKS = 1_000_421;

/** One experience of each kind, each on a kind of page of its own, so that all can be live at once. */
export const LAYER_EXPERIENCES = [
  on('home', 11, 1, {
    component_type: 2,
    anchors_by_platform: {
      web: { anchor: 'header_create', placement: 11 },
      web_mobile: { anchor: 'header_create', placement: 11 },
    },
    ...{ display_type: 1, flyout_direction: 3, text: 'Make your first pin' },
    ...{ button_text: 'Create', button_uri: '/pin/create/', scroll_to_dismiss: true },
  }),
  on('pin', 1_000_075, 8, {
    ...{ has_pulsar: true, has_tooltip: true, anchor: 'save_button', text: 'Keep it on a board' },
    delay: 1500,
  }),
  on('search', 1_000_503, 1, {
    ...{ component_type: 3, search_query_list: ['hill'], text_colors: ['#7a1fa2'] },
    text_background_color: '#ffffff',
  }),
  on('ideas', GLOBAL, 26, {
    ...{ title: 'New: collages', body: 'Cut things out of pins.' },
    image: { url: '/static/favicon.svg', imageAlt: 'A collage', dominantColor: [180, 66, 31] },
    ...{ completeButton: { text: 'Try it' }, dismissButton: { text: 'Not now' } },
  }),
  on('profile', GLOBAL, 29, {
    ...{ anchor: 'profile_boards_tab', message: 'All <a href="/ideas/">boards</a> are here.' },
    complete_button: 'Got it',
  }),
  on('board', ASKS, 5, survey({ anket: true, action_trigger: 1, title_text: 'How are boards?' })),
  on('settings', GLOBAL, 28, {
    ...{ title: 'Add a photo', message: 'People find you more easily.', icon: 4 },
    ...{ completeButton: { text: 'Done' }, dismissButton: { text: 'Later' } },
  }),
  on('today', GLOBAL, 10, { text: 'Drag pins to put them in order.', link: '/ideas/', duration: 6000 }),
  on('cookie-policy', ASKS, 5, survey({ action_trigger: 2, title_text: 'Leaving so soon?' })),
  { ...on('tuner', GLOBAL, 29, { anchor: 'header_home', message: 'First' }), exempt: false },
  {
    ...on('tuner', ASKS, 5, survey({ action_trigger: 1, title_text: 'Second' })),
    exempt: false,
  },
];

function on(page: string, placement: number, type: number, data: Record<string, unknown>) {
  return {
    experience_id: 0,
    placement_id: placement,
    type,
    name: page,
    revision: 1,
    display_data: data,
    audience: { pageKinds: [page] },
    schedule: { start: '2020-01-01T00:00', end: '2100-01-01T00:00' },
    exempt: true,
  };
}

function survey(data: Record<string, unknown>) {
  return {
    buttons: [{ text: 'No, thanks' }, { text: 'Yes', uri: SURVEY }],
    subtitle_text: 'Three questions.',
    ...data,
  };
}

/** Plays the site of the surveys, with a script in its page. */
export async function serveSurvey(page: Page, script: string): Promise<void> {
  await page.route(`${SURVEY}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Ask</title><main><h1>Ask</h1><button>Send</button></main><script>${script}</script></html>`,
    }),
  );
}
