/** What one address of a module will need first. */
export interface Start {
	/**
	 * The calls, in the order they matter: `/api/appointments/{ticketNumber}`. `{name}` is that part of the address, `{today}` the
	 * day of the centre, and `{?a,b}` passes on those parts of the address's own query.
	 */
	readonly calls: readonly string[];
	/** The file of the page, where it is one of its own: `appointments-page`. */
	readonly page?: string;
}

/** By address, parts that vary in braces: `/appointments/{ticketNumber}`. The first that fits counts. */
export type Starts = { readonly [address: string]: Start };

/** Where somebody is, or wants to go. */
export interface Address {
	readonly pathname: string;
	readonly search: string;
}

const patternOf = (address: string): RegExp =>
	new RegExp(`^${address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => `(?<${name}>[^/]+)`)}$`);

const dayInNairobi = (now: Date): string =>
	new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(now);

/** The named parts of a query that are there, in the order of the names, as the API's own queries are written. */
function passedOn(names: string, search: string): string {
	const given = new URLSearchParams(search);
	const passed = names.split(',').flatMap((name) => {
		const value = given.get(name);
		return value ? [[name, value]] : [];
	});
	return passed.length > 0 ? `?${new URLSearchParams(passed)}` : '';
}

/** What is declared for an address, with the addresses of the calls filled in. */
export function startOf(starts: Starts, { pathname, search }: Address, now: Date): Start | undefined {
	for (const [address, start] of Object.entries(starts)) {
		const found = patternOf(address).exec(pathname);
		if (!found) continue;
		const part = (name: string): string => (name === 'today' ? dayInNairobi(now) : (found.groups?.[name] ?? ''));
		const fill = (call: string): string =>
			call
				.replaceAll(/\{\?([\w,]+)\}/g, (_whole, names: string) => passedOn(names, search))
				.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => part(name));
		return { ...start, calls: start.calls.map(fill) };
	}
	return undefined;
}
