import type { AppointmentDetail, VisitSeries } from '@tulia/contracts/appointment/staff-schemas';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import type { ClientStore } from '../client.ts';
import type { OpenCipher } from '../sealed-text.ts';
import { appointmentDetail } from './appointment-detail.ts';
import { type ReadSeriesDeps, readSeries, type SeriesVisits } from './read-series.usecase.ts';

export interface ReadDetailDeps extends ReadSeriesDeps {
	readonly appointments: Pick<AppointmentStore, 'findWithHistory' | 'findAll'>;
	readonly clients: Pick<ClientStore, 'people'>;
	readonly openCipher: OpenCipher;
}

export type ReadDetail = (id: string) => Promise<Result<AppointmentDetail, 'not_found'>>;

/** One appointment for staff: one Query for it and its history, one read of the people in it, and two of its series. */
export const readDetail =
	(deps: ReadDetailDeps): ReadDetail =>
	async (id) => {
		const file = await deps.appointments.findWithHistory(id);
		if (!file) return refuse('not_found');
		const { appointment, history } = file;
		const [people, cipher, series] = await Promise.all([
			deps.clients.people([appointment.userId, ...history.map(({ by }) => by)]),
			deps.openCipher(),
			readSeries(deps, appointment),
		]);
		const detail = appointmentDetail({ ...file, people, open: (sealed) => cipher.decrypt(sealed, id) });
		return ok(series.ok ? { ...detail, series: seriesBeside(series.value) } : detail);
	};

const seriesBeside = ({ series: { id, every }, visits }: SeriesVisits): VisitSeries => ({
	id,
	every,
	visits: visits.map(({ id: visitId, ticketNumber, startAt, status, ver }) => ({
		...{ id: visitId, ticketNumber, scheduledFor: startAt, status, version: ver },
	})),
});
