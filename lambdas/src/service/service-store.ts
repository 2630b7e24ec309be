import type { Service } from '@tulia/contracts/service/schemas';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Actor } from '../platform/audit-entry.ts';
import type { Result } from '../platform/http/result.ts';
import type { Moved } from '../platform/table/apply-reorder.ts';
import type { Settings } from '../profile/profile-store.ts';

/** What a service costs. */
type ServicePrice = Pick<Service, 'title' | 'price' | 'durationMinutes'>;

export interface PricesReplacement {
	/** Each in its next version. */
	readonly services: readonly StaffService[];
	/** The settings in their next version, where their currency is another one, and what it was. */
	readonly currency?: { readonly from: string; readonly settings: Settings } | undefined;
}

/** What the use cases of services need from storage. */
export interface ServiceStore {
	/** The active services in the centre's order: one Query of at most 50 small items. */
	list(): Promise<readonly Service[]>;
	/** What the active services cost, in the same order, and nothing else of them. */
	listPrices(): Promise<readonly ServicePrice[]>;
	/** The same as `list`, read consistently: what a booking snapshots must hold the last edit. */
	listLatest(): Promise<readonly Service[]>;
	/** All of them with what staff edit, read consistently. */
	listAll(): Promise<readonly StaffService[]>;
	/** Stores a service at `order` (0 to 999, lowest first). One that is not `active` is kept but not offered. */
	save(service: Service, order: number, active: boolean): Promise<void>;
	/** Stores a new one. From then on no booking commits a time that was computed before it (promise P13). */
	create(service: StaffService, by: Actor): Promise<Result<undefined, 'id_taken'>>;
	/** Gives them their new places in one transaction; false when one of them is no longer what was read. */
	reorder(moved: readonly Moved<StaffService>[], act: AuditContext): Promise<boolean>;
	/**
	 * Saves services with other prices and lengths, and the settings with another currency, all of them or none. From then on no booking
	 * commits what was read before it (promise P13).
	 */
	changePrices(change: PricesReplacement, by: Actor): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Replaces `before` by its next version, the same way; refused when it is no longer that version. */
	replace(before: StaffService, after: StaffService, by: Actor): Promise<Result<undefined, 'changed_meanwhile'>>;
}
