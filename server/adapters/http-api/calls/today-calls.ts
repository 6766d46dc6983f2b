import { hemisphereOf } from '../../../../src/domain/today/hemisphere.ts';
import { TODAY_CALLS } from '../../../../wire/calls/today.ts';
import type { Viewer } from '../../../application/today/read-today.ts';
import type { CallContext } from '../core/call/call-context.ts';
import { CallFailure } from '../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import { articleToWire } from '../serialize/article-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { feedAnswer } from './feed-answer.ts';
import { pageOrFailure } from './refusals.ts';

/** The themes of the last days. */
export function todayCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(TODAY_CALLS, { todayTab: todayTab(deps), todayArticle: todayArticle(deps) });
}

/** The viewer of articles: seasons are those of their country. */
export function viewerOfToday({ viewerId, user, placeCountry }: CallContext): Viewer {
  return { viewerId, hemisphere: hemisphereOf(placeCountry ?? user?.country ?? null) };
}

function todayTab({ readToday }: CallDeps): Answer<typeof TODAY_CALLS.todayTab> {
  return async (context, { tab }) => {
    const { position, size } = context.page;
    const found = await readToday.list(tab, viewerOfToday(context), { position, limit: size });
    if (found === undefined) throw new CallFailure('invalid_bookmark');
    return { data: found.articles.map((article) => articleToWire(article, context)), next: found.next };
  };
}

function todayArticle({ readToday, writing }: CallDeps): Answer<typeof TODAY_CALLS.todayArticle> {
  return async (context, { article_id, field_set_key: form }) => {
    const { position, size } = context.page;
    const outcome = await readToday.article(article_id, context.viewerId, { position, limit: size });
    const { article, slice } = pageOrFailure(outcome, 'object_not_found');
    const { data, beside, next } = feedAnswer(slice, { context, writing, surface: 'article', form });
    const page = { article: articleToWire(article, context), results: data };
    return { data: page, ...(beside && { beside }), next };
  };
}
