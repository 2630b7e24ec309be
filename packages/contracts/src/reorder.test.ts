import Value from 'typebox/value';
import { endpoints } from './endpoints.ts';
import { sampleOf } from './sample-response.ts';

const { reorderServices, reorderFaqs } = endpoints;

test.each([
	['services', reorderServices.body, reorderServices.response.properties.data.items],
	['FAQs', reorderFaqs.body, reorderFaqs.response.properties.data.items],
] as const)('a position in the order of %s is accepted exactly where their list can contain it', (_what, body, row) => {
	for (const order of [-1, 0, 1, 999, 1000]) {
		const isTaken = Value.Check(body, { places: [{ id: 'grief', order, version: 1 }] });
		expect({ order, isTaken }).toEqual({ order, isTaken: Value.Check(row, { ...Object(sampleOf(row)), order }) });
	}
});
