import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Actor, AuditAction } from '../../platform/audit-entry.ts';

/** Other hours or time off that a psychologist asked for, and what became of it. */
export interface HoursRequest {
	readonly psychologistId: string;
	/** The account that asked, and is told. */
	readonly userId: string;
	readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn';
	/** The plan as it was when it was asked, and as it shall be. */
	readonly before: HoursPlan;
	readonly after: HoursPlan;
	readonly reason?: string | undefined;
	/** ISO UTC. */
	readonly askedAt: string;
	/** By whom it was accepted or declined, with words for the psychologist. */
	readonly decided?: { readonly at: string; readonly by: string; readonly words?: string | undefined } | undefined;
	/** From 1; rises with every change, also when another request takes its place. */
	readonly version: number;
}

/** What is written together with a request. */
export interface HoursRequestWrites {
	readonly by: Actor;
	readonly action: AuditAction;
	/** The entry of the psychologist with it, on its version before. */
	readonly entry?: StaffPsychologist | undefined;
	/** The psychologist is told by mail, not before `dueAt`. */
	readonly mail?: { readonly jobId: string; readonly dueAt?: Date | undefined } | undefined;
}

export interface HoursRequestStore {
	/** Read consistently; undefined where nothing was asked, or it is forgotten. */
	find(psychologistId: string): Promise<HoursRequest | undefined>;
	/** Those of these psychologists, of whom each has one at most. */
	findAll(psychologistIds: readonly string[]): Promise<readonly HoursRequest[]>;
	/** Puts it in place of its version before, in one transaction with what belongs to it. False when somebody was faster. */
	save(request: HoursRequest, writes: HoursRequestWrites): Promise<boolean>;
}
