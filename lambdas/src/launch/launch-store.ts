import type { TickedItem } from '@tulia/contracts/launch/schemas';
import type { AuditContext } from '../audit/audit-context.ts';
import type { Result } from '../platform/http/result.ts';

/** Who ticked an item, and when. */
export interface LaunchTick {
	readonly item: TickedItem;
	/** The account of the member of staff. */
	readonly by: string;
	/** ISO 8601 in UTC. */
	readonly at: string;
}

/** What the checklist needs from storage. */
export interface LaunchStore {
	/** Every tick, read consistently. */
	ticks(): Promise<readonly LaunchTick[]>;
	/** Ticks an item, with its audit entry. Refused when somebody was faster. */
	tick(item: TickedItem, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
	/** Takes a tick back, the same way. */
	untick(item: TickedItem, by: AuditContext): Promise<Result<undefined, 'changed_meanwhile'>>;
}
