/** The purpose of an action of a transaction, so that a refused condition can be explained. */
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
	/** A quota slot of a network for visits of unconfirmed accounts. */
	| 'place'
	| 'account'
	| 'consent'
	| 'session'
	| 'schedule'
	| 'job'
	| 'figure'
	/** The entry in the list of appointments without an outcome. */
	| 'awaited'
	| 'history'
	| 'audit'
	/** The condition that always fails, of a transaction that is checked and not committed. */
	| 'dry-run';
