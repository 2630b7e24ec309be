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

/** Real domains that are one slip away from a common one: whoever types them means them. */
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

/** Whether one slip makes the other word: a letter left out, put in, mistaken, or two neighbours exchanged. */
export function isOneSlipAway(one: string, other: string): boolean {
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

/** An address with a common domain, where the domain that was typed is one slip away from it; undefined otherwise. */
export function suggestAddress(typed: string): { readonly name: string; readonly domain: string } | undefined {
	const address = typed.trim();
	const at = address.lastIndexOf('@');
	const domain = address.slice(at + 1).toLowerCase();
	if (at < 1 || domain === '' || REAL.has(domain)) return undefined;
	const meant = COMMON.find((common) => isOneSlipAway(domain, common));
	return meant && { name: address.slice(0, at), domain: meant };
}
