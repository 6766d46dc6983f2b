import type {
  ExperienceContext,
  ExperienceGateway,
  ExperiencesByPlacement,
} from '../../../application/ports/people/experience-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import {
  formatPlacedId,
  type PlacedExperience,
  type PlacedId,
} from '../../../domain/experiences/placed-experience.ts';
import { experienceFromWire } from '../../../../wire/experience-from-wire.ts';
import type { CallOutcome, ResourceClient } from '../client/resource-client.ts';

/** Experiences over the resource calls. */
export class HttpExperienceGateway implements ExperienceGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(placements: readonly number[], context: ExperienceContext): Promise<ExperiencesByPlacement> {
    const answer = dataOf(
      await this.#calls.get('UserExperience', {
        placement_ids: [...placements],
        ...contextToWire(context),
      }),
    );
    return new Map(
      placements.map((placement) => {
        const found = answer[placement];
        return [placement, found === undefined ? null : experienceFromWire(found)];
      }),
    );
  }

  async view(placed: PlacedId, context: ExperienceContext): Promise<void> {
    dataOf(await this.#calls.update('UserExperienceViewed', markOf(placed, context)));
  }

  async complete(placed: PlacedId, context: ExperienceContext, withoutHomefeed = false): Promise<void> {
    const mark = { ...markOf(placed, context), without_homefeed: withoutHomefeed };
    dataOf(await this.#calls.update('UserExperienceCompleted', mark));
  }

  async dismiss(placed: PlacedId, context: ExperienceContext): Promise<void> {
    dataOf(await this.#calls.delete('UserExperience', markOf(placed, context)));
  }

  async trigger(placed: PlacedId, context: ExperienceContext): Promise<PlacedExperience | null> {
    const answer = await this.#calls.direct('PUT', '/v3/experiences/{placed_experience_id}/trigger/', {
      placed_experience_id: formatPlacedId(placed),
      extra_context: contextToWire(context).extra_context,
    });
    return experienceFromWire(dataOf(answer));
  }
}

function markOf(placed: PlacedId, context: ExperienceContext) {
  return { placed_experience_id: formatPlacedId(placed), ...contextToWire(context) };
}

function contextToWire({ pageKind, locale, viewport, preview }: ExperienceContext) {
  const page: Record<string, unknown> = { page_kind: pageKind, locale };
  if (viewport !== null) page['viewport'] = viewport;
  return { extra_context: page, ...(preview !== undefined && { preview }) };
}

/** Nothing about experiences is an outcome for people: whatever fails, they are not shown. */
function dataOf<D>(answer: CallOutcome<D>): D {
  if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  return answer.data;
}
