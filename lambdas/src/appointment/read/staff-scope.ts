import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { hasSealedText, sealedTextNames, type TextName } from '@tulia/contracts/appointment/written-texts';
import { type StaffRole, seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';

/** Decides which visits and clients a member of staff sees, and whose notes they read (decision 083). */
export interface StaffCaller {
	readonly roles: readonly StaffRole[];
	/** The person's entry in the list of psychologists. */
	readonly psychologistId?: string;
}

/** The id for a psychologist without an entry in the list of psychologists; it matches no visit. */
const NO_PSYCHOLOGIST = '';

/** The only psychologist whose visits the caller sees. Undefined: all visits. */
export function limitedTo({ roles, psychologistId = NO_PSYCHOLOGIST }: StaffCaller): string | undefined {
	return seesEverybodysVisits(roles) ? undefined : psychologistId;
}

/**
 * The psychologist to whom a list is limited: the requested one or, for a caller whose only role is psychologist, the
 * caller. If such a caller requests a colleague, the list is empty.
 */
export function narrowedTo(caller: StaffCaller, requested: string | undefined): string | undefined {
	const own = limitedTo(caller);
	return own === undefined || requested === undefined || requested === own ? (own ?? requested) : NO_PSYCHOLOGIST;
}

interface Visit {
	readonly psychologistId: string;
}

export function seesVisit(caller: StaffCaller, { psychologistId }: Visit): boolean {
	const own = limitedTo(caller);
	return own === undefined || own === psychologistId;
}

/**
 * Whether the caller sees prices. Staff whose only role is psychologist do not: payment is between the client and the
 * desk (decision 083).
 */
export const seesPrices = (caller: StaffCaller): boolean => limitedTo(caller) === undefined;

const isOwnVisit = ({ roles, psychologistId }: StaffCaller, visit: Visit): boolean =>
	roles.includes('psychologist') && psychologistId === visit.psychologistId;

/**
 * Whether a member of staff may hand out the notes of a visit: its psychologist may, and an owner may, without another
 * reason than the data request.
 */
export const handsOutNotes = (caller: StaffCaller, visit: Visit): boolean =>
	caller.roles.includes('owner') || isOwnVisit(caller, visit);

/**
 * Whether a member of staff may read the notes of a visit. Its psychologist may. An owner has to give a reason first, if
 * there are notes. Other staff may not.
 */
function notesAccess(
	caller: StaffCaller,
	detail: Pick<AppointmentDetail, 'psychologistId' | TextName | 'staffNote'>,
): AppointmentDetail['notesAccess'] {
	if (isOwnVisit(caller, detail)) return 'open';
	if (!caller.roles.includes('owner')) return 'hidden';
	return hasSealedText(detail) || detail.staffNote !== undefined ? 'with_reason' : 'open';
}

/** A visit as shown to a member of staff: without notes they may not read, and without a price they may not see. */
export function shownTo(caller: StaffCaller, { price, ...detail }: AppointmentDetail): AppointmentDetail {
	const priced = price !== undefined && seesPrices(caller) ? { ...detail, price } : detail;
	const access = notesAccess(caller, detail);
	if (access === 'open') return priced;
	const { staffNote: _note, ...shown } = { ...priced, notesAccess: access };
	for (const name of sealedTextNames) delete shown[name];
	return shown;
}
