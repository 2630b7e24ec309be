import { setTimeout as wait } from 'node:timers/promises';
import { pageFileOf } from '@tulia/contracts/site-addresses';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { clock } from '../platform/clock.ts';
import { requireEnv, sendsSmsHere } from '../platform/config.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { checkSite } from '../publisher/check-site.usecase.ts';
import { publish } from '../publisher/publish/publish.usecase.ts';
import { publicContentReader } from '../publisher/read-public-content.ts';
import { rendererFromEnvironment } from '../publisher/remote-renderer.gateway.ts';
import { siteFromEnvironment } from '../publisher/site.gateway.ts';
import { countSiteCheck, statusAt } from '../publisher/site-check.gateway.ts';
import { type TrialRequest, type TrialResult, tryRelease } from '../publisher/trial.usecase.ts';

/** A release requests a trial before it moves a pointer. */
interface TrialEvent extends TrialRequest {
	readonly kind: 'trial';
}

/** Sent after a release moved a pointer, and by the sweep each minute; `force` renders unchanged pages too. */
export interface PublishRequest {
	readonly kind: 'release' | 'sweep';
	readonly force?: boolean;
}

/** Maximum lag of an index behind the table, in milliseconds. */
const INDEX_LAG = 1000;

const site = siteFromEnvironment(requireEnv('SITE_BUCKET'));
const deps = {
	site,
	origin: requireEnv('SITE_ORIGIN'),
	readContent: publicContentReader({
		db: documentClient(),
		tableName: requireEnv('TABLE_NAME'),
		sendsSms: sendsSmsHere(),
		now: clock,
	}),
	loadRenderer: rendererFromEnvironment(requireEnv('RENDERER_FUNCTION'), site),
};
const atOnce = publish({ ...deps, waitForIndexes: async () => undefined });
const tryOut = tryRelease(deps);
const check = checkSite({ statusOf: statusAt(deps.origin), count: countSiteCheck });
const afterChange = publish({ ...deps, waitForIndexes: () => wait(INDEX_LAG) });

/**
 * Renders the public pages: called by a release, by the stream when public content changed, and by the sweep for missed
 * changes. A failure throws: the release reports it, the stream retries the same records, and the alarm is raised.
 */
export async function handler(
	event: DynamoDBStreamEvent | PublishRequest | TrialEvent,
): Promise<DynamoDBBatchResponse | TrialResult> {
	if ('kind' in event && event.kind === 'trial') return tryOut(event);
	if ('Records' in event) await afterChange();
	else await atOnce(event.force === undefined ? {} : { force: event.force }).finally(() => checked(event));
	return { batchItemFailures: [] };
}

/** Runs each minute after the first release of the site. */
async function checked({ kind }: PublishRequest): Promise<void> {
	if (kind === 'sweep' && (await site.fingerprintOf(pageFileOf('/'))) !== undefined) await check();
}
