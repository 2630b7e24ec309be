import { dayOf } from '@tulia/centre/clock';
import { shortDate } from '@tulia/centre/date-words';
import { CENTRE_ZONE } from '@tulia/centre/zone';
import { useGetProfileQuery } from '@tulia/platform';

/** Words an instant as the day it was at the centre. */
export function useDayWords(): (instant: string) => string {
	const timeZone = useGetProfileQuery().data?.timeZone ?? CENTRE_ZONE;
	return (instant) => shortDate(dayOf(new Date(instant), timeZone));
}
