/** The operator's groups of words with the same meaning, in addition to those of the program. */
export interface SynonymList {
  /** Each line is a group, with commas between its words. */
  lines(): readonly string[];
}
