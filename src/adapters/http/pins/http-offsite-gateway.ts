import type { OffsiteGateway, OffsiteQuery } from '../../../application/ports/pins/offsite-gateway.ts';
import type { OffsiteAnswer } from '../../../domain/leaving/offsite-check.ts';
import type { HttpClient } from '../client/http-client.ts';
import { outcomeOf, type ResourceClient } from '../client/resource-client.ts';

/** Asks about links by the call for leaving the site. */
export class HttpOffsiteGateway implements OffsiteGateway {
  readonly #calls: ResourceClient;
  readonly #http: HttpClient;
  constructor(calls: ResourceClient, http: HttpClient) {
    this.#calls = calls;
    this.#http = http;
  }

  async check({ url, pinId, isForeignAd, trackingParams }: OffsiteQuery): Promise<OffsiteAnswer | undefined> {
    const answer = await this.#calls.direct('POST', '/v3/offsite/', {
      check_only: true,
      url,
      ...(isForeignAd ? { third_party_ad: true } : pinId === null ? {} : { pin_id: pinId }),
      client_tracking_params: trackingParams,
    });
    return answer.kind === 'ok' ? answerFrom(answer.data) : undefined;
  }

  async look(url: string): Promise<OffsiteAnswer | undefined> {
    const path = `/v3/offsite/?check_only=true&url=${encodeURIComponent(url)}`;
    const answer = outcomeOf(await this.#http.send({ method: 'GET', path }));
    return answer.kind === 'ok' ? answerFrom(answer.data) : undefined;
  }
}

/** The answer comes from outside, so each field is looked at. */
function answerFrom(data: unknown): OffsiteAnswer | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { message, redirect_status: status, url, sanitized_url } = data as Record<string, unknown>;
  if (typeof status !== 'string') return undefined;
  return { status, message: textOf(message), url: textOf(url), sanitizedUrl: textOf(sanitized_url) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
