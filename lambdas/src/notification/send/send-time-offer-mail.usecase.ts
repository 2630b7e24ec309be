import type { Job } from '../../outbox/job.ts';
import { type Deliver, isUnsendable, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { offerLetter } from '../letters/offer-letter.ts';
import type { Notices } from '../sms/notices.usecase.ts';
import type { OfferNotices } from '../sms/offer-notices.usecase.ts';
import { type JobResult, type JobWork, resultOf } from '../work/job-result.ts';
import { linkFor, noteTold, type OfferToTell, offerToTell, type TimeOfferDeps } from './offer-to-tell.usecase.ts';
import type { RecipientStore } from './recipient.ts';
import type { UnconfirmedMails } from './unconfirmed-mails.ts';

export interface TimeOfferMailDeps extends TimeOfferDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly notices: Pick<Notices, 'channelsOf' | 'reachesBySms'>;
	readonly offerNotices: OfferNotices;
	readonly unconfirmed: UnconfirmedMails;
	readonly deliver: Deliver;
}

/** A mail about visits to an address that nobody confirmed counts among the three of its day (promise A14). */
const MAILS_A_DAY = 3;

/** Tells somebody who waits that a time opened: by mail, and the SMS is a job of its own (promise N12). */
export const sendTimeOfferMail =
	(deps: TimeOfferMailDeps): JobWork =>
	async (job) => {
		const told = await offerToTell(deps, job);
		if (!told) return { kind: 'finished', state: 'obsolete' };
		const { mail, sms } = await deps.notices.channelsOf(told.entry.userId);
		if (sms) await bySms(deps, job);
		return mail ? tell(deps, job, told) : { kind: 'finished', state: sms ? 'by_sms' : 'untold' };
	};

const bySms = ({ offerNotices }: TimeOfferMailDeps, { id, ref, refVersion }: Job): Promise<void> =>
	offerNotices.bySms({ offerId: id, entryId: ref, version: refVersion });

async function tell(deps: TimeOfferMailDeps, job: Job, told: OfferToTell): Promise<JobResult> {
	const delivery = await deps.deliver(orderOf(job, 'time_offer', writeMail(deps, told, job.id)));
	if (isUnsendable(delivery) && (await deps.notices.reachesBySms(told.entry.userId))) await bySms(deps, job);
	const result = resultOf(delivery);
	if (result.kind === 'finished' && result.state === 'done') await noteTold(deps, told, 'email');
	return result;
}

const writeMail =
	(deps: TimeOfferMailDeps, told: OfferToTell, mailId: string): WriteDraft =>
	async (centre) => {
		const recipient = await deps.recipients.find(told.entry.userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, emailVerified, undeliverable, ignoresSuppression } = recipient;
		if (email === undefined) return { kind: 'untold' };
		if (undeliverable) return { kind: 'suppressed' };
		const mail = { about: 'visits', email, mailId, limit: MAILS_A_DAY, now: deps.now() } as const;
		if (!emailVerified && !(await deps.unconfirmed.admit(mail))) return { kind: 'held_back' };
		const { startAt, until } = told.offer;
		const url = await linkFor(deps, told, emailVerified);
		const letter = offerLetter({ centre, name, startAt, until, url, siteOrigin: deps.siteOrigin });
		return { kind: 'draft', to: email, ignoresSuppression, letter };
	};
