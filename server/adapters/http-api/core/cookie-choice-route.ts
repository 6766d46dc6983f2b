import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import { checkForm } from './call/call-checks.ts';
import type { CallPipeline } from './call/call-pipeline.ts';
import { readCookieChoiceForm } from './request/cookie-choice-form.ts';
import type { Visit } from './visit/visit.ts';

const CALL_PATH = '/resource/UserSettingsResource/update/';

type CookieChoiceDeps = {
  readonly pipeline: Pick<CallPipeline, 'runForm'>;
  readonly publicUrl: string | null;
};

/**
 * Takes a decision about cookies from a form of a page without script, runs the call that scripts use, and leads back to
 * the page. Null: the call was refused, and nothing has changed.
 *
 * @throws {CallFailure} 403/3 when the form is not on a page of this site; 400/4, 413/23, 408/21
 */
export async function takeCookieChoice(
  visit: Visit,
  request: Request,
  { pipeline, publicUrl }: CookieChoiceDeps,
): Promise<Response | null> {
  checkForm(visit, publicUrl);
  const { choices, surface, next } = await readCookieChoiceForm(request);
  if (choices !== null) {
    const options: Sent<ResourceCall<'UserSettings', 'update'>> = {
      allow_analytic_cookies: choices.analytics,
      allow_marketing_cookies: choices.marketing,
      allow_personalization_cookies: choices.personalization,
      surface_tag: surface,
    };
    const url = new URL(CALL_PATH, visit.facts.url);
    const body = new URLSearchParams({ data: JSON.stringify({ options }) });
    const { status } = await pipeline.runForm(visit, new Request(url, { method: 'POST', body }), url);
    if (status !== 200) return null;
  }
  return new Response(null, { status: 303, headers: { Location: next, 'Cache-Control': 'no-store' } });
}
