import Value from 'typebox/value';
import { endpoints } from './endpoints.ts';
import { sampleOf, sampleResponse } from './sample-response.ts';

describe('a sample response', () => {
	test('the sample of each endpoint is valid by the contract', () => {
		const wrong = Object.entries(endpoints).filter(([, { response }]) => !Value.Check(response, sampleOf(response)));
		expect(wrong.map(([name]) => name)).toEqual([]);
	});

	test('only an endpoint that needs a log-in has a sample', () => {
		expect(sampleResponse('GET', '/api/appointments')).toMatchObject({ status: 200 });
		expect(sampleResponse('GET', '/api/appointments/RLHFW2H8')).toMatchObject({ status: 200 });
		expect(sampleResponse('GET', '/api/services')).toBeUndefined();
		expect(sampleResponse('GET', '/api/nowhere')).toBeUndefined();
	});
});
