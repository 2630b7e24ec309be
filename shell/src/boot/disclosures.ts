import { fragmentTarget, isHydrated } from '@tulia/platform/boot';
import { internalLinkAt } from '../document/internal-link.ts';
import { panelOf, partOf } from './controls.ts';

function show(button: Element, panel: HTMLElement, isShown: boolean): void {
	panel.hidden = !isShown;
	button.setAttribute('aria-expanded', String(isShown));
}

/** How long the tapped link stays visible before its menu closes, milliseconds; then the progress bar takes over. */
const CLOSE_AFTER = 700;

/**
 * Opens and closes menus whose links are in the HTML, as the design system's `useDisclosure` does after hydration,
 * which takes over their state.
 */
export function bindMenus(): void {
	let open: { readonly button: HTMLElement; readonly panel: HTMLElement } | undefined;

	function close(): void {
		if (open && !isHydrated(partOf(open.button))) show(open.button, open.panel, false);
		open = undefined;
	}

	document.addEventListener('click', ({ target }) => {
		const link = internalLinkAt(target);
		if (link && open?.panel.contains(link)) setTimeout(close, CLOSE_AFTER);
	});
	document.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
		const panel = button && panelOf(button);
		if (!button || !panel || isHydrated(partOf(button))) return;
		const isShown = panel.hidden !== false;
		close();
		show(button, panel, isShown);
		if (isShown) open = { button, panel };
	});
	document.addEventListener('pointerdown', ({ target }) => {
		if (open && target instanceof Node && !open.panel.contains(target) && !open.button.contains(target)) close();
	});
	document.addEventListener('keydown', ({ key }) => {
		if (key !== 'Escape' || !open) return;
		open.button.focus();
		close();
	});
}

/**
 * Opens the accordion item that the address names, as the application does after hydration: a browser opens one only
 * for a fragment inside it.
 */
export function openLinkedItem(hash: string): void {
	const item = fragmentTarget(hash);
	if (!(item instanceof HTMLDetailsElement)) return;
	item.open = true;
	item.scrollIntoView();
	item.querySelector('summary')?.focus({ preventScroll: true });
}
