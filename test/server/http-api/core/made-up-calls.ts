import { UNDECIDED } from '../../../../server/application/accounts/cookie-consent.ts';
import { implementCalls, OK, type Call } from '../../../../server/adapters/http-api/core/call/define-call.ts';
import { direct, payload, resource } from '../../../../wire/calls/declare.ts';
import { bool, id, int, oneOf, text } from '../../../../wire/params/kinds.ts';
import { idList, list } from '../../../../wire/params/lists.ts';
import {
  alsoInQuery,
  alsoNamed,
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../../../wire/params/presence.ts';
import { DAY_MS } from './site-times.ts';
import type { SmallSite } from './small-site.ts';

/** What all declarations have in common that tests make up. */
export const SHOWN = { says: 'Shows what the core does with a call.', answer: payload<unknown>('anything') };

const CALLS = {
  readEcho: resource({
    ...SHOWN,
    name: 'EchoResource',
    action: 'get',
    endpointName: 'echo_get',
    who: 'A',
    params: {
      board_id: optional(id()),
      pin_id: optional(id()),
      flag: withDefault(bool(), false),
      count: withDefault(int({ min: 1, max: 20 }), 10),
      kind: optional(oneOf(['a', 'b'])),
      pin_ids: optional(idList({ max: 3 })),
      tags: optional(list(text('surfaceTag'), { max: 2 })),
      interest_id: alsoNamed(optional(id()), 'category'),
      multi: alsoInQuery(optional(bool())),
    },
  }),
  createEcho: resource({
    ...SHOWN,
    name: 'EchoResource',
    action: 'create',
    endpointName: 'echo_create',
    who: 'A',
    params: { name: required(text('boardName')) },
  }),
  createNote: resource({
    ...SHOWN,
    name: 'NoteResource',
    action: 'create',
    endpointName: 'note_create',
    who: 'S',
    params: { name: labelled('Board name', required(text('boardName'))) },
  }),
  updateNote: resource({
    ...SHOWN,
    name: 'NoteResource',
    action: 'update',
    endpointName: 'note_update',
    who: 'S',
    params: { name: changeableRequired(text('boardName')), about: changeable(text('about')) },
  }),
  deleteNote: resource({
    ...SHOWN,
    name: 'NoteResource',
    action: 'delete',
    endpointName: 'note_delete',
    who: 'S',
    params: {},
  }),
  numbers: resource({
    ...SHOWN,
    name: 'NumbersResource',
    action: 'get',
    endpointName: 'numbers_get',
    who: 'A',
    list: { pageSize: 10, lifetime: DAY_MS },
    params: { total: withDefault(int({ min: 0 }), 25), sort: optional(oneOf(['up', 'down'])) },
  }),
  search: resource({
    ...SHOWN,
    name: ['SearchResource', 'OldSearchResource'],
    action: 'get',
    endpointName: 'search_get',
    who: 'A',
    list: { family: 'search', empty: () => ({ results: [] }) },
    params: { query: required(text('searchQuery')) },
  }),
  plainSearch: resource({
    ...SHOWN,
    name: 'PlainSearchResource',
    action: 'get',
    endpointName: 'plain_search_get',
    who: 'A',
    list: { family: 'search' },
    params: { query: required(text('searchQuery')) },
  }),
  logIn: resource({
    ...SHOWN,
    name: 'LoginResource',
    action: 'create',
    endpointName: 'login_create',
    who: 'A',
    bucket: 'login',
    accountOptions: ['username_or_email'],
    params: { remember: withDefault(bool(), true) },
  }),
  logOut: resource({
    ...SHOWN,
    name: 'LoginResource',
    action: 'delete',
    endpointName: 'login_delete',
    who: 'A',
    params: {},
  }),
  consent: resource({
    ...SHOWN,
    name: 'ConsentResource',
    action: 'update',
    endpointName: 'consent_update',
    who: 'A',
    params: { analytics: required(bool()) },
  }),
  state: resource({
    ...SHOWN,
    name: 'StateResource',
    action: 'get',
    endpointName: 'state_get',
    who: 'L',
    params: {},
  }),
  operator: resource({
    ...SHOWN,
    name: 'OperatorResource',
    action: 'get',
    endpointName: 'operator_get',
    who: 'O',
    params: {},
  }),
  broken: resource({
    ...SHOWN,
    name: 'BrokenResource',
    action: 'get',
    endpointName: 'broken_get',
    who: 'A',
    params: {},
  }),
  picture: resource({
    ...SHOWN,
    name: 'PictureResource',
    action: 'create',
    endpointName: 'picture_create',
    who: 'A',
    body: 'images',
    params: { image_base64: required((raw) => ({ ok: true, value: String(raw).length })) },
  }),
  followBoard: direct({
    ...SHOWN,
    verbs: ['PUT', 'POST'],
    path: '/v3/boards/{board_id}/follow/',
    endpointName: 'v3_boards_follow_put',
    who: 'S',
    params: { board_id: required(id()) },
  }),
  unfollowBoard: direct({
    ...SHOWN,
    verbs: ['DELETE'],
    path: '/v3/boards/{board_id}/follow/',
    endpointName: 'v3_boards_follow_delete',
    who: 'S',
    params: { board_id: required(id()) },
  }),
  triggerExperience: direct({
    ...SHOWN,
    verbs: ['PUT'],
    path: '/v3/experiences/{pair}/trigger/',
    endpointName: 'v3_experiences_trigger_put',
    who: 'A',
    params: { pair: required(text('surfaceTag')), extra_context: optional(text('about')) },
  }),
  directNumbers: direct({
    ...SHOWN,
    verbs: ['GET'],
    path: '/v3/numbers/',
    endpointName: 'v3_numbers_get',
    who: 'A',
    list: {},
    params: { total: withDefault(int({ min: 0 }), 60) },
  }),
  silent: direct({
    ...SHOWN,
    verbs: ['GET'],
    path: '/v3/silent/',
    endpointName: 'v3_silent_get',
    who: 'A',
    params: {},
  }),
  events: direct({
    ...SHOWN,
    verbs: ['POST'],
    path: '/v3/events/batch/',
    endpointName: 'v3_events_batch_post',
    who: 'A',
    bucket: 'events',
    body: 'events',
    params: { events: optional(list((raw) => ({ ok: true, value: raw }), { max: 100 })) },
  }),
};

/** Calls that show what the core does with them; nothing of the product. */
export function madeUpCalls(site: SmallSite): readonly Call[] {
  const paged = (total: number, position: string | null, size: number) => {
    const start = position === null ? 0 : Number(position);
    const end = Math.min(start + size, total);
    const items = Array.from({ length: end - start }, (_, index) => ({ number: start + index }));
    return { data: items, next: end < total ? String(end) : null };
  };
  return implementCalls(CALLS, {
    readEcho: (context, options) => ({
      data: { ...options, language: context.language, source: context.sourceUrl },
    }),
    createEcho: (_context, options) => ({ data: options }),
    createNote: (context, options) => ({
      data: { id: String(site.sessions.size), user: context.user.username, ...options },
    }),
    updateNote: (_context, options) => ({
      data: Object.fromEntries(
        Object.entries(options).map(([key, value]) => [key, value === undefined ? 'kept' : value]),
      ),
    }),
    deleteNote: () => ({ data: OK }),
    numbers: (context, options) => paged(options.total, context.page.position, context.page.size),
    search: (context) => {
      const { data, next } = paged(60, context.page.position, context.page.size);
      return { data: { results: data }, next };
    },
    plainSearch: (context) => paged(60, context.page.position, context.page.size),
    logIn: (context, options) => {
      const token = site.openSession({ id: 'fresh', remember: options.remember });
      const found = site.sessions.get(site.secrets.hashToken(token));
      if (found === undefined) throw new Error('no session');
      void context;
      return { data: OK, effects: [{ kind: 'session_started', token, ...found }] };
    },
    logOut: () => ({ data: OK, effects: [{ kind: 'session_ended' }] }),
    consent: (_context, { analytics }) => ({
      data: OK,
      effects: [
        {
          kind: 'visitor_consent',
          consent: { ...UNDECIDED, analytics },
        },
      ],
    }),
    state: (context) => ({ data: { user: context.user.username } }),
    operator: () => ({ data: OK }),
    broken: () => {
      throw new Error('SELECT secret FROM /var/lib/db', { cause: new Error('disk') });
    },
    picture: (_context, options) => ({ data: { length: options.image_base64 } }),
    followBoard: (_context, options) => ({ data: { followed: options.board_id } }),
    unfollowBoard: (_context, options) => ({ data: { unfollowed: options.board_id } }),
    triggerExperience: (context, options) => ({ data: { ...options, language: context.language } }),
    directNumbers: (context, options) => paged(options.total, context.page.position, context.page.size),
    silent: () => ({ data: OK, noContent: true }),
    events: (_context, options) => ({ data: { accepted: options.events?.length ?? 0 } }),
  });
}
