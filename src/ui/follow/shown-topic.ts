import type { Phrase } from '../../domain/messages/message.ts';
import type { Topic } from '../../domain/topics/topic.ts';
import { text } from '../text/language.ts';
import { topicMessages } from './internal/topics/messages.en.ts';

/** By their names in addresses, which never change. */
const TEXTS: Readonly<Record<string, readonly [name: Phrase, description: Phrase]>> = {
  animals: [topicMessages.animals, topicMessages.animalsAbout],
  architecture: [topicMessages.architecture, topicMessages.architectureAbout],
  art: [topicMessages.art, topicMessages.artAbout],
  baking: [topicMessages.baking, topicMessages.bakingAbout],
  beauty: [topicMessages.beauty, topicMessages.beautyAbout],
  books: [topicMessages.books, topicMessages.booksAbout],
  celebrations: [topicMessages.celebrations, topicMessages.celebrationsAbout],
  children: [topicMessages.children, topicMessages.childrenAbout],
  clothes: [topicMessages.clothes, topicMessages.clothesAbout],
  cooking: [topicMessages.cooking, topicMessages.cookingAbout],
  crafts: [topicMessages.crafts, topicMessages.craftsAbout],
  drawing: [topicMessages.drawing, topicMessages.drawingAbout],
  film: [topicMessages.film, topicMessages.filmAbout],
  furniture: [topicMessages.furniture, topicMessages.furnitureAbout],
  gardening: [topicMessages.gardening, topicMessages.gardeningAbout],
  'graphic-design': [topicMessages.graphicDesign, topicMessages.graphicDesignAbout],
  health: [topicMessages.health, topicMessages.healthAbout],
  history: [topicMessages.history, topicMessages.historyAbout],
  home: [topicMessages.home, topicMessages.homeAbout],
  'knitting-and-sewing': [topicMessages.knittingAndSewing, topicMessages.knittingAndSewingAbout],
  music: [topicMessages.music, topicMessages.musicAbout],
  nature: [topicMessages.nature, topicMessages.natureAbout],
  photography: [topicMessages.photography, topicMessages.photographyAbout],
  science: [topicMessages.science, topicMessages.scienceAbout],
  sports: [topicMessages.sports, topicMessages.sportsAbout],
  technology: [topicMessages.technology, topicMessages.technologyAbout],
  travel: [topicMessages.travel, topicMessages.travelAbout],
  typography: [topicMessages.typography, topicMessages.typographyAbout],
  vehicles: [topicMessages.vehicles, topicMessages.vehiclesAbout],
  woodworking: [topicMessages.woodworking, topicMessages.woodworkingAbout],
};

/** A topic with the name and description that its reader sees: those of general topics are in the reader's language. */
export function shownTopic(topic: Topic): Topic {
  const texts = TEXTS[topic.urlName];
  if (texts === undefined) return topic;
  const [name, description] = texts;
  return { ...topic, name: text(name), description: text(description) };
}

/** The name of a topic as its reader sees it. */
export function shownTopicName({ urlName, name }: Pick<Topic, 'urlName' | 'name'>): string {
  const [known] = TEXTS[urlName] ?? [];
  return known === undefined ? name : text(known);
}

/** The same for the head of a page, where texts are translated later. */
export function topicTexts({ urlName, name, description }: Topic): {
  readonly name: string | Phrase;
  readonly description: string | Phrase;
} {
  const [knownName, knownDescription] = TEXTS[urlName] ?? [];
  return { name: knownName ?? name, description: knownDescription ?? description };
}
