import type { StaffReachStore } from '../../crisis/staff-reach.ts';
import { type Deliver, orderOf } from '../delivery/delivery.ts';
import type { MailingCentre } from '../letters/letter.ts';
import { crisisLetter } from '../letters/staff-letter.ts';
import type { DeliverSms, SmsDelivery } from '../sms/deliver-sms.usecase.ts';
import { crisisText } from '../sms/sms-text.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import { CENTRE } from './tell-crisis.usecase.ts';

export interface SendCrisisDeps {
	readonly staff: Pick<StaffReachStore, 'inboxReadersOf'>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/** After so long it is old news, and they have had it by mail. */
export const VALID_SECONDS = 4 * 60 * 60;
const RETRY_MS = 60_000;

/** Mails one person of the round that somebody may be in danger: where to read it, and none of the words. */
export const sendCrisisMail =
	({ staff, siteOrigin, deliver }: SendCrisisDeps & { readonly deliver: Deliver }): JobWork =>
	async (job) =>
		resultOf(
			await deliver(
				orderOf(job, 'crisis_alert', async (centre) => {
					const to = await addressOf({ staff }, job.ref, centre);
					return to === undefined
						? { kind: 'untold' }
						: { kind: 'draft', to, letter: crisisLetter({ centre, siteOrigin }) };
				}),
			),
		);

async function addressOf(
	{ staff }: Pick<SendCrisisDeps, 'staff'>,
	ref: string,
	centre: MailingCentre,
): Promise<string | undefined> {
	return ref === CENTRE ? centre.emails.support : (await staff.inboxReadersOf([ref]))[0]?.email;
}

/**
 * The same by SMS, at any hour: it is about a life, so the night that holds every other SMS back (promise N14) does not count
 * (decision 080).
 */
export const sendCrisisSms =
	({ staff, siteOrigin, deliver }: SendCrisisDeps & { readonly deliver: DeliverSms }): JobWork =>
	async (job): Promise<JobResult> => {
		const [reach] = await staff.inboxReadersOf([job.ref]);
		if (!reach?.phone) return { kind: 'finished', state: 'untold' };
		const tags = {
			kind: 'crisis_alert',
			ref: job.ref,
			version: job.refVersion,
			attempt: job.attempts,
			jobId: job.id,
		} as const;
		const text = crisisText(new URL(siteOrigin).host, reach.language ?? 'en');
		return urgentSmsResult(await deliver({ to: reach.phone, text, validSeconds: VALID_SECONDS, tags }, job.lease));
	};

/** What one attempt to tell somebody of words of crisis by SMS means for its job. */
export function urgentSmsResult(delivery: SmsDelivery): JobResult {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
		case 'refused':
			return { kind: 'retry', reason: delivery.reason, pauseMs: RETRY_MS };
		case 'suppressed':
			return { kind: 'finished', state: 'suppressed', reason: delivery.reason };
		case 'given_up':
			return { kind: 'finished', state: 'dead', reason: delivery.reason };
	}
}
