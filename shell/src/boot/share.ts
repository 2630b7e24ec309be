import { isHydrated } from '@tulia/platform/boot';

/** Replaces the path of the article in its links by the address, which prerendered HTML cannot contain. */
function fillIn(panel: HTMLElement, path: string, address: string): void {
	const [from, to] = [encodeURIComponent(path), encodeURIComponent(address)];
	for (const link of panel.querySelectorAll('a')) if (!link.href.includes(to)) link.href = link.href.replace(from, to);
	const sheet = panel.querySelector('[data-share-sheet]')?.closest('li');
	if (sheet) sheet.hidden = typeof navigator.share !== 'function';
}

async function copy(panel: HTMLElement, address: string): Promise<void> {
	const status = panel.querySelector('[role=status]');
	if (!status) return;
	try {
		await navigator.clipboard.writeText(address);
		status.textContent = 'Link copied';
	} catch {
		status.textContent = `Copy this address: ${address}`;
	}
}

function press(target: Element, panel: HTMLElement, address: string): void {
	if (target.closest('[data-share-copy]')) void copy(panel, address);
	// A dismissed share sheet rejects: that is no error.
	if (target.closest('[data-share-sheet]'))
		void navigator
			.share({ title: document.querySelector('h1')?.textContent ?? '', url: address })
			.catch(() => undefined);
}

/** Handles the share menu of an article without the application; `bindMenus` opens it. */
export function bindShare(): void {
	document.addEventListener('click', ({ target }) => {
		if (!(target instanceof Element) || isHydrated('page')) return;
		const panel = document.querySelector<HTMLElement>('[data-share]');
		const path = panel?.dataset.share;
		if (!panel || !path || !panel.parentElement?.contains(target)) return;
		const address = location.origin + path;
		fillIn(panel, path, address);
		press(target, panel, address);
	});
}
