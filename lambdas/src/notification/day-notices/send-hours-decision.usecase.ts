import type { HoursRequest, HoursRequestStore } from '../../my-day/hours/hours-request.ts';
import type { OwnEntry } from '../../my-day/own-entry.ts';
import { type Deliver, type MailOrder, orderOf, type WriteDraft } from '../delivery/delivery.ts';
import { hoursDecisionLetter } from '../letters/hours-decision-letter.ts';
import type { RecipientStore } from '../send/recipient.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';

export interface SendHoursDecisionDeps {
	readonly requests: Pick<HoursRequestStore, 'find'>;
	readonly ownEntry: OwnEntry;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly deliver: Deliver;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

/**
 * Tells a psychologist that their request was accepted or declined. Nothing is told of one that was taken back or replaced since, and nothing
 * to an account that is this psychologist no more.
 */
export const sendHoursDecision =
	(deps: SendHoursDecisionDeps): JobWork =>
	async (job) => {
		const request = await deps.requests.find(job.ref);
		const isCurrent = request?.version === job.refVersion && request.decided !== undefined;
		if (!isCurrent || (await deps.ownEntry(request.userId)) !== request.psychologistId)
			return { kind: 'finished', state: 'obsolete' };
		// Its events report to the account: an address that takes no mail is known there.
		const order: MailOrder = { ...orderOf(job, 'hours_decision', write(deps, request)), ref: request.userId };
		return resultOf(await deps.deliver(order));
	};

const write =
	({ recipients, siteOrigin }: SendHoursDecisionDeps, { userId, state }: HoursRequest): WriteDraft =>
	async (centre) => {
		const recipient = await recipients.find(userId);
		if (!recipient) return { kind: 'impossible', reason: 'AccountGone' };
		const { name, email, emailVerified, undeliverable, ignoresSuppression } = recipient;
		if (email === undefined) return { kind: 'untold' };
		if (undeliverable || !emailVerified) return { kind: 'suppressed' };
		const letter = hoursDecisionLetter({ isAccepted: state === 'accepted', name, centre, siteOrigin });
		return { kind: 'draft', to: email, ignoresSuppression, letter };
	};
