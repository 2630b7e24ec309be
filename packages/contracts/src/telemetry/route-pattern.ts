import { appAddresses, itemPages, patternOf, standingPages } from '../site-addresses.ts';
import { remoteModules } from '../site-modules.ts';

/** An address nobody declared, of which nothing is told. */
const UNKNOWN = '/**';

const addresses: readonly string[] = [
	...standingPages,
	...itemPages.map(({ prefix }) => `${prefix}*`),
	...appAddresses,
	...remoteModules.flatMap(({ routes }) => routes.flatMap(({ areas }) => areas.flatMap((area) => area.addresses))),
];

/** The declared address that a path is one of, without the ids, tickets and tokens in it: `/appointments/*`. */
export const routePatternOf = (pathname: string): string =>
	addresses.find((address) => new RegExp(patternOf([address])).test(pathname)) ?? UNKNOWN;

/** A pattern as told by a browser, whose release may know others than we do. */
export const knownRoute = (pattern: string): string => (addresses.includes(pattern) ? pattern : UNKNOWN);
