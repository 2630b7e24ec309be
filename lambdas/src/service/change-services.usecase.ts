import type { BodyOf } from '@tulia/contracts/endpoint';
import type { createService as endpoint } from '@tulia/contracts/service/endpoints';
import type { ServiceChange, StaffService } from '@tulia/contracts/service/staff-schemas';
import { MAX_SERVICES } from '../calendar/centre-limits.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Refused, refuse } from '../platform/http/result.ts';
import { applyReorder } from '../platform/lists/apply-reorder.ts';
import { slugOf } from '../platform/slug.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import type { ServiceStore } from './service-store.ts';

interface ChangeServicesDeps {
	readonly services: Pick<ServiceStore, 'listAll' | 'create' | 'replace'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

interface CreateServiceDeps extends ChangeServicesDeps {
	readonly profiles: Pick<ProfileStore, 'readLatest'>;
}

interface ChangeServiceDeps extends ChangeServicesDeps {
	/** Refuses to remove a service until staff have confirmed how many coming visits that concerns. */
	readonly askFirst: (
		change: { readonly withoutService: string },
		seen: number | undefined,
	) => Promise<Refused<'bookings_unseen'> | undefined>;
}

const trimmed = <T extends Omit<BodyOf<typeof endpoint>, 'currency'>>(fields: T): T => ({
	...fields,
	title: fields.title.trim(),
	shortDescription: fields.shortDescription.trim(),
	description: fields.description.trim(),
	image: fields.image.trim(),
	benefits: fields.benefits.map((benefit) => benefit.trim()),
});

/** Stores a new service. Its id is part of links and tickets, so it is made from the title once and never changes. */
export const createService =
	({ services, profiles, now, newId }: CreateServiceDeps) =>
	async ({ body, caller }: RequestFor<'createService', 'body' | 'caller'>): Promise<ResultFor<'createService'>> => {
		const { currency, ...fields } = body;
		const id = slugOf(body.title);
		const refuseTitle = (message: string) => refuse('invalid_request', { errors: [{ field: 'title', message }] });
		if (id === '') return refuseTitle('Please use letters or digits');
		if ((await services.listAll()).length >= MAX_SERVICES)
			return refuseTitle(
				`There are ${MAX_SERVICES} services, the most a centre can have. Please change one of them instead`,
			);
		const profile = await profiles.readLatest();
		if (currency !== undefined && profile && profile.currency !== currency) return refuse('changed_meanwhile');
		const service = { id, ...trimmed(fields), version: 1 };
		const at = now();
		const created = await services.create(service, { id: newId(at), actor: caller.userId, at });
		return created.ok ? ok(service) : created;
	};

/** Replaces a service except its id, conditional on the version that staff saw. Appointments are not changed. */
export const changeService =
	({ services, askFirst, now, newId }: ChangeServiceDeps) =>
	async ({
		params,
		body,
		caller,
	}: RequestFor<'changeService', 'params' | 'body' | 'caller'>): Promise<ResultFor<'changeService'>> => {
		const before = (await services.listAll()).find(({ id }) => id === params.id);
		if (!before) return refuse('not_found');
		const { version, seenVisits: _seen, ...fields } = body;
		if (before.version !== version) return refuse('changed_meanwhile');
		const unseen = await unseenWithout(askFirst, before, body);
		if (unseen) return unseen;
		const after = { id: before.id, ...trimmed(fields), version: version + 1 };
		const at = now();
		const replaced = await services.replace(before, after, { id: newId(at), actor: caller.userId, at });
		return replaced.ok ? ok(after) : replaced;
	};

const unseenWithout = async (
	askFirst: ChangeServiceDeps['askFirst'],
	{ id, active }: StaffService,
	after: Pick<ServiceChange, 'active' | 'seenVisits'>,
): ReturnType<ChangeServiceDeps['askFirst']> =>
	active && !after.active ? askFirst({ withoutService: id }, after.seenVisits) : undefined;

interface ReorderServicesDeps {
	readonly services: Pick<ServiceStore, 'listAll' | 'reorder'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type ReorderInput = RequestFor<'reorderServices', 'body' | 'caller', 'userId'>;

/** Reorders services in one transaction, so that visitors never see half of it. */
export const reorderServices =
	({ services, now, newId }: ReorderServicesDeps) =>
	async ({ body, caller }: ReorderInput): Promise<ResultFor<'reorderServices'>> =>
		retryOnVersionConflict<ResultFor<'reorderServices'>>(async () => {
			const moved = applyReorder(await services.listAll(), body.places);
			if (!moved.ok) return moved;
			const at = now();
			const isWritten = await services.reorder(moved.value, { actor: caller.userId, at, auditId: newId(at) });
			return isWritten ? ok({ data: [...(await services.listAll())] }) : undefined;
		});
