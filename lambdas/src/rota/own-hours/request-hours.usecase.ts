import type { HoursRequest, HoursRequestStore } from '../../my-day/hours/hours-request.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { type Refused, refuse } from '../../platform/http/result.ts';
import { hoursErrors } from '../../psychologist/weekly-hours.ts';
import { isSamePlan, type OwnEntry, type OwnHoursCaller, ownVersion, planOf, ruleFor } from './own-plan.ts';
import { answerOf, type ReadOwnHoursDeps, readEntry } from './read-own-hours.usecase.ts';

export interface RequestHoursDeps extends ReadOwnHoursDeps {
	readonly requests: Pick<HoursRequestStore, 'find' | 'save'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}
type OwnPart = 'userId' | 'roles' | 'psychologistId';

const NOTHING = 'Nothing is different from your hours now';

/** Stores a psychologist's request in place of an earlier one. An equal request changes nothing. */
export const requestHours =
	(deps: RequestHoursDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'requestHours', 'body' | 'caller', OwnPart>): Promise<ResultFor<'requestHours'>> => {
		const own = await readEntry(deps, caller.psychologistId);
		if (!own) return refuse('not_found');
		if (ruleFor(caller, await deps.settings.readOwnHoursRule()) === 'at_once') return refuse('hours_at_once');
		if (isOpenAlready(own, body, caller)) return answerOf(deps, own, caller);
		const refused = refusePlan(own, body);
		if (refused) return refused;
		const request = newRequest(own, body, { userId: caller.userId, now: deps.now() });
		return save(deps, { own, request, caller, action: 'hours_requested' });
	};

type Body = RequestFor<'requestHours', 'body'>['body'];

function refusePlan(
	own: OwnEntry,
	body: Body,
): Refused<'invalid_hours' | 'changed_meanwhile' | 'invalid_request'> | undefined {
	const errors = hoursErrors(body);
	if (errors.length > 0) return refuse('invalid_hours', { errors });
	if (ownVersion(own) !== body.version) return refuse('changed_meanwhile');
	const isSame = isSamePlan(own.entry, body);
	return isSame ? refuse('invalid_request', { errors: [{ field: 'timeOff', message: NOTHING }] }) : undefined;
}

const newRequest = (
	{ entry, request }: OwnEntry,
	{ reason = '', ...requested }: Body,
	{ userId, now }: { readonly userId: string; readonly now: Date },
): HoursRequest => ({
	...{ psychologistId: entry.id, userId, state: 'open', before: planOf(entry), after: planOf(requested) },
	...{ reason: reason.trim() || undefined, askedAt: now.toISOString() },
	version: (request?.version ?? 0) + 1,
});

/** Whether an equal request is open already, as after a double press or a lost response. */
const isOpenAlready = (
	{ entry, request }: OwnEntry,
	{ version, reason = '', ...after }: Body,
	{ userId }: OwnHoursCaller,
): boolean =>
	request?.state === 'open' &&
	request.userId === userId &&
	entry.version + request.version === version + 1 &&
	(request.reason ?? '') === reason.trim() &&
	isSamePlan(request.after, after);

/** Withdraws the caller's request while it is undecided. */
export const withdrawHoursRequest =
	(deps: RequestHoursDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'withdrawHoursRequest', 'body' | 'caller', OwnPart>): Promise<ResultFor<'withdrawHoursRequest'>> => {
		const own = await readEntry(deps, caller.psychologistId);
		const request = own?.request;
		if (!own || !request || request.userId !== caller.userId) return refuse('not_found');
		if (request.state === 'withdrawn' && request.version === body.version + 1) return answerOf(deps, own, caller);
		if (request.state !== 'open' || request.version !== body.version) return refuse('changed_meanwhile');
		const withdrawn = { ...request, state: 'withdrawn', reason: undefined, version: request.version + 1 } as const;
		return save(deps, { own, request: withdrawn, caller, action: 'hours_request_withdrawn' });
	};

interface Save {
	readonly own: OwnEntry;
	readonly request: HoursRequest;
	readonly caller: OwnHoursCaller;
	readonly action: 'hours_requested' | 'hours_request_withdrawn';
}

async function save(deps: RequestHoursDeps, { own, request, caller, action }: Save) {
	const at = deps.now();
	const by = { id: deps.newId(at), actor: caller.userId, at };
	const saved = await deps.requests.save(request, { by, action });
	return saved ? answerOf(deps, { ...own, request }, caller) : refuse('changed_meanwhile');
}
