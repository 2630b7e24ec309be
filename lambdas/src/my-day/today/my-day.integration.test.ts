import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture } from '../../../test-support/appointment/booking-fixture.ts';
import { scanAll } from '../../../test-support/appointment/table-invariants.ts';
import { appointmentRepository } from '../../appointment/store/appointment.repository.ts';
import { clientRepository } from '../../appointment/store/client.repository.ts';
import { getLastNote } from './get-last-note.usecase.ts';
import { getMyDay } from './get-my-day.usecase.ts';

let table: FreshTable;
let fixture: BookingFixture;
/** Tuesday, 11:40 AM at the centre. */
const NOW = new Date('2026-11-24T08:40:00.000Z');
const AMINA = { userId: '01AMINA', psychologistId: 'amina' };

beforeEach(async () => {
	table = await freshTable();
	fixture = await bookingFixture(table, ['amina', 'otieno']);
});
afterEach(() => fixture.close());

const deps = () => {
	const { db, tableName, cipher } = fixture;
	return {
		sources: fixture.deps.sources,
		appointments: appointmentRepository(db, tableName),
		clients: clientRepository(db, tableName, async () => cipher),
		openCipher: async () => cipher,
		now: () => NOW,
	};
};
const day = async (caller: { readonly userId: string; readonly psychologistId?: string } = AMINA) => {
	const answer = await getMyDay(deps())({ caller });
	if (!answer.ok) throw new Error(answer.refusal);
	return answer.value;
};

/** Writes a staff note, as the page of the visit does. */
async function note(id: string, text: string): Promise<void> {
	const item = await appointmentRepository(fixture.db, fixture.tableName).find(id);
	const [stored] = (await scanAll(fixture)).filter(({ PK, SK }) => PK === `APPT#${id}` && SK === 'META');
	await fixture.put({ ...stored, ...item, staffNote: fixture.cipher.encrypt(text, id), noteVer: 1 });
}

describe('my day', () => {
	test('my day shows the psychologist’s own visits, soonest first, and the intervals between them', async () => {
		const client = await fixture.addClient('client');
		await fixture.booked(await fixture.addClient('late'), { psychologistId: 'amina', time: '1:30 PM' });
		await fixture.booked(client, { psychologistId: 'amina', time: '9:00 AM' });
		await fixture.booked(await fixture.addClient('other'), { psychologistId: 'otieno' });
		await fixture.booked(client, { psychologistId: 'amina', date: '2026-11-25', time: '10:30 AM' });
		const { visits, stretches, days, date, firstTomorrow, endsAt } = await day();
		expect(date).toBe('2026-11-24');
		expect(visits.map(({ visit, visitNumber }) => [visit.scheduledFor, visitNumber])).toEqual([
			['2026-11-24T06:00:00.000Z', 1],
			['2026-11-24T10:30:00.000Z', 1],
		]);
		const free = stretches.filter(({ what }) => what === 'free');
		for (const { visit } of visits)
			for (const { startAt, endAt } of free) expect(endAt <= visit.scheduledFor || startAt >= visit.endsAt).toBe(true);
		expect(free.length).toBeGreaterThan(0);
		expect(endsAt).toBeDefined();
		expect(days).toHaveLength(7);
		expect(days[0]).toMatchObject({ date: '2026-11-25', count: 1, firstAt: '2026-11-25T07:30:00.000Z', isOff: false });
		expect(firstTomorrow).toEqual(expect.any(String));
	});

	test('my day numbers a returning client’s visit, and shows a closed day as off', async () => {
		const client = await fixture.addClient('client');
		await fixture.booked(client, { psychologistId: 'amina', date: '2026-11-23' });
		await fixture.booked(client, { psychologistId: 'amina' });
		await fixture.closeDay('2026-11-26');
		const { visits, days } = await day();
		expect(visits.map(({ visitNumber }) => visitNumber)).toEqual([2]);
		expect(days.find(({ date }) => date === '2026-11-26')).toMatchObject({ isOff: true, count: 0 });
	});

	test('my day is not found for other staff', async () => {
		expect(await getMyDay(deps())({ caller: { userId: '01OWNER' } })).toEqual({ ok: false, refusal: 'not_found' });
		const gone = { userId: '01X', psychologistId: 'nobody' };
		expect(await getMyDay(deps())({ caller: gone })).toEqual({ ok: false, refusal: 'not_found' });
	});
});

describe('the last note', () => {
	const read: { actor: string; appointmentId: string }[] = [];
	const ask = (id: string, caller: { readonly userId: string; readonly psychologistId?: string } = AMINA) =>
		getLastNote({
			...deps(),
			noteReading: async ({ actor, appointmentId }) => void read.push({ actor, appointmentId }),
		})({
			params: { id },
			caller,
		});
	let before: string;
	let next: string;
	beforeEach(async () => {
		read.length = 0;
		const client = await fixture.addClient('client');
		before = await fixture.booked(client, { psychologistId: 'amina', date: '2026-11-23' });
		next = await fixture.booked(client, { psychologistId: 'amina' });
	});

	test('the last note is that of the visit before, and reading it is audited first', async () => {
		expect(await ask(next)).toEqual({ ok: true, value: {} });
		expect(read).toEqual([]);
		await note(before, 'Slept five nights of seven.');
		expect(await ask(next)).toMatchObject({ ok: true, value: { note: { text: 'Slept five nights of seven.' } } });
		expect(read).toEqual([{ actor: AMINA.userId, appointmentId: before }]);
		const failing = getLastNote({
			...deps(),
			noteReading: async () => {
				throw new Error('No entry');
			},
		});
		await expect(failing({ params: { id: next }, caller: AMINA })).rejects.toThrow('No entry');
	});

	test('the last note is found only for the psychologist of the visit', async () => {
		await note(before, 'Slept five nights of seven.');
		for (const caller of [{ userId: '01OWNER' }, { userId: '01OTIENO', psychologistId: 'otieno' }])
			expect(await ask(next, caller)).toEqual({ ok: false, refusal: 'not_found' });
		expect(await ask('01NOBODY')).toEqual({ ok: false, refusal: 'not_found' });
		expect(read).toEqual([]);
	});
});
