import { closingRepository } from '../../account/closing.repository.ts';
import type { Appointment } from '../../appointment/appointment-item.ts';
import { cancelAppointment } from '../../appointment/cancel-appointment.usecase.ts';
import { moveAppointment } from '../../appointment/move-appointment.usecase.ts';
import { recordOutcome } from '../../appointment/record-outcome.usecase.ts';
import { type BookingStage, bookWith } from '../../appointment/testing/booking-stage.ts';
import { addDays, dayOf } from '../../availability/centre-time.ts';
import { accountRepository } from '../../identity/account.repository.ts';
import { randomFrom } from '../../notification/testing/random.ts';
import { newId } from '../../platform/new-id.ts';

const HOUR = 60 * 60 * 1000;
const TIMES = ['9:00 AM', '10:30 AM', '12:00 PM', '1:30 PM', '3:00 PM'];

interface Person {
	readonly id: string;
	readonly email: string;
}

/** A centre some time in its life. */
export interface Life {
	now: Date;
	readonly random: () => number;
	readonly people: Person[];
	readonly booked: string[];
	/** How many operations of each kind succeeded. */
	readonly done: Record<string, number>;
	readonly stage: BookingStage;
	readonly deps: BookingStage['deps'];
}

/** A centre that has just opened: its clock moves with `pass`, everything else happens through the use cases. */
export function centreLife(stage: BookingStage, seed: number): Life {
	const life: Life = {
		now: new Date('2026-08-03T05:00:00.000Z'),
		random: randomFrom(seed),
		people: [],
		booked: [],
		done: {},
		stage,
		deps: { ...stage.deps, now: () => life.now },
	};
	return life;
}

const any = <T>({ random }: Life, some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
const someday = ({ random, now }: Life): string => addDays(dayOf(now), Math.floor(random() * 30));

/** One of those who booked, of the wanted kind; undefined when six looks find none. */
async function someAppointment(life: Life, isWanted: (one: Appointment) => boolean): Promise<Appointment | undefined> {
	for (let tried = 0; tried < 6; tried += 1) {
		const one = await life.deps.appointments.find(any(life, life.booked) ?? '');
		if (one && isWanted(one)) return one;
	}
	return undefined;
}

type Outcome = { readonly ok: boolean } | undefined;
const isConfirmed = ({ status }: Appointment): boolean => status === 'confirmed';

/** What can happen. Undefined: there was nobody it could happen to. */
export const happenings = {
	async join({ stage, now, people }: Life): Promise<Outcome> {
		const [id, joinedAt] = [newId(now), now.toISOString()];
		const email = `${id}@clients.example`.toLowerCase();
		const account = { id, name: `Client ${id}`, email, emailVerified: true, passwordHash: 'none', joinedAt };
		const accounts = accountRepository(stage.db, stage.tableName, async () => stage.cipher);
		const joined = await accounts.create({ ...account, role: 'client' });
		people.push({ id, email });
		return joined;
	},
	async book(life: Life): Promise<Outcome> {
		const [person, date, time] = [any(life, life.people), someday(life), any(life, TIMES)];
		if (!person || !time) return undefined;
		const result = await bookWith(life.deps)(person.id, { date, time });
		const made = result.ok && (await life.deps.appointments.findByTicket(result.value.ticket.ticketNumber));
		if (made) life.booked.push(made.id);
		return result;
	},
	async move(life: Life): Promise<Outcome> {
		const one = await someAppointment(life, isConfirmed);
		const time = any(life, TIMES);
		if (!one || !time) return undefined;
		const wish = { date: someday(life), time, version: one.ver };
		return moveAppointment(life.deps)({ appointmentId: one.id, wish, by: 'staff', actor: 'staff', key: undefined });
	},
	async cancel(life: Life): Promise<Outcome> {
		const one = await someAppointment(life, isConfirmed);
		return one && cancelAppointment(life.deps)({ appointmentId: one.id, by: 'staff', actor: 'staff' });
	},
	async outcome(life: Life): Promise<Outcome> {
		const one = await someAppointment(life, (some) => isConfirmed(some) && new Date(some.endAt) <= life.now);
		const body = { status: life.random() < 0.8 ? 'attended' : 'missed' } as const;
		return one && recordOutcome(life.deps)({ params: { id: one.id }, body, caller: { userId: 'staff' } });
	},
	async correct(life: Life): Promise<Outcome> {
		const one = await someAppointment(life, ({ status }) => status === 'attended' || status === 'missed');
		if (!one) return undefined;
		const status = one.status === 'attended' ? 'missed' : 'attended';
		const body = { status, version: one.ver, reason: 'Mistaken' } as const;
		return recordOutcome(life.deps)({ params: { id: one.id }, body, caller: { userId: 'staff' } });
	},
	async leave(life: Life): Promise<Outcome> {
		const person = any(life, life.people);
		if (!person) return undefined;
		const { db, tableName, cipher } = life.stage;
		const { id: userId } = person;
		const pseudonym = cipher.pseudonym('email', person.email);
		const closing = { userId, pseudonym, version: 1, isStaff: false, now: life.now };
		return closingRepository(db, tableName, newId).close(closing);
	},
	async pass(life: Life): Promise<Outcome> {
		life.now = new Date(life.now.getTime() + Math.floor(life.random() * 30) * HOUR);
		return { ok: true };
	},
};
export type Happening = keyof typeof happenings;
