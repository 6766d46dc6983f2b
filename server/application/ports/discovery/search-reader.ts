import type { BoardId, PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ViewerId } from '../pins/views.ts';

/** What a viewer does not want to see, or may not. */
export type ViewerExclusions = {
  readonly pins: readonly PinId[];
  readonly boards: readonly BoardId[];
  /** People whom the viewer has hidden or blocked, and those who have blocked the viewer. */
  readonly people: readonly UserId[];
};

export const NO_EXCLUSIONS: ViewerExclusions = { pins: [], boards: [], people: [] };

/** The texts by which something is found, the most important one first. */
export type SearchTexts<Id> = { readonly id: Id; readonly texts: readonly string[] };

/** At most `limit` texts of what is older than `before`; null begins with the newest. */
export type TextsPage<Id> = { readonly before: Id | null; readonly limit: number };

/** The rows behind searches: texts in the order of their age, and what a viewer may find. */
export interface SearchReader {
  /** All exclusions of a user; none for a visitor. */
  exclusionsOf(viewer: ViewerId): Promise<ViewerExclusions>;
  /** Everybody whom this user follows. */
  followedPeople(viewer: UserId): Promise<readonly UserId[]>;
  /** Those of the pins that are listed and that the viewer has not excluded, in the same order. */
  findable(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinId[]>;
  /** Texts of listed pins that the viewer has not excluded; newest first. */
  textsOfListedPins(viewer: ViewerId, page: TextsPage<PinId>): Promise<readonly SearchTexts<PinId>[]>;
  /** Texts of a user's own pins on boards that they may read, secret ones too; newest first. */
  textsOfOwnPins(userId: UserId, page: TextsPage<PinId>): Promise<readonly SearchTexts<PinId>[]>;
  /**
   * Texts of boards: public ones that are not archived and whose owner is neither deactivated nor excluded by the
   * viewer; the viewer's own ones all. Newest first.
   */
  textsOfBoards(viewer: ViewerId, page: TextsPage<BoardId>): Promise<readonly SearchTexts<BoardId>[]>;
  /** Names of people who are neither deactivated nor excluded by the viewer; newest first. */
  textsOfPeople(viewer: ViewerId, page: TextsPage<UserId>): Promise<readonly SearchTexts<UserId>[]>;
  /**
   * Boards whose name begins like the text, in any case and with any accents: own ones first, then public ones with pins
   * that are neither archived nor excluded by the viewer, the fullest first.
   */
  boardsBeginningWith(text: string, viewer: ViewerId, limit: number): Promise<readonly BoardId[]>;
  /**
   * People one of whose names begins like the text, in any case and with any accents, and who are neither deactivated
   * nor excluded by the viewer.
   */
  peopleBeginningWith(text: string, viewer: ViewerId, limit: number): Promise<readonly UserId[]>;
  /**
   * Such people whose full name, or the name of their business, is the text, in any case and with any accents and
   * blanks; the oldest account first.
   */
  peopleNamed(text: string, viewer: ViewerId, limit: number): Promise<readonly UserId[]>;
}
