import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { buildWithVersion, runRelease } from '../processes/release-module.ts';

/** A build of the shell that differs from the current one only in its version, and so in the address of every file. */
export const shellBuildWithVersion = (version: string): string => buildWithVersion('shell', version);

/** Releases the shell as its team does; fails when the release is refused. */
export async function releaseShell(cloud: LocalCloud, ...options: readonly string[]): Promise<void> {
	const { code, output } = await runRelease(cloud, 'shell', ...options);
	if (code !== 0) throw new Error(output);
}
