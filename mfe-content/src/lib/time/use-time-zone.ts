import { CENTRE_ZONE } from '@tulia/centre/zone';
import { useGetProfileQuery } from '@tulia/platform';

/** The time zone of the centre. */
export const useTimeZone = (): string => useGetProfileQuery().data?.timeZone ?? CENTRE_ZONE;
