/** Where most people here have their mailbox. Only these are suggested. */
const COMMON = [
	'gmail.com',
	'googlemail.com',
	'yahoo.com',
	'yahoo.co.uk',
	'ymail.com',
	'rocketmail.com',
	'hotmail.com',
	'hotmail.co.uk',
	'outlook.com',
	'live.com',
	'icloud.com',
	'protonmail.com',
	'safaricom.co.ke',
	'students.uonbi.ac.ke',
	'uonbi.ac.ke',
	'strathmore.edu',
	'students.jkuat.ac.ke',
] as const;

/** Real domains within one edit of a common one: no typos. */
const REAL = new Set<string>([
	...COMMON,
	'mail.com',
	'email.com',
	'gmx.com',
	'me.com',
	'mac.com',
	'yahoo.ca',
	'yahoo.co.in',
	'hotmail.ca',
	'hotmail.co',
	'outlook.co',
	'live.ca',
	'love.com',
]);

/** Whether the Damerau-Levenshtein distance of two words is one: a letter left out, put in or mistaken, or two neighbours exchanged. */
export function isWithinOneEdit(one: string, other: string): boolean {
	if (one === other || Math.abs(one.length - other.length) > 1) return false;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
	return (
		restOfOne.slice(1) === restOfOther ||
		restOfOne === restOfOther.slice(1) ||
		restOfOne.slice(1) === restOfOther.slice(1) ||
		(restOfOne.slice(2) === restOfOther.slice(2) && restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0])
	);
}

/** An address with a common domain, where the domain that was typed is within one edit of it; undefined otherwise. */
export function suggestAddress(typed: string): { readonly name: string; readonly domain: string } | undefined {
	const address = typed.trim();
	const at = address.lastIndexOf('@');
	const domain = address.slice(at + 1).toLowerCase();
	if (at < 1 || domain === '' || REAL.has(domain)) return undefined;
	const meant = COMMON.find((common) => isWithinOneEdit(domain, common));
	return meant && { name: address.slice(0, at), domain: meant };
}
