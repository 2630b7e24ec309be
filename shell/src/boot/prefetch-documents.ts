import { isHydrated } from '@tulia/platform/boot';
import { internalLinkAt } from '../document/internal-link.ts';
import { guardRuleFor } from '../modules/module-routes.ts';
import { mayPrefetch } from '../offline/saves-data.ts';

const isFinishedPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
	search === '' && guardRuleFor(pathname).guard === undefined;

/**
 * Prefetches the document of an internal link on hover, focus or touch. After hydration the application opens links
 * without documents (`modules/prefetch-pages.ts`).
 */
export function prefetchDocuments(): void {
	const fetched = new Set<string>();
	const onEvent = ({ target }: Event): void => {
		const link = isHydrated('frame') ? undefined : internalLinkAt(target);
		if (!link || fetched.has(link.pathname) || !isFinishedPage(link) || !mayPrefetch()) return;
		fetched.add(link.pathname);
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
	};
	for (const type of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(type, onEvent, { capture: true, passive: true });
}
