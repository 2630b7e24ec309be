import type { Feature } from '@tulia/contracts/profile/features';
import { useGetProfileQuery } from '../api/shared-api.ts';

/** The centre's message for a feature that is turned off; `undefined` while it is on, or the profile is not loaded. */
export const useTurnedOff = (feature: Feature): string | undefined => useGetProfileQuery().data?.turnedOff?.[feature];
