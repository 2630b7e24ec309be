import { requireEnv } from '../platform/config.ts';
import { releaseFilesFromEnvironment } from '../publisher/release-files.gateway.ts';
import { render } from '../publisher/render.usecase.ts';
import { rendererLoader } from '../publisher/renderer.gateway.ts';

/**
 * Runs the modules' own code for the publisher. Its role reads the files of releases and nothing else, so that what a team
 * releases can change nothing but what it says of its pages (decision 029).
 */
export const handler = render({
	loadBuilds: rendererLoader(releaseFilesFromEnvironment(requireEnv('SITE_BUCKET'))),
});
