import { GetFunctionConfigurationCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { nameIn } from '../lib/names.ts';
import type { Stage } from '../lib/stage.ts';

/** The environment of a command that works on the table of a stage. */
export interface TableEnvironment {
	readonly TABLE_NAME: string;
	readonly FIELD_KEY_ID: string;
	readonly AWS_REGION: string;
}

/**
 * Table and key that the stage uses now, read from the configuration of the admin function: CloudFormation named the
 * table, and a restored table has another name. The caller needs `lambda:GetFunctionConfiguration`.
 */
export async function tableEnvironmentOf(stage: Stage, lambda: LambdaClient): Promise<TableEnvironment> {
	const FunctionName = nameIn(stage, 'admin');
	const { Environment } = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
	const { TABLE_NAME, FIELD_KEY_ID } = Environment?.Variables ?? {};
	if (!TABLE_NAME || !FIELD_KEY_ID) throw new Error(`The function ${FunctionName} names no table and no field key.`);
	return { TABLE_NAME, FIELD_KEY_ID, AWS_REGION: stage.region };
}
