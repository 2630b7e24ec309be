import { type MergeClientsDeps, mergeClients } from '../../client-merge/merge-clients.usecase.ts';
import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { clientRecord } from '../client-file.ts';
import type { ClientRecordStore } from '../client-record.ts';

interface MergeClientDeps extends MergeClientsDeps {
	readonly records: Pick<ClientRecordStore, 'find'>;
}

/** Merges another record into this one, on condition of the versions that staff saw. */
export const mergeClient =
	(deps: MergeClientDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'mergeClient', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'mergeClient'>> => {
		const { otherId, version, otherVersion, reason, samePerson = false, opensVisits = false, ...sides } = body;
		const merged = await mergeClients(deps)({
			...sides,
			...{ keptId: params.id, otherId, samePerson, opensVisits, reason: reason.trim(), actor: caller.userId },
			seen: { kept: version, other: otherVersion },
		});
		if (!merged.ok) return merged;
		const client = await deps.records.find(params.id);
		return client ? ok(clientRecord(client)) : refuse('not_found');
	};
