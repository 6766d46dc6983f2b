import { REACTION_TYPES } from '../../../src/domain/pins/pin-relations.ts';
import { BOARD_PERMISSIONS } from '../../../src/domain/boards/board-permission.ts';
import {
  toBoardId,
  toPinId,
  toSectionId,
  toUserId,
  type BoardId,
  type PinId,
  type SectionId,
  type UserId,
} from '../../../src/domain/ids/ids.ts';
import { aMember, makeBoard, makePin } from '../http-api/support/member.ts';
import { makeSection, shareBoard } from '../http-api/support/organizing.ts';
import type { TestApp } from '../http-api/support/test-app.ts';

/** What the people of a storm know of: some of it is gone by the time they use it. */
type Land = {
  readonly people: readonly UserId[];
  readonly boards: BoardId[];
  readonly sections: { readonly id: SectionId; readonly boardId: BoardId }[];
  readonly pins: PinId[];
  /** The picture that everybody pins. */
  readonly picture: string;
};

/** Whole numbers from 0 to `below` - 1, always the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const AT_ONCE = 20;

/**
 * Three people do things to each other's pins, boards and sections, many at the same time.
 * @returns how often each outcome came
 */
export async function storm(
  app: TestApp,
  operations: number,
  seed: number,
): Promise<ReadonlyMap<string, number>> {
  const land = await settle(app);
  const random = chance(seed);
  const outcomes = new Map<string, number>();
  for (let done = 0; done < operations; done += AT_ONCE) {
    const deeds = Array.from({ length: AT_ONCE }, () => deed(app, land, random));
    for (const kind of await Promise.all(deeds)) outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
  }
  return outcomes;
}

async function settle(app: TestApp): Promise<Land> {
  const land: Omit<Land, 'people' | 'picture'> = { boards: [], sections: [], pins: [] };
  let picture = '';
  const members = [await aMember(app, 'ann'), await aMember(app, 'bob'), await aMember(app, 'eve')];
  for (const member of members) {
    for (const privacy of ['public', 'secret', 'protected']) {
      const board = await makeBoard(member, { name: privacy, privacy });
      land.boards.push(toBoardId(board.id));
      const section = await makeSection(member, { board_id: board.id });
      land.sections.push({ id: toSectionId(section.id), boardId: toBoardId(board.id) });
      const pin = await makePin(member, { title: privacy, board_id: board.id });
      land.pins.push(toPinId(pin.id));
      picture = pin.image_signature;
      for (const other of members) {
        if (other !== member) {
          await shareBoard(app, board, other.user, BOARD_PERMISSIONS);
        }
      }
    }
  }
  return { ...land, picture, people: members.map(({ user }) => toUserId(user.id)) };
}

type Random = (below: number) => number;
type Deed = (app: TestApp, land: Land, random: Random) => Promise<{ readonly kind: string }>;

const one = <T>(from: readonly T[], random: Random): T => {
  const found = from[random(from.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
/** Mostly what is still there. */
const aPin = ({ pins }: Land, random: Random) => one(random(8) === 0 ? pins : pins.slice(-40), random);
const somePins = (land: Land, random: Random): readonly PinId[] => [
  ...new Set(Array.from({ length: 1 + random(5) }, () => aPin(land, random))),
];
const aBoard = ({ boards }: Land, random: Random) => one(boards.slice(-20), random);
const aSection = ({ sections }: Land, random: Random) => one(sections.slice(-20), random);
/** A board, or one of its sections; now and then a section of another board. */
const aPlace = (land: Land, random: Random) => {
  if (random(2) === 0) return { boardId: aBoard(land, random), sectionId: null };
  const section = aSection(land, random);
  return { boardId: random(10) === 0 ? aBoard(land, random) : section.boardId, sectionId: section.id };
};

const save: Deed = async ({ deps: { savePin } }, land, random) => {
  const outcome = await savePin.run({
    actorId: one(land.people, random),
    pinId: aPin(land, random),
    ...(random(8) === 0 ? { boardId: null, sectionId: null } : aPlace(land, random)),
    title: null,
    description: null,
    note: null,
    creation: null,
  });
  if (outcome.kind === 'saved') land.pins.push(outcome.pin.pin.id);
  return outcome;
};

const create: Deed = async ({ deps: { createPin } }, land, random) => {
  const outcome = await createPin.run({
    actorId: one(land.people, random),
    creation: null,
    ...aPlace(land, random),
    source: { kind: 'stored', signature: land.picture },
    content: null,
    product: null,
    title: '',
    description: '',
    link: null,
    altText: null,
    note: null,
    method: 'uploaded',
    isCommentsAllowed: true,
    sponsor: null,
  });
  if (outcome.kind === 'created') land.pins.push(outcome.pin.pin.id);
  return outcome;
};

const move: Deed = ({ deps: { movePins } }, land, random) =>
  movePins.run({
    actorId: one(land.people, random),
    pinIds: somePins(land, random),
    ...aPlace(land, random),
  });

const changePlace: Deed = ({ deps: { updatePin } }, land, random) =>
  updatePin.run({
    actorId: one(land.people, random),
    pinId: aPin(land, random),
    change: {},
    ...(random(4) === 0 ? { boardId: undefined, sectionId: null } : aPlace(land, random)),
  });

const copy: Deed = ({ deps: { copyPins } }, land, random) =>
  copyPins.run({
    actorId: one(land.people, random),
    pinIds: somePins(land, random),
    ...aPlace(land, random),
  });

const remove: Deed = ({ deps: { deletePin } }, land, random) =>
  deletePin.run(aPin(land, random), one(land.people, random));

const removeAll: Deed = ({ deps: { deletePins } }, land, random) =>
  deletePins.all({ actorId: one(land.people, random), ...aPlace(land, random) }, somePins(land, random));

const setPrivacy: Deed = ({ deps: { updateBoard } }, land, random) =>
  updateBoard.run({
    actorId: one(land.people, random),
    boardId: aBoard(land, random),
    change: {
      privacy: one(['public', 'public', 'secret', 'protected'] as const, random),
      ...(random(3) === 0 ? { coverPinId: aPin(land, random) } : {}),
    },
  });

const archive: Deed = ({ deps: { endBoard } }, land, random) =>
  endBoard.archive(aBoard(land, random), one(land.people, random), random(2) === 0);

const addSection: Deed = async ({ deps: { createSection } }, land, random) => {
  const boardId = aBoard(land, random);
  const outcome = await createSection.run({
    actorId: one(land.people, random),
    boardId,
    title: 'Part',
    pinIds: random(2) === 0 ? [] : [aPin(land, random)],
  });
  if (outcome.kind === 'created') land.sections.push({ id: outcome.section.section.id, boardId });
  return outcome;
};

const removeSection: Deed = ({ deps: { editSection } }, land, random) =>
  editSection.delete(aSection(land, random).id, one(land.people, random));

const reorder: Deed = ({ deps: { orderBoards } }, land, random) =>
  orderBoards.placePin({
    actorId: one(land.people, random),
    boardId: aBoard(land, random),
    pinId: aPin(land, random),
    afterPinId: random(3) === 0 ? null : aPin(land, random),
  });

const renewBoard: Deed = async (app, land, random) => {
  const { endBoard, createBoard } = app.deps;
  const actorId = one(land.people, random);
  const outcome = await endBoard.delete(aBoard(land, random), actorId);
  if (outcome.kind !== 'deleted') return outcome;
  const made = await createBoard.run({
    actorId,
    name: 'Another',
    description: '',
    category: null,
    privacy: one(['public', 'secret'] as const, random),
    layout: 'default',
    collaboratorInvitesEnabled: false,
    returnExisting: false,
  });
  if (made.kind !== 'created') return made;
  const { id } = made.board.board;
  for (const other of land.people) {
    if (other !== actorId) await shareBoard(app, { id }, { id: other }, BOARD_PERMISSIONS);
  }
  land.boards.push(id);
  return made;
};

const react: Deed = ({ deps: { reactToPin } }, land, random) =>
  reactToPin.run(
    aPin(land, random),
    one(land.people, random),
    random(4) > 0 ? one(REACTION_TYPES, random) : null,
  );

const favor: Deed = ({ deps: { favoritePin } }, land, random) =>
  favoritePin.run(aPin(land, random), one(land.people, random), random(3) > 0);

/** By how often each comes. */
const DEEDS: readonly (readonly [number, Deed])[] = [
  [25, create],
  [25, save],
  [15, move],
  [12, changePlace],
  [8, copy],
  [10, remove],
  [1, removeAll],
  [8, setPrivacy],
  [4, archive],
  [4, addSection],
  [3, removeSection],
  [4, reorder],
  [1, renewBoard],
  [6, favor],
  [6, react],
];
const CHANCES = DEEDS.flatMap(([weight, each]) => new Array<Deed>(weight).fill(each));

async function deed(app: TestApp, land: Land, random: Random): Promise<string> {
  const chosen = one(CHANCES, random);
  const { kind } = await chosen(app, land, random);
  return kind;
}
