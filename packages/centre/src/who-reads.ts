/** Staff who may read a text about a visit. `owner with a reason`: after giving a reason, which is audited. */
export type Reader = 'psychologist of the visit' | 'owner' | 'owner with a reason' | 'front desk';

interface WhoReads {
	readonly readers: readonly Reader[];
	/** Shown beside the field to its writer and its readers. */
	readonly words: string;
}

const NOTES: WhoReads = {
	readers: ['psychologist of the visit', 'owner with a reason'],
	words:
		'Only the psychologist of this visit can read this. An owner of the centre can open it after saying why, and that is recorded.',
};

/** Who may read each text about a visit, in the same sentence for the client, the psychologist and the desk. */
export const whoReads = {
	/** The client's notes for the psychologist. */
	clientNotes: NOTES,
	staffNote: NOTES,
	/** The reason of a cancellation, and the notes of calls. */
	aboutVisit: {
		readers: ['psychologist of the visit', 'front desk', 'owner'],
		words: 'The psychologist of this visit, the front desk and the owners of the centre can read this.',
	},
	/** The reason of a waiver, a lower amount or a reversal. */
	aboutPayment: {
		readers: ['front desk', 'owner'],
		words: 'The front desk and the owners of the centre can read this.',
	},
} as const satisfies Record<string, WhoReads>;
