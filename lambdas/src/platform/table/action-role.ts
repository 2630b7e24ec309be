/** What an action of a transaction stands for, so that a refused condition can be understood. */
export type ActionRole =
	| 'answer'
	| 'cell'
	| 'own-cell'
	| 'appointment'
	/** The appointment as it was read and decided on. */
	| 'target'
	| 'ticket'
	| 'bookings'
	/** The entry of the waiting list that a time is held for. */
	| 'held'
	/** One of the places of a network for visits of unconfirmed accounts. */
	| 'place'
	| 'account'
	| 'consent'
	| 'session'
	| 'schedule'
	| 'job'
	| 'figure'
	/** The place among the appointments without an outcome. */
	| 'awaited'
	| 'history'
	| 'audit'
	/** The condition that never holds, of a transaction that is checked and not committed. */
	| 'dry-run';
