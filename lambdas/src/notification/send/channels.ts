import type { Recipient } from './recipient.ts';

/** By what one notice goes out. */
export interface Channels {
	readonly mail: boolean;
	readonly sms: boolean;
}

type Reached = Pick<Recipient, 'email' | 'undeliverable' | 'phone' | 'notices'>;

/**
 * By what a client is told of a visit: what they chose, or the other way where that one takes nothing, so that a notice arrives once
 * (promise N12). Where neither takes anything it still goes to the first of them, whose refusal staff then see. Neither: the client
 * wants none, or left neither address nor phone.
 */
export function channelsOf(reached: Reached, phoneTakesSms: boolean): Channels {
	const { email, undeliverable, phone, notices = email === undefined ? 'sms' : 'email' } = reached;
	if (notices === 'none') return { mail: false, sms: false };
	const mailTakes = email !== undefined && !undeliverable;
	const smsTakes = phone !== undefined && phoneTakesSms;
	if (!mailTakes && !smsTakes) return refusing(reached);
	if (notices === 'both') return { mail: mailTakes, sms: smsTakes };
	const bySms = notices === 'sms' ? smsTakes : !mailTakes;
	return { mail: !bySms, sms: bySms };
}

const refusing = ({ email, phone }: Reached): Channels => ({
	mail: email !== undefined,
	sms: email === undefined && phone !== undefined,
});
