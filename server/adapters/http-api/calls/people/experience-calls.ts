import {
  VIEWPORT_CLASSES,
  type ViewportClass,
} from '../../../../../src/domain/experiences/delivery/audience.ts';
import { withClosed } from '../../../../../src/domain/experiences/closed-messages.ts';
import type { ExperienceMark } from '../../../../../src/domain/experiences/delivery/history.ts';
import { formatPlacedId, type PlacedId } from '../../../../../src/domain/experiences/placed-experience.ts';
import { EXPERIENCE_CALLS } from '../../../../../wire/calls/people/experience.ts';
import type { WireExperience } from '../../../../../wire/experience.ts';
import type { EventOwner } from '../../../../application/ports/events.ts';
import type {
  DeliveredExperiences,
  ExperienceViewer,
} from '../../../../application/experiences/deliver-experiences.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { experimentParticipant } from '../../core/visit/experiment-participant.ts';
import { experienceToWire, noExperience } from '../../serialize/experience-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';

type PageFacts = Readonly<Record<string, unknown>> | undefined;

const DAY_MS = 86_400_000;

/** Server-driven messages and what people do with them. */
export function experienceCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(EXPERIENCE_CALLS, {
    readAllExperiences: readAll(deps),
    readExperiences: readSome(deps),
    dismissExperience: mark(deps, () => 'dismissed'),
    viewExperience: mark(deps, () => 'viewed'),
    completeExperience: mark(deps, ({ without_homefeed }) =>
      without_homefeed === true ? 'completedWithoutHomefeed' : 'completed',
    ),
    triggerExperience: trigger(deps),
  });
}

function readAll(deps: CallDeps): Answer<typeof EXPERIENCE_CALLS.readAllExperiences> {
  return async (context, { extra_context, multiExperiencePlatform, preview }) => {
    if (isBot(context)) return { data: {} };
    const delivered =
      preview === undefined
        ? await deps.deliverExperiences.run(viewerOf(deps, context, extra_context))
        : await previewed(deps, preview);
    const lists = Object.fromEntries(
      [...delivered].map(([placement, experiences]) => [placement, experiences.map(experienceToWire)]),
    );
    return { data: multiExperiencePlatform ? lists : firstOfEach(lists) };
  };
}

function firstOfEach(
  lists: Readonly<Record<string, readonly WireExperience[]>>,
): Readonly<Record<string, WireExperience>> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([placement, [first]]) =>
      first === undefined ? [] : [[placement, first]],
    ),
  );
}

function readSome(deps: CallDeps): Answer<typeof EXPERIENCE_CALLS.readExperiences> {
  return async (context, { placement_ids, extra_context, preview }) => {
    if (isBot(context)) return { data: {} };
    const delivered =
      preview === undefined
        ? await deps.deliverExperiences.run(viewerOf(deps, context, extra_context), placement_ids)
        : await previewed(deps, preview);
    const of = (placement: number) => {
      const first = delivered.get(placement)?.[0];
      return first === undefined ? noExperience(placement) : experienceToWire(first);
    };
    return { data: Object.fromEntries(placement_ids.map((placement) => [placement, of(placement)])) };
  };
}

/** The revision of a preview; nothing for tokens that are not valid. */
async function previewed(
  { deliverExperiences, operatorExperiences }: CallDeps,
  token: string,
): Promise<DeliveredExperiences> {
  const definition = await operatorExperiences.preview.read(token);
  return definition === undefined ? new Map() : deliverExperiences.preview(definition);
}

type Marked = {
  readonly placed_experience_id: PlacedId;
  readonly without_homefeed?: boolean | undefined;
  readonly preview?: string | undefined;
};

function mark(
  { markExperience }: CallDeps,
  markOf: (options: Marked) => ExperienceMark,
): Answer<typeof EXPERIENCE_CALLS.dismissExperience> {
  return async (context, options) => {
    const { placed_experience_id: placed } = options;
    const owner = isBot(context) || options.preview !== undefined ? null : ownerOf(context);
    const as = markOf(options);
    const status = await markExperience.run(owner, placed, as);
    const data = { placed_experience_id: formatPlacedId(placed), status };
    const isClosed = as !== 'viewed' && context.user === null && !isBot(context);
    if (!isClosed || options.preview !== undefined || !(await markExperience.isKnown(placed)))
      return { data };
    const closed = withClosed(context.closedMessages, placed.experienceId, context.now);
    return { data, effects: [{ kind: 'messages_closed', closed }] };
  };
}

function trigger(deps: CallDeps): Answer<typeof EXPERIENCE_CALLS.triggerExperience> {
  return async (context, { placed_experience_id: placed, extra_context }) => {
    if (isBot(context)) return { data: { type: 0 } };
    const viewer = viewerOf(deps, context, extra_context);
    await deps.markExperience.run(viewer.owner, placed, 'triggered');
    const delivered = await deps.deliverExperiences.run(viewer, [placed.placementId]);
    const found = delivered
      .get(placed.placementId)
      ?.find(({ experienceId }) => experienceId === placed.experienceId);
    return { data: found === undefined ? { type: 0 } : experienceToWire(found) };
  };
}

function isBot({ isBot, isSocialBot }: CallContext): boolean {
  return isBot || isSocialBot;
}

function ownerOf({ viewerId, unauthId }: CallContext): EventOwner | null {
  if (viewerId !== null) return { kind: 'user', id: viewerId };
  return unauthId === null ? null : { kind: 'visitor', id: unauthId };
}

/** The facts of the caller; the page tells its kind and the class of its window. */
function viewerOf(
  { readViewer, assignExperimentGroups }: CallDeps,
  context: CallContext,
  page: PageFacts,
): ExperienceViewer {
  const { user, now, viewerId, unauthId } = context;
  const participant = experimentParticipant({ viewerId, unauthId, isBot: isBot(context) });
  return {
    owner: ownerOf(context),
    closed: context.closedMessages,
    facts: {
      key: participant,
      isBot: isBot(context),
      isSignedIn: user !== null,
      isPartner: user?.accountType === 'business',
      accountAgeDays: user === null ? null : Math.floor((now - user.createdAt) / DAY_MS),
      locale: context.locale,
      country: user?.country || (context.placeCountry ?? ''),
      viewport: viewportOf(page?.['viewport']),
      pageKind: typeof page?.['page_kind'] === 'string' ? page['page_kind'] : null,
      groups: assignExperimentGroups.run(participant),
    },
    once: (read) => context.once('experience-marks', read),
    counts: async () => {
      if (user === null) return { boardCount: 0, saveCount: 0 };
      const { counts } = await context.once('viewer', () => readViewer.run(user));
      return { boardCount: counts.boardCount, saveCount: counts.pinCount };
    },
  };
}

function viewportOf(value: unknown): ViewportClass | null {
  return VIEWPORT_CLASSES.find((one) => one === value) ?? null;
}
