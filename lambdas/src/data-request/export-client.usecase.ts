import type { PersonalData } from '@tulia/contracts/account/schemas';
import { type ExportMyDataDeps, notedByStaff, personalData } from '../account/close/export-my-data.usecase.ts';
import { handsOutNotes } from '../appointment/read/staff-scope.ts';
import { auditedRequest } from '../audit/audited-request.items.ts';
import { shownPhone } from '../client/shown-phone.ts';
import type { AccountStore, Profile } from '../identity/account/account.ts';
import type { ClosingStore } from '../identity/account/closing.ts';
import type { AuditEntry } from '../platform/audit-entry.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { NoteAnswered, NoteUnanswered } from '../register/note-answered.usecase.ts';
import { refuseRequestDate } from './request-date.ts';

export interface ExportClientDeps
	extends Pick<
		ExportMyDataDeps,
		'appointments' | 'writings' | 'subscriptions' | 'payments' | 'waitingList' | 'openCipher' | 'now'
	> {
	readonly accounts: Pick<AccountStore, 'readProfile'>;
	readonly closings: Pick<ClosingStore, 'find'>;
	readonly recordAudit: (entry: AuditEntry) => Promise<void>;
	readonly noteAnswered: NoteAnswered;
	readonly noteUnanswered: NoteUnanswered;
	readonly newId: (now: Date) => string;
}

/**
 * The client's personal data in the same format as for an account, for staff to hand over. Who requested it, and how
 * they were identified, is audited first: without the entry there is no file. It contains the notes that the caller may
 * read; when any are left out, the request stays open until an owner hands over a whole copy (decision 083).
 */
export const exportClient =
	(deps: ExportClientDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'exportClient', 'params' | 'body' | 'caller', 'userId' | 'roles' | 'psychologistId'>): Promise<
		ResultFor<'exportClient'>
	> => {
		const now = deps.now();
		const refused = refuseRequestDate(body.askedOn, now);
		if (refused) return refused;
		const [closable, profile] = await Promise.all([
			deps.closings.find(params.id),
			deps.accounts.readProfile(params.id),
		]);
		if (!profile || closable?.roles.length !== 0 || closable.status === 'deleted') return refuse('not_found');
		const file = await personalData(deps, {
			...{ ...profile, id: params.id, shown: { ...shownRecord(params.id, profile), ...notedByStaff(profile) } },
			readsNotesOf: (visit) => handsOutNotes(caller, visit),
		});
		const id = deps.newId(now);
		const request = auditedRequest(body, id, await deps.openCipher());
		await deps.recordAudit({
			...{ id, actor: caller.userId, action: 'client_exported', object: params.id, at: now, request },
			...(holdsNotes(file) ? { notesOf: { clientId: params.id } } : {}),
		});
		const answered = { clientId: params.id, request: body, actor: caller.userId };
		await (file.notesLeftOut === undefined
			? deps.noteAnswered({ ...answered, how: 'handed_over', ref: id })
			: deps.noteUnanswered(answered));
		return ok(file);
	};

/** A copy with notes counts as reading them. */
const holdsNotes = ({ appointments }: PersonalData): boolean =>
	appointments.some((visit) => typeof visit === 'object' && visit !== null && 'notes' in visit);

const shownRecord = (id: string, { name, email, emailVerified, joinedAt, consents, reach }: Profile): object => ({
	...{ id, name },
	...(email === '' ? {} : { email, emailVerified }),
	...(reach.phone === undefined ? {} : { phone: shownPhone(reach.phone) }),
	...(reach.notices === undefined ? {} : { notices: reach.notices }),
	...{ joinedAt, consents },
});
