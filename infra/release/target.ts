import { LOCAL, nameIn } from '../lib/names.ts';
import { siteBucketName } from '../lib/site-bucket-name.ts';
import { siteOriginOf } from '../lib/site-origin.ts';
import type { Stage } from '../lib/stage.ts';

/** What was named by itself, on the command line or in the environment. */
interface Named {
	readonly bucket?: string | undefined;
	readonly publisher?: string | undefined;
	readonly site?: string | undefined;
}

/** Where a release goes. */
interface Target {
	readonly bucket: string;
	readonly publisher: string;
	/** '' when nobody said where the site is. */
	readonly origin: string;
	/** Settings of the AWS clients; without a stage the SDK finds the region. */
	readonly client: { readonly region?: string };
}

/** The environment's names for it. */
export const namedIn = ({ SITE_BUCKET, PUBLISHER_FUNCTION, SITE_ORIGIN }: NodeJS.ProcessEnv): Named => ({
	bucket: SITE_BUCKET,
	publisher: PUBLISHER_FUNCTION,
	site: SITE_ORIGIN,
});

/** What is named by itself counts before what the stage says. */
export function targetOf({ bucket, publisher, site }: Named, stage: Stage | undefined): Target {
	if (stage === undefined)
		return {
			bucket: bucket ?? '',
			publisher: publisher ?? nameIn({ name: LOCAL }, 'publisher'),
			origin: site ?? '',
			client: {},
		};
	return {
		bucket: bucket ?? siteBucketName(stage),
		publisher: publisher ?? nameIn(stage, 'publisher'),
		origin: site ?? siteOriginOf(stage),
		client: { region: stage.region },
	};
}
