import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';

const NOTICES: { readonly [C in NoticeChannel]: string } = {
	email: 'Email',
	sms: 'SMS',
	both: 'SMS and email',
	none: 'No notices: we tell them in person',
};

/** By what somebody hears of visits where nobody chose. */
function defaultNotices({ email, phone }: ClientRecord): NoticeChannel {
	if (email !== '') return 'email';
	return phone ? 'sms' : 'none';
}

/** By what somebody hears of visits. */
export const noticeWords = (client: ClientRecord): string => NOTICES[client.notices ?? defaultNotices(client)];

/** Whether somebody logs in to the record. */
export function accountWords({ isDisabled, hasPassword }: ClientRecord): string {
	if (isDisabled) return 'Disabled';
	return hasPassword ? 'Can log in' : 'Invited, has no password yet';
}
