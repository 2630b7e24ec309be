import { CENTRE_ZONE } from '@tulia/centre/zone';
import { useGetProfileQuery } from '@tulia/platform';

/** The zone in which the centre's dates are meant. */
export const useTimeZone = (): string => useGetProfileQuery().data?.timeZone ?? CENTRE_ZONE;
