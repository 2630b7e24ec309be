import { opensElsewhere } from './boot/opens-elsewhere.ts';

/**
 * Follows the links between log-in and sign-up before hydration with the state of the visit, message and return path:
 * the browser alone loads the other page without it. Back leads to the page before both, as after `leadToLogin`. Once
 * the page is hydrated, its link has prevented the default already. As there, `hasAccount` stays true from then on.
 */
export const followToLogin = (load: () => void): void =>
	addEventListener('click', (event) => {
		const { target } = event;
		const { state } = history;
		if (!(target instanceof HTMLAnchorElement && state?.usr) || event.defaultPrevented || opensElsewhere(event)) return;
		if (!/^\/(?:login|register)$/.test(target.pathname)) return;
		event.preventDefault();
		state.usr.hasAccount = true;
		history.replaceState(state, '', target.href);
		load();
	});
