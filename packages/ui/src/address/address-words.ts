/** The page of the panel, which decides its texts. */
export type AddressPlace = 'registered' | 'ticket' | 'account' | 'waiting';

interface PlaceWords {
	/** Before the address. */
	readonly lead: string;
	/** While it is not confirmed. */
	readonly unconfirmed: string;
	/** Once it is confirmed. */
	readonly confirmed: string;
	/** Our email bounced. */
	readonly cameBack: string;
}

const SLIP = 'Please check that it is right.';

export const PLACE_WORDS: Record<AddressPlace, PlaceWords> = {
	registered: {
		lead: 'We sent an email to',
		unconfirmed: 'Please check that it is right. Then open our email and tap the button in it. Look in spam too.',
		confirmed: 'Asante.',
		cameBack: `${SLIP} Your account works either way.`,
	},
	ticket: {
		lead: 'Your email address is',
		unconfirmed: 'Your visit is booked either way. This page and My appointments always show the ticket.',
		confirmed: 'Asante. You will not see this again.',
		cameBack: `${SLIP} Your ticket is safe here.`,
	},
	waiting: {
		lead: 'Please confirm your email address first:',
		unconfirmed:
			'Open our email and tap the button in it. Then you can ask here, and we know that our answer reaches you.',
		confirmed: 'Asante.',
		cameBack: `${SLIP} Then we know that our answer reaches you.`,
	},
	account: {
		lead: 'Your email address is',
		unconfirmed: 'Open our email and tap the button in it. Until then you can have one coming visit.',
		confirmed: 'You have confirmed this address.',
		cameBack: `${SLIP} Your account works either way.`,
	},
};
