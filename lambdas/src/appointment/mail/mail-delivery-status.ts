import type { MailProgress, MailState } from './mail-state.ts';

type KnownMails = { readonly [kind in string]?: MailState };

const isBad: Record<MailProgress, boolean> = {
	failed: true,
	suppressed: true,
	// Nothing failed: what it would have said stands on the client's own pages.
	held_back: false,
	bounced: true,
	complained: true,
	rejected: true,
	sent: false,
	delivered: false,
};

/** Whether the last thing heard of an appointment's mails is that one did not arrive, or was not wanted: phone the client. */
export function hasDeliveryFailure(mails: KnownMails): boolean {
	const [latest] = Object.values(mails)
		.filter((state) => state !== undefined)
		.sort((a, b) => b.at.localeCompare(a.at));
	return latest !== undefined && isBad[latest.state];
}
