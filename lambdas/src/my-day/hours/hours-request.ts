import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Actor, AuditAction } from '../../platform/audit-entry.ts';

/** A psychologist's request for other hours or time off, with its decision. */
export interface HoursRequest {
	readonly psychologistId: string;
	/** The account that made it, and is notified. */
	readonly userId: string;
	readonly state: 'open' | 'accepted' | 'declined' | 'withdrawn';
	/** The plan at the time of the request, and the requested one. */
	readonly before: HoursPlan;
	readonly after: HoursPlan;
	readonly reason?: string | undefined;
	/** ISO UTC. */
	readonly askedAt: string;
	/** Who accepted or declined it, with a message for the psychologist. */
	readonly decided?: { readonly at: string; readonly by: string; readonly words?: string | undefined } | undefined;
	/** From 1; rises with every change, also when another request replaces it. */
	readonly version: number;
}

/** Writes in the transaction of a request. */
export interface HoursRequestWrites {
	readonly by: Actor;
	readonly action: AuditAction;
	/** The psychologist's changed entry, conditional on its version before. */
	readonly entry?: StaffPsychologist | undefined;
	/** The psychologist is notified by mail, not before `dueAt`. */
	readonly mail?: { readonly jobId: string; readonly dueAt?: Date | undefined } | undefined;
}

export interface HoursRequestStore {
	/** Undefined when there is none, or it expired. Strongly consistent. */
	find(psychologistId: string): Promise<HoursRequest | undefined>;
	/** Requests of these psychologists, at most one each. */
	findAll(psychologistIds: readonly string[]): Promise<readonly HoursRequest[]>;
	/** Replaces its previous version, in one transaction with the other writes. False on a version conflict. */
	save(request: HoursRequest, writes: HoursRequestWrites): Promise<boolean>;
}
