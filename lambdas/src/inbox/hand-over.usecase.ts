import type { CrisisSettingsStore } from '../crisis/crisis-settings.ts';
import { onDutyAt } from '../crisis/on-duty.ts';
import type { StaffReachStore } from '../crisis/staff-reach.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { namesOf } from './names-of.ts';
import { type AssignmentDeps, shown } from './phone-call.usecase.ts';

export interface ListInboxColleaguesDeps {
	readonly colleagues: Pick<StaffReachStore, 'inboxReaders'>;
	readonly settings: Pick<CrisisSettingsStore, 'duty'>;
	readonly now: () => Date;
}

/** All other staff who may read the inbox, those on duty first. */
export const listInboxColleagues =
	({ colleagues, settings, now }: ListInboxColleaguesDeps) =>
	async ({
		caller,
	}: RequestFor<'listInboxColleagues', 'caller', 'userId'>): Promise<ResultFor<'listInboxColleagues'>> => {
		const [readers, { people }] = await Promise.all([colleagues.inboxReaders(), settings.duty()]);
		const known = new Set(readers.map(({ userId }) => userId));
		const onDuty = new Set(
			onDutyAt(
				people.filter(({ userId }) => known.has(userId)),
				now(),
			).map(({ userId }) => userId),
		);
		const data = readers
			.filter(({ userId }) => userId !== caller.userId)
			.map(({ userId, name, email }) => ({
				...{ userId, name },
				onDuty: onDuty.has(userId),
				hasMail: email !== undefined,
			}))
			.toSorted((a, b) => Number(b.onDuty) - Number(a.onDuty) || a.name.localeCompare(b.name, 'en'));
		return ok({ data });
	};

export interface HandInboxItemDeps extends AssignmentDeps {
	readonly colleagues: Pick<StaffReachStore, 'inboxReadersOf'>;
}

type HandInput = RequestFor<'handInboxItem', 'params' | 'body' | 'caller', 'userId'>;

/**
 * Hands over a question or message to a colleague, and promises the notices in the same write; or takes it. An entry of
 * another assignee is taken only by naming that assignee (promise A55). Idempotent.
 */
export const handInboxItem =
	(deps: HandInboxItemDeps) =>
	async ({ params, body: { to, takeOverFrom }, caller }: HandInput): Promise<ResultFor<'handInboxItem'>> => {
		const { assignments, now, newId } = deps;
		const [me, at] = [caller.userId, now()];
		const entry = await assignments.find(params);
		if (!entry) return refuse('not_found');
		const holder = entry.assignee?.to;
		if (holder === to) return shown(deps, entry, at);
		if (to !== me && (await deps.colleagues.inboxReadersOf([to])).length === 0)
			return refuse('invalid_request', {
				errors: [{ field: 'to', message: 'Nobody with this account may read the inbox' }],
			});
		const assignee = { to, by: me, since: at.toISOString() };
		const act = { actor: me, at, auditId: newId(at), jobIds: { mail: newId(at), sms: newId(at) } };
		const mayHand = [undefined, me, takeOverFrom].includes(holder);
		const isWritten = mayHand && (await assignments.setAssignee(params, entry, { assignee, ...act }));
		return isWritten ? shown(deps, { ...entry, assignee }, at) : notHanded(deps, { params, to });
	};

/** Answer after a lost race: the current assignee, or the entry's new state. */
async function notHanded(
	deps: HandInboxItemDeps,
	{ params, to }: Pick<HandInput, 'params'> & { readonly to: string },
): Promise<ResultFor<'handInboxItem'>> {
	const after = await deps.assignments.find(params);
	if (!after) return refuse('not_found');
	const holder = after.assignee?.to;
	if (holder === to) return shown(deps, after, deps.now());
	if (holder === undefined)
		return refuse('changed_meanwhile', { current: { status: after.state, version: after.version } });
	const nameOf = await namesOf(deps.staff, [holder]);
	return refuse('with_colleague', { detail: `It is with ${nameOf(holder)} already.` });
}
