import type { AdminAppointmentList, AppointmentNeed } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import { hasDeliveryFailure } from '../mail/mail-delivery-status.ts';
import { adminAppointment } from './admin-appointment.ts';
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

/** Whether it still is as the list says: between the list and the appointment, time passes. */
const STILL: Readonly<Record<AppointmentNeed, (one: Appointment, now: Date) => boolean>> = {
	outcome: ({ status, endAt }, now) => status === 'confirmed' && new Date(endAt) <= now,
	phone: (one, now) => one.status === 'confirmed' && new Date(one.startAt) > now && hasDeliveryFailure(one),
};

/** The appointments that need an outcome or a phone call, whenever they are. A page is full unless it is the last. */
export async function listNeedingAttention(
	deps: ListNeedingAttentionDeps,
	question: NeedyPage,
): Promise<AdminAppointmentList> {
	const { rows, next } = await needingAttention(deps, question);
	const people = await deps.clients.people(rows.map(({ userId }) => userId));
	const data = rows.map((row) => adminAppointment(row, people.get(row.userId)));
	return { data, order: 'soonest_first', ...(next === undefined ? {} : { nextCursor: next }) };
}

/** The same, as they are stored, with where the next page begins. */
export async function needingAttention(
	{ appointments, waiting, now }: Omit<ListNeedingAttentionDeps, 'clients'>,
	{ needs, cursor, limit, psychologistId, serviceId }: NeedyPage,
): Promise<{ readonly rows: readonly Appointment[]; readonly next: string | undefined }> {
	const at = now();
	const rows: Appointment[] = [];
	let next = cursor;
	do {
		const page = await waiting.page(needs, { now: at, after: next, limit: limit - rows.length });
		const found = new Map((await appointments.findAll(page.ids)).map((one) => [one.id, one]));
		const still = page.ids.flatMap((id) => found.get(id) ?? []).filter((one) => STILL[needs](one, at));
		rows.push(...foundAppointments(still, { psychologistId, serviceId }, () => []));
		next = page.next;
	} while (next !== undefined && rows.length < limit);
	return { rows, next };
}
