import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { isChatOpen } from '@tulia/platform';

export interface Chat {
	readonly url: string;
	/** Weekly hours, in the centre's time zone. */
	readonly hours: PublicProfile['openingHours'];
	/** Whether the chat is answered now; false while the time is not known. */
	readonly isOpen: boolean;
}

/** The chat at `now`; `undefined` without WhatsApp. Without hours of its own it uses the opening hours. */
export function chatOf(profile: PublicProfile, now: Date | undefined): Chat | undefined {
	const { whatsapp, chatHours, openingHours } = profile;
	if (!whatsapp) return undefined;
	return {
		url: `https://wa.me/${encodeURIComponent(whatsapp)}`,
		hours: chatHours ?? openingHours,
		isOpen: now !== undefined && isChatOpen(profile, now),
	};
}
