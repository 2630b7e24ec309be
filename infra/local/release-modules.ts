import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { siteModules, workspaceOf } from '@tulia/contracts/site-modules';
import type { StartedCloud } from 'local-cloud/content';
import { publishPages } from '../release/publish-pages.ts';
import { release } from '../release/release.ts';
import { outputOf } from './output-of.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const clientOf = ({ awsEndpoint, region }: StartedCloud) => ({
	endpoint: awsEndpoint,
	region,
	credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});

/**
 * Releases the built modules as in AWS. A module without a build is skipped with a note. Resolves with the version of
 * the live shell, or undefined without one, in which case no pages can be rendered.
 */
export async function releaseModules(cloud: StartedCloud): Promise<string | undefined> {
	const s3 = new S3Client(clientOf(cloud));
	const bucket = outputOf(cloud, 'edge.SiteBucketName');
	let shell: string | undefined;
	for (const module of siteModules) {
		const workspace = workspaceOf(module);
		const distDir = path.join(root, workspace, 'dist');
		if (!existsSync(path.join(distDir, 'release.json'))) {
			cloud.log(`${workspace} has no build; its pages are missing.`);
			continue;
		}
		const { live, moved } = await release({ s3, bucket, module, distDir });
		if (moved) cloud.log(`${workspace} ${live.version} is live`);
		if (module === 'shell') shell = live.version;
	}
	s3.destroy();
	return shell;
}

/** Makes the publisher render every page from live releases and stored data. */
export async function renderPages(cloud: StartedCloud, version: string): Promise<void> {
	const lambda = new LambdaClient(clientOf(cloud));
	await publishPages({ lambda, publisher: outputOf(cloud, 'edge.PublisherFunctionName'), module: 'shell', version });
	lambda.destroy();
}
