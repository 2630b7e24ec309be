import { isWakingHour, nextMorning } from '../../appointment/mail/waking-hours.ts';
import type { NoticeChoice, NoticeChoiceStore } from '../../my-day/notices/notice-choice.ts';
import type { OwnEntry } from '../../my-day/own-entry.ts';
import type { Job } from '../../outbox/job.ts';
import type { Recipient, RecipientStore } from '../send/recipient.ts';
import type { JobResult } from '../work/job-result.ts';
import { type GatheredChanges, readGatheringRef } from './gathered-changes.ts';
import { type NetChange, netChanges } from './net-changes.ts';

export interface ReadDayNoticeDeps {
	readonly choices: Pick<NoticeChoiceStore, 'find'>;
	readonly gathered: Pick<GatheredChanges, 'close'>;
	readonly recipients: Pick<RecipientStore, 'find'>;
	readonly ownEntry: OwnEntry;
	readonly now: () => Date;
}

/** A notice that is to be told now. */
export interface DayNotice {
	readonly changes: readonly NetChange[];
	readonly choice: NoticeChoice;
	readonly recipient: Recipient;
}

const OBSOLETE: JobResult = { kind: 'finished', state: 'obsolete' };

/**
 * What a job about gathered changes has to tell, and whom; or what becomes of the job where there is nothing to tell: by night it waits
 * for the morning, and an account that is this psychologist no more hears nothing. A repeat reads the same, because the gathering is
 * closed first.
 */
export const readDayNotice =
	(deps: ReadDayNoticeDeps) =>
	async (job: Job): Promise<DayNotice | JobResult> => {
		const gathering = readGatheringRef(job.ref);
		if (!gathering) return { kind: 'finished', state: 'dead', reason: 'UnknownGathering' };
		const at = deps.now();
		if (!isWakingHour(at)) return { kind: 'retry', reason: 'Night', pauseMs: nextMorning(at).getTime() - at.getTime() };
		const changes = netChanges(await deps.gathered.close(gathering), at);
		const told = changes.length === 0 ? undefined : await whoIsTold(deps, gathering.psychologistId);
		return told ? { changes, ...told } : OBSOLETE;
	};

async function whoIsTold(
	{ choices, recipients, ownEntry }: ReadDayNoticeDeps,
	psychologistId: string,
): Promise<Omit<DayNotice, 'changes'> | undefined> {
	const choice = await choices.find(psychologistId);
	if (!choice || choice.channel === 'none') return undefined;
	const isStillTheirs = (await ownEntry(choice.userId)) === psychologistId;
	const recipient = isStillTheirs ? await recipients.find(choice.userId) : undefined;
	return recipient && { choice, recipient };
}
