import type { Endpoint } from '@tulia/contracts/endpoint';
import type { EndpointValidators } from '@tulia/contracts/endpoint-validators';
import { validators } from '@tulia/contracts/endpoint-validators/all';
import { endpoints } from '@tulia/contracts/endpoints';

test('every endpoint is validated in each part its contract declares, and in no other', () => {
	const wrong = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
		const compiled = Object.entries<EndpointValidators>(validators).find(([known]) => known === name)?.[1];
		const declared = { ...endpoint, response: true };
		const parts = ['params', 'query', 'body', 'response'] as const;
		return parts
			.filter((part) => compiled?.[part] instanceof Function !== Boolean(declared[part]))
			.map((part) => `${name}: ${part}`);
	});
	expect(wrong).toEqual([]);
});

test('no two endpoints with rules of their own share a validator', () => {
	const all = Object.values<EndpointValidators>(validators).flatMap(({ params, query, body, response }) =>
		[params, query, body, response].filter((validate) => validate !== undefined),
	);
	expect(new Set(all).size).toBe(all.length);
});
