import { dayOf } from '@tulia/centre/clock';
import { addDays } from '@tulia/centre/day';
import { closingRepository } from '../../src/account/close/closing.repository.ts';
import type { Appointment } from '../../src/appointment/appointment.ts';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { moveAppointment } from '../../src/appointment/move/move-appointment.usecase.ts';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { newId } from '../../src/platform/new-id.ts';
import { type BookingFixture, bookWith } from '../appointment/booking-fixture.ts';
import { randomFrom } from '../notification/random.ts';

const HOUR = 60 * 60 * 1000;
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];

interface Client {
	readonly id: string;
	readonly email: string;
}

/** The state of a random history. */
export interface CentreState {
	now: Date;
	readonly random: () => number;
	readonly people: Client[];
	readonly booked: string[];
	/** How many operations of each kind succeeded. */
	readonly done: Record<string, number>;
	readonly fixture: BookingFixture;
	readonly deps: BookingFixture['deps'];
}

/** A centre without clients: `pass` moves its clock, and use cases do everything else. */
export function newCentre(fixture: BookingFixture, seed: number): CentreState {
	const centre: CentreState = {
		now: new Date('2026-08-03T05:00:00.000Z'),
		random: randomFrom(seed),
		people: [],
		booked: [],
		done: {},
		fixture,
		deps: { ...fixture.deps, now: () => centre.now },
	};
	return centre;
}

const pick = <T>({ random }: CentreState, some: readonly T[]): T | undefined =>
	some[Math.floor(random() * some.length)];
const randomDate = ({ random, now }: CentreState): string => addDays(dayOf(now), Math.floor(random() * 30));

/** A random appointment of the wanted kind; undefined when six draws find none. */
async function someAppointment(
	centre: CentreState,
	isWanted: (one: Appointment) => boolean,
): Promise<Appointment | undefined> {
	for (let tried = 0; tried < 6; tried += 1) {
		const one = await centre.deps.appointments.find(pick(centre, centre.booked) ?? '');
		if (one && isWanted(one)) return one;
	}
	return undefined;
}

type Outcome = { readonly ok: boolean } | undefined;
const isConfirmed = ({ status }: Appointment): boolean => status === 'confirmed';

/** Undefined: the operation did not apply to anything. */
export const operations = {
	async join({ fixture, deps, now, people }: CentreState): Promise<Outcome> {
		const [id, joinedAt] = [newId(now), now.toISOString()];
		const email = `${id}@clients.example`.toLowerCase();
		const account = { id, name: `Client ${id}`, email, emailVerified: true, passwordHash: deps.noPassword, joinedAt };
		const accounts = accountRepository(fixture.db, fixture.tableName, async () => fixture.cipher);
		const joined = await accounts.create({ ...account, roles: [] });
		people.push({ id, email });
		return joined;
	},
	async book(centre: CentreState): Promise<Outcome> {
		const [person, date, time] = [pick(centre, centre.people), randomDate(centre), pick(centre, TIMES)];
		if (!person || !time) return undefined;
		const result = await bookWith(centre.deps)(person.id, { date, time });
		const appointment = result.ok && (await centre.deps.appointments.findByTicket(result.value.ticket.ticketNumber));
		if (appointment) centre.booked.push(appointment.id);
		return result;
	},
	async move(centre: CentreState): Promise<Outcome> {
		const one = await someAppointment(centre, isConfirmed);
		const time = pick(centre, TIMES);
		if (!one || !time) return undefined;
		const request = { date: randomDate(centre), time, version: one.ver };
		return moveAppointment(centre.deps)({
			appointmentId: one.id,
			wish: request,
			by: 'staff',
			actor: 'staff',
			key: undefined,
		});
	},
	async cancel(centre: CentreState): Promise<Outcome> {
		const one = await someAppointment(centre, isConfirmed);
		return one && cancelAppointment(centre.deps)({ appointmentId: one.id, by: 'staff', actor: 'staff' });
	},
	async outcome(centre: CentreState): Promise<Outcome> {
		const one = await someAppointment(centre, (some) => isConfirmed(some) && new Date(some.endAt) <= centre.now);
		const body = { status: centre.random() < 0.8 ? 'attended' : 'missed' } as const;
		return one && recordOutcome(centre.deps)({ params: { id: one.id }, body, caller: { userId: 'staff' } });
	},
	async correct(centre: CentreState): Promise<Outcome> {
		const one = await someAppointment(centre, ({ status }) => status === 'attended' || status === 'missed');
		if (!one) return undefined;
		const status = one.status === 'attended' ? 'missed' : 'attended';
		const body = { status, version: one.ver, reason: 'Mistaken' } as const;
		return recordOutcome(centre.deps)({ params: { id: one.id }, body, caller: { userId: 'staff' } });
	},
	async leave(centre: CentreState): Promise<Outcome> {
		const person = pick(centre, centre.people);
		if (!person) return undefined;
		const { db, tableName, cipher } = centre.fixture;
		const { id: userId } = person;
		const pseudonym = cipher.pseudonym('email', person.email);
		const closing = { userId, pseudonym, version: 1, roles: [], now: centre.now };
		return closingRepository(db, tableName, newId).close(closing);
	},
	async pass(centre: CentreState): Promise<Outcome> {
		centre.now = new Date(centre.now.getTime() + Math.floor(centre.random() * 30) * HOUR);
		return { ok: true };
	},
};
export type OperationKind = keyof typeof operations;
