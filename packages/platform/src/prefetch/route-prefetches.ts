import { dayOf } from '@tulia/centre/clock';

/** What a route of a module prefetches. */
export interface RoutePrefetch {
	/**
	 * The calls, in the order they matter: `/api/appointments/{ticketNumber}`. `{name}` is that part of the address, `{today}` the
	 * day of the centre, and `{?a,b=new,c:after}` passes on parts of the address's own query: `b` is `new` where the address says
	 * nothing, and `c` is what the address calls `after`. Of what it says more than once the last counts, as it does for pages.
	 */
	readonly calls: readonly string[];
	/** The file of the page, where it is one of its own: `appointments-page`. */
	readonly page?: string;
}

/** By address, parts that vary in braces: `/appointments/{ticketNumber}`. The first that fits counts. */
export type RoutePrefetches = { readonly [address: string]: RoutePrefetch };

/** Where somebody is, or wants to go. */
export interface Address {
	readonly pathname: string;
	readonly search: string;
}

const patternOf = (address: string): RegExp =>
	new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `(?<${name}>[^/]+)`)}$`);

/** `state=new`, `cursor:after`: a part of a query, what the address calls it, and its value where the address says nothing. */
const PASSED = /^(?<name>\w+)(?::(?<from>\w+))?(?:=(?<otherwise>.+))?$/;

/** The parts of a query that there are, in the order they are declared, as the API's own queries are written. */
function passedOn(declared: string, search: string): string {
	const given = new URLSearchParams(search);
	const passed = declared.split(',').flatMap((part) => {
		const { name = '', from = name, otherwise = '' } = PASSED.exec(part)?.groups ?? {};
		const value = given.getAll(from).at(-1) || otherwise;
		return value ? [[name, value]] : [];
	});
	return passed.length > 0 ? `?${new URLSearchParams(passed)}` : '';
}

/** What is declared for an address, with the addresses of the calls filled in. */
export function matchRoutePrefetch(
	prefetches: RoutePrefetches,
	{ pathname, search }: Address,
	now: Date,
): RoutePrefetch | undefined {
	for (const [address, prefetch] of Object.entries(prefetches)) {
		const found = patternOf(address).exec(pathname);
		if (!found) continue;
		const part = (name: string): string => (name === 'today' ? dayOf(now) : (found.groups?.[name] ?? ''));
		const fill = (call: string): string =>
			call
				.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => part(name))
				.replaceAll(/\{\?([^}]+)\}/g, (_whole, declared: string) => passedOn(declared, search));
		return { ...prefetch, calls: prefetch.calls.map(fill) };
	}
	return undefined;
}
