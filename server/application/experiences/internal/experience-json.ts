/** An experience as JSON, in the form of the operator's file. */
export type ExperienceJson = Readonly<Record<string, unknown>>;

/** The JSON of a stored revision. */
export function parseJson(text: string): ExperienceJson {
  return JSON.parse(text) as ExperienceJson;
}
