import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';

const NOTICES: { readonly [C in NoticeChannel]: string } = {
	email: 'Email',
	sms: 'SMS',
	both: 'SMS and email',
	none: 'No notices: we tell them in person',
};

interface Reach {
	readonly notices?: NoticeChannel | undefined;
	readonly email?: string | undefined;
	/** The phone number, of which only the presence matters here. */
	readonly phone?: unknown;
}

/** The channel of a client's notices: their preference, or else email if they have an address, or else SMS. */
export function channelOf({ notices, email, phone }: Reach): NoticeChannel {
	if (notices !== undefined) return notices;
	if (email) return 'email';
	return phone ? 'sms' : 'none';
}

/** The channel by which a client gets notices now. Nothing is sent to a number that now belongs to another person. */
export const channelNow = ({ notices, email, phone }: ClientRecord): NoticeChannel =>
	phone?.lostSince === undefined || notices === 'none' ? channelOf({ notices, email, phone }) : channelOf({ email });

export const noticeWords = (client: ClientRecord): string => NOTICES[channelOf(client)];

/** Whether the record has an account, in words. */
export function accountWords({ isDisabled, hasPassword }: ClientRecord): string {
	if (isDisabled) return 'Disabled';
	return hasPassword ? 'Can log in' : 'Invited, has no password yet';
}
