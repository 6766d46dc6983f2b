import type { DemoContent, DemoEvent } from '../../server/composition/demo/demo-content.ts';

/** The part of the sample content that is by these people and among them: a page should not load all of it. */
export function smallerContent(content: DemoContent, usernames: readonly string[]): DemoContent {
  const isThere = (name: string): boolean => usernames.includes(name);
  const boards = content.boards.filter(({ owner }) => isThere(owner));
  const boardKeys = new Set(boards.map(({ key }) => key));
  const pinKeys = new Set(boards.flatMap(({ pins }) => pins.map(({ key }) => key)));
  return {
    people: content.people
      .filter(({ username }) => isThere(username))
      .map((person) => ({
        ...person,
        followsPeople: person.followsPeople.filter(isThere),
        followsBoards: person.followsBoards.filter((key) => boardKeys.has(key)),
      })),
    boards,
    timeline: content.timeline.filter(
      (event) => pinKeys.has(pinOfEvent(event)) && (typeof event === 'string' || isThere(event.by)),
    ),
  };
}

/** The key of the pin that an event is about. */
export function pinOfEvent(event: DemoEvent): string {
  if (typeof event === 'string') return event;
  return 'save' in event ? event.save : event.like;
}
