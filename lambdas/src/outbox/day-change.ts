/** How a booking, move or cancellation changes one psychologist's day. Contains no text and no client. */
export interface DayChange {
	readonly psychologistId: string;
	/** ISO UTC: the start before the change. Absent: the visit was not theirs. */
	readonly before?: string;
	/** ISO UTC: the start after the change. Absent: the visit is not theirs any more. */
	readonly after?: string;
	/** The visit was cancelled at the client's request, whether by the client or by staff. */
	readonly byClient?: true;
	/** The account that made the change; it is not notified of it. */
	readonly actor: string;
}
