/** `words`: words and phrases that speak of the topic, separated by commas; singular, in lower case. */
export type ListedTopic = readonly [id: number, name: string, words: string];
