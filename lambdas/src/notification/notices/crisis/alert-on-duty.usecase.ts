import type { CrisisSettingsStore } from '../../../crisis/crisis-settings.ts';
import { onDutyAt } from '../../../crisis/on-duty.ts';
import type { StaffReach, StaffReachStore } from '../../../crisis/staff-reach.ts';
import type { Job, NewJob } from '../../../outbox/job.ts';
import { log } from '../../../platform/log.ts';
import type { JobResult, JobWork } from '../../job/job-result.ts';
import type { JobStore } from '../../job/job-store.ts';
import { type CrisisRoundStore, ROUND_MINUTES } from './crisis-round.ts';

export interface AlertOnDutyDeps {
	readonly rounds: CrisisRoundStore;
	readonly settings: Pick<CrisisSettingsStore, 'duty'>;
	readonly staff: StaffReachStore;
	readonly jobs: Pick<JobStore, 'promise'>;
	readonly sendsSms: boolean;
	readonly now: () => Date;
}

/** Recipient of the mail when no person on duty can be alerted: the centre's own mailbox. */
export const CENTRE = 'centre';

const GATHERED: Record<Awaited<ReturnType<CrisisRoundStore['gather']>>, JobResult> = {
	gathered: { kind: 'finished', state: 'done' },
	closed: { kind: 'retry', reason: 'RoundOver', pauseMs: ROUND_MINUTES * 6_000 },
	overtaken: { kind: 'wait', reason: 'Overtaken' },
};

/** Adds one text with words of crisis to a round, once for any number of attempts (promise S24). */
export const gatherCrisis =
	({ rounds, now }: Pick<AlertOnDutyDeps, 'rounds' | 'now'>): JobWork =>
	async (job) =>
		GATHERED[await rounds.gather(job, now())];

interface DutyRecipient {
	readonly reach: StaffReach;
	readonly byMail: boolean;
	readonly bySms: boolean;
}

/**
 * Promises a mail and an SMS to each person on duty, or a mail to the centre's mailbox when no person gets a mail.
 * Idempotent: the ids of the jobs derive from the round, so that a crash causes no second alert.
 */
export const alertOnDuty =
	(deps: AlertOnDutyDeps): JobWork =>
	async (round) => {
		const now = deps.now();
		const told = await recipientsNow(deps, now);
		const textsToo = told.some(({ bySms }) => bySms) && (await deps.rounds.admitSms(round.id, now));
		const promises = told.flatMap(({ reach: { userId }, byMail, bySms }) => [
			...(byMail ? [promiseOf(round, { type: 'crisis_mail', ref: userId, now })] : []),
			...(bySms && textsToo ? [promiseOf(round, { type: 'crisis_sms', ref: userId, now })] : []),
		]);
		const hasMail = told.some(({ byMail }) => byMail);
		const all = hasMail ? promises : [...promises, promiseOf(round, { type: 'crisis_mail', ref: CENTRE, now })];
		for (const promise of all) await deps.jobs.promise(promise);
		log.info('CRISIS_TOLD', { round: round.ref, people: told.length, promises: all.length });
		return { kind: 'finished', state: 'done' };
	};

/** The people on duty who may read the inbox; all owners when none of those can be alerted. */
async function recipientsNow(
	{ settings, staff, sendsSms }: AlertOnDutyDeps,
	now: Date,
): Promise<readonly DutyRecipient[]> {
	const reached = (reach: StaffReach, byMail: boolean, bySms: boolean): readonly DutyRecipient[] => {
		const told = { byMail: byMail && reach.email !== undefined, bySms: bySms && sendsSms && reach.phone !== undefined };
		return told.byMail || told.bySms ? [{ reach, ...told }] : [];
	};
	const { people } = await settings.duty();
	const reaches = new Map(
		(await staff.inboxReadersOf(people.map(({ userId }) => userId))).map((one) => [one.userId, one]),
	);
	const listed = onDutyAt(
		people.filter(({ userId }) => reaches.has(userId)),
		now,
	).flatMap(({ userId, byMail, bySms }) => {
		const reach = reaches.get(userId);
		return reach ? reached(reach, byMail, bySms) : [];
	});
	return listed.length > 0 ? listed : (await staff.owners()).flatMap((owner) => reached(owner, true, true));
}

interface Alert extends Pick<NewJob, 'ref' | 'now'> {
	readonly type: 'crisis_mail' | 'crisis_sms';
}

const promiseOf = (round: Job, { type, ref, now }: Alert): NewJob => ({
	id: `${round.id}-${ref}-${type === 'crisis_mail' ? 'mail' : 'sms'}`,
	type,
	ref,
	refVersion: 1,
	now,
});
