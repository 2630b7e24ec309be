/** One accepted finding of a policy pack, with its reason. */
export interface Acknowledgement {
	/** Path of a construct without the name of the stage; includes its children. */
	readonly place: string;
	/** The qualified id; only this form shows the reason in the report. */
	readonly id: string;
	readonly reason: string;
	/** The date of the last review. */
	readonly since: `${number}-${number}-${number}`;
}

/** Qualified ids of the packs' rules. */
export const solutions = (rule: string): string => `AwsSolutions::AwsSolutions-${rule}`;
export const serverless = (rule: string): string => `Serverless::Serverless-${rule}`;
export const hipaa = (rule: string): string => `HIPAA.Security::HIPAA.Security-${rule}`;
