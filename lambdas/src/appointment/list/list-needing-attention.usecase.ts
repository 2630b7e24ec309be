import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore, Person } from '../client.ts';
import { needsPhoneCall } from '../mail/phone-call.ts';
import { adminAppointment } from '../read/admin-appointment.ts';
import { type AppointmentFilter, foundAppointments } from './appointment-page.ts';
import type { AttentionIndex } from './attention-index.ts';
export interface ListNeedingAttentionDeps {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly waiting: AttentionIndex;
	readonly now: () => Date;
}

interface NeedyPage extends Pick<AppointmentFilter, 'psychologistId' | 'serviceId'> {
	readonly needs: AppointmentNeed;
	readonly cursor: string | undefined;
	readonly limit: number;
}

/** Whether it still needs attention: the appointment may have changed since the index was written. */
const STILL: Readonly<Record<AppointmentNeed, (one: Appointment, client: Person | undefined, now: Date) => boolean>> = {
	outcome: ({ status, endAt }, _client, now) => status === 'confirmed' && new Date(endAt) <= now,
	phone: (one, client, now) => client !== undefined && needsPhoneCall(one, client, now),
};

/** The appointments that need an outcome or a phone call, at any time. Every page but the last is full. */
export async function listNeedingAttention(
	deps: ListNeedingAttentionDeps,
	question: NeedyPage,
): Promise<AdminAppointmentList> {
	const { rows, people, next } = await needingAttention(deps, question);
	const data = rows.map((row) => adminAppointment(row, people.get(row.userId)));
	return { data, order: 'soonest_first', ...(next === undefined ? {} : { nextCursor: next }) };
}

interface NeedyRows {
	readonly rows: readonly Appointment[];
	readonly people: ReadonlyMap<string, Person>;
	readonly next: string | undefined;
}

export async function needingAttention(
	{ appointments, clients, waiting, now }: ListNeedingAttentionDeps,
	{ needs, cursor, limit, psychologistId, serviceId }: NeedyPage,
): Promise<NeedyRows> {
	const at = now();
	const rows: Appointment[] = [];
	const people = new Map<string, Person>();
	let next = cursor;
	do {
		const page = await waiting.page(needs, { now: at, after: next, limit: limit - rows.length });
		const found = new Map((await appointments.findAll(page.ids)).map((one) => [one.id, one]));
		const listed = page.ids.flatMap((id) => found.get(id) ?? []);
		for (const [id, person] of await clients.people(listed.map(({ userId }) => userId))) people.set(id, person);
		const still = listed.filter((one) => STILL[needs](one, people.get(one.userId), at));
		rows.push(...foundAppointments(still, { psychologistId, serviceId }, () => []));
		next = page.next;
	} while (next !== undefined && rows.length < limit);
	return { rows, people, next };
}
