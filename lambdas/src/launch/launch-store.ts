import type { TickedItem } from '@tulia/contracts/launch/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Result } from '../platform/http/result.ts';

export interface LaunchTick {
	readonly item: TickedItem;
	/** The account of the member of staff. */
	readonly by: string;
	/** ISO 8601 in UTC. */
	readonly at: string;
}

export interface LaunchStore {
	/** Every tick. Strongly consistent. */
	ticks(): Promise<readonly LaunchTick[]>;
	/** Ticks an item, with its audit entry. Refused when it was ticked meanwhile. */
	tick(item: TickedItem, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Removes a tick, in the same way. */
	untick(item: TickedItem, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
}
