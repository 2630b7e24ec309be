import type { Service } from '@tulia/contracts/service/schemas';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Actor } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';
import type { Moved } from '../platform/lists/apply-reorder.ts';
import type { Settings } from '../profile/profile-store.ts';

type ServicePrice = Pick<Service, 'title' | 'price' | 'durationMinutes'>;

export interface PricesReplacement {
	/** Each in its next version. */
	readonly services: readonly StaffService[];
	/** The settings in their next version, and the previous currency, if it changes. */
	readonly currency?: { readonly from: string; readonly settings: Settings } | undefined;
}

export interface ServiceStore {
	/** The active services in the centre's order: one Query of at most 50 small items. */
	list(): Promise<readonly Service[]>;
	/** The prices of the active services, in the same order, by a smaller read. */
	listPrices(): Promise<readonly ServicePrice[]>;
	/** The active services, read consistently: the snapshot in a booking must contain the last edit. */
	listLatest(): Promise<readonly Service[]>;
	/** All services with what staff edit, read consistently. */
	listAll(): Promise<readonly StaffService[]>;
	/** Stores a service at `order` (0 to 999, lowest first). One that is not `active` is stored but not offered. */
	save(service: Service, order: number, active: boolean): Promise<void>;
	/** Stores a new service. From then on no booking commits a time that was computed before it (promise P13). */
	create(service: StaffService, by: Actor): Promise<Result<undefined, 'id_taken'>>;
	/** Moves services in one transaction; false when one of them changed since it was read. */
	reorder(moved: readonly Moved<StaffService>[], act: AuditContext): Promise<boolean>;
	/**
	 * Saves services with other prices and lengths, and the settings with another currency, in one transaction. From then
	 * on no booking commits what was read before it (promise P13).
	 */
	changePrices(change: PricesReplacement, by: Actor): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Replaces `before` by its next version, with the same promise; refused when `before` is stale. */
	replace(before: StaffService, after: StaffService, by: Actor): Promise<Result<undefined, 'changed_meanwhile'>>;
}
