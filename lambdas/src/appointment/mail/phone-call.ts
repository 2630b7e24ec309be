import { HOUR, MINUTE } from '@tulia/centre/durations';
import { isPhoneCallDue } from '@tulia/contracts/appointment/phone-call-due';
import type { PhoneCall } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { Person } from '../client.ts';
import { isMissed, type LatestNotice, latestNotice } from './mail-delivery-status.ts';
import { isWakingHour, nextMorning } from './waking-hours.ts';

/** The client's channels besides the phone call. Undefined: the account is gone. */
type Reached = Pick<Person, 'email' | 'emailUndeliverable' | 'phone'> | undefined;

type Noticed = Pick<
	Appointment,
	'status' | 'startAt' | 'mail' | 'sms' | 'cancellation' | 'lastMove' | 'phoned' | 'unanswered'
>;

/** After an unanswered call the next is due after this time, or sooner if the visit is near. */
const AGAIN_MS = HOUR;

/** Time for the other channel before staff phone: its job runs within seconds, and retries within minutes. */
const OTHER_CHANNEL_MS = 15 * MINUTE;

/**
 * Whether, and from when, staff have to phone the client (promise N13). A call is due if every channel of the client
 * failed for the last notice, or if a client without a channel has to learn of a change by the centre. A client who was
 * phoned needs no call until another notice fails. No other module decides this.
 */
export function phoneCallFor(visit: Noticed, client: Reached): PhoneCall | undefined {
	const notice = latestNotice(visit);
	if (!notice || !isMissed(notice) || !matters(visit, notice) || isPhoned(visit, notice)) return undefined;
	const again = unansweredOf(visit, notice);
	const from = again ? triedAgainFrom(again.at, visit.startAt) : dueFrom(notice, client);
	return { about: notice.kind, from: from.toISOString() };
}

/** Whether the call is due at this moment, and the visit has not begun. */
export function needsPhoneCall(visit: Noticed, client: Reached, now: Date): boolean {
	const phoneCall = phoneCallFor(visit, client);
	return isPhoneCallDue({ phoneCall, scheduledFor: visit.startAt }, now);
}

/** Clients who cancelled know it, and the notice of a move or cancellation replaces notices that failed before. */
function matters({ status, cancellation, lastMove }: Noticed, { kind, at, mail }: LatestNotice): boolean {
	if (status === 'cancelled') return kind === 'cancelled' && cancellation?.by === 'staff';
	if (status !== 'confirmed' || (lastMove !== undefined && at < lastMove.at)) return false;
	return mail !== 'no_channel' || lastMove?.by !== undefined;
}

/** Whether the client was informed of the notice by phone. */
export const isPhoned = ({ phoned }: Pick<Appointment, 'phoned'>, { kind, version }: LatestNotice): boolean =>
	phoned?.about === kind && phoned.version === version;

export const unansweredOf = (
	{ unanswered }: Pick<Appointment, 'unanswered'>,
	{ kind, version }: LatestNotice,
): Appointment['unanswered'] => (unanswered?.about === kind && unanswered.version === version ? unanswered : undefined);

/** At the latest half of the time until the visit, so that there is always another attempt. */
function triedAgainFrom(at: string, startAt: string): Date {
	const tried = Date.parse(at);
	return new Date(tried + Math.min(AGAIN_MS, (Date.parse(startAt) - tried) / 2));
}

/** The other channel is tried once the first failed; an SMS waits for the morning. */
function dueFrom({ at, mail, sms }: LatestNotice, client: Reached): Date {
	const failed = new Date(at);
	const waited = new Date(failed.getTime() + OTHER_CHANNEL_MS);
	const hasMail = client !== undefined && client.email !== '' && !client.emailUndeliverable;
	if (sms === 'lost') return hasMail && (mail === undefined || mail === 'none') ? waited : failed;
	if (mail !== 'lost' || client?.phone === undefined) return failed;
	if (isWakingHour(failed) && isWakingHour(waited)) return waited;
	return new Date(nextMorning(failed).getTime() + OTHER_CHANNEL_MS);
}
