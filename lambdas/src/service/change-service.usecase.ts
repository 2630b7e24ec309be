import type { changeService as endpoint } from '@tulia/contracts/service/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { type ChangeServicesDeps, trimmed } from './create-service.usecase.ts';

/** Replaces everything of a service but its id, on the version staff saw. Appointments keep what they were booked with. */
export const changeService =
	({ services, now, newId }: ChangeServicesDeps) =>
	async ({
		params,
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'params' | 'body' | 'caller'>): Promise<HandlerResult<'changeService'>> => {
		const before = (await services.listAll()).find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const { version, ...fields } = body;
		if (before.version !== version) return refuse('changed_meanwhile');
		const after = { id: before.id, ...trimmed(fields), version: version + 1 };
		const at = now();
		const replaced = await services.replace(before, after, { id: newId(at), actor: caller.userId, at });
		return replaced.ok ? ok(after) : replaced;
	};
