import type { HttpAnswer } from '../../src/adapters/http/client/http-client.ts';
import type { SourceTrouble } from '../../src/domain/sources/source-trouble.ts';
import type { WireClientContext } from '../../wire/client-context.ts';
import type { FailureEnvelope, SuccessEnvelope, WireFieldError } from '../../wire/envelope.ts';
import { usualText } from '../../server/adapters/http-api/core/call/failure-text.ts';
import { ERRORS, type ErrorReason } from '../../wire/errors.ts';

/** What every answer says about who asked: here a visitor. */
export function aWireContext(fields: Partial<WireClientContext> = {}): WireClientContext {
  return {
    is_authenticated: false,
    viewer_type: 'LOGGED_OUT',
    user: { unauth_id: null },
    locale: 'en-US',
    language: 'en',
    country: 'US',
    country_from_ip: null,
    country_from_host_name: null,
    is_allowed_country: true,
    consent: {
      allow_analytic_cookies: false,
      allow_marketing_cookies: false,
      allow_personalization_cookies: false,
      decided: false,
    },
    is_bot: false,
    is_social_bot: false,
    app_version: '0.1.0',
    ...fields,
  };
}

/** The answer of a call that went well. `bookmark` names the next page; left out, this is the last. */
export function aWireAnswer(
  data: unknown,
  { bookmark, context }: { bookmark?: string; context?: Partial<WireClientContext> } = {},
): HttpAnswer {
  const json: SuccessEnvelope<unknown> = {
    resource_response: {
      status: 'success',
      code: 0,
      message: 'ok',
      http_status: 200,
      endpoint_name: 'v3_any',
      data,
      ...(bookmark === undefined ? {} : { bookmark }),
    },
    resource: { name: 'AnyResource', options: { bookmarks: [bookmark ?? '-end-'] } },
    client_context: aWireContext(context),
    request_identifier: '1',
  };
  return { status: 200, json };
}

/** The answer of a call that was refused or failed, in the words of the server unless said otherwise. */
export function aWireFailure(
  reason: ErrorReason,
  {
    message = textOf(reason),
    fields,
    ...extra
  }: { message?: string; fields?: WireFieldError[]; trouble?: SourceTrouble; made?: string } = {},
): HttpAnswer {
  const { httpStatus, code } = ERRORS[reason];
  const json: FailureEnvelope = {
    resource_response: {
      status: 'failure',
      code,
      message,
      http_status: httpStatus,
      data: null,
      error: {
        status: 'failure',
        http_status: httpStatus,
        code,
        api_error_code: code,
        reason,
        target: fields?.[0]?.name ?? null,
        message,
        message_detail: '',
        extra_data: { fields, ...extra },
      },
    },
    resource: { name: 'AnyResource', options: {} },
    client_context: aWireContext(),
    request_identifier: '1',
  };
  return { status: httpStatus, json };
}

function textOf(reason: ErrorReason): string {
  const text = usualText(reason);
  return typeof text === 'string' ? text : text.english;
}
