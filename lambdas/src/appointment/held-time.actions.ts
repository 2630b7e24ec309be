import type { RoleAction } from '../platform/table/transaction.actions.ts';
import { cellKeysOf, freeCell, type Placed } from './appointment-cells.items.ts';

type Span = Pick<Placed, 'psychologistId' | 'startAt' | 'endAt'>;

/** A time that the waiting list holds for somebody, as it becomes their visit. */
export interface HeldTime extends Span {
	/** The offer that holds its half hours. */
	readonly heldAs: string;
	/** What the same transaction writes on the waiting list. A refused condition with the role `held` says that it is held no more. */
	readonly actions: readonly RoleAction[];
}

/** What a booking or a move writes besides when its time was held: half hours that it does not need are free, as a service may have become shorter. */
export function heldActions(TableName: string, held: HeldTime | undefined, visit: Span): readonly RoleAction[] {
	if (!held) return [];
	const needed = new Set(cellKeysOf(visit).map(({ PK, SK }) => `${PK} ${SK}`));
	const unneeded = cellKeysOf(held).filter(({ PK, SK }) => !needed.has(`${PK} ${SK}`));
	const freed = unneeded.map(
		(Key): RoleAction => ({ role: 'own-cell', action: freeCell(TableName, Key, held.heldAs) }),
	);
	return [...freed, ...held.actions];
}
