/** What a booking, a move or a cancellation means for the days of one psychologist. Holds no words and no client. */
export interface DayChange {
	readonly psychologistId: string;
	/** ISO UTC: when the visit was with them until then. Absent: it was not with them. */
	readonly before?: string;
	/** ISO UTC: when it is with them from then on. Absent: it is not any more. */
	readonly after?: string;
	/** It was cancelled, and the client wished it, whoever noted that. */
	readonly byClient?: true;
	/** The account that made the change: whoever did it is not told of it. */
	readonly actor: string;
}
