import { randomUUID } from 'node:crypto';
import { centreProfile } from '@tulia/centre/profile';
import type { TurnedOff } from '@tulia/contracts/profile/schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../../test-support/appointment/booking-fixture.ts';
import { scanEntity } from '../../../../test-support/appointment/table-invariants.ts';
import { profileRepository } from '../../../profile/profile.repository.ts';
import { unlessTurnedOff } from '../../../profile/unless-turned-off.usecase.ts';
import { bookedBefore, createAppointment } from '../create-appointment.usecase.ts';

const WORDS = 'The road is flooded. Please call us.';

let fixture: BookingFixture;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina']);
	await fixture.addClients(1);
});
afterEach(() => fixture.close());

const profiles = () => profileRepository(fixture.db, fixture.tableName);
const turnOff = (turnedOff: TurnedOff) => profiles().save({ ...centreProfile, turnedOff });

const book = (time: string, idempotencyKey: string) =>
	unlessTurnedOff(
		'bookings',
		{ profiles: profiles() },
		createAppointment(fixture.deps),
		bookedBefore(fixture.deps),
	)({
		body: { serviceId: 'stress', date: '2026-11-24', time },
		caller: { userId: 'client-0', version: 1 },
		idempotencyKey,
		viewer: { ip: '198.51.100.7' },
	});

test("while bookings are turned off the response is the centre's text, and a repeat gets its ticket", async () => {
	const key = randomUUID();
	const first = await book('9:00 AM', key);
	await turnOff({ bookings: WORDS });
	expect(await book('9:00 AM', key)).toEqual(first);
	expect(await book('10:30 AM', randomUUID())).toEqual({ ok: false, refusal: 'turned_off', detail: WORDS });
	expect(await scanEntity(fixture, 'appointment')).toHaveLength(1);
});

test('only the feature that is turned off is refused, and it is on again with the next save', async () => {
	await turnOff({ comments: WORDS });
	expect(await book('9:00 AM', randomUUID())).toMatchObject({ ok: true });
	await turnOff({ bookings: WORDS });
	expect(await book('10:30 AM', randomUUID())).toMatchObject({ refusal: 'turned_off' });
	await turnOff({});
	// Not turned off any more: the rules of booking refuse it.
	expect(await book('10:30 AM', randomUUID())).not.toMatchObject({ refusal: 'turned_off' });
});
