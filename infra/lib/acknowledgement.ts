/** One finding of a policy pack that we keep, and why. */
export interface Acknowledgement {
	/** Where: a construct's path without the name of the stage, its children included. */
	readonly place: string;
	/** The qualified id; only that form keeps its reason in the report. */
	readonly id: string;
	readonly reason: string;
	/** When it was last thought about. */
	readonly since: `${number}-${number}-${number}`;
}

/** Qualified ids of the packs' rules. */
export const solutions = (rule: string): string => `AwsSolutions::AwsSolutions-${rule}`;
export const serverless = (rule: string): string => `Serverless::Serverless-${rule}`;
export const hipaa = (rule: string): string => `HIPAA.Security::HIPAA.Security-${rule}`;
