import type { Job } from '../../outbox/job.ts';
import { noticeOf } from '../../outbox/notice-job.ts';
import { log, traceOf } from '../../platform/log.ts';
import { offerToken, type Prove } from '../../waiting-list/offer/offer-token.ts';
import { openOffer, type TimeOffer, type WaitingEntry } from '../../waiting-list/waiting-entry.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';

export interface TimeOfferDeps {
	readonly entries: Pick<WaitingListStore, 'find' | 'noteTold'>;
	readonly prove: () => Promise<Prove>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
	readonly now: () => Date;
}

export interface OfferToTell {
	readonly entry: WaitingEntry;
	readonly offer: TimeOffer;
}

/** The offer that the job is named after, while it is kept: nobody is told of a time they cannot have any more. */
export async function offerToTell({ entries, now }: TimeOfferDeps, job: Job): Promise<OfferToTell | undefined> {
	const entry = await entries.find(job.ref);
	const offer = entry && openOffer(entry);
	if (!offer || offer.id !== noticeOf(job.id) || offer.until <= now().toISOString()) return undefined;
	return { entry, offer };
}

/** Where it is taken with one press: only a mailbox or a phone that said whose it is gets that (decisions 027 and 091). */
export const linkFor = async (
	{ prove, siteOrigin }: TimeOfferDeps,
	{ entry, offer }: OfferToTell,
	isConfirmed: boolean,
): Promise<string | undefined> =>
	isConfirmed ? `${siteOrigin}/offer?token=${offerToken(await prove(), entry.id, offer.id)}` : undefined;

/** What was sent is told; that staff cannot see it is no reason to send it again. */
export async function noteTold(
	{ entries }: TimeOfferDeps,
	{ entry, offer }: OfferToTell,
	by: 'email' | 'sms',
): Promise<void> {
	await entries
		.noteTold(entry.id, offer.id, by)
		.catch((error: unknown) => log.warn('OFFER_TOLD_NOT_NOTED', { entryId: entry.id, ...traceOf(error) }));
}
