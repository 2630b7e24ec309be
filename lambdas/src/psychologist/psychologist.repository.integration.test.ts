import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../test-support/appointment/booking-fixture.ts';
import { getAvailability } from '../availability/get-availability.usecase.ts';
import { scheduleKey } from '../calendar/schedule.items.ts';
import { ok } from '../platform/http/result.ts';
import { log } from '../platform/log.ts';

let fixture: BookingFixture;
afterEach(() => fixture.close());

test('a psychologist without stored hours is offered at no time and cannot be booked, and it is logged', async () => {
	fixture = await bookingFixture(await freshTable(), []);
	const half = { ...scheduleKey('amina'), id: 'amina', name: 'Amina', serviceIds: ['stress'], active: true };
	await fixture.db.send(new PutCommand({ TableName: fixture.tableName, Item: half }));
	const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
	const query = { serviceId: 'stress', from: '2026-11-24', to: '2026-11-24' };
	expect(
		await getAvailability({ ...fixture.deps, limits: { admit: async () => ok(undefined) } })({
			query,
			viewer: { ip: '41.90.1.2', device: undefined, userAgent: '' },
		}),
	).toEqual({
		ok: true,
		value: { data: [{ date: '2026-11-24', state: 'closed', freeTimes: 0, reason: 'No psychologist is in' }] },
	});
	expect(await fixture.book(await fixture.addClient('one'))).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	expect(logged).toHaveBeenCalledWith('PSYCHOLOGIST_WITHOUT_SCHEDULE', { psychologistId: 'amina' });
});
