import { holdPops, NavigationContext, useLocation } from '@tulia/platform';
import { type ContextType, useContext, useEffect, useRef } from 'react';

interface Hold {
	/** Whether something on this page would be lost. Asked at each attempt to leave. */
	readonly isHeld: () => boolean;
	/** Decides, saves, asks a person. Answers whether the page may be left. */
	readonly mayLeave: () => Promise<boolean>;
}

type Router = ContextType<typeof NavigationContext>['navigator'];

const placeOf = (state: unknown): number =>
	typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;

/**
 * Holds back whoever goes to another page of the site from here, by a link, a search or the browser's own buttons, until
 * `mayLeave` agrees; then goes where they wanted last. The library's own hold is for routers that load data, and
 * the site's is none, so the hold is put around the navigator that all links share. Closing the tab is not ours to hold: see `beforeunload`.
 */
export function useHeldLeave(hold: Hold): void {
	const { navigator } = useContext(NavigationContext);
	const { pathname } = useLocation();
	const latest = useRef({ ...hold, pathname });
	latest.current = { ...hold, pathname };
	useEffect(() => {
		const gate = gateOf(() => latest.current);
		const undo = [holdLinks(navigator, gate), holdButtons(gate)];
		return () => {
			for (const release of undo) release();
		};
	}, [navigator]);
}

interface Gate {
	readonly isShutFor: (pathname: string) => boolean;
	/** Goes there once it may. */
	readonly pass: (go: () => void) => void;
}

function gateOf(now: () => Hold & { readonly pathname: string }): Gate {
	let isOpen = false;
	let wanted: (() => void) | undefined;

	async function decide(): Promise<void> {
		const mayLeave = await now().mayLeave();
		const go = wanted;
		wanted = undefined;
		if (!mayLeave) return;
		isOpen = true;
		go?.();
	}
	return {
		isShutFor: (pathname) => !isOpen && pathname !== now().pathname && now().isHeld(),
		pass(go) {
			const isAsked = wanted !== undefined;
			wanted = go;
			if (!isAsked) void decide();
		},
	};
}

/** Links and whatever else goes somewhere through the router. */
function holdLinks(router: Router, gate: Gate): () => void {
	const { push, replace } = router;
	const held =
		(go: Router['push']): Router['push'] =>
		(to, ...rest) => {
			const { pathname } = new URL(router.createHref(to), window.location.origin);
			if (gate.isShutFor(pathname)) gate.pass(() => go(to, ...rest));
			else go(to, ...rest);
		};
	router.push = held(push);
	router.replace = held(replace);
	return () => {
		router.push = push;
		router.replace = replace;
	};
}

/** Back and forward: the browser has gone already when it says so, and is sent back before the router hears of it. */
function holdButtons(gate: Gate): () => void {
	const here = placeOf(window.history.state);
	let isReturning = false;
	function onPop(event: PopStateEvent): void {
		if (isReturning) {
			isReturning = false;
			event.stopImmediatePropagation();
			return;
		}
		const steps = placeOf(event.state) - here;
		if (steps === 0 || !gate.isShutFor(window.location.pathname)) return;
		event.stopImmediatePropagation();
		isReturning = true;
		window.history.go(-steps);
		gate.pass(() => window.history.go(steps));
	}
	return holdPops(onPop);
}
