import { useState } from 'react';
import { missingPicks } from '../../../domain/onboarding/picks.ts';

/**
 * What a step with a least number of picks asks for. Before the first pick nothing is asked until one wants to go on.
 * @param picked the number of picks
 * @param least the number that the step needs
 * @returns `left`: how many more to ask for; `nextOrAsk`: goes on when there are enough, and asks for more otherwise
 */
export function usePicks(picked: number, least: number) {
  const [isAsking, setAsking] = useState(false);
  const missing = missingPicks(picked, least);
  const nextOrAsk = (goOn: () => void) => {
    if (missing > 0) setAsking(true);
    else goOn();
  };
  return { left: isAsking || picked > 0 ? missing : 0, nextOrAsk };
}
