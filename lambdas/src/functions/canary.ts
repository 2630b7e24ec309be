import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { walkQuietly } from '../smoke/quiet-walk.ts';
import { siteClient } from '../smoke/site.gateway.ts';
import { stepOf } from '../smoke/steps.ts';

const origin = requireEnv('SITE_ORIGIN');

/** Walks the site; what is not as it should be is named in the log, and rings by the error of the function. */
export async function handler(): Promise<void> {
	const done: string[] = [];
	try {
		await walkQuietly(siteClient(origin), (line) => done.push(line), clock());
	} catch (error) {
		// What a walk says names addresses of the site and statuses; it is nobody's.
		log.error('CANARY_FAILED', { step: stepOf(error), why: error instanceof Error ? error.message : typeof error });
		throw error;
	}
	log.info('CANARY_DONE', { steps: done.length });
}
