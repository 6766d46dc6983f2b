import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { HashedLooks } from '../../../../src/domain/looks/duplicate-level.ts';
import type { ModerationAction } from '../../../../src/domain/reports/decision.ts';
import type { ReportedObject, ReportReason } from '../../../../src/domain/reports/report.ts';
import type { PictureRecord } from '../records.ts';

/** A decision of an operator, for the record. */
export type DecisionRecord = ReportedObject & {
  readonly id: string;
  /** Null when the operator has left. */
  readonly operatorId: UserId | null;
  readonly action: ModerationAction;
  /** The owner of the thing; null when they have left. */
  readonly ownerId: UserId | null;
  /** What the thing was called, for its owner; empty without a title. */
  readonly title: string;
  /** Null without a report. */
  readonly reason: ReportReason | null;
  /** The operator's words to the people concerned; empty without any. */
  readonly text: string;
  readonly createdAt: number;
  readonly undoneAt: number | null;
};

/** Open reports about one thing. */
export type ReportGroup = ReportedObject & {
  readonly ownerId: UserId | null;
  readonly count: number;
  /** Id of the first report: groups are in this order. */
  readonly firstId: string;
  readonly firstReportedAt: number;
};

/** A pin that was removed and may be put back. */
export type RemovedPin = {
  readonly title: string;
  readonly description: string;
  readonly link: string | null;
  /** Null when its file is gone. */
  readonly picture: Pick<PictureRecord, 'signature' | 'extension'> | null;
};

/** A picture that may not come back. `looks` is null for one that could not be decoded. */
export type RemovedPicture = { readonly signature: string; readonly looks: HashedLooks | null };

/** A pin that shows a picture. */
export type PinOfPicture = { readonly id: PinId; readonly ownerId: UserId; readonly title: string };

export interface ModerationReader {
  findDecision(id: string): Promise<DecisionRecord | undefined>;
  /** Newest first. With `ownerIds` null: about things of all people. */
  decisions(options: {
    readonly ownerIds: readonly UserId[] | null;
    /** Null: all actions. */
    readonly actions: readonly ModerationAction[] | null;
    /** Only decisions before this one. */
    readonly before: string | null;
    readonly limit: number;
  }): Promise<readonly DecisionRecord[]>;
  /** The decisions about these things, newest first. */
  decisionsAbout(objects: readonly ReportedObject[]): Promise<readonly DecisionRecord[]>;
  /** Things with open reports, those that wait longest first. */
  openGroups(options: {
    /** Only groups whose first report is after this one. */
    readonly after: string | null;
    readonly limit: number;
  }): Promise<readonly ReportGroup[]>;
  /** Pins that show this picture, on whatever board, oldest first. */
  pinsOfPicture(signature: string, limit: number): Promise<readonly PinOfPicture[]>;
  /** Undefined unless it is removed and kept. Two statements. */
  removedPin(id: PinId): Promise<RemovedPin | undefined>;
  /** Changes whenever `removedPictures` does. */
  removedPicturesVersion(): Promise<string>;
  removedPictures(): Promise<readonly RemovedPicture[]>;
}

export interface ModerationRepository extends ModerationReader {
  insertDecision(decision: DecisionRecord): Promise<void>;
  /** Marks a decision as taken back. False if it was before, or is not there. */
  markUndone(id: string, time: number): Promise<boolean>;
  /** Removes pins, but keeps them with the decision, and their pictures. Missing pins are skipped. */
  removePins(decisionId: string, pinIds: readonly PinId[]): Promise<void>;
  /** Puts the pins of a removal back where they were. @returns those whose board is still there */
  restorePins(decisionId: string): Promise<readonly PinId[]>;
  /**
   * Puts one pin back that went with another one of its picture, and takes the picture off the list. False unless it is
   * removed and its board is still there.
   */
  restorePin(id: PinId): Promise<boolean>;
  /** Lets a picture not come back; one that is in the list stays as it is. */
  blockPicture(signature: string, decisionId: string, time: number): Promise<void>;
  /** Takes the pictures of a removal off the list. */
  unblockPictures(decisionId: string): Promise<void>;
  /** Removes a message, but keeps it with the decision. A missing one is fine. */
  removeMessage(decisionId: string, messageId: string): Promise<void>;
  /** Puts a message back. False unless it is removed and kept. */
  restoreMessage(messageId: string): Promise<boolean>;
  /** Forgets pins and messages that were removed before this time, unless an appeal of their owner waits. */
  forgetRemovedBefore(time: number): Promise<void>;
  /** Forgets decisions from before this time. */
  forgetDecisionsBefore(time: number): Promise<void>;
}
