import { finishedAddress } from '@tulia/contracts/list-page';
import type { PagePart } from '@tulia/platform/boot';

const CONTROLS = 'a[href], button, summary, input, select, textarea, [data-needs-app]';

/** The words of a menu that are in the HTML from the start. A button whose panel is still empty has none. */
export function panelOf(control: Element): HTMLElement | undefined {
	const id = control.hasAttribute('aria-expanded') ? control.getAttribute('aria-controls') : null;
	const panel = id === null ? null : document.getElementById(id);
	return panel?.hasChildNodes() ? panel : undefined;
}

/** A link to the page one is on with another search, for which there is no finished HTML. */
function isAnotherSearch(link: HTMLAnchorElement): boolean {
	const { origin, pathname, search } = link;
	const isHere = origin === location.origin && pathname === location.pathname;
	return isHere && search !== location.search && finishedAddress(link) !== pathname + search;
}

/** What does what it says without the application: links, accordions, a menu that is there, the way out. */
function worksAlone(control: Element): boolean {
	if (control.hasAttribute('data-needs-app')) return false;
	if (control instanceof HTMLAnchorElement) return !isAnotherSearch(control);
	return control.matches('summary, [data-leave]') || panelOf(control) !== undefined;
}

/** The control at which something happened, if it is one that the application alone can answer for. */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
	const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
	return control && !worksAlone(control) ? control : undefined;
}

const TEXT = 'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])';

/** A field keeps what is done to it by itself; the form takes it over when it comes alive. */
export const keepsByItself = (control: Element): boolean => control.matches(TEXT);

/** The part of the document that has to come alive before a control does what it says. */
export const partOf = (control: Element): PagePart => (control.closest('main') ? 'page' : 'frame');
