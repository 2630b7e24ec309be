import { type CloudWatchLogsClient, paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { GetFunctionConfigurationCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import { readLogLine } from './log-line.ts';
import type { FindEntries, LogEntry } from './story.ts';

export interface CloudWatchLog {
	readonly logs: CloudWatchLogsClient;
	readonly lambda: LambdaClient;
	/** Of the functions that are looked through. */
	readonly functionNames: readonly string[];
	/** Lines from this moment on. */
	readonly since: Date;
}

/**
 * The logs of functions in AWS. CloudFormation named their groups, so each function is asked for its own. Whoever looks may read the
 * functions' configuration (`lambda:GetFunctionConfiguration`) and filter their logs (`logs:FilterLogEvents`).
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
		// In quotation marks, because an id may have characters that mean something in a pattern.
		const input = { logGroupName, filterPattern: `"${id}"`, startTime: since.getTime() };
		for await (const { events = [] } of paginateFilterLogEvents({ client: logs }, input))
			for (const { timestamp = 0, message = '' } of events)
				entries.push(readLogLine(functionName, new Date(timestamp).toISOString(), message));
		return entries;
	};
	return async (id) => (await Promise.all(groups.map((group) => findIn(group, id)))).flat();
}
