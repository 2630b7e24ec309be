import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { visitKey } from '../grid/grid-places.ts';
import { type DayPlan, gridSpan } from '../plan/plan-days.ts';
import type { MoveActions } from './move-panel.tsx';
import {
	isInLane,
	isMovable,
	isSamePlace,
	isStepKey,
	type LaneBox,
	lanesIn,
	type MoveDraft,
	type MoveTarget,
	minutesOf,
	placeOfVisit,
	steppedBy,
	targetAt,
} from './move-target.ts';
import { type Drag, useDrag } from './use-drag.ts';

export interface Moving {
	readonly draft: MoveDraft | undefined;
	/** The current state of the visit; `undefined` if the calendar no longer shows it. */
	readonly current: AdminAppointment | undefined;
	/** Lifts a visit, at its own time unless a target is given. */
	readonly lift: (visit: AdminAppointment, to?: { readonly target?: MoveTarget; readonly hasFields?: boolean }) => void;
	readonly actions: MoveActions;
}

/** Stores the draft of a move. `visits` are the visits that the calendar shows now. */
export function useMoveDraft(visits: readonly AdminAppointment[]): Moving {
	const [stored, setStored] = useState<MoveDraft>();
	const current = visits.find(({ id }) => id === stored?.visit.id);
	// The draft ends once the calendar shows the saved move.
	const isDone = stored?.isSaved && (!current || current.version !== stored.visit.version);
	const draft = isDone ? undefined : stored;
	const change = (part: Partial<MoveDraft>): void => setStored((now) => now && { ...now, ...part });
	return {
		draft,
		current,
		lift: (visit, { target = placeOfVisit(visit), hasFields = false } = {}) =>
			setStored({ visit, target, hasFields, isSaved: false }),
		actions: {
			onTarget: (target) => change({ target }),
			onRenew: (visit) => change({ visit }),
			onFields: (hasFields) => change({ hasFields }),
			onSaved: () => change({ isSaved: true }),
			onPutBack: () => setStored(undefined),
		},
	};
}

export interface GridMoving extends Moving {
	readonly lifted: MoveDraft | undefined;
	readonly drag: Drag | undefined;
	readonly startDrag: ReturnType<typeof useDrag>['start'];
	/** Handles a key; returns whether the key belongs to a move. */
	readonly onKey: (event: KeyboardEvent<HTMLElement>) => boolean;
}

const placeIn = (box: HTMLElement | null, key: string): HTMLElement | undefined =>
	[...(box?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(({ dataset }) => dataset.place === key);

const laneBoxesIn = (scroller: HTMLElement): readonly LaneBox[] =>
	[...scroller.querySelectorAll<HTMLElement>('[data-lane-day]')].map((lane) => {
		const { left, right, top, bottom } = lane.getBoundingClientRect();
		const { laneDay: day = '', lanePerson: personId = '' } = lane.dataset;
		return { day, personId, left, right, top, bottom };
	});

const isPlain = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => !altKey && !ctrlKey && !metaKey;

/** Whether a grid of these days shows the lane and the hours of a move's target. */
function isShown({ visit, target }: MoveDraft, plans: readonly DayPlan[]): boolean {
	const { from, to } = gridSpan(plans);
	return (
		lanesIn(plans).some(({ day, personId }) => isInLane(target, day, personId)) &&
		target.start >= from &&
		target.start + minutesOf(visit) <= to
	);
}

/** Moves visits within a grid, by pointer or by keyboard. With the keyboard the block keeps the focus. */
export function useMoving(plans: readonly DayPlan[], scroller: { readonly current: HTMLElement | null }): GridMoving {
	const visits = plans.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.visits.map(({ visit }) => visit)));
	const moving = useMoveDraft(visits);
	const { draft, lift, actions } = moving;
	const grid = gridSpan(plans);
	const onDrop = (visit: AdminAppointment, target: MoveTarget): void => {
		if (!isSamePlace(placeOfVisit(visit), target)) lift(visit, { target });
	};
	const { drag, start } = useDrag({
		surface: scroller,
		targetOf: (visit, { x, top }, box) =>
			targetAt({ x, y: top }, laneBoxesIn(box), { grid, minutes: minutesOf(visit) }),
		onDrop,
	});
	useKeepFocus(scroller, draft);

	/** Handles the M key: it lifts a visit, or opens the fields for time and psychologist if the visit is lifted. */
	function onM(place: string, isLifted: boolean): boolean {
		const visit = visits.find(({ id }) => place === visitKey(id));
		if (isLifted) actions.onFields(true);
		else if (visit && isMovable(visit)) lift(visit);
		return true;
	}

	function onArrow(event: KeyboardEvent, { visit, target, isSaved }: MoveDraft): boolean {
		if (isSaved || !isStepKey(event.key)) return false;
		event.preventDefault();
		actions.onTarget(steppedBy(target, event.key, { lanes: lanesIn(plans), grid, minutes: minutesOf(visit) }));
		return true;
	}

	function onKey(event: KeyboardEvent<HTMLElement>): boolean {
		if (event.key === 'Escape' && draft) {
			actions.onPutBack();
			return true;
		}
		const place = (event.target as HTMLElement).dataset.place;
		if (place === undefined || !isPlain(event)) return false;
		const isLifted = place === visitKey(draft?.visit.id ?? '');
		if (event.key.toLowerCase() === 'm') return onM(place, isLifted);
		return isLifted && draft !== undefined && onArrow(event, draft);
	}
	return { ...moving, lifted: draft && isShown(draft, plans) ? draft : undefined, drag, startDrag: start, onKey };
}

/**
 * Moves the focus with a block that changes lanes, because each lane renders a new element. A focus in the panel
 * stays there.
 */
export function useKeepFocus(scroller: { readonly current: HTMLElement | null }, draft: MoveDraft | undefined): void {
	const [last, setLast] = useState<string>();
	const id = draft?.visit.id;
	if (id !== undefined && id !== last) setLast(id);
	const where = draft && `${draft.target.day} ${draft.target.personId} ${draft.isSaved}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the block may be a new element
	useLayoutEffect(() => {
		if (last === undefined || (document.activeElement && document.activeElement !== document.body)) return;
		placeIn(scroller.current, visitKey(last))?.focus();
	}, [scroller, last, where]);
}
