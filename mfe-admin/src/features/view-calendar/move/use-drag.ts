import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type LaneBox, type MoveBounds, type MoveTarget, minutesOf, targetAt } from './move-target.ts';

/** A visit that hangs at a pointer. */
export interface Drag {
	readonly visit: AdminAppointment;
	/** Undefined beside the lanes: there it is put back. */
	readonly target: MoveTarget | undefined;
}

interface DragOptions {
	readonly scroller: { readonly current: HTMLElement | null };
	readonly grid: MoveBounds['grid'];
	readonly onDrop: (visit: AdminAppointment, target: MoveTarget) => void;
}

/** A mouse that goes further drags; less is a click. */
const DRAG_PX = 5;
/** A finger that stays for so long lifts the visit; one that goes on scrolls the page. */
const LONG_PRESS_MS = 400;
const SLOP_PX = 8;
/** So near to the edge of what scrolls, it scrolls. */
const EDGE_PX = 40;

interface Point {
	readonly x: number;
	readonly y: number;
}

const boxesIn = (scroller: HTMLElement): readonly LaneBox[] =>
	[...scroller.querySelectorAll<HTMLElement>('[data-lane-day]')].map((lane) => {
		const { left, right, top, bottom } = lane.getBoundingClientRect();
		const { laneDay: day = '', lanePerson: personId = '' } = lane.dataset;
		return { day, personId, left, right, top, bottom };
	});

function scrollAtEdge(scroller: HTMLElement, x: number): void {
	const { left, right } = scroller.getBoundingClientRect();
	if (x > right - EDGE_PX) scroller.scrollLeft += EDGE_PX / 2;
	else if (x < left + EDGE_PX) scroller.scrollLeft -= EDGE_PX / 2;
}

/** Lifts a visit with the mouse, or with a finger that stays. It is dropped, and never saved, where it is let go. */
export function useDrag({ scroller, grid, onDrop }: DragOptions) {
	const [drag, setDrag] = useState<Drag>();
	const finish = useRef<(() => void) | undefined>(undefined);
	useEffect(() => () => finish.current?.(), []);

	function start(event: PointerEvent<HTMLElement>, visit: AdminAppointment): void {
		const box = scroller.current;
		if (event.button !== 0 || !event.isPrimary || !box) return;
		finish.current?.();
		finish.current = follow(event, {
			show: ({ x, y }) => {
				scrollAtEdge(box, x);
				const target = targetAt({ x, y }, boxesIn(box), { grid, minutes: minutesOf(visit) });
				setDrag({ visit, target });
				return target;
			},
			drop: (target) => onDrop(visit, target),
			over: () => {
				finish.current = undefined;
				setDrag(undefined);
			},
		});
	}
	return { drag, start };
}

interface Follower {
	/** Shows where it would be dropped. `y` is where the upper edge of the block is. */
	readonly show: (edge: Point) => MoveTarget | undefined;
	readonly drop: (target: MoveTarget) => void;
	readonly over: () => void;
}

/** Follows a pointer from the press until it is let go. Returns how to stop before. */
function follow(event: PointerEvent<HTMLElement>, { show, drop, over }: Follower): () => void {
	const first: Point = { x: event.clientX, y: event.clientY };
	const grabbed = first.y - event.currentTarget.getBoundingClientRect().top;
	const isMouse = event.pointerType === 'mouse';
	let isDragging = false;
	let target: MoveTarget | undefined;
	const drag = ({ x, y }: Point): void => {
		isDragging = true;
		target = show({ x, y: y - grabbed });
	};
	const timer = isMouse ? undefined : setTimeout(() => drag(first), LONG_PRESS_MS);
	const finish = (): void => {
		clearTimeout(timer);
		stop();
		over();
	};
	const stop = listenTo(event.currentTarget, event.pointerId, {
		onMove: (point) => {
			const far = Math.hypot(point.x - first.x, point.y - first.y);
			if (isDragging || (isMouse && far > DRAG_PX)) drag(point);
			else if (!isMouse && far > SLOP_PX) finish();
		},
		onUp: () => {
			finish();
			if (!isDragging) return;
			swallowClick();
			if (target) drop(target);
		},
		onCancel: finish,
		isDragging: () => isDragging,
	});
	return finish;
}

/** The click that follows a drag is none. */
function swallowClick(): void {
	const stop = (event: Event): void => event.stopPropagation();
	window.addEventListener('click', stop, { capture: true, once: true });
	setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

interface Listeners {
	readonly onMove: (point: Point) => void;
	readonly onUp: () => void;
	readonly onCancel: () => void;
	readonly isDragging: () => boolean;
}

/** Listens to one pointer over the whole window until the returned function is called. Escape lets go of it. */
function listenTo(block: HTMLElement, pointerId: number, { onMove, onUp, onCancel, isDragging }: Listeners) {
	const controller = new AbortController();
	const { signal } = controller;
	const own = (happen: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
		if (event.pointerId === pointerId) happen(event);
	};
	window.addEventListener('pointermove', own(onMove), { signal });
	window.addEventListener('pointerup', own(onUp), { signal });
	window.addEventListener('pointercancel', own(onCancel), { signal });
	const onEscape = ({ key }: KeyboardEvent): void => {
		if (key === 'Escape') onCancel();
	};
	window.addEventListener('keydown', onEscape, { signal });
	// A finger that lifted a visit neither scrolls the page nor opens a menu.
	const keep = (event: Event): void => {
		if (isDragging() && event.cancelable) event.preventDefault();
	};
	block.addEventListener('touchmove', keep, { signal, passive: false });
	window.addEventListener('contextmenu', keep, { signal });
	return () => controller.abort();
}
