import { interceptPopstate, NavigationContext, useLocation } from '@tulia/platform';
import { type ContextType, useContext, useEffect, useRef } from 'react';

interface Blocker {
	/** Whether this page has unsaved input. Called at each attempt to leave. */
	readonly isBlocked: () => boolean;
	/** Saves, or asks for confirmation. Resolves to whether the page may be left. */
	readonly mayLeave: () => Promise<boolean>;
}

type Router = ContextType<typeof NavigationContext>['navigator'];

/** The history state of an entry, in which the router stores its index. */
const historyIndexOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/**
 * Blocks navigation to another page, by a link, a search or the browser's buttons, until `mayLeave` agrees. Then the
 * last attempted navigation is performed. The router's own blocker needs a data router, which the site does not use,
 * so the shared navigator is wrapped. Closing the tab is not blocked here; see `beforeunload`.
 */
export function useNavigationBlocker(blocker: Blocker): void {
	const { navigator } = useContext(NavigationContext);
	const { pathname } = useLocation();
	const latest = useRef({ ...blocker, pathname });
	latest.current = { ...blocker, pathname };
	useEffect(() => {
		const guard = guardOf(() => latest.current);
		const cleanups = [interceptLinks(navigator, guard), interceptHistory(guard)];
		return () => {
			for (const cleanUp of cleanups) cleanUp();
		};
	}, [navigator]);
}

interface Guard {
	readonly blocks: (pathname: string) => boolean;
	/** Navigates once the page may be left. */
	readonly navigateLater: (navigate: () => void) => void;
}

function guardOf(latest: () => Blocker & { readonly pathname: string }): Guard {
	let isReleased = false;
	let pending: (() => void) | undefined;

	async function decide(): Promise<void> {
		const mayLeave = await latest().mayLeave();
		const navigate = pending;
		pending = undefined;
		if (!mayLeave) return;
		isReleased = true;
		navigate?.();
	}
	return {
		blocks: (pathname) => !isReleased && pathname !== latest().pathname && latest().isBlocked(),
		navigateLater(navigate) {
			const isDeciding = pending !== undefined;
			pending = navigate;
			if (!isDeciding) void decide();
		},
	};
}

/** Wraps the navigator of links and of the router. */
function interceptLinks(router: Router, guard: Guard): () => void {
	const { push, replace } = router;
	const guarded =
		(navigate: Router['push']): Router['push'] =>
		(to, ...rest) => {
			const { pathname } = new URL(router.createHref(to), window.location.origin);
			if (guard.blocks(pathname)) guard.navigateLater(() => navigate(to, ...rest));
			else navigate(to, ...rest);
		};
	router.push = guarded(push);
	router.replace = guarded(replace);
	return () => {
		router.push = push;
		router.replace = replace;
	};
}

/**
 * Blocks Back and Forward. The browser has already navigated when it reports them, so it is sent back before the
 * router is notified. The page is asked once it has returned, so that leaving cannot overlap
 * the return.
 */
function interceptHistory(guard: Guard): () => void {
	const here = historyIndexOf(window.history.state);
	/** The blocked navigation, while the browser returns from it. */
	let blocked: (() => void) | undefined;
	function onPop(event: PopStateEvent): void {
		if (blocked) {
			event.stopImmediatePropagation();
			guard.navigateLater(blocked);
			blocked = undefined;
			return;
		}
		const steps = historyIndexOf(event.state) - here;
		if (steps === 0 || !guard.blocks(window.location.pathname)) return;
		event.stopImmediatePropagation();
		blocked = () => window.history.go(steps);
		window.history.go(-steps);
	}
	return interceptPopstate(onPop);
}
