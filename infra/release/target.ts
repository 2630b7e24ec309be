import { LOCAL, nameIn } from '../lib/names.ts';
import { siteBucketName } from '../lib/site-bucket-name.ts';
import { siteOriginOf } from '../lib/site-origin.ts';
import type { Stage } from '../lib/stage.ts';

/** Explicit names of the command line or the environment. */
interface Named {
	readonly bucket?: string | undefined;
	readonly publisher?: string | undefined;
	readonly site?: string | undefined;
}

interface Target {
	readonly bucket: string;
	readonly publisher: string;
	/** '' when it is not known. */
	readonly origin: string;
	/** Settings of the AWS clients; without a stage the SDK finds the region. */
	readonly client: { readonly region?: string };
}

/** The names in environment variables. */
export const namedIn = ({ SITE_BUCKET, PUBLISHER_FUNCTION, SITE_ORIGIN }: NodeJS.ProcessEnv): Named => ({
	bucket: SITE_BUCKET,
	publisher: PUBLISHER_FUNCTION,
	site: SITE_ORIGIN,
});

/** Explicit names take precedence over the stage. */
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
