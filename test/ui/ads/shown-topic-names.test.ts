import { afterEach, expect, test } from 'vitest';
import { toTopicId } from '../../../src/domain/ids/ids.ts';
import { shownTopicNames } from '../../../src/ui/ads/internal/shown-topic-names.ts';
import { topicMessages } from '../../../src/ui/follow/internal/topics/messages.en.ts';
import { speak } from '../../../src/ui/text/language.ts';
import { languageOf } from '../../support/language-of.ts';
import { loadLanguage } from '../../../src/composition/languages.ts';

afterEach(async () => speak(await loadLanguage('en')));

test('topics have names of the reader’s language and are in the order of its alphabet', () => {
  const topics = [
    { entityId: toTopicId('1'), name: 'Animals', urlName: 'animals' },
    { entityId: toTopicId('2'), name: 'Books', urlName: 'books' },
    { entityId: toTopicId('3'), name: 'Falconry', urlName: 'falconry' },
  ];
  const texts = { 'topics.animals': 'Tiere', 'topics.books': 'Bücher' };
  speak(languageOf('de', Object.values(topicMessages), texts));
  expect(shownTopicNames(topics)).toEqual([
    { id: '2', label: 'Bücher' },
    { id: '3', label: 'Falconry' },
    { id: '1', label: 'Tiere' },
  ]);
});
