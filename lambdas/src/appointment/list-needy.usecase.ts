import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import { isInTrouble } from '../notification/mail-trouble.ts';
import { adminAppointment } from './admin-appointment.ts';
import type { Appointment } from './appointment-item.ts';
import type { AppointmentStore } from './appointment-store.ts';
import type { ClientStore } from './client.ts';
import type { WaitingStore } from './waiting-store.ts';

export interface ListNeedyDeps {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly waiting: WaitingStore;
	readonly now: () => Date;
}

interface NeedyPage {
	readonly needs: AppointmentNeed;
	readonly cursor: string | undefined;
	readonly limit: number;
}

/** Whether it still is as the list says: between the list and the appointment, time passes. */
const STILL: Readonly<Record<AppointmentNeed, (one: Appointment, now: Date) => boolean>> = {
	outcome: ({ status, endAt }, now) => status === 'confirmed' && new Date(endAt) <= now,
	phone: ({ status, startAt, mail }, now) => status === 'confirmed' && new Date(startAt) > now && isInTrouble(mail),
};

/** The appointments that need an outcome or a phone call, whenever they are. A page is full unless it is the last. */
export async function listNeedy(
	{ appointments, clients, waiting, now }: ListNeedyDeps,
	{ needs, cursor, limit }: NeedyPage,
): Promise<AdminAppointmentList> {
	const at = now();
	const rows: Appointment[] = [];
	let next = cursor;
	do {
		const page = await waiting.page(needs, { now: at, after: next, limit: limit - rows.length });
		const found = new Map((await appointments.findAll(page.ids)).map((one) => [one.id, one]));
		rows.push(...page.ids.flatMap((id) => found.get(id) ?? []).filter((one) => STILL[needs](one, at)));
		next = page.next;
	} while (next !== undefined && rows.length < limit);
	const people = await clients.people(rows.map(({ userId }) => userId));
	const data = rows.map((row) => adminAppointment(row, people.get(row.userId)));
	return { data, ...(next === undefined ? {} : { nextCursor: next }) };
}
