import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import { sanitizedUrl, type LinkVerdict } from '../../../../../src/domain/links/link-verdict.ts';
import type { Phrase } from '../../../../../src/domain/messages/message.ts';
import { OFFSITE_CALLS, type WireOffsiteAnswer } from '../../../../../wire/calls/pins/offsite.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';
import { batchOfCounts } from './admitted-counts.ts';

const WARNINGS: Readonly<Record<Exclude<LinkVerdict, 'ok'>, Phrase>> = {
  blocked: callMessages.linkBlocked,
  suspicious: callMessages.linkSuspicious,
  porn: callMessages.linkPorn,
};

/** Checks of links before they are opened, and counts of clicks, without any person. */
export function offsiteCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(OFFSITE_CALLS, { checkLink: checkLink(deps), leave: leave(deps) });
}

function checkLink(deps: CallDeps): Answer<typeof OFFSITE_CALLS.checkLink> {
  return (context, { check_only, url }) => {
    if (!check_only) throw new CallFailure('unsupported_method', { allow: ['POST'] });
    return { data: verdictOn(url, deps, context) };
  };
}

function leave(deps: CallDeps): Answer<typeof OFFSITE_CALLS.leave> {
  return async (context, { check_only, url, pin_id, batch_id }) => {
    if (check_only) return { data: verdictOn(url, deps, context) };
    await deps.ads?.server.whenRead();
    if (pin_id === undefined || context.isBot || context.isSocialBot) return { data: { recorded: true } };
    const isTaken = deps.takeBatches.take(batch_id ?? deps.newBatchId(), () =>
      batchOfCounts(deps, context, { impressions: [], pinClicks: [pin_id] }),
    );
    if (!isTaken) throw new CallFailure('unavailable');
    return { data: { recorded: true } };
  };
}

function verdictOn(
  url: string,
  { writing: { links } }: CallDeps,
  { readerLanguage }: CallContext,
): WireOffsiteAnswer {
  // The option was checked to be such an address.
  const verdict = links.verdictOn(parseHttpUrl(url)?.host ?? '');
  return {
    message: verdict === 'ok' ? '' : readerLanguage.text(WARNINGS[verdict]),
    redirect_status: verdict,
    url,
    sanitized_url: sanitizedUrl(url),
  };
}
