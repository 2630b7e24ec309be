import type { Endpoint } from '@tulia/contracts/endpoint';
import type { EndpointValidators } from '@tulia/contracts/endpoint-validators';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { endpoints } from '@tulia/contracts/endpoints';

test.each(Object.entries<Endpoint>(endpoints))(
	'%s is validated in every part its contract declares, by its own rules',
	(name, { params, query, body }) => {
		const compiled = Object.entries<EndpointValidators>(validators).find(([known]) => known === name)?.[1];
		const declared = { params, query, body };
		for (const part of ['params', 'query', 'body'] as const)
			expect([part, Boolean(compiled?.[part])]).toEqual([part, Boolean(declared[part])]);
		expect(compiled?.response).toBeInstanceOf(Function);
	},
);

test('no two endpoints with rules of their own share a validator', () => {
	const all = Object.values<EndpointValidators>(validators).flatMap(({ params, query, body, response }) =>
		[params, query, body, response].filter((validate) => validate !== undefined),
	);
	expect(new Set(all).size).toBe(all.length);
});
