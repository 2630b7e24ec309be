import { type CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { GetFunctionConfigurationCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { readLogLine } from './log-line.ts';
import type { FindEntries, LogEntry } from './story.ts';

export interface CloudWatchLog {
	readonly logs: CloudWatchLogsClient;
	readonly lambda: LambdaClient;
	/** The functions whose logs are searched. */
	readonly functionNames: readonly string[];
	/** The start of the search. */
	readonly since: Date;
}

/**
 * The logs of functions in AWS. CloudFormation named their groups, so each function's configuration is read. The caller
 * needs `lambda:GetFunctionConfiguration` and `logs:FilterLogEvents`.
 */
export async function cloudWatchLog({ logs, lambda, functionNames, since }: CloudWatchLog): Promise<FindEntries> {
	const groups = await Promise.all(
		functionNames.map(async (FunctionName) => {
			const { LoggingConfig } = await lambda.send(new GetFunctionConfigurationCommand({ FunctionName }));
			return { functionName: FunctionName, logGroupName: LoggingConfig?.LogGroup ?? `/aws/lambda/${FunctionName}` };
		}),
	);
	const findIn = async ({ functionName, logGroupName }: (typeof groups)[number], id: string) => {
		const entries: LogEntry[] = [];
		// In quotation marks, because an id may contain pattern characters.
		const input = { logGroupName, filterPattern: `"${id}"`, startTime: since.getTime() };
		for await (const { events = [] } of paginateFilterLogEvents({ client: logs }, input))
			for (const { timestamp = 0, message = '' } of events)
				entries.push(readLogLine(functionName, new Date(timestamp).toISOString(), message));
		return entries;
	};
	return async (id) => (await Promise.all(groups.map((group) => findIn(group, id)))).flat();
}
