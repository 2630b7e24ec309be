import { Logger } from '@aws-lambda-powertools/logger';
import { reasonOf } from './error-reason.ts';
import { currentRequestId } from './request-id.ts';

/** Ids, counts, codes and durations. Never a name, an address, a note, a token or a body (promise W6). */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Of a call to AWS the first ten places are those of its library, and ours come after. */
const PLACES = 24;
Error.stackTraceLimit = PLACES;

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
 * What may be logged of an exception: its class, the places in our code it came through, and of its message what is known to
 * hold nothing that somebody typed.
 */
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
