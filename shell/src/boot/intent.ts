import { controlAt } from './controls.ts';

/** A pointer that moved: scrolling slides the page below a resting mouse, which browsers also report as a move. */
const isMove = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
	pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);

/**
 * Calls `start` at the first sign of use: a mouse over a control that needs the application, focus in it, input, or a
 * press. Scrolling, following links and opening answers do not count. A finger on a control may be scrolling and never
 * hovers, so only the click of its tap counts.
 */
export function watchIntent(start: () => void): void {
	const onEvent = ({ target }: Event): void => {
		if (controlAt(target)) start();
	};
	const lookAtMove = (event: PointerEvent): void => {
		if (isMove(event)) onEvent(event);
	};
	for (const type of ['focusin', 'keydown', 'input', 'change'])
		document.addEventListener(type, onEvent, { capture: true, passive: true });
	document.addEventListener('pointermove', lookAtMove, { capture: true, passive: true });
}
