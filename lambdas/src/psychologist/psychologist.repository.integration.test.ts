import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingStage, bookingStage } from '../appointment/testing/booking-stage.ts';
import { getAvailability } from '../availability/get-availability.usecase.ts';
import { log } from '../platform/log.ts';
import { ok } from '../platform/result.ts';
import { scheduleKey } from './schedule-key.ts';

jest.setTimeout(60_000);

let stage: BookingStage;
afterEach(() => stage.close());

test('a psychologist whose hours are not stored has none: nothing is offered, nobody is booked, and it is logged', async () => {
	stage = await bookingStage(await freshTable(), []);
	const half = { ...scheduleKey('amina'), id: 'amina', name: 'Amina', serviceIds: ['stress'], active: true };
	await stage.db.send(new PutCommand({ TableName: stage.tableName, Item: half }));
	const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);
	const query = { serviceId: 'stress', from: '2026-11-24', to: '2026-11-24' };
	expect(
		await getAvailability({ ...stage.deps, limits: { admit: async () => ok(undefined) } })({
			query,
			viewer: { ip: '41.90.1.2', device: undefined, userAgent: '' },
		}),
	).toEqual({
		ok: true,
		value: { data: [{ date: '2026-11-24', state: 'closed', freeTimes: 0, reason: 'No psychologist is in' }] },
	});
	expect(await stage.book(await stage.addClient('one'))).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	expect(logged).toHaveBeenCalledWith('PSYCHOLOGIST_WITHOUT_SCHEDULE', { psychologistId: 'amina' });
});
