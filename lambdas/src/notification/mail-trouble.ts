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
export function isInTrouble(mails: KnownMails): boolean {
	const [latest] = Object.values(mails)
		.filter((state) => state !== undefined)
		.sort((a, b) => b.at.localeCompare(a.at));
	return latest !== undefined && isBad[latest.state];
}

/** Appointments with such a mail, by their start: one Query from now on answers those still to come (sparse, thin). */
export const MAIL_TROUBLES = 'MAILS#TROUBLE';

/**
 * The note that there is trouble. It names the start of the moment it was written: of one that moved, the mail of the move
 * writes another. Whoever reads it looks at the appointment itself.
 */
export const mailTroubleItem = ({ id, startAt }: { readonly id: string; readonly startAt: string }) => ({
	PK: MAIL_TROUBLES,
	SK: `${startAt}#${id}`,
	entity: 'mail-trouble',
	ttl: Math.floor(Date.parse(startAt) / 1000),
});
