import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Actor, AuditAction } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';

export interface StaffPsychologistStore {
	/** All psychologists with the fields that staff edit, by id, read consistently. */
	listStaff(): Promise<readonly StaffPsychologist[]>;
	create(psychologist: StaffPsychologist, by: Actor): Promise<Result<undefined, 'id_taken'>>;
	/** Conditional on the previous version. From then on no booking commits a time computed before it (promise P13). */
	replace(
		after: StaffPsychologist,
		by: Actor,
		/** The action in the audit; by default, that the psychologist was changed. */
		action?: AuditAction,
	): Promise<Result<undefined, 'changed_meanwhile'>>;
}
