import { useGetProfileQuery } from '@tulia/platform';

/** The number to call when something does not load; `undefined` while nobody has told us. */
export const useCentrePhone = (): string | undefined => useGetProfileQuery().data?.phones.main;
