import type { FieldError } from '@tulia/contracts/problem';
import type { Breach, BreachChange } from '@tulia/contracts/register/schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { contextOf, findOpen, type RegisterDeps, saveEntry, trimmed } from './change-entry.usecase.ts';
import { correctClock } from './correct-clock.ts';
import { entryIdOf } from './entry-id.ts';
import { instantErrors } from './moment-errors.ts';
import { orderedBreaches } from './register-entry.ts';

export const listBreaches =
	({ registers, now }: RegisterDeps) =>
	async (): Promise<ResultFor<'listBreaches'>> =>
		ok({ data: [...orderedBreaches(await registers.list('breaches'), now())] });

/** Records a breach. Its 72 hours began when it was noticed, however late it is recorded. */
export const openBreach =
	(deps: RegisterDeps) =>
	async ({
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'openBreach', 'body' | 'caller' | 'idempotencyKey'>): Promise<ResultFor<'openBreach'>> => {
		const by = contextOf(deps, caller.userId);
		const errors = timeErrors(body, by.at);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const id = idempotencyKey === undefined ? deps.newId(by.at) : entryIdOf('breach', caller.userId, idempotencyKey);
		await deps.registers.add(
			'breaches',
			{ ...trimmed(body), id, corrections: [], version: 1 },
			{ by, action: 'breach_noted' },
		);
		const noted = await deps.registers.find('breaches', id);
		if (!noted) throw new Error('A breach was noted and is gone.');
		return ok(noted);
	};

/** Amends, corrects or closes a breach. A closed entry is immutable. */
export const changeBreach =
	(deps: RegisterDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'changeBreach', 'params' | 'body' | 'caller'>): Promise<ResultFor<'changeBreach'>> => {
		const found = await findOpen(deps, 'breaches', { id: params.id, version: body.version });
		if (!found.ok) return found;
		const by = contextOf(deps, caller.userId);
		const errors = [...timeErrors(body, by.at), ...closingErrors(body)];
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const clock = { from: found.value.noticedAt, to: body.noticedAt };
		const corrected = correctClock({ field: 'when it was noticed', ...clock, reason: body.reason, at: by.at });
		if (!corrected.ok) return corrected;
		const entry = changedBreach(found.value, body, { more: corrected.value, at: by.at });
		return saveEntry(deps, { register: 'breaches', entry, by, actions: ACTIONS, clock });
	};

const ACTIONS = { changed: 'breach_changed', closed: 'breach_closed' } as const;

function changedBreach(
	{ id, corrections, version }: Breach,
	{ reason: _reason, version: _version, outcome = '', ...said }: BreachChange,
	{ more, at }: { readonly more: Breach['corrections']; readonly at: Date },
): Breach {
	const isClosed = outcome.trim() !== '';
	return {
		...trimmed(said),
		...(isClosed ? { closedAt: at.toISOString(), outcome: outcome.trim() } : {}),
		...{ id, corrections: [...corrections, ...more], version: version + 1 },
	};
}

/** Instants must not be in the future or implausibly old, and notifications not before the breach was noticed. */
function timeErrors(
	{ noticedAt, commissionerToldAt, peopleToldAt }: Pick<Breach, 'noticedAt' | 'commissionerToldAt' | 'peopleToldAt'>,
	now: Date,
): readonly FieldError[] {
	const notified = Object.entries({ commissionerToldAt, peopleToldAt });
	const wrong = [['noticedAt', noticedAt] as const, ...notified].flatMap(([field, at]) =>
		at === undefined ? [] : instantErrors(field, at, now),
	);
	const early = notified.flatMap(([field, at]) =>
		at !== undefined && at < noticedAt ? [{ field, message: 'This is before it was noticed' }] : [],
	);
	return [...wrong, ...early];
}

/** A breach can be closed once the Commissioner was notified, and the people were or the entry says why not. */
function closingErrors({ outcome = '', commissionerToldAt, peopleToldAt, peopleNotTold = '' }: BreachChange) {
	if (outcome.trim() === '') return [];
	return [
		...(commissionerToldAt === undefined
			? [
					{
						field: 'commissionerToldAt',
						message: 'Please say when the Commissioner was told: until then it stays open',
					},
				]
			: []),
		...(peopleToldAt === undefined && peopleNotTold.trim() === ''
			? [{ field: 'peopleNotTold', message: 'Please say when the people were told, or why they are not' }]
			: []),
	];
}
