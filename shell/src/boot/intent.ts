import { controlAt } from './controls.ts';

/** A pointer that really moved: scrolling slides the page beneath a mouse at rest, and browsers call that a move too. */
const isMove = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
	pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);

/**
 * Calls `start` as soon as somebody is about to use what needs the application: a mouse over it, the focus in it, something
 * typed, filled in, or pressed. Reading is none of that: scrolling, by whatever means, following links, opening answers. A finger that
 * touches a control may be scrolling, so its tap counts, which ends in a click; a finger never hovers.
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
