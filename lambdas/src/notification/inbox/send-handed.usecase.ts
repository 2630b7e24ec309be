import type { CrisisSettingsStore } from '../../crisis/crisis-settings.ts';
import { onDutyAt } from '../../crisis/on-duty.ts';
import type { StaffReach, StaffReachStore } from '../../crisis/staff-reach.ts';
import type { Job } from '../../outbox/job.ts';
import { urgentSmsResult, VALID_SECONDS } from '../crisis/send-crisis.usecase.ts';
import { type Deliver, type MailOrder, orderOf } from '../delivery/delivery.ts';
import { handedLetter } from '../letters/staff-letter.ts';
import type { DeliverSms } from '../sms/deliver-sms.usecase.ts';
import { handedText } from '../sms/sms-text.ts';
import { type JobWork, resultOf } from '../work/job-result.ts';
import { type HandedAddress, type HandedEntries, type HandedEntry, readHandedRef } from './handed-entry.ts';

export interface SendHandedDeps {
	readonly handed: HandedEntries;
	readonly staff: Pick<StaffReachStore, 'inboxReadersOf'>;
	/** `https://…` without a trailing slash. */
	readonly siteOrigin: string;
}

const OBSOLETE = { kind: 'finished', state: 'obsolete' } as const;

/** What the job tells of, unless it was answered or went to somebody else since. */
async function stillHanded(
	{ handed }: Pick<SendHandedDeps, 'handed'>,
	{ ref, refVersion }: Job,
): Promise<{ readonly address: HandedAddress; readonly entry: HandedEntry } | undefined> {
	const address = readHandedRef(ref);
	const entry = address && (await handed.find(address));
	return address && entry && Date.parse(entry.since) === refVersion ? { address, entry } : undefined;
}

/** Mails a colleague that something was handed to them: by whom and where to read it, and none of the words (promise W56). */
export const sendHandedMail =
	({ siteOrigin, deliver, ...deps }: SendHandedDeps & { readonly deliver: Deliver }): JobWork =>
	async (job) => {
		const found = await stillHanded(deps, job);
		if (!found) return OBSOLETE;
		const { address, entry } = found;
		const order = orderOf(job, 'inbox_handed', async (centre) => {
			const reaches = await deps.staff.inboxReadersOf([entry.to, entry.by]);
			const [to, by] = [entry.to, entry.by].map((id) => reaches.find(({ userId }) => userId === id));
			if (to?.email === undefined) return { kind: 'untold' };
			const facts = { ...{ ...address, by: by?.name, name: to.name }, mayBeInCrisis: entry.mayBeInCrisis };
			return { kind: 'draft', to: to.email, letter: handedLetter(facts, { centre, siteOrigin }) };
		});
		// Its events report to the account: an address that takes no mail is known there.
		const ofAccount: MailOrder = { ...order, ref: entry.to };
		return resultOf(await deliver(ofAccount));
	};

export interface SendHandedSmsDeps extends SendHandedDeps {
	readonly settings: Pick<CrisisSettingsStore, 'duty'>;
	readonly deliver: DeliverSms;
	readonly now: () => Date;
}

/** Whether words of crisis are told to this colleague by SMS at this moment: nobody else's phone rings at night (promise N14). */
async function isTexted({ settings, now }: SendHandedSmsDeps, { userId, roles }: StaffReach): Promise<boolean> {
	const { people } = await settings.duty();
	if (people.length === 0) return roles.includes('owner');
	return onDutyAt(people, now()).some((one) => one.userId === userId && one.bySms);
}

/** The same by SMS to somebody on duty. */
export const sendHandedSms =
	(deps: SendHandedSmsDeps): JobWork =>
	async (job) => {
		const found = await stillHanded(deps, job);
		if (!found) return OBSOLETE;
		const [reach] = await deps.staff.inboxReadersOf([found.entry.to]);
		if (!reach?.phone || !(await isTexted(deps, reach))) return { kind: 'finished', state: 'untold' };
		const { id: jobId, refVersion: version, attempts: attempt, lease } = job;
		const tags = { kind: 'inbox_handed', ref: reach.userId, version, attempt, jobId } as const;
		const text = handedText(new URL(deps.siteOrigin).host, reach.language ?? 'en');
		return urgentSmsResult(await deps.deliver({ to: reach.phone, text, validSeconds: VALID_SECONDS, tags }, lease));
	};
