import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { publish } from '../publisher/publish.usecase.ts';
import { publicContentReader } from '../publisher/read-public-content.ts';
import { rendererLoader } from '../publisher/renderer.gateway.ts';
import { siteFromEnvironment } from '../publisher/site.gateway.ts';

/** What a release sends after it moved a pointer; `force` renders even if nothing changed. The sweep comes each minute. */
export interface PublishRequest {
	readonly kind: 'release' | 'sweep';
	readonly force?: boolean;
}

/** How far an index may lag behind the table. Milliseconds. */
const INDEX_LAG = 1000;

const site = siteFromEnvironment(requireEnv('SITE_BUCKET'));
const deps = {
	site,
	origin: requireEnv('SITE_ORIGIN'),
	readContent: publicContentReader(documentClient(), requireEnv('TABLE_NAME'), () => new Date()),
	loadRenderer: rendererLoader(site),
};
const atOnce = publish({ ...deps, settle: async () => undefined });
const afterChange = publish({ ...deps, settle: () => wait(INDEX_LAG) });

/**
 * Renders the public pages again: called by a release, by the stream when public content changed, and by the sweep for
 * whatever was lost on the way. What failed throws: the release says so, the stream tries the same records again, the alarm rings.
 */
export async function handler(event: DynamoDBStreamEvent | PublishRequest): Promise<DynamoDBBatchResponse> {
	if ('Records' in event) await afterChange();
	else await atOnce(event.force === undefined ? {} : { force: event.force });
	return { batchItemFailures: [] };
}
