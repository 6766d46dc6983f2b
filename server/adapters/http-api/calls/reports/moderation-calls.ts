import { MODERATION_CALLS } from '../../../../../wire/calls/reports/moderation.ts';
import { CallFailure, invalidParameter, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import {
  appealToWire,
  decisionToWire,
  listedAppealToWire,
  listedDecisionToWire,
  ownDecisionToWire,
  queuedThingToWire,
  removedPinToWire,
} from '../../serialize/moderation-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { pageOrFailure } from '../refusals.ts';

/** Calls for operators to work on reports and appeals, and for everybody to see decisions about their things. */
export function moderationCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(MODERATION_CALLS, {
    listQueue: listQueue(deps),
    listDecisions: listDecisions(deps),
    undoDecision: undoDecision(deps),
    readRemovedPin: async (_context, { decision_id }) => {
      const pin = await deps.readRemovedPin.run(decision_id);
      if (pin === null) throw objectNotFound('decision');
      return { data: removedPinToWire(pin) };
    },
    listOwnDecisions: listOwnDecisions(deps),
    listAppeals: listAppeals(deps),
    decideAppeal: decideAppeal(deps),
  });
}

function listQueue({ listQueue, writing }: CallDeps): Answer<typeof MODERATION_CALLS.listQueue> {
  return async (context) => {
    const { position, size: limit } = context.page;
    const outcome = pageOrFailure(await listQueue.run({ operatorId: context.viewerId, position, limit }));
    const serialization = serializationContext(context, writing);
    const data = outcome.things.map((thing, at) => queuedThingToWire(thing, serialization, at));
    return { data, next: outcome.next };
  };
}

function listDecisions({ listDecisions, writing }: CallDeps): Answer<typeof MODERATION_CALLS.listDecisions> {
  return async (context) => {
    const { position, size: limit } = context.page;
    const outcome = pageOrFailure(await listDecisions.all(context.viewerId, { position, limit }));
    const serialization = serializationContext(context, writing);
    return {
      data: outcome.items.map((item) => listedDecisionToWire(item, serialization)),
      next: outcome.next,
    };
  };
}

function undoDecision({ undoDecision, writing }: CallDeps): Answer<typeof MODERATION_CALLS.undoDecision> {
  return async (context, { decision_id: decisionId, text }) => {
    const outcome = await undoDecision.run({ operatorId: context.viewerId, decisionId, text });
    switch (outcome.kind) {
      case 'not_found':
        throw objectNotFound('decision');
      case 'undone_already':
        throw new CallFailure('conflict');
      case 'not_possible':
        throw invalidParameter('decision_id', 'not_allowed');
      case 'undone':
        return { data: decisionToWire(outcome.decision, serializationContext(context, writing)) };
    }
  };
}

function listOwnDecisions({
  listDecisions,
  writing,
}: CallDeps): Answer<typeof MODERATION_CALLS.listOwnDecisions> {
  return async (context, { kind, object_id }) => {
    const { position, size: limit } = context.page;
    const serialization = serializationContext(context, writing);
    if (kind !== undefined) {
      const objectId = kind === 'account' ? null : object_id;
      if (objectId === undefined) throw invalidParameter('object_id', 'missing');
      const found = await listDecisions.appealable(context.viewerId, { kind, objectId });
      return { data: found === null ? [] : [ownDecisionToWire(found, serialization)], next: null };
    }
    const outcome = pageOrFailure(await listDecisions.own(context.viewerId, { position, limit }));
    return {
      data: outcome.items.map((item) => ownDecisionToWire(item, serialization)),
      next: outcome.next,
    };
  };
}

function listAppeals({ listAppeals, writing }: CallDeps): Answer<typeof MODERATION_CALLS.listAppeals> {
  return async (context) => {
    const { position, size: limit } = context.page;
    const outcome = pageOrFailure(await listAppeals.run({ operatorId: context.viewerId, position, limit }));
    const serialization = serializationContext(context, writing);
    return {
      data: outcome.appeals.map((appeal) => listedAppealToWire(appeal, serialization)),
      next: outcome.next,
    };
  };
}

function decideAppeal({ decideAppeal }: CallDeps): Answer<typeof MODERATION_CALLS.decideAppeal> {
  return async ({ viewerId: operatorId }, { appeal_id: appealId, action, text }) => {
    const outcome = await decideAppeal.run({ operatorId, appealId, action, text });
    if (outcome.kind === 'not_found') throw objectNotFound('appeal');
    if (outcome.kind === 'decided_already') throw new CallFailure('conflict');
    return { data: appealToWire(outcome.appeal) };
  };
}
