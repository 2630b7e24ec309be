import { type Reached as CentreReached, type Ways, waysOf, wayWords } from '@tulia/centre/notice-ways';
import type { Account, NoticesChoice } from '@tulia/contracts/account/schemas';

/** The parts of the account that decide the channels of notices. */
export type Reached = Pick<Account, 'email' | 'emailCameBack' | 'phone' | 'notices' | 'smsStop'>;

interface NoticeOption {
	readonly value: NoticesChoice['notices'];
	readonly title: string;
	readonly text: string;
}

/** Whether SMS can be chosen: with a number confirmed by a code, or where staff recorded that the client wants them. */
export const offersSms = ({ phone, notices, smsStop }: Reached): boolean =>
	smsStop !== undefined && phone !== undefined && (phone.confirmed || notices !== 'email');

/** The channels of notices about visits, as cards. */
export const noticeOptions = ({ email, phone }: Reached): readonly NoticeOption[] => [
	{ value: 'email', title: 'Email', text: email },
	{ value: 'sms', title: 'SMS', text: phone?.shown ?? '' },
	{ value: 'both', title: 'Both', text: 'If one does not arrive, the other does.' },
];

/** Whether an SMS to the number would be sent. */
export const takesSms = ({ phone, smsStop }: Reached): boolean =>
	smsStop !== undefined && phone !== undefined && !phone.stopped && !phone.unreachableSince;

const reachedBy = (reached: Reached): CentreReached => ({
	notices: reached.notices,
	email: { shown: reached.email, takes: !reached.emailCameBack },
	phone: reached.phone && { shown: reached.phone.shown, takes: takesSms(reached) },
});

/** The current channels of notices. The server uses the same rule (promise N12). */
export const waysNow = (reached: Reached): Ways => waysOf(reachedBy(reached));

/** The current channels within a sentence: `by SMS to 0712 345 678`. Undefined: no notices, as the client asked. */
export const notifiedBy = (reached: Reached): string | undefined => wayWords(reachedBy(reached));
