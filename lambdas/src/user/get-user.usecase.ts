import type { getUser as endpoint } from '@tulia/contracts/user/endpoints';
import { adminAppointment } from '../appointment/admin-appointment.ts';
import type { AppointmentStore } from '../appointment/appointment-store.ts';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import type { UserStore } from './user-store.ts';

export interface GetUserDeps {
	readonly users: Pick<UserStore, 'find'>;
	readonly appointments: Pick<AppointmentStore, 'listOf'>;
}

/** One account and its appointments, the latest first. */
export const getUser =
	({ users, appointments }: GetUserDeps) =>
	async ({ params }: Pick<Input<typeof endpoint>, 'params'>): Promise<HandlerResult<'getUser'>> => {
		const [user, held] = await Promise.all([users.find(params.id), appointments.listOf(params.id)]);
		if (!user) return refuse('not_found');
		return ok({ user, appointments: [...held].reverse().map((one) => adminAppointment(one, user)) });
	};
