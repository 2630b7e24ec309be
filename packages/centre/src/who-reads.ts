/** Somebody of staff, as far as a text about a visit is theirs to read. `owner with a reason`: once they said why, which is recorded. */
export type Reader = 'psychologist of the visit' | 'owner' | 'owner with a reason' | 'front desk';

interface WhoReads {
	readonly readers: readonly Reader[];
	/** Beside the field, to whoever writes and whoever reads. */
	readonly words: string;
}

const NOTES: WhoReads = {
	readers: ['psychologist of the visit', 'owner with a reason'],
	words:
		'Only the psychologist of this visit can read this. An owner of the centre can open it after saying why, and that is recorded.',
};

/** Who may read what is written about a visit: the same sentence for the client, the psychologist and the desk. */
export const whoReads = {
	/** What the client wants the psychologist to know. */
	clientNotes: NOTES,
	staffNote: NOTES,
	/** Why it was cancelled, and what was said on the phone. */
	aboutVisit: {
		readers: ['psychologist of the visit', 'front desk', 'owner'],
		words: 'The psychologist of this visit, the front desk and the owners of the centre can read this.',
	},
	/** Why something was waived, lowered or taken back. */
	aboutPayment: {
		readers: ['front desk', 'owner'],
		words: 'The front desk and the owners of the centre can read this.',
	},
} as const satisfies Record<string, WhoReads>;
