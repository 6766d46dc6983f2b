import { LEAD_FIELDS, type LeadField } from '../../../domain/promotions/lead-form.ts';
import { text } from '../../text/language.ts';
import { adMessages } from './messages.en.ts';
import classes from './ads.module.css';

/** What the form of a lead ad asks for. */
export function LeadFieldsChoice({
  chosen,
  onChange,
  error,
  errorId,
}: {
  readonly chosen: readonly LeadField[];
  readonly onChange: (chosen: readonly LeadField[]) => void;
  readonly error: string | null;
  readonly errorId: string;
}) {
  return (
    <fieldset aria-describedby={error === null ? undefined : errorId}>
      <legend className={classes.legend}>{text(adMessages.formFields)}</legend>
      <div className={classes.checks}>
        {LEAD_FIELDS.map((field) => (
          <label key={field} className={classes.check}>
            <input
              type="checkbox"
              checked={chosen.includes(field)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== field);
                onChange(event.currentTarget.checked ? [...others, field] : others);
              }}
            />
            {text(adMessages[field])}
          </label>
        ))}
      </div>
      {error !== null && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
