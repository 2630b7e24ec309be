import { randomUUID } from 'node:crypto';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { chosenSeeds } from '@tulia/test-kit/test-tier';
import fc from 'fast-check';
import { type BookingFixture, bookingFixture, bookWith } from '../../../../test-support/appointment/booking-fixture.ts';
import { type Fault, injectFaults } from '../../../../test-support/appointment/fault-injection.ts';
import { expectInvariants, scanEntity } from '../../../../test-support/appointment/table-invariants.ts';

let engine: FreshTable;
beforeAll(async () => {
	engine = await freshTable();
});
afterAll(() => engine.close());

let fixture: BookingFixture;
afterEach(() => fixture.close());

const BOOK = 'TransactWriteItemsCommand';
const times = (count: number, fault: Fault): readonly Fault[] => Array.from({ length: count }, () => fault);
const conflict: Fault = { name: 'TransactionCanceledException', reasons: ['None', 'TransactionConflict', 'None'] };

async function bookThrough(faults: readonly Fault[]) {
	fixture = await bookingFixture(await freshTable());
	const client = await fixture.addClient('client');
	const { sent } = injectFaults(fixture.client, BOOK, faults);
	const pauses: number[] = [];
	const deps = { ...fixture.deps, sleep: async (milliseconds: number) => void pauses.push(milliseconds) };
	const outcome = await bookWith(deps)(client, { key: randomUUID() });
	return { outcome, sent, pauses, appointments: await scanEntity(fixture, 'appointment') };
}

describe('a booking whose response is lost after the commit', () => {
	test('a booking whose response is lost after the commit is completed by the SDK’s own retry', async () => {
		const { outcome, sent, appointments } = await bookThrough(['lose_answer']);
		expect(outcome).toMatchObject({ ok: true });
		expect(sent()).toBe(2);
		expect(appointments).toHaveLength(1);
		await expectInvariants(fixture);
	});

	test('a booking whose response is lost after the commit is sent again under its token when the SDK gave up', async () => {
		const { outcome, sent, appointments } = await bookThrough(times(3, 'lose_answer'));
		expect(outcome).toMatchObject({ ok: true });
		expect(sent()).toBe(4);
		expect(appointments).toHaveLength(1);
		await expectInvariants(fixture);
	});

	test('a booking whose responses are all lost is found by its key, and returns its ticket', async () => {
		const { outcome, appointments } = await bookThrough(times(50, 'lose_answer'));
		expect(appointments).toHaveLength(1);
		expect(outcome).toMatchObject({ ok: true, value: { ticket: { ticketNumber: appointments[0]?.ticketNumber } } });
		await expectInvariants(fixture);
	});
});

describe('a booking that never reaches the table', () => {
	test('a booking that never reaches the table returns "try again" and writes nothing', async () => {
		const { outcome, appointments } = await bookThrough(times(50, 'refuse_before'));
		expect(outcome).toEqual({ ok: false, refusal: 'unavailable', retryAfterSeconds: 1 });
		expect(appointments).toEqual([]);
		await expectInvariants(fixture);
	});
});

test('a booking begins no write after its deadline, and returns "try again" only if it could have booked', async () => {
	fixture = await bookingFixture(await freshTable());
	const [one = '', two = ''] = await fixture.addClients(2);
	const late = bookWith({ ...fixture.deps, deadline: () => AbortSignal.abort() });
	expect(await late(one)).toMatchObject({ ok: false, refusal: 'unavailable' });
	expect(await scanEntity(fixture, 'appointment')).toEqual([]);
	await fixture.book(two);
	expect(await late(one)).toMatchObject({ ok: false, refusal: 'slot_taken' });
});

describe('a booking that conflicts with other transactions', () => {
	test('a booking that conflicts is retried seven times, each after a pause', async () => {
		const { outcome, sent, pauses } = await bookThrough(times(7, conflict));
		expect(outcome).toMatchObject({ ok: true });
		expect(sent()).toBe(8);
		expect(pauses).toHaveLength(7);
		await expectInvariants(fixture);
	});

	test('a booking that conflicts gives up at the eighth conflict, with nothing written', async () => {
		const { outcome, sent, appointments } = await bookThrough(times(50, conflict));
		expect(outcome).toMatchObject({ ok: false, refusal: 'unavailable' });
		expect(sent()).toBe(8);
		expect(appointments).toEqual([]);
	});

	test('a throttled booking is retried', async () => {
		const throttle: Fault = { name: 'TransactionCanceledException', reasons: ['ThrottlingError'] };
		const { outcome } = await bookThrough([throttle, { name: 'ThrottlingException' }]);
		expect(outcome).toMatchObject({ ok: true });
		await expectInvariants(fixture);
	});
});

test('a bug of ours is thrown, not retried', async () => {
	fixture = await bookingFixture(await freshTable());
	const client = await fixture.addClient('client');
	const { sent } = injectFaults(fixture.client, BOOK, times(9, { name: 'ValidationException' }));
	await expect(fixture.book(client)).rejects.toThrow('injected ValidationException');
	expect(sent()).toBe(1);
});

test('a ticket number that exists is drawn again', async () => {
	fixture = await bookingFixture(await freshTable());
	const [one = '', two = ''] = await fixture.addClients(2);
	const same = { ...fixture.deps, random: () => 7 };
	const first = await bookWith(same)(one, {});
	const draws = Array.from({ length: 5 }, () => 7);
	const second = await bookWith({ ...fixture.deps, random: (max) => draws.shift() ?? fixture.deps.random(max) })(two, {
		time: '12:00 PM',
	});
	expect(first.ok && second.ok).toBe(true);
	const numbers = (await scanEntity(fixture, 'appointment')).map(({ ticketNumber }) => ticketNumber);
	expect(new Set(numbers).size).toBe(2);
	expect(numbers).toContain('TUL-26-99999');
});

test.each(chosenSeeds(1))(
	'with any faults (seed %i), success means booked, refusal means not, and "try again" means all or nothing (P2)',
	async (seed) => {
		const someFault = fc.constantFrom<Fault>('none', 'lose_answer', 'refuse_before', conflict, {
			name: 'ThrottlingException',
		});
		const someFaults = fc.array(someFault, { maxLength: 12 });
		await fc.assert(
			fc.asyncProperty(someFaults, async (faults) => {
				const { outcome, appointments } = await bookThrough(faults);
				if (outcome.ok) expect(appointments).toHaveLength(1);
				else expect(outcome.refusal).toBe('unavailable');
				await expectInvariants(fixture);
			}),
			{ numRuns: 15, seed },
		);
	},
);
