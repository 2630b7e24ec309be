import { setTimeout as wait } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { publish } from '../publisher/publish.usecase.ts';
import { publicContentReader } from '../publisher/read-public-content.ts';
import { rendererLoader } from '../publisher/renderer.gateway.ts';
import { siteFromEnvironment } from '../publisher/site.gateway.ts';

/** What a release sends after it moved a pointer; `force` renders even if nothing changed. */
export interface PublishRequest {
	readonly kind: 'release';
	readonly force?: boolean;
}

/** How far an index may lag behind the table. Milliseconds. */
const INDEX_LAG = 1000;

const site = siteFromEnvironment(requireEnv('SITE_BUCKET'));
const deps = {
	site,
	origin: requireEnv('SITE_ORIGIN'),
	readContent: publicContentReader(documentClient(), requireEnv('TABLE_NAME')),
	loadRenderer: rendererLoader(site),
};
const afterRelease = publish({ ...deps, settle: async () => undefined });
const afterChange = publish({ ...deps, settle: () => wait(INDEX_LAG) });

/**
 * Renders the public pages again: called by a release, and by the stream when public content changed. What failed throws:
 * the release says so, and the stream tries the same records again.
 */
export async function handler(event: DynamoDBStreamEvent | PublishRequest): Promise<DynamoDBBatchResponse> {
	if ('Records' in event) await afterChange();
	else await afterRelease(event.force === undefined ? {} : { force: event.force });
	return { batchItemFailures: [] };
}
