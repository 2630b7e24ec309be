import type { NoticeChannel } from '@tulia/contracts/client/schemas';

/** An address or a number. */
interface Way {
	/** As it is read: `wairimu@example.com`, `0712 345 678`. */
	readonly shown?: string;
	/** Whether a message to it arrives, as far as we know. */
	readonly takes: boolean;
}

/** What decides by what a client is told of visits. */
export interface Reached {
	/** What was chosen; absent: by email where there is an address, else by SMS. */
	readonly notices?: NoticeChannel | undefined;
	readonly email?: Way | undefined;
	readonly phone?: Way | undefined;
}

/** By what one notice goes out. */
export interface Ways {
	readonly mail: boolean;
	readonly sms: boolean;
}

/**
 * By what a client is told of a visit: what they chose, or the other way where that one takes nothing, so that a notice arrives once
 * (promise N12). Where neither takes anything it still goes to the first of them, whose refusal staff then see. Neither: the client
 * wants none, or left neither address nor phone.
 */
export function waysOf({ email, phone, notices = email ? 'email' : 'sms' }: Reached): Ways {
	if (notices === 'none') return { mail: false, sms: false };
	const mailTakes = email?.takes === true;
	const smsTakes = phone?.takes === true;
	if (!mailTakes && !smsTakes) return { mail: email !== undefined, sms: email === undefined && phone !== undefined };
	if (notices === 'both') return { mail: mailTakes, sms: smsTakes };
	const bySms = notices === 'sms' ? smsTakes : !mailTakes;
	return { mail: !bySms, sms: bySms };
}

/** The same in words, for the middle of a sentence: `by SMS to 0712 345 678`. Undefined: by nothing. */
export function wayWords(reached: Reached): string | undefined {
	const { mail, sms } = waysOf(reached);
	const words = [mail ? by('email', reached.email) : '', sms ? by('SMS', reached.phone) : ''].filter(Boolean);
	return words.length === 0 ? undefined : words.join(' and ');
}

const by = (what: string, way: Way | undefined): string => `by ${what}${way?.shown ? ` to ${way.shown}` : ''}`;

/** Where a text is for every client, or the account is not at hand. */
export const AS_CHOSEN = 'by email or SMS, as you chose';
