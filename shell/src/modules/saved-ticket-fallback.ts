import { paths, savedTickets, useLocation, useSessionUser } from '@tulia/platform';
import { useEffect, useState } from 'react';

/** How long the check of the session may take before the saved tickets of this device are shown, milliseconds. */
const TIMEOUT = 1000;

/** The ticket number of an address, `undefined` for the list of tickets; null for every other page. */
function ticketIn(pathname: string): string | undefined | null {
	if (pathname === paths.appointments()) return undefined;
	const prefix = `${paths.appointments()}/`;
	return pathname.startsWith(prefix) ? pathname.slice(prefix.length).toUpperCase() : null;
}

/**
 * Whether this device has saved what the page at an address shows.
 *
 * @param userId the client; without one only a kept ticket counts.
 */
export function hasSavedTicket(pathname: string, userId: string | undefined): boolean {
	const wanted = ticketIn(pathname);
	if (wanted === null) return false;
	return savedTickets(userId).some(({ ticketNumber }) => wanted === undefined || wanted === ticketNumber);
}

/**
 * Whether to show saved tickets while the session is still being checked. They are of the stored session's client and
 * stored beside that session, so the check would not protect them. The server still decides about the page's own calls.
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
