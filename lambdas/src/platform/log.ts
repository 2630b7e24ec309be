import { Logger } from '@aws-lambda-powertools/logger';
import { currentRequestId } from './request-id.ts';

/** Ids, counts, codes and durations. Never a name, an address, a note, a token or a body (promise W6). */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'tulia' });

const withRequest = (fields: LogFields): LogFields => ({ requestId: currentRequestId(), ...fields });

/**
 * The one way to write a log line: an event's constant name and the ids that find it again. The id of the request that the line is about
 * is added by itself (`request-id.ts`).
 */
export const log = {
	info: (event: string, fields: LogFields = {}): void => logger.info(event, withRequest(fields)),
	warn: (event: string, fields: LogFields = {}): void => logger.warn(event, withRequest(fields)),
	error: (event: string, fields: LogFields = {}): void => logger.error(event, withRequest(fields)),
} as const;

/**
 * What may be logged of an exception: its class and the places in our code it came through. Its message stays out,
 * because messages quote the values that caused them.
 */
export function traceOf(error: unknown): LogFields {
	if (!(error instanceof Error)) return { error: typeof error };
	const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
	return {
		error: error.name,
		at: frames
			.slice(0, 6)
			.map((line) => line.trim())
			.join(' < '),
	};
}
