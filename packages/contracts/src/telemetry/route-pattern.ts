import { appAddresses, itemPages, patternOf, standingPages } from '../site-addresses.ts';
import { remoteModules } from '../site-modules.ts';

/** The pattern of every undeclared address. */
const UNKNOWN = '/**';

const addresses: readonly string[] = [
	...standingPages,
	...itemPages.map(({ prefix }) => `${prefix}*`),
	...appAddresses,
	...remoteModules.flatMap(({ routes }) => routes.flatMap(({ areas }) => areas.flatMap((area) => area.addresses))),
];

/** The declared pattern of a path, without its ids, tickets and tokens: `/appointments/*`. */
export const routePatternOf = (pathname: string): string =>
	addresses.find((address) => new RegExp(patternOf([address])).test(pathname)) ?? UNKNOWN;

/** A reported pattern, checked because a browser's release may declare others than ours. */
export const knownRoute = (pattern: string): string => (addresses.includes(pattern) ? pattern : UNKNOWN);
