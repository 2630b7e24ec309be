import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { openingSentence } from '@tulia/platform';

/** The chat of a centre that answers on WhatsApp. */
export interface Chat {
	readonly url: string;
	/** Weekly hours, in the centre's zone. */
	readonly hours: PublicProfile['openingHours'];
	/** Whether somebody answers now; nobody does while the time is not known. */
	readonly isOpen: boolean;
}

/** The chat at `now`, or `undefined` when the centre has none. Without hours of its own it keeps the opening hours. */
export function chatOf(
	{ whatsapp, chatHours, openingHours, timeZone, closedDays = [] }: PublicProfile,
	now: Date | undefined,
): Chat | undefined {
	if (!whatsapp) return undefined;
	const hours = chatHours ?? openingHours;
	const isOpen =
		now !== undefined && openingSentence({ openingHours: hours, timeZone, closedDays }, now)?.isOpen === true;
	return { url: `https://wa.me/${encodeURIComponent(whatsapp)}`, hours, isOpen };
}
