import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingStage, bookingStage, STAGE_NOW } from '../appointment/testing/booking-stage.ts';
import { ok } from '../platform/result.ts';
import { visitorLimits } from '../platform/visitor-limits.ts';
import { calendarRepository } from './calendar.repository.ts';
import { addDays } from './centre-time.ts';
import { getAvailability } from './get-availability.usecase.ts';
import { listAvailableTimes } from './list-available-times.usecase.ts';

jest.setTimeout(120_000);

const BY_STAFF = { id: 'audit-1', actor: 'staff', at: STAGE_NOW };

const viewer = { ip: '41.90.1.2', device: undefined, userAgent: '' };
/** Lets everybody through; the limit itself is tested below. */
const open = { admit: async () => ok(undefined) };

let stage: BookingStage;
afterEach(() => stage.close());

const times = (query: Partial<Parameters<ReturnType<typeof listAvailableTimes>>[0]['query']>) =>
	listAvailableTimes({ ...stage.deps, limits: open })({
		viewer,
		query: { date: '2026-11-24', serviceId: 'stress', ...query },
	});
const days = (query: Partial<Parameters<ReturnType<typeof getAvailability>>[0]['query']>) =>
	getAvailability({ ...stage.deps, limits: open })({
		viewer,
		query: { from: '2026-11-20', to: '2026-11-30', serviceId: 'stress', ...query },
	});

/** Counts what is read from here on. */
function countReads() {
	const sent: Record<string, number> = {};
	stage.client.middlewareStack.add(
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
	test('shrink as sessions are booked, buffer included, for the psychologist who holds them', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno']);
		await stage.book(await stage.addClient('one'), { psychologistId: 'amina', serviceId: 'couples' });
		const all = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];
		expect(await times({})).toEqual({ ok: true, value: { data: all } });
		expect(await times({ psychologistId: 'amina' })).toEqual({ ok: true, value: { data: all.slice(2) } });
	});

	test.each([
		['a service nobody knows', { serviceId: 'nothing' }, 'unknown_service'],
		['a psychologist nobody knows', { psychologistId: 'nobody' }, 'unknown_psychologist'],
		['a day that does not exist', { date: '2027-02-29' }, 'date_not_bookable'],
	])('are refused for %s', async (_what, query, refusal) => {
		stage = await bookingStage(await freshTable());
		expect(await times(query)).toMatchObject({ ok: false, refusal });
	});

	test('are none on a Sunday', async () => {
		stage = await bookingStage(await freshTable());
		expect(await times({ date: '2026-11-22' })).toEqual({ ok: true, value: { data: [] } });
	});
});

describe('the states of days', () => {
	test('tell a closure staff entered, a Sunday, and what is open', async () => {
		stage = await bookingStage(await freshTable());
		const closure = { id: 'c-1', date: '2026-11-24', kind: 'closed', reason: 'Staff training' } as const;
		await calendarRepository(stage.db, stage.tableName).save(closure, BY_STAFF);
		const answer = await days({ from: '2026-11-21', to: '2026-11-24' });
		expect(answer.ok && answer.value.data).toEqual([
			{ date: '2026-11-21', state: 'open', freeTimes: 3 },
			{ date: '2026-11-22', state: 'closed', freeTimes: 0, reason: 'Sunday' },
			{ date: '2026-11-23', state: 'open', freeTimes: 5 },
			{ date: '2026-11-24', state: 'closed', freeTimes: 0, reason: 'Staff training' },
		]);
	});

	test('take one Query a psychologist and month, and never a Scan', async () => {
		stage = await bookingStage(await freshTable(), ['amina', 'otieno', 'wanjiku']);
		const sent = countReads();
		const answer = await days({ from: '2026-11-01', to: addDays('2026-11-01', 61) });
		expect(answer.ok && answer.value.data).toHaveLength(62);
		// Psychologists, services, closures; then three psychologists in November, December and January.
		expect(sent).toEqual({ QueryCommand: 3 + 3 * 3, GetItemCommand: 1 });
	});

	test.each([
		['63 days', { from: '2026-11-01', to: addDays('2026-11-01', 62) }],
		['days that run backwards', { from: '2026-11-30', to: '2026-11-20' }],
		['a day that does not exist', { to: '2026-11-31' }],
	])('are refused for %s', async (_what, query) => {
		stage = await bookingStage(await freshTable());
		expect(await days(query)).toMatchObject({ ok: false, refusal: 'date_not_bookable' });
	});
});

test('one network asks the table 240 times a minute and then waits; another one does not (A15)', async () => {
	stage = await bookingStage(await freshTable());
	const limits = visitorLimits(stage.db, stage.tableName, async () => stage.cipher);
	const ask = (ip: string) =>
		listAvailableTimes({ ...stage.deps, limits })({
			viewer: { ...viewer, ip },
			query: { date: '2026-11-24', serviceId: 'stress' },
		});
	const answers = await Promise.all(Array.from({ length: 260 }, () => ask('41.90.1.2')));
	expect(answers.filter((answer) => answer.ok)).toHaveLength(240);
	expect(answers.find((answer) => !answer.ok)).toMatchObject({ refusal: 'too_many_requests', retryAfterSeconds: 60 });
	expect(await ask('41.90.1.3')).toMatchObject({ ok: true });
});
