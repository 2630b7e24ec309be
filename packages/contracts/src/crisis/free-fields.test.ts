import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { oneLine, required } from '../text.ts';
import { freeFields } from './schemas.ts';

/** Text fields in which people do not write about themselves. Each new text field belongs here or in `freeFields`. */
const NOT_WRITTEN_FREELY: Readonly<Record<string, string>> = {
	name: 'the name of a person',
	password: 'read by nobody',
	confirmPassword: 'read by nobody',
	currentPassword: 'read by nobody',
	phone: 'a number',
	serviceId: 'an id',
	psychologistId: 'an id',
	userId: 'an id',
	serviceTitle: 'taken and ignored',
	website: 'left empty by people',
	ticketNumber: 'a number',
	'reportClientError.message': 'written by the browser',
	reportPolicyViolations: 'written by the browser',
};

interface Schema {
	readonly type?: string;
	readonly enum?: readonly unknown[];
	readonly const?: unknown;
	readonly pattern?: string;
	readonly allOf?: readonly Schema[];
	readonly anyOf?: readonly Schema[];
	readonly items?: Schema;
	readonly properties?: Readonly<Record<string, Schema>>;
}

const ANY_WORDS = [required('').keyword.pattern, oneLine.keyword.pattern];
const hasForm = ({ pattern, allOf = [] }: Schema): boolean =>
	[pattern, ...allOf.map((rule) => rule.pattern)].some((one) => one !== undefined && !ANY_WORDS.includes(one));

function textsIn(schema: Schema, path: string): readonly string[] {
	const { type, properties = {}, anyOf = [], items } = schema;
	if (type === 'string') {
		return schema.enum !== undefined || schema.const !== undefined || hasForm(schema) ? [] : [path];
	}
	return [
		...Object.entries(properties).flatMap(([name, one]) => textsIn(one, `${path}.${name}`)),
		...anyOf.flatMap((one) => textsIn(one, path)),
		...(items ? textsIn(items, path) : []),
	];
}

const isDecided = (field: string): boolean =>
	[field, field.split('.')[0] ?? '', field.split('.').at(-1) ?? ''].some((key) =>
		Object.hasOwn(NOT_WRITTEN_FREELY, key),
	);

test('every field in which a client or a visitor writes freely is checked for words of crisis', () => {
	const texts = Object.entries<Endpoint>(endpoints).flatMap(([name, { access, body }]) =>
		access === 'admin' || body === undefined ? [] : textsIn(body as Schema, name),
	);
	expect(texts.filter((field) => !isDecided(field)).toSorted()).toEqual(freeFields.toSorted());
});
