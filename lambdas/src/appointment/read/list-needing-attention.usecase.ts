import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { hasDeliveryFailure } from '../mail/mail-delivery-status.ts';
import { adminAppointment } from './admin-appointment.ts';
import type { AttentionIndex } from './attention-index.ts';

export interface ListNeedingAttentionDeps {
	readonly appointments: Pick<AppointmentStore, 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly waiting: AttentionIndex;
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
	phone: ({ status, startAt, mail }, now) =>
		status === 'confirmed' && new Date(startAt) > now && hasDeliveryFailure(mail),
};

/** The appointments that need an outcome or a phone call, whenever they are. A page is full unless it is the last. */
export async function listNeedingAttention(
	{ appointments, clients, waiting, now }: ListNeedingAttentionDeps,
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
