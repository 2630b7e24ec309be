import type { listClients } from '@tulia/contracts/client/endpoints';
import type { ResponseOf } from '@tulia/contracts/endpoint';

/** The facts about a new person, from the search text. */
export interface NewPerson {
	readonly name?: string;
	readonly phone?: string;
	readonly email?: string;
}

/**
 * What a search text says about a person: digits are a phone number, a text with @ is an address, and any other text
 * is a name.
 */
export function personFrom(typed: string): NewPerson {
	const text = typed.trim();
	if (/^[+\d][\d\s().-]{2,}$/.test(text)) return { phone: text };
	return text.includes('@') ? { email: text } : { name: text };
}

interface Search {
	readonly search: string;
	/** The number of matches; `undefined` until loaded. */
	readonly found: ResponseOf<typeof listClients> | undefined;
}

/** The number of matches, in words; empty without a search. */
export function matchWords({ search, found }: Search): string {
	if (search.length < 2) return 'Type a part of the name, the phone number, or its last four digits.';
	if (!found) return 'Looking…';
	if (found.more) return 'More people match than are shown. Type another letter or digit.';
	const count = found.data.length;
	if (count === 0) return 'Nobody matches.';
	return count === 1 ? 'One person matches.' : `${count} people match.`;
}

/** Reads a new person that another page passed in the history state, because a name never belongs in an address. */
export function newPersonIn(historyState: unknown): NewPerson | undefined {
	const found: unknown = Object.entries(historyState ?? {}).find(([name]) => name === NEW_PERSON)?.[1];
	if (typeof found !== 'object' || found === null) return undefined;
	const text = (name: string) =>
		Object.entries(found).find(([key, value]) => key === name && typeof value === 'string')?.[1];
	const [name, phone] = [text('name'), text('phone')];
	return { ...(name ? { name } : {}), ...(phone ? { phone } : {}) };
}

const NEW_PERSON = 'newPerson';
export const newPersonState = ({ name, phone }: { readonly [K in keyof NewPerson]?: string | undefined }): object => ({
	[NEW_PERSON]: { name, phone },
});
