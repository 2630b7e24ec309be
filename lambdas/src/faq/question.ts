/** What a visitor asked through the help centre. */
export interface Question {
	readonly id: string;
	readonly name: string;
	readonly email: string;
	readonly text: string;
	/** ISO UTC. */
	readonly createdAt: string;
	/** It holds words of crisis: staff read it before everything else. */
	readonly mayBeInCrisis: boolean;
}

/** What questions need from storage. */
export interface QuestionStore {
	/** Keeps a question together with the job that tells staff about it. */
	keep(question: Question, jobId: string): Promise<void>;
}
