import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { StaffRole } from '@tulia/contracts/identity/staff-roles';

/** What says which visits and clients somebody of staff sees, and whose notes they read (decision 083). */
export interface StaffCaller {
	readonly roles: readonly StaffRole[];
	/** The entry in the list of psychologists that is this person. */
	readonly psychologistId?: string;
}

/** Stands for a psychologist who is nobody of the list: no visit has it. */
const NOBODY = '';

/** The psychologist whose visits alone somebody sees. Undefined: everybody's. */
export function limitedTo({ roles, psychologistId = NOBODY }: StaffCaller): string | undefined {
	return roles.includes('owner') || roles.includes('front_desk') ? undefined : psychologistId;
}

/** The psychologist a list is narrowed to: whom was asked for, or, for whoever sees their own alone, themselves. Nobody else's are found. */
export function narrowedTo(caller: StaffCaller, asked: string | undefined): string | undefined {
	const own = limitedTo(caller);
	return own === undefined || asked === undefined || asked === own ? (own ?? asked) : NOBODY;
}

interface Visit {
	readonly psychologistId: string;
}

export function seesVisit(caller: StaffCaller, { psychologistId }: Visit): boolean {
	const own = limitedTo(caller);
	return own === undefined || own === psychologistId;
}

/**
 * Whether somebody reads the notes of a visit: its psychologist does; an owner says why first, where there is anything to read; nobody
 * else ever.
 */
function notesAccess(
	caller: StaffCaller,
	detail: Pick<AppointmentDetail, 'psychologistId' | 'notes' | 'staffNote'>,
): AppointmentDetail['notesAccess'] {
	if (caller.roles.includes('psychologist') && caller.psychologistId === detail.psychologistId) return 'open';
	if (!caller.roles.includes('owner')) return 'hidden';
	return detail.notes === undefined && detail.staffNote === undefined ? 'open' : 'with_reason';
}

/** A visit as somebody of staff sees it: without the text of notes that are not theirs to read. */
export function shownTo(caller: StaffCaller, detail: AppointmentDetail): AppointmentDetail {
	const access = notesAccess(caller, detail);
	if (access === 'open') return detail;
	const { notes: _notes, staffNote: _note, ...shown } = detail;
	return { ...shown, notesAccess: access };
}
