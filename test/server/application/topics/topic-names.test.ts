import { beforeAll, describe, expect, test } from 'vitest';
import { loadLanguageFile } from '../../../../src/composition/languages.ts';
import { Language } from '../../../../src/domain/messages/language.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { topicNameIn, TopicNames } from '../../../../server/application/topics/topic-names.ts';

describe('names of topics', () => {
  let english: Language;
  let german: Language;
  beforeAll(async () => {
    english = new Language(await loadLanguageFile('en'));
    german = new Language(await loadLanguageFile('de'));
  });
  const names = new TopicNames();
  const nameOf = (urlName: string) => TOPIC_TREE.find((topic) => topic.urlName === urlName)!;

  test('are those of the tree in English, in other languages translated', () => {
    for (const topic of TOPIC_TREE) expect(topicNameIn(topic, english)).toBe(topic.name);
    expect(topicNameIn(nameOf('bread'), german)).toBe('Brot');
    expect(topicNameIn({ urlName: 'of-another-site', name: 'Something' }, german)).toBe('Something');
  });

  test('are listed for choices', () => {
    expect(names.all(german)).toHaveLength(TOPIC_TREE.length);
    expect(names.all(german).find(({ urlName }) => urlName === 'birds')).toMatchObject({ name: 'Vögel' });
  });

  test('are found by how they begin, in the language and in English, without accents', () => {
    const found = (text: string, language = german) =>
      names.beginningWith(text, language).map((id) => TOPIC_TREE.find((topic) => topic.id === id)!.urlName);
    expect(found('VOG')).toEqual(['birds']);
    expect(found('bird')).toEqual(['birds']);
    expect(found('vog', english)).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  test('are hints for a query: words like its own, and the topics that these name', () => {
    const mountains = nameOf('mountains').id;
    expect(names.hintsFor('mountian', english)).toEqual({
      words: expect.arrayContaining(['mountains']),
      names: [{ name: 'Mountains', topic: mountains }],
    });
    expect(names.hintsFor('Gebirge', english)).toEqual({ words: [], names: [] });
    expect(names.hintsFor('brto', german).names).toEqual([{ name: 'Brot', topic: nameOf('bread').id }]);
    expect(names.hintsFor('lake in the rain', english).names).toEqual([]);
    expect(names.hintsFor('lakse and rivers', english).names).toEqual([
      { name: 'Lakes and rivers', topic: nameOf('lakes-and-rivers').id },
    ]);
    expect(names.hintsFor('peony', english).words).toEqual(['peony']);
    // One letter from "scarf", but four from the "scarves" of the topic's name.
    expect(names.hintsFor('scraf', english).words).toContain('scarf');
    expect(names.hintsFor('', english)).toEqual({ words: [], names: [] });
  });
});
