import type { DataRequest } from '@tulia/contracts/data-request/schemas';
import type { DataRequestEntry, DataRequestKind } from '@tulia/contracts/register/schemas';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import { contextOf, type RegisterDeps } from './change-entry.usecase.ts';
import { entryIdOf } from './entry-id.ts';

interface Answered {
	readonly clientId: string;
	readonly how: 'handed_over' | 'erased';
	/** The request as staff entered it on the client's page. */
	readonly request: DataRequest;
	readonly actor: string;
	/** Identifies the action, so that it is recorded once. */
	readonly ref: string;
}

export type NoteAnswered = (answered: Answered) => Promise<void>;

const KINDS: Readonly<Record<Answered['how'], readonly DataRequestKind[]>> = {
	handed_over: ['access', 'portability'],
	erased: ['erasure'],
};
const OUTCOME: Readonly<Record<Answered['how'], string>> = {
	handed_over: 'A copy of everything was handed over.',
	erased: 'The record was erased.',
};

/** Closes the client's open requests that the action answers, or records a closed one if there is none. Idempotent. */
export const noteAnswered =
	(deps: RegisterDeps): NoteAnswered =>
	async ({ clientId, how, request, actor, ref }) => {
		const id = entryIdOf('answered', ref);
		const all = await deps.registers.list('requests');
		if (all.some((entry) => entry.id === id)) return;
		const open = all.filter(isOpenFor(clientId, how));
		for (const entry of open) await closeEntry(deps, { entryId: entry.id, how, actor, request });
		if (open.length > 0) return;
		const by = contextOf(deps, actor);
		const { askedOn, askedBy, identity, reason } = request;
		const kind = KINDS[how][0] ?? 'access';
		const entry: DataRequestEntry = {
			...{ id, kind, askedOn, askedBy: askedBy.trim(), identity: identity.trim(), note: reason.trim(), clientId },
			...{ closedAt: by.at.toISOString(), closedBy: 'answered', outcome: OUTCOME[how], corrections: [], version: 1 },
		};
		await deps.registers.add('requests', entry, { by, action: 'data_request_closed' });
	};

type Unanswered = Pick<Answered, 'clientId' | 'request' | 'actor'>;
export type NoteUnanswered = (unanswered: Unanswered) => Promise<void>;

const WITHOUT_NOTES = 'The front desk handed over a copy without the notes. An owner hands over one with them.';

/**
 * Records an open request for a copy when only a part was handed over, because an owner has to hand over the rest. Does
 * nothing if the client has an open one. The id contains the day, so a second copy or a retry adds no other request.
 */
export const noteUnanswered =
	(deps: RegisterDeps): NoteUnanswered =>
	async ({ clientId, request: { askedOn, askedBy, identity, reason }, actor }) => {
		const all = await deps.registers.list('requests');
		if (all.some(isOpenFor(clientId, 'handed_over'))) return;
		const entry: DataRequestEntry = {
			...{ id: entryIdOf('in part', clientId, askedOn), kind: 'access', askedOn, askedBy: askedBy.trim(), clientId },
			...{ identity: identity.trim(), note: `${reason.trim()}\n${WITHOUT_NOTES}`, corrections: [], version: 1 },
		};
		await deps.registers.add('requests', entry, { by: contextOf(deps, actor), action: 'data_request_noted' });
	};

const isOpenFor =
	(clientId: string, how: Answered['how']) =>
	(entry: DataRequestEntry): boolean =>
		entry.clientId === clientId && entry.closedAt === undefined && KINDS[how].includes(entry.kind);

/** Closes an entry regardless of concurrent edits. Both notes on the identification are stored. */
function closeEntry(
	deps: RegisterDeps,
	{ entryId, how, actor, request }: { readonly entryId: string } & Pick<Answered, 'how' | 'actor' | 'request'>,
): Promise<true> {
	return retryOnVersionConflict(async () => {
		const entry = await deps.registers.find('requests', entryId);
		if (!entry || entry.closedAt !== undefined) return true;
		const by = contextOf(deps, actor);
		const identities = new Set([...(entry.identity ? [entry.identity] : []), request.identity.trim()]);
		const closed = {
			...{
				...entry,
				identity: [...identities].join('; '),
				closedAt: by.at.toISOString(),
				closedBy: 'answered' as const,
			},
			...{ outcome: OUTCOME[how], version: entry.version + 1 },
		};
		const replaced = await deps.registers.replace('requests', closed, { by, action: 'data_request_closed' });
		return replaced.ok ? true : undefined;
	});
}
