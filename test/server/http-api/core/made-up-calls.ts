import { UNDECIDED } from '../../../../server/application/accounts/cookie-consent.ts';
import {
  defineDirectCall,
  defineResourceCall,
  OK,
  type Call,
} from '../../../../server/adapters/http-api/core/define-call.ts';
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
import { DAY_MS, type SmallSite } from './small-site.ts';

/** Calls that show what the core does with them; nothing of the product. */
export function madeUpCalls(site: SmallSite): readonly Call[] {
  const paged = (total: number, position: string | null, size: number) => {
    const start = position === null ? 0 : Number(position);
    const end = Math.min(start + size, total);
    const items = Array.from({ length: end - start }, (_, index) => ({ number: start + index }));
    return { data: items, next: end < total ? String(end) : null };
  };
  return [
    defineResourceCall({
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
      run: (context, options) => ({
        data: { ...options, language: context.language, source: context.sourceUrl },
      }),
    }),
    defineResourceCall({
      name: 'EchoResource',
      action: 'create',
      endpointName: 'echo_create',
      who: 'A',
      params: { name: required(text('boardName')) },
      run: (_context, options) => ({ data: options }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'create',
      endpointName: 'note_create',
      who: 'S',
      params: { name: labelled('Board name', required(text('boardName'))) },
      run: (context, options) => ({
        data: { id: String(site.sessions.size), user: context.user.username, ...options },
      }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'update',
      endpointName: 'note_update',
      who: 'S',
      params: { name: changeableRequired(text('boardName')), about: changeable(text('about')) },
      run: (_context, options) => ({
        data: Object.fromEntries(
          Object.entries(options).map(([key, value]) => [key, value === undefined ? 'kept' : value]),
        ),
      }),
    }),
    defineResourceCall({
      name: 'NoteResource',
      action: 'delete',
      endpointName: 'note_delete',
      who: 'S',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineResourceCall({
      name: 'NumbersResource',
      action: 'get',
      endpointName: 'numbers_get',
      who: 'A',
      list: { pageSize: 10, lifetime: DAY_MS },
      params: { total: withDefault(int({ min: 0 }), 25), sort: optional(oneOf(['up', 'down'])) },
      run: (context, options) => paged(options.total, context.page.position, context.page.size),
    }),
    defineResourceCall({
      name: ['SearchResource', 'OldSearchResource'],
      action: 'get',
      endpointName: 'search_get',
      who: 'A',
      list: { family: 'search', empty: () => ({ results: [] }) },
      params: { query: required(text('searchQuery')) },
      run: (context) => {
        const { data, next } = paged(60, context.page.position, context.page.size);
        return { data: { results: data }, next };
      },
    }),
    defineResourceCall({
      name: 'PlainSearchResource',
      action: 'get',
      endpointName: 'plain_search_get',
      who: 'A',
      list: { family: 'search' },
      params: { query: required(text('searchQuery')) },
      run: (context) => paged(60, context.page.position, context.page.size),
    }),
    defineResourceCall({
      name: 'LoginResource',
      action: 'create',
      endpointName: 'login_create',
      who: 'A',
      bucket: 'login',
      accountOptions: ['username_or_email'],
      params: { remember: withDefault(bool(), true) },
      run: (context, options) => {
        const token = site.openSession({ id: 'fresh', remember: options.remember });
        const found = site.sessions.get(site.secrets.hashToken(token));
        if (found === undefined) throw new Error('no session');
        void context;
        return { data: OK, effects: [{ kind: 'session_started', token, ...found }] };
      },
    }),
    defineResourceCall({
      name: 'LoginResource',
      action: 'delete',
      endpointName: 'login_delete',
      who: 'A',
      params: {},
      run: () => ({ data: OK, effects: [{ kind: 'session_ended' }] }),
    }),
    defineResourceCall({
      name: 'ConsentResource',
      action: 'update',
      endpointName: 'consent_update',
      who: 'A',
      params: { analytics: required(bool()) },
      run: (_context, { analytics }) => ({
        data: OK,
        effects: [
          {
            kind: 'visitor_consent',
            consent: { ...UNDECIDED, analytics },
          },
        ],
      }),
    }),
    defineResourceCall({
      name: 'StateResource',
      action: 'get',
      endpointName: 'state_get',
      who: 'L',
      params: {},
      run: (context) => ({ data: { user: context.user.username } }),
    }),
    defineResourceCall({
      name: 'OperatorResource',
      action: 'get',
      endpointName: 'operator_get',
      who: 'O',
      params: {},
      run: () => ({ data: OK }),
    }),
    defineResourceCall({
      name: 'BrokenResource',
      action: 'get',
      endpointName: 'broken_get',
      who: 'A',
      params: {},
      run: () => {
        throw new Error('SELECT secret FROM /var/lib/db', { cause: new Error('disk') });
      },
    }),
    defineResourceCall({
      name: 'PictureResource',
      action: 'create',
      endpointName: 'picture_create',
      who: 'A',
      body: 'images',
      params: { image_base64: required((raw) => ({ ok: true, value: String(raw).length })) },
      run: (_context, options) => ({ data: { length: options.image_base64 } }),
    }),
    defineDirectCall({
      verbs: ['PUT', 'POST'],
      path: '/v3/boards/{board_id}/follow/',
      endpointName: 'v3_boards_follow_put',
      who: 'S',
      params: { board_id: required(id()) },
      run: (_context, options) => ({ data: { followed: options.board_id } }),
    }),
    defineDirectCall({
      verbs: ['DELETE'],
      path: '/v3/boards/{board_id}/follow/',
      endpointName: 'v3_boards_follow_delete',
      who: 'S',
      params: { board_id: required(id()) },
      run: (_context, options) => ({ data: { unfollowed: options.board_id } }),
    }),
    defineDirectCall({
      verbs: ['PUT'],
      path: '/v3/experiences/{pair}/trigger/',
      endpointName: 'v3_experiences_trigger_put',
      who: 'A',
      params: { pair: required(text('surfaceTag')), extra_context: optional(text('about')) },
      run: (context, options) => ({ data: { ...options, language: context.language } }),
    }),
    defineDirectCall({
      verbs: ['GET'],
      path: '/v3/numbers/',
      endpointName: 'v3_numbers_get',
      who: 'A',
      list: {},
      params: { total: withDefault(int({ min: 0 }), 60) },
      run: (context, options) => paged(options.total, context.page.position, context.page.size),
    }),
    defineDirectCall({
      verbs: ['GET'],
      path: '/v3/silent/',
      endpointName: 'v3_silent_get',
      who: 'A',
      params: {},
      run: () => ({ data: OK, noContent: true }),
    }),
    defineDirectCall({
      verbs: ['POST'],
      path: '/v3/events/batch/',
      endpointName: 'v3_events_batch_post',
      who: 'A',
      bucket: 'events',
      body: 'events',
      params: { events: optional(list((raw) => ({ ok: true, value: raw }), { max: 100 })) },
      run: (_context, options) => ({ data: { accepted: options.events?.length ?? 0 } }),
    }),
  ];
}
