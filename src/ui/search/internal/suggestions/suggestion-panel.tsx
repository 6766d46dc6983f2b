import classes from './suggestion-panel.module.css';
import { Suggestions, type SuggestionsProps } from './suggestions.tsx';

/** The suggestions below the field in the header. */
export function SuggestionPanel(props: Omit<SuggestionsProps, 'frame'>) {
  return <Suggestions {...props} frame={classes.panel} />;
}
