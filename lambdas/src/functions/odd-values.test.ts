import { isDay } from '@tulia/centre/day';
import { cleanText } from '@tulia/contracts/clean-text';
import type { Endpoint } from '@tulia/contracts/endpoint';
import { type EndpointName, endpoints } from '@tulia/contracts/endpoints';
import { sampleOf } from '@tulia/contracts/sample-response';
import { oddKinds, oddNumbers, oddStrings } from '@tulia/test-kit/odd-values';
import { chosenOf } from '@tulia/test-kit/test-tier';
import fc from 'fast-check';
import { isAbout, leavesOf, type ValuePath, withValue } from '../../test-support/functions/contract-fields.ts';
import { type Part, readPart } from '../../test-support/functions/read-part.ts';

interface Field {
	readonly endpoint: EndpointName;
	readonly part: Part;
	readonly path: ValuePath;
	readonly type: string;
}

const parts = ['params', 'query', 'body'] as const;

const nameOf = ({ endpoint, part, path }: Field): string => `${endpoint} ${part} ${path.join('.')}`;

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);
const fields: readonly Field[] = names.flatMap((endpoint) =>
	parts.flatMap((part) => {
		const schema = (endpoints[endpoint] as Endpoint)[part];
		return schema ? leavesOf(schema as object).map((leaf) => ({ endpoint, part, ...leaf })) : [];
	}),
);

const valueAt = (value: unknown, path: ValuePath): unknown =>
	path.reduce((at, step) => (at as Record<string | number, unknown>)[step], value);

/** The refusal of the field, or the value that the adapter passes on. */
function sent({ endpoint, part, path }: Field, value: unknown) {
	const given = withValue(sampleOf((endpoints[endpoint] as Endpoint)[part] ?? {}), path, value);
	const read = readPart(endpoint, part, given);
	if (read.ok) return { handedOn: valueAt(read.value[part], path) };
	const own = read.errors?.find(({ field }) => isAbout(field, path));
	return own ? { error: own.message } : {};
}

const isRefused = (field: Field, value: unknown): boolean => sent(field, value).error !== undefined;
const strings = fields.filter(({ type }) => type === 'string');
const isPassword = ({ path }: Field): boolean => /password$/i.test(String(path.at(-1)));
const UNPAIRED = /[\p{Cs}\ufffd]/u;

test('any text is refused by its field, or passed on clean', () => {
	const wrong = strings.flatMap((field) =>
		chosenOf(oddStrings, 60).flatMap((value) => {
			const { handedOn } = sent(field, value);
			const isClean =
				typeof handedOn !== 'string' ||
				(!UNPAIRED.test(handedOn) && (isPassword(field) || cleanText(handedOn) === handedOn));
			return isClean ? [] : [{ field: nameOf(field), value, handedOn }];
		}),
	);
	expect(wrong).toEqual([]);
	expect(strings.length).toBeGreaterThan(250);
});

test('a date field accepts only calendar days, and an instant field only instants', () => {
	const days = strings.filter(
		(field) => !isRefused(field, '2027-02-03') && isRefused(field, 'a trial of words') && isRefused(field, '2026-11'),
	);
	const instants = strings.filter(
		(field) => !isRefused(field, '2027-02-03T06:00:00.000Z') && isRefused(field, 'a trial of words'),
	);
	for (const value of oddStrings) {
		expect(days.filter((field) => !isRefused(field, value) && !isDay(cleanText(value))).map(nameOf)).toEqual([]);
		const isMoment = Number.isFinite(Date.parse(value)) && new Date(value).toISOString() === value;
		expect(instants.filter((field) => !isRefused(field, value) && !isMoment).map(nameOf)).toEqual([]);
	}
	for (const bound of ['0001-01-01', '1899-12-31', '2100-01-01', '9998-12-31']) {
		expect(days.filter((field) => !isRefused(field, bound)).map(nameOf)).toEqual([]);
		expect(instants.filter((field) => !isRefused(field, `${bound}T10:00:00.000Z`)).map(nameOf)).toEqual([]);
	}
	expect(days.length).toBeGreaterThan(30);
	expect(instants.length).toBeGreaterThan(4);
});

test('a number field accepts only what the database stores unchanged', () => {
	const numbers = fields.filter(({ type }) => type !== 'string');
	const wrong = numbers.flatMap((field) =>
		oddNumbers
			.filter((value) => !isRefused(field, value) && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
			.map((value) => `${nameOf(field)}: ${value}`),
	);
	expect(wrong).toEqual([]);
	expect(numbers.length).toBeGreaterThan(40);
});

test('a value of another type is refused by its field', () => {
	// Browsers write policy reports themselves, and some of them write null.
	const inBody = fields.filter(({ part, endpoint }) => part === 'body' && endpoint !== 'reportPolicyViolations');
	expect(
		inBody.flatMap((field) =>
			oddKinds.filter((value) => !isRefused(field, value)).map((value) => `${nameOf(field)}: ${JSON.stringify(value)}`),
		),
	).toEqual([]);
});

test('text of any characters is refused by its field, or passed on clean', () => {
	fc.assert(
		fc.property(fc.constantFrom(...strings), fc.string({ unit: 'binary', maxLength: 60 }), (field, value) => {
			const { handedOn } = sent(field, value);
			if (typeof handedOn !== 'string' || isPassword(field)) return;
			expect(cleanText(handedOn)).toBe(handedOn);
			expect(handedOn).not.toMatch(UNPAIRED);
		}),
		{ seed: 31, numRuns: 3000 },
	);
});
