import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import type { OpenCipher } from '../sealed-text.ts';
import { appointmentDetail } from './appointment-detail.ts';

export interface ReadDetailDeps {
	readonly appointments: Pick<AppointmentStore, 'findWithHistory'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: OpenCipher;
}

export type ReadDetail = (id: string) => Promise<Result<AppointmentDetail, 'not_found'>>;

/** One appointment as staff see it: one Query for it and its history, one read of the people in it. */
export const readDetail =
	({ appointments, clients, openCipher }: ReadDetailDeps): ReadDetail =>
	async (id) => {
		const file = await appointments.findWithHistory(id);
		if (!file) return refuse('not_found');
		const { appointment, history } = file;
		const [people, cipher] = await Promise.all([
			clients.people([appointment.userId, ...history.map(({ by }) => by)]),
			openCipher(),
		]);
		return ok(appointmentDetail({ ...file, people, open: (sealed) => cipher.decrypt(sealed, id) }));
	};
