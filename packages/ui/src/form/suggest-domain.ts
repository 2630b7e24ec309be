/** The most common mail domains in Kenya. Only these are suggested. */
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

/** Real domains within one edit of a common one, which are no typos. */
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

/** Whether the Damerau-Levenshtein distance is one: a letter more, less or other, or two neighbours swapped. */
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

/** Top-level domains that do not exist, and their corrections. */
const ENDINGS: { readonly [ending: string]: string } = {
	con: 'com',
	cim: 'com',
	comm: 'com',
	cmo: 'com',
	coom: 'com',
	cpm: 'com',
	ocm: 'com',
	vom: 'com',
	xom: 'com',
	'co.k': 'co.ke',
	'co.ek': 'co.ke',
	'ac.k': 'ac.ke',
	'or.k': 'or.ke',
};

function withRealEnding(domain: string): string {
	const wrong = Object.keys(ENDINGS).find((ending) => domain.endsWith(`.${ending}`));
	return wrong === undefined ? domain : `${domain.slice(0, -wrong.length)}${ENDINGS[wrong]}`;
}

/**
 * The common domain within one edit, compared without the ending if `typed` has none (`yaho`); otherwise `typed` with a
 * corrected ending.
 */
function meantDomain(typed: string): string | undefined {
	const ended = withRealEnding(typed);
	const near = (domain: string): string | undefined =>
		COMMON.find((common) => {
			const compared = domain.includes('.') ? common : common.slice(0, common.indexOf('.'));
			return domain === compared || isWithinOneEdit(domain, compared);
		});
	if (ended !== typed && REAL.has(ended)) return ended;
	return near(typed) ?? near(ended) ?? (ended === typed ? undefined : ended);
}

/** An address with the suggested domain, where the typed one is a common mistake; undefined otherwise. */
export function suggestAddress(typed: string): { readonly name: string; readonly domain: string } | undefined {
	const address = typed.trim();
	const at = address.lastIndexOf('@');
	const domain = address.slice(at + 1).toLowerCase();
	if (at < 1 || domain === '' || REAL.has(domain)) return undefined;
	const meant = meantDomain(domain);
	return meant === undefined ? undefined : { name: address.slice(0, at), domain: meant };
}
