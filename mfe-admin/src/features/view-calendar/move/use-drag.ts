import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { edgeScroll } from './edge-scroll.ts';
import type { MoveTarget } from './move-target.ts';

export interface Drag {
	readonly visit: AdminAppointment;
	/**
	 * The target under the pointer; `undefined` where nothing can be dropped, so that the visit returns to its old
	 * time.
	 */
	readonly target: MoveTarget | undefined;
}

interface DragPoint {
	/** The position of the pointer. */
	readonly x: number;
	readonly y: number;
	/** The upper edge of the block. */
	readonly top: number;
}

interface DragOptions {
	/** The element with the visits, which may scroll sideways. */
	readonly surface: { readonly current: HTMLElement | null };
	readonly targetOf: (visit: AdminAppointment, at: DragPoint, surface: HTMLElement) => MoveTarget | undefined;
	readonly onDrop: (visit: AdminAppointment, target: MoveTarget) => void;
}

/** The distance in pixels from which a mouse press is a drag instead of a click. */
const DRAG_PX = 5;
/** The duration of a long press that lifts a visit. A finger that moves earlier scrolls the page. */
const LONG_PRESS_MS = 400;
const SLOP_PX = 8;
/** A click or context menu within this time after a drag is a side effect of the drag, and is suppressed. */
const AFTERMATH_MS = 500;

interface Point {
	readonly x: number;
	readonly y: number;
}

/** Lifts a visit by a mouse drag or a long press. Releasing drops it without saving. */
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
 * Prevents scrolling and pull-to-refresh while a finger drags a visit. The listener has to be registered before the
 * touch, because Safari ignores later ones (WebKit bug 184250).
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
	/** Called with each position of the pointer. */
	readonly drag: (point: Point) => void;
	readonly drop: () => void;
	readonly over: () => void;
}

/** Follows a pointer from press to release. Returns a function that ends this earlier. */
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

/** Suppresses the click or context menu that follows a drag, but not the next press. */
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

/** Listens to one pointer on the window until the returned function is called. Escape cancels the drag. */
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
