import { paths } from '@tulia/platform';

/** The page of currency and prices. */
export const PRICES = `${paths.adminSessions()}?part=prices`;
