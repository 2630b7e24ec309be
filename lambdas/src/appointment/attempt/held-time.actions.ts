import type { RoleAction } from '../../platform/table/transaction.actions.ts';
import { cellKeysOf, freeCell, type Placed } from '../appointment-cells.items.ts';

type Span = Pick<Placed, 'psychologistId' | 'startAt' | 'endAt'>;

/** A time that the waiting list holds for a client, and that becomes a visit of theirs. */
export interface HeldTime extends Span {
	/** The offer that holds its half hours. */
	readonly heldAs: string;
	/**
	 * Writes of the same transaction on the waiting list. A refused condition with the role `held` means that the time is
	 * no longer held.
	 */
	readonly actions: readonly RoleAction[];
}

/**
 * The additional actions of a booking or move to a held time. They free the half hours that it does not need, because
 * the service may have become shorter.
 */
export function heldActions(TableName: string, held: HeldTime | undefined, visit: Span): readonly RoleAction[] {
	if (!held) return [];
	const needed = new Set(cellKeysOf(visit).map(({ PK, SK }) => `${PK} ${SK}`));
	const unneeded = cellKeysOf(held).filter(({ PK, SK }) => !needed.has(`${PK} ${SK}`));
	const freed = unneeded.map(
		(Key): RoleAction => ({ role: 'own-cell', action: freeCell(TableName, Key, held.heldAs) }),
	);
	return [...freed, ...held.actions];
}
