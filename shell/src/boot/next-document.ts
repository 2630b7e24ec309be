import { isAlive } from '@tulia/platform/boot';
import { otherPageAt } from '../document/other-page.ts';
import { guardingOf } from '../modules/module-routes.ts';
import { mayFetchAhead } from '../offline/saves-data.ts';

/** Whether its document can be opened as it is, by anybody. */
const isFinishedPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
	search === '' && guardingOf(pathname).guard === undefined;

/**
 * Fetches the document a link leads to while a mouse, the focus or a finger is on it: a little earlier than the click. Once the
 * application is there it opens links by itself, without documents (`modules/next-page.ts`).
 */
export function prefetchDocuments(): void {
	const fetched = new Set<string>();
	const look = ({ target }: Event): void => {
		const link = isAlive('frame') ? undefined : otherPageAt(target);
		if (!link || fetched.has(link.pathname) || !isFinishedPage(link) || !mayFetchAhead()) return;
		fetched.add(link.pathname);
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
	};
	for (const type of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(type, look, { capture: true, passive: true });
}
