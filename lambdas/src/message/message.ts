/** A visitor's message from the contact page. */
export interface Message {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	/** Ten digits, when the visitor gave a number. */
	readonly phone: string | undefined;
	readonly subject: string;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It contains words of crisis: staff see it first. */
	readonly mayBeInCrisis: boolean;
}

export interface MessageStore {
	/** Stores a message together with the job that notifies staff. */
	keep(message: Message, jobId: string): Promise<void>;
}
