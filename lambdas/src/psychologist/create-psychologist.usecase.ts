import { MAX_PSYCHOLOGISTS } from '../calendar/centre-limits.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { slugOf } from '../platform/slug.ts';
import { checkPsychologist } from './check-psychologist.ts';
import type { StaffPsychologistStore } from './psychologist-store.ts';

export interface ChangePsychologistsDeps {
	readonly staff: StaffPsychologistStore;
	readonly services: { listAll(): Promise<readonly { readonly id: string }[]> };
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Stores a new psychologist. The id is made from the name once, because "first available" breaks ties by it. */
export const createPsychologist =
	({ staff, services, now, newId }: ChangePsychologistsDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'createPsychologist', 'body' | 'caller'>): Promise<ResultFor<'createPsychologist'>> => {
		const id = slugOf(body.name);
		const refuseName = (message: string) => refuse('invalid_request', { errors: [{ field: 'name', message }] });
		if (id === '') return refuseName('Please use letters or digits');
		if ((await staff.listStaff()).length >= MAX_PSYCHOLOGISTS)
			return refuseName(
				`There are ${MAX_PSYCHOLOGISTS} psychologists with the former ones, the most a centre can have`,
			);
		const known = (await services.listAll()).map((service) => service.id);
		const checked = checkPsychologist(body, known);
		if (!checked.ok) return checked;
		const psychologist = { id, ...body, name: body.name.trim(), version: 1 };
		const at = now();
		const created = await staff.create(psychologist, { id: newId(at), actor: caller.userId, at });
		if (created.ok) return ok(psychologist);
		return refuse('id_taken', { errors: [{ field: 'name', message: 'There is somebody with this name already' }] });
	};
