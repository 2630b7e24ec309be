import { audiences } from '@tulia/contracts/endpoint';
import { grants, grantsOf } from './grants.ts';

describe('the grants of the API', () => {
	it('a new endpoint without grants fails to compile', () => {
		const { createAppointment: _forgotten, ...others } = grants;
		// @ts-expect-error one endpoint is missing: tsc reports an unused directive if the type allowed that
		const incomplete: typeof grants = others;
		expect(incomplete).not.toHaveProperty('createAppointment');
	});

	it('a function that knows users may check the caller', () => {
		for (const audience of audiences.filter((name) => name !== 'content' && name !== 'engagement')) {
			expect([...grantsOf(audience)]).toEqual(expect.arrayContaining(['table:read', 'signing-key:public-key']));
		}
	});

	it('the content function may read public partitions only', () => {
		expect([...grantsOf('content')]).toEqual(['catalogue:read']);
	});
});
