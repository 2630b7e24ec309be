/** Where the panel stands, which decides its words. */
export type AddressPlace = 'registered' | 'ticket' | 'account';

interface PlaceWords {
	/** Before the address. */
	readonly lead: string;
	/** While nobody has confirmed it. */
	readonly unconfirmed: string;
	/** Once it is confirmed. */
	readonly confirmed: string;
	/** Our letter came back. */
	readonly cameBack: string;
}

const SLIP = 'The address may have a slip in it.';

export const PLACE_WORDS: Record<AddressPlace, PlaceWords> = {
	registered: {
		lead: 'We sent a letter to',
		unconfirmed: 'Open it and press the button inside. Then your tickets are sure to find you. Look in spam too.',
		confirmed: 'Asante.',
		cameBack: `${SLIP} Your account works either way.`,
	},
	ticket: {
		lead: 'We send it to',
		unconfirmed: 'Your visit is booked either way. This page and My appointments always show the ticket.',
		confirmed: 'Asante. You will not see this again.',
		cameBack: `${SLIP} Your ticket is safe here.`,
	},
	account: {
		lead: 'Our letters go to',
		unconfirmed: 'Open our letter and press the button inside. Until then you may hold one coming appointment.',
		confirmed: 'You have confirmed this address.',
		cameBack: `${SLIP} Your account works either way.`,
	},
};
