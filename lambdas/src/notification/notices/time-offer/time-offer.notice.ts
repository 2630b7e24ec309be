import { isWakingHour } from '../../../appointment/mail/waking-hours.ts';
import type { Job } from '../../../outbox/job.ts';
import { noticeOf } from '../../../outbox/notice-job.ts';
import { log, traceOf } from '../../../platform/log.ts';
import { offerToken } from '../../../waiting-list/offer/offer-token.ts';
import { openOffer, type TimeOffer, type WaitingEntry } from '../../../waiting-list/waiting-entry.ts';
import { waitingListRepository } from '../../../waiting-list/waiting-list.repository.ts';
import { isTexted } from '../../recipient/recipient.ts';
import { type MailNotice, OBSOLETE, type SmsNotice } from '../notice.ts';
import type { NoticeParts } from '../parts.notice.ts';
import { offerLetter } from './offer-letter.ts';
import { offerText } from './offer-text.ts';

/** A mail about visits to an address that nobody confirmed counts among the three of its day (promise A14). */
const MAILS_A_DAY = 3;

interface Told {
	readonly entry: WaitingEntry;
	readonly offer: TimeOffer;
}

const offers = ({ db, tableName, openCipher, siteOrigin, now }: NoticeParts) => {
	const entries = waitingListRepository(db, tableName);
	return {
		/** The offer that the job is named after, while it is kept: nobody is told of a time they cannot have any more. */
		async find(job: Job): Promise<Told | undefined> {
			const entry = await entries.find(job.ref);
			const offer = entry && openOffer(entry);
			if (!offer || offer.id !== noticeOf(job.id) || offer.until <= now().toISOString()) return undefined;
			return { entry, offer };
		},
		/** Where it is taken with one press: only a mailbox or a phone that said whose it is gets that (decisions 027 and 091). */
		linkFor: async ({ entry, offer }: Told, isConfirmed: boolean): Promise<string | undefined> =>
			isConfirmed
				? `${siteOrigin}/offer?token=${offerToken((await openCipher()).proof, entry.id, offer.id)}`
				: undefined,
		/** What was sent is told; that staff cannot see it is no reason to send it again. */
		noteTold: ({ entry, offer }: Told, by: 'email' | 'sms'): Promise<void> =>
			entries
				.noteTold(entry.id, offer.id, by)
				.catch((error: unknown) => log.warn('OFFER_TOLD_NOT_NOTED', { entryId: entry.id, ...traceOf(error) })),
	};
};

/** Tells somebody who waits that a time opened. */
export const timeOfferMail = (parts: NoticeParts): MailNotice => {
	const { mailClient, siteOrigin } = parts;
	const { find, linkFor, noteTold } = offers(parts);
	return async (job) => {
		const told = await find(job);
		if (!told) return OBSOLETE;
		const { startAt, until } = told.offer;
		const { userId } = told.entry;
		return {
			client: { userId },
			letter: (centre) =>
				mailClient(userId, { mailId: job.id, limit: MAILS_A_DAY }, async ({ name, emailVerified }) => {
					const url = await linkFor(told, emailVerified);
					return { letter: offerLetter({ centre, name, startAt, until, url, siteOrigin }) };
				}),
			concluded: async (result) => {
				if (result.kind === 'finished' && result.state === 'done') await noteTold(told, 'email');
			},
		};
	};
};

/** The same by SMS, and by day alone (promise N14). Where nothing tells them, staff see it and phone. */
export const timeOfferSms = (parts: NoticeParts): SmsNotice => {
	const { recipients, smsFrame, now } = parts;
	const { find, linkFor, noteTold } = offers(parts);
	return async (job) => {
		const told = await find(job);
		const recipient = told && (await recipients.find(told.entry.userId));
		if (!told || !isTexted(recipient) || !isWakingHour(now())) return OBSOLETE;
		const { startAt, until } = told.offer;
		const frame = await smsFrame(recipient);
		const url = await linkFor(told, recipient.phone.proof === 'code');
		return {
			message: {
				to: recipient.phone.number,
				text: offerText({ ...frame, startAt, until, url }),
				validSeconds: Math.max(60, Math.floor((Date.parse(until) - now().getTime()) / 1000)),
			},
			whenRefused: { state: 'suppressed' },
			accepted: () => noteTold(told, 'sms'),
		};
	};
};
