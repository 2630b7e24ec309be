import { addDays } from '@tulia/centre/day';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { sampleProfile, sampleServices } from '../../test-support/appointment/sample-centre.ts';
import type { StaffCaller } from '../appointment/read/staff-scope.ts';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { ok } from '../platform/http/result.ts';
import { visitorLimits } from '../platform/limits/visitor-limits.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { getAvailability } from './get-availability.usecase.ts';
import { listAvailableTimes } from './list-available-times.usecase.ts';
import { listStaffTimes } from './list-staff-times.usecase.ts';

const BY_STAFF = { id: 'audit-1', actor: 'staff', at: FIXTURE_NOW };

const viewer = { ip: '41.90.1.2', device: undefined, userAgent: '' };
/** A limit that never refuses; the limit itself is tested below. */
const open = { admit: async () => ok(undefined) };

let fixture: BookingFixture;
afterEach(() => fixture.close());

const times = (query: Partial<Parameters<ReturnType<typeof listAvailableTimes>>[0]['query']>) =>
	listAvailableTimes({ ...fixture.deps, limits: open })({
		viewer,
		query: { date: '2026-11-24', serviceId: 'stress', ...query },
	});
const days = (query: Partial<Parameters<ReturnType<typeof getAvailability>>[0]['query']>) =>
	getAvailability({ ...fixture.deps, limits: open })({
		viewer,
		query: { from: '2026-11-20', to: '2026-11-30', serviceId: 'stress', ...query },
	});

function countReads() {
	const sent: Record<string, number> = {};
	fixture.client.middlewareStack.add(
		(next, context) => (args) => {
			const name = context.commandName ?? '';
			sent[name] = (sent[name] ?? 0) + 1;
			return next(args);
		},
		{ step: 'initialize' },
	);
	return sent;
}

describe('the start times of a day', () => {
	test('the start times of a day exclude those that overlap a booked session of the psychologist or its buffer', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		await fixture.book(await fixture.addClient('one'), { psychologistId: 'amina', serviceId: 'couples' });
		const all = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
		expect(await times({})).toEqual({ ok: true, value: { data: all } });
		expect(await times({ psychologistId: 'amina' })).toEqual({ ok: true, value: { data: all.slice(2) } });
	});

	test.each([
		['an unknown service', { serviceId: 'nothing' }, 'unknown_service'],
		['an unknown psychologist', { psychologistId: 'nobody' }, 'unknown_psychologist'],
	])('the start times of a day are refused for %s', async (_what, query, refusal) => {
		fixture = await bookingFixture(await freshTable());
		expect(await times(query)).toMatchObject({ ok: false, refusal });
	});

	test('the start times of a Sunday are an empty list', async () => {
		fixture = await bookingFixture(await freshTable());
		expect(await times({ date: '2026-11-22' })).toEqual({ ok: true, value: { data: [] } });
	});
});

describe('the states of days', () => {
	test('the states of days show a closure that staff entered, a Sunday, and open days', async () => {
		fixture = await bookingFixture(await freshTable());
		const closure = { id: 'c-1', date: '2026-11-24', kind: 'closed', reason: 'Staff training' } as const;
		await calendarRepository(fixture.db, fixture.tableName).save(closure, BY_STAFF);
		const answer = await days({ from: '2026-11-21', to: '2026-11-24' });
		expect(answer.ok && answer.value.data).toEqual([
			{ date: '2026-11-21', state: 'open', freeTimes: 3 },
			{ date: '2026-11-22', state: 'closed', freeTimes: 0, reason: 'Sunday' },
			{ date: '2026-11-23', state: 'open', freeTimes: 5 },
			{ date: '2026-11-24', state: 'closed', freeTimes: 0, reason: 'Staff training' },
		]);
	});

	test('the states of days need one Query per psychologist and month, and never a Scan', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const sent = countReads();
		const answer = await days({ from: '2026-11-01', to: addDays('2026-11-01', 61) });
		expect(answer.ok && answer.value.data).toHaveLength(62);
		// Psychologists, services, closures; then three psychologists in November, December and January.
		expect(sent).toEqual({ QueryCommand: 3 + 3 * 3, GetItemCommand: 1 });
	});

	test.each([
		['63 days', { from: '2026-11-01', to: addDays('2026-11-01', 62) }],
		['a last day before the first', { from: '2026-11-30', to: '2026-11-20' }],
	])('the states of days are refused for %s', async (_what, query) => {
		fixture = await bookingFixture(await freshTable());
		expect(await days(query)).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	});
});

describe('free times requested again', () => {
	const query = { date: '2026-11-24', serviceId: 'stress' };
	const all = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
	const asking = () => {
		const ask = listAvailableTimes({ ...fixture.deps, limits: open });
		return async () => {
			const answer = await ask({ viewer, query });
			return answer.ok && answer.value.data;
		};
	};

	test('free times requested again read the schedules and the cells of each psychologist only', async () => {
		fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
		const ask = asking();
		await ask();
		const sent = countReads();
		expect(await ask()).toEqual(all);
		expect(sent).toEqual({ QueryCommand: 1 + 2 });
	});

	test('free times requested again lack a time that was booked meanwhile', async () => {
		fixture = await bookingFixture(await freshTable());
		const ask = asking();
		expect(await ask()).toEqual(all);
		await fixture.book(await fixture.addClient('one'));
		expect(await ask()).toEqual(all.slice(1));
	});

	test.each([
		['a closure', () => fixture.closeDay('2026-11-24'), []],
		[
			'other opening hours',
			() => {
				const openingHours = sampleProfile.openingHours.map((day) => ({ ...day, opens: '12:00', closes: '17:00' }));
				return profileRepository(fixture.db, fixture.tableName).save({ ...sampleProfile, openingHours });
			},
			undefined,
		],
		[
			'a service that is not offered any more',
			async () => {
				for (const [order, service] of sampleServices.entries())
					await serviceRepository(fixture.db, fixture.tableName).save(service, order, false);
			},
			false,
		],
	])('free times requested again include %s that staff saved a moment ago', async (_what, change, expected) => {
		fixture = await bookingFixture(await freshTable());
		const ask = asking();
		expect(await ask()).toEqual(all);
		await change();
		const now = await ask();
		expect(now).not.toEqual(all);
		if (expected !== undefined) expect(now).toEqual(expected);
	});
});

test('one network is refused after 240 requests a minute, and another network is not (A15)', async () => {
	fixture = await bookingFixture(await freshTable());
	const limits = visitorLimits(fixture.db, fixture.tableName, async () => fixture.cipher);
	const ask = (ip: string) =>
		listAvailableTimes({ ...fixture.deps, limits })({
			viewer: { ...viewer, ip },
			query: { date: '2026-11-24', serviceId: 'stress' },
		});
	const answers = await Promise.all(Array.from({ length: 260 }, () => ask('41.90.1.2')));
	expect(answers.filter((answer) => answer.ok)).toHaveLength(240);
	expect(answers.find((answer) => !answer.ok)).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 60 });
	expect(await ask('41.90.1.3')).toMatchObject({ ok: true });
});

test('a day for staff has all psychologists, for a psychologist only themselves, and the free days', async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'peter']);
	const day = async (caller: StaffCaller) => {
		const answer = await listStaffTimes(fixture.deps)({ query: { date: '2026-11-24', serviceId: 'stress' }, caller });
		if (!answer.ok) throw new Error(answer.refusal);
		const { psychologists, days: free } = answer.value;
		return { who: psychologists.map(({ id }) => id).sort(), free: free[0]?.freeTimes ?? 0 };
	};
	const all = await day({ roles: ['front_desk'] });
	const own = await day({ roles: ['psychologist'], psychologistId: 'amina' });
	expect([all.who, own.who]).toEqual([['amina', 'peter'], ['amina']]);
	expect(own.free).toBeGreaterThan(0);
	expect(await day({ roles: ['psychologist'] })).toEqual({ who: [], free: 0 });
});
