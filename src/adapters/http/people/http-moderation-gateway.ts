import type {
  ModerationGateway,
  ModerationItems,
  ModerationOutcome,
  ModerationPage,
  OwnDecision,
  RemovedPin,
} from '../../../application/ports/moderation-gateway.ts';
import type { AppealAction } from '../../../domain/reports/appeal.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';
import { READERS, removedPinFromWire } from './moderation-from-wire.ts';

type PageOf = { readonly bookmarks?: string[] };

/** How a page of each list is read. */
const LISTS: {
  readonly [Tab in keyof ModerationItems]: (calls: ResourceClient, page: PageOf) => Promise<CallOutcome>;
} = {
  queue: (calls, page) => calls.get('ReportQueue', page),
  appeals: (calls, page) => calls.get('Appeal', page),
  log: (calls, page) => calls.get('ModerationLog', page),
  reports: (calls, page) => calls.get('Reports', page),
  decisions: (calls, page) => calls.get('Violations', page),
};

/** Reports, decisions and appeals over the resource calls. */
export class HttpModerationGateway implements ModerationGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list<Tab extends keyof ModerationItems>(
    tab: Tab,
    bookmark: string | null,
  ): Promise<ModerationPage<ModerationItems[Tab]> | 'expired' | undefined> {
    const answer = await LISTS[tab](this.#calls, bookmark === null ? {} : { bookmarks: [bookmark] });
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
    const items = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
    return { items: items.map((item) => READERS[tab](item)), bookmark: answer.bookmark };
  }

  async ownDecision({
    kind,
    objectId,
  }: Parameters<ModerationGateway['ownDecision']>[0]): Promise<OwnDecision | undefined> {
    const options = { kind, ...(objectId === null ? {} : { object_id: objectId }) };
    const answer = await this.#calls.get('Violations', options);
    if (answer.kind === 'failed' || !Array.isArray(answer.data)) return undefined;
    const [found] = answer.data as unknown[];
    return found === undefined ? undefined : READERS.decisions(found);
  }

  async removedPin(decisionId: string): Promise<RemovedPin | undefined> {
    const answer = await this.#calls.get('RemovedPin', { decision_id: decisionId });
    return answer.kind === 'failed' ? undefined : removedPinFromWire(answer.data);
  }

  async decide(
    reportId: string,
    { action, text, blocksPicture }: Parameters<ModerationGateway['decide']>[1],
  ): Promise<ModerationOutcome> {
    const options = { report_id: reportId, action, text, block_picture: blocksPicture };
    return outcomeOf(await this.#calls.update('Reports', options));
  }

  async undo(decisionId: string, text: string): Promise<ModerationOutcome> {
    return outcomeOf(await this.#calls.update('ModerationLog', { decision_id: decisionId, text }));
  }

  async decideAppeal(appealId: string, action: AppealAction, text: string): Promise<ModerationOutcome> {
    return outcomeOf(await this.#calls.update('Appeal', { appeal_id: appealId, action, text }));
  }

  async appeal({
    kind,
    objectId,
    text,
  }: Parameters<ModerationGateway['appeal']>[0]): Promise<ModerationOutcome> {
    const options = { kind, text, ...(objectId === null ? {} : { object_id: objectId }) };
    return outcomeOf(await this.#calls.create('Appeal', options));
  }
}

function outcomeOf(answer: CallOutcome): ModerationOutcome {
  if (answer.kind === 'ok') return { kind: 'done' };
  return answer.error.reason === 'conflict' ? { kind: 'conflict' } : refusedBy(answer.error);
}
