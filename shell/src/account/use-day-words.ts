import { dayOf } from '@tulia/centre/clock';
import { shortDate } from '@tulia/centre/date-words';
import { CENTRE_ZONE } from '@tulia/centre/zone';
import { useGetProfileQuery } from '@tulia/platform';

/** Formats an instant as its day at the centre. */
export function useDayWords(): (instant: string) => string {
	const timeZone = useGetProfileQuery().data?.timeZone ?? CENTRE_ZONE;
	return (instant) => shortDate(dayOf(new Date(instant), timeZone));
}
