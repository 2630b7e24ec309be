import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { openingSentence } from '@tulia/platform';

export interface Chat {
	readonly url: string;
	/** Weekly hours, in the centre's time zone. */
	readonly hours: PublicProfile['openingHours'];
	/** Whether the chat is answered now; false while the time is not known. */
	readonly isOpen: boolean;
}

/** The chat at `now`; `undefined` without WhatsApp. Without hours of its own it uses the opening hours. */
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
