import { HOUR } from '@tulia/centre/durations';
import type { NotifiedAppointment } from '../../../appointment/reminder.ts';
import type { Job } from '../../../outbox/job.ts';
import type { SmsFrame } from '../../channel/sms/sms-words.ts';
import { type Recipient, type RecipientStore, wantsSms } from '../../recipient/recipient.ts';
import { type Ended, OBSOLETE, type SmsToSend } from '../notice.ts';
import { smsMoment } from './sms-moment.ts';

interface SmsAboutVisitsDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly smsFrame: (client: Pick<Recipient, 'language'>) => Promise<SmsFrame>;
	readonly now: () => Date;
}

/** How long an SMS is retried before a mail replaces it, where there is an address. */
const TRIED_MS = 6 * HOUR;

interface VisitsText {
	/** Soonest first. */
	readonly visits: readonly NotifiedAppointment[];
	readonly textIn: (frame: SmsFrame) => string;
}

/** One SMS about visits of one client. */
export async function smsAboutVisits(
	{ recipients, smsFrame, now }: SmsAboutVisitsDeps,
	{ askedAt, createdAt }: Job,
	{ visits, textIn }: VisitsText,
): Promise<SmsToSend | Ended> {
	const [first] = visits;
	const recipient = first && (await recipients.find(first.userId));
	if (!first || !wantsSms(recipient)) return OBSOLETE;
	const at = now();
	const moment = smsMoment({ startAt: first.startAt, askedAt, now: at });
	if (moment.kind === 'later')
		return { ended: { kind: 'retry', reason: 'Night', pauseMs: moment.at.getTime() - at.getTime() } };
	// Without an address no mail can replace the SMS, so it is retried for the job's full 72 hours.
	const byMail = recipient.email !== undefined;
	const whenRefused = { byMail, isWornOut: byMail && at.getTime() - Date.parse(createdAt) >= TRIED_MS };
	if (moment.kind === 'never') return { message: { notSent: moment.reason }, whenRefused };
	const text = textIn(await smsFrame(recipient));
	return { message: { to: recipient.phone.number, text, validSeconds: moment.validSeconds }, visits, whenRefused };
}
