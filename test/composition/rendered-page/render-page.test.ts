// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { HOLD_CHOICE } from '../../../src/composition/rendered-page/hold-choice.ts';
import { toBoardId, toPinId } from '../../../src/domain/ids/ids.ts';
import { shownBeginning } from '../../../src/ui/first-use/guide.ts';
import type { WireClientContext } from '../../../wire/client-context.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireSection } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireUser, aWireViewer } from '../../builders/a-wire-user.ts';
import { render, takenOver, texts, visited } from './hydrated-page.ts';

describe('the question about cookies', () => {
  const asked = async (context: Partial<WireClientContext>, viewer: unknown = null) => {
    const server = visited()
      .on('UserSession.get', aWireAnswer({ viewer }, { context }))
      .on('UserHomefeed.get', aWireAnswer([aWirePin()], { context }));
    const { document } = await takenOver(server, '/?tab=a"b');
    return document.querySelector('[data-consent]');
  };
  const consent = {
    allow_analytic_cookies: false,
    allow_marketing_cookies: false,
    allow_personalization_cookies: false,
    decided: false,
  };

  test('is a form behind the link to the content, which leads back to the page', async () => {
    const banner = await asked({ consent });
    expect(banner?.nextElementSibling?.tagName).toBe('SCRIPT');
    expect(banner?.parentElement?.previousElementSibling?.textContent).toBe('Skip to content');
    const form = banner?.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cookie-choice']);
    expect(form?.querySelector<HTMLInputElement>('[name=back]')?.value).toBe('/?tab=a%22b');
    expect([...(form?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Accept all',
      'Reject all',
      'Let me choose',
    ]);
    expect(form?.textContent).toContain(
      'We use cookies to deliver personalized ads and experiences, and to analyze traffic on our site. Read our cookie policy for more information.',
    );
  });

  test.each([
    ['who has decided', { consent: { ...consent, decided: true } }],
    ['whose browser says no', { consent, honors_privacy_signal: true as const }],
    ['who is a bot', { consent, is_bot: true }],
  ])('is not put to anybody %s', async (_, context) => {
    expect(await asked(context)).toBeNull();
  });

  test('of a member stays whatever the cookies of the browser say', async () => {
    const banner = await asked({ consent }, aWireViewer());
    expect(banner?.nextElementSibling?.textContent).toBe(HOLD_CHOICE);
  });
});

describe('the home page', () => {
  test('shows the pins, and hands them over with the next page', async () => {
    const server = visited().on(
      'UserHomefeed.get',
      aWireAnswer([aWirePin({ id: '102', title: 'A lamp', grid_title: 'A lamp' }), aWirePin()], {
        bookmark: 'next',
      }),
    );
    const { rendered, document, stores } = await takenOver(server, '/');
    expect(rendered.kind).toBe('page');
    expect([...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label'))).toEqual([
      'A lamp',
      'A chair',
    ]);
    expect(stores.feeds.open({ kind: 'home' })).toMatchObject({
      ids: ['102', '101'],
      bookmark: 'next',
      phase: 'ready',
    });
  });

  test('hands its cards over with their people and boards once each', async () => {
    const home = aWireAnswer([
      { id: '101', type: 'pin', title: 'A chair', pinner: '11', board: '21' },
      { id: '102', type: 'pin', title: 'A lamp', pinner: '11', board: '21' },
    ]);
    const envelope = home.json as { resource_response: object };
    Object.assign(envelope.resource_response, {
      data_people: { '11': { id: '11', type: 'user', username: 'ann', full_name: 'Ann Ash' } },
      data_boards: { '21': { id: '21', type: 'board', name: 'Home', url: '/ann/home/', owner: '11' } },
    });
    const server = visited().on('UserHomefeed.get', home);
    const { document, stores } = await takenOver(server, '/');
    expect(server.optionsOf('UserHomefeed.get')).toEqual([{ field_set_key: 'card' }]);
    for (const id of ['101', '102'])
      expect(stores.pins.find(toPinId(id))).toMatchObject({
        pinner: { fullName: 'Ann Ash' },
        board: { name: 'Home', owner: { username: 'ann' } },
      });
    const state = document.getElementById('pinakes-state')!.textContent;
    expect(state.split('Ann Ash')).toHaveLength(2);
  });

  test('that cannot be read fails as a page, and its list can be read again', async () => {
    const { rendered, document, stores } = await takenOver(
      visited().on('UserHomefeed.get', aWireFailure('unavailable')),
      '/',
    );
    expect(rendered).toMatchObject({ kind: 'failed', noindex: true });
    expect(texts(document, 'h1')).toEqual(['This page didn’t load']);
    expect(stores.feeds.open({ kind: 'home' }).phase).toBe('fresh');
  });
});

describe('a pin', () => {
  test('is handed over whole', async () => {
    const wire = aWirePin({
      description: 'Made of oak',
      link: 'https://shop.test/chair',
      domain: 'shop.test',
    });
    const { document, stores } = await takenOver(
      visited().on('Pin.get', aWireAnswer(wire)),
      '/pin/a-chair--101/',
    );
    expect(texts(document, 'h1')).toEqual(['A chair']);
    expect(stores.pins.findByName('101')).toEqual(pinFromWire(wire));
  });

  test('that was found under another name is found under it again', async () => {
    const { document, stores } = await takenOver(
      visited().on('Pin.get', aWireAnswer(aWirePin())),
      '/pin/555/',
    );
    expect(texts(document, 'h1')).toEqual(['A chair']);
    expect(stores.pins.findByName('555')?.title).toBe('A chair');
  });

  test('that is not there is a page that says so', async () => {
    const { rendered, document } = await takenOver(
      visited().on('Pin.get', aWireFailure('pin_not_found')),
      '/pin/9/',
    );
    expect(rendered).toMatchObject({ kind: 'not-found', noindex: true });
    expect(texts(document, 'h1')).toEqual(['We couldn’t find that page']);
  });
});

describe('a profile', () => {
  const server = () =>
    visited()
      .on('User.get', aWireAnswer(aWireUser({ board_count: 2 })))
      .on(
        'Boards.get',
        aWireAnswer([aWireBoard(), aWireBoard({ id: '22', name: 'Lamps' })], { bookmark: 'more' }),
      );

  test('hands over the person and the boards', async () => {
    const { document, stores } = await takenOver(server(), '/ann/');
    expect(texts(document, 'h1')).toEqual(['Ann Example']);
    expect(stores.users.find('ann')?.boardCount).toBe(2);
    expect(stores.boards.listOf('ann')?.boards.map(({ name }) => name)).toEqual(['Home', 'Lamps']);
    expect(stores.boards.listOf('ann')?.bookmark).toBe('more');
  });

  test('is in the state once, however often it was read', async () => {
    const { state } = await takenOver(server(), '/ann/');
    expect(Object.keys(state.props.initialReduxState.users)).toEqual(['11']);
    expect(Object.keys(state.props.initialReduxState.boards)).toEqual(['21', '22']);
  });

  test('in other letters moves to its own', async () => {
    expect(await render(server(), '/Ann/')).toEqual({ kind: 'moved', to: '/ann/', permanent: true });
  });
});

describe('a board', () => {
  const server = () =>
    visited()
      .on('Board.get', aWireAnswer(aWireBoard({ section_count: 1, pin_count: 1 })))
      .on('BoardFeed.get', aWireAnswer([aWirePin()]))
      .on('BoardSections.get', aWireAnswer([aWireSection()]))
      .on('BoardSection.get', aWireAnswer(aWireSection()))
      .on('BoardSectionPins.get', aWireAnswer([aWirePin()]));

  test('hands over its sections and pins', async () => {
    const { document, stores } = await takenOver(server(), '/ann/home/');
    expect(texts(document, 'h1, h2')).toEqual(['Home', 'All pins']);
    expect(texts(document, 'a[href="/ann/home/chairs/"]')).toEqual(['Chairs0 pins']);
    expect(stores.sections.findByAddress('ann', 'home', 'chairs')?.title).toBe('Chairs');
    expect(stores.boards.findByAddress('ann', 'home')?.sectionCount).toBe(1);
  });

  test('is handed over with all its sections on the page of one of them', async () => {
    const sections = [aWireSection(), aWireSection({ id: '32', title: 'Tables', slug: 'tables' })];
    const two = server().on('BoardSections.get', aWireAnswer(sections));
    const { document, state, stores } = await takenOver(two, '/ann/home/chairs/');
    expect(texts(document, 'h1')).toEqual(['Chairs']);
    expect(Object.keys(state.props.initialReduxState.boards)).toEqual(['21']);
    expect(Object.keys(state.props.initialReduxState.boardsections).sort()).toEqual(['31', '32']);
    expect(stores.sections.findByAddress('ann', 'home', 'chairs')?.title).toBe('Chairs');
  });

  const signedIn = () =>
    server()
      .on('UserSession.get', aWireAnswer({ viewer: { ...aWireViewer() } }))
      .on(
        'UserSettings.get',
        aWireAnswer({ type: 'user', id: '11', profile_view: { board_sort: 'custom' } }),
      );

  test('is handed over to the form that changes it', async () => {
    const { document, stores } = await takenOver(signedIn(), '/board/21/edit');
    expect(texts(document, 'h1')).toEqual(['Edit board']);
    expect(stores.boards.find(toBoardId('21'))?.name).toBe('Home');
  });

  test('is shown as its reader wants it, whose settings stay out of the page', async () => {
    const { state, stores } = await takenOver(signedIn(), '/ann/home/');
    expect(stores.profileView).toMatchObject({ known: true, view: { boardSort: 'custom' } });
    expect(state.props.initialReduxState.users).toEqual({});
  });
});

test('a board under its id moves to its name', async () => {
  const server = visited().on('Board.get', aWireAnswer(aWireBoard()));
  expect(await render(server, '/ann/21/')).toEqual({ kind: 'moved', to: '/ann/home/', permanent: true });
});

describe('how one gets in', () => {
  const empty = () => visited().on('UserHomefeed.get', aWireAnswer([]));

  test('is known to the page, and to the app that takes it over', async () => {
    const { document, state } = await takenOver(empty(), '/', 'first');
    expect(texts(document, 'h1')).toEqual(['Pinakes is ready']);
    expect(state.route.signupPolicy).toBe('first');
  });

  test('goes without saying where everybody may sign up', async () => {
    const { state } = await takenOver(empty(), '/');
    expect(state.route.signupPolicy).toBeUndefined();
  });

  test('says that photos of phones are taken only where they are', async () => {
    const taking = async (takesHeic: boolean) =>
      (await takenOver(visited(), 'https://pins.test/login/', 'open', takesHeic)).state.route.takesHeic;
    expect([await taking(true), await taking(false)]).toEqual([true, undefined]);
  });

  test('vouches for links to trusted hosts, in the document and in the app that takes it over', async () => {
    const server = visited()
      .on('User.get', aWireAnswer(aWireUser({ website_url: 'https://ann.example/' })))
      .on('Boards.get', aWireAnswer([]))
      .on('UserPins.get', aWireAnswer([]))
      .on('UserActivityPins.get', aWireAnswer([]));
    const { document, state } = await takenOver(server, '/ann/', 'open', false, {}, ['ann.example']);
    expect(document.querySelector('a[href="https://ann.example/"]')?.getAttribute('rel')).toBe('noopener');
    expect(state.route.trustedHosts).toEqual(['ann.example']);
  });
});

test('a beginner’s steps are in the document, and the app goes on with them', async () => {
  const server = new WireServer()
    .on('UserSession.get', aWireAnswer({ viewer: aWireViewer({ pin_count: 0 }) }))
    .on('UserHomefeed.get', aWireAnswer([]))
    .on(
      'UserExperience.get',
      aWireAnswer({ 11: { placement_id: 11, experience_id: 600_001, type: 1000, status: null } }),
    )
    .on('Onboarding.get', aWireAnswer({ steps: [], completed: true }))
    .on('Boards.get', aWireAnswer([aWireBoard({ pin_count: 0 })]));
  const { document, stores } = await takenOver(server, '/');
  expect(texts(document, 'h3')).toEqual(['Create a board', 'Add your first pins', 'See them on your board']);
  expect(document.querySelector('h3')?.getAttribute('aria-label')).toBe('Done: Create a board');
  expect(shownBeginning(stores)).toMatchObject({ kind: 'steps' });
});

describe('who looks', () => {
  test('is known to the page', async () => {
    const server = new WireServer()
      .on('UserSession.get', aWireAnswer({ viewer: aWireViewer() }))
      .on('UserHomefeed.get', aWireAnswer([aWirePin()]));
    const { document, stores } = await takenOver(server, '/');
    expect(stores.session.viewer?.username).toBe('ann');
    expect(texts(document, 'h1')).toEqual(['Home']);
  });

  test('must be signed in for a page of one’s own', async () => {
    expect(await render(visited(), '/pin/create/')).toEqual({ kind: 'sign-in' });
  });

  test('does not appear in the page of a visitor', async () => {
    const { state } = await takenOver(visited().on('UserHomefeed.get', aWireAnswer([])), '/');
    expect(state.viewer).toBeNull();
  });
});

test('an address that is nobody’s is not found', async () => {
  expect(await render(visited(), '/a/b/c/d/e/f/')).toMatchObject({ kind: 'not-found' });
});
