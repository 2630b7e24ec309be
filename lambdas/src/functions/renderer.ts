import { requireEnv } from '../platform/config.ts';
import { releaseFilesFromEnvironment } from '../publisher/release-files.gateway.ts';
import { render } from '../publisher/render.usecase.ts';
import { rendererLoader } from '../publisher/renderer.gateway.ts';

/**
 * Runs the modules' code for the publisher. Its role may only read the files of releases, so that a release of a team
 * can change nothing but the HTML of its pages (decision 029).
 */
export const handler = render({
	loadBuilds: rendererLoader(releaseFilesFromEnvironment(requireEnv('SITE_BUCKET'))),
});
