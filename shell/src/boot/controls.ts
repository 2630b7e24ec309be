import { prerenderedAddress } from '@tulia/contracts/list-page';
import { inSessionLifetimeStorage, type PagePart } from '@tulia/platform/boot';

const CONTROLS = 'a[href], button, summary, input, select, textarea, [data-needs-app]';

/** The panel of a menu that is in the HTML; none while the button's panel is empty. */
export function panelOf(control: Element): HTMLElement | undefined {
	const id = control.hasAttribute('aria-expanded') ? control.getAttribute('aria-controls') : null;
	const panel = id === null ? null : document.getElementById(id);
	return panel?.hasChildNodes() ? panel : undefined;
}

/** A link to the same page with another query, for which no prerendered HTML exists. */
function isAnotherSearch(link: HTMLAnchorElement): boolean {
	const { origin, pathname, search } = link;
	const isHere = origin === location.origin && pathname === location.pathname;
	return isHere && search !== location.search && prerenderedAddress(link) !== pathname + search;
}

/** A like is stored in the browser before the response; without storage the application has to remember it. */
const canStore = (): boolean => inSessionLifetimeStorage(() => true) === true;

/** Controls that work before hydration: links, accordions, rendered menus, likes, sharing, leaving the site. */
function worksAlone(control: Element): boolean {
	if (control.hasAttribute('data-needs-app')) return false;
	if (control instanceof HTMLAnchorElement) return !isAnotherSearch(control);
	if (control.matches('[data-like]')) return canStore();
	return control.matches('summary, [data-leave], [data-share] *') || panelOf(control) !== undefined;
}

/** The control of an event target, if only the application can handle it. */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
	const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
	return control && !worksAlone(control) ? control : undefined;
}

const FIELDS =
	'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button]), form [type=checkbox]';

/** A field preserves its input natively; the form reads it when it hydrates. */
export const keepsByItself = (control: Element): boolean => control.matches(FIELDS);

/** The part of the document that has to hydrate before a control works. */
export const partOf = (control: Element): PagePart => (control.closest('main') ? 'page' : 'frame');

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
