import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { samplePsychologist, sampleSchedule } from '../../test-support/appointment/sample-centre.ts';
import { listPsychologists } from './list-psychologists.usecase.ts';
import { psychologistRepository } from './psychologist.repository.ts';

let table: FreshTable;
beforeAll(async () => {
	table = await freshTable();
});
afterAll(() => table.close());

test('active psychologists are listed by id, with their services and without their hours', async () => {
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
