import type { RequestFor, ResultFor } from '../../platform/http/http.ts';
import { ok, refuse } from '../../platform/http/result.ts';
import { clientRecord } from '../client-file.ts';
import type { ClientRecordStore } from '../client-record.ts';
import { correctedReach } from './corrected-reach.ts';

interface ChangeClientDeps {
	readonly records: ClientRecordStore;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Corrects a client record, on condition of the version that staff saw. */
export const changeClient =
	({ records, now, newId }: ChangeClientDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'changeClient', 'params' | 'body' | 'caller', 'userId'>): Promise<ResultFor<'changeClient'>> => {
		const before = await records.find(params.id);
		if (!before) return refuse('not_found');
		if (before.version !== body.version) return refuse('changed_meanwhile');
		const moment = now();
		const reach = correctedReach(before, body, moment);
		if (!reach.ok) return reach;
		const wanted = { name: body.name.trim(), ...reach.value, language: body.language ?? before.language };
		const by = { actor: caller.userId, auditId: newId(moment), now: moment };
		const changed = await records.change({ before, ...wanted, ...by });
		return changed.ok ? ok(clientRecord({ ...before, ...wanted, version: before.version + 1 })) : changed;
	};
