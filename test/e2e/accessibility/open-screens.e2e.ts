import { OPEN_SCREENS } from '../support/screens/open-screens.ts';
import { nothingStandsInTheWayOn } from '../support/screens/screens-test.ts';

nothingStandsInTheWayOn(OPEN_SCREENS);
