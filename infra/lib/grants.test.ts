import { audiences } from '@tulia/contracts/endpoint';
import { grants, grantsOf } from './grants.ts';

describe('the grants of the API', () => {
	it('make a new endpoint fail to compile until somebody decides what it may do', () => {
		const { createAppointment: _forgotten, ...others } = grants;
		// @ts-expect-error one endpoint is missing: tsc fails here if it would not fail there
		const incomplete: typeof grants = others;
		expect(incomplete).not.toHaveProperty('createAppointment');
	});

	it('let a function that knows users check who is calling', () => {
		for (const audience of audiences.filter((name) => name !== 'content' && name !== 'engagement')) {
			expect([...grantsOf(audience)]).toEqual(expect.arrayContaining(['table:read', 'signing-key:public-key']));
		}
	});

	it('leave content with public partitions alone', () => {
		expect([...grantsOf('content')]).toEqual(['catalogue:read']);
	});
});
