import type { Service } from '@tulia/contracts/service/schemas';

/** What the use cases of services need from storage. */
export interface ServiceStore {
	/** The active services in the centre's order: one Query of at most 50 small items. */
	list(): Promise<readonly Service[]>;
	/** The same, read consistently: what a booking snapshots must hold the last edit. */
	listLatest(): Promise<readonly Service[]>;
	/** Stores a service at `order` (0 to 999, lowest first). One that is not `active` is kept but not offered. */
	save(service: Service, order: number, active: boolean): Promise<void>;
}
