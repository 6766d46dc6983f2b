interface Names {
  readonly firstName: string;
  /** May be empty. */
  readonly lastName: string;
}

/** Names of Chinese, Japanese and Korean people, in their own script. */
const EAST_ASIAN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{scx=Katakana}]+$/u;
/** Japanese writes foreign names in this script. */
const KATAKANA = /^[\p{sc=Katakana}\p{scx=Katakana}]+$/u;

/**
 * First and last name as one displayed name, in the order of the name's own script: East Asian names begin with the
 * family name, without a space. Foreign names in Katakana keep their order.
 */
export function fullName({ firstName, lastName }: Names): string {
  const parts = [firstName, lastName];
  if (parts.every((part) => EAST_ASIAN.test(part)) && !parts.every((part) => KATAKANA.test(part))) {
    return lastName + firstName;
  }
  return `${firstName} ${lastName}`.trim();
}

/** Longer texts are no names. */
const EAST_ASIAN_MAX = 16;

/** The first and last names that are displayed as this text without a space between them. */
export function namesShownTogetherAs(text: string): readonly Names[] {
  const letters = [...text];
  if (letters.length > EAST_ASIAN_MAX || !EAST_ASIAN.test(text)) return [];
  return letters
    .slice(1)
    .map((_, at) => ({
      lastName: letters.slice(0, at + 1).join(''),
      firstName: letters.slice(at + 1).join(''),
    }))
    .filter((names) => fullName(names) === text);
}

/** The name that others see. A business is shown by its business name. */
export function shownName(person: Names & { readonly businessName: string | null }): string {
  return person.businessName ?? fullName(person);
}

const FAMILY_NAME_FIRST: readonly string[] = ['ja', 'zh', 'ko', 'hu', 'vi'];

/** True where forms ask for the family name before the given name. `locale`: a BCP 47 tag. */
export function asksFamilyNameFirst(locale: string): boolean {
  return FAMILY_NAME_FIRST.includes(new Intl.Locale(locale).language);
}
