import { prerenderedAddress } from '@tulia/contracts/list-page';
import { inSessionLifetimeStorage, type PagePart } from '@tulia/platform/boot';

const CONTROLS = 'a[href], button, summary, input, select, textarea, [data-needs-app]';

/** The words of a menu that are in the HTML from the start. A button whose panel is still empty has none. */
export function panelOf(control: Element): HTMLElement | undefined {
	const id = control.hasAttribute('aria-expanded') ? control.getAttribute('aria-controls') : null;
	const panel = id === null ? null : document.getElementById(id);
	return panel?.hasChildNodes() ? panel : undefined;
}

/** A link to the page one is on with another search, for which there is no prerendered HTML. */
function isAnotherSearch(link: HTMLAnchorElement): boolean {
	const { origin, pathname, search } = link;
	const isHere = origin === location.origin && pathname === location.pathname;
	return isHere && search !== location.search && prerenderedAddress(link) !== pathname + search;
}

/** A like is kept in the browser before it is answered; where it cannot be, the application remembers it. */
const canStore = (): boolean => inSessionLifetimeStorage(() => true) === true;

/** What does what it says without the application: links, accordions, a menu that is there, a like, ways to share, the way out. */
function worksAlone(control: Element): boolean {
	if (control.hasAttribute('data-needs-app')) return false;
	if (control instanceof HTMLAnchorElement) return !isAnotherSearch(control);
	if (control.matches('[data-like]')) return canStore();
	return control.matches('summary, [data-leave], [data-share] *') || panelOf(control) !== undefined;
}

/** The control at which something happened, if it is one that the application alone can answer for. */
export function controlAt(target: EventTarget | null): HTMLElement | undefined {
	const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
	return control && !worksAlone(control) ? control : undefined;
}

const FIELDS =
	'textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button]), form [type=checkbox]';

/** A field keeps what is done to it by itself; the form takes it over when it hydrates. */
export const keepsByItself = (control: Element): boolean => control.matches(FIELDS);

/** The part of the document that has to hydrate before a control does what it says. */
export const partOf = (control: Element): PagePart => (control.closest('main') ? 'page' : 'frame');
