import { guardingOf } from '../modules/module-routes.ts';
import { savesData } from '../offline/saves-data.ts';

/** A finished page of this site, other than this one. */
const isFinishedPage = ({ origin, pathname, search, download }: HTMLAnchorElement): boolean =>
	origin === location.origin &&
	pathname !== location.pathname &&
	search === '' &&
	download === '' &&
	!pathname.startsWith('/api/') &&
	guardingOf(pathname).guard === undefined;

/** Fetches the document a link leads to while a mouse, the focus or a finger is on it: a little earlier than the click. */
export function prefetchDocuments(): void {
	if (savesData()) return;
	const fetched = new Set<string>();
	const look = ({ target }: Event): void => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (!link || fetched.has(link.pathname) || !isFinishedPage(link)) return;
		fetched.add(link.pathname);
		document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.pathname }));
	};
	for (const type of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(type, look, { capture: true, passive: true });
}
