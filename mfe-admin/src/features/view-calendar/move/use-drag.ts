import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { edgeScroll } from './edge-scroll.ts';
import type { MoveTarget } from './move-target.ts';

/** A visit that hangs at a pointer. */
export interface Drag {
	readonly visit: AdminAppointment;
	/** Undefined beside the places it can go to: there it is put back. */
	readonly target: MoveTarget | undefined;
}

/** Where what is dragged would be dropped. */
interface DragPoint {
	/** Of the pointer. */
	readonly x: number;
	readonly y: number;
	/** Where the upper edge of the block is. */
	readonly top: number;
}

interface DragOptions {
	/** What has the visits in it, and scrolls sideways where it has to. */
	readonly surface: { readonly current: HTMLElement | null };
	readonly targetOf: (visit: AdminAppointment, at: DragPoint, surface: HTMLElement) => MoveTarget | undefined;
	readonly onDrop: (visit: AdminAppointment, target: MoveTarget) => void;
}

/** A mouse that goes further drags; less is a click. */
const DRAG_PX = 5;
/** A finger that stays for so long lifts the visit; one that goes on scrolls the page. */
const LONG_PRESS_MS = 400;
const SLOP_PX = 8;
/** A browser that makes a click or a menu out of a press that was a drag does so within this time. */
const AFTERMATH_MS = 500;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Lifts a visit with the mouse, or with a finger that stays. It is dropped, and never saved, where it is let go. */
export function useDrag({ surface, targetOf, onDrop }: DragOptions) {
	const [drag, setDrag] = useState<Drag>();
	const finish = useRef<(() => void) | undefined>(undefined);
	const isLifted = useRef(false);
	useEffect(() => () => finish.current?.(), []);
	useScrollLock(surface, isLifted);

	function start(event: PointerEvent<HTMLElement>, visit: AdminAppointment): void {
		const box = surface.current;
		if (event.button !== 0 || !event.isPrimary || !box) return;
		finish.current?.();
		const first: Point = { x: event.clientX, y: event.clientY };
		const grabbed = first.y - event.currentTarget.getBoundingClientRect().top;
		let last = first;
		let target: MoveTarget | undefined;
		const show = (): void => {
			target = targetOf(visit, { x: last.x, y: last.y, top: last.y - grabbed }, box);
			setDrag({ visit, target });
		};
		const edges = edgeScroll(box, first, show);
		finish.current = follow(event, first, {
			drag: (point) => {
				isLifted.current = true;
				last = point;
				show();
				edges.at(point);
			},
			drop: () => {
				if (target) onDrop(visit, target);
			},
			over: () => {
				finish.current = undefined;
				isLifted.current = false;
				edges.stop();
				setDrag(undefined);
			},
		});
	}
	return { drag, start };
}

/**
 * A finger that lifted a visit does not scroll the page, nor pull it to be loaded again. The listener stands there before the finger comes:
 * Safari heeds no later one (WebKit bug 184250).
 */
function useScrollLock(
	surface: { readonly current: HTMLElement | null },
	isLifted: { readonly current: boolean },
): void {
	useEffect(() => {
		const box = surface.current;
		const keepStill = (event: TouchEvent): void => {
			if (isLifted.current && event.cancelable) event.preventDefault();
		};
		box?.addEventListener('touchmove', keepStill, { passive: false });
		return () => box?.removeEventListener('touchmove', keepStill);
	}, [surface, isLifted]);
}

interface Follower {
	/** The pointer drags, and is here now. */
	readonly drag: (point: Point) => void;
	readonly drop: () => void;
	readonly over: () => void;
}

/** Follows a pointer from the press until it is let go. Returns how to stop before. */
function follow({ pointerType, pointerId }: PointerEvent, first: Point, { drag, drop, over }: Follower): () => void {
	const isMouse = pointerType === 'mouse';
	let isDragging = false;
	const lift = (point: Point): void => {
		isDragging = true;
		drag(point);
	};
	const timer = isMouse ? undefined : setTimeout(() => lift(first), LONG_PRESS_MS);
	const finish = (): void => {
		clearTimeout(timer);
		stop();
		over();
	};
	const stop = listenTo(pointerId, {
		onMove: (point) => {
			const far = Math.hypot(point.x - first.x, point.y - first.y);
			if (isDragging || (isMouse && far > DRAG_PX)) lift(point);
			else if (!isMouse && far > SLOP_PX) finish();
		},
		onUp: () => {
			finish();
			if (!isDragging) return;
			swallowAftermath();
			drop();
		},
		onCancel: finish,
		isDragging: () => isDragging,
	});
	return finish;
}

/** The click that follows a drag is none, nor is the menu of a finger that stayed; what is pressed next is. */
function swallowAftermath(): void {
	const controller = new AbortController();
	const { signal } = controller;
	const end = (): void => controller.abort();
	const swallow = (event: Event): void => {
		event.preventDefault();
		event.stopPropagation();
	};
	window.addEventListener('click', swallow, { capture: true, once: true, signal });
	window.addEventListener('contextmenu', swallow, { capture: true, once: true, signal });
	window.addEventListener('pointerdown', end, { capture: true, signal });
	window.addEventListener('keydown', end, { capture: true, signal });
	setTimeout(end, AFTERMATH_MS);
}

interface Listeners {
	readonly onMove: (point: Point) => void;
	readonly onUp: () => void;
	readonly onCancel: () => void;
	readonly isDragging: () => boolean;
}

/** Listens to one pointer over the whole window until the returned function is called. Escape lets go of it. */
function listenTo(pointerId: number, { onMove, onUp, onCancel, isDragging }: Listeners): () => void {
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
	const keepClosed = (event: Event): void => {
		if (isDragging()) event.preventDefault();
	};
	window.addEventListener('contextmenu', keepClosed, { signal });
	return () => controller.abort();
}
