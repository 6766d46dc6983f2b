import { toTopicId, type TopicId } from '../ids/ids.ts';
import { normalized } from '../text/normalized.ts';
import { GENERAL_TOPICS } from './general-topics.ts';
import { CULTURE_TOPICS } from './internal/culture-topics.ts';
import { HOME_TOPICS } from './internal/home-topics.ts';
import type { ListedTopic } from './internal/listed-topic.ts';
import { MAKING_TOPICS } from './internal/making-topics.ts';
import { NATURE_TOPICS } from './internal/nature-topics.ts';
import { PEOPLE_TOPICS } from './internal/people-topics.ts';
import { WORLD_TOPICS } from './internal/world-topics.ts';

export type TreeTopic = {
  readonly id: TopicId;
  readonly name: string;
  /** The name in addresses: lower case letters, digits and hyphens. */
  readonly urlName: string;
  /** `#rrggbb`; a topic has the colour of its general topic. */
  readonly dominantColor: string;
  /** Null for the topics at the top of the tree. */
  readonly parentId: TopicId | null;
  /** 0 at the top of the tree. */
  readonly level: number;
  /** Words and phrases that speak of it, singular and in lower case. */
  readonly words: readonly string[];
};

/** General topics that stand below another one. */
const BELOW: ReadonlyMap<number, number> = new Map([
  [1004, 1010],
  [1012, 1003],
  [1014, 1019],
  [1020, 1011],
  [1028, 1016],
  [1030, 1011],
]);

const GENERAL = new Map(GENERAL_TOPICS.map((topic) => [Number(topic.id), topic]));

/** The ids of other topics are those of their general topic with two more digits. */
function parentOf(id: number): number | undefined {
  return id > 9999 ? Math.floor(id / 100) : BELOW.get(id);
}

function levelOf(id: number): number {
  const parent = parentOf(id);
  return parent === undefined ? 0 : levelOf(parent) + 1;
}

function treeTopic([id, name, words]: ListedTopic): TreeTopic {
  const parent = parentOf(id);
  const general = GENERAL.get(id > 9999 ? Math.floor(id / 100) : id)!;
  return {
    id: toTopicId(String(id)),
    name,
    urlName: id > 9999 ? urlNameOf(name) : general.urlName,
    dominantColor: general.dominantColor,
    parentId: parent === undefined ? null : toTopicId(String(parent)),
    level: levelOf(id),
    words: words.split(', '),
  };
}

function urlNameOf(name: string): string {
  return normalized(name, 'NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** Every topic of the tree, parents before their children. Ids and names in addresses never change. */
export const TOPIC_TREE: readonly TreeTopic[] = [
  ...NATURE_TOPICS,
  ...MAKING_TOPICS,
  ...HOME_TOPICS,
  ...PEOPLE_TOPICS,
  ...CULTURE_TOPICS,
  ...WORLD_TOPICS,
]
  .map(treeTopic)
  .sort((one, other) => one.level - other.level || Number(one.id) - Number(other.id));
