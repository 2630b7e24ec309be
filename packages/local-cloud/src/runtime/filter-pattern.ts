import { isObject, type Json, type JsonObject } from '../template/json.ts';

/** Whether a record passes an event source's filters: one must match, unless there are none. */
export const passes = (record: Json, patterns: readonly JsonObject[]): boolean =>
	patterns.length === 0 || patterns.some((pattern) => matches(record, pattern));

/** Every key of the pattern must match; a list means "one of these". */
function matches(value: Json | undefined, pattern: JsonObject): boolean {
	return Object.entries(pattern).every(([key, expected]) => {
		const actual = isObject(value) ? value[key] : undefined;
		if (Array.isArray(expected)) return expected.some((rule) => matchesRule(actual, rule));
		if (isObject(expected)) return matches(actual, expected);
		throw new Error(`A filter pattern needs a list at "${key}".`);
	});
}

type Rule = (actual: Json | undefined, argument: Json) => boolean;

const rules: Readonly<Record<string, Rule>> = {
	prefix: (actual, argument) => typeof actual === 'string' && actual.startsWith(String(argument)),
	suffix: (actual, argument) => typeof actual === 'string' && actual.endsWith(String(argument)),
	exists: (actual, argument) => (actual !== undefined) === argument,
	'anything-but': (actual, argument) =>
		actual !== undefined && !(Array.isArray(argument) ? argument : [argument]).includes(actual),
};

function matchesRule(actual: Json | undefined, rule: Json): boolean {
	if (!isObject(rule)) return actual === rule;
	const [name = '', ...others] = Object.keys(rule);
	const matcher = rules[name];
	if (!matcher || others.length > 0) throw new Error(`The local cloud does not know the filter rule ${name}.`);
	return matcher(actual, rule[name] ?? null);
}
