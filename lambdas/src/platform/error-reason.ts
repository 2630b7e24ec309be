/**
 * Messages of the engine and of AWS that cannot contain what a person typed. Where a message begins with a value, as in
 * `wanjiru is not a function`, only the part behind it matches.
 */
const HARMLESS: readonly RegExp[] = [
	/^Cannot (?:read|set) properties of (?:undefined|null)/,
	/^Cannot destructure property/,
	/^Cannot convert undefined or null to object/,
	/is not (?:a function|a constructor|iterable|defined)(?=$| \()/,
	/^Assignment to constant variable/,
	/^Converting circular structure to JSON/,
	/^Invalid (?:time value|array length|URL|Date)$/,
	/^Maximum call stack size exceeded/,
	/is not authorized to perform: [a-z0-9-]{1,40}:[A-Za-z]{1,60}/,
	/^Requested resource not found/,
	/^The (?:conditional request failed|provided key element does not match the schema)/,
	/^The security token included in the request is (?:expired|invalid)/,
	/^Item size (?:to update )?has exceeded the maximum allowed size/,
	/^Transaction cancelled, please refer cancellation reasons for specific reasons \[(?:[A-Za-z]+(?:, )?)+\]/,
];

/** The part of an error's message that may be logged; undefined for messages that are not known to be harmless. */
export function reasonOf({ message }: Error): string | undefined {
	for (const harmless of HARMLESS) {
		const [said] = harmless.exec(message) ?? [];
		if (said !== undefined) return said;
	}
	return undefined;
}
