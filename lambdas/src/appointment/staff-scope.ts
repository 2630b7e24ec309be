import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { type StaffRole, seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';

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
	return seesEverybodysVisits(roles) ? undefined : psychologistId;
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

/** Whoever takes payments. A psychologist alone sees no price of a visit: what is paid is between the client and the desk (decision 083). */
export const seesPrices = (caller: StaffCaller): boolean => limitedTo(caller) === undefined;

const isOwnVisit = ({ roles, psychologistId }: StaffCaller, visit: Visit): boolean =>
	roles.includes('psychologist') && psychologistId === visit.psychologistId;

/** Whether somebody hands out what the notes of a visit say: its psychologist, and an owner, whose reason is the request itself. */
export const handsOutNotes = (caller: StaffCaller, visit: Visit): boolean =>
	caller.roles.includes('owner') || isOwnVisit(caller, visit);

/**
 * Whether somebody reads the notes of a visit: its psychologist does; an owner says why first, where there is anything to read; nobody
 * else ever.
 */
function notesAccess(
	caller: StaffCaller,
	detail: Pick<AppointmentDetail, 'psychologistId' | 'notes' | 'staffNote'>,
): AppointmentDetail['notesAccess'] {
	if (isOwnVisit(caller, detail)) return 'open';
	if (!caller.roles.includes('owner')) return 'hidden';
	return detail.notes === undefined && detail.staffNote === undefined ? 'open' : 'with_reason';
}

/** A visit as somebody of staff sees it: without the text of notes that are not theirs to read, and without its price for whom that is not. */
export function shownTo(caller: StaffCaller, { price, ...detail }: AppointmentDetail): AppointmentDetail {
	const priced = price !== undefined && seesPrices(caller) ? { ...detail, price } : detail;
	const access = notesAccess(caller, detail);
	if (access === 'open') return priced;
	const { notes: _notes, staffNote: _note, ...shown } = priced;
	return { ...shown, notesAccess: access };
}
