import * as s from './developer-bar.module.css';
import { type DeveloperModule, developerOrigin, forgetDeveloperModule } from './developer-module.ts';

function useReleased(): void {
	forgetDeveloperModule();
	window.location.reload();
}

/**
 * Shows on every page that it uses a developer's module. The bar is outside of React's tree, so that it survives a
 * failing page, and first in the document, so that the keyboard reaches it first. Only going back to the released
 * module closes it.
 */
export function showDeveloperBar(chosen: DeveloperModule): void {
	const text = Object.assign(document.createElement('p'), {
		textContent: `The module “${chosen.module}” on this page is a developer’s, from ${developerOrigin(chosen)}.`,
	});
	const button = Object.assign(document.createElement('button'), {
		type: 'button',
		className: s.button,
		textContent: 'Use the released module',
		onclick: useReleased,
	});
	const bar = Object.assign(document.createElement('aside'), { className: s.bar, ariaLabel: 'Developer’s module' });
	bar.append(text, button);
	document.body.prepend(bar);
}
