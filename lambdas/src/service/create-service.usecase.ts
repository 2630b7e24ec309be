import type { BodyOf } from '@tulia/contracts/endpoint';
import type { createService as endpoint } from '@tulia/contracts/service/endpoints';
import type { HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { slugOf } from '../platform/slug.ts';
import type { ServiceStore } from './service-store.ts';

export interface ChangeServicesDeps {
	readonly services: Pick<ServiceStore, 'listAll' | 'create' | 'replace'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** What staff typed, without the spaces around it. */
export const trimmed = <T extends Omit<BodyOf<typeof endpoint>, 'id'>>(fields: T): T => ({
	...fields,
	title: fields.title.trim(),
	shortDescription: fields.shortDescription.trim(),
	description: fields.description.trim(),
	image: fields.image.trim(),
	benefits: fields.benefits.map((benefit) => benefit.trim()),
});

/** Stores a new service. Its id stands in links and tickets, so it is made of the title once and never changes. */
export const createService =
	({ services, now, newId }: ChangeServicesDeps) =>
	async ({
		body,
		caller,
	}: Pick<Input<typeof endpoint>, 'body' | 'caller'>): Promise<HandlerResult<'createService'>> => {
		const id = slugOf(body.title);
		if (id === '')
			return refuse('invalid_request', { errors: [{ field: 'title', message: 'Please use letters or digits' }] });
		const service = { id, ...trimmed(body), version: 1 };
		const at = now();
		const created = await services.create(service, { id: newId(at), actor: caller.userId, at });
		return created.ok ? ok(service) : created;
	};
