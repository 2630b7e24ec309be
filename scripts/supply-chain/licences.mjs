/** The licences of shipped code: permissive ones, which do not affect our own code. */
const ALLOWED = new Set([
	...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
	...['ISC', 'MIT', 'MIT-0', 'Unlicense'],
]);

const tokensOf = (expression) => expression.match(/\(|\)|[^\s()]+/g) ?? [];

/** Parses tokens from the front. `OR` binds less than `AND` (SPDX, annex D). */
function satisfiesAny(tokens) {
	let satisfied = satisfiesAll(tokens);
	while (tokens[0] === 'OR') {
		tokens.shift();
		const right = satisfiesAll(tokens);
		satisfied = satisfied || right;
	}
	return satisfied;
}

function satisfiesAll(tokens) {
	let satisfied = satisfiesOne(tokens);
	while (tokens[0] === 'AND') {
		tokens.shift();
		const right = satisfiesOne(tokens);
		satisfied = satisfied && right;
	}
	return satisfied;
}

function satisfiesOne(tokens) {
	const token = tokens.shift();
	if (token !== '(') return ALLOWED.has(token);
	const satisfied = satisfiesAny(tokens);
	return tokens.shift() === ')' && satisfied;
}

/** An `AND` or `OR` without an operand on one side. */
const DANGLING = /(?:^|\()\s*(?:AND|OR)\b|\b(?:AND|OR)\s*(?:$|\))/;

/** Whether a licence, or an expression of several (`MIT OR GPL-2.0-only`), is allowed. */
export function isAllowed(expression) {
	const tokens = tokensOf(expression);
	const satisfied = tokens.length > 0 && !DANGLING.test(expression) && satisfiesAny(tokens);
	return satisfied && tokens.length === 0;
}

const licencesOf = ({ licenses = [] }) =>
	licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? '');

/** One sentence for each component of a CycloneDX bill whose licence is not allowed, or not stated. */
export const licenceFindings = ({ components = [] }) =>
	components.flatMap((component) => {
		const licences = licencesOf(component);
		if (licences.length > 0 && licences.every(isAllowed)) return [];
		return [`${component.name}@${component.version} is under "${licences.join(', ') || 'no stated licence'}".`];
	});
