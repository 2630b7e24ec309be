import type { getAppointment as endpoint } from '@tulia/contracts/appointment/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { type ReadDetailDeps, readDetail } from './read-detail.usecase.ts';

export interface GetAppointmentDeps extends ReadDetailDeps {
	/** Keeps that somebody read what a client or a colleague wrote about this appointment. */
	readonly noteReading: (reading: {
		readonly actor: string;
		readonly appointmentId: string;
		readonly at: Date;
	}) => Promise<void>;
	readonly now: () => Date;
}

type GetInput = Pick<Input<typeof endpoint>, 'params'> & { readonly caller: { readonly userId: string } };

/**
 * One appointment for staff, with its notes, its history and its mails. Where there are notes, that they were read is written
 * down before they are answered: without the entry nobody sees them (promise W16).
 */
export const getAppointment =
	(deps: GetAppointmentDeps) =>
	async ({ params, caller }: GetInput): Promise<HandlerResult<'getAppointment'>> => {
		const found = await readDetail(deps)(params.id);
		if (!found.ok) return found;
		const { notes, staffNote } = found.value;
		if (notes !== undefined || staffNote !== undefined)
			await deps.noteReading({ actor: caller.userId, appointmentId: params.id, at: deps.now() });
		return found;
	};
