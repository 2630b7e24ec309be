import { Logger } from '@aws-lambda-powertools/logger';
import { reasonOf } from './error-reason.ts';
import { currentRequestId } from './request-id.ts';

/** Ids, counts, codes and durations. Never a name, an address, a note, a token or a body (promise W6). */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Stack frames that are logged: the first ten of a call to AWS are its library's, ours follow. */
const PLACES = 24;
Error.stackTraceLimit = PLACES;

const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'tulia' });

const withRequest = (fields: LogFields): LogFields => ({ requestId: currentRequestId(), ...fields });

/** The only way to write a log line: a constant event name and ids. The request's id is added (`request-id.ts`). */
export const log = {
	info: (event: string, fields: LogFields = {}): void => logger.info(event, withRequest(fields)),
	warn: (event: string, fields: LogFields = {}): void => logger.warn(event, withRequest(fields)),
	error: (event: string, fields: LogFields = {}): void => logger.error(event, withRequest(fields)),
} as const;

/** The loggable parts of an exception: its class, the frames in our code, and a message known to contain no input. */
export function traceOf(error: unknown): LogFields {
	if (!(error instanceof Error)) return { error: typeof error };
	const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
	return {
		error: error.name,
		reason: reasonOf(error),
		at: frames
			.slice(0, PLACES)
			.map((line) => line.trim())
			.join(' < '),
	};
}
