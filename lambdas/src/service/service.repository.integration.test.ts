import type { Service } from '@tulia/contracts/service/schemas';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { listServices } from './list-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';

const aService = (id: string): Service => ({
	id,
	title: id,
	shortDescription: 'In short.',
	description: 'At length.',
	image: `service-${id}`,
	benefits: ['One', 'Two'],
	durationMinutes: 60,
	price: 3500,
});

let table: FreshTable;
beforeEach(async () => {
	table = await freshTable();
});
afterEach(() => table.close());

const idsIn = async () => {
	const answer = await listServices({ services: serviceRepository(table.db, table.tableName) })();
	return answer.ok ? answer.value.data.map(({ id }) => id) : [];
};

describe('the catalogue of services', () => {
	test("the catalogue of services is sorted in the centre's order, whatever the order of saving", async () => {
		const services = serviceRepository(table.db, table.tableName);
		await services.save(aService('tenth'), 10, true);
		await services.save(aService('second'), 2, true);
		await services.save(aService('first'), 1, true);
		expect(await idsIn()).toEqual(['first', 'second', 'tenth']);
	});

	test('the catalogue of services returns a service exactly as it was saved, without its keys', async () => {
		const services = serviceRepository(table.db, table.tableName);
		await services.save(aService('first'), 1, true);
		expect(await services.list()).toEqual([aService('first')]);
	});

	test('the catalogue of services stores an inactive service and does not offer it', async () => {
		const services = serviceRepository(table.db, table.tableName);
		await services.save(aService('first'), 1, true);
		await services.save(aService('retired'), 2, false);
		expect(await idsIn()).toEqual(['first']);
		expect((await services.listAll()).map(({ id, active }) => [id, active])).toEqual([
			['first', true],
			['retired', false],
		]);
	});

	test('the catalogue of services moves a service to its new position', async () => {
		const services = serviceRepository(table.db, table.tableName);
		await services.save(aService('first'), 1, true);
		await services.save(aService('second'), 2, true);
		await services.save(aService('first'), 3, true);
		expect(await idsIn()).toEqual(['second', 'first']);
	});
});
