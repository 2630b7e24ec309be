import type { Account, NoticesChoice } from '@tulia/contracts/account/schemas';
import { maskedAddress } from '../address/masked-address.ts';

/** What of the account decides by what somebody can be told. */
export type Reached = Pick<Account, 'email' | 'emailCameBack' | 'phone' | 'notices' | 'smsStop'>;

interface NoticeOption {
	readonly value: NoticesChoice['notices'];
	readonly title: string;
	readonly text: string;
}

/** Whether SMS may be chosen: to a number that a code confirmed, or where staff noted that the client wants them. */
export const offersSms = ({ phone, notices, smsStop }: Reached): boolean =>
	smsStop !== undefined && phone !== undefined && (phone.confirmed || notices !== 'email');

/** The ways a client can be told of visits, as cards. */
export const noticeOptions = ({ email, phone }: Reached): readonly NoticeOption[] => [
	{ value: 'email', title: 'Email', text: maskedAddress(email) },
	{ value: 'sms', title: 'SMS', text: phone?.shown ?? '' },
	{ value: 'both', title: 'Both', text: 'If one does not arrive, the other does.' },
];

/** Whether an SMS to the number would leave. */
export const takesSms = ({ phone, smsStop }: Reached): boolean =>
	smsStop !== undefined && phone !== undefined && !phone.stopped && !phone.unreachableSince;

/**
 * By what somebody is told as things stand: what they chose, or the other way where that one takes nothing. The server decides the same
 * when it tells them (promise N12).
 */
export function waysNow(reached: Reached): { readonly mail: boolean; readonly sms: boolean } {
	const { notices, emailCameBack } = reached;
	if (notices === 'none') return { mail: false, sms: false };
	const [mail, sms] = [!emailCameBack, takesSms(reached)];
	if (!mail && !sms) return { mail: true, sms: false };
	if (notices === 'both') return { mail, sms };
	const bySms = notices === 'sms' ? sms : !mail;
	return { mail: !bySms, sms: bySms };
}
