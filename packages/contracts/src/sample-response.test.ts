import Value from 'typebox/value';
import { endpoints } from './endpoints.ts';
import { sampleOf, sampleResponse } from './sample-response.ts';

describe('a sample response', () => {
	test.each(Object.entries(endpoints))('a sample response of %s keeps the contract', (_name, { response }) => {
		expect(Value.Check(response, sampleOf(response))).toBe(true);
	});

	test('a sample response is there where a log-in is needed, and not for what anybody may ask', () => {
		expect(sampleResponse('GET', '/api/appointments')).toMatchObject({ status: 200 });
		expect(sampleResponse('GET', '/api/appointments/RLHFW2H8')).toMatchObject({ status: 200 });
		expect(sampleResponse('GET', '/api/services')).toBeUndefined();
		expect(sampleResponse('GET', '/api/nowhere')).toBeUndefined();
	});
});
