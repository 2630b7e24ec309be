import { useGetProfileQuery } from '@tulia/platform';

/** Until the profile has told the centre's own. */
const USUAL_ZONE = 'Africa/Nairobi';

/** The zone in which the centre's dates are meant. */
export const useTimeZone = (): string => useGetProfileQuery().data?.timeZone ?? USUAL_ZONE;
