/** `month`: 1 to 12. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const DAYS_OF_ERA = 146_097;
const YEARS_OF_ERA = 400;
/** Days from 1 March of the year 0 to 1 January 1970. */
const EPOCH = 719_468;

/** The Gregorian day, from days since the epoch. Years begin in March here, so that a leap day ends its year. */
export function calendarDay(days: number): CalendarDay {
  const shifted = days + EPOCH;
  const era = Math.floor(shifted / DAYS_OF_ERA);
  const ofEra = shifted - era * DAYS_OF_ERA;
  const leaps = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36_524) + Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor((ofEra - leaps) / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * YEARS_OF_ERA + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** Days since the epoch. A day that its month does not have counts on into the next month. */
export function daysSinceEpoch({ year, month, day }: CalendarDay): number {
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / YEARS_OF_ERA);
  const yearOfEra = fromMarch - era * YEARS_OF_ERA;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const ofEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + ofYear;
  return era * DAYS_OF_ERA + ofEra - EPOCH;
}
