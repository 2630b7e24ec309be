import { freshTable } from '@tulia/test-kit/fresh-table';
import Papa from 'papaparse';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { recordAudit } from '../../audit/record-audit.repository.ts';
import { newId } from '../../platform/new-id.ts';
import type { StaffCaller } from '../read/staff-scope.ts';
import { exportAppointments } from './export-appointments.usecase.ts';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable());
});
afterEach(() => fixture.close());

type Query = Parameters<ReturnType<typeof exportAppointments>>[0]['query'];

const owner: StaffCaller = { roles: ['owner'] };
const exported = (query: Query, by: StaffCaller = owner) =>
	exportAppointments({
		...fixture.deps,
		noteExport: (actor, at) =>
			recordAudit(
				fixture.db,
				fixture.tableName,
			)({ id: newId(at), actor, action: 'appointments_exported', object: 'appointments', at }),
	})({ query, caller: { userId: 'staff', role: 'admin', ...by, version: 1, jti: 'j', expiresAt: 0 } });
const clientsIn = async (query: Parameters<typeof exported>[0]) => {
	const answer = await exported(query);
	if (!answer.ok) throw new Error(answer.refusal);
	return Papa.parse<string[]>(answer.value.csv.slice(1))
		.data.slice(1)
		.map(([, client]) => client);
};

describe('exporting appointments', () => {
	test('the export has the appointments of the range, across months, in order, filtered like the list', async () => {
		await fixture.book(await fixture.addClient('two'), { date: '2026-12-01' });
		await fixture.book(await fixture.addClient('one'), { date: '2026-11-24' });
		await fixture.book(await fixture.addClient('late'), { date: '2026-12-08' });
		expect(await clientsIn({ from: '2026-11-24', to: '2026-12-07' })).toEqual(['Client one', 'Client two']);
		expect(await clientsIn({ from: '2026-11-24', to: '2026-12-07', search: 'CLIENT TWO' })).toEqual(['Client two']);
		expect(await clientsIn({ status: 'missed' })).toEqual([]);
		expect(await clientsIn({ search: 'client' })).toEqual(['Client late', 'Client two', 'Client one']);
		expect(await clientsIn({ psychologistId: 'amina', serviceId: 'stress' })).toHaveLength(3);
		expect(await clientsIn({ psychologistId: 'nobody' })).toEqual([]);
		expect(await clientsIn({ needs: 'phone' })).toEqual([]);
		expect(await clientsIn({})).toHaveLength(3);
	});

	test('a psychologist’s export has their own visits without prices, the front desk’s all with them', async () => {
		await fixture.book(await fixture.addClient('one'), { date: '2026-11-24' });
		const headings = async (by: StaffCaller) => {
			const answer = await exported({ from: '2026-11-24', to: '2026-11-25' }, by);
			if (!answer.ok) throw new Error(answer.refusal);
			return Papa.parse<string[]>(answer.value.csv.slice(1)).data;
		};
		const [head = [], row = []] = await headings({ roles: ['psychologist'], psychologistId: 'amina' });
		expect(head).not.toContain('Price');
		expect(row).toHaveLength(head.length);
		expect(row.join()).not.toContain('35.00');
		expect(await headings({ roles: ['psychologist'], psychologistId: 'peter' })).toHaveLength(1);
		const [deskHead = [], deskRow = []] = await headings({ roles: ['front_desk'] });
		expect(deskRow[deskHead.indexOf('Price')]).toBe('35.00');
	});

	test('the export is named after its days, and is audited', async () => {
		expect(await exported({ from: '2026-01-01', to: '2026-12-31' })).toMatchObject({
			value: { fileName: 'appointments-2026-01-01-to-2026-12-31.csv' },
		});
		expect(await scanEntity(fixture, 'audit')).toMatchObject([
			{ action: 'appointments_exported', actor: 'staff', at: FIXTURE_NOW.toISOString() },
		]);
	});

	test('an export of more than a year is refused', async () => {
		expect(await exported({ from: '2025-01-01', to: '2026-12-31' })).toMatchObject({ refusal: 'date_not_bookable' });
	});
});
