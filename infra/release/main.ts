import { parseArgs } from 'node:util';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type SiteModule, siteModules } from '../lib/site-modules.ts';
import { publishPages } from './publish-pages.ts';
import { release, retireWorker, rollback } from './release.ts';

const usage = `Usage: release <${siteModules.join(' | ')}> --dist <folder> | --rollback [--version <version>]
       release shell --retire-worker   takes the service worker off every device, until the shell's next release
Names of the stack's outputs: --bucket or SITE_BUCKET (SiteBucketName), --publisher or PUBLISHER_FUNCTION
(PublisherFunctionName, by default tulia-publisher). Region and credentials as the AWS SDK finds them.`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		dist: { type: 'string' },
		bucket: { type: 'string', default: process.env.SITE_BUCKET ?? '' },
		publisher: { type: 'string', default: process.env.PUBLISHER_FUNCTION ?? 'tulia-publisher' },
		rollback: { type: 'boolean', default: false },
		version: { type: 'string' },
		'retire-worker': { type: 'boolean', default: false },
	},
});

const isModule = (name: string | undefined): name is SiteModule => siteModules.some((module) => module === name);

/** Moves one module, then has the pages rendered again. */
async function main(): Promise<void> {
	const [module] = positionals;
	const { bucket, publisher, dist, version } = values;
	const retires = module === 'shell' && values['retire-worker'];
	if (!isModule(module) || !bucket || (!dist && !values.rollback && !retires)) throw new Error(usage);
	const site = { s3: new S3Client({}), bucket };
	const live = retires
		? await retireWorker(site)
		: values.rollback
			? await rollback({ ...site, module, version })
			: (await release({ ...site, module, distDir: dist ?? '' })).live;
	await publishPages({ lambda: new LambdaClient({}), publisher, module, version: live.version });
	console.log(`${module} ${live.version} is live${live.previous ? ` (before: ${live.previous})` : ''}.`);
}

await main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
