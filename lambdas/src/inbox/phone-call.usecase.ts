import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { type Assignment, assignedIn, onPhoneAt, shownAssignment } from './assignment.ts';
import type { AssignmentStore } from './assignment-store.ts';
import { namesOf, type StaffNames } from './names-of.ts';

export interface AssignmentDeps {
	readonly assignments: AssignmentStore;
	readonly staff: StaffNames;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** An assignment with names. */
export const shown = async ({ staff }: Pick<AssignmentDeps, 'staff'>, assignment: Assignment, at: Date) =>
	ok(shownAssignment(assignment, await namesOf(staff, assignedIn(assignment)), at));

/** The current assignment. */
export const getInboxAssignment =
	(deps: Pick<AssignmentDeps, 'assignments' | 'staff' | 'now'>) =>
	async ({ params }: RequestFor<'getInboxAssignment', 'params'>): Promise<ResultFor<'getInboxAssignment'>> => {
		const entry = await deps.assignments.find(params);
		return entry ? shown(deps, entry, deps.now()) : refuse('not_found');
	};

type CallInput = RequestFor<'markOnPhone', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Marks that the caller is on the phone with the writer, so that no colleague calls too. Idempotent. A colleague's call
 * is taken over only by naming that colleague (promise A55).
 */
export const markOnPhone =
	(deps: AssignmentDeps) =>
	async ({ params, body, caller }: CallInput): Promise<ResultFor<'markOnPhone'>> => {
		const { assignments, now, newId } = deps;
		const [me, at] = [caller.userId, now()];
		const entry = await assignments.find(params);
		if (!entry) return refuse('not_found');
		const present = onPhoneAt(entry, at)?.by;
		if (present === me) return shown(deps, entry, at);
		const onPhone = { by: me, since: at.toISOString() };
		const mayTake = present === undefined || present === body.takeOverFrom;
		const isWritten =
			mayTake && (await assignments.setOnPhone(params, entry, { onPhone, actor: me, at, auditId: newId(at) }));
		return isWritten ? shown(deps, { ...entry, onPhone }, at) : notMarked(deps, { params, me, at });
	};

interface LateCall extends Pick<CallInput, 'params'> {
	readonly me: string;
	readonly at: Date;
}

/** The refusal after a version conflict: it names who is on the phone now, or the new state of the entry. */
async function notMarked(deps: AssignmentDeps, { params, me, at }: LateCall): Promise<ResultFor<'markOnPhone'>> {
	const after = await deps.assignments.find(params);
	if (!after) return refuse('not_found');
	const present = onPhoneAt(after, at)?.by;
	if (present === me) return shown(deps, after, at);
	if (present === undefined)
		return refuse('changed_meanwhile', { current: { status: after.state, version: after.version } });
	const nameOf = await namesOf(deps.staff, [present]);
	return refuse('with_colleague', { detail: `${nameOf(present)} has them on the phone already.` });
}

type EndInput = RequestFor<'endPhoneCall', 'params' | 'caller', 'userId'>;

/** Ends the caller's own call. Does nothing if there is no call, or if a colleague took it over. */
export const endPhoneCall =
	(deps: AssignmentDeps) =>
	async ({ params, caller }: EndInput): Promise<ResultFor<'endPhoneCall'>> => {
		const { assignments, now, newId } = deps;
		const at = now();
		const entry = await assignments.find(params);
		if (!entry) return refuse('not_found');
		if (onPhoneAt(entry, at)?.by !== caller.userId) return shown(deps, entry, at);
		const act = { actor: caller.userId, at, auditId: newId(at) };
		if (await assignments.setOnPhone(params, entry, { onPhone: undefined, ...act }))
			return shown(deps, { ...entry, onPhone: undefined }, at);
		const after = await assignments.find(params);
		return after ? shown(deps, after, at) : refuse('not_found');
	};
