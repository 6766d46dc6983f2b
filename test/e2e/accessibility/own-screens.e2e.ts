import { OWN_SCREENS } from '../support/screens/own-screens.ts';
import { nothingStandsInTheWayOn } from '../support/screens/screens-test.ts';

nothingStandsInTheWayOn(OWN_SCREENS);
