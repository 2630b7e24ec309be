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
	/** A number, or whatever stands for one. */
	readonly phone?: unknown;
}

/** By what somebody hears of visits: what was chosen, else by mail where there is an address, else by SMS. */
export function channelOf({ notices, email, phone }: Reach): NoticeChannel {
	if (notices !== undefined) return notices;
	if (email) return 'email';
	return phone ? 'sms' : 'none';
}

/** By what a client hears of visits now: nothing goes to a number that is somebody else's by now. */
export const channelNow = ({ notices, email, phone }: ClientRecord): NoticeChannel =>
	phone?.lostSince === undefined || notices === 'none' ? channelOf({ notices, email, phone }) : channelOf({ email });

/** What was chosen, in words. */
export const noticeWords = (client: ClientRecord): string => NOTICES[channelOf(client)];

/** Whether somebody logs in to the record. */
export function accountWords({ isDisabled, hasPassword }: ClientRecord): string {
	if (isDisabled) return 'Disabled';
	return hasPassword ? 'Can log in' : 'Invited, has no password yet';
}
