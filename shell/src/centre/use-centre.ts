import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { type Centre, savedCentre } from './saved-centre.ts';

/** The centre's facts that are always there: the live ones, or until then those saved in this build. */
export const useCentre = (): Centre => useGetProfileQuery().data ?? savedCentre;

/** The facts that only the live profile knows, such as hours and address; `undefined` until it is there. */
export const useLiveProfile = (): CentreProfile | undefined => useGetProfileQuery().data;
