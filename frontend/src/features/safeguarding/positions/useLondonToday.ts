import { londonDay } from '../../../../../domain/londonTime';
import { useServices } from '../../../session/services';

/** The day that it is in London: positions belong to it (docs/decisions/069). */
export function useLondonToday(): string {
  const { now } = useServices();
  return londonDay(now());
}
