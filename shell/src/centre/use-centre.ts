import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { type Centre, savedCentre } from './saved-centre.ts';

/** The centre's facts: the live ones, or those of this build until they are loaded. */
export const useCentre = (): Centre => useGetProfileQuery().data ?? savedCentre;

/** The live profile, with hours and address; `undefined` until it is loaded. */
export const useLiveProfile = (): CentreProfile | undefined => useGetProfileQuery().data;
