import { dayOf } from '@tulia/centre/clock';

/** The prefetches of one route of a module. */
export interface RoutePrefetch {
	/**
	 * The calls, most important first: `/api/appointments/{ticketNumber}`. `{name}` is that part of the address,
	 * `{today}` the day in the centre's zone, and `{?a,b=new,c:after}` passes on query parameters of the address: `b` has
	 * the default `new`, and `c` is the address's `after`. Of a repeated parameter the last counts, as on pages.
	 */
	readonly calls: readonly string[];
	/** The page's own file, if it has one: `appointments-page`. */
	readonly page?: string;
}

/** By address, with variable parts in braces: `/appointments/{ticketNumber}`. The first match is used. */
export type RoutePrefetches = { readonly [address: string]: RoutePrefetch };

/** The current or next address. */
export interface Address {
	readonly pathname: string;
	readonly search: string;
}

const patternOf = (address: string): RegExp =>
	new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `(?<${name}>[^/]+)`)}$`);

/** `state=new`, `cursor:after`: a query parameter, with its default or its name in the address. */
const PASSED = /^(?<name>\w+)(?::(?<from>\w+))?(?:=(?<otherwise>.+))?$/;

/** The present query parameters, in declared order, as the API's own queries are written. */
function passedOn(declared: string, search: string): string {
	const given = new URLSearchParams(search);
	const passed = declared.split(',').flatMap((part) => {
		const { name = '', from = name, otherwise = '' } = PASSED.exec(part)?.groups ?? {};
		const value = given.getAll(from).at(-1) || otherwise;
		return value ? [[name, value]] : [];
	});
	return passed.length > 0 ? `?${new URLSearchParams(passed)}` : '';
}

/** The declared prefetches of an address, with the parameters of the calls filled in. */
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
