import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { samplePsychologist, sampleSchedule } from '../appointment/testing/sample-centre.ts';
import { listPsychologists } from './list-psychologists.usecase.ts';
import { psychologistRepository } from './psychologist.repository.ts';

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

test('psychologists are listed by id, with what they offer and without their hours, and only while they are active', async () => {
	const psychologists = psychologistRepository(table.db, table.tableName);
	await psychologists.save(samplePsychologist('otieno'), sampleSchedule);
	await psychologists.save(samplePsychologist('amina'), sampleSchedule);
	await psychologists.save({ ...samplePsychologist('retired'), active: false }, sampleSchedule);
	const serviceIds = ['stress', 'couples'];
	expect(await listPsychologists({ psychologists })()).toEqual({
		ok: true,
		value: {
			data: [
				{ id: 'amina', name: 'Psychologist amina', serviceIds },
				{ id: 'otieno', name: 'Psychologist otieno', serviceIds },
			],
		},
	});
});
