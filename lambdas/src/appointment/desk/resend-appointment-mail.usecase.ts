import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { AppointmentStore } from '../appointment-store.ts';
import { type AttemptResult, type RetryPolicy, retryOptimistically } from '../attempt/retry-optimistically.ts';
import { StillContended } from '../attempt/still-contended.ts';
import type { OpenCipher } from '../sealed-text.ts';

interface Counter {
	readonly name: string;
	readonly limit: number;
	readonly windowSeconds: number;
}

export interface ResendMailDeps extends RetryPolicy {
	readonly appointments: Pick<AppointmentStore, 'find' | 'promiseMail'>;
	readonly limits: {
		admit(counters: readonly Counter[], now: Date): Promise<Result<undefined, 'too_many_requests'>>;
	};
	readonly openCipher: OpenCipher;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type ResendAppointmentMailRequest = RequestFor<'resendAppointmentMail', 'params' | 'body' | 'caller', 'userId'>;
type Kind = ResendAppointmentMailRequest['body']['kind'];

/** Whether the content of the mail is still true. */
const isTrue: Record<Kind, (appointment: Appointment) => boolean> = {
	confirmation: ({ status }) => status === 'confirmed',
	moved: ({ status, movedFrom }) => status === 'confirmed' && movedFrom !== undefined,
	cancelled: ({ status }) => status === 'cancelled',
};

/** Three an hour for each appointment: a client who gets no mail is phoned instead. */
const limitOf = (id: string): Counter => ({ name: `resend#${id}`, limit: 3, windowSeconds: 60 * 60 });

/** Promises one of the mails again, with the appointment as it is now. */
export const resendAppointmentMail =
	(deps: ResendMailDeps) =>
	async (input: ResendAppointmentMailRequest): Promise<ResultFor<'resendAppointmentMail'>> => {
		const { id } = input.params;
		const appointment = await deps.appointments.find(id);
		const refusal = refuseMail(appointment, input.body.kind);
		if (refusal) return refusal;
		const admitted = await deps.limits.admit([limitOf(id)], deps.now());
		if (!admitted.ok) return admitted;
		const answer = await retryOptimistically(() => runAttempt(deps, input), deps);
		if (!answer) throw new StillContended();
		return answer;
	};

function refuseMail(appointment: Appointment | undefined, kind: Kind) {
	if (!appointment) return refuse('not_found');
	const { status, ver } = appointment;
	return isTrue[kind](appointment) ? undefined : refuse('appointment_changed', { current: { status, version: ver } });
}

async function runAttempt(
	deps: ResendMailDeps,
	{ params, body, caller }: ResendAppointmentMailRequest,
): Promise<AttemptResult<ResultFor<'resendAppointmentMail'>>> {
	const appointment = await deps.appointments.find(params.id);
	const refusal = refuseMail(appointment, body.kind);
	if (!appointment || refusal) return { answer: refusal ?? refuse('not_found') };
	const now = deps.now();
	const written = await deps.appointments.promiseMail({
		appointment,
		mail: body.kind,
		detail: (await deps.openCipher()).encrypt(body.kind, appointment.id),
		jobId: deps.newId(now),
		actor: caller.userId,
		newIds: { audit: deps.newId(now), history: deps.newId(now) },
		now,
	});
	return written === 'recorded' ? { answer: ok({ status: 'received' }) } : { again: written };
}
