import type { WireClientContext } from '../../../../../wire/client-context.ts';
import type { Envelope, WireError } from '../../../../../wire/envelope.ts';
import { ERRORS } from '../../../../../wire/errors.ts';
import type { Language } from '../../../../../src/domain/messages/language.ts';
import type { CallFailure } from '../call/call-failure.ts';
import { failureText } from '../call/failure-text.ts';
import type { CallAnswer } from '../call/define-call.ts';
import { WRAPPER } from '../call/call-registry.ts';

/** The echo: what an envelope contains about the call itself. */
export type CallEcho = {
  name: string;
  /** Without secrets. */
  options: Record<string, unknown>;
  endpointName: string | undefined;
};

/** The echo of a request that could not be parsed. */
export function firstEcho(url: URL): CallEcho {
  const name = /^(?:\/_ngjs)?\/resource\/(\w{1,100})(?:\/|$)/.exec(url.pathname)?.[1];
  return name === undefined
    ? { name: WRAPPER, options: { url: url.pathname }, endpointName: undefined }
    : { name, options: {}, endpointName: undefined };
}

type EnvelopeFrame = {
  readonly echo: CallEcho;
  readonly context: WireClientContext;
  readonly requestId: string;
};

/** The last page has no `bookmark`; the echo contains its end marker. */
export function successEnvelope(
  frame: EnvelopeFrame,
  { data, beside }: Pick<CallAnswer, 'data' | 'beside'>,
  bookmark: string | undefined,
): Envelope<unknown> {
  return {
    resource_response: {
      status: 'success',
      code: 0,
      message: 'ok',
      http_status: 200,
      endpoint_name: frame.echo.endpointName ?? '',
      data,
      ...beside,
      ...(bookmark === undefined ? {} : { bookmark }),
    },
    resource: { name: frame.echo.name, options: frame.echo.options },
    client_context: frame.context,
    request_identifier: frame.requestId,
  };
}

export function failureEnvelope(
  frame: EnvelopeFrame,
  failure: CallFailure,
  language: Language,
): Envelope<unknown> {
  const error = wireError(failure, frame.requestId, language);
  const { endpointName } = frame.echo;
  return {
    resource_response: {
      status: 'failure',
      code: error.code,
      message: error.message,
      http_status: error.http_status,
      ...(endpointName === undefined ? {} : { endpoint_name: endpointName }),
      data: null,
      error,
    },
    resource: { name: frame.echo.name, options: frame.echo.options },
    client_context: frame.context,
    request_identifier: frame.requestId,
  };
}

function wireError(failure: CallFailure, requestId: string, language: Language): WireError {
  const { httpStatus, code } = ERRORS[failure.reason];
  const { target, fields, detail, extra } = failure.details;
  return {
    status: 'failure',
    http_status: httpStatus,
    code,
    api_error_code: code,
    reason: failure.reason,
    target: target ?? null,
    message: failureText(failure, language),
    message_detail: failure.reason === 'internal' ? requestId : (detail ?? failure.reason),
    extra_data: { ...extra, ...(fields === undefined ? {} : { fields: [...fields] }) },
  };
}
