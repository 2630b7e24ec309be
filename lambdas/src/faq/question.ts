/** A visitor's question from the help centre. */
export interface Question {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It contains words of crisis: staff see it first. */
	readonly mayBeInCrisis: boolean;
}

export interface QuestionStore {
	/** Stores a question together with the job that notifies staff. */
	keep(question: Question, jobId: string): Promise<void>;
}
