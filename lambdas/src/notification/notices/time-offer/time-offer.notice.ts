import { isWakingHour } from '../../../appointment/mail/waking-hours.ts';
import type { Job } from '../../../outbox/job.ts';
import { noticeOf } from '../../../outbox/notice-job.ts';
import { log, traceOf } from '../../../platform/log.ts';
import { offerToken } from '../../../waiting-list/offer/offer-token.ts';
import { openOffer, type TimeOffer, type WaitingEntry } from '../../../waiting-list/waiting-entry.ts';
import { waitingListRepository } from '../../../waiting-list/waiting-list.repository.ts';
import { wantsSms } from '../../recipient/recipient.ts';
import { type MailNotice, OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { offerLetter } from './offer-letter.ts';
import { offerText } from './offer-text.ts';

/** An unconfirmed address gets an offer within its daily limit of three (promise A14). */
const MAILS_A_DAY = 3;

interface OfferContent {
	readonly entry: WaitingEntry;
	readonly offer: TimeOffer;
}

const offers = ({ db, tableName, openCipher, siteOrigin, now }: NoticeParts) => {
	const entries = waitingListRepository(db, tableName);
	return {
		/** The offer of the job, while its time is held. */
		async find(job: Job): Promise<OfferContent | undefined> {
			const entry = await entries.find(job.ref);
			const offer = entry && openOffer(entry);
			if (!offer || offer.id !== noticeOf(job.id) || offer.until <= now().toISOString()) return undefined;
			return { entry, offer };
		},
		/** The link that accepts without a log-in: only for a confirmed mailbox or phone (decisions 027 and 091). */
		linkFor: async ({ entry, offer }: OfferContent, isConfirmed: boolean): Promise<string | undefined> =>
			isConfirmed
				? `${siteOrigin}/offer?token=${offerToken((await openCipher()).proof, entry.id, offer.id)}`
				: undefined,
		/** Does not throw: a failed record for staff must not send the offer twice. */
		recordNotified: ({ entry, offer }: OfferContent, by: 'email' | 'sms'): Promise<void> =>
			entries
				.recordNotified(entry.id, offer.id, by)
				.catch((error: unknown) => log.warn('OFFER_TOLD_NOT_NOTED', { entryId: entry.id, ...traceOf(error) })),
	};
};

/** Offers a time to a client of the waiting list. */
export const timeOfferMail = (parts: NoticeParts): MailNotice => {
	const { mailClient, siteOrigin } = parts;
	const { find, linkFor, recordNotified } = offers(parts);
	return async (job) => {
		const offered = await find(job);
		if (!offered) return OBSOLETE;
		const { startAt, until } = offered.offer;
		const { userId } = offered.entry;
		return {
			client: { userId },
			letter: (centre) =>
				mailClient(userId, { mailId: job.id, limit: MAILS_A_DAY }, async ({ name, emailVerified }) => {
					const url = await linkFor(offered, emailVerified);
					return { letter: offerLetter({ centre, name, startAt, until, url, siteOrigin }) };
				}),
			concluded: async (result) => {
				if (result.kind === 'finished' && result.state === 'done') await recordNotified(offered, 'email');
			},
		};
	};
};

/** Offers a time by SMS, by day only (promise N14). Staff see an offer that no channel delivered, and phone. */
export const timeOfferSms = (parts: NoticeParts): SmsNotice => {
	const { recipients, smsFrame, now } = parts;
	const { find, linkFor, recordNotified } = offers(parts);
	return async (job) => {
		const offered = await find(job);
		const recipient = offered && (await recipients.find(offered.entry.userId));
		if (!offered || !wantsSms(recipient) || !isWakingHour(now())) return OBSOLETE;
		const { startAt, until } = offered.offer;
		const frame = await smsFrame(recipient);
		const url = await linkFor(offered, recipient.phone.proof === 'code');
		return {
			message: {
				to: recipient.phone.number,
				text: offerText({ ...frame, startAt, until, url }),
				validSeconds: Math.max(60, Math.floor((Date.parse(until) - now().getTime()) / 1000)),
			},
			whenRefused: { state: 'suppressed' },
			accepted: () => recordNotified(offered, 'sms'),
		};
	};
};
