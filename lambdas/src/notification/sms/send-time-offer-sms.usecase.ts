import { isWakingHour } from '../../appointment/mail/waking-hours.ts';
import type { Job } from '../../outbox/job.ts';
import type { MailingCentre } from '../letters/letter.ts';
import { linkFor, noteTold, type OfferToTell, offerToTell, type TimeOfferDeps } from '../send/offer-to-tell.usecase.ts';
import type { Recipient, RecipientStore } from '../send/recipient.ts';
import type { JobResult, JobWork } from '../work/job-result.ts';
import type { DeliverSms, SmsDelivery } from './deliver-sms.usecase.ts';
import { offerText } from './offer-text.ts';
import type { OutgoingSms } from './sms-outcome.ts';
import type { SmsFacts } from './sms-text.ts';

export interface TimeOfferSmsDeps extends TimeOfferDeps {
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly centres: { read(): Promise<MailingCentre | undefined> };
	readonly deliver: DeliverSms;
	readonly stop: SmsFacts['stop'];
}

type Texted = Recipient & Required<Pick<Recipient, 'phone'>>;

/** A client who has no phone any more, or wants no notices any more, is not told by SMS. */
const isTexted = (recipient: Recipient | undefined): recipient is Texted =>
	recipient?.phone !== undefined && recipient.notices !== 'none';

/** Tells somebody who waits that a time opened, by SMS, and by day alone (promise N14). */
export const sendTimeOfferSms =
	(deps: TimeOfferSmsDeps): JobWork =>
	async (job) => {
		const told = await offerToTell(deps, job);
		const recipient = told && (await deps.recipients.find(told.entry.userId));
		if (!told || !isTexted(recipient) || !isWakingHour(deps.now())) return { kind: 'finished', state: 'obsolete' };
		const delivery = await deps.deliver(await written(deps, told, recipient, job), job.lease);
		if (delivery.kind === 'accepted') await noteTold(deps, told, 'sms');
		return resultOf(delivery);
	};

async function written(deps: TimeOfferSmsDeps, told: OfferToTell, recipient: Texted, job: Job): Promise<OutgoingSms> {
	const centre = await deps.centres.read();
	if (!centre) throw new Error('The centre has no profile yet, and an SMS names its telephone. It waits.');
	const { startAt, until } = told.offer;
	const url = await linkFor(deps, told, recipient.phone.proof === 'code');
	const { language = 'en' } = recipient;
	const { id: jobId, ref, refVersion: version, attempts: attempt } = job;
	return {
		to: recipient.phone.number,
		text: offerText({ startAt, until, url, language, phone: centre.phones.main, stop: deps.stop }),
		validSeconds: Math.max(60, Math.floor((Date.parse(until) - deps.now().getTime()) / 1000)),
		tags: { kind: 'time_offer', ref, version, attempt, jobId },
	};
}

/** Where nothing tells them, staff see it and phone. */
function resultOf(delivery: SmsDelivery): JobResult {
	switch (delivery.kind) {
		case 'accepted':
			return { kind: 'finished', state: 'done', messageId: delivery.messageId };
		case 'unknown':
			return { kind: 'wait', reason: delivery.reason };
		case 'refused':
			return { kind: 'retry', reason: delivery.reason };
		case 'suppressed':
		case 'given_up':
			return { kind: 'finished', state: 'suppressed', reason: delivery.reason };
	}
}
