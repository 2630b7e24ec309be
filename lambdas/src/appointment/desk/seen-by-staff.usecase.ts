import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { Endpoints } from '@tulia/contracts/endpoints';
import { type Refused, type Result, refuse } from '../../platform/http/result.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { limitedTo, type StaffCaller, seesVisit, shownTo } from '../read/staff-scope.ts';

/** How many visits of a client are read to decide whose client a person is. */
const VISITS = 100;

interface OnVisit {
	readonly params: { readonly id: string };
}

/** Allows a staff call only about visits the caller sees. A visit of a colleague is not found. */
export const onSeenVisit =
	({ appointments }: { readonly appointments: Pick<AppointmentStore, 'find'> }) =>
	<I extends OnVisit, A>(run: (input: I) => Promise<A>) =>
	async (input: I & { readonly caller: StaffCaller }): Promise<A | Refused<'not_found'>> => {
		if (limitedTo(input.caller) === undefined) return run(input);
		const visit = await appointments.find(input.params.id);
		return visit && seesVisit(input.caller, visit) ? run(input) : refuse('not_found');
	};

/** Removes notes that the caller may not read from the response. */
export const withReadableNotes =
	<I, R extends string>(run: (input: I) => Promise<Result<AppointmentDetail, R>>) =>
	async (input: I & { readonly caller: StaffCaller }): Promise<Result<AppointmentDetail, R>> => {
		const answer = await run(input);
		return answer.ok ? { ...answer, value: shownTo(input.caller, answer.value) } : answer;
	};

/** Whether a person is a client of a psychologist: one of the latest visits is with that psychologist. */
export const isClientOf = async (
	appointments: Pick<AppointmentStore, 'latestOf'>,
	clientId: string,
	psychologistId: string,
): Promise<boolean> =>
	(await appointments.latestOf(clientId, VISITS)).some((visit) => visit.psychologistId === psychologistId);

interface StaffRequest<B> {
	readonly body: B;
	readonly caller: StaffCaller;
}

/** A psychologist who sees only their own visits moves a visit to another time, and not to another psychologist. */
export const withThemselves =
	<B extends BodyOf<Endpoints['moveAppointment']>, I extends { readonly body: B }, A>(run: (input: I) => Promise<A>) =>
	async (input: I & StaffRequest<B>): Promise<A | Refused<'unknown_psychologist'>> => {
		const own = limitedTo(input.caller);
		if (own === undefined) return run(input);
		if ((input.body.psychologistId ?? own) !== own) return refuse('unknown_psychologist');
		return run({ ...input, body: { ...input.body, psychologistId: own } });
	};

const OWN_CLIENTS = 'Please choose one of your clients.';

/** A psychologist who sees only their own visits books with themselves, for a client of theirs. */
export const forOwnClient =
	({ appointments }: { readonly appointments: Pick<AppointmentStore, 'latestOf'> }) =>
	<B extends BodyOf<Endpoints['bookForClient']>, I extends { readonly body: B }, A>(run: (input: I) => Promise<A>) =>
	async (input: I & StaffRequest<B>): Promise<A | Refused<'unknown_client' | 'unknown_psychologist'>> => {
		const own = limitedTo(input.caller);
		if (own === undefined) return run(input);
		const { clientId, psychologistId = own } = input.body;
		if (psychologistId !== own) return refuse('unknown_psychologist');
		if (clientId === undefined || !(await isClientOf(appointments, clientId, own)))
			return refuse('unknown_client', { detail: OWN_CLIENTS });
		return run({ ...input, body: { ...input.body, psychologistId: own } });
	};
