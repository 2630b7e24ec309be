import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import type { PointerEvent } from 'react';
import { isSamePlace, type MoveTarget, placeOfVisit } from '../move/move-target.ts';
import { type Drag, useDrag } from '../move/use-drag.ts';
import { type Moving, useKeepFocus, useMoveDraft } from '../move/use-moving.ts';
import type { LanePlan } from '../plan/plan-days.ts';

export interface ListMoving extends Moving {
	readonly drag: Drag | undefined;
	/** Called at a touch on the row of a visit. */
	readonly onTouch: (event: PointerEvent<HTMLElement>, visit: AdminAppointment) => void;
}

/** The elements in a row for which a long press has another meaning. */
const OWN_PRESS = 'button, select, input, [href^="tel:"], [role=dialog]';

/**
 * Moves visits within a list: by the button in a row, or by a long press that lifts the row, which is then dropped on
 * another.
 */
export function useMoveInList(
	day: string,
	{ person, visits }: LanePlan,
	list: { readonly current: HTMLElement | null },
): ListMoving {
	const moving = useMoveDraft(visits.map(({ visit }) => visit));
	useKeepFocus(list, moving.draft);
	function onDrop(visit: AdminAppointment, target: MoveTarget): void {
		if (!isSamePlace(placeOfVisit(visit), target)) moving.lift(visit, { target });
	}
	const { drag, start } = useDrag({
		surface: list,
		targetOf: (_visit, { y }, box) => {
			const minute = startAt(y, box);
			return minute === undefined ? undefined : { day, personId: person.id, start: minute };
		},
		onDrop,
	});
	return {
		...moving,
		drag,
		onTouch: (event, visit) => {
			const isElsewhere = event.target instanceof Element && event.target.closest(OWN_PRESS) !== null;
			if (event.pointerType !== 'mouse' && !isElsewhere) start(event, visit);
		},
	};
}

/** The start of the row at a pointer; `undefined` outside of the rows, or for a row without a time. */
function startAt(y: number, list: HTMLElement): number | undefined {
	const line = [...list.querySelectorAll<HTMLElement>('[data-start]')].find((each) => {
		const { top, bottom } = each.getBoundingClientRect();
		return top <= y && y < bottom;
	});
	return line && Number(line.dataset.start);
}
