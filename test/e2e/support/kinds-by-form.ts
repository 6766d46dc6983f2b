import type { Locator, Page } from 'playwright';

/** What an operator enters into one field: a text, the name of an option, or a press on a switch. */
type Entry = string | { readonly option: string } | true;

type Places = { readonly pin: string; readonly board: string };

/** How an operator makes an experience of one kind, and where people see it. */
export type KindByForm = {
  /** What the kind is called in the list of kinds. */
  readonly kind: string;
  readonly entries: Readonly<Record<string, Entry>>;
  /** By default every kind is offered to everybody. */
  readonly isForVisitors?: false;
  readonly at: (places: Places) => string;
  readonly shown: (page: Page) => Locator;
};

const content = (entries: Readonly<Record<string, Entry>>) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`display_data.${name}`, entry]));

const text = (words: string) => (page: Page) =>
  page.locator('h2, p, [popover] div').filter({ hasText: words, visible: true }).first();

const DIRECTIONS = {
  'anchors_by_platform.web.anchor': { option: 'Create in the header' },
  'anchors_by_platform.web_mobile.anchor': { option: 'Create in the header' },
};

/** One of each kind, on a page or at a place of its own, so that all can be live at once. */
export const KINDS_BY_FORM: readonly KindByForm[] = [
  {
    kind: 'Notice',
    entries: content({
      type: { option: 'Warning' },
      title: 'Planned maintenance',
      message: 'Saving is off on Sunday.',
      'primaryAction.label': 'Got it',
    }),
    at: () => '/',
    shown: text('Planned maintenance'),
  },
  {
    kind: 'Promotion',
    entries: {
      placement_id: { option: 'Every page' },
      ...content({
        title: 'Sell what you make',
        message: 'Get a business account.',
        'primaryAction.label': 'Upgrade',
        'primaryAction.href': '/business/convert/',
      }),
      'audience.pageKinds': { option: 'Shopping' },
      // Members of less than two weeks get no other promotion.
      exempt: true,
    },
    at: () => '/shopping/',
    shown: text('Sell what you make'),
  },
  {
    kind: 'Banner',
    entries: {
      placement_id: { option: 'Every page' },
      ...content({
        titleText: 'Autumn is here',
        message: 'Ideas for the season.',
        completeButtonText: 'See ideas',
        onCompleteRedirectUrl: '/ideas/',
      }),
      'audience.pageKinds': { option: 'Videos' },
    },
    at: () => '/videos/',
    shown: text('Autumn is here'),
  },
  {
    kind: 'Callout',
    entries: {
      placement_id: { option: 'Every page' },
      ...content({ title: 'Boards have sections', message: 'Open a board to add one.' }),
      'audience.pageKinds': { option: 'Explore' },
    },
    at: () => '/ideas/',
    shown: text('Boards have sections'),
  },
  {
    kind: 'Floating callout',
    entries: {
      ...content({ title: 'Show your face', message: 'People find you more easily.' }),
      'audience.pageKinds': { option: 'Settings' },
    },
    isForVisitors: false,
    at: () => '/settings/',
    shown: text('Show your face'),
  },
  {
    kind: 'Dialog',
    entries: {
      ...content({ title: 'New: collages', body: 'Cut things out.', 'completeButton.text': 'Try it' }),
      'audience.pageKinds': { option: 'Today' },
    },
    at: () => '/today/',
    shown: (page) => page.getByRole('dialog', { name: 'New: collages' }),
  },
  {
    kind: 'Survey',
    entries: {
      ...content({
        title_text: 'How are boards?',
        'buttons.0.text': 'No, thanks',
        'buttons.1.text': 'Yes',
        'buttons.1.uri': 'https://survey.test/ask',
        action_trigger: { option: 'At once' },
      }),
      'audience.pageKinds': { option: 'Boards' },
    },
    at: ({ board }) => board,
    shown: text('How are boards?'),
  },
  {
    kind: 'Figures of own pins',
    entries: {
      placement_id: { option: 'Pin page' },
      ...content({
        title_text: 'Your pins are seen',
        subtitle_text: 'Look how often.',
        'buttons.0.text': 'Not now',
        'buttons.1.text': 'See figures',
      }),
    },
    at: ({ pin }) => pin,
    shown: text('Your pins are seen'),
  },
  {
    kind: 'Popover',
    entries: {
      ...content({ anchor: { option: 'Boards tab of a profile' }, message: 'All boards are here.' }),
      'audience.pageKinds': { option: 'Profiles' },
    },
    at: () => '/ann/',
    shown: text('All boards are here.'),
  },
  {
    kind: 'Flyout',
    entries: {
      ...content({ ...DIRECTIONS, text: 'Make a pin' }),
      'audience.pageKinds': { option: 'All topics' },
    },
    isForVisitors: false,
    at: () => '/topics',
    shown: text('Make a pin'),
  },
  {
    kind: 'Pulsing dot',
    entries: { ...content({ ...DIRECTIONS, text: 'Start here' }), 'audience.pageKinds': { option: 'Pins' } },
    isForVisitors: false,
    at: ({ pin }) => pin,
    shown: (page) => page.getByRole('button', { name: 'Show tip: Start here' }),
  },
  {
    kind: 'Tooltip',
    entries: {
      ...content({ anchor: { option: 'Search field' }, text: 'Search for a color.' }),
      'audience.pageKinds': { option: 'Home' },
    },
    at: () => '/',
    shown: text('Search for a color.'),
  },
  {
    kind: 'Toast',
    entries: {
      placement_id: { option: 'Every page' },
      ...content({ text: 'You can change your mind.', duration: '60' }),
      'audience.pageKinds': { option: 'Cookie policy' },
    },
    at: () => '/about/cookie-policy',
    shown: (page) => page.getByText('You can change your mind.').filter({ visible: true }).first(),
  },
  {
    kind: 'Search highlight',
    entries: content({
      search_query_list: 'hill',
      text_colors: '#7a1fa2',
      text_background_color: '#fff2b8',
    }),
    at: () => '/search/pins/?q=hill',
    shown: (page) => page.locator('main mark').first(),
  },
];

/** Enters something into a field of the operator's form, below its heading if that is closed. */
export async function enter(form: Page, field: string, entry: Entry): Promise<void> {
  const place = form.locator(`[data-field="${field}"]`);
  if (!(await place.isVisible())) await form.locator('details', { has: place }).locator('summary').click();
  if (entry === true) await place.getByRole('switch').click();
  else if (typeof entry === 'string')
    await place.locator('input:not([type=color]), textarea').first().fill(entry);
  else {
    await place.getByRole('combobox').first().click();
    await form.getByRole('option', { name: entry.option, exact: true }).first().click();
  }
}
