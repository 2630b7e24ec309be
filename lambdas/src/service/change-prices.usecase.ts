import { isCurrency } from '@tulia/centre/currency';
import type { PricesChange, StaffService } from '@tulia/contracts/service/staff-schemas';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, refuse } from '../platform/http/result.ts';
import type { ProfileStore, Settings } from '../profile/profile-store.ts';
import type { ServiceStore } from './service-store.ts';

interface ChangePricesDeps {
	readonly services: Pick<ServiceStore, 'listAll' | 'changePrices'>;
	readonly profiles: Pick<ProfileStore, 'readSettings'>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

/** Saves prices and lengths. A change of currency needs every price, or an old number would be read in the new one. */
export const changePrices =
	({ services, profiles, now, newId }: ChangePricesDeps) =>
	async ({
		body,
		caller,
	}: RequestFor<'changePrices', 'body' | 'caller', 'userId'>): Promise<ResultFor<'changePrices'>> => {
		if (!isCurrency(body.currency)) {
			const message = 'Choose a currency of which a hundredth is a cent, such as KES';
			return refuse('invalid_request', { errors: [{ field: 'currency', message }] });
		}
		const [settings, all] = await Promise.all([profiles.readSettings(), services.listAll()]);
		const currency = currencyChange(settings, body.currency);
		const isOutdated = currency !== undefined && settings?.version !== body.settingsVersion;
		const changed = changedServices(all, body.prices);
		if (isOutdated || !changed || (currency && changed.length < all.length)) return refuse('changed_meanwhile');
		const at = now();
		const saved = await services.changePrices(
			{ services: changed, currency },
			{ id: newId(at), actor: caller.userId, at },
		);
		if (!saved.ok) return saved;
		const after = new Map(changed.map((service) => [service.id, service]));
		return ok({
			currency: body.currency,
			settingsVersion: currency?.settings.version ?? settings?.version ?? 0,
			data: all.map((service) => after.get(service.id) ?? service),
		});
	};

/** Undefined if the centre has this currency already, or has no settings yet. */
function currencyChange(before: Settings | undefined, to: string) {
	if (!before || before.profile.currency === to) return undefined;
	const settings = { ...before, profile: { ...before.profile, currency: to }, version: before.version + 1 };
	return { from: before.profile.currency, settings };
}

/** The services in their next versions; undefined if one is not at the version that staff saw, or is listed twice. */
function changedServices(
	all: readonly StaffService[],
	prices: PricesChange['prices'],
): readonly StaffService[] | undefined {
	const known = new Map(all.map((service) => [service.id, service]));
	const changed = prices.flatMap(({ id, price, durationMinutes, version }) => {
		const before = known.get(id);
		known.delete(id);
		return before?.version === version ? [{ ...before, price, durationMinutes, version: version + 1 }] : [];
	});
	return changed.length === prices.length ? changed : undefined;
}
