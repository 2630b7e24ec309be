import { namedSchemas } from './named-schemas.ts';
import { openApi } from './openapi.ts';

type Json = { readonly [key: string]: unknown };

const described = async () =>
	openApi(await namedSchemas()) as {
		paths: Record<string, Record<string, { responses: Record<string, Json> }>>;
		components: { schemas: Record<string, Json> };
	};

/** The names of all references in a document. */
const referredTo = (document: unknown): ReadonlySet<string> =>
	new Set(
		[...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) =>
			String(name),
		),
	);

test('an answer without content is described without content', async () => {
	const { paths } = await described();
	const empty = Object.values(paths).flatMap((path) =>
		Object.values(path).flatMap(({ responses }) => responses[204] ?? []),
	);
	expect(empty.length).toBeGreaterThan(0);
	for (const response of empty) expect(response).toEqual({ description: 'Success' });
});

test('the problem of every operation is described once and referenced', async () => {
	const { paths, components } = await described();
	const operations = Object.values(paths).flatMap((path) => Object.values(path));
	for (const { responses } of operations) {
		expect(responses.default).toHaveProperty(['content', 'application/problem+json', 'schema'], {
			$ref: '#/components/schemas/Problem',
		});
	}
	expect(components.schemas.Problem).toHaveProperty(['properties', 'requestId', 'type'], 'string');
});

test('every reference has a component, and every component is referenced', async () => {
	const { paths, components } = await described();
	expect([...referredTo({ paths, components })].sort()).toEqual(Object.keys(components.schemas));
});

test('a day of a request must exist in the calendar, a day of a response need not, because it may be older than the rule', async () => {
	const { paths, components } = await described();
	const read = JSON.stringify(paths['/api/admin/closures']);
	expect(read).toContain(
		'"name":"from","in":"query","required":true,"schema":{"$ref":"#/components/schemas/CalendarDay"}',
	);
	const { properties } = components.schemas.Closure as { properties: Record<string, Json> };
	expect(properties.date).toEqual({ type: 'string' });
});

test('two schemas of different nouns with the same name are both described', async () => {
	const names = (await namedSchemas()).map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => /PhoneCall$/.test(name)).length).toBeGreaterThan(1);
});
