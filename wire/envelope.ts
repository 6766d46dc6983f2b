import type { FieldProblem } from '../src/domain/limits/checked.ts';
import type { SourceTrouble } from '../src/domain/sources/source-trouble.ts';
import type { WireClientContext } from './client-context.ts';
import type { ErrorReason } from './errors.ts';

export interface WireFieldError {
  name: string;
  problem: FieldProblem;
  limit?: number;
}

export interface WireError {
  status: 'failure';
  http_status: number;
  code: number;
  api_error_code: number;
  reason: ErrorReason;
  /** The invalid field, null when the failure is not about a field. */
  target: string | null;
  /** A text for people. */
  message: string;
  /** A text for developers. */
  message_detail: string;
  extra_data: {
    message?: string;
    fields?: WireFieldError[];
    object?: string;
    trouble?: SourceTrouble;
    /** The id of the object that a create with the same key and another body has made. */
    made?: string;
  };
}

export interface SuccessResponse<T> {
  status: 'success';
  code: 0;
  message: 'ok';
  http_status: 200;
  endpoint_name: string;
  data: T;
  /** Lists as cards: people and boards by id. */
  data_people?: Readonly<Record<string, object>>;
  data_boards?: Readonly<Record<string, object>>;
  /** The token of the next page; absent on the last page and without pages. */
  bookmark?: string;
  error?: undefined;
}

export interface FailureResponse {
  status: 'failure';
  code: number;
  message: string;
  http_status: number;
  endpoint_name?: string;
  data: null;
  bookmark?: undefined;
  error: WireError;
}

interface EnvelopeOf<Response> {
  resource_response: Response;
  /** The call with its parsed options; successful reads echo `bookmarks`. */
  resource: { name: string; options: Record<string, unknown> };
  client_context: WireClientContext;
  request_identifier: string;
}

export type SuccessEnvelope<T> = EnvelopeOf<SuccessResponse<T>>;
export type FailureEnvelope = EnvelopeOf<FailureResponse>;

/** The response of a JSON call, whatever its status. */
export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

/** The bookmark of the end of a list. */
export const END_BOOKMARK = '-end-';
