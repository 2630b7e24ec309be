import { type Reached as CentreReached, type Ways, waysOf, wayWords } from '@tulia/centre/notice-ways';
import type { Account, NoticesChoice } from '@tulia/contracts/account/schemas';

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
	{ value: 'email', title: 'Email', text: email },
	{ value: 'sms', title: 'SMS', text: phone?.shown ?? '' },
	{ value: 'both', title: 'Both', text: 'If one does not arrive, the other does.' },
];

/** Whether an SMS to the number would leave. */
export const takesSms = ({ phone, smsStop }: Reached): boolean =>
	smsStop !== undefined && phone !== undefined && !phone.stopped && !phone.unreachableSince;

const reachedBy = (reached: Reached): CentreReached => ({
	notices: reached.notices,
	email: { shown: reached.email, takes: !reached.emailCameBack },
	phone: reached.phone && { shown: reached.phone.shown, takes: takesSms(reached) },
});

/** By what somebody is told as things stand. The server decides by the same rule when it tells them (promise N12). */
export const waysNow = (reached: Reached): Ways => waysOf(reachedBy(reached));

/** The same for the middle of a sentence: `by SMS to 0712 345 678`. Undefined: by nothing, as they asked our staff. */
export const toldBy = (reached: Reached): string | undefined => wayWords(reachedBy(reached));
