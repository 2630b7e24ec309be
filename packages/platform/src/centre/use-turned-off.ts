import type { Feature } from '@tulia/contracts/profile/features';
import { useGetProfileQuery } from '../api/shared-api.ts';

/** The centre's words in place of a feature that it has turned off; `undefined` while the feature is on, or nobody knows. */
export const useTurnedOff = (feature: Feature): string | undefined => useGetProfileQuery().data?.turnedOff?.[feature];
