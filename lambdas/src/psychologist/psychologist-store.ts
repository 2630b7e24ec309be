import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Actor, AuditAction } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';

/** What staff's use cases of psychologists need from storage. */
export interface StaffPsychologistStore {
	/** Everybody with what staff edit, by id, read consistently. */
	listStaff(): Promise<readonly StaffPsychologist[]>;
	create(psychologist: StaffPsychologist, by: Actor): Promise<Result<undefined, 'id_taken'>>;
	/**
	 * Replaces person and hours, on the version before. From then on no booking commits a time that was computed before
	 * it (promise P13).
	 */
	replace(
		after: StaffPsychologist,
		by: Actor,
		/** What the audit calls it; without one, that the entry was changed. */
		action?: AuditAction,
	): Promise<Result<undefined, 'changed_meanwhile'>>;
}
