import { parseArgs } from 'node:util';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type SiteModule, siteModules } from '@tulia/contracts/site-modules';
import { loadStage } from '../lib/load-stage.ts';
import { publishPages } from './publish-pages.ts';
import { release, retireWorker, rollback } from './release.ts';
import { trialOf } from './release-trial.ts';
import { namedIn, targetOf } from './target.ts';

const usage = `Usage: release <${siteModules.join(' | ')}> --dist <folder> | --rollback [--version <version>]
       release shell --retire-worker   takes the service worker off every device, until the shell's next release
--stage <name>: the stage of infra/stages that is released to. In its place, or besides, names of the stacks' outputs: --bucket or
SITE_BUCKET (SiteBucketName), --publisher or PUBLISHER_FUNCTION (PublisherFunctionName, by default that of the local stage); and
--site or SITE_ORIGIN: the live site, https://…, whose pages are opened in a browser before the release is live. Credentials, and
without a stage the region, as the AWS SDK finds them.`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		dist: { type: 'string' },
		stage: { type: 'string' },
		bucket: { type: 'string' },
		publisher: { type: 'string' },
		site: { type: 'string' },
		rollback: { type: 'boolean', default: false },
		version: { type: 'string' },
		'retire-worker': { type: 'boolean', default: false },
	},
});

const isModule = (name: string | undefined): name is SiteModule => siteModules.some((module) => module === name);

const chosenStage = async () => (values.stage === undefined ? undefined : loadStage(values.stage));

/** Releases one module, then renders the pages. */
async function main(): Promise<void> {
	const [module] = positionals;
	const { dist, version } = values;
	const { bucket, publisher, origin, client } = targetOf({ ...namedIn(process.env), ...values }, await chosenStage());
	const retires = module === 'shell' && values['retire-worker'];
	if (!isModule(module) || !bucket || (!dist && !values.rollback && !retires)) throw new Error(usage);
	const site = { s3: new S3Client(client), bucket };
	const lambda = new LambdaClient(client);
	const trial = trialOf({ site, lambda, publisher, module, origin });
	const live = retires
		? await retireWorker(site)
		: values.rollback
			? await rollback({ ...site, module, version })
			: (await release({ ...site, module, distDir: dist ?? '', trial })).live;
	await publishPages({ lambda, publisher, module, version: live.version });
	console.log(`${module} ${live.version} is live${live.previous ? ` (before: ${live.previous})` : ''}.`);
}

await main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
