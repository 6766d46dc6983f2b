import type { ReactNode } from 'react';
import type { Finding } from '../../../../domain/experiences/authoring/finding.ts';
import { WarningIcon } from '../../../kit/icons/warning-icon.tsx';
import { findingAt, findingText } from '../findings/finding-text.ts';
import classes from './fields.module.css';

/** The error of a field, and its help, which a warning precedes. */
export function fieldNotes(
  findings: readonly Finding[],
  field: string,
  help?: string,
): { readonly error: string | null; readonly help: ReactNode } {
  const found = findingAt(findings, field);
  if (found === undefined) return { error: null, help };
  if (found.severity === 'error') return { error: findingText(found), help };
  return {
    error: null,
    help: (
      <>
        <span className={classes.warning}>
          <WarningIcon size={16} />
          <span>{findingText(found)}</span>
        </span>
        {help}
      </>
    ),
  };
}
