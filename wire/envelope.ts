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
  /** The field that is wrong, null when the failure is about no field. */
  target: string | null;
  /** May be shown to people. */
  message: string;
  /** For developers. */
  message_detail: string;
  extra_data: {
    message?: string;
    fields?: WireFieldError[];
    object?: string;
    trouble?: SourceTrouble;
    /** The id of what a create with the same key and another body has made before. */
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
  /** Lists in the form of cards: people and boards by id. */
  data_people?: Readonly<Record<string, object>>;
  data_boards?: Readonly<Record<string, object>>;
  /** The token of the next page; absent on the last page and when there are no pages. */
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
  /** The call as understood; successful reads echo `bookmarks`. */
  resource: { name: string; options: Record<string, unknown> };
  client_context: WireClientContext;
  request_identifier: string;
}

export type SuccessEnvelope<T> = EnvelopeOf<SuccessResponse<T>>;
export type FailureEnvelope = EnvelopeOf<FailureResponse>;

/** Every answer of a JSON call, whatever its status. */
export type Envelope<T> = SuccessEnvelope<T> | FailureEnvelope;

/** The bookmark that says: there are no more pages. */
export const END_BOOKMARK = '-end-';
