import type { NoticeChannel } from '@tulia/contracts/client/schemas';

interface Way {
	/** As displayed: `wairimu@example.com`, `0712 345 678`. */
	readonly shown?: string;
	/** Whether messages to this address or number arrive, as far as known. */
	readonly takes: boolean;
}

/** The contact details and the choice of channel of a client. */
export interface Reached {
	/** The chosen channel; absent: email where there is an address, otherwise SMS. */
	readonly notices?: NoticeChannel | undefined;
	readonly email?: Way | undefined;
	readonly phone?: Way | undefined;
}

/** The channels of one notice. */
export interface Ways {
	readonly mail: boolean;
	readonly sms: boolean;
}

/**
 * The channels of a client's notices: the chosen one, or the other where that one does not deliver, so that a notice
 * arrives once (promise N12). Where neither delivers, the first is still used, so that staff see its failure. None: the
 * client wants no notices, or has neither address nor phone.
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

/** The channels of a client's notices within a sentence: `by SMS to 0712 345 678`. Undefined: no channel. */
export function wayWords(reached: Reached): string | undefined {
	const { mail, sms } = waysOf(reached);
	const words = [mail ? by('email', reached.email) : '', sms ? by('SMS', reached.phone) : ''].filter(Boolean);
	return words.length === 0 ? undefined : words.join(' and ');
}

const by = (what: string, way: Way | undefined): string => `by ${what}${way?.shown ? ` to ${way.shown}` : ''}`;

/** For texts to every client, or where the account is not loaded. */
export const BY_CHOSEN_CHANNEL = 'by email or SMS, as you chose';
