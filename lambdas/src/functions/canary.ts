import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { siteClient } from '../smoke/site.gateway.ts';
import { stepOf } from '../smoke/steps.ts';
import { walkWithoutTraces } from '../smoke/walk-without-traces.ts';

const origin = requireEnv('SITE_ORIGIN');

/** Walks the site; failures are named in the log, and raise the alarm by the error of the function. */
export async function handler(): Promise<void> {
	const done: string[] = [];
	try {
		await walkWithoutTraces(siteClient(origin), (line) => done.push(line), clock());
	} catch (error) {
		// A step contains addresses of the site and statuses, no personal data.
		log.error('CANARY_FAILED', { step: stepOf(error), why: error instanceof Error ? error.message : typeof error });
		throw error;
	}
	log.info('CANARY_DONE', { steps: done.length });
}
