import type { RoleAction } from '../../platform/table/transaction.actions.ts';
import { cellKeysOf, freeCell, type Placed } from '../appointment-cells.items.ts';

type Span = Pick<Placed, 'psychologistId' | 'startAt' | 'endAt'>;

/** A time that the waiting list holds for a client, as it becomes their visit. */
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
 * What a booking or move of a held time writes besides: frees the half hours it does not need, as the service may have
 * become shorter.
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
