import { appliedHoursChange } from '@tulia/centre/hours-change';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { HoursRequest, HoursRequestStore } from '../../my-day/hours/hours-request.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, type Result, refuse } from '../../platform/http/result.ts';
import type { StaffPsychologistStore } from '../../psychologist/psychologist-store.ts';
import { hoursErrors } from '../../psychologist/weekly-hours.ts';
import { type ComingVisitsDeps, replaceOnceSeen } from '../replace-hours.usecase.ts';
import { changedEntry } from './change-my-hours.usecase.ts';
import { readEntry } from './read-own-hours.usecase.ts';

export interface DecideHoursRequestDeps extends ComingVisitsDeps {
	readonly staff: Pick<StaffPsychologistStore, 'listStaff'>;
	readonly requests: Pick<HoursRequestStore, 'find' | 'save'>;
	readonly newId: (now: Date) => string;
}
type DecideInput = RequestFor<'decideHoursRequest', 'params' | 'body' | 'caller', 'userId'>;

const STATE = { accept: 'accepted', decline: 'declined' } as const;

/**
 * Delay of the mail about an accepted request: where a concurrent booking reverts the change, which takes less than a
 * second, the mail finds another version of the request and is not sent.
 */
const MAIL_WAITS_MS = 60_000;

/**
 * Accepts or declines a psychologist's request. An acceptance changes the entry in the same transaction. Of two
 * concurrent decisions, or a decision and a withdrawal, one is refused; the same decision is idempotent.
 */
export const decideHoursRequest =
	(deps: DecideHoursRequestDeps) =>
	async ({ params, body, caller }: DecideInput): Promise<ResultFor<'decideHoursRequest'>> => {
		const own = await readEntry(deps, params.id);
		if (!own?.request || own.request.state === 'withdrawn') return refuse('not_found');
		const { entry, request } = own;
		if (isMade(request, body, caller.userId)) return answerTo(body, request);
		if (!isOpenAt(request, body.version)) return refuse('changed_meanwhile');
		const decision = decisionOn(request, body, { by: caller.userId, at: deps.now() });
		const made = await DECIDE[body.decision](deps, entry, decision);
		return made.ok ? answerTo(body, decision.decided) : made;
	};

const DECIDE = { accept, decline };

const answerTo = ({ decision }: DecideInput['body'], { version }: HoursRequest) =>
	ok({ state: STATE[decision], version });

const isOpenAt = ({ state, version }: HoursRequest, seen: number): boolean => state === 'open' && version === seen;

/** Whether the same person has just made the same decision: a double press, or a retry after a lost response. */
const isMade = ({ state, decided, version }: HoursRequest, body: DecideInput['body'], userId: string): boolean =>
	state === STATE[body.decision] && decided?.by === userId && version === body.version + 1;

interface Decision {
	readonly request: HoursRequest;
	readonly decided: HoursRequest;
	readonly by: string;
	readonly at: Date;
	readonly seen: readonly string[];
}

function decisionOn(
	request: HoursRequest,
	{ decision, words, seen = [] }: DecideInput['body'],
	{ by, at }: Pick<Decision, 'by' | 'at'>,
): Decision {
	const decided: HoursRequest = {
		...{ ...request, state: STATE[decision], version: request.version + 1 },
		decided: { at: at.toISOString(), by, words: words?.trim() || undefined },
	};
	return { request, decided, by, at, seen };
}

async function decline(
	{ requests, newId }: DecideHoursRequestDeps,
	_staysAsItIs: StaffPsychologist,
	{ decided, by: actor, at }: Decision,
): Promise<Result<undefined, 'changed_meanwhile'>> {
	const by = { id: newId(at), actor, at };
	const saved = await requests.save(decided, { by, action: 'hours_request_declined', mail: { jobId: newId(at) } });
	return saved ? ok(undefined) : refuse('changed_meanwhile');
}

async function accept(
	deps: DecideHoursRequestDeps,
	before: StaffPsychologist,
	decision: Decision,
): Promise<Result<undefined, 'hours_outdated' | 'bookings_unseen' | 'changed_meanwhile'>> {
	const { request, decided, at, seen } = decision;
	const plan = appliedHoursChange(before, request);
	if (plan === undefined) return refuse('hours_outdated');
	const after = changedEntry(before, plan, at);
	if (hoursErrors(after).length > 0) return refuse('hours_outdated');
	const by = () => ({ id: deps.newId(at), actor: decision.by, at });
	const orChanged = (saved: boolean) => (saved ? ok(undefined) : refuse('changed_meanwhile'));
	return replaceOnceSeen(
		deps,
		{ before, after, seen },
		{
			async write() {
				const mail = { jobId: deps.newId(at), dueAt: new Date(at.getTime() + MAIL_WAITS_MS) };
				const writes = { by: by(), action: 'hours_request_accepted', entry: after, mail } as const;
				return orChanged(await deps.requests.save(decided, writes));
			},
			async takeBack() {
				const open = { ...request, version: decided.version + 1 };
				const entry = { ...before, version: after.version + 1 };
				return orChanged(await deps.requests.save(open, { by: by(), action: 'hours_change_taken_back', entry }));
			},
		},
	);
}
