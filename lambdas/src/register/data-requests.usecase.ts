import type { DataRequestChange, DataRequestEntry } from '@tulia/contracts/register/schemas';
import type { NamesOfThings } from '../audit/named-things.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { contextOf, findOpen, type RegisterDeps, saveEntry, trimmed } from './change-entry.usecase.ts';
import { correctClock } from './correct-clock.ts';
import { entryIdOf } from './entry-id.ts';
import { dayErrors } from './moment-errors.ts';
import { orderedRequests } from './register-entry.ts';

interface ListDataRequestsDeps extends Pick<RegisterDeps, 'registers' | 'now'> {
	/** The names of the clients who are still stored, by id. */
	readonly people: NamesOfThings['people'];
}

/** Names distinguish two people who made their request by phone. */
export const listDataRequests =
	({ registers, people, now }: ListDataRequestsDeps) =>
	async (): Promise<ResultFor<'listDataRequests'>> => {
		const entries = orderedRequests(await registers.list('requests'), now());
		const names = await people(entries.flatMap((one) => (one.clientId && !one.closedAt ? [one.clientId] : [])));
		return ok({
			data: entries.map((one) => {
				const clientName = one.closedAt ? undefined : names.get(one.clientId ?? '');
				return clientName === undefined ? one : { ...one, clientName };
			}),
		});
	};

/** Records a data request. Its days began on the day of the request. */
export const openDataRequest =
	(deps: RegisterDeps) =>
	async ({
		body,
		caller,
		idempotencyKey,
	}: RequestFor<'openDataRequest', 'body' | 'caller' | 'idempotencyKey'>): Promise<ResultFor<'openDataRequest'>> => {
		const by = contextOf(deps, caller.userId);
		const errors = dayErrors('askedOn', body.askedOn, by.at);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const id = idempotencyKey === undefined ? deps.newId(by.at) : entryIdOf('request', caller.userId, idempotencyKey);
		const entry = { ...trimmed(body), id, corrections: [], version: 1 };
		await deps.registers.add('requests', entry, { by, action: 'data_request_noted' });
		const noted = await deps.registers.find('requests', id);
		if (!noted) throw new Error('A request was noted and is gone.');
		return ok(noted);
	};

/** Amends, corrects or closes a request. A closed entry is immutable. */
export const changeDataRequest =
	(deps: RegisterDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'changeDataRequest', 'params' | 'body' | 'caller'>): Promise<ResultFor<'changeDataRequest'>> => {
		const found = await findOpen(deps, 'requests', { id: params.id, version: body.version });
		if (!found.ok) return found;
		const by = contextOf(deps, caller.userId);
		const errors = dayErrors('askedOn', body.askedOn, by.at);
		if (errors.length > 0) return refuse('invalid_request', { errors });
		const clock = { from: beginningOf(found.value), to: beginningOf(body) };
		const corrected = correctClock({
			field: 'the day and what they ask for',
			...clock,
			reason: body.reason,
			at: by.at,
		});
		if (!corrected.ok) return corrected;
		const entry = changedRequest(found.value, body, { more: corrected.value, at: by.at });
		return saveEntry(deps, { register: 'requests', entry, by, actions: ACTIONS, clock });
	};

const ACTIONS = { changed: 'data_request_changed', closed: 'data_request_closed' } as const;

/** The fields that the clock depends on. */
const beginningOf = ({ kind, askedOn }: Pick<DataRequestEntry, 'kind' | 'askedOn'>): string => `${askedOn} ${kind}`;

function changedRequest(
	{ id, corrections, version }: DataRequestEntry,
	{ reason: _reason, version: _version, outcome = '', ...said }: DataRequestChange,
	{ more, at }: { readonly more: DataRequestEntry['corrections']; readonly at: Date },
): DataRequestEntry {
	const isClosed = outcome.trim() !== '';
	return {
		...trimmed(said),
		...(isClosed ? { closedAt: at.toISOString(), closedBy: 'other' as const, outcome: outcome.trim() } : {}),
		...{ id, corrections: [...corrections, ...more], version: version + 1 },
	};
}
