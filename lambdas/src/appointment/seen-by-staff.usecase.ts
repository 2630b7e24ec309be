import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { BodyOf } from '@tulia/contracts/endpoint';
import type { Endpoints } from '@tulia/contracts/endpoints';
import { type Refused, type Result, refuse } from '../platform/http/result.ts';
import type { AppointmentStore } from './appointment-store.ts';
import { limitedTo, type StaffCaller, seesVisit, shownTo } from './staff-scope.ts';

/** So many visits of a client are looked at to say whose client somebody is. */
const VISITS = 100;

interface OnVisit {
	readonly params: { readonly id: string };
}

/** Lets somebody of staff call what is about a visit they see. Another's is as unknown as one that does not exist. */
export const onSeenVisit =
	({ appointments }: { readonly appointments: Pick<AppointmentStore, 'find'> }) =>
	<I extends OnVisit, A>(run: (input: I) => Promise<A>) =>
	async (input: I & { readonly caller: StaffCaller }): Promise<A | Refused<'not_found'>> => {
		if (limitedTo(input.caller) === undefined) return run(input);
		const visit = await appointments.find(input.params.id);
		return visit && seesVisit(input.caller, visit) ? run(input) : refuse('not_found');
	};

/** Leaves out of a visit that is answered the notes that are not the caller's to read. */
export const withReadableNotes =
	<I, R extends string>(run: (input: I) => Promise<Result<AppointmentDetail, R>>) =>
	async (input: I & { readonly caller: StaffCaller }): Promise<Result<AppointmentDetail, R>> => {
		const answer = await run(input);
		return answer.ok ? { ...answer, value: shownTo(input.caller, answer.value) } : answer;
	};

/** Whose client somebody is: of each psychologist they were booked with, among their latest visits. */
export const isClientOf = async (
	appointments: Pick<AppointmentStore, 'latestOf'>,
	clientId: string,
	psychologistId: string,
): Promise<boolean> =>
	(await appointments.latestOf(clientId, VISITS)).some((visit) => visit.psychologistId === psychologistId);

interface Wished<B> {
	readonly body: B;
	readonly caller: StaffCaller;
}

/** A psychologist who sees their own visits alone moves one to another time with themselves. */
export const withThemselves =
	<B extends BodyOf<Endpoints['moveAppointment']>, I extends { readonly body: B }, A>(run: (input: I) => Promise<A>) =>
	async (input: I & Wished<B>): Promise<A | Refused<'unknown_psychologist'>> => {
		const own = limitedTo(input.caller);
		if (own === undefined) return run(input);
		if ((input.body.psychologistId ?? own) !== own) return refuse('unknown_psychologist');
		return run({ ...input, body: { ...input.body, psychologistId: own } });
	};

const OWN_CLIENTS = 'Please choose one of your clients.';

/** The same for a new visit: with themselves, for a client of theirs. */
export const forOwnClient =
	({ appointments }: { readonly appointments: Pick<AppointmentStore, 'latestOf'> }) =>
	<B extends BodyOf<Endpoints['bookForClient']>, I extends { readonly body: B }, A>(run: (input: I) => Promise<A>) =>
	async (input: I & Wished<B>): Promise<A | Refused<'unknown_client' | 'unknown_psychologist'>> => {
		const own = limitedTo(input.caller);
		if (own === undefined) return run(input);
		const { clientId, psychologistId = own } = input.body;
		if (psychologistId !== own) return refuse('unknown_psychologist');
		if (clientId === undefined || !(await isClientOf(appointments, clientId, own)))
			return refuse('unknown_client', { detail: OWN_CLIENTS });
		return run({ ...input, body: { ...input.body, psychologistId: own } });
	};
