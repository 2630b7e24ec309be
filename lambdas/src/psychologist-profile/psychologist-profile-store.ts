import type { PsychologistProfile, StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { AuditContext } from '../audit/audit-context.ts';

export interface ProfileReplacement {
	readonly before: StaffPsychologist;
	readonly profile: PsychologistProfile;
}

export interface PsychologistProfileStore {
	/** Whether an uploaded picture of this address exists and is not being deleted. */
	keepsPicture(address: string): Promise<boolean>;
	/** Replaces the profile on the version that was read. False when it changed, or its picture was deleted. */
	replace(change: ProfileReplacement, act: AuditContext): Promise<boolean>;
}
