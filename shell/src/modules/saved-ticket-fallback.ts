import { paths, savedTickets, useLocation, useSessionUser } from '@tulia/platform';
import { useEffect, useState } from 'react';

/** How long the check of the session may take before what this device saved is shown meanwhile, milliseconds. */
const TIMEOUT = 1000;

/** The ticket number of an address, `undefined` for the list of them; null for every other page. */
function ticketIn(pathname: string): string | undefined | null {
	if (pathname === paths.appointments()) return undefined;
	const prefix = `${paths.appointments()}/`;
	return pathname.startsWith(prefix) ? pathname.slice(prefix.length).toUpperCase() : null;
}

/**
 * Whether this device holds what the page at an address would show.
 *
 * @param userId whose; without one only what was kept on this device by choice counts.
 */
export function hasSavedTicket(pathname: string, userId: string | undefined): boolean {
	const wanted = ticketIn(pathname);
	if (wanted === null) return false;
	return savedTickets(userId).some(({ ticketNumber }) => wanted === undefined || wanted === ticketNumber);
}

/**
 * Whether to show what this device saved while nobody knows yet whether the session still counts. It is of the person whose
 * session the device holds, and lies where the session lies, so the check protects nothing of it. The page's own calls are
 * decided by the server as ever.
 */
export function useSavedTicketFallback(isChecking: boolean): boolean {
	const { pathname } = useLocation();
	const userId = useSessionUser()?.id;
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		if (!isChecking) return;
		const timer = setTimeout(setLate, navigator.onLine ? TIMEOUT : 0, true);
		return () => clearTimeout(timer);
	}, [isChecking]);
	return isLate && userId !== undefined && hasSavedTicket(pathname, userId);
}
