import { useGetProfileQuery } from '@tulia/platform';
import { dayOfInstant } from './day-words.ts';

/** Where the centre is, until its profile says so itself (rule 1). */
const CENTRE_ZONE = 'Africa/Nairobi';

/** Words an instant as the day it was at the centre. */
export function useDayWords(): (instant: string) => string {
	const timeZone = useGetProfileQuery().data?.timeZone ?? CENTRE_ZONE;
	return (instant) => dayOfInstant(instant, timeZone);
}
