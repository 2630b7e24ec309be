import { interceptPopstate, NavigationContext, useLocation } from '@tulia/platform';
import { type ContextType, useContext, useEffect, useRef } from 'react';

interface Blocker {
	/** Whether something on this page would be lost. Asked at each attempt to leave. */
	readonly isBlocked: () => boolean;
	/** Decides, saves, asks a person. Answers whether the page may be left. */
	readonly mayLeave: () => Promise<boolean>;
}

type Router = ContextType<typeof NavigationContext>['navigator'];

/** The router counts the entries of the history in their state. */
const historyIndexOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/**
 * Blocks navigation to another page of the site, by a link, a search or the browser's own buttons, until `mayLeave` agrees;
 * then goes to what was asked for last. The router's own blocker is for routers that load data, and the site's is none, so
 * the navigator that all links share is wrapped. Closing the tab is not covered: see `beforeunload`.
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

/** Links and whatever else navigates through the router. */
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

/** Back and forward: the browser has gone already when it says so, and is sent back before the router hears of it. */
function interceptHistory(guard: Guard): () => void {
	const here = historyIndexOf(window.history.state);
	let isReturning = false;
	function onPop(event: PopStateEvent): void {
		if (isReturning) {
			isReturning = false;
			event.stopImmediatePropagation();
			return;
		}
		const steps = historyIndexOf(event.state) - here;
		if (steps === 0 || !guard.blocks(window.location.pathname)) return;
		event.stopImmediatePropagation();
		isReturning = true;
		window.history.go(-steps);
		guard.navigateLater(() => window.history.go(steps));
	}
	return interceptPopstate(onPop);
}
