import type { ReminderStore } from '../mail-events/reminder-store.ts';
import type { RecipientStore } from '../send/recipient.ts';

export interface ClientNamesDeps {
	readonly appointments: Pick<ReminderStore, 'find'>;
	readonly recipients: Pick<RecipientStore, 'find'>;
}

/** The names of the clients of these visits, by the visit; whoever is gone is left out. */
export const clientNames =
	({ appointments, recipients }: ClientNamesDeps) =>
	async (appointmentIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
		const named = await Promise.all(
			appointmentIds.map(async (id) => {
				const appointment = await appointments.find(id);
				const client = appointment && (await recipients.find(appointment.userId));
				return client ? ([[id, client.name]] as const) : [];
			}),
		);
		return new Map(named.flat());
	};
