import { paths } from '@tulia/platform';

/** Where the currency and all prices are. */
export const PRICES = `${paths.adminSessions()}?part=prices`;
