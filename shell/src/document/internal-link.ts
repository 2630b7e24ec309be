/** The link of an event's target, if it leads to another page of this site. */
export function internalLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a') : null;
	if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
	return link.download === '' && !link.pathname.startsWith('/api/') ? link : undefined;
}
