/** What a visitor wrote through the contact page. */
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
	/** It holds words of crisis: staff read it before everything else. */
	readonly mayBeInCrisis: boolean;
}

/** What messages need from storage. */
export interface MessageStore {
	/** Keeps a message together with the job that tells staff about it. */
	keep(message: Message, jobId: string): Promise<void>;
}
