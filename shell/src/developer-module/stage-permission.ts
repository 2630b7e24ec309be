/**
 * The response header of a stage that allows developer modules (infra, security-headers.ts). The live stage does not
 * send it.
 */
const HEADER = 'x-developer-modules';

/** Whether this stage allows developer modules; false when it cannot be reached. */
export async function allowsDeveloperModules(): Promise<boolean> {
	try {
		const { headers } = await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store' });
		return headers.get(HEADER) === 'allowed';
	} catch {
		return false;
	}
}
